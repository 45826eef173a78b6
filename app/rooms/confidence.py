"""What passes between captain and adviser and reaches nobody else: a finger on a card, and whispers."""

import asyncio
from typing import assert_never

import structlog
from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool

from app.logs import words_of
from app.matches import whispers
from app.matches.entries import SERVER
from app.rooms.aside import Aside, read_aside, write_aside
from app.rooms.channel import Channel
from app.rooms.connection import Connection
from app.rooms.house import House
from app.rooms.inbox import Confided
from app.rooms.ledger import Ledger
from app.rooms.presence import Presence
from app.rooms.sealed import NotOurs
from app.rooms.voice import Voice
from app.wire.inbound import Point, Whisper
from app.wire.outbound import Pointed, Refused, Whispered, Whispers
from app.write import StoreUnavailable
from engine.advice import advises, confidant, has_advice

_log = structlog.get_logger(__name__)


class Confidence:
    """It is between two seats, by their roles in the deal on the table. Neither logs nor other seats get any of it."""

    def __init__(self, house: House, ledger: Ledger, presence: Presence, voice: Voice, channel: Channel) -> None:
        self._house = house
        self._ledger = ledger
        self._presence = presence
        self._voice = voice
        self._channel = channel

    async def greet(self, connection: Connection) -> None:
        """Tell a socket that has said hello what its seat has whispered and heard, where that can be read."""
        table, seat = self._ledger.table, connection.seat
        if seat is None or not has_advice(table.state):
            return
        try:
            found = await run_in_threadpool(self._house.whispers.last, table.match_id, seat)
        except SQLAlchemyError as error:
            _log.warning("whispers_not_read", match=table.match_id, error=words_of(error))
            return
        connection.send(Whispers(tuple(Whispered(one.seat, one.text, one.at) for one in found)))

    async def take(self, confided: Confided) -> None:
        connection, message = confided.connection, confided.message
        match message:
            case Point(at=at):
                self._point(connection, at)
            case Whisper():
                await self._whisper(connection, message, confided.at)
            case never:
                assert_never(never)

    def hear(self, sealed: str) -> None:
        """Another server has it from one of the two."""
        try:
            self._tell(read_aside(sealed, self._ledger.table.seeds[SERVER]))
        except NotOurs:
            _log.warning("aside_not_read", match=self._ledger.table.match_id)

    def _tell(self, aside: Aside) -> None:
        """All sockets of both."""
        to, message = aside
        for seat in (message.seat, to):
            for connection in self._presence.of(seat):
                connection.send(message)

    def _point(self, connection: Connection, at: str | None) -> None:
        """Told and forgotten: only the one who has no say in the deal needs to point."""
        seat, state = connection.seat, self._ledger.table.state
        to = confidant(state, seat) if seat is not None and advises(state, seat) else None
        if seat is None or to is None:
            connection.send(Refused(None, "no_adviser", {}))
        else:
            self._both((to, Pointed(seat, at)))

    async def _whisper(self, connection: Connection, message: Whisper, at: int) -> None:
        """Stored first. A repeat is answered as the first was, and told to nobody again."""
        table, seat, player = self._ledger.table, connection.seat, connection.player
        to = None if seat is None else confidant(table.state, seat)
        if seat is None or to is None or player is None:
            connection.send(Refused(message.id, "no_adviser", {}))
            return
        whisper = whispers.Whisper(seat, to, message.text, at)
        try:
            async with asyncio.timeout(self._house.patience / 1_000):
                is_new = await self._house.whispers.keep(table.match_id, message.id, player.id, whisper)
        except whispers.OtherWhisper:
            connection.send(Refused(message.id, "id_reused", {}))
        except (StoreUnavailable, TimeoutError):
            connection.send(Refused(message.id, "try_again", {}))
        else:
            self._voice.answer(table, connection, message.id)
            if is_new:
                self._both((to, Whispered(seat, message.text, at)))

    def _both(self, aside: Aside) -> None:
        self._tell(aside)
        if self._channel.has_others():
            self._channel.speak(aside=write_aside(aside, self._ledger.table.seeds[SERVER]))
