"""uvicorn, with an end in good order: what is in flight is finished and everybody told before sockets close."""

import gc
import signal
import socket
import sys
from types import FrameType
from typing import Final

import uvicorn
from fastapi import FastAPI
from typing_extensions import override

from app.rooms.registry import Registry
from app.rooms.transport import WebSocketProtocol

LARGEST_FRAME = 16 * 1024
PING_EVERY = 15.0
PONG_WITHIN = 20.0
DRAINS_WITHIN = 2.0
"""Seconds for rooms to close, and as long again for their sockets."""
REQUESTS_END_WITHIN = 3
_COLLECT_AFTER = (20_000, 20, 20)
"""New objects until the youngest are looked through. What an action makes goes without that; the usual 700 is once
an action or more."""
_TURN: Final = 0.001
"""Seconds that a thread keeps Python's lock from another. A transaction asks for it a dozen times, and while thousands
come at once the event loop gives it up only when asked; the usual five milliseconds made heartbeats late."""
UNREAD_FOR = 30_000
"""Ms that a peer may leave data unacknowledged before the system drops the line."""


class Server(uvicorn.Server):
    def __init__(self, app: FastAPI) -> None:
        self._app = app
        super().__init__(
            uvicorn.Config(
                app,
                ws=WebSocketProtocol,
                ws_max_size=LARGEST_FRAME,
                ws_ping_interval=PING_EVERY,
                ws_ping_timeout=PONG_WITHIN,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=REQUESTS_END_WITHIN,
                log_config=None,
                access_log=False,
                server_header=False,
                lifespan="on",
            )
        )

    @override
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What is there now stays: a full collection need not look at it again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*_COLLECT_AFTER)
        sys.setswitchinterval(_TURN)

    @override
    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """The app's own shutdown comes after the sockets are closed, which is too late to tell anybody anything."""
        registry: Registry = self._app.state.registry
        await registry.close(DRAINS_WITHIN)
        await super().shutdown(sockets)

    @override
    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Remember to end, and not the signal: it would be raised again afterwards and make of 0 another exit code."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


def listen(host: str, port: int) -> socket.socket:
    """A listening socket. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=2048)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_FOR)
    return listening


def home_address() -> str | None:
    """This machine's address in its network, or None without one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return None if address.startswith("127.") else address
