"""Which rooms a server holds: put away, brought back, closed before it goes down, and opened anew after a fault."""

import asyncio
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest
import structlog
from sqlalchemy import text
from structlog.testing import LogCapture

from app.matches.entries import Append
from app.matches.log import MatchLog
from app.rooms import registry
from app.rooms.pulse import SILENCE
from app.rooms.room import Room
from app.rooms.watch import SICK
from tests.app.rooms.fakes import CODE, PATIENCE, in_loop, playing
from tests.app.store import Store


@pytest.fixture
def logged() -> Iterator[list[Any]]:
    capture = LogCapture()
    before = structlog.get_config()["processors"]
    structlog.configure(processors=[capture])
    try:
        yield capture.entries
    finally:
        structlog.configure(processors=before)


class BrokenLog(MatchLog):
    """`broken`: an append meets a fault of ours."""

    def __init__(self, store: Store) -> None:
        super().__init__(store.database, store.writer)
        self.broken = False

    async def append(self, *appends: Append) -> None:
        if self.broken:
            raise RuntimeError("a bug")
        await super().append(*appends)


@in_loop
async def test_a_room_without_sockets_is_put_away_and_a_visit_brings_it_back(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        seq = ann.told["update"]["seq"]
        for guest in (ann, bob):
            guest.leave()
        await game.put_away()
        assert game.registry.held(CODE) is None
        back = await game.come("Bob")
        assert game.registry.held(CODE) is back.room
        assert back.told["update"]["seq"] == seq
        assert back.told["room"]["seats"][0]["name"] == "Ann"


@in_loop
async def test_a_room_with_a_deadline_close_by_is_not_put_away(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start(clock_id="fast")
        for guest in (ann, bob):
            guest.leave()
        game.clock.move(30_000)
        back = await game.come("Ann")
        assert back.room is ann.room
        game.clock.move(1_000)
        await back.hear_view(lambda view: view["phase"] == "over")


@in_loop
async def test_visitors_who_come_at_once_find_one_room(store: Store) -> None:
    async with playing(store) as game:
        game.make_room("Ann")
        rooms = await asyncio.gather(*(game.registry.open(CODE) for _ in range(20)))
        assert len({id(room) for room in rooms}) == 1
        assert await game.registry.open("ZZZZ9999") is None


@in_loop
async def test_a_server_that_goes_down_refuses_new_work_and_says_so(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        seq = ann.told["update"]["seq"]
        closing = asyncio.create_task(game.registry.close(1.0))
        await asyncio.sleep(0)
        ann.act("pass")
        refused = await ann.hear_type("refused")
        assert refused["code"] == "server_restarting"
        for guest in (ann, bob):
            assert (await guest.hear_type("restart"))["wait"] < 3_000
            assert (await guest.hear_type("closed"))["code"] == 1012
        await closing
        assert store.log.newer(ann.told["room"]["match"], seq) == ()
        assert game.registry.closing is True


@in_loop
async def test_what_came_before_the_end_is_still_served(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        action_id = ann.act("pass")
        await game.registry.close(1.0)
        assert (await ann.answer(action_id))["ack"] == action_id
        await bob.hear_type("restart")


@in_loop
async def test_a_server_that_hears_nothing_of_the_database_sends_its_players_to_the_others(store: Store) -> None:
    """The clock goes on there, and nothing can be stored or heard here. No inbox is waited for: it may be held up."""
    async with playing(store) as game:
        ann, bob = await game.start()
        await store.heartbeats.beat("another", game.clock.now(), SILENCE)
        await game.watch.look()
        game.clock.move(SICK - 1)
        for guest in (ann, bob):
            await guest.quiet()
        game.clock.move(1)
        for guest in (ann, bob):
            assert (await guest.hear_type("restart"))["wait"] < 3_000
            assert (await guest.hear_type("closed"))["code"] == 1012
        assert game.registry.closing is False


@in_loop
async def test_the_more_sockets_a_server_has_the_longer_it_spreads_their_return(store: Store) -> None:
    async with playing(store) as game:
        game.make_room("Ann")
        tabs = [await game.come("Ann") for _ in range(10)]
        crowd = [asyncio.create_task(asyncio.sleep(PATIENCE)) for _ in range(5_000)]
        for visit in crowd:
            game.registry.visit(visit)
        game.registry.send_away()
        waits = [(await tab.hear_type("restart"))["wait"] for tab in tabs]
        assert 3_000 < max(waits) < 10_000
        for visit in crowd:
            visit.cancel()


@in_loop
async def test_after_an_outage_rooms_make_good_for_it_a_few_at_a_time(store: Store) -> None:
    """All of five thousand at once would keep the next heartbeats waiting, and that be another outage."""
    codes = [f"ABCD234{digit}" for digit in range(5, 10)]
    async with playing(store) as game:
        for code in codes:
            game.make_room("Ann", code=code)
            await game.registry.open(code)
        nudged: list[str] = []
        with (
            patch.object(registry, "NUDGED_AT_ONCE", 2),
            patch.object(Room, "post", lambda room, item: nudged.append(room.code)),
        ):
            game.registry.nudge()
            assert nudged == codes[:2]
            async with asyncio.timeout(PATIENCE):
                while len(nudged) < len(codes):  # noqa: ASYNC110 - nobody says when the last one is
                    await asyncio.sleep(0.001)
        assert nudged == codes


@in_loop
async def test_alone_it_keeps_them(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        await game.watch.look()
        game.clock.move(2 * SICK)
        for guest in (ann, bob):
            await guest.quiet()


@in_loop
async def test_a_player_has_a_limited_number_of_sockets(store: Store) -> None:
    async with playing(store) as game:
        assert [game.registry.come_in("ann") for _ in range(21)] == [True] * 20 + [False]
        game.registry.go_out("ann")
        assert game.registry.come_in("ann") is True
        assert game.registry.come_in("bob") is True


def test_a_fault_of_ours_closes_the_sockets_and_the_room_is_folded_anew(store: Store, logged: list[Any]) -> None:
    @in_loop
    async def play() -> None:
        log = BrokenLog(store)
        async with playing(store, log=log) as game:
            ann, bob = await game.start()
            log.broken = True
            ann.act("pass")
            for guest in (ann, bob):
                assert (await guest.hear_type("closed"))["code"] == 1011
            log.broken = False
            back = await game.come("Ann")
            assert back.room is not ann.room
            await back.do("pass")
        assert [entry["event"] for entry in logged] == ["match_started", "room_failed"]
        assert "view" not in str(logged)

    play()


def test_one_log_that_cannot_be_read_does_not_keep_the_others_from_being_looked_after(
    store: Store, logged: list[Any]
) -> None:
    @in_loop
    async def play() -> None:
        async with playing(store) as game:
            ann, bob = await game.start()
            for guest in (ann, bob):
                guest.leave()
            await game.put_away()
            store.writer.run(lambda connection: connection.execute(text("UPDATE events SET data = 'x' WHERE seq = 2")))
            await game.watch.begin()
            await game.watch.begin()
            assert [entry["event"] for entry in logged] == ["match_started", "room_cannot_be_opened"]

    play()
