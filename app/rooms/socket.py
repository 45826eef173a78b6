"""`/ws/rooms/{code}`: who may come in, what arrives and when, and how a socket ends."""

import asyncio
from itertools import count
from typing import Final, assert_never

import structlog
from starlette.concurrency import run_in_threadpool
from starlette.websockets import WebSocket, WebSocketDisconnect

from app.clock import Clock
from app.players.auth import COOKIE, player_of
from app.rooms.codes import normal_code
from app.rooms.connection import Connection
from app.rooms.flood import Flood, Verdict
from app.rooms.inbox import Asked, Joined, Left, Wondered
from app.rooms.origin import is_our_origin
from app.rooms.registry import Registry
from app.rooms.room import OURS, RESTART, Room
from app.rooms.transport import ABORT, FLUSH
from app.wire.inbound import Around, AskArrangements, AskLayOffs, Hello, Inbound, Pong, Probe, Sit
from app.wire.outbound import ProbeAnswer, Refused
from app.wire.read import BadMessage, named_id, read
from app.wire.schema import SUBPROTOCOL

MISUSE: Final = 1008
UNKNOWN_PLAYER: Final = 4401
UNKNOWN_ROOM: Final = 4404
FLOODED: Final = 4429

HELLO_WITHIN = 10.0
"""Seconds in which a socket has to say hello."""

AT_ONCE = 16
"""Frames that are taken from one socket before the others, and its own writer, have their turn."""

_log = structlog.get_logger(__name__)


class SocketLine:
    """A `Line` over Starlette's socket."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket

    async def send(self, text: str) -> None:
        try:
            await self._websocket.send_text(text)
        except (WebSocketDisconnect, RuntimeError) as error:  # the latter: it was closed from elsewhere
            raise OSError("the socket is gone") from error

    async def close(self, code: int, reason: str) -> None:
        try:
            await self._websocket.close(code, reason)
        except (WebSocketDisconnect, RuntimeError) as error:
            raise OSError("the socket is gone") from error

    def abort(self) -> None:
        extension = self._websocket.scope.get("extensions", {}).get(ABORT)
        if extension is not None:
            extension["call"]()


async def serve_socket(websocket: WebSocket) -> None:
    """One socket from handshake to end."""
    state = websocket.app.state
    if not _is_welcome(websocket):
        await websocket.close()  # before it is accepted: 403
        return
    await websocket.accept(SUBPROTOCOL)
    player = await run_in_threadpool(player_of, state.database, websocket.cookies.get(COOKIE))
    connection = Connection(SocketLine(websocket), player, state.metrics.refused)
    writer = asyncio.create_task(connection.write())
    registry: Registry = state.registry
    current = asyncio.current_task()
    assert current is not None
    registry.visit(current)
    try:
        await Visit(websocket, connection, registry, state.clock).run()
    finally:
        connection.leave()
        _, late = await asyncio.wait({writer}, timeout=FLUSH)
        for task in late:
            task.cancel()


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


class _Ended(Exception):
    """This socket is to be closed: a refusal without an id, then a close with this number and the code as reason."""

    def __init__(self, code: str, number: int) -> None:
        super().__init__(code)
        self.code = code
        self.number = number


class Visit:
    """What one accepted socket does, from its hello on."""

    def __init__(self, websocket: WebSocket, connection: Connection, registry: Registry, clock: Clock) -> None:
        self._websocket = websocket
        self._connection = connection
        self._registry = registry
        self._clock = clock
        self._flood = Flood.begin(clock.now())

    async def run(self) -> None:
        try:
            await self._run()
        except _Ended as end:
            self._connection.send(Refused(None, end.code, {}))
            self._connection.close(end.number, end.code)
        except WebSocketDisconnect:
            pass
        except Exception:  # noqa: BLE001 - ours: this socket is closed, and its page comes back
            _log.exception("socket_failed")
            self._connection.close(OURS, "server_error")

    async def _run(self) -> None:
        player = self._connection.player
        if player is None:
            raise _Ended("unknown_player", UNKNOWN_PLAYER)
        if self._registry.closing:
            raise _Ended("server_restarting", RESTART)
        if not self._registry.come_in(player.id):
            raise _Ended("too_fast", FLOODED)
        try:
            await self._hello()
            room = await self._room()
            room.post(Joined(self._connection, self._clock.now()))
            try:
                await self._listen(room)
            finally:
                room.post(Left(self._connection, self._clock.now()))
        finally:
            self._registry.go_out(player.id)

    async def _hello(self) -> None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                frame = await self._frame()
                if frame is None or not isinstance(read(frame), Hello):
                    raise _Ended("bad_message", MISUSE)
        except (TimeoutError, BadMessage):
            raise _Ended("bad_message", MISUSE) from None

    async def _room(self) -> Room:
        code = normal_code(self._websocket.path_params["code"])
        room = None if code is None else await self._registry.open(code)
        if room is None:
            raise _Ended("unknown_room", UNKNOWN_ROOM)
        if self._registry.closing:
            raise _Ended("server_restarting", RESTART)
        return room

    async def _frame(self) -> str | None:
        """The next text frame; None for a binary one. Raises `WebSocketDisconnect`."""
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005), message.get("reason"))
        text: str | None = message.get("text")
        return text

    async def _listen(self, room: Room) -> None:
        for number in count():
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
            frame = await self._frame()
            at = self._clock.now()  # the arrival by which it is judged
            match self._flood.frame(at):
                case Verdict.FINE:
                    self._take(room, frame, at)
                case Verdict.REFUSE:
                    self._connection.send(Refused(None if frame is None else named_id(frame), "too_fast", {}))
                case Verdict.CLOSE:
                    raise _Ended("too_fast", FLOODED)
                case never:
                    assert_never(never)

    def _take(self, room: Room, frame: str | None, at: int) -> None:
        try:
            self._pass_on(room, read(frame), at)
        except BadMessage as bad:
            if self._flood.bad_frame(at) is Verdict.CLOSE:
                raise _Ended("bad_message", MISUSE) from None
            self._connection.send(Refused(bad.action_id, "bad_message", {}))

    def _pass_on(self, room: Room, message: Inbound, at: int) -> None:
        match message:
            case Pong(n=n):
                self._connection.pong(n, at)
            case Probe(n=n):
                self._connection.send(ProbeAnswer(n))
            case Hello():
                raise BadMessage(None)
            case AskArrangements() | AskLayOffs():
                room.post(Wondered(self._connection, message, at))
            case Sit() | Around(type="leave" | "offer_end" | "decline_end" | "give_minute"):
                if self._flood.fidget(at):
                    room.post(Asked(self._connection, message, at))
                else:
                    self._connection.send(Refused(message.id, "too_fast", {}))
            case _:
                room.post(Asked(self._connection, message, at))
