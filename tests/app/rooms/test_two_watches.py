"""Two servers that look after the same rooms on one PostgreSQL: every deadline is found, and by one of them alone."""

import asyncio
from collections.abc import Iterator
from typing import NoReturn

import pytest
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from app.database import open_database
from app.players.forgetting import forget
from app.rooms.bus import LocalBus
from app.rooms.watch import LEASE, LOOK_AHEAD
from engine.events import DealStarted, MatchEnded
from engine.match import due, fold
from tests.app.played import put, random_match
from tests.app.rooms.fakes import A_YEAR, Game, in_loop, playing
from tests.app.rooms.test_two_servers import apart
from tests.app.store import Store

ROOMS = 20
HOUR = 3_600_000
LEFT = 100_000
"""Ms until the deadline of matches that were dealt by the engine's own table, whose time it is then."""


@pytest.fixture
def stores(postgres_url: str) -> Iterator[tuple[Store, Store]]:
    with Store(open_database(postgres_url)) as one, Store(open_database(postgres_url)) as two:
        yield one, two


def running_matches(store: Store, count: int) -> dict[str, str]:
    """Matches at their first deal, with nobody there: ids by the codes of their rooms."""
    events = random_match(seed=7)
    dealt = next(index for index, event in enumerate(events) if isinstance(event, DealStarted)) + 1
    host = store.person("Ann")
    codes = [f"WXYZ23{number:02}".translate(str.maketrans("01", "XY")) for number in range(count)]
    return {code: put(store, events[:dealt], (host, host), code=code) for code in codes}


def deadline(store: Store, match_id: str) -> int:
    loaded = store.log.load(match_id)
    assert loaded is not None
    when = due(fold(loaded.events))
    assert when is not None
    return when


async def over(store: Store, matches: list[str]) -> None:
    async with asyncio.timeout(10):
        while any(store.log.end_of(match_id) is None for match_id in matches):  # noqa: ASYNC110 - nobody is there
            await asyncio.sleep(0.02)


async def look(*games: Game) -> None:
    """All look at the same time; their hearts have been beating while the clock was moved."""
    for game in games:
        await game.store.heartbeats.beat(game.house.server, game.clock.now(), A_YEAR)
    await asyncio.gather(*(game.watch.look() for game in games))


def kinds(store: Store, match_id: str) -> list[str]:
    loaded = store.log.load(match_id)
    assert loaded is not None
    return [type(event).__name__ for event in loaded.events]


def ends(store: Store, match_id: str) -> list[tuple[int, MatchEnded]]:
    loaded = store.log.load(match_id, from_checkpoint=False)
    assert loaded is not None
    return [(entry.at, entry.event) for _, entry in loaded.rows if isinstance(entry.event, MatchEnded)]


@in_loop
async def test_whoever_is_forgotten_loses_the_name_and_the_sockets_at_every_server(stores: tuple[Store, Store]) -> None:
    bus = LocalBus()
    async with playing(stores[0], bus=bus) as one, playing(stores[1], bus=bus, after=one) as two:
        ann, bob = await apart(one, two)
        await ann.quiet()
        gone = one.player("Bob").id
        before = len(ann.heard)
        for game in (one, two):
            await game.watch.look(forgotten=True)
        await ann.quiet()
        assert "room" not in [heard["type"] for heard in ann.heard[before:]]
        stores[0].writer.run(lambda connection: forget(connection, [gone]))
        for game in (one, two):
            await game.watch.look(forgotten=True)
        assert await bob.hear_type("closed") == {"type": "closed", "code": 4401, "reason": "unknown_player"}
        told = await ann.hear(lambda heard: heard["type"] == "room" and heard["seats"][1]["name"] is None)
        assert [seat["name"] for seat in told["seats"]] == ["Ann", None]
        async with asyncio.timeout(10):
            while gone in one.registry.known() | two.registry.known():  # noqa: ASYNC110 - nobody is at the second
                await asyncio.sleep(0.01)


