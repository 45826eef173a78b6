"""The one synchronous engine: how a database is opened, read and brought up to date. Writing is `app.writer`'s.

SQLite is the embedded default. Everything that only it needs is in this file.
"""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import structlog
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import DateTime, Dialect, MetaData, TypeDecorator, create_engine, event
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.pool import ConnectionPoolEntry
from typing_extensions import override

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

_WRITES = "knockwood_writes"
_BUSY_MS = 5_000
_CHECKPOINT_SECONDS = 2.0
_LARGE_WAL = 64 * 1024 * 1024

_log = structlog.get_logger(__name__)


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
    """An open database. Connections are taken per query: nothing that lives longer may hold one."""

    def __init__(self, engine: Engine, lock: sqlite3.Connection | None, checkpointer: "_Checkpointer | None") -> None:
        self.engine = engine
        self._writing = engine.execution_options(**{_WRITES: True})
        self._lock = lock
        self._checkpointer = checkpointer

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction that holds SQLite's write lock from its start; committed on the way out."""
        with self._writing.begin() as connection:
            yield connection

    def close(self) -> None:
        if self._checkpointer is not None:
            self._checkpointer.stop()
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
    path = _file(url)
    if path is not None:
        _make_folder(path)
    engine = _engine(url)
    try:
        lock = lock_out_others(path) if exclusive and path is not None else None
        with engine.connect():
            pass
        return Database(engine, lock, _Checkpointer(path) if exclusive and path is not None else None)
    except (DBAPIError, OSError, ImportError) as error:
        engine.dispose()
        raise CannotOpen(_cannot_open(url, error)) from error


def migrate(database_url: str) -> None:
    """Bring a database, new or old, to the tables of this version; raises `CannotOpen`."""
    url = _parsed(database_url)
    path = _file(url)
    if path is not None:
        _make_folder(path)
    try:
        engine = _engine(url)
        try:
            with engine.execution_options(**{_WRITES: True}).begin() as connection:
                config = Config(MIGRATIONS / "alembic.ini")
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        finally:
            engine.dispose()
    except (DBAPIError, OSError, ImportError) as error:
        raise CannotOpen(_cannot_open(url, error)) from error


def is_up_to_date(database: Database) -> bool:
    """Whether every migration of this version has been run on it, and none of a later one."""
    newest = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    with database.reading() as connection:
        return MigrationContext.configure(connection).get_current_revision() == newest


def database_file(database_url: str) -> Path | None:
    """Where an SQLite database lies, None for one of another kind; raises `CannotOpen`."""
    return _file(_parsed(database_url))


def _parsed(database_url: str) -> URL:
    try:
        url = make_url(database_url)
        url.get_dialect()
    except (ArgumentError, NoSuchModuleError) as error:
        raise CannotOpen(
            "KNOCKWOOD_DATABASE_URL is no database address; one looks like sqlite:///data/knockwood.sqlite3."
        ) from error
    if url.get_backend_name() == "sqlite" and _file(url) is None:
        raise CannotOpen("Knockwood keeps what it acknowledges: an SQLite database needs a file.")
    return url


def _file(url: URL) -> Path | None:
    """The file of an SQLite database, None for another kind and for one in memory."""
    if url.get_backend_name() != "sqlite" or not url.database or ":memory:" in url.database:
        return None
    return Path(url.database).absolute()


def _make_folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotOpen(f"The folder {path.parent} for the database cannot be made: {error.strerror}.") from error


def _cannot_open(url: URL, error: Exception) -> str:
    reason = error.orig if isinstance(error, DBAPIError) else error
    return f"The database {_file(url) or url.render_as_string()} cannot be opened: {reason}."


def _engine(url: URL) -> Engine:
    # `hide_parameters`: errors are logged, and the parameters of statements are cards, names and seeds.
    if url.get_backend_name() != "sqlite":
        return create_engine(url, hide_parameters=True)
    # One pool for the writer and every reader thread; SQLite's own connections may travel between threads.
    engine = create_engine(
        url, connect_args={"timeout": _BUSY_MS / 1000, "check_same_thread": False}, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def _prepare(connection: sqlite3.Connection, _record: ConnectionPoolEntry) -> None:
        # The driver's own transactions would begin too late: ours begin in `_begin`.
        connection.isolation_level = None
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            "wal_autocheckpoint=0",
            "cache_size=-16000",
        ):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get(_WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def lock_out_others(path: Path) -> sqlite3.Connection:
    """Hold `<database>.lock` exclusively, until it is closed; raises `CannotOpen` where a server runs.

    SQLite's own locking does that on every system, and in this process too.
    """
    lock = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if "locked" not in str(error):
            raise CannotOpen(f"The lock file {path}.lock cannot be held: {error}.") from error
        raise CannotOpen(
            f"Another Knockwood server is using the database {path}. "
            "Stop it first, or set KNOCKWOOD_DATABASE_URL to another file."
        ) from error
    return lock


class _Checkpointer:
    """Moves the write-ahead log into the database file on a connection and a thread of its own.

    Left to a commit, that work would land on whichever move happened to fill the log.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._wal = Path(f"{path}-wal")
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="checkpoints", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        connection = sqlite3.connect(self._path, timeout=_BUSY_MS / 1000, isolation_level=None)
        try:
            while not self._stop.wait(_CHECKPOINT_SECONDS):
                # A log that readers have kept from starting over is cut when it has grown too far.
                self._checkpoint(connection, "TRUNCATE" if self._size() > _LARGE_WAL else "PASSIVE")
            self._checkpoint(connection, "TRUNCATE")
        finally:
            connection.close()

    def _size(self) -> int:
        try:
            return self._wal.stat().st_size
        except OSError:
            return 0

    def _checkpoint(self, connection: sqlite3.Connection, how: str) -> None:
        try:
            connection.execute(f"PRAGMA wal_checkpoint({how})").close()
        except sqlite3.Error as error:
            _log.warning("checkpoint_failed", how=how, error=str(error))
