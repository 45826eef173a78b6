"""A store that fails, is slow, or does not say what it did: nothing untold is lost, nothing lost is told."""

import asyncio

from sqlalchemy.exc import OperationalError
from typing_extensions import override

from app.matches.entries import Append, Conflict, KeptMatch, Row
from app.matches.log import MatchLog, StoreUnavailable
from tests.app.rooms.fakes import Game, Guest, in_loop, playing
from tests.app.rooms.test_two_servers import BrokenBus, apart
from tests.app.store import Store

CAP = 180_000


class TroubledLog(MatchLog):
    """`failing`: appends fail; `forgetful`: they are stored and fail all the same; `held`: they wait to be let go.

    `unread`: nothing can be read.
    """

    def __init__(self, store: Store) -> None:
        super().__init__(store.database, store.writer)
        self.failing = False
        self.forgetful = False
        self.unread = False
        self.failing_after_conflict = False
        self.held: asyncio.Event | None = None
        self.waiting = asyncio.Event()

    @override
    async def append(self, *appends: Append) -> None:
        if self.held is not None:
            self.waiting.set()
            await self.held.wait()
        if self.failing:
            raise StoreUnavailable("no")
        try:
            await super().append(*appends)
        except Conflict:
            self.failing = self.failing_after_conflict
            raise
        if self.forgetful:
            raise StoreUnavailable("who knows")

    @override
    def newer(self, match_id: str, seq: int) -> tuple[Row, ...]:
        self._read()
        return super().newer(match_id, seq)

    @override
    def load_with_seeds(self, match_id: str) -> KeptMatch | None:
        self._read()
        return super().load_with_seeds(match_id)

    def _read(self) -> None:
        if self.unread:
            raise OperationalError("nothing", None, Exception("away"))


async def at_first_offer(game: Game) -> tuple[Guest, Guest]:
    """Ten seconds into Ann's first move."""
    ann, bob = await game.start()
    game.clock.move(10_000)
    return ann, bob


@in_loop
async def test_what_cannot_be_stored_is_told_to_nobody(store: Store) -> None:
    log = TroubledLog(store)
    async with playing(store, log=log) as game:
        ann, bob = await at_first_offer(game)
        seq = bob.told["update"]["seq"]
        log.failing = True
        assert (await ann.refused("pass", id="x1"))["code"] == "try_again"
        await bob.quiet()
        assert bob.told["update"]["seq"] == seq
        assert store.log.newer(bob.told["room"]["match"], seq) == ()
        log.failing = False
        await ann.do("pass", id="x1")
        await bob.hear_view(lambda view: view["options"]["passing"])


@in_loop
async def test_an_outage_of_the_store_is_not_charged(store: Store) -> None:
    log = TroubledLog(store)
    async with playing(store, log=log) as game:
        ann, bob = await at_first_offer(game)
        log.failing = True
        await ann.refused("pass")
        game.clock.move(20_000)
        log.failing = False
        await ann.do("pass")
        assert ann.view["clock"]["remaining"][0] == CAP  # ten seconds: the bonus is earned
        await bob.hear_view(lambda view: view["options"]["passing"])


@in_loop
async def test_the_room_tries_again_by_itself(store: Store) -> None:
    log = TroubledLog(store)
    async with playing(store, log=log) as game:
        ann, bob = await at_first_offer(game)
        log.failing = True
        await ann.refused("pass")
        game.clock.move(1_000)
        await bob.quiet()
        log.failing = False
        game.clock.move(1_000)
        view = await bob.hear_view(lambda view: view["clock"]["remaining"][0] == CAP - 10_000)
        assert view["clock"]["stopped"] is False


@in_loop
async def test_no_flag_falls_while_the_store_is_away(store: Store) -> None:
    log = TroubledLog(store)
    async with playing(store, log=log) as game:
        ann, bob = await at_first_offer(game)
        log.failing = True
        await ann.refused("pass")
        game.clock.move(CAP + 10_000)
        await bob.quiet()
        log.failing = False
        game.clock.move(1_000)
        view = await bob.hear_view(lambda view: view["clock"]["remaining"][0] == CAP - 10_000)
        assert view["phase"] == "playing"
        await ann.do("pass")


