"""The servers' heartbeats: time that nobody was there to serve is charged to nobody."""

from dataclasses import dataclass

SILENCE = 5_000
"""Ms without a heartbeat from any server that make an outage."""


@dataclass(frozen=True, slots=True)
class Gap:
    began: int
    ended: int


class Pulse:
    """`last`: the newest heartbeat that was stored. The last gap is remembered: rooms find it when they look."""

    def __init__(self, last: int | None, now: int) -> None:
        self._gap = Gap(last, now) if last is not None and now - last > SILENCE else None
        self.last = now

    def beat(self, at: int) -> bool:
        """A heartbeat of `at` was stored; True where an outage ends with it."""
        silent = at - self.last > SILENCE
        if silent:
            self._gap = Gap(self.last, at)
        self.last = max(self.last, at)
        return silent

    def outage(self, since: int, now: int) -> int | None:
        """When the outage began that took part of the time from `since` to `now`, or None."""
        if now - self.last > SILENCE:
            return self.last
        return self._gap.began if self._gap is not None and self._gap.ended > since else None
