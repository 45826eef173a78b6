"""`/ws/rooms/{code}`: who may come in, what arrives and when, and how a socket ends."""

import asyncio
from itertools import count
from typing import Final, assert_never

import structlog
from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool
from starlette.websockets import WebSocket, WebSocketDisconnect

from app.clock import Clock
from app.logs import words_of
from app.players.auth import COOKIE, player_of
from app.rooms.codes import normal_code
from app.rooms.connection import Connection
from app.rooms.flood import Flood, Verdict
from app.rooms.inbox import Asked, Confided, Joined, Left, Spoke, Wondered
from app.rooms.origin import is_our_origin
from app.rooms.registry import Registry
from app.rooms.room import OURS, RESTART, UNKNOWN_PLAYER, Room
from app.rooms.transport import AT_ONCE, LINE, WebSocketProtocol
from app.wire.dialects import Dialect, common_dialect, foreign_dialect
from app.wire.encode import encode
from app.wire.inbound import (
    AddBot,
    Around,
    AskArrangements,
    AskLayOffs,
    Hello,
    Inbound,
    Phrase,
    Point,
    Pong,
    Probe,
    Remove,
    Sit,
    Swap,
    TurnAction,
    Whisper,
)
from app.wire.outbound import ProbeAnswer, Refused
from app.wire.read import BadMessage, named_id

MISUSE: Final = 1008
UNKNOWN_ROOM: Final = 4404
UNKNOWN_VERSION: Final = 4426
FLOODED: Final = 4429

HELLO_WITHIN = 10.0
"""Seconds in which a socket has to say hello."""

_log = structlog.get_logger(__name__)


async def serve_socket(websocket: WebSocket) -> None:
    """One socket from handshake to end."""
    state = websocket.app.state
    offered = websocket.scope["subprotocols"]
    dialect, foreign = common_dialect(offered), foreign_dialect(offered)
    if not _is_welcome(websocket) or (dialect is None and foreign is None):
        await websocket.close()  # before it is accepted: 403
        return
    if dialect is None:
        await _turn_away(websocket, foreign)
        return
    await websocket.accept(dialect.name)
    try:
        player = await run_in_threadpool(player_of, state.database, websocket.cookies.get(COOKIE))
    except SQLAlchemyError as error:
        _log.info("store_does_not_answer", error=words_of(error))
        await websocket.close(OURS, "try_again")
        return
    line: WebSocketProtocol = websocket.scope["extensions"][LINE]["line"]
    connection = Connection(line, player, state.metrics.refused, dialect.encode)
    registry: Registry = state.registry
    current = asyncio.current_task()
    assert current is not None
    registry.visit(current)
    try:
        await Visit(websocket, line, connection, registry, state.clock, dialect).run()
    finally:
        connection.leave()


async def _turn_away(websocket: WebSocket, dialect: str | None) -> None:
    """A browser shows its page nothing of a handshake that failed, so this one succeeds: the close says why."""
    await websocket.accept(dialect)
    websocket.app.state.metrics.refused("unknown_version")
    await websocket.send_text(encode(Refused(None, "unknown_version", {})).decode())
    await websocket.close(UNKNOWN_VERSION, "unknown_version")


