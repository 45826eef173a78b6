"""The servers' heartbeats: time that nobody was there to serve is charged to nobody."""

from dataclasses import dataclass

SILENCE = 5_000
"""Ms without a heartbeat from any server that make an outage."""


@dataclass(frozen=True, slots=True)
class Gap:
    began: int
    ended: int


class Pulse:
    """`last`: when a heartbeat was last stored, or its lack noticed. The newest gap is kept for who looks later."""

    def __init__(self, last: int | None, now: int) -> None:
        self.last = now if last is None else last
        self._gap: Gap | None = None
        self._news = False
        self._notice(now)
        self._news = False

    def beat(self, at: int) -> bool:
        """A heartbeat of `at` was stored; True where an outage has ended since the one before."""
        self._notice(at)
        news, self._news = self._news, False
        self.last = max(self.last, at)
        return news

    def outage(self, since: int, now: int) -> int | None:
        """When the outage began that took part of the time from `since` to `now`, or None."""
        self._notice(now)
        return self._gap.began if self._gap is not None and self._gap.ended > since else None

    def _notice(self, now: int) -> None:
        """A silence that goes on makes one gap, however often it is looked at."""
        if now - self.last <= SILENCE:
            return
        goes_on = self._gap is not None and self._gap.ended == self.last
        began = self._gap.began if self._gap is not None and goes_on else self.last
        self._gap = Gap(began, now)
        self._news = True
        self.last = now
