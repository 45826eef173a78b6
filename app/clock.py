"""The server's clock: a base taken once plus monotonic time. A step of the wall clock charges nobody."""

import time
from collections.abc import Callable
from typing import Protocol

from app.alarms import Alarms


class Alarm(Protocol):
    """A call that was asked for; cancelling it twice, or after it rang, is nothing."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Time and waking as an argument: tests give one that they move themselves."""

    def now(self) -> int:
        """Unix milliseconds; never runs backwards."""
        ...

    def call_at(self, when: int, ring: Callable[[], None]) -> Alarm:
        """Call `ring` in the running event loop when `now()` has reached `when`, soon where it has already."""
        ...


class ServerClock:
    """The only place where the server reads a clock. Durations are differences of `now()`.

    `not_before`: when a server was last known to be alive. A wall clock that was set back since would make a present
    of all that time to whoever is to move.
    """

    def __init__(self, not_before: int = 0) -> None:
        self._base = max(time.time_ns() // 1_000_000, not_before) - time.monotonic_ns() // 1_000_000
        self._alarms = Alarms(self.now)

    def now(self) -> int:
        return self._base + time.monotonic_ns() // 1_000_000

    def call_at(self, when: int, ring: Callable[[], None]) -> Alarm:
        return self._alarms.call_at(when, ring)
