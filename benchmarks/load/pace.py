"""How often is played: as fast as the server allows, or by a schedule that does not wait for it."""

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from random import Random

from benchmarks.load.patience import until
from benchmarks.load.room import Room, nobody_cares

MOST_IN_A_ROOM = 60.0
"""Actions a second: two players below the server's limit of 50 frames a second of each."""
ANSWERS_WITHIN = 10.0
TICK = 0.001


class Pace:
    """`rate`: actions a second of all rooms together, at random instants; None: each room acts as soon as it can.

    With a rate an action's wait counts from the instant when it was due, whether or not anybody was free to send it.
    """

    def __init__(self, rooms: Sequence[Room], rate: float | None, *, seed: int = 0) -> None:
        self._rooms = rooms
        self._rate = rate
        self._random = Random(seed)
        self._loop = asyncio.get_running_loop()
        self._free: deque[Room] = deque()
        self._queued: set[int] = set()
        self._due: deque[float] = deque()
        self._acted: dict[int, float] = {}
        self._running = False

    async def run(self, seconds: float) -> int:
        """Play for so long; the actions that stay unanswered for a while afterwards."""
        self._running = True
        for room in self._rooms:
            room.ready = self._ready
            self._ready(room)
        if self._rate is None:
            await asyncio.sleep(seconds)
        else:
            await self._keep_schedule(self._rate, seconds)
        return self.stop()

    def stop(self) -> int:
        """The actions that are on their way."""
        self._running = False
        for room in self._rooms:
            room.ready = nobody_cares
        return sum(room.waiting for room in self._rooms)

    async def _keep_schedule(self, rate: float, seconds: float) -> None:
        now = time.monotonic()
        end, due = now + seconds, now + self._random.expovariate(rate)
        while due < end:
            await asyncio.sleep(max(TICK, due - time.monotonic()))
            now = time.monotonic()
            while due <= now and due < end:
                self._due.append(due)
                due += self._random.expovariate(rate)
            self._serve()

    def _ready(self, room: Room) -> None:
        if not self._running or room.waiting:
            return
        if self._rate is None:
            self._at_once(room)
        elif id(room) not in self._queued:
            self._queued.add(id(room))
            self._free.append(room)
            self._serve()

    def _serve(self) -> None:
        while self._due and self._free:
            room = self._free.popleft()
            self._queued.discard(id(room))
            if not room.waiting and room.act(self._due[0]):
                self._due.popleft()

    def _at_once(self, room: Room) -> None:
        now = time.monotonic()
        allowed = self._acted.get(id(room), 0.0) + 1 / MOST_IN_A_ROOM
        if now < allowed:
            self._loop.call_later(allowed - now, self._ready, room)
        elif room.act(now):
            self._acted[id(room)] = now


async def answers(rooms: Sequence[Room], within: float = ANSWERS_WITHIN) -> int:
    """Wait for what is on its way; the actions that nobody answered."""
    await until(lambda: not any(room.waiting for room in rooms), within)
    return sum(room.waiting for room in rooms)
