"""A store that can do so much and no more, under many rooms: a simulated queue before a real one, in the test's time.

Whatever a room stores by itself, to make good for the store's slowness, takes from what the store can do. It has to
come to rest by itself.
"""

import asyncio

from typing_extensions import override

from app.matches.entries import Append
from app.matches.log import MatchLog
from app.rooms.connection import Connection
from app.rooms.inbox import Joined
from app.rooms.room import Room
from engine.events import DealStarted
from engine.match import due, fold
from tests.app.played import put, random_match
from tests.app.rooms.fake_clock import FakeClock
from tests.app.rooms.fake_line import FakeLine
from tests.app.rooms.fakes import Game, Guest, in_loop, playing
from tests.app.store import Store

ROOMS = 60
COST = 20
"""Ms that the store needs for an append: 1.2 s if every room wants one at once."""
PATIENCE = 1_000
STEP = 20
A_WHILE = 60_000
LEFT = 170_000
"""Ms until the movers' deadline."""


class SlowLog(MatchLog):
    """Takes all that waits together, as the writer does: `COST` for each, and `least` ms for whatever it is.

    `appends`: how many it was asked for.
    """

    def __init__(self, store: Store, least: int = 0) -> None:
        super().__init__(store.database, store.writer)
        self.clock: FakeClock
        self.store = store
        self._least = least
        self.appends = 0
        self.storing = 0
        self._next: list[asyncio.Event] = []
        self._group: list[asyncio.Event] = []

    @override
    async def append(self, *appends: Append) -> None:
        self.appends += 1
        done = asyncio.Event()
        self._next.append(done)
        if not self._group:
            self._begin()
        await done.wait()
        try:
            await super().append(*appends)
        finally:
            self.storing -= 1

    def _begin(self) -> None:
        self._group, self._next = self._next, []
        if self._group:
            self.clock.call_at(self.clock.now() + self._least + COST * len(self._group), self._end)

    def _end(self) -> None:
        self.storing += len(self._group)
        for done in self._group:
            done.set()
        self._begin()


async def many_rooms(game: Game, store: Store) -> list[Guest]:
    """Rooms at their first deal, both players there; the tab of whoever moves in each."""
    events = random_match(seed=7)
    dealt = next(index for index, event in enumerate(events) if isinstance(event, DealStarted)) + 1
    ann, bob = game.player("Ann"), game.player("Bob")
    deadline = due(fold(events[:dealt]))
    assert deadline is not None
    game.clock.at = deadline - LEFT
    movers = []
    for number in range(ROOMS):
        code = f"WXYZ23{number:02}".translate(str.maketrans("01", "XY"))
        put(store, events[:dealt], (ann.id, bob.id), code=code, now=game.clock.now())
        room = await game.registry.open(code)
        assert room is not None
        tabs = [await come(game, room, name) for name in ("Ann", "Bob")]
        movers.append(next(tab for tab in tabs if tab.seat == tab.view["deal"]["to_move"]))
    return movers


async def come(game: Game, room: Room, name: str) -> Guest:
    line = FakeLine()
    guest = Guest(room, game.clock, Connection(line, game.player(name)), line)
    room.post(Joined(guest.connection, game.clock.now()))
    await guest.hear_type("presence")
    return guest


async def pass_time(game: Game, log: SlowLog, ms: int) -> None:
    for _ in range(ms // STEP):
        game.clock.move(STEP)
        for _ in range(8):
            await asyncio.sleep(0)
        while log.storing:
            await asyncio.sleep(0.001)
            await asyncio.sleep(0)


@in_loop
async def test_a_store_that_was_slow_once_for_all_comes_to_rest(store: Store) -> None:
    log = SlowLog(store)
    async with playing(store, log=log, patience=PATIENCE) as game:
        await all_act(game, log)
        asked = log.appends
        await pass_time(game, log, A_WHILE)
        assert log.appends == asked
        assert asked < 4 * ROOMS


@in_loop
async def test_a_store_that_stays_slow_is_asked_less_and_less(store: Store) -> None:
    log = SlowLog(store, least=PATIENCE)
    async with playing(store, log=log, patience=PATIENCE) as game:
        await all_act(game, log)
        asked = log.appends
        await pass_time(game, log, A_WHILE)
        assert log.appends - asked < 6 * ROOMS


@in_loop
async def test_whoever_acts_meanwhile_is_not_made_to_wait(store: Store) -> None:
    log = SlowLog(store, least=PATIENCE)
    async with playing(store, log=log, patience=PATIENCE) as game:
        (tab, *_) = await all_act(game, log)
        tab.act("decline_end", id="x1")
        await pass_time(game, log, 2 * PATIENCE + COST * ROOMS)
        assert (await tab.answer("x1"))["type"] in ("refused", "update")
        tab.act("decline_end", id="x1")
        assert (await tab.answer("x1"))["type"] == "update"


async def all_act(game: Game, log: SlowLog) -> list[Guest]:
    """Everybody at the same moment, and a while passes."""
    log.clock = game.clock
    movers = await many_rooms(game, log.store)
    for tab in movers:
        tab.act("offer_end")
    await pass_time(game, log, A_WHILE)
    return movers
