"""What only PostgreSQL can do to us, on a real one: how it is opened and set, sessions that end, deadlocks."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, Event
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError

from app.database import METADATA, READERS, CannotOpen, is_up_to_date, migrate, open_database
from app.matches.entries import Append, Conflict, Entry
from app.matches.models import HEARTBEATS
from app.writer import StoreUnavailable, Write, nothing
from engine.events import RematchAgreed
from tests.app.store import NOW, Store, on_both_databases
from tests.postgres import Postgres

AT = NOW + 5_000


@pytest.fixture
def served(postgres_url: str) -> Iterator[Store]:
    with Store(open_database(postgres_url)) as opened:
        yield opened


def agreed(seat: int = 0, action: str | None = None) -> Entry:
    return Entry(RematchAgreed(seat), AT, seat, action)


# --- opening ----------------------------------------------------------------


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


def test_two_servers_that_start_at_once_migrate_one_after_the_other(postgres: Postgres) -> None:
    address = postgres.bare_database()
    together = Barrier(2)

    def start(_: int) -> None:
        together.wait()
        migrate(address)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(start, range(2)))
    database = open_database(address)
    assert is_up_to_date(database)
    with database.reading() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    database.close()


# --- sessions ---------------------------------------------------------------


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


@on_both_databases
def test_however_many_read_the_writer_has_its_connection(store: Store) -> None:
    with ThreadPoolExecutor(READERS + 5) as pool:
        done, inside = Event(), Barrier(READERS + 1)

        def read(number: int) -> None:
            with store.database.reading() as connection:
                connection.execute(select(HEARTBEATS))
                if number < READERS:
                    inside.wait()
                done.wait()

        reads = [pool.submit(read, number) for number in range(READERS)]
        inside.wait()
        reads += [pool.submit(read, READERS + number) for number in range(5)]
        store.person("Ann")
        done.set()
        for finished in reads:
            finished.result()


# --- sessions that end --------------------------------------------------------


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


def test_of_two_servers_in_a_deadlock_both_go_on(postgres: Postgres, postgres_url: str) -> None:
    postgres.query(f"ALTER DATABASE {make_url(postgres_url).database} SET deadlock_timeout = '20ms'")
    both = Barrier(2)
    met: set[str] = set()

    def crosswise(first: str, second: str) -> Callable[[Connection], None]:
        def work(connection: Connection) -> None:
            for name in (first, second):
                row = HEARTBEATS.c.server == name
                connection.execute(HEARTBEATS.update().where(row).values(at=HEARTBEATS.c.at + 1))
                if name == first and name not in met:
                    met.add(name)
                    both.wait()

        return work

    with Store(open_database(postgres_url)) as one, Store(open_database(postgres_url)) as other:
        rows = [(name, 0, 0) for name in "ab"]
        one.writer.write_now(Write(nothing, {HEARTBEATS: rows}))
        with ThreadPoolExecutor(2) as pool:
            works = [
                pool.submit(one.writer.run, crosswise("a", "b")),
                pool.submit(other.writer.run, crosswise("b", "a")),
            ]
            for done in works:
                done.result()
        with one.database.reading() as connection:
            assert list(connection.execute(select(HEARTBEATS.c.at)).scalars()) == [2, 2]


# --- two servers ----------------------------------------------------------------


def test_two_servers_that_race_on_the_same_matches_store_every_seq_once(postgres_url: str) -> None:
    """The loser gets the winner's rows with its conflict, and goes on behind them without a look at the log."""
    with Store(open_database(postgres_url)) as one, Store(open_database(postgres_url)) as other:
        host = one.person("Ann")
        matches = [one.new_match(host, code=f"{number:08}") for number in range(5)]
        won = dict.fromkeys((one, other), 0)

        async def race(store: Store, seat: int, match: str) -> list[str]:
            """Twenty actions of one seat, each until it is stored; all that this server knows of, in order."""
            known: list[str] = []
            for number in range(20):
                action = f"{seat}-{number}"
                while action not in known:
                    try:
                        await store.log.append(Append(match, 3 + len(known), (agreed(seat, action),)))
                    except Conflict as lost:
                        known += [entry.action_id or "" for _, entry in lost.rows]
                    else:
                        known.append(action)
                        won[store] += 1
            return known

        async def play(store: Store, seat: int) -> list[list[str]]:
            return await asyncio.gather(*(race(store, seat, match) for match in matches))

        with ThreadPoolExecutor(2) as pool:
            both = [pool.submit(asyncio.run, play(store, seat)) for seat, store in enumerate((one, other))]
            known = [server.result() for server in both]
        assert list(won.values()) == [100, 100]
        for number, match in enumerate(matches):
            rows = one.log.newer(match, 2)
            actions = [entry.action_id for _, entry in rows]
            assert [seq for seq, _ in rows] == list(range(3, 43))
            assert len(set(actions)) == 40
            for server in known:
                assert actions[: len(server[number])] == server[number]


