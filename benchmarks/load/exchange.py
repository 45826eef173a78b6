"""Two players of another server, who send moves in turn; each move comes back to both."""

import time
from collections.abc import Callable
from functools import partial
from typing import Protocol

from benchmarks.load.line import Line
from benchmarks.load.room import Room, nobody_cares
from benchmarks.load.tally import Tally


class Peer(Protocol):
    """How one client of a server speaks. `open` takes what is called with each frame that comes.

    `greeted`: moves can be made.
    """

    greeted: bool

    async def open(self, heard: Callable[[Line, bytes], None]) -> Line: ...

    def move(self, number: int) -> bytes:
        """The frame of move `number` of the room."""
        ...

    def send(self, line: Line, frame: bytes) -> None: ...

    def is_update(self, line: Line, frame: bytes) -> bool:
        """Whether a frame tells of a move. Answers what the server's protocol asks of a client beside the game."""
        ...


class Exchange:
    def __init__(self, peers: tuple[Peer, Peer]) -> None:
        self.ready: Callable[[Room], None] = nobody_cares
        self.tally = Tally()
        self._peers = peers
        self._lines: list[Line] = []
        self._moves = 0
        self._due = self._waited = 0.0
        self._left: set[int] = set()

    @property
    def waiting(self) -> bool:
        return bool(self._left)

    async def open(self) -> None:
        for seat, peer in enumerate(self._peers):
            self._lines.append(await peer.open(partial(self._heard, seat)))

    @property
    def greeted(self) -> bool:
        return all(peer.greeted for peer in self._peers)

    def close(self) -> None:
        for line in self._lines:
            line.close()

    def act(self, due: float) -> bool:
        seat = self._moves % 2
        frame = self._peers[seat].move(self._moves)
        self._moves += 1
        self._due, self._left = due, {0, 1}
        self.tally.sent(frame)
        self._peers[seat].send(self._lines[seat], frame)
        return True

    def _heard(self, seat: int, line: Line, frame: bytes) -> None:
        if not self._peers[seat].is_update(line, frame):
            return
        self.tally.hear(frame)
        if not self._left:
            return
        self._left.discard(seat)
        if seat == self._moves % 2:  # the other one's
            self._waited = time.monotonic() - self._due
        if not self._left:
            self.tally.accept(self._waited)
            self.ready(self)
