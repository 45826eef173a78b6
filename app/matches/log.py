"""The only writer of matches. A move that was stored here is never lost; one that was not is told to nobody."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, RowMapping, func, or_, select
from sqlalchemy.exc import IntegrityError

from app.database import Database
from app.matches.codec import decode, encode, kind_of
from app.matches.entries import Append, Conflict, Entry, LoadedMatch, Row, SeatHolder
from app.matches.models import EVENTS, MATCH_PLAYERS, MATCHES, SEEDS
from app.matches.projections import is_projected, project
from app.players.models import PLAYERS
from app.writer import StoreUnavailable, Write, WriterThread, nothing
from engine.events import (
    ClaimMade,
    ClaimVoided,
    DealEnded,
    DealStarted,
    EndDeclined,
    EndOffered,
    MatchEnded,
)

__all__ = ["Append", "Conflict", "Entry", "LoadedMatch", "MatchLog", "StoreUnavailable"]

_DEAL_STARTED = kind_of(DealStarted)
_MATCH_ENDED = kind_of(MatchEnded)
_OUTLIVE_A_DEAL = tuple(map(kind_of, (DealEnded, EndOffered, EndDeclined, ClaimMade, ClaimVoided)))
"""What happens in a deal and is not in the next one's checkpoint: the sheet, and what stands around the table."""

_LINE = (EVENTS.c.seq, EVENTS.c.at, EVENTS.c.seat, EVENTS.c.action_id, EVENTS.c.content, EVENTS.c.kind, EVENTS.c.data)


class MatchLog:
    """Appends go through the one writer thread; reads block, so an event loop asks for them in a thread pool."""

    def __init__(self, database: Database, writer: WriterThread) -> None:
        self._database = database
        self._writer = writer

    async def append(self, *appends: Append) -> None:
        """Store these as a whole or not at all; when this returns they survive a power cut.

        Raises `Conflict` where somebody else wrote first, and `StoreUnavailable` where the database did not say that
        it has them: then load the match again before the next decision.
        """
        await self._writer.write(_write(appends))

    def append_now(self, *appends: Append) -> None:
        """The same for a thread, which it blocks."""
        self._writer.write_now(_write(appends))

    def load(self, match_id: str, *, from_checkpoint: bool = True) -> LoadedMatch | None:
        """The rows to fold a match from; None where there is no such match.

        From the checkpoint: what came up to the first deal, what outlives a deal, and all since the last one began.
        """
        with self._database.reading() as connection:
            return _load(connection, match_id, _last_checkpoint(match_id) if from_checkpoint else None)

    def load_deal(self, match_id: str, number: int) -> LoadedMatch | None:
        """The rows to fold deal `number` from, up to where the next one began; None where it was never dealt."""
        with self._database.reading() as connection:
            starts = connection.execute(
                select(EVENTS.c.seq)
                .where(EVENTS.c.match_id == match_id, EVENTS.c.kind == _DEAL_STARTED)
                .order_by(EVENTS.c.seq)
                .offset(number - 1)
                .limit(2)
            ).scalars()
            bounds = list(starts)
            if not bounds:
                return None
            return _load(connection, match_id, bounds[0], None if len(bounds) == 1 else bounds[1])

    def end_of(self, match_id: str) -> MatchEnded | None:
        """How a match ended; None while it has not."""
        with self._database.reading() as connection:
            data = connection.execute(
                select(EVENTS.c.data, MATCHES.c.v)
                .join_from(EVENTS, MATCHES)
                .where(EVENTS.c.match_id == match_id, EVENTS.c.kind == _MATCH_ENDED)
            ).one_or_none()
        event = None if data is None else decode(_MATCH_ENDED, data.data, data.v)
        return event if isinstance(event, MatchEnded) else None

    def newer(self, match_id: str, after: int) -> tuple[Row, ...]:
        """What was stored after seq `after`."""
        with self._database.reading() as connection:
            return _rows_from(connection, match_id, after + 1)

    def find_action(self, match_id: str, seat: int, action_id: str) -> Row | None:
        """The first row of the decision that answered this action, if it was stored."""
        with self._database.reading() as connection:
            return _find_action(connection, match_id, seat, action_id)

    def seeds(self, match_id: str) -> dict[int, str]:
        """The seeds that the server keeps, by owner: `SERVER`, or a bot's seat. Nobody else is told before the end."""
        with self._database.reading() as connection:
            found = connection.execute(select(SEEDS.c.owner, SEEDS.c.seed).where(SEEDS.c.match_id == match_id))
            return {row.owner: row.seed for row in found}


def _write(appends: Sequence[Append]) -> Write[None]:
    projected = [append for append in appends if is_projected(append)]

    def work(connection: Connection) -> None:
        for append in projected:
            project(connection, append)

    return Write(
        work if projected else nothing,
        {EVENTS: [line for append in appends for line in _lines(append)]},
        (appends[0].match_id, appends[0].first_seq),
        lambda connection, _error: _conflict(connection, appends, _error),
        lambda connection: all(_is_stored(connection, append) for append in appends),
    )