@in_loop
async def test_what_was_stored_after_all_is_found_before_anything_else_is_decided(store: Store) -> None:
    log = TroubledLog(store)
    async with playing(store, log=log) as game:
        ann, bob = await at_first_offer(game)
        log.forgetful = True
        assert (await ann.refused("pass", id="x1"))["code"] == "try_again"
        log.forgetful = False
        answer = await ann.do("pass", id="x1")
        assert answer["view"]["deal"]["to_move"] == 1
        await bob.hear_view(lambda view: view["options"]["passing"])
        match_id = ann.told["room"]["match"]
        loaded = store.log.load(match_id)
        assert loaded is not None
        assert [type(event).__name__ for event in loaded.events].count("Passed") == 1


@in_loop
async def test_a_slow_append_is_told_as_soon_as_it_is_stored_and_not_before(store: Store) -> None:
    log = TroubledLog(store)
    async with playing(store, log=log, patience=1_000) as game:
        ann, bob = await at_first_offer(game)
        seq = bob.told["update"]["seq"]
        log.held = asyncio.Event()
        ann.act("pass", id="x1")
        await log.waiting.wait()
        bob.act("offer_end", id="y1")  # waits in the inbox
        game.clock.move(1_000)
        for guest in (ann, bob):
            refused = await guest.hear_type("refused")
            assert refused["code"] == "try_again"
        assert (await bob.refused("offer_end", id="y2"))["code"] == "try_again"
        assert bob.told["update"]["seq"] == seq
        log.held.set()
        log.held = None
        await ann.answer("x1")
        view = await bob.hear_view(lambda view: view["options"]["passing"])
        assert view["phase"] == "playing"
        game.clock.move(1_000)
        view = await bob.hear_view(lambda view: view["clock"]["running"] == 1)
        await bob.do("offer_end", id="y1")


@in_loop
async def test_while_an_append_is_in_flight_other_actions_wait_their_turn(store: Store) -> None:
    log = TroubledLog(store)
    async with playing(store, log=log) as game:
        ann, bob = await at_first_offer(game)
        log.held = asyncio.Event()
        ann.act("pass", id="x1")
        await log.waiting.wait()
        bob.act("pass", id="y1", turn="1.2")  # sure of what is coming
        held, log.held = log.held, None
        held.set()
        first, second = await ann.answer("x1"), await bob.answer("y1")
        assert second["seq"] == first["seq"] + 1


@in_loop
async def test_an_action_that_waits_behind_a_slow_time_out_is_turned_away_and_the_room_lives(store: Store) -> None:
    log = TroubledLog(store)
    async with playing(store, log=log, patience=1_000) as game:
        ann, bob = await game.start()
        log.held = asyncio.Event()
        game.clock.at += CAP + 1_000  # no alarm has rung
        ann.act("pass")
        await log.waiting.wait()
        game.clock.move(1_000)
        assert (await ann.hear_type("refused"))["code"] == "try_again"
        log.failing = True
        log.held.set()
        log.held = None
        for _ in range(20):
            await asyncio.sleep(0)  # the append fails, with nothing left in the inbox
        log.failing = False
        game.clock.move(1_000)
        for guest in (ann, bob):
            await guest.hear_view(lambda view: view["phase"] == "over")


@in_loop
async def test_a_rematch_that_cannot_be_read_yet_comes_onto_the_table_as_soon_as_it_can(store: Store) -> None:
    log = TroubledLog(store)
    async with playing(store, log=log) as game:
        ann, bob = await at_first_offer(game)
        first = ann.told["room"]["match"]
        await ann.do("resign")
        await bob.hear_view(lambda view: view["phase"] == "over")
        await ann.do("rematch")
        log.unread = True
        bob.act("rematch")
        await bob.hear_view(lambda view: view["rematch"] == [True, True])
        await ann.quiet()
        assert ann.told["room"]["match"] == first
        log.unread = False
        game.clock.move(1_000)
        for guest in (ann, bob):
            await guest.hear(lambda heard: heard["type"] == "room" and heard["match"] != first)


@in_loop
async def test_whoever_was_second_while_nothing_can_be_read_is_asked_to_try_again(store: Store) -> None:
    log, bus = TroubledLog(store), BrokenBus()
    async with playing(store, bus=bus) as here, playing(store, bus=bus, log=log, after=here) as there:
        ann, bob = await apart(here, there)
        bus.dead = True
        await ann.do("pass")
        log.unread = log.failing_after_conflict = True
        assert (await bob.refused("offer_end"))["code"] == "try_again"
        log.unread = log.failing = log.failing_after_conflict = False
        told = await bob.do("offer_end")
        assert told["seq"] == ann.told["update"]["seq"] + 1
