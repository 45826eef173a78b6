"""uvicorn's WebSocket protocol as a room's line: frames in by call, frames out at once, and an end for deaf peers.

A frame through ASGI wakes a task and goes through a queue; here a whole text frame is handed straight to whoever
listens, and what is told goes straight into the transport's buffer. All that is unusual, a frame in pieces or a
crowd of them, takes the usual way.

A transport that is closed flushes its buffer first. To a peer that has stopped reading that takes for ever:
the application is never told that the socket is lost, and a shutdown waits for it. Here every such close is
followed by an abort.
"""

import socket
from collections.abc import Callable
from typing import Any

from typing_extensions import override
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the quick one, where there is one
from websockets.http11 import Request
from websockets.protocol import OPEN

FLUSH = 2.0
"""Seconds that a closing socket gets to take what was written to it, and to answer the close."""

UNSENT_IN_SYSTEM = 32 * 1024
UNSENT_HERE = 16 * 1024
"""Bytes that wait for a slow reader beside the frames in its outbox."""

AT_ONCE = 16
"""Frames that are taken from one socket before the others have their turn."""

LINE = "knockwood.line"
"""The scope extension under which an application finds the socket's line."""

_TEXT = 0x81
_MASKED = 0x80
_SHORT = 125
_TWO_BYTES_OF_LENGTH = 126
_EIGHT_BYTES_OF_LENGTH = 127
_MASK = 4
_SHORT_HEAD = 2 + _MASK


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A `Line`. `clear`: what is written goes out at once."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.clear = True
        self._hear: Callable[[str | None], None] | None = None
        self._flow: Callable[[], None] | None = None
        self._between_frames = False
        self._taken = 0

    # --- the line -----------------------------------------------------------------

    def listen(self, hear: Callable[[str | None], None], flow: Callable[[], None]) -> None:
        """Have `hear` called with each text (None: a binary frame), and `flow` when the line is clear again.

        What arrived before, and what arrives in crowds, still comes by `receive`: in order, if whoever receives it
        hears it in the same step of the loop.
        """
        self._hear, self._flow = hear, flow
        self._between_frames = self._is_between_frames()

    def write(self, text: bytes) -> None:
        """Send a text frame; to a socket that closes, nothing."""
        if self.conn.state is not OPEN or self.transport.is_closing():
            return
        size = len(text)
        if size <= _SHORT:
            head = bytes((_TEXT, size))
        elif size < 1 << 16:
            head = bytes((_TEXT, _TWO_BYTES_OF_LENGTH, size >> 8, size & 0xFF))
        else:
            head = bytes((_TEXT, _EIGHT_BYTES_OF_LENGTH)) + size.to_bytes(8, "big")
        self.transport.write(head + text)

    def close(self, code: int, reason: str) -> None:
        """Close after what was written."""
        if self.conn.state is not OPEN or self.transport.is_closing():
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(FLUSH, self.transport.abort)  # unless the peer answers before

    def abort(self) -> None:
        """Drop the line without a word: a peer that does not read cannot be told."""
        self.transport.abort()

    # --- what arrives ---------------------------------------------------------------

    @override
    def data_received(self, data: bytes) -> None:
        self._taken = 0
        rest = self._take(data) if self._between_frames and self.queue.empty() else data
        if rest:
            super().data_received(rest)
            self._between_frames = self._hear is not None and self._is_between_frames()

    def _take(self, data: bytes) -> bytes:
        """Hand over the short texts that `data` begins with, as long as they are whole; answers the rest."""
        begin, end = 0, len(data)
        while end - begin >= _SHORT_HEAD and data[begin] == _TEXT and self._taken < AT_ONCE and self.conn.state is OPEN:
            body = begin + _SHORT_HEAD
            after = body + data[begin + 1] - _MASKED
            if not body <= after <= min(end, body + _SHORT):
                break
            try:
                text = apply_mask(data[body:after], data[body - _MASK : body]).decode()
            except UnicodeDecodeError:
                break
            self._pass_on(text)
            begin = after
        return data[begin:]

    def _pass_on(self, text: str | None) -> None:
        assert self._hear is not None
        self._taken += 1
        self._hear(text)

    def _is_between_frames(self) -> bool:
        """Whether the parser waits for the first byte of a message."""
        waits: Any = self.conn.parser
        while (inner := waits.gi_yieldfrom) is not None:
            waits = inner
        return waits.__name__ == "at_eof" and self.conn.current_size is None

    @override
    def send_receive_event_to_app(self) -> None:
        """A text frame that is no UTF-8 is the peer's mistake: the socket is closed (1007) without a traceback."""
        raw = b"".join(self.frames)
        if self.curr_msg_data_type == "text" and not _is_text(raw):
            self.frames = []
            self.conn.fail(1007, "invalid UTF-8")
            self.handle_parser_exception()
        elif self._hear is None or self.close_sent or self._taken >= AT_ONCE or not self.queue.empty():
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self._pass_on(raw.decode() if self.curr_msg_data_type == "text" else None)

    # --- how it ends ----------------------------------------------------------------

    @override
    def pause_writing(self) -> None:
        self.clear = False
        super().pause_writing()

    @override
    def resume_writing(self) -> None:
        self.clear = True
        super().resume_writing()
        if self._flow is not None:
            self._flow()

    @override
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][LINE] = {"line": self}
            # Else the system takes megabytes for a peer that does not read, and nobody notices for long.
            line: socket.socket | None = self.transport.get_extra_info("socket")
            if line is not None:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT_IN_SYSTEM)
            self.transport.set_write_buffer_limits(high=UNSENT_HERE)

    @override
    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abort_soon()

    @override
    def shutdown(self) -> None:
        super().shutdown()
        self._abort_soon()

    @override
    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.close":
            self._abort_soon()

    @override
    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._abort_soon()

    def _abort_soon(self) -> None:
        self.loop.call_later(FLUSH, self.transport.abort)


def _is_text(data: bytes) -> bool:
    if data.isascii():
        return True
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
