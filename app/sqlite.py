"""What only SQLite needs: its pragmas, the lock that keeps a second server out, and checkpoints."""

import sqlite3
import threading
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import structlog
from sqlalchemy import Table, create_engine, event
from sqlalchemy.engine import URL, Connection, Engine
from sqlalchemy.pool import ConnectionPoolEntry

_WRITES = "knockwood_writes"
_BUSY_MS = 5_000
_CHECKPOINT_SECONDS = 1.0
_LARGE_WAL = 64 * 1024 * 1024
_AT_ONCE: Final = (64, 32, 16, 8, 4, 2, 1)
"""Rows that go into one statement: few sizes, so that the driver keeps them prepared."""

_log = structlog.get_logger(__name__)


class InUse(Exception):
    """Another server has the file; the text is a sentence for whoever started this one."""


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database, None for another kind and for one in memory."""
    if url.get_backend_name() != "sqlite" or not url.database or ":memory:" in url.database:
        return None
    return Path(url.database).absolute()


def sqlite_engine(url: URL, connections: int) -> Engine:
    # One pool for the writer and every reader thread; SQLite's own connections may travel between threads.
    engine = create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # errors are logged, and parameters are cards, names and seeds
        connect_args={"timeout": _BUSY_MS / 1000, "check_same_thread": False},
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
            "temp_store=MEMORY",
        ):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get(_WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def that_writes(engine: Engine) -> Engine:
    """The same, whose transactions hold the write lock from their start."""
    return engine.execution_options(**{_WRITES: True})


def insert_rows(connection: Connection, table: Table, rows: Sequence[Sequence[Any]]) -> None:
    """Insert rows in their order, many with each statement.

    Python's lock is let go for every statement, and while the event loop is busy it is long in coming back.
    """
    done = 0
    while done < len(rows):
        many = next(many for many in _AT_ONCE if many <= len(rows) - done)
        values = [value for row in rows[done : done + many] for value in row]
        connection.exec_driver_sql(_insert(table, many), tuple(values))
        done += many


@cache
def _insert(table: Table, many: int) -> str:
    names = ", ".join(column.name for column in table.columns)
    row = f"({', '.join('?' * len(table.columns))})"
    return f"INSERT INTO {table.name} ({names}) VALUES {', '.join([row] * many)}"  # noqa: S608 - our own tables


def lock_out_others(path: Path) -> sqlite3.Connection:
    """Hold `<database>.lock` exclusively; raises `InUse`, or `OSError` where there can be no such file.

    SQLite's own locking does that on every system, and in this process too.
    """
    lock = None
    try:
        lock = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if lock is not None:
            lock.close()
        if "locked" not in str(error):
            raise OSError(str(error)) from error
        raise InUse(
            f"Another Knockwood server is using the database {path}. "
            "Stop it first, or set KNOCKWOOD_DATABASE_URL to another file."
        ) from error
    return lock


def driver_connection(connection: Connection) -> sqlite3.Connection:
    """The driver's own: what is asked of that begins no transaction."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


class Checkpointer:
    """Moves the write-ahead log into the database file on a connection and a thread of its own.

    Left to a commit, that work would land on whichever move happened to fill the log. What comes meanwhile is little,
    and the writer's to move between two transactions: only when all is moved does the log start over, and one that
    grows takes new blocks of the disk with every commit.
    """

    def __init__(self, path: Path) -> None:
        self._wal = Path(f"{path}-wal")
        self._left = False
        self._connection = sqlite3.connect(path, timeout=_BUSY_MS / 1000, isolation_level=None, check_same_thread=False)
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="checkpoints", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        self._thread.join()
        self._checkpoint(self._connection, "TRUNCATE")
        self._connection.close()

    def move(self) -> None:
        """What the thread does once a second."""
        # A log that readers have kept from starting over is cut when it has grown too far.
        self._checkpoint(self._connection, "TRUNCATE" if self._size() > _LARGE_WAL else "PASSIVE")
        self._left = True

    def finish(self, connection: sqlite3.Connection) -> None:
        """For the writer, outside of a transaction: move what has come since the last time."""
        if self._left:
            self._left = False
            self._checkpoint(connection, "PASSIVE")

    def _run(self) -> None:
        while not self._stop.wait(_CHECKPOINT_SECONDS):
            self.move()

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
