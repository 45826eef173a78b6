"""A client of boardgame.io, which speaks Socket.IO."""

import re
from collections.abc import Callable

import orjson

from benchmarks.load.line import Line, call

NAMESPACE = b"/table,"
OPEN, PING, PONG, CONNECT, EVENT = b"0", b"2", b"3", b"40" + NAMESPACE, b"42" + NAMESPACE
_STATE = re.compile(rb'"_stateID":(\d+)')


class BoardgamePeer:
    """The server makes a match as soon as somebody asks for its state."""

    def __init__(self, url: str, match: str, seat: int) -> None:
        self._address = url.replace("http://", "ws://") + "/socket.io/?EIO=4&transport=websocket"
        self._match, self._seat = match, str(seat)
        self._state = 0
        self.greeted = False

    async def open(self, heard: Callable[[Line, bytes], None]) -> Line:
        return await call(self._address, heard, lambda _code: None)

    def move(self, _number: int) -> bytes:
        payload = {"type": "discard", "args": ["7H"], "playerID": self._seat, "credentials": None}
        return self._event("update", {"type": "MAKE_MOVE", "payload": payload}, self._state, self._match, self._seat)

    def send(self, line: Line, frame: bytes) -> None:
        line.send(frame)

    def is_update(self, line: Line, frame: bytes) -> bool:
        if frame.startswith(EVENT):
            if (state := _STATE.search(frame)) is not None:
                self._state = int(state[1])
                self.greeted = True
            return frame.startswith(EVENT + b'["update"')
        if frame.startswith(OPEN):
            line.send(CONNECT)
        elif frame.startswith(CONNECT):
            line.send(self._event("sync", self._match, self._seat, None, 2))
        elif frame == PING:
            line.send(PONG)
        return False

    def _event(self, *content: object) -> bytes:
        return EVENT + orjson.dumps(content)
