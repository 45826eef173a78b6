"""What a server does every second: a heartbeat, a look for the other servers, and one for rooms that are due."""

import asyncio
from collections.abc import Awaitable, Sequence
from itertools import count

import structlog
from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool

from app.clock import Alarm
from app.matches.heartbeats import Life
from app.matches.log import StoreUnavailable
from app.rooms.house import House
from app.rooms.pulse import SILENCE
from app.rooms.registry import Registry

BEAT_EVERY = 1.0
LOOK_AHEAD = 2_500
"""Ms before its time that a room is opened, so that it is there when the time comes."""
LEASE = 150_000
"""Ms for which a server says that it looks after a room; it says so again every minute."""
LEASE_EVERY = 60
POLL_EVERY, POLL_EVERY_WHEN_SURE = 2, 30
"""Every how many beats to look for what the bus may not have told, while it is away and while all are heard."""
FORGOTTEN_EVERY = 10
"""Every how many beats to look whom a command has made the database forget: nobody else would say so."""
SICK = 5_000
"""Ms without a word of the database after which players are better served by another server."""

_log = structlog.get_logger(__name__)


class Watch:
    def __init__(self, house: House, registry: Registry) -> None:
        self._house = house
        self._registry = registry
        self._failing = False
        self._sick: Alarm | None = None
        self._broken: set[str] = set()
        self._unread: set[str] = set()
        self._behind = False
        self._had: frozenset[str] = frozenset()
        self._beginning: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Until cancelled. A fault of ours is logged, and the next second is another try."""
        try:
            await self._keep_looking()
        finally:
            self._still_well(None)
            if self._beginning is not None:
                self._beginning.cancel()

    async def _keep_looking(self) -> None:
        began = self._house.clock.now()
        await self._safely(self.look())
        if self._house.pulse.outage_ended_since(began - LEASE):
            self._begin_soon()
        loop = asyncio.get_running_loop()
        due = loop.time()
        for turn in count(1):
            due = max(due + BEAT_EVERY, loop.time())  # a look that took long is no reason for a late heartbeat
            await asyncio.sleep(due - loop.time())
            lease, poll = turn % LEASE_EVERY == 0, turn % self._polls_every() == 0
            await self._safely(self.look(lease=lease, poll=poll, forgotten=turn % FORGOTTEN_EVERY == 0))

    async def _safely(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception:  # noqa: BLE001 - without heartbeats everything would count as an outage
            _log.exception("watch_failed")

    def _begin_soon(self) -> None:
        """Beside the heartbeats: with thousands of rooms it takes longer than anybody may be silent."""
        self._behind = True
        if self._beginning is None or self._beginning.done():
            self._beginning = asyncio.create_task(self._safely(self.begin()))

    async def begin(self) -> None:
        """Take up every running match, after a start and after an outage: its room finds out what it missed."""
        self._behind = False
        try:
            codes = await run_in_threadpool(self._house.book.running)
        except SQLAlchemyError:  # which the database has told of
            self._behind = True
            return
        for code in codes:
            await self._take_up(code)

    async def look(self, *, lease: bool = False, poll: bool = False, forgotten: bool = False) -> None:
        """The work of one second, and what is done more seldom."""
        try:
            await self._beat()
            await self._sweep()
            if lease:
                await self._lease()
            if poll:
                await self._poll()
            if forgotten:
                await self._forget()
        except (StoreUnavailable, SQLAlchemyError):
            if not self._failing:
                _log.warning("store_does_not_answer", exc_info=True)
            self._failing = True
        else:
            self._failing = False
        finally:
            self._count()

    def _still_well(self, until: int | None) -> None:
        """An alarm and no look at the time: a database that does not answer may keep a look waiting for long.

        Without other servers nobody would be served better elsewhere.
        """
        if self._sick is not None:
            self._sick.cancel()
            self._sick = None
        if until is not None and self._house.neighbours.living:
            self._sick = self._house.clock.call_at(until, self._send_away)

    def _send_away(self) -> None:
        """This server may be alone in being cut off, and its players' clocks go on at the others."""
        _log.warning("players_sent_away", server=self._house.server)
        self._registry.send_away()

    async def _beat(self) -> None:
        house = self._house
        beat = await house.heartbeats.beat(house.server, house.clock.now(), SILENCE)
        if beat.sample is not None:
            house.clock.follow(beat.sample)
        now = house.clock.now()
        had = house.neighbours.living
        house.neighbours.count(_others(beat.lives, house.server, now), now)
        self._still_well(now + SICK)
        house.pulse.hear(beat.lives)
        outage_ended = house.pulse.take_news()
        if outage_ended:
            _log.warning("outage_ended", server=house.server)
            house.metrics.outage_ended()
            self._registry.nudge()
        if self._behind or outage_ended or had - house.neighbours.living:
            # All that those had may be nobody's now.
            self._begin_soon()

    def _count(self) -> None:
        """Tell the rooms where other servers have come or gone, or are heard no more or again."""
        neighbours = self._house.neighbours
        had, self._had = self._had, neighbours.living
        if neighbours.look(self._house.clock.now()) or had != self._had:
            self._registry.count()

    def _polls_every(self) -> int:
        return POLL_EVERY if self._house.neighbours.sure_since is None else POLL_EVERY_WHEN_SURE

    async def _poll(self) -> None:
        """Whatever others have stored is found, though nobody said so."""
        if not self._house.neighbours.living:
            return
        known = {room.table.match_id: room.table.seq for room in self._registry.rooms()}
        if known:
            self._registry.ring(await run_in_threadpool(self._house.book.grown, known))

    async def _forget(self) -> None:
        known = self._registry.known()
        if known:
            self._registry.forget(await run_in_threadpool(self._house.book.forgotten, known))

    async def _sweep(self) -> None:
        """Take what is overdue and nobody looks after: this server does so from here on."""
        now = self._house.clock.now()
        taken = await self._house.book.take_overdue(now + LOOK_AHEAD, lease_until=now + LEASE)
        for code in (*taken, *self._unread):
            if self._registry.held(code) is None:
                await self._take_up(code)

    async def _take_up(self, code: str) -> None:
        """Open a room. One that cannot be opened is no reason to leave the others alone.

        Where the store did not answer, the next second is another try: its lease is this server's.
        """
        self._unread.discard(code)
        try:
            await self._registry.open(code)
        except SQLAlchemyError:  # which the database has told of
            self._unread.add(code)
        except Exception:  # noqa: BLE001 - a log that cannot be read, say
            if code not in self._broken:
                _log.exception("room_cannot_be_opened", code=code)
            self._broken.add(code)

    async def _lease(self) -> None:
        held = [room.table.match_id for room in self._registry.rooms() if room.table.due is not None]
        await self._house.book.lease(held, until=self._house.clock.now() + LEASE)


def _others(lives: Sequence[Life], server: str, now: int) -> list[str]:
    """The other servers that are alive."""
    return [life.server for life in lives if life.server != server and now - life.last <= SILENCE]
