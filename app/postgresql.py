"""What only PostgreSQL needs: how a session is set, how many rows go in at once, and what its errors mean."""

from collections.abc import Mapping, Sequence
from functools import cache
from selectors import EVENT_READ, DefaultSelector
from typing import Any, Final

import orjson
import psycopg
from sqlalchemy import Table, create_engine, event
from sqlalchemy.engine import URL, Connection, Engine, ExceptionContext
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.pool import ConnectionPoolEntry

_DRIVER: Final = "postgresql+psycopg"
_MIGRATING: Final = 0x6B6E6F636B  # any number, as long as all servers take the same

# A server that cannot be reached is found out within seconds, also behind a network that swallows everything.
_CONNECTING: Final[Mapping[str, Any]] = {
    "application_name": "knockwood",
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 6_000,
}

# A server of ours that is cut off in mid-transaction must not keep its keys from the others.
_SESSION: Final = (
    "SELECT set_config('idle_in_transaction_session_timeout', '5s', false), set_config('lock_timeout', '6s', false)"
)
# An acknowledged move survives a power cut, whatever the database's default is; a stricter one stays.
_DURABLE: Final = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)

_ROLLED_BACK: Final = frozenset({"40001", "40P01"})
"""A serialisation failure and a deadlock: nothing of the transaction is there, and trying again is the cure."""


def with_driver(url: URL) -> URL:
    """The address as SQLAlchemy wants it, also where somebody left the driver away."""
    return url.set(drivername=_DRIVER) if url.drivername in ("postgres", "postgresql") else url


def postgresql_engine(url: URL, connections: int) -> Engine:
    given = {name: value for name, value in _CONNECTING.items() if name not in url.query}
    engine = create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # errors are logged, and parameters are cards, names and seeds
        isolation_level="READ COMMITTED",  # who meets a taken key has to see the row that took it
        use_native_hstore=False,
        connect_args=given,
    )

    @event.listens_for(engine, "connect")
    def _prepare(connection: "psycopg.Connection[Any]", _record: ConnectionPoolEntry) -> None:
        connection.autocommit = True
        connection.execute(_SESSION)
        connection.execute(_DURABLE)
        connection.autocommit = False

    @event.listens_for(engine, "checkout")
    def _look(connection: "psycopg.Connection[Any]", _record: ConnectionPoolEntry, _proxy: object) -> None:
        """A session that waits is silent, unless the server has ended it: found out before anything is lost with it."""
        if not _is_silent(connection):
            raise DisconnectionError

    @event.listens_for(engine, "handle_error")
    def _shorten(context: ExceptionContext) -> None:
        """Errors are logged, and what the database adds to its first sentence may be what was to be stored."""
        error = context.original_exception
        if isinstance(error, psycopg.Error) and error.diag.message_primary and context.sqlalchemy_exception:
            error.args = (error.diag.message_primary,)
            context.sqlalchemy_exception.args = error.args

    return engine


def is_silent(connection: Connection) -> bool:
    """Whether a session on which nothing is under way has nothing to say: else the server has ended it."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, psycopg.Connection)
    return _is_silent(driver)


def that_reads(engine: Engine) -> Engine:
    """The same, whose transactions see one moment from their first query on, as SQLite's do."""
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def wait_for_other_migrations(connection: Connection) -> None:
    """Two servers that start at once migrate one after the other."""
    connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
    connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
    connection.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (_MIGRATING,))
    connection.exec_driver_sql("SET LOCAL lock_timeout = '5s'")


def now_ns(connection: Connection) -> int:
    """What the database's clock says, in whatever transaction."""
    query = "SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint * 1000"
    now: int = connection.exec_driver_sql(query).scalar_one()
    return now


def insert_rows(connection: Connection, table: Table, rows: Sequence[Sequence[Any]]) -> None:
    """Insert rows of values that JSON has, in their order.

    One statement with one parameter: its text never changes, so it stays prepared, and a row costs this process a
    tenth of what it costs as parameters of its own.
    """
    names = [f"{column.name}" for column in table.columns]  # the encoder takes no kind of its own for a text
    lines = [dict(zip(names, row, strict=True)) for row in rows]
    connection.exec_driver_sql(_insert(table), (orjson.dumps(lines).decode(),))


def was_rolled_back(error: DBAPIError) -> bool:
    """Whether the transaction is undone for certain and worth trying again."""
    return isinstance(error.orig, psycopg.Error) and error.orig.sqlstate in _ROLLED_BACK


def _is_silent(connection: "psycopg.Connection[Any]") -> bool:
    with DefaultSelector() as selector:
        selector.register(connection.fileno(), EVENT_READ)
        return not selector.select(0)


@cache
def _insert(table: Table) -> str:
    names = ", ".join(column.name for column in table.columns)
    typed = ", ".join(f"{column.name} {column.type.compile()}" for column in table.columns)
    return f"INSERT INTO {table.name} ({names}) SELECT {names} FROM json_to_recordset(%s::json) AS lines({typed})"  # noqa: S608 - our own tables
