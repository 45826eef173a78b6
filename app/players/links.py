"""A link that makes another device play as the same person: for ten minutes, once."""

from datetime import timedelta
from io import BytesIO
from typing import Final

import segno
from sqlalchemy import Connection, select

from app.database import moment
from app.errors import AppError
from app.players.auth import Player, new_token, store_token, token_hash
from app.players.models import LINKS, PLAYERS

LASTS: Final = timedelta(minutes=10)


def make_link(connection: Connection, player: Player, token: str, now: int) -> None:
    """Store the link with this token; the player's older ones that nobody can use any more go."""
    at = moment(now)
    connection.execute(LINKS.delete().where(LINKS.c.player_id == player.id, LINKS.c.expires_at <= at - LASTS))
    connection.execute(LINKS.insert().values(hash=token_hash(token), player_id=player.id, expires_at=at + LASTS))


def redeem(connection: Connection, token: str, now: int) -> tuple[Player, str]:
    """The player of the link, and the new device's cookie. Of two devices at once, the first in the writer's queue.

    Raises AppError link_unknown (404), link_used, link_expired (410).
    """
    at = moment(now)
    link = connection.execute(
        select(LINKS.c.used_at, LINKS.c.expires_at, PLAYERS.c.id, PLAYERS.c.name)
        .join_from(LINKS, PLAYERS)
        .where(LINKS.c.hash == token_hash(token))
    ).one_or_none()
    if link is None or link.name is None:
        raise AppError("link_unknown", 404)
    if link.used_at is not None:
        raise AppError("link_used", 410)
    if link.expires_at <= at:
        raise AppError("link_expired", 410)
    connection.execute(LINKS.update().where(LINKS.c.hash == token_hash(token)).values(used_at=at))
    cookie = new_token()
    store_token(connection, link.id, cookie, now)
    return Player(link.id, link.name), cookie


def qr_svg(text: str) -> str:
    """A QR code as an SVG element that takes the size of its place."""
    out = BytesIO()
    segno.make(text, error="m").save(out, kind="svg", xmldecl=False, omitsize=True, border=4, light="#fff")
    return out.getvalue().decode().strip()
