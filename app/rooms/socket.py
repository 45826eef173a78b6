"""`/ws/rooms/{code}`: who may come in, what arrives and when, and how a socket ends."""

import asyncio
from typing import Final

import structlog
from starlette.concurrency import run_in_threadpool
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from app.clock import Clock
from app.players.auth import COOKIE, Player, player_of
from app.rooms.connection import Connection
from app.rooms.flood import Flood, Verdict
from app.rooms.inbox import Asked, Joined, Left, Wondered
from app.rooms.origin import is_our_origin
from app.rooms.registry import Registry
from app.rooms.room import RESTART, Room
from app.rooms.transport import ABORT
from app.wire.inbound import AskArrangements, AskLayOffs, Hello, Inbound, Pong, Probe
from app.wire.outbound import ProbeAnswer, Refused
from app.wire.read import BadMessage, read
from app.wire.schema import SUBPROTOCOL

MISUSE: Final = 1008
UNKNOWN_PLAYER: Final = 4401
UNKNOWN_ROOM: Final = 4404
TOO_FAST: Final = 4429

HELLO_WITHIN = 10.0
"""Seconds in which a socket has to say hello."""

_log = structlog.get_logger(__name__)


class SocketLine:
    """A `Line` over Starlette's socket."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket

    async def send(self, text: str) -> None:
        await self._websocket.send({"type": "websocket.send", "text": text})

    async def close(self, code: int, reason: str) -> None:
        await self._websocket.close(code, reason)

    def abort(self) -> None:
        extension = self._websocket.scope.get("extensions", {}).get(ABORT)
        if extension is not None:
            extension["call"]()


async def serve_socket(websocket: WebSocket) -> None:
    """One socket from handshake to end."""
    state = websocket.app.state
    registry: Registry = state.registry
    if not _is_welcome(websocket):
        await websocket.close()  # before it is accepted: 403
        return
    await websocket.accept(SUBPROTOCOL)
    line = SocketLine(websocket)
    token = websocket.cookies.get(COOKIE)
    player = await run_in_threadpool(player_of, state.database, token)
    connection = Connection(line, "" if player is None else player.id, None if player is None else player.name)
    writer = asyncio.create_task(connection.write())
    try:
        await _Visit(websocket, connection, state.clock, registry).run(player)
    finally:
        await _finish(writer, connection)


def _is_welcome(websocket: WebSocket) -> bool:
    """Only our own page, and only one that speaks our language."""
    origins = websocket.headers.getlist("origin")
    if len(origins) > 1 or SUBPROTOCOL not in websocket.scope["subprotocols"]:
        return False
    return is_our_origin(
        origins[0] if origins else None,
        public_url=websocket.app.state.settings.public_url,
        scheme=websocket.url.scheme,
        host=websocket.headers.get("host", ""),
    )
