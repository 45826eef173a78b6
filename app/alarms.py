"""Many alarms on one timer of the event loop.

Nearly all are cancelled before they ring: a deadline by the move, patience with the store by the store. A timer of the
loop's own for each would cost more than the rules of the move.
"""

import asyncio
from collections.abc import Callable
from heapq import heapify, heappop, heappush
from itertools import count

_FEW = 64


class SharedAlarm:
    """One call that was asked for."""

    __slots__ = ("_alarms", "ring")

    def __init__(self, ring: Callable[[], None], alarms: "Alarms") -> None:
        self.ring: Callable[[], None] | None = ring
        self._alarms = alarms

    def cancel(self) -> None:
        if self.ring is not None:
            self.ring = None
            self._alarms.forget_one()


class Alarms:
    """For one event loop, by the clock `now` (ms). Those of the same instant ring in the order they were asked for in.

    A cancelled alarm stays in the heap until its time comes, or until half of the heap are such.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._heap: list[tuple[int, int, SharedAlarm]] = []
        self._numbers = count()
        self._cancelled = 0
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at = 0

    def call_at(self, when: int, ring: Callable[[], None]) -> SharedAlarm:
        alarm = SharedAlarm(ring, self)
        heappush(self._heap, (when, next(self._numbers), alarm))
        if self._timer is None or when < self._timer_at:
            self._set(when)
        return alarm

    def forget_one(self) -> None:
        """One of them was cancelled."""
        self._cancelled += 1
        if self._cancelled > _FEW and self._cancelled * 2 > len(self._heap):
            self._heap = [each for each in self._heap if each[2].ring is not None]
            heapify(self._heap)
            self._cancelled = 0

    def wind(self) -> None:
        """The clock has been set: what is next may ring sooner than the timer knows."""
        if self._heap:
            self._set(self._heap[0][0])

    def _set(self, when: int) -> None:
        if self._timer is not None:
            self._timer.cancel()
        # A millisecond more: a timer that rings just before `when` would find that nothing is due yet.
        delay = max(0, when - self._now() + 1) / 1000
        self._timer, self._timer_at = asyncio.get_running_loop().call_later(delay, self._ring), when

    def _ring(self) -> None:
        self._timer = None
        now = self._now()
        try:
            while self._heap and (self._heap[0][0] <= now or self._heap[0][2].ring is None):
                _, _, alarm = heappop(self._heap)
                ring, alarm.ring = alarm.ring, None
                if ring is None:
                    self._cancelled -= 1
                else:
                    ring()
        finally:
            if self._heap and self._timer is None:
                self._set(self._heap[0][0])
