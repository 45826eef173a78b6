"""What is kept for a time only, and goes when that is over. It can run beside a server: every step is short."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement, Connection, func, select

from app.database import Database, milliseconds
from app.matches.models import HEARTBEATS
from app.matches.whispers import count_old_whispers, delete_old_whispers
from app.operating.forgetting import forget_people
from app.players.forgetting import count_idle_players, count_old_links, delete_old_links, idle_players

AT_ONCE: Final = 200
"""Players in one transaction: a server's moves wait for it."""

_DEAD_SERVERS_FOR: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Purged:
    """How many of each went, or would go."""

    players: int
    links: int
    whispers: int
    heartbeats: int


def purge(database: Database, now: datetime) -> Purged:
    players = 0
    while True:
        with database.writing() as connection:
            idle = idle_players(connection, now, AT_ONCE)
            if idle:
                forget_people(connection, idle)
        players += len(idle)
        if len(idle) < AT_ONCE:
            break
    with database.writing() as connection:
        links = delete_old_links(connection, now)
        whispers = delete_old_whispers(connection, now)
        heartbeats = connection.execute(HEARTBEATS.delete().where(_is_dead(connection, now))).rowcount
    return Purged(players, links, whispers, heartbeats)


def would_purge(database: Database, now: datetime) -> Purged:
    with database.reading() as connection:
        dead = select(func.count()).select_from(HEARTBEATS).where(_is_dead(connection, now))
        heartbeats: int = connection.execute(dead).scalar_one()
        return Purged(
            count_idle_players(connection, now),
            count_old_links(connection, now),
            count_old_whispers(connection, now),
            heartbeats,
        )


def _is_dead(connection: Connection, now: datetime) -> ColumnElement[bool]:
    """Servers that are gone; the last sign of life of any is what an outage is measured by, so it stays."""
    last: int | None = connection.execute(select(func.max(HEARTBEATS.c.at))).scalar_one()
    return HEARTBEATS.c.at < min(milliseconds(now - _DEAD_SERVERS_FOR), last or 0)
