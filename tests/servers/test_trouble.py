"""What two servers do without Redis, and after both of them died."""

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.rooms.pulse import SILENCE
from tests.app.rooms.fakes import in_loop
from tests.moves import simple_move
from tests.postgres import Postgres
from tests.redis import Redis
from tests.servers.pair import Pair, metric, people_of, two_servers
from tests.servers.test_together import hear_presence
from tests.sockets.person import Tab, start_match
from tests.sockets.server import RunningServer

LOOKED_FOR_WITHIN = 6.0


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    """One that may be killed."""
    with Redis() as running:
        yield running


@pytest.fixture
def pair(tmp_path: Path, postgres: Postgres, redis: Redis) -> Iterator[Pair]:
    with two_servers(tmp_path, postgres.new_database(), redis.url) as (one, two):
        yield one, two
        assert "[error" not in one.errors() + two.errors()


async def moves(one: Tab, two: Tab, count: int) -> None:
    """So many moves, each heard by the other before the next."""
    tabs = {one.room["you"]: one, two.room["you"]: two}
    for _ in range(count):
        last = max(one.update["seq"], two.update["seq"])
        for tab in (one, two):
            while tab.update["seq"] < last:
                await tab.hear_type("update")
        tab = tabs[one.update["view"]["deal"]["to_move"]]
        kind, content = simple_move(tab.update["view"])
        if kind == "knock":  # the deal is to go on
            kind = "discard"
        await tab.do(kind, **content)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(15):
        while not await asyncio.to_thread(holds):  # noqa: ASYNC110 - of another process nothing can be awaited
            await asyncio.sleep(0.05)


def kinds(server: RunningServer, match_id: str) -> list[str]:
    return [kind for (kind,) in server.query(f"SELECT kind FROM events WHERE match_id = '{match_id}' ORDER BY seq")]


def test_without_redis_moves_are_found_by_looking_and_nobody_counts_as_away(pair: Pair, redis: Redis) -> None:
    @in_loop
    async def play() -> None:
        ann, bob = people_of(pair)
        one, two = await start_match(ann, bob, ann.make_room())
        async with two:
            async with one:
                await moves(one, two, 3)
                lost = [metric(server, "knockwood_bus_outages_total") for server in pair]
                redis.kill()
                await until(lambda: all(metric(server, "knockwood_bus") == 0 for server in pair))
                began = time.monotonic()
                await moves(one, two, 2)
                assert time.monotonic() - began < 2 * LOOKED_FOR_WITHIN
            # Ann is gone, or may be at the other server: her friend can claim nothing.
            mover = {one.room["you"]: one, two.room["you"]: two}[one.update["view"]["deal"]["to_move"]]
            if mover is two:
                await moves(two, two, 1)
            await asyncio.sleep(2.5)
            await two.send(two.action("claim"))
            refused = await two.hear(lambda heard: heard["type"] == "refused")
            assert refused["code"] == "too_early"
            assert refused["args"] == {"wait": 45_000}
            assert two.presence["claim_in"] is None
            redis.start()
            await until(lambda: all(metric(server, "knockwood_bus") == 1 for server in pair))
            for server, before in zip(pair, lost, strict=True):
                assert metric(server, "knockwood_bus_outages_total") == before + 1
            told = await two.hear(lambda heard: heard["type"] == "presence" and heard["claim_in"] is not None)
            assert told["here"][one.room["you"]] is False
            async with await ann.come(one.room["code"]) as back:
                await hear_presence(two, True, True)
                await back.hear_type("update")
                if back.update["view"]["deal"]["phase"] in ("upcard", "draw"):
                    told = await back.do("offer_end")
                    await two.hear(lambda heard: heard.get("seq", 0) >= told["seq"])

    play()


def test_the_death_of_both_is_an_outage_that_each_of_them_finds(pair: Pair) -> None:
    @in_loop
    async def play() -> None:
        ann, bob = people_of(pair)
        code = ann.make_room()
        one, two = await start_match(ann, bob, code)
        await moves(one, two, 2)
        before = two.update["view"]["clock"]["remaining"]
        for server in pair:
            server.kill()
        await asyncio.sleep(SILENCE / 1000 + 2)
        for server in pair:
            server.start()
        ann.url, bob.url = (server.url for server in pair)
        async with await ann.come(code) as one, await bob.come(code) as two:
            for tab in (one, two):
                await tab.hear_view(lambda view: not view["clock"]["stopped"])
            left = one.update["view"]["clock"]["remaining"]
            assert all(0 <= was - now < SILENCE for was, now in zip(before, left, strict=True))
            await moves(one, two, 2)
        found = kinds(pair[0], one.room["match"])
        assert (found.count("clock_stopped"), found.count("clock_resumed")) == (1, 1)

    play()