def _is_welcome(websocket: WebSocket) -> bool:
    """Only our own page."""
    origins = websocket.headers.getlist("origin")
    return len(origins) < 2 and is_our_origin(
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

    def __init__(
        self,
        websocket: WebSocket,
        line: WebSocketProtocol,
        connection: Connection,
        registry: Registry,
        clock: Clock,
        dialect: Dialect,
    ) -> None:
        self._read = dialect.read
        self._websocket = websocket
        self._line = line
        self._connection = connection
        self._registry = registry
        self._clock = clock
        self._flood = Flood.begin(clock.now())
        self._room: Room

    async def run(self) -> None:
        try:
            await self._run()
        except WebSocketDisconnect:
            pass
        except Exception as error:  # noqa: BLE001 - whatever it was, it ends this socket only
            self._end(error)

    def _end(self, error: Exception) -> None:
        """What is ours is logged, and the socket closed: its page comes back."""
        if isinstance(error, _Ended):
            self._connection.send(Refused(None, error.code, {}))
            self._connection.close(error.number, error.code)
        elif isinstance(error, SQLAlchemyError):
            _log.info("store_does_not_answer", error=words_of(error))
            self._connection.close(OURS, "try_again")
        else:
            _log.error("socket_failed", exc_info=error)
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
            room = await self._open()
            self._room = room
            room.post(Joined(self._connection, self._clock.now()))
            try:
                await self._listen()
            finally:
                room.post(Left(self._connection, self._clock.now()))
        finally:
            self._registry.go_out(player.id)

    async def _hello(self) -> None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                frame = await self._frame()
                if frame is None or not isinstance(self._read(frame), Hello):
                    raise _Ended("bad_message", MISUSE)
        except (TimeoutError, BadMessage):
            raise _Ended("bad_message", MISUSE) from None

    async def _open(self) -> Room:
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

    async def _listen(self) -> None:
        """To the socket's end. Nearly all frames come straight from the line; here are the others, and the end."""
        self._line.listen(self._hear, self._connection.flow)
        for number in count(1):
            self._hear(await self._frame())
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)

    def _hear(self, frame: str | None) -> None:
        """A frame has arrived."""
        if self._connection.gone:
            return
        at = self._clock.now()  # the arrival by which it is judged
        try:
            match self._flood.frame(at):
                case Verdict.FINE:
                    self._take(frame, at)
                case Verdict.REFUSE:
                    self._connection.send(Refused(None if frame is None else named_id(frame), "too_fast", {}))
                case Verdict.CLOSE:
                    self._end(_Ended("too_fast", FLOODED))
                case never:
                    assert_never(never)
        except Exception as error:  # noqa: BLE001 - whatever it was, it ends this socket only
            self._end(error)

    def _take(self, frame: str | None, at: int) -> None:
        try:
            self._pass_on(self._read(frame), at)
        except BadMessage as bad:
            if self._flood.bad_frame(at) is Verdict.CLOSE:
                raise _Ended("bad_message", MISUSE) from None
            self._connection.send(Refused(bad.action_id, "bad_message", {}))

    def _pass_on(self, message: Inbound, at: int) -> None:
        match message:
            case TurnAction():  # nearly always
                self._room.post(Asked(self._connection, message, at))
            case Pong(n=n):
                self._connection.pong(n, at)
            case Probe(n=n):
                self._connection.send(ProbeAnswer(n))
            case Hello():
                raise BadMessage(None)
            case AskArrangements() | AskLayOffs():
                self._room.post(Wondered(self._connection, message, at))
            case Phrase(phrase=phrase):
                if self._flood.phrase(at):
                    self._room.post(Spoke(self._connection, phrase, at))
                else:
                    self._connection.send(Refused(None, "too_fast", {}))
            case Point():
                if self._flood.point(at):
                    self._room.post(Confided(self._connection, message, at))
                else:
                    self._connection.send(Refused(None, "too_fast", {}))
            case Whisper():
                if self._flood.whisper(at):
                    self._room.post(Confided(self._connection, message, at))
                else:
                    self._connection.send(Refused(message.id, "too_fast", {}))
            case (
                Sit()
                | Swap()
                | Remove()
                | AddBot()
                | Around(
                    type="leave"
                    | "ready"
                    | "not_ready"
                    | "offer_end"
                    | "decline_end"
                    | "offer_adjourn"
                    | "decline_adjourn"
                    | "give_minute"
                )
            ):
                if self._flood.fidget(at):
                    self._room.post(Asked(self._connection, message, at))
                else:
                    self._connection.send(Refused(message.id, "too_fast", {}))
            case _:
                self._room.post(Asked(self._connection, message, at))