@in_loop
async def test_both_arm_timers_and_both_sweep_and_each_time_out_is_stored_once(stores: tuple[Store, Store]) -> None:
    bus = LocalBus()
    matches = running_matches(stores[0], ROOMS)
    when = deadline(stores[0], next(iter(matches.values())))
    async with playing(stores[0], bus=bus) as one, playing(stores[1], bus=bus, after=one) as two:
        one.clock.at = when - LEFT
        for code in list(matches)[: ROOMS // 2]:
            assert await one.registry.open(code) is not None
            assert await two.registry.open(code) is not None
        one.clock.move(LEFT)  # the others are held by nobody
        await look(one, two)
        await over(stores[0], list(matches.values()))
        assert stores[0].overdue(one.clock.now() + HOUR) == []
    for match_id in matches.values():
        [(at, _)] = ends(stores[0], match_id)
        assert at == when - 1_000  # the deadline's own time


@in_loop
async def test_of_two_that_sweep_one_takes_a_room_and_has_it_for_a_while(stores: tuple[Store, Store]) -> None:
    [(code, match_id)] = running_matches(stores[0], 1).items()
    when = deadline(stores[0], match_id)
    async with playing(stores[0]) as one, playing(stores[1], after=one) as two:
        one.clock.at = when - LEFT
        await look(one, two)
        assert len(one.registry) + len(two.registry) == 0
        one.clock.move(LEFT - LOOK_AHEAD)
        await look(one, two)
        assert len(one.registry) + len(two.registry) == 1
        assert stores[0].overdue(one.clock.now() + LEASE - 1) == []
        assert stores[0].overdue(one.clock.now() + LEASE) == [code]


@in_loop
async def test_what_could_not_be_read_is_taken_up_as_soon_as_it_can(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those who took it have its lease: nobody else would look after it for minutes."""
    [match_id] = running_matches(stores[0], 1).values()
    when = deadline(stores[0], match_id)
    async with playing(stores[0]) as one:
        one.clock.at = when
        with monkeypatch.context() as away, capture_logs() as told:
            for query in ("open", "running"):
                away.setattr(stores[0].book, query, cannot_be_read)
            await one.watch.look()
            await one.watch.begin()
            assert len(one.registry) == 0
        assert [line["event"] for line in told if line["log_level"] == "error"] == []
        await one.watch.look()
        assert len(one.registry) == 1
        await over(stores[0], [match_id])


def cannot_be_read(*_: object) -> NoReturn:
    raise OperationalError("SELECT", {}, Exception("away"))


@in_loop
async def test_what_a_server_had_that_died_is_taken_up_by_the_others(stores: tuple[Store, Store]) -> None:
    matches = running_matches(stores[0], 3)
    when = deadline(stores[0], next(iter(matches.values())))
    async with playing(stores[0]) as one, playing(stores[1], after=one) as two:
        one.clock.at = when - LEFT
        for code in matches:
            await one.registry.open(code)
        await one.watch.look(lease=True)
        await two.watch.look()
        assert two.house.neighbours.living == {one.house.server}
        assert len(two.registry) == 0
        one.clock.move(5_001)  # it says no more
        await two.watch.look()
        assert two.house.neighbours.living == set()
        async with asyncio.timeout(10):
            while len(two.registry) < 3:  # noqa: ASYNC110 - that goes on beside the heartbeats
                await asyncio.sleep(0.01)


@in_loop
async def test_an_outage_is_found_by_every_server_whichever_was_there_first(stores: tuple[Store, Store]) -> None:
    [match_id] = running_matches(stores[0], 1).values()
    began = deadline(stores[0], match_id) - LEFT
    async with playing(stores[0]) as before:
        before.clock.at = began
        await before.watch.look()
        before.clock.move(20_000)
        async with playing(stores[0], after=before) as first, playing(stores[1], after=before) as second:
            for game in (first, second):
                game.pulse.last = began  # as read when they started
                await game.watch.look()
            for game in (first, second):
                assert game.pulse.outage(began, game.clock.now()) == began
            async with asyncio.timeout(10):
                while "ClockStopped" not in (found := kinds(stores[0], match_id)):  # noqa: ASYNC110 - nobody is there
                    await asyncio.sleep(0.02)
        assert found.count("ClockStopped") == kinds(stores[0], match_id).count("ClockStopped") == 1
