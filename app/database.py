"""How a database is opened, read and brought up to date: one synchronous engine. Writing is `app.writer`'s.

SQLite is the embedded default and serves one server, PostgreSQL serves many. What only one of them needs is in
`app.sqlite` and `app.postgresql`.
"""

import sqlite3
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import orjson
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    JSON,
    DateTime,
    Dialect,
    FromClause,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    bindparam,
    cast,
    column,
    func,
    select,
    type_coerce,
)
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, ResourceClosedError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.types import TypeEngine
from typing_extensions import override

from app import postgresql, sqlite
from app.clock import Sample
from app.outage import Outage
from app.postgresql import postgresql_engine, that_reads, wait_for_other_migrations, was_rolled_back, with_driver
from app.sqlite import Checkpointer, driver_connection, file_of, sqlite_engine, that_writes

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)
MIGRATIONS = Path(__file__).resolve().parent.parent / "migrations"

_DRIVERS: Final = ("sqlite", "sqlite+pysqlite", "postgresql+psycopg")

READERS: Final = 14
"""Connections that read at once; whoever comes then waits. One more is the writer's: no reader keeps a move waiting."""
READERS_OF_A_FILE: Final = 4
"""With SQLite a reader waits for nothing but Python's lock: with more of them the event loop and the writer seldom have
it, and when thousands come at once even heartbeats are late."""


READERS_END_WITHIN: Final = 5.0
"""Seconds, at the end."""


class CannotOpen(Exception):
    """The database cannot be used; the text is a sentence for whoever started the server."""


class Instant(TypeDecorator[datetime]):
    """A moment: goes in only with a zone, comes back as UTC with one, also from SQLite, which keeps none."""

    impl = DateTime(timezone=True)
    cache_ok = True

    @override
    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a time without its zone is not stored")
        utc = value.astimezone(UTC)
        return utc.replace(tzinfo=None) if dialect.name == "sqlite" else utc

    @override
    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


