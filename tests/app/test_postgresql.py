"""What only PostgreSQL can do to us, on a real one: how it is opened and set, and sessions that end."""

from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url

from app.database import (
    CannotOpen,
    migrate,
    open_database,
)
from app.matches.entries import Append
from app.matches.models import HEARTBEATS
from app.write import StoreUnavailable
from tests.app.store import Store, agreed
from tests.postgres import Postgres


@pytest.fixture
def served(postgres_url: str) -> Iterator[Store]:
    with Store(open_database(postgres_url)) as opened:
        yield opened


def test_a_server_that_is_not_there_gets_a_sentence_without_the_password() -> None:
    address = "postgresql+psycopg://ann:secret@127.0.0.1:1/cards"
    for use in (open_database, migrate):
        with pytest.raises(
            CannotOpen, match=r"The database postgresql\+psycopg://ann:\*\*\*@127\.0\.0\.1:1/cards cannot"
        ) as told:
            use(address)
        assert "secret" not in str(told.value)
        assert "\n" not in str(told.value)


def test_a_database_that_is_not_there_gets_a_sentence(postgres: Postgres) -> None:
    with pytest.raises(CannotOpen, match='database "nowhere" does not exist'):
        open_database(postgres.url("nowhere"))


@pytest.mark.parametrize("scheme", ["postgres", "postgresql"])
def test_the_driver_need_not_be_named(postgres_url: str, scheme: str) -> None:
    open_database(make_url(postgres_url).set(drivername=scheme).render_as_string()).close()


@pytest.mark.parametrize("scheme", ["postgresql+pg8000", "mysql", "sqlite+aiosqlite"])
def test_another_database_or_driver_is_refused(scheme: str) -> None:
    with pytest.raises(CannotOpen, match=r"SQLite or in PostgreSQL"):
        open_database(f"{scheme}://ann@127.0.0.1/cards")


def test_many_servers_may_use_one_database(postgres_url: str) -> None:
    with Store(open_database(postgres_url)) as one, Store(open_database(postgres_url)) as other:
        match = one.new_match(one.person("Ann"))
        other.log.append_now(Append(match, 3, (agreed(),)))
        assert [seq for seq, _ in one.log.newer(match, 2)] == [3]


@pytest.mark.parametrize(("default", "ours"), [("off", "on"), ("local", "local"), ("remote_apply", "remote_apply")])
def test_a_commit_survives_a_power_cut_whatever_the_default(
    postgres: Postgres, postgres_url: str, default: str, ours: str
) -> None:
    name = make_url(postgres_url).database
    postgres.query(f"ALTER DATABASE {name} SET synchronous_commit = '{default}'")
    database = open_database(postgres_url)
    with database.reading() as connection:
        assert connection.execute(text("SHOW synchronous_commit")).scalar_one() == ours
        assert connection.execute(text("SHOW idle_in_transaction_session_timeout")).scalar_one() == "5s"
        assert connection.execute(text("SHOW lock_timeout")).scalar_one() == "6s"
    database.close()


def test_a_server_that_is_cut_off_is_given_up_in_seconds_unless_the_address_says_otherwise(postgres_url: str) -> None:
    for given, expected in (("", "3"), ("&connect_timeout=9", "9")):
        database = open_database(postgres_url + given)
        with database.reading() as connection:
            driver: psycopg.Connection[Any] = connection.connection.dbapi_connection  # type: ignore[assignment]
            parameters = driver.info.get_parameters()
        assert (parameters["connect_timeout"], parameters["tcp_user_timeout"]) == (expected, "6000")
        database.close()


def test_who_reads_writes_nothing(served: Store) -> None:
    with served.database.reading() as connection, pytest.raises(Exception, match="read-only transaction"):
        connection.execute(HEARTBEATS.insert().values(server="one", at=1))


def end_sessions(postgres: Postgres, store: Store) -> None:
    name = store.database.engine.url.database
    postgres.query(f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '{name}'")


def test_sessions_that_ended_while_nothing_was_done_cost_no_move(postgres: Postgres, served: Store) -> None:
    match = served.new_match(served.person("Ann"))
    end_sessions(postgres, served)
    served.log.append_now(Append(match, 3, (agreed(),)))
    end_sessions(postgres, served)
    assert [seq for seq, _ in served.log.newer(match, 2)] == [3]


def test_the_writers_session_is_kept_and_replaced_before_it_is_used_where_it_has_ended(
    postgres: Postgres, served: Store
) -> None:
    sessions: list[int] = []

    def work(connection: Connection) -> None:
        sessions.append(connection.execute(text("SELECT pg_backend_pid()")).scalar_one())

    served.writer.run(work)
    served.writer.run(work)
    end_sessions(postgres, served)
    served.writer.run(work)
    first, second, third = sessions  # no fourth: nothing had to be tried again
    assert first == second != third


def test_a_session_that_ends_before_the_commit_costs_no_move(served: Store) -> None:
    tries: list[Any] = []

    def work(connection: Connection) -> str:
        connection.execute(HEARTBEATS.insert().values(server="one", at=len(tries)))
        tries.append(connection.execute(text("SELECT pg_backend_pid()")).scalar_one())
        if len(tries) == 1:
            connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))
        return "done"

    assert served.writer.run(work) == "done"
    assert len(set(tries)) == 2
    assert served.heartbeats.last() == 1


def test_sessions_that_end_every_time_are_told_after_three_tries(served: Store) -> None:
    tries = 0

    def work(connection: Connection) -> None:
        nonlocal tries
        tries += 1
        connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    with pytest.raises(StoreUnavailable):
        served.writer.run(work)
    assert tries == 3
    served.person("Ann")


def test_a_move_whose_commit_was_not_heard_is_read_back(postgres: Postgres, served: Store) -> None:
    """The session ends between the commit and its answer."""
    match = served.new_match(served.person("Ann"))
    ended: list[bool] = []

    @event.listens_for(served.database.engine, "commit")
    def _cut(connection: Connection) -> None:
        if not ended:
            ended.append(True)
            driver: psycopg.Connection[Any] = connection.connection.dbapi_connection  # type: ignore[assignment]
            driver.execute("COMMIT")
            driver.execute("BEGIN")
            end_sessions(postgres, served)

    served.log.append_now(Append(match, 3, (agreed(0, "a-1"),)))
    assert ended
    row = served.log.find_action(match, 0, "a-1")
    assert row is not None
    assert row[0] == 3


def test_a_write_that_cannot_be_read_back_is_not_written_again(postgres: Postgres, served: Store) -> None:
    ended: list[bool] = []
    tries = 0

    @event.listens_for(served.database.engine, "commit")
    def _cut(_connection: Connection) -> None:
        if not ended:
            ended.append(True)
            end_sessions(postgres, served)

    def work(connection: Connection) -> None:
        nonlocal tries
        tries += 1
        connection.execute(HEARTBEATS.insert().values(server="one", at=1))

    with pytest.raises(StoreUnavailable):
        served.writer.run(work)
    assert tries == 1


def test_a_serialisation_failure_is_tried_again(served: Store) -> None:
    tries = 0

    def work(connection: Connection) -> None:
        nonlocal tries
        tries += 1
        connection.execute(HEARTBEATS.insert().values(server="one", at=tries))
        if tries < 3:
            connection.execute(text("DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '40001'; END $$"))

    served.writer.run(work)
    assert served.heartbeats.last() == 3
