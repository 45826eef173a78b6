"""One transaction of the writer: all of a group is stored together, and what fails in it fails alone."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection, Integer, Table, and_, select
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError, StatementError

from app.database import Database, insert_rows, is_lost, is_undone, rows_of
from app.write import Waiting


class Transaction:
    """One try to store a group."""

    def __init__(self, database: Database, group: list[Waiting]) -> None:
        self._database = database
        self._group = group
        self._committing = False

    def run(self) -> None:
        """Raises what hit the whole group; what one write is to blame for stands in that one's `error`."""
        for waiting in self._group:
            waiting.error = None
        failed = self._run(_together)
        if failed is None:
            return
        if len(self._group) > 1:
            taken = failed if isinstance(failed, IntegrityError) else None
            failed = self._run(partial(_apart, taken=taken))
            if failed is not None:
                raise failed
            return
        [waiting] = self._group
        with self._database.reading() as connection:
            waiting.error = _why(connection, waiting, failed)

    def is_undone(self, error: Exception) -> bool:
        """Whether nothing was stored for certain, and another try may do better."""
        return is_undone(error) or (is_lost(error) and not self._committing)

    def _run(self, way: Callable[[Connection, list[Waiting]], None]) -> Exception | None:
        """Store the group that way; answers what one write is to blame for, where nothing was stored for it."""
        self._committing = False
        try:
            with self._database.writing() as connection:
                way(connection, self._group)
                self._committing = True
        except Exception as error:
            if self._committing or not _is_its_own(error):
                raise
            return error
        return None


def _together(connection: Connection, group: list[Waiting]) -> None:
    """The quick way, for when nothing fails: every write's work in turn, then one statement per table."""
    rows: defaultdict[Table, list[Sequence[Any]]] = defaultdict(list)
    for waiting in group:
        write = waiting.write
        waiting.result = write.work(connection)
        if write.rows is not None:
            for table, some in write.rows.items():
                rows[table].extend(some)
    for table, some in rows.items():
        insert_rows(connection, table, some)


def _apart(connection: Connection, group: list[Waiting], taken: IntegrityError | None) -> None:
    """For a group in which one fails at least; `taken`: for a key that the database has already.

    Who meets such a key is found for all at once: racing servers bring many of them in each group.
    """
    free = group
    if taken is not None:
        late = _late(connection, group)
        for waiting in late:
            waiting.error = _why(connection, waiting, taken)
        free = [waiting for waiting in group if waiting not in late]
    if free:
        _in_halves(connection, free)


def _late(connection: Connection, group: list[Waiting]) -> set[Waiting]:
    """Those whose rows have keys that are taken, found with one query for each table."""
    found: set[Waiting] = set()
    for table in {table for waiting in group for table in waiting.write.rows or ()}:
        key = [(f"{column.name}", column, place) for place, column in enumerate(table.columns) if column.primary_key]
        keys = [
            {"number": number, **{name: row[place] for name, _, place in key}}
            for number, waiting in enumerate(group)
            for row in (waiting.write.rows or {}).get(table, ())
        ]
        given = rows_of(connection, {"number": Integer(), **{name: column.type for name, column, _ in key}}, keys)
        same = and_(*(column == given.c[name] for name, column, _ in key))
        found |= {group[number] for number in connection.execute(select(given.c.number).join(table, same)).scalars()}
    return found


def _in_halves(connection: Connection, group: list[Waiting]) -> None:
    """Store all together but for what fails: where something does, halve the group until that stands alone.

    Each part has a savepoint, so that what fails takes nothing else with it.
    """
    try:
        with connection.begin_nested():
            _together(connection, group)
    except Exception as error:
        if not _is_its_own(error):
            raise
        if len(group) > 1:
            middle = len(group) // 2
            _in_halves(connection, group[:middle])
            _in_halves(connection, group[middle:])
        else:
            group[0].error = _why(connection, group[0], error)


def _is_its_own(error: Exception) -> bool:
    """Whether a write itself is to blame, not the database: the others of its group may be stored all the same."""
    if isinstance(error, DBAPIError):
        return isinstance(error, IntegrityError | DataError | ProgrammingError) and not is_lost(error)
    return not isinstance(error, SQLAlchemyError) or isinstance(error, StatementError)


def _why(connection: Connection, waiting: Waiting, error: Exception) -> Exception:
    if isinstance(error, IntegrityError) and waiting.write.lost is not None:
        return waiting.write.lost(connection, error)
    return error
