"""An open store with its parts, and how tests put people and matches into it."""

from pathlib import Path
from types import TracebackType
from typing import Self

import pytest
from sqlalchemy import Connection, select

from app.database import Database, moment
from app.ids import new_id
from app.matches.entries import SERVER, Append, Entry, NewRoom
from app.matches.heartbeats import Heartbeats
from app.matches.log import MatchLog
from app.matches.models import MATCHES
from app.matches.room_book import RoomBook
from app.matches.whispers import Whispers
from app.players.models import PLAYERS
from app.writer import MOST_IN_A_GROUP, WriterThread
from engine.events import RematchAgreed, SeatTaken
from engine.match import open_match
from engine.rules import RULE_SETS

on_both_databases = pytest.mark.parametrize("database_url", ["sqlite", "postgresql"], indirect=True)

NOW = 1_893_553_445_000  # 2030-01-02T03:04:05Z


class Store:
    def __init__(self, database: Database, *, most_in_a_group: int = MOST_IN_A_GROUP) -> None:
        self.database = database
        self.writer = WriterThread(database, most_in_a_group=most_in_a_group)
        self.log = MatchLog(database, self.writer)
        self.book = RoomBook(database, self.writer)
        self.heartbeats = Heartbeats(database, self.writer)
        self.whispers = Whispers(database, self.writer)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.writer.stop()
        self.database.close()

    @property
    def path(self) -> Path:
        return Path(self.database.engine.url.database or "")

    @property
    def is_postgresql(self) -> bool:
        return self.database.engine.dialect.name == "postgresql"

    def person(self, name: str, now: int = NOW) -> str:
        player_id = new_id(now)

        def work(connection: Connection) -> None:
            connection.execute(
                PLAYERS.insert().values(id=player_id, name=name, created_at=moment(now), seen_at=moment(now))
            )

        self.writer.run(work)
        return player_id

    def overdue(self, now: int) -> list[str]:
        """The codes of rooms that nobody has looked after by `now`."""
        with self.database.reading() as connection:
            found = select(MATCHES.c.room_code).where(MATCHES.c.due <= now).order_by(MATCHES.c.due)
            return list(connection.execute(found).scalars())

    def new_match(self, host: str, code: str = "ABCD2345", now: int = NOW, rules_id: str = "standard") -> str:
        """A room with its first match, and the host in seat 0."""
        append = opening(host, code=code, now=now, rules_id=rules_id)
        self.log.append_now(append)
        return append.match_id


def agreed(seat: int = 0, action: str | None = None, content: str | None = None) -> Entry:
    """A small entry that any store takes."""
    return Entry(RematchAgreed(seat), NOW + 5_000, seat, action, content)


def opening(host: str, *, code: str, now: int = NOW, rules_id: str = "standard") -> Append:
    match_id = new_id(now)
    made = open_match(
        match_id=match_id,
        server_commit="c" * 64,
        rules_id=rules_id,
        rules=RULE_SETS[rules_id],
        clock_id="three_minutes",
        private=True,
    )
    return Append(
        match_id,
        1,
        (
            Entry(made, now),
            Entry(SeatTaken(0, "1" * 64, bot=False), now, 0, "sit0", "sit", player=host),
        ),
        NewRoom(code, host, private=True),
        ((SERVER, "5" * 64),),
    )
