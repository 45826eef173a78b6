"""One socket as its room knows it: a bounded outbox for when its line is full, and how long its line takes."""

from collections import deque
from collections.abc import Callable
from typing import Protocol

from app.players.auth import Player
from app.wire.encode import encode
from app.wire.outbound import Outbound, Ping, Refused

OUTBOX = 64
"""Frames that may wait for a reader; with one more it is cut. It comes back with a hello and misses nothing."""

SAMPLES = 8

FORGOTTEN = 60_000


class Line(Protocol):
    """What a connection needs of a socket. None of it blocks or raises; a socket that is gone takes and drops all."""

    clear: bool
    """Whether what is written goes out at once. Where it is not, `Connection.flow` is called when it is again."""

    def write(self, text: bytes) -> None:
        """A frame, after those before it."""
        ...

    def close(self, code: int, reason: str) -> None: ...

    def abort(self) -> None:
        """Drop the line without a word: a peer that does not read cannot be told."""
        ...


class Connection:
    """Compared by identity: the clean-up of an old socket never touches the same player's new one.

    `player` is the cookie's (None: a stranger, who gets no further), `seat` the room's to set. Nothing here blocks:
    frames go straight into the line, and into the outbox where that is full. `trips`: round trips in ms, the last ones
    of the seat. `refused` is told the code of each refusal. `encode`: of the dialect that is spoken here.
    """

    __slots__ = (
        "_frames",
        "_line",
        "_ping",
        "_ping_at",
        "_pings",
        "_refused",
        "encode",
        "gone",
        "player",
        "seat",
        "trips",
    )

    def __init__(
        self,
        line: Line,
        player: Player | None,
        refused: Callable[[str], None] = lambda _code: None,
        encode: Callable[[Outbound], bytes] = encode,
    ) -> None:
        self.player = player
        self.encode = encode
        self.seat: int | None = None
        self.gone = False
        self.trips: deque[int] = deque(maxlen=SAMPLES)
        self._line = line
        self._refused = refused
        self._frames: deque[bytes] | None = None  # made for the few that need one
        self._pings = 0
        self._ping: int | None = None
        self._ping_at = 0

    def tell(self, text: bytes) -> None:
        """Send one encoded frame after those before it; after a close, or to a socket that is gone, nothing."""
        if self.gone:
            return
        if self._frames is None and self._line.clear:
            self._line.write(text)
            return
        if self._frames is None:
            self._frames = deque()
        if len(self._frames) >= OUTBOX:
            self.cut()
            return
        self._frames.append(text)

    def send(self, message: Outbound) -> None:
        if isinstance(message, Refused):
            self._refused(message.code)
        self.tell(self.encode(message))

    def flow(self) -> None:
        """The line is clear again: it gets what waits, as much as it takes."""
        while self._frames and self._line.clear and not self.gone:
            self._line.write(self._frames.popleft())
        if not self._frames:
            self._frames = None

    def close(self, code: int, reason: str) -> None:
        """Close after what is in the outbox; the first close counts."""
        if self.gone:
            return
        self.gone = True
        for text in self._frames or ():
            self._line.write(text)
        self._frames = None
        self._line.close(code, reason)

    def leave(self) -> None:
        """The socket has ended by itself."""
        self.gone = True
        self._frames = None

    def cut(self) -> None:
        """Give this socket up at once."""
        if not self.gone:
            self.leave()
            self._line.abort()

    def ping(self, now: int, *, every: int) -> None:
        """Measure the line, unless the last time is less than `every` ms ago or its answer still under way.

        An answer that takes longer than a minute is not awaited any more: this client gives none.
        """
        waited = now - self._ping_at
        if self._pings and (waited < every or (self._ping is not None and waited < FORGOTTEN)):
            return
        self._pings += 1
        self._ping, self._ping_at = self._pings, now
        self.send(Ping(self._pings))

    def pong(self, n: int, now: int) -> int | None:
        """The round trip in ms that this answer tells; None for an answer to nothing."""
        if n != self._ping:
            return None
        self._ping = None
        trip = now - self._ping_at
        self.trips.append(trip)
        return trip
