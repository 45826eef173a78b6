"""Whether the log has what players were told: each acknowledged action once, and none that nobody asked for."""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import func, select

from app.database import open_database
from app.matches.models import EVENTS


@dataclass(frozen=True, slots=True)
class Losses:
    """`unsure`: sent and never answered, since the server was killed; `stored` of them are in the log, and may be.

    `events`: all rows of the log.
    """

    acknowledged: int
    lost: int
    doubled: int
    unasked: int
    unsure: int
    stored: int
    events: int

    @classmethod
    def none(cls) -> "Losses":
        return cls(0, 0, 0, 0, 0, 0, 0)

    def __add__(self, other: "Losses") -> "Losses":
        return Losses(
            self.acknowledged + other.acknowledged,
            self.lost + other.lost,
            self.doubled + other.doubled,
            self.unasked + other.unasked,
            self.unsure + other.unsure,
            self.stored + other.stored,
            self.events + other.events,
        )


def count_losses(told: Path, database_url: str) -> Losses:
    """`told`: what the clients wrote down. The server must have ended."""
    heard: Mapping[str, Any] = json.loads(told.read_text())
    acked = {(match, action) for match, action in heard["acked"]}
    unsure = {(match, action) for match, action in heard["unsure"]}
    database = open_database(database_url)
    try:
        with database.reading() as connection:
            query = select(EVENTS.c.match_id, EVENTS.c.action_id).where(EVENTS.c.action_id.is_not(None))
            events = connection.execute(select(func.count()).select_from(EVENTS)).scalar_one()
            logged = Counter((row.match_id, row.action_id) for row in connection.execute(query))
    finally:
        database.close()
    return Losses(
        acknowledged=len(acked),
        lost=sum(action not in logged for action in acked),
        doubled=sum(count > 1 for count in logged.values()),
        unasked=sum(action not in acked and action not in unsure for action in logged),
        unsure=len(unsure),
        stored=sum(action in logged for action in unsure),
        events=events,
    )
