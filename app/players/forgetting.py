"""How people are forgotten: one row is blanked. Matches know seats, so those of the others stay as they are."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement, Connection, func, select

from app.players.links import LASTS
from app.players.models import LINKS, PLAYERS, TOKENS

IDLE: Final = timedelta(days=365)
"""After so long without a visit a guest is forgotten."""


@dataclass(frozen=True, slots=True)
class Acquaintance:
    """Somebody whom the server knows."""

    id: str
    name: str
    created_at: datetime
    seen_at: datetime


def find_players(connection: Connection, who: str) -> tuple[Acquaintance, ...]:
    """Those with this id or exactly this name, the latest here first."""
    found = connection.execute(
        select(PLAYERS)
        .where((PLAYERS.c.id == who) | (PLAYERS.c.name == who), PLAYERS.c.name.is_not(None))
        .order_by(PLAYERS.c.seen_at.desc(), PLAYERS.c.id)
    )
    return tuple(Acquaintance(row.id, row.name, row.created_at, row.seen_at) for row in found)


def forget(connection: Connection, player_ids: list[str]) -> None:
    """Take away their names, their cookies and their links. What remains of each is an id that no one can play as."""
    connection.execute(TOKENS.delete().where(TOKENS.c.player_id.in_(player_ids)))
    connection.execute(LINKS.delete().where(LINKS.c.player_id.in_(player_ids)))
    connection.execute(
        PLAYERS.update().where(PLAYERS.c.id.in_(player_ids)).values(name=None, seen_at=PLAYERS.c.created_at)
    )


def idle_players(connection: Connection, now: datetime, most: int) -> list[str]:
    """Ids of guests who have not been here for too long."""
    return list(connection.execute(select(PLAYERS.c.id).where(_is_idle(now)).limit(most)).scalars())


def count_idle_players(connection: Connection, now: datetime) -> int:
    return _count(connection.execute(select(func.count()).select_from(PLAYERS).where(_is_idle(now))).scalar_one())


def count_old_links(connection: Connection, now: datetime) -> int:
    return _count(connection.execute(select(func.count()).select_from(LINKS).where(_is_old(now))).scalar_one())


def delete_old_links(connection: Connection, now: datetime) -> int:
    """Links that ended so long ago that nobody is told any more that they have; how many."""
    return connection.execute(LINKS.delete().where(_is_old(now))).rowcount


def _is_idle(now: datetime) -> ColumnElement[bool]:
    return (PLAYERS.c.seen_at < now - IDLE) & PLAYERS.c.name.is_not(None)


def _is_old(now: datetime) -> ColumnElement[bool]:
    return LINKS.c.expires_at <= now - LASTS


def _count(found: int) -> int:
    return found
