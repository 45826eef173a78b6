"""Who is asking: a random token in a cookie, of which only the hash is stored."""

import secrets
from dataclasses import dataclass
from datetime import timedelta
from hashlib import sha256
from typing import Annotated, Final

from fastapi import Depends, Response
from sqlalchemy import Connection, bindparam, select
from starlette.requests import HTTPConnection

from app.database import Database, moment
from app.errors import AppError
from app.players.models import PLAYERS, TOKENS
from app.settings import Settings
from app.writer import WriterThread

COOKIE: Final = "kw"
_COOKIE_DAYS: Final = 400  # the most that browsers keep one
_TOKEN_BYTES = 32
_LONGEST_TOKEN = 64
_SEEN_AGAIN_AFTER = timedelta(days=1)


_PLAYER = (  # made once: every request and every socket asks for it
    select(PLAYERS.c.id, PLAYERS.c.name).join_from(TOKENS, PLAYERS).where(TOKENS.c.hash == bindparam("of_token"))
)


@dataclass(frozen=True, slots=True)
class Player:
    id: str
    name: str


def new_token() -> str:
    return secrets.token_urlsafe(_TOKEN_BYTES)


def token_hash(token: str) -> bytes:
    return sha256(token.encode(errors="replace")).digest()


def store_token(connection: Connection, player_id: str, token: str, now: int) -> None:
    connection.execute(TOKENS.insert().values(hash=token_hash(token), player_id=player_id, created_at=moment(now)))


def player_of(database: Database, token: str | None) -> Player | None:
    """The player that holds this cookie; for sockets too. Blocks."""
    if not token or len(token) > _LONGEST_TOKEN:
        return None
    with database.reading() as connection:
        row = connection.execute(_PLAYER, {"of_token": token_hash(token)}).one_or_none()
    return None if row is None or row.name is None else Player(row.id, row.name)


def maybe_player(connection: HTTPConnection) -> Player | None:
    database: Database = connection.app.state.database
    return player_of(database, connection.cookies.get(COOKIE))


def known_player(player: Annotated[Player | None, Depends(maybe_player)]) -> Player:
    if player is None:
        raise AppError("unknown_player", 401)
    return player


MaybePlayer = Annotated[Player | None, Depends(maybe_player)]
"""Whoever asks, None for a stranger."""
KnownPlayer = Annotated[Player, Depends(known_player)]
"""Whoever asks; a stranger is answered with 401 unknown_player."""


def set_cookie(response: Response, token: str, settings: Settings) -> None:
    """Kept from scripts, from foreign pages' forms, and, where we are public, from plain http."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=_COOKIE_DAYS * 24 * 60 * 60,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )


def note_visit(database: Database, writer: WriterThread, player: Player, now: int) -> bool:
    """Remember that the player was here, once a day; whether this was the day's first time."""
    today = moment(now)
    with database.reading() as connection:
        seen = connection.execute(select(PLAYERS.c.seen_at).where(PLAYERS.c.id == player.id)).scalar_one()
    if today - seen < _SEEN_AGAIN_AFTER:
        return False

    def work(connection: Connection) -> None:
        connection.execute(PLAYERS.update().where(PLAYERS.c.id == player.id).values(seen_at=today))

    writer.run(work)
    return True