def _lines(append: Append) -> list[dict[str, Any]]:
    lines = []
    for seq, entry in enumerate(append.entries, append.first_seq):
        kind, data = encode(entry.event, append.v)
        lines.append(
            {
                "match_id": append.match_id,
                "seq": seq,
                "at": entry.at,
                "seat": entry.seat,
                "action_id": entry.action_id,
                "content": entry.content,
                "kind": kind,
                "data": data,
            }
        )
    return lines


def _conflict(connection: Connection, appends: Sequence[Append], error: IntegrityError) -> Exception:
    """Which of the appends met something, and what."""
    for append in appends:
        if rows := _rows_from(connection, append.match_id, append.first_seq):
            return Conflict(append.match_id, rows)
    for append in appends:
        for entry in append.entries:
            if entry.action_id is None or entry.seat is None:
                continue
            if repeat := _find_action(connection, append.match_id, entry.seat, entry.action_id):
                return Conflict(append.match_id, (), repeat)
    conflict = Conflict(appends[0].match_id, ())
    conflict.__cause__ = error
    return conflict


def _is_stored(connection: Connection, append: Append) -> bool:
    """Whether these very entries are in the log, asked after a commit that did not say."""
    last = append.first_seq + len(append.entries) - 1
    found = connection.execute(
        select(EVENTS.c.seq, EVENTS.c.at, EVENTS.c.seat, EVENTS.c.action_id, EVENTS.c.kind, EVENTS.c.data)
        .where(EVENTS.c.match_id == append.match_id, EVENTS.c.seq.between(append.first_seq, last))
        .order_by(EVENTS.c.seq)
    ).mappings()
    ours = [
        {name: line[name] for name in ("seq", "at", "seat", "action_id", "kind", "data")} for line in _lines(append)
    ]
    return [dict(row) for row in found] == ours


def _last_checkpoint(match_id: str) -> Any:
    return (
        select(func.coalesce(func.max(EVENTS.c.seq), 0))
        .where(EVENTS.c.match_id == match_id, EVENTS.c.kind == _DEAL_STARTED)
        .scalar_subquery()
    )


def _load(connection: Connection, match_id: str, begin: Any, end: int | None = None) -> LoadedMatch | None:
    """The rows from `begin` to before `end`, and what a fold of them needs; a seq or a query for one, None: all."""
    head = connection.execute(select(MATCHES.c.room_code, MATCHES.c.v).where(MATCHES.c.id == match_id)).one_or_none()
    if head is None:
        return None
    query = select(*_LINE).where(EVENTS.c.match_id == match_id).order_by(EVENTS.c.seq)
    if begin is not None:
        first_deal = (
            select(func.min(EVENTS.c.seq))
            .where(EVENTS.c.match_id == match_id, EVENTS.c.kind == _DEAL_STARTED)
            .scalar_subquery()
        )
        query = query.where(or_(EVENTS.c.seq <= first_deal, EVENTS.c.seq >= begin, EVENTS.c.kind.in_(_OUTLIVE_A_DEAL)))
    if end is not None:
        query = query.where(EVENTS.c.seq < end)
    rows = tuple(_row(line, head.v) for line in connection.execute(query).mappings())
    return LoadedMatch(match_id, head.room_code, head.v, rows, holders(connection, match_id))


def holders(connection: Connection, match_id: str) -> dict[int, SeatHolder]:
    """Who sits at a match, by seat."""
    found = connection.execute(
        select(MATCH_PLAYERS.c.seat, MATCH_PLAYERS.c.player_id, PLAYERS.c.name, MATCH_PLAYERS.c.bot)
        .select_from(MATCH_PLAYERS.outerjoin(PLAYERS))
        .where(MATCH_PLAYERS.c.match_id == match_id)
        .order_by(MATCH_PLAYERS.c.seat)
    )
    return {row.seat: SeatHolder(row.player_id, row.name, row.bot) for row in found}


def _rows_from(connection: Connection, match_id: str, first: int) -> tuple[Row, ...]:
    found = connection.execute(
        select(*_LINE, MATCHES.c.v)
        .join_from(EVENTS, MATCHES)
        .where(EVENTS.c.match_id == match_id, EVENTS.c.seq >= first)
        .order_by(EVENTS.c.seq)
    ).mappings()
    return tuple(_row(line, line["v"]) for line in found)


def _find_action(connection: Connection, match_id: str, seat: int, action_id: str) -> Row | None:
    found = connection.execute(
        select(*_LINE, MATCHES.c.v)
        .join_from(EVENTS, MATCHES)
        .where(EVENTS.c.match_id == match_id, EVENTS.c.seat == seat, EVENTS.c.action_id == action_id)
    ).mappings()
    line = found.one_or_none()
    return None if line is None else _row(line, line["v"])


def _row(line: RowMapping, v: int) -> Row:
    event = decode(line["kind"], line["data"], v)
    return line["seq"], Entry(event, line["at"], line["seat"], line["action_id"], line["content"])
