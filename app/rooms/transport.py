"""uvicorn's WebSocket protocol, with an end for peers that do not read.

A transport that is closed flushes its buffer first. To a peer that has stopped reading that takes for ever:
the application is never told that the socket is lost, and a shutdown waits for it. Here every such close is
followed by an abort.
"""

import socket

from typing_extensions import override
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

FLUSH = 2.0
"""Seconds that a closing socket gets to take what was written to it, and to answer the close."""

UNSENT_IN_SYSTEM = 32 * 1024
UNSENT_HERE = 16 * 1024
"""Bytes that wait for a slow reader beside the frames in its outbox."""

ABORT = "knockwood.abort"
"""The scope extension under which a connection finds the way to drop its line at once."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    @override
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][ABORT] = {"call": self.transport.abort}
            # Else the system takes megabytes for a peer that does not read, and nobody notices for long.
            line: socket.socket | None = self.transport.get_extra_info("socket")
            if line is not None:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT_IN_SYSTEM)
            self.transport.set_write_buffer_limits(high=UNSENT_HERE)

    @override
    def send_receive_event_to_app(self) -> None:
        """A text frame that is no UTF-8 is the peer's mistake: the socket is closed (1007) without a traceback."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(1007, "invalid UTF-8")
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

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
