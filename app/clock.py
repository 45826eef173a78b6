"""The server's clock: a base plus monotonic time. A step of the wall clock charges nobody.

One server takes its base from its own wall clock. Several have to agree on what time it is, so theirs is that of the
database, which each of them asks again and again.
"""

import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Protocol

from app.alarms import Alarms

SLEW: Final = 200
"""In so many ms a clock that is wrong is set right by one: nobody notices, and time never runs backwards."""
SLEPT: Final = 5_000
"""Ms behind which a clock is not wrong: its process was suspended, and time has passed that it did not see."""
_SAMPLES: Final = 16
_DRIFT: Final = 50_000_000
_MS: Final = 1_000_000


class Alarm(Protocol):
    """A call that was asked for; cancelling it twice, or after it rang, is nothing."""

    def cancel(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Sample:
    """Another clock said `theirs` at some time between `asked` and `answered` by the monotonic one, all in ns."""

    asked: int
    theirs: int
    answered: int

    @property
    def trip(self) -> int:
        return self.answered - self.asked

    @property
    def base(self) -> int:
        """What to add to monotonic time, within half of the trip."""
        return self.theirs - (self.asked + self.answered) // 2


class Clock(Protocol):
    """Time and waking as an argument: tests give one that they move themselves."""

    def now(self) -> int:
        """Unix milliseconds; never runs backwards."""
        ...

    def call_at(self, when: int, ring: Callable[[], None]) -> Alarm:
        """Call `ring` in the running event loop when `now()` has reached `when`, soon where it has already."""
        ...

    def follow(self, sample: Sample) -> None:
        """Keep up with another clock, which has just been asked."""
        ...


class ServerClock:
    """The only place where the server reads a clock. Durations are differences of `now()`.

    `not_before`: when a server was last known to be alive. A clock that was set back since would make a present of all
    that time to whoever is to move. `samples`: of the clock to follow, if any.
    """

    def __init__(self, not_before: int = 0, samples: Iterable[Sample] = ()) -> None:
        monotonic = time.monotonic_ns()
        self._samples = deque(samples, maxlen=_SAMPLES)
        first = _best(self._samples).base if self._samples else time.time_ns() - monotonic
        base = max(first, not_before * _MS - monotonic)
        self._course = _Course(monotonic, base, base)
        self._alarms = Alarms(self.now)

    def now(self) -> int:
        course, monotonic = self._course, time.monotonic_ns()
        base = course.to if course.start == course.to else course.base(monotonic)  # every move asks ten times
        return (monotonic + base) // _MS

    def call_at(self, when: int, ring: Callable[[], None]) -> Alarm:
        return self._alarms.call_at(when, ring)

    def follow(self, sample: Sample) -> None:
        if self._samples:
            best = _best(self._samples)
            if abs(sample.base - best.base) > (sample.trip + best.trip) // 2 + _DRIFT:
                self._samples.clear()  # that clock, or this one, is not what it was
        self._samples.append(sample)
        to = _best(self._samples).base
        monotonic = time.monotonic_ns()
        base = self._course.base(monotonic)
        has_slept = to - base - sample.trip > SLEPT * _MS
        self._course = _Course(monotonic, to if has_slept else base, to)
        self._alarms.wind()


@dataclass(frozen=True, slots=True)
class _Course:
    """From `since` on the base moves slowly to `to`. One value, so that other threads see it whole."""

    since: int
    start: int
    to: int

    def base(self, monotonic: int) -> int:
        most = (monotonic - self.since) // SLEW
        return self.start + max(-most, min(most, self.to - self.start))


def _best(samples: Iterable[Sample]) -> Sample:
    """The quicker the answer, the less is unknown of when it was given."""
    return min(samples, key=lambda sample: sample.trip)
