"""One socket as its room knows it: a bounded outbox with one writer, and how long its line takes."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from app.players.auth import Player
from app.wire.encode import encode
from app.wire.outbound import Outbound, Ping, Refused

OUTBOX = 64
"""Frames that may wait for a reader; with one more it is cut. It comes back with a hello and misses nothing."""

SAMPLES = 8

FORGOTTEN = 60_000


class Line(Protocol):
    """What a connection needs of a socket."""

    async def send(self, text: str) -> None:
        """Returns when the frame is in the transport's buffer; raises `OSError` where the socket is gone."""
        ...

    async def close(self, code: int, reason: str) -> None: ...

    def abort(self) -> None:
        """Drop the line without a word: a peer that does not read cannot be told."""
        ...


@dataclass(frozen=True, slots=True)
class Closing:
    code: int
    reason: str


class Connection:
    """Compared by identity: the clean-up of an old socket never touches the same player's new one.

    `player` is the cookie's (None: a stranger, who gets no further), `seat` the room's to set. Nothing here blocks:
    frames go into the outbox and are written by `write`, the socket's only writer. `trips`: round trips in ms, the
    last ones of the seat. `refused` is told the code of each refusal.
    """

    __slots__ = (
        "_closing",
        "_filled",
        "_frames",
        "_line",
        "_ping",
        "_ping_at",
        "_pings",
        "_refused",
        "gone",
        "player",
        "seat",
        "trips",
    )

    def __init__(self, line: Line, player: Player | None, refused: Callable[[str], None] = lambda _code: None) -> None:
        self.player = player
        self.seat: int | None = None
        self.gone = False
        self.trips: deque[int] = deque(maxlen=SAMPLES)
        self._line = line
        self._refused = refused
        self._frames: deque[str] = deque()
        self._closing: Closing | None = None
        self._filled = asyncio.Event()
        self._pings = 0
        self._ping: int | None = None
        self._ping_at = 0

    def tell(self, text: str) -> None:
        """Put one encoded frame into the outbox; after a close, or to a socket that is gone, nothing."""
        if self.gone or self._closing is not None:
            return
        if len(self._frames) >= OUTBOX:
            self.cut()
            return
        self._frames.append(text)
        self._filled.set()

    def send(self, message: Outbound) -> None:
        if isinstance(message, Refused):
            self._refused(message.code)
        self.tell(encode(message))

    def close(self, code: int, reason: str) -> None:
        """Close after what is already in the outbox; the first close counts."""
        if self._closing is None:
            self._closing = Closing(code, reason)
            self._filled.set()

    def leave(self) -> None:
        """The socket has ended, or ends with what is in the outbox."""
        if self._closing is None:
            self.gone = True
            self._filled.set()

    def cut(self) -> None:
        """Give this socket up at once."""
        if not self.gone:
            self.gone = True
            self._frames.clear()
            self._filled.set()
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

    async def write(self) -> None:
        """Write frames in order until closed, cut or lost. Run once per socket."""
        try:
            while not self.gone:
                if self._frames:
                    await self._line.send(self._frames.popleft())
                elif self._closing is not None:
                    await self._line.close(self._closing.code, self._closing.reason)
                    return
                else:
                    self._filled.clear()
                    await self._filled.wait()
        except OSError:
            self.gone = True  # the reader finds out by itself; whoever told this socket something must not
