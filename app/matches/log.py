"""The only writer of matches. A move that was stored here is never lost; one that was not is told to nobody."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import BindParameter, Connection, bindparam, select
from sqlalchemy.exc import IntegrityError

from app.database import Database, moment
from app.matches.codec import decode, encode
from app.matches.entries import Append, Conflict, Entry, KeptMatch, LoadedMatch, Row, SeatHolder
from app.matches.lines import line_of_action, line_of_end, lines_from, lines_to_fold
from app.matches.models import EVENTS, MATCH_PLAYERS, MATCHES, SEEDS
from app.matches.packed import Line
from app.matches.packing import is_packed, take_out
from app.matches.projections import is_projected, project
from app.players.models import PLAYERS
from app.write import StoreUnavailable, Write, nothing
from app.writer import WriterThread
from engine.events import MatchEnded

__all__ = ["Append", "Conflict", "Entry", "LoadedMatch", "MatchLog", "StoreUnavailable"]


# Made once: to build a statement costs more than to run it, and after a restart every room asks for these.
_OF_MATCH: BindParameter[str] = bindparam("of_match")
_HEAD = select(MATCHES.c.room_code, MATCHES.c.v).where(MATCHES.c.id == _OF_MATCH)
_SEEDS = select(SEEDS.c.owner, SEEDS.c.seed).where(SEEDS.c.match_id == _OF_MATCH)
_HOLDERS = (
    select(MATCH_PLAYERS.c.seat, MATCH_PLAYERS.c.player_id, PLAYERS.c.name, MATCH_PLAYERS.c.bot)
    .select_from(MATCH_PLAYERS.outerjoin(PLAYERS))
    .where(MATCH_PLAYERS.c.match_id == _OF_MATCH)
    .order_by(MATCH_PLAYERS.c.seat)
)


class _Packed(Exception):
    """The append is in order, but for its match being packed."""

    def __init__(self, match_id: str) -> None:
        super().__init__(match_id)
        self.match_id = match_id


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
        for _ in appends:
            try:
                return await self._writer.write(_write(appends))
            except _Packed as packed:
                await self._writer.write(_take_out(packed.match_id, appends))
        return await self._writer.write(_write(appends))

    def append_now(self, *appends: Append) -> None:
        """The same for a thread, which it blocks."""
        for _ in appends:
            try:
                return self._writer.write_now(_write(appends))
            except _Packed as packed:
                self._writer.write_now(_take_out(packed.match_id, appends))
        return self._writer.write_now(_write(appends))

    def load(self, match_id: str, *, from_checkpoint: bool = True) -> LoadedMatch | None:
        """The rows to fold a match from; None where there is no such match.

        From the checkpoint: what came up to the first deal, what outlives a deal, and all since the last one began.
        """
        with self._database.reading() as connection:
            whole = lines_to_fold if from_checkpoint else lines_from
            return _loaded(connection, match_id, whole(connection, match_id))

    def load_with_seeds(self, match_id: str) -> KeptMatch | None:
        """The same from the checkpoint, with its seeds; None where there is no such match."""
        with self._database.reading() as connection:
            return kept_match(connection, match_id)

    def load_deal(self, match_id: str, number: int) -> LoadedMatch | None:
        """The rows to fold deal `number` from, up to where the next one began; None where it was never dealt."""
        with self._database.reading() as connection:
            return _loaded(connection, match_id, lines_to_fold(connection, match_id, number))

    def end_of(self, match_id: str) -> MatchEnded | None:
        """How a match ended; None while it has not."""
        with self._database.reading() as connection:
            line = line_of_end(connection, match_id)
            row = None if line is None else _row(line, _version(connection, match_id))
        return row[1].event if row is not None and isinstance(row[1].event, MatchEnded) else None

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
            return _seeds(connection, match_id)


def kept_match(connection: Connection, match_id: str) -> KeptMatch | None:
    loaded = _loaded(connection, match_id, lines_to_fold(connection, match_id))
    return None if loaded is None else KeptMatch(loaded, _seeds(connection, match_id))


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


def _lines(append: Append) -> list[tuple[Any, ...]]:
    """The rows of `EVENTS`, column by column."""
    return [
        (append.match_id, seq, entry.at, entry.seat, entry.action_id, entry.content, *encode(entry.event, append.v))
        for seq, entry in enumerate(append.entries, append.first_seq)
    ]


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
    for append in appends:
        if is_packed(connection, append.match_id):
            return _Packed(append.match_id)
    conflict = Conflict(appends[0].match_id, ())
    conflict.__cause__ = error
    return conflict


def _is_stored(connection: Connection, append: Append) -> bool:
    """Whether these very entries are in the log, asked after a commit that did not say."""
    found = lines_from(connection, append.match_id, append.first_seq)[: len(append.entries)]
    return [(append.match_id, *line) for line in found] == _lines(append)


def _take_out(match_id: str, appends: Sequence[Append]) -> Write[None]:
    now = moment(max(entry.at for append in appends for entry in append.entries))
    return Write(lambda connection: take_out(connection, match_id, now), key=(match_id, 0))


def _loaded(connection: Connection, match_id: str, lines: Sequence[Line]) -> LoadedMatch | None:
    head = connection.execute(_HEAD, {"of_match": match_id}).one_or_none()
    if head is None or not lines:
        return None
    return LoadedMatch(match_id, head.room_code, head.v, _in_rows(lines, head.v), holders(connection, match_id))


def _seeds(connection: Connection, match_id: str) -> dict[int, str]:
    return {row.owner: row.seed for row in connection.execute(_SEEDS, {"of_match": match_id})}


def holders(connection: Connection, match_id: str) -> dict[int, SeatHolder]:
    """Who sits at a match, by seat."""
    found = connection.execute(_HOLDERS, {"of_match": match_id})
    return {row.seat: SeatHolder(row.player_id, row.name, row.bot) for row in found}


def _rows_from(connection: Connection, match_id: str, first: int) -> tuple[Row, ...]:
    lines = lines_from(connection, match_id, first)
    return _in_rows(lines, _version(connection, match_id)) if lines else ()


def _find_action(connection: Connection, match_id: str, seat: int, action_id: str) -> Row | None:
    line = line_of_action(connection, match_id, seat, action_id)
    return None if line is None else _row(line, _version(connection, match_id))


def _version(connection: Connection, match_id: str) -> int:
    v: int = connection.execute(select(MATCHES.c.v).where(MATCHES.c.id == match_id)).scalar_one()
    return v


def _in_rows(lines: Iterable[Line], v: int) -> tuple[Row, ...]:
    return tuple(_row(line, v) for line in lines)


def _row(line: Line, v: int) -> Row:
    event = decode(line.kind, line.data, v)
    return line.seq, Entry(event, line.at, line.seat, line.action_id, line.content)
