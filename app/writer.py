"""The one thread that writes. What arrives while a transaction is in flight goes into the next: a group commit.

In a group everything is sorted by key, the rows of all go into each table in one statement, and what fails fails
alone. Whoever waits in an event loop is woken once per group, however many of them it holds.
"""

import asyncio
import queue
import threading
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Generic, TypeAlias, TypeVar

import structlog
from sqlalchemy import Connection, Table
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError, StatementError

from app.database import Database, insert_rows, is_lost, is_undone
from app.logs import words_of

T = TypeVar("T")
Rows: TypeAlias = Mapping[Table, Sequence[Sequence[Any]]]
Key: TypeAlias = tuple[str, int]

MOST_IN_A_GROUP = 2_000
_PATIENCE = 30.0
_MOST_TRIES = 3

_log = structlog.get_logger(__name__)


class StoreUnavailable(Exception):
    """The database did not take it, or did not say whether it did: nothing may be told to anyone."""


@dataclass(frozen=True, slots=True)
class Write(Generic[T]):
    """What is stored as a whole or not at all: first `work`, then `rows`.

    `rows`: of plain values, as `insert_rows` takes them.
    `lost`: what to raise when a key was taken already, asked once that is certain; None raises the database's own.
    `stored`: asked after a commit whose fate is unknown (a lost connection); None: it counts as not stored.
    `alone`: in a transaction of its own, where it takes locks in an order that is not the keys'.
    Any of them may run twice, so they touch nothing but their connection.
    """

    work: Callable[[Connection], T]
    rows: Rows | None = None
    key: Key = ("", 0)
    lost: Callable[[Connection, IntegrityError], Exception] | None = None
    stored: Callable[[Connection], bool] | None = None
    alone: bool = False


class _Waiting:
    """A write and whoever waits for it."""

    __slots__ = ("error", "future", "loop", "result", "write")

    def __init__(
        self,
        write: Write[Any],
        future: "asyncio.Future[Any] | Future[Any]",
        loop: asyncio.AbstractEventLoop | None,
    ) -> None:
        self.write = write
        self.future = future
        self.loop = loop
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        if self.future.done():  # its waiter was cancelled; the write stands
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class WriterThread:
    """Start it once per database; `stop` stores what has arrived and then ends it.

    `committed` is told, in the writer's thread, how many writes a group had and how many seconds it took.
    """

    def __init__(
        self,
        database: Database,
        *,
        most_in_a_group: int = MOST_IN_A_GROUP,
        committed: Callable[[int, float], None] = lambda _writes, _seconds: None,
    ) -> None:
        self._database = database
        self._committed = committed
        self._most = most_in_a_group
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, write: Write[T]) -> T:
        """For an event loop. Raises `StoreUnavailable`, what `lost` made, or what `work` raised."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._put(_Waiting(write, future, loop))
        return await future

    def write_now(self, write: Write[T]) -> T:
        """The same for a thread of its own, which it blocks."""
        future: Future[T] = Future()
        self._put(_Waiting(write, future, None))
        try:
            return future.result(_PATIENCE)
        except TimeoutError:
            raise StoreUnavailable from None

    def run(self, work: Callable[[Connection], T]) -> T:
        """`work` in the next group's transaction, from a thread of its own."""
        return self.write_now(Write(work))

    def stop(self) -> None:
        self._closed = True
        self._queue.put(None)
        self._thread.join()
        while not self._queue.empty():  # it came between the two lines above
            if (late := self._queue.get()) is not None:
                late.error = StoreUnavailable("the writer has stopped")
                _settle([late])

    def _put(self, waiting: _Waiting) -> None:
        if self._closed:
            raise StoreUnavailable("the writer has stopped")
        self._queue.put(waiting)

    def _run(self) -> None:
        running = True
        while running:
            group, running = self._next_group()
            if group:
                for part in _parts(group):
                    began = perf_counter()
                    self._store(part)
                    took = perf_counter() - began
                    _settle(part)
                    self._committed(len(part), took)
        self._database.rest()

    def _next_group(self) -> tuple[list[_Waiting], bool]:
        """All that waits, at least one, and whether to go on after it."""
        group: list[_Waiting] = []
        first = self._queue.get()
        if first is None:
            return group, False
        group.append(first)
        while len(group) < self._most:
            try:
                following = self._queue.get_nowait()
            except queue.Empty:
                break
            if following is None:
                return group, False
            group.append(following)
        return group, True

    def _store(self, group: list[_Waiting]) -> None:
        if len(group) > 1:
            group.sort(key=lambda waiting: waiting.write.key)  # one order for everybody: nobody deadlocks
        tries = 0
        while True:
            tries += 1
            transaction = _Transaction(self._database, group)
            try:
                transaction.run()
            except Exception as error:  # noqa: BLE001 - the group's fate: whatever it was, everyone in it has to be told
                if tries < _MOST_TRIES and transaction.is_undone(error):
                    _log.warning("group_tried_again", size=len(group), error=words_of(error))
                    continue
                _log.error("group_failed", size=len(group), exc_info=error)
                self._after_failure(group, error)
            return

    def _after_failure(self, group: list[_Waiting], error: Exception) -> None:
        """The commit may have succeeded all the same: look before saying that it did not."""
        for waiting in group:
            waiting.error = StoreUnavailable(str(error))
            waiting.error.__cause__ = error
        try:
            with self._database.reading() as connection:
                for waiting in group:
                    if waiting.write.stored is not None and waiting.write.stored(connection):
                        waiting.error = None
        except SQLAlchemyError as unread:
            _log.error("nothing_read_back", exc_info=unread)


