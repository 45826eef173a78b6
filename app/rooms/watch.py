"""What a server does every second: a heartbeat, and a look for rooms that nobody holds and that are due."""

import asyncio
from collections.abc import Awaitable
from itertools import count

import structlog
from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool

from app.matches.log import StoreUnavailable
from app.rooms.house import House
from app.rooms.registry import Registry
from engine.match import due

BEAT_EVERY = 1.0
LOOK_AHEAD = 2_500
"""Ms before its time that a room is opened, so that it is there when the time comes."""
LEASE = 150_000
"""Ms for which a server says that it looks after a room; it says so again every minute."""
LEASE_EVERY = 60

_log = structlog.get_logger(__name__)


class Watch:
    def __init__(self, house: House, registry: Registry, server: str) -> None:
        self._house = house
        self._registry = registry
        self._server = server
        self._failing = False
        self._broken: set[str] = set()

    async def run(self) -> None:
        """Until cancelled. A fault of ours is logged, and the next second is another try."""
        await self._safely(self.look(lease=False))
        await self._safely(self.begin())
        for turn in count():
            await asyncio.sleep(BEAT_EVERY)
            await self._safely(self.look(lease=turn % LEASE_EVERY == 0))

    async def _safely(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception:  # noqa: BLE001 - without heartbeats everything would count as an outage
            _log.exception("watch_failed")

    async def begin(self) -> None:
        """Take up every running match, after a start and after an outage: its room finds out what it missed."""
        for code in await run_in_threadpool(self._house.book.running):
            await self._take_up(code)

    async def look(self, *, lease: bool) -> None:
        try:
            await self._beat()
            await self._sweep()
            if lease:
                await self._lease([room.code for room in self._registry.rooms()])
        except (StoreUnavailable, SQLAlchemyError):
            if not self._failing:
                _log.warning("store_does_not_answer", exc_info=True)
            self._failing = True
        else:
            self._failing = False

    async def _beat(self) -> None:
        now = self._house.clock.now()
        await self._house.book.beat(self._server, now)
        if self._house.pulse.beat(now):
            _log.warning("outage_ended", server=self._server)
            self._house.metrics.outage_ended()
            self._registry.nudge()
            await self.begin()

    async def _sweep(self) -> None:
        now = self._house.clock.now()
        held = []
        for code in await run_in_threadpool(self._house.book.overdue, now + LOOK_AHEAD):
            if self._registry.held(code) is None:
                await self._take_up(code)
            held.append(code)
        await self._lease(held)

    async def _take_up(self, code: str) -> None:
        """Open a room. One that cannot be opened is no reason to leave the others alone."""
        try:
            await self._registry.open(code)
        except Exception:  # noqa: BLE001 - a log that cannot be read, say
            if code not in self._broken:
                _log.exception("room_cannot_be_opened", code=code)
            self._broken.add(code)

    async def _lease(self, codes: list[str]) -> None:
        now = self._house.clock.now()
        rooms = (self._registry.held(code) for code in codes)
        due_at = {
            room.table.match_id: now + LEASE for room in rooms if room is not None and due(room.table.state) is not None
        }
        if due_at:
            await self._house.book.set_due(due_at)
