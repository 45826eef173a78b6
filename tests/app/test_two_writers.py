"""Two writers over one real PostgreSQL, which meet on the same keys and rows."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, Event

import pytest
from sqlalchemy import Connection, event, select
from sqlalchemy.engine import make_url

from app.database import (
    open_database,
)
from app.matches.entries import Append, Conflict
from app.matches.models import HEARTBEATS
from app.write import Write, nothing
from engine.events import RematchAgreed
from tests.app.store import Store, agreed
from tests.postgres import Postgres


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
