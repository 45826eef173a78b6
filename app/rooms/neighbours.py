"""Which other servers there are, and whether all of them are heard: only then is silence about a seat an absence."""

from collections.abc import Iterable
from dataclasses import dataclass

UNHEARD = 3_000
"""Ms after which a server that says nothing may have somebody of whom nobody else knows."""


@dataclass(slots=True)
class _Neighbour:
    """`heard`: when, or since when it could have been. `met`: it has told all since this server's line was made."""

    heard: int
    met: bool = False


class Neighbours:
    """Those that live are known by their heartbeats in the database, what they say by the bus.

    `sure_since`: since when all that live have been heard without a gap; None while one is not.
    """

    def __init__(self) -> None:
        self.sure_since: int | None = None
        self._living: dict[str, _Neighbour] = {}
        self._counted: int | None = None
        self._has_line = True

    @property
    def living(self) -> frozenset[str]:
        return frozenset(self._living)

    def count(self, servers: Iterable[str], now: int) -> None:
        """These other servers have a fresh heartbeat."""
        self._living = {server: self._living.get(server) or _Neighbour(now) for server in servers}
        self._counted = now

    def hear(self, server: str, now: int, *, met: bool) -> None:
        """A server is on the bus."""
        neighbour = self._living.get(server)
        if neighbour is not None:
            neighbour.heard, neighbour.met = now, met

    def lose(self) -> None:
        """The bus is away: whatever is said is missed."""
        self._has_line = False
        self.sure_since = None
        for neighbour in self._living.values():
            neighbour.met = False

    def find(self) -> None:
        self._has_line = True

    def look(self, now: int) -> bool:
        """Judge anew; True where this changed anything."""
        sure = (
            self._counted is not None
            and now - self._counted <= UNHEARD
            and all(self._is_heard(neighbour, now) for neighbour in self._living.values())
        )
        was_sure = self.sure_since is not None
        if sure and not was_sure:
            self.sure_since = now
        elif not sure:
            self.sure_since = None
        return sure != was_sure

    def _is_heard(self, neighbour: _Neighbour, now: int) -> bool:
        return self._has_line and now - neighbour.heard <= UNHEARD and neighbour.met


def alone() -> Neighbours:
    """Of a server without others."""
    neighbours = Neighbours()
    neighbours.sure_since = 0
    return neighbours