# --- groups -------------------------------------------------------------------


def in_one_group(store: Store, *appends: Append) -> list[BaseException | None]:
    """Append them while the writer is busy, so that they wait together; what became of each."""
    busy, go = Event(), Event()

    def hold(_: Connection) -> None:
        busy.set()
        go.wait(5)

    async def ask() -> list[BaseException | None]:
        asked = [asyncio.ensure_future(store.log.append(append)) for append in appends]
        await asyncio.sleep(0)
        go.set()
        return await asyncio.gather(*asked, return_exceptions=True)

    with ThreadPoolExecutor(1) as pool:
        pool.submit(store.writer.run, hold)
        busy.wait(5)
        return asyncio.run(ask())


@on_both_databases
def test_one_taken_key_in_a_large_group_costs_few_statements(store: Store) -> None:
    host = store.person("Ann")
    matches = [store.new_match(host, code=f"{number:08}") for number in range(64)]
    statements: list[str] = []
    event.listen(store.database.engine, "before_cursor_execute", lambda *given: statements.append(given[2]))
    lost = in_one_group(
        store, *(Append(match, 2 if number == 40 else 3, (agreed(),)) for number, match in enumerate(matches))
    )
    assert [number for number, error in enumerate(lost) if error is not None] == [40]
    assert isinstance(lost[40], Conflict)
    assert len([sql for sql in statements if sql.startswith("INSERT INTO events")]) == 13  # 1 + 2 * log2(64)


def test_a_text_that_the_database_cannot_hold_fails_alone_and_is_not_shown(served: Store) -> None:
    host = served.person("Ann")
    matches = [served.new_match(host, code=f"{number:08}") for number in range(3)]
    actions = ("a", "secret\0", "c")
    lost = in_one_group(
        served,
        *(Append(match, 3, (agreed(0, action),)) for match, action in zip(matches, actions, strict=True)),
    )
    assert [error is None for error in lost] == [True, False, True]
    assert isinstance(lost[1], DataError)
    assert "secret" not in str(lost[1])


def test_who_meets_a_key_that_is_not_yet_committed_waits_and_gets_the_row(
    postgres: Postgres, postgres_url: str
) -> None:
    with Store(open_database(postgres_url)) as one, Store(open_database(postgres_url)) as other:
        match = one.new_match(one.person("Ann"))
        inside, go = Event(), Event()

        @event.listens_for(one.database.engine, "commit")
        def _hold(_connection: Connection) -> None:
            inside.set()
            go.wait(5)

        with ThreadPoolExecutor(2) as pool:
            won = pool.submit(one.log.append_now, Append(match, 3, (agreed(0), agreed(1))))
            inside.wait(5)
            lost = pool.submit(other.log.append_now, Append(match, 3, (agreed(1),)))
            while not postgres.query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"):
                Event().wait(0.01)
            go.set()
            won.result()
            with pytest.raises(Conflict) as conflict:
                lost.result()
        assert [(seq, entry.event) for seq, entry in conflict.value.rows] == [
            (3, RematchAgreed(0)),
            (4, RematchAgreed(1)),
        ]
