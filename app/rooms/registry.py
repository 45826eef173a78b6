"""Which rooms this server holds: opened by a visit or a deadline, put away when idle, all closed before a shutdown."""

import asyncio
from collections import Counter, deque
from collections.abc import Iterable
from contextlib import suppress

import structlog
from starlette.concurrency import run_in_threadpool

from app.rooms.house import House
from app.rooms.inbox import Closed, Counted, Forgotten, Nudged, Rang, Renamed
from app.rooms.ledger import give_back
from app.rooms.room import Room
from app.rooms.table import Table

SOCKETS_PER_PLAYER = 20

NUDGED_AT_ONCE, NUDGES_EVERY = 100, 0.05
"""Rooms, and seconds until the next. All at once they would keep heartbeats waiting until that is the next outage."""

BACK_WITHIN, AT_ONCE, A_SOCKET_EVERY = 3_000, 1_000, 2
"""Ms over which the pages of a server that restarts spread their return; with so many more sockets 2 ms for each."""

_log = structlog.get_logger(__name__)


class Registry:
    """Lives in one event loop. `closing`: nobody is let in any more."""

    def __init__(self, house: House) -> None:
        self.closing = False
        self._house = house
        self._rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._sockets: Counter[str] = Counter()
        self._visits: set[asyncio.Task[None]] = set()
        self._to_nudge: deque[Room] = deque()
        self._nudging: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def sockets(self) -> int:
        return len(self._visits)

    @property
    def players(self) -> int:
        """Those with a socket."""
        return len(self._sockets)

    def held(self, code: str) -> Room | None:
        """The room, where this server holds it."""
        room = self._rooms.get(code)
        return None if room is None or room.ended else room

    def rooms(self) -> list[Room]:
        return [room for room in self._rooms.values() if not room.ended]

    async def open(self, code: str) -> Room | None:
        """The room with this code, from the database if need be; None where there is none.

        What is posted to it in the same step of the event loop is served.
        """
        room = self.held(code)
        if room is not None:
            return room
        task = self._opening.get(code)
        if task is None:
            task = asyncio.create_task(self._open(code))
            self._opening[code] = task
            task.add_done_callback(lambda _: self._opening.pop(code, None))
        return await asyncio.shield(task)

    async def _open(self, code: str) -> Room | None:
        opened = await run_in_threadpool(self._house.book.open, code)
        if opened is None:
            return None
        stored, kept = opened
        room = Room(stored, Table(kept), self._house)
        self._rooms[code] = room
        task = asyncio.create_task(room.run())
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._forget(room, done))
        return room

    def _forget(self, room: Room, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if self._rooms.get(room.code) is room:
            del self._rooms[room.code]

    def nudge(self) -> None:
        """An outage is over: every room looks whether it has to make good for it, a few of them at a time."""
        self._to_nudge = deque(self.rooms())
        if self._nudging is None:
            self._nudge_some()

    def _nudge_some(self) -> None:
        now = self._house.clock.now()
        for _ in range(min(NUDGED_AT_ONCE, len(self._to_nudge))):
            self._to_nudge.popleft().post(Nudged(now))
        loop = asyncio.get_running_loop()
        self._nudging = loop.call_later(NUDGES_EVERY, self._nudge_some) if self._to_nudge else None

    def renamed(self, player: str) -> None:
        """A player has another name: the rooms where it is told are to tell it."""
        now = self._house.clock.now()
        for room in self.rooms():
            if room.knows({player}):
                room.post(Renamed(now))

    def known(self) -> set[str]:
        """Everybody whose name is told here, or who is here."""
        seated = (holder for room in self.rooms() for holder in room.table.holders.values())
        return {*self._sockets, *(holder.player_id for holder in seated if holder.player_id and holder.name)}

    def forget(self, players: Iterable[str]) -> None:
        """These are nobody now: no room is to know them any more."""
        now, gone = self._house.clock.now(), frozenset(players)
        for room in self.rooms():
            if room.knows(gone):
                room.post(Forgotten(gone, now))

    def speak(self) -> None:
        """Every room says to the other servers how things stand here."""
        for room in self.rooms():
            room.speak()

    def count(self) -> None:
        """Other servers have come or gone: every room looks who is here."""
        now = self._house.clock.now()
        for room in self.rooms():
            room.post(Counted(now))

    def ring(self, matches: Iterable[str]) -> None:
        """The logs of these matches have grown."""
        now, grown = self._house.clock.now(), frozenset(matches)
        for room in self.rooms():
            if room.table.match_id in grown:
                room.post(Rang(now))

    def send_away(self) -> None:
        """Everybody is to come back, if to another server."""
        within = self._back_within()
        for room in self.rooms():
            room.send_away(within)

    def _back_within(self) -> int:
        return max(BACK_WITHIN, A_SOCKET_EVERY * (self.sockets - AT_ONCE))

    # --- sockets ----------------------------------------------------------------

    def come_in(self, player: str) -> bool:
        """Count one more socket of a player; False where there are too many."""
        if self._sockets[player] >= SOCKETS_PER_PLAYER:
            return False
        self._sockets[player] += 1
        return True

    def go_out(self, player: str) -> None:
        self._sockets[player] -= 1
        if not self._sockets[player]:
            del self._sockets[player]

    def visit(self, task: asyncio.Task[None]) -> None:
        """A socket's task, to be waited for at the end."""
        self._visits.add(task)
        task.add_done_callback(self._visits.discard)

    async def close(self, within: float) -> None:
        """Refuse new work, let what is in flight finish, tell everybody to come back, and wait for it to be said."""
        self.closing = True
        if self._opening:
            await asyncio.wait(set(self._opening.values()), timeout=within)
        closed, rooms = Closed(self._house.clock.now(), self._back_within()), self.rooms()
        for room in rooms:
            room.post(closed)
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=within)
        if self._tasks:
            _log.error("rooms_did_not_close", rooms=len(self._tasks))
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                await give_back(self._house, [room.table for room in rooms if room.ended])
        if self._visits:
            await asyncio.wait(set(self._visits), timeout=within)
