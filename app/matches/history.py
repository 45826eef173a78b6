"""A player's matches: the running ones, pages of the finished ones, and whether one may look at a match at all."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal, TypeAlias

from sqlalchemy import ColumnElement, Connection, RowMapping, literal, select, tuple_

from app.database import Database, Instant, milliseconds, moment
from app.errors import AppError
from app.matches.entries import SeatHolder
from app.matches.models import MATCH_PLAYERS, MATCHES
from app.players.models import PLAYERS
from engine.formats import FORMATS, Format

PAGE: Final = 20
MOST_RUNNING: Final = 20
_ID = re.compile(r"[0-9a-f-]{36}")
_CURSOR = re.compile(rf"(\d{{1,15}})\.({_ID.pattern})")


Result: TypeAlias = Literal["won", "lost", "none"]
Against: TypeAlias = Literal["people", "computer"]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What finished matches are to be like; None: all the same. Only what the index of pages holds may be asked for."""

    result: Result | None = None
    against: Against | None = None
    format: str | None = None
    rules_id: str | None = None

    def conditions(self) -> Iterator[ColumnElement[bool]]:
        if self.result is not None:
            yield MATCH_PLAYERS.c.result == self.result
        if self.against is not None:
            yield MATCH_PLAYERS.c.computer == (self.against == "computer")
        if self.format is not None:
            yield MATCH_PLAYERS.c.format == self.format
        if self.rules_id is not None:
            yield MATCH_PLAYERS.c.rules_id == self.rules_id


ANY: Final = Wanted()


@dataclass(frozen=True, slots=True)
class MatchRow:
    """One line of `matches`, and who sat where."""

    id: str
    code: str
    format: str
    rules_id: str
    status: str
    started_at: datetime | None
    ended_at: datetime | None
    reason: str | None
    winner: int | None
    totals: tuple[int, ...]
    deals: int
    holders: Mapping[int, SeatHolder]

    @property
    def plan(self) -> Format:
        return FORMATS[self.format]

    @property
    def ended(self) -> bool:
        return self.ended_at is not None

    def seat_of(self, player_id: str) -> int | None:
        return next((seat for seat, held in self.holders.items() if held.player_id == player_id), None)


def running_matches(database: Database, player_id: str) -> tuple[MatchRow, ...]:
    """What the player sits at: matches that are played, then those that wait for the other seat, the newest first."""
    with database.reading() as connection:
        ids = connection.execute(
            select(MATCH_PLAYERS.c.match_id)
            .join_from(MATCH_PLAYERS, MATCHES)
            .where(MATCH_PLAYERS.c.player_id == player_id, MATCH_PLAYERS.c.ended_at.is_(None))
            .order_by((MATCHES.c.status == "seating").asc(), MATCH_PLAYERS.c.match_id.desc())
            .limit(MOST_RUNNING)
        ).scalars()
        return _rows(connection, list(ids))


def finished_page(
    database: Database, player_id: str, cursor: str | None, wanted: Wanted = ANY
) -> tuple[tuple[MatchRow, ...], str | None]:
    """A page of ended matches, the last ended first, and the cursor of the next page of the same `wanted`.

    The cursor names the last match of the page before, so nothing is skipped or shown twice while matches end.
    Raises AppError bad_cursor.
    """
    place = tuple_(MATCH_PLAYERS.c.ended_at, MATCH_PLAYERS.c.match_id)
    query = (
        select(MATCH_PLAYERS.c.match_id)
        .where(MATCH_PLAYERS.c.player_id == player_id, MATCH_PLAYERS.c.ended_at.is_not(None), *wanted.conditions())
        .order_by(MATCH_PLAYERS.c.ended_at.desc(), MATCH_PLAYERS.c.match_id.desc())
        .limit(PAGE + 1)
    )
    if cursor is not None:
        at, last_id = _read_cursor(cursor)
        query = query.where(place < tuple_(literal(at, Instant), literal(last_id)))
    with database.reading() as connection:
        ids = list(connection.execute(query).scalars())
        page = _rows(connection, ids[:PAGE])
    return page, _cursor(page[-1]) if len(ids) > PAGE else None


def played_match(database: Database, player_id: str | None, match_id: str) -> MatchRow:
    """The match, for somebody who sits or sat at it.

    Everybody else is answered alike, in one way and as quickly, whether there is such a match or not: raises
    AppError unknown_match.
    """
    asked = match_id if _ID.fullmatch(match_id) else ""  # not every text can be put to every database
    with database.reading() as connection:
        seat = connection.execute(
            select(MATCH_PLAYERS.c.match_id).where(
                MATCH_PLAYERS.c.match_id == asked, MATCH_PLAYERS.c.player_id == (player_id or "")
            )
        ).first()
        if seat is None:
            raise AppError("unknown_match", 404)
        return _rows(connection, [match_id])[0]


def any_match(database: Database, match_id: str) -> MatchRow | None:
    """The match, for whoever runs the server; None where there is no such match."""
    with database.reading() as connection:
        found = connection.execute(select(MATCHES.c.id).where(MATCHES.c.id == match_id)).first()
        return None if found is None else _rows(connection, [match_id])[0]


def _cursor(last: MatchRow) -> str | None:
    return None if last.ended_at is None else f"{milliseconds(last.ended_at)}.{last.id}"


def _read_cursor(cursor: str) -> tuple[datetime, str]:
    found = _CURSOR.fullmatch(cursor)
    if found is None:
        raise AppError("bad_cursor", 422)
    try:
        return moment(int(found[1])), found[2]
    except (ValueError, OverflowError, OSError):
        raise AppError("bad_cursor", 422) from None


def _rows(connection: Connection, ids: list[str]) -> tuple[MatchRow, ...]:
    """These matches in this order."""
    if not ids:
        return ()
    lines = {line["id"]: line for line in connection.execute(select(MATCHES).where(MATCHES.c.id.in_(ids))).mappings()}
    holders = _holders(connection, ids)
    return tuple(_row(lines[match_id], holders.get(match_id, {})) for match_id in ids)


def _holders(connection: Connection, ids: Iterable[str]) -> dict[str, dict[int, SeatHolder]]:
    found = connection.execute(
        select(
            MATCH_PLAYERS.c.match_id,
            MATCH_PLAYERS.c.seat,
            MATCH_PLAYERS.c.player_id,
            MATCH_PLAYERS.c.bot,
            PLAYERS.c.name,
        )
        .select_from(MATCH_PLAYERS.outerjoin(PLAYERS))
        .where(MATCH_PLAYERS.c.match_id.in_(ids))
    )
    holders: dict[str, dict[int, SeatHolder]] = {}
    for row in found:
        holders.setdefault(row.match_id, {})[row.seat] = SeatHolder(row.player_id, row.name, row.bot)
    return holders


def _row(line: RowMapping, holders: Mapping[int, SeatHolder]) -> MatchRow:
    return MatchRow(
        id=line["id"],
        code=line["room_code"],
        format=line["format"],
        rules_id=line["rules_id"],
        status=line["status"],
        started_at=line["started_at"],
        ended_at=line["ended_at"],
        reason=line["reason"],
        winner=line["winner"],
        totals=tuple(line["totals"]),
        deals=line["deals"],
        holders=holders,
    )
