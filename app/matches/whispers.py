"""What captain and adviser write to each other: stored before it is told, kept for a time, read by these two alone."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, func, select
from sqlalchemy.exc import IntegrityError

from app.database import Database, milliseconds
from app.matches.models import CHAT
from app.write import Write, nothing
from app.writer import WriterThread

KEPT: Final = timedelta(days=30)

TOLD: Final = 50
"""As many of the last ones are told to a socket that says hello."""


@dataclass(frozen=True, slots=True)
class Whisper:
    """`seat` wrote it to seat `to`, at server ms `at`."""

    seat: int
    to: int
    text: str
    at: int


class OtherWhisper(Exception):
    """The seat has whispered something else under this id."""


class _Repeated(Exception):
    """It is stored already."""


class Whispers:
    """Reads block, so an event loop asks for them in a thread pool."""

    def __init__(self, database: Database, writer: WriterThread) -> None:
        self._database = database
        self._writer = writer

    async def keep(self, match_id: str, action_id: str, player_id: str, whisper: Whisper) -> bool:
        """Store it; False where it was stored before. Raises `OtherWhisper`, and `StoreUnavailable`."""
        row = (match_id, whisper.seat, action_id, whisper.to, player_id, whisper.at, whisper.text)
        key = (CHAT.c.match_id == match_id) & (CHAT.c.seat == whisper.seat) & (CHAT.c.action_id == action_id)

        def stored(connection: Connection) -> str | None:
            return connection.execute(select(CHAT.c.text).where(key)).scalar_one_or_none()

        def lost(connection: Connection, error: IntegrityError) -> Exception:
            match stored(connection):
                case None:
                    return error
                case text if text == whisper.text:
                    return _Repeated()
                case _:
                    return OtherWhisper()

        try:
            await self._writer.write(
                Write(
                    nothing,
                    {CHAT: [row]},
                    (match_id, 0),
                    lost,
                    lambda connection: stored(connection) == whisper.text,
                )
            )
        except _Repeated:
            return False
        return True

    def last(self, match_id: str, seat: int) -> tuple[Whisper, ...]:
        """The last ones that this seat wrote or was written, the oldest first."""
        with self._database.reading() as connection:
            found = connection.execute(
                select(CHAT.c.seat, CHAT.c.to_seat, CHAT.c.text, CHAT.c.at)
                .where(CHAT.c.match_id == match_id, (CHAT.c.seat == seat) | (CHAT.c.to_seat == seat))
                .order_by(CHAT.c.at.desc(), CHAT.c.action_id)
                .limit(TOLD)
            ).all()
        return tuple(_whisper(row) for row in reversed(found))


def delete_old_whispers(connection: Connection, now: datetime) -> int:
    """Those whose time is over; how many."""
    return connection.execute(CHAT.delete().where(_is_old(now))).rowcount


def count_old_whispers(connection: Connection, now: datetime) -> int:
    found: int = connection.execute(select(func.count()).select_from(CHAT).where(_is_old(now))).scalar_one()
    return found


def forget_whispers(connection: Connection, player_ids: list[str]) -> None:
    """All that these have written, whoever reads it."""
    connection.execute(CHAT.delete().where(CHAT.c.player_id.in_(player_ids)))


def _is_old(now: datetime) -> ColumnElement[bool]:
    return CHAT.c.at < milliseconds(now - KEPT)


def _whisper(row: Row[Any]) -> Whisper:
    return Whisper(row.seat, row.to_seat, row.text, row.at)
