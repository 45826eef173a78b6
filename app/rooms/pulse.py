"""Silences of all servers: time that nobody was there to serve is charged to nobody."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from app.matches.heartbeats import Life

SILENCE = 5_000
"""Ms without a heartbeat from any server that make an outage."""


@dataclass(frozen=True, slots=True)
class Gap:
    began: int
    ended: int


class Pulse:
    """`last`: the last heartbeat of any server, or when its lack was noticed. The newest gap is kept for who looks
    later: every server finds it in the heartbeats, whichever of them was there first afterwards.
    """

    def __init__(self, lives: Iterable[Life], now: int) -> None:
        self._gap: Gap | None = None
        self._news = False
        self._looking: asyncio.Task[None] | None = None
        self.last = 0
        self.hear(lives)
        self.last = self.last or now
        self._notice(now)
        self._news = False

    def hear(self, lives: Iterable[Life]) -> None:
        """The newest heartbeats of all servers."""
        for life in sorted(lives, key=lambda life: life.began):
            if self.last and life.began - self.last > SILENCE:
                self._add(Gap(self.last, life.began))
            self.last = max(self.last, life.last)

    async def look(self, read: Callable[[], Awaitable[Iterable[Life]]]) -> None:
        """Hear what `read` brings: once for all who want it at the same time. Raises what that raises."""
        if self._looking is None:
            self._looking = asyncio.create_task(self._look(read))
        await asyncio.shield(self._looking)

    async def _look(self, read: Callable[[], Awaitable[Iterable[Life]]]) -> None:
        try:
            self.hear(await read())
        finally:
            self._looking = None

    def take_news(self) -> bool:
        """Whether an outage has ended since this was last asked."""
        news, self._news = self._news, False
        return news

    def is_silent(self, now: int) -> bool:
        """Whether heartbeats have to be looked for before anything is judged."""
        return now - self.last > SILENCE

    def outage(self, since: int, now: int) -> int | None:
        """When the outage began that took part of the time from `since` to `now`, or None."""
        self._notice(now)
        return self._gap.began if self._gap is not None and self._gap.ended > since else None

    def outage_ended_since(self, at: int) -> bool:
        return self._gap is not None and self._gap.ended > at

    def _notice(self, now: int) -> None:
        """A silence that goes on makes one gap, however often it is looked at."""
        if self.is_silent(now):
            self._add(Gap(self.last, now))
            self.last = now

    def _add(self, gap: Gap) -> None:
        known = self._gap
        if known is not None and gap.began <= known.ended:  # more of the same
            self._gap = Gap(min(known.began, gap.began), max(known.ended, gap.ended))
        else:
            self._gap, self._news = gap, True
