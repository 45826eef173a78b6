"""The server's clock as a test wants it."""

import heapq
from collections.abc import Callable

from app.clock import Sample
from tests.app.store import NOW


class FakeAlarm:
    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring: Callable[[], None] | None = ring

    def cancel(self) -> None:
        self.ring = None


class FakeClock:
    """Stands still until it is moved; what is due by then rings."""

    def __init__(self, at: int = NOW) -> None:
        self.at = at
        self._alarms: list[tuple[int, int, FakeAlarm]] = []
        self._count = 0

    def now(self) -> int:
        return self.at

    def call_at(self, when: int, ring: Callable[[], None]) -> FakeAlarm:
        alarm = FakeAlarm(ring)
        self._count += 1
        heapq.heappush(self._alarms, (when, self._count, alarm))
        self._ring()
        return alarm

    @property
    def waits_for(self) -> int | None:
        """When the next alarm rings."""
        return min((when for when, _, alarm in self._alarms if alarm.ring is not None), default=None)

    def follow(self, _sample: Sample) -> None:
        """Nothing: it is the test's."""

    def move(self, ms: int) -> None:
        self.at += ms
        self._ring()

    def _ring(self) -> None:
        while self._alarms and self._alarms[0][0] <= self.at:
            _, _, alarm = heapq.heappop(self._alarms)
            if alarm.ring is not None:
                alarm.ring()