class _Transaction:
    """One try to store a group."""

    def __init__(self, database: Database, group: list[_Waiting]) -> None:
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
            self._run(_in_halves)
            return
        [waiting] = self._group
        with self._database.reading() as connection:
            waiting.error = _why(connection, waiting, failed)

    def is_undone(self, error: Exception) -> bool:
        """Whether nothing was stored for certain, and another try may do better."""
        return is_undone(error) or (is_lost(error) and not self._committing)

    def _run(self, way: Callable[[Connection, list[_Waiting]], None]) -> Exception | None:
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


def _parts(group: list[_Waiting]) -> list[list[_Waiting]]:
    """What goes into a transaction together: all, but for what goes alone."""
    alone = [waiting for waiting in group if waiting.write.alone]
    if not alone:
        return [group]
    together = [waiting for waiting in group if not waiting.write.alone]
    return [*([together] if together else []), *([waiting] for waiting in alone)]


def _together(connection: Connection, group: list[_Waiting]) -> None:
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


def _in_halves(connection: Connection, group: list[_Waiting]) -> None:
    """For a group in which one fails at least: halve it until that one stands alone, and store the others together.

    Each part has a savepoint, so that what fails takes nothing else with it.
    """
    middle = len(group) // 2
    for half in (group[:middle], group[middle:]):
        try:
            with connection.begin_nested():
                _together(connection, half)
        except Exception as error:
            if not _is_its_own(error):
                raise
            if len(half) > 1:
                _in_halves(connection, half)
            else:
                half[0].error = _why(connection, half[0], error)


def _is_its_own(error: Exception) -> bool:
    """Whether a write itself is to blame, not the database: the others of its group may be stored all the same."""
    if isinstance(error, DBAPIError):
        return isinstance(error, IntegrityError | DataError | ProgrammingError) and not is_lost(error)
    return not isinstance(error, SQLAlchemyError) or isinstance(error, StatementError)


def _why(connection: Connection, waiting: _Waiting, error: Exception) -> Exception:
    if isinstance(error, IntegrityError) and waiting.write.lost is not None:
        return waiting.write.lost(connection, error)
    return error


def _settle(group: list[_Waiting]) -> None:
    by_loop: defaultdict[asyncio.AbstractEventLoop, list[_Waiting]] = defaultdict(list)
    for waiting in group:
        if waiting.loop is None:
            waiting.settle()
        else:
            by_loop[waiting.loop].append(waiting)
    for loop, some in by_loop.items():
        try:
            loop.call_soon_threadsafe(_settle_all, some)
        except RuntimeError:  # that loop has closed: nobody waits there any more
            _log.warning("nobody_waited", size=len(some))


def _settle_all(some: list[_Waiting]) -> None:
    for waiting in some:
        waiting.settle()


def nothing(_connection: Connection) -> None:
    """The work of a write that is only rows."""