def moment(at: int) -> datetime:
    """The server's milliseconds as a time with its zone."""
    return datetime.fromtimestamp(at // 1000, UTC).replace(microsecond=at % 1000 * 1000)


def milliseconds(at: datetime) -> int:
    return round(at.timestamp() * 1000)


class Database:
    """An open database. Connections are taken per query: nothing that lives longer may hold one.

    But one: the writer's goes from transaction to transaction, since taking it anew costs more than a move's rows.
    `readers`: how many read at once.
    """

    def __init__(
        self, engine: Engine, lock: sqlite3.Connection | None = None, checkpointer: Checkpointer | None = None
    ) -> None:
        self.engine = engine
        if engine.dialect.name == "sqlite":
            self._reading, self._writing = engine, that_writes(engine)
        else:
            self._reading, self._writing = that_reads(engine), engine
        self._unread = Outage("reading")
        self.readers = READERS_OF_A_FILE if engine.dialect.name == "sqlite" else READERS
        self._readers = threading.BoundedSemaphore(self.readers)
        self._closed = False
        self._kept: Connection | None = None
        self._keeping = threading.Lock()
        self._lock = lock
        self._checkpointer = checkpointer

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """One moment of the database, from the first query on."""
        try:
            with self._readers:
                if self._closed:
                    raise ResourceClosedError("the database is closed")
                with self._reading.connect() as connection:
                    yield connection
        except (DBAPIError, NoConnection) as error:
            if not is_undone(error):
                self._unread.failed(error)
            raise
        self._unread.over()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction, on SQLite with the write lock from its start; committed on the way out.

        Its connection is kept for the next one, but not after any failure.
        """
        connection = self._kept_connection() or self._writing.connect()
        try:
            if self._checkpointer is not None:
                self._checkpointer.finish(driver_connection(connection))
            with connection.begin():
                yield connection
        except BaseException:
            connection.close()
            raise
        self._keep(connection)

    def rest(self) -> None:
        """Nothing will be written for now: the connection that was kept for it goes back."""
        self._keep(None)

    def clock_samples(self, count: int = 8) -> list[Sample]:
        """What time it is by the database's clock, if it has one, asked several times."""
        with self.reading() as connection:
            found = [clock_sample(connection) for _ in range(count)]
        return [sample for sample in found if sample is not None]

    def _kept_connection(self) -> Connection | None:
        """The one that was kept, unless its session has ended meanwhile."""
        with self._keeping:
            kept, self._kept = self._kept, None
        if kept is not None and not is_alive(kept):
            kept.invalidate()
            kept.close()
            return None
        return kept

    def _keep(self, connection: Connection | None) -> None:
        with self._keeping:
            before, self._kept = self._kept, connection
        if before is not None:
            before.close()

    def close(self) -> None:
        """Readers that are under way are waited for: what nobody waits for any more may still have a connection."""
        self.rest()
        self._closed = True
        deadline = time.monotonic() + READERS_END_WITHIN
        ended = [self._readers.acquire(timeout=max(0.0, deadline - time.monotonic())) for _ in range(self.readers)]
        self._readers.release(sum(ended))
        if self._checkpointer is not None:
            self._checkpointer.stop()
            self._checkpointer = None
        self.engine.dispose()
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def open_database(database_url: str, *, exclusive: bool = True) -> Database:
    """Open a database that is up to date; raises `CannotOpen`.

    `exclusive` (a server): an SQLite file serves one server at a time, held by a lock beside it that the system
    releases with the process, however that ends.
    """
    url = _parsed(database_url)
    path = file_of(url)
    if path is not None:
        _make_folder(path)
    engine = _engine(url)
    lock = None
    try:
        lock = lock_out_others(path) if exclusive and path is not None else None
        with engine.connect():
            pass
    except BaseException as error:
        engine.dispose()
        if lock is not None:
            lock.close()
        if isinstance(error, DBAPIError | OSError):
            raise CannotOpen(_cannot_open(url, error)) from error
        raise
    return Database(engine, lock, None if lock is None or path is None else Checkpointer(path))


def migrate(database_url: str) -> None:
    """Bring a database, new or old, to the tables of this version; raises `CannotOpen`."""
    url = _parsed(database_url)
    path = file_of(url)
    if path is not None:
        _make_folder(path)
    database = Database(_engine(url))
    try:
        with database.writing() as connection:
            if connection.dialect.name == "postgresql":
                wait_for_other_migrations(connection)
            config = Config(MIGRATIONS / "alembic.ini")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except (DBAPIError, OSError) as error:
        raise CannotOpen(_cannot_open(url, error)) from error
    finally:
        database.close()


def insert_rows(connection: Connection, table: Table, rows: Sequence[Sequence[Any]]) -> None:
    """Insert rows of plain values, one for each column of the table, in their order."""
    if connection.dialect.name == "postgresql":
        postgresql.insert_rows(connection, table, rows)
    else:
        sqlite.insert_rows(connection, table, rows)


def rows_of(
    connection: Connection, types: Mapping[str, TypeEngine[Any]], rows: Sequence[Mapping[str, Any]]
) -> FromClause:
    """Rows of plain values for a statement to read from. They are one parameter, so its text never changes."""
    given = bindparam(None, orjson.dumps(rows).decode(), type_=Text())
    if connection.dialect.name == "postgresql":
        typed = [column(name, of) for name, of in types.items()]
        records = func.json_to_recordset(cast(given, JSON)).table_valued(*typed, name="given")
        return records.render_derived(with_types=True)
    each = func.json_each(given).table_valued("value")
    named = [type_coerce(func.json_extract(each.c.value, f"$.{name}"), of).label(name) for name, of in types.items()]
    return select(*named).select_from(each).subquery("given")


def clock_sample(connection: Connection) -> Sample | None:
    """What time it is by the clock of a database that serves several; None for one that has no clock of its own."""
    if connection.dialect.name != "postgresql":
        return None
    asked = time.monotonic_ns()
    theirs = postgresql.now_ns(connection)
    return Sample(asked, theirs, time.monotonic_ns())


def is_alive(connection: Connection) -> bool:
    """Whether a connection on which nothing is under way can still be used, as far as is known without asking."""
    return connection.dialect.name != "postgresql" or postgresql.is_silent(connection)


def is_lost(error: Exception) -> bool:
    """Whether the connection went away. What a transaction had not committed by then is undone."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def is_undone(error: Exception) -> bool:
    """Whether the database took the transaction back, since others were in its way: again is the cure."""
    return isinstance(error, DBAPIError) and was_rolled_back(error)


def is_up_to_date(database: Database) -> bool:
    """Whether every migration of this version has been run on it, and none of a later one."""
    newest = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    with database.reading() as connection:
        return MigrationContext.configure(connection).get_current_revision() == newest


def database_file(database_url: str) -> Path | None:
    """Where an SQLite database lies, None for one of another kind; raises `CannotOpen`."""
    return file_of(_parsed(database_url))


def lock_out_others(path: Path) -> sqlite3.Connection:
    """Keep every server from an SQLite database until this is closed; raises `CannotOpen` where one runs."""
    try:
        return sqlite.lock_out_others(path)
    except sqlite.InUse as error:
        raise CannotOpen(str(error)) from error
    except OSError as error:
        raise CannotOpen(f"The lock file for the database {path} cannot be held: {error}.") from error


def _parsed(database_url: str) -> URL:
    try:
        url = with_driver(make_url(database_url))
        url.get_dialect()
    except (ArgumentError, NoSuchModuleError) as error:
        raise CannotOpen(
            "KNOCKWOOD_DATABASE_URL is no database address; one looks like sqlite:///data/knockwood.sqlite3 "
            "or postgresql+psycopg://user:password@host/name."
        ) from error
    if url.drivername not in _DRIVERS:
        raise CannotOpen(f"Knockwood keeps its matches in SQLite or in PostgreSQL, not by way of {url.drivername}.")
    if url.get_backend_name() == "sqlite" and file_of(url) is None:
        raise CannotOpen("Knockwood keeps what it acknowledges: an SQLite database needs a file.")
    return url


def _make_folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotOpen(f"The folder {path.parent} for the database cannot be made: {error.strerror}.") from error


def _cannot_open(url: URL, error: Exception) -> str:
    reason = error.orig if isinstance(error, DBAPIError) else error
    line = " ".join(str(reason).split())  # the driver's may be several
    return f"The database {file_of(url) or url.render_as_string()} cannot be opened: {line}."


def _engine(url: URL) -> Engine:
    connections = READERS + 1
    return (
        sqlite_engine(url, connections) if url.get_backend_name() == "sqlite" else postgresql_engine(url, connections)
    )
