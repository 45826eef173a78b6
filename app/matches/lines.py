"""The lines of a match's log as they are read, in whichever form they are stored: a row each, or packed into one.

A match is in one form only. Its rows are looked for first: what is packed between the two questions answers the second.
"""

from dataclasses import dataclass
from typing import Final, Self

from sqlalchemy import ColumnElement, Connection, bindparam, or_, select, true

from app.matches.codec import kind_of
from app.matches.models import EVENTS, PACKED
from app.matches.packed import Line, unpack
from engine.events import DealEnded, DealStarted, MatchEnded, RoundEnded

DEAL_STARTED: Final = kind_of(DealStarted)
MATCH_ENDED: Final = kind_of(MatchEnded)
_OUTLIVE_A_DEAL: Final = tuple(map(kind_of, (DealEnded, RoundEnded)))
"""What happens in a deal and is not in the next one's checkpoint: the sheet."""

_COLUMNS = tuple(EVENTS.c[name] for name in Line._fields)
_STARTS = (
    select(EVENTS.c.seq)
    .where(EVENTS.c.match_id == bindparam("of_match"), EVENTS.c.kind == DEAL_STARTED)
    .order_by(EVENTS.c.seq)
)


@dataclass(frozen=True, slots=True)
class _Span:
    """What a deal follows from: all up to the first deal, what outlives a deal, and from `begin` on to before `end`.

    `begin` is where all tables of the deal's round begin: the lines of their starts follow on each other.
    """

    first: int
    begin: int
    end: int | None

    @classmethod
    def of(cls, starts: list[int], deal: int | None) -> Self | None:
        """`starts`: where the deals begin. `deal`: which one, the last if None; None where it was never dealt."""
        number = len(starts) if deal is None else deal
        if not 0 < number <= len(starts):
            return None
        rounds = [seq for seq in starts if seq - 1 not in starts]
        begin = max(seq for seq in rounds if seq <= starts[number - 1])
        return cls(starts[0], begin, next((seq for seq in rounds if seq > begin), None))

    def holds(self, line: Line) -> bool:
        if self.end is not None and line.seq >= self.end:
            return False
        return line.seq <= self.first or line.seq >= self.begin or line.kind in _OUTLIVE_A_DEAL

    @property
    def among_rows(self) -> ColumnElement[bool]:
        needed = or_(EVENTS.c.seq <= self.first, EVENTS.c.seq >= self.begin, EVENTS.c.kind.in_(_OUTLIVE_A_DEAL))
        return needed if self.end is None else needed & (EVENTS.c.seq < self.end)


def lines_from(connection: Connection, match_id: str, first: int = 1) -> tuple[Line, ...]:
    """All lines from seq `first` on."""
    found = _rows(connection, match_id, true() if first == 1 else EVENTS.c.seq >= first)
    return found or tuple(line for line in packed_lines(connection, match_id) if line.seq >= first)


def lines_to_fold(connection: Connection, match_id: str, deal: int | None = None) -> tuple[Line, ...]:
    """The lines that a deal follows from, and its own: the n-th deal or the last. None where it was never dealt.

    Where nothing was dealt yet, the last is all there is.
    """
    span = _Span.of(_starts(connection, match_id), deal)
    if span is not None:
        return _rows(connection, match_id, span.among_rows)
    lines = lines_from(connection, match_id)
    span = _Span.of([line.seq for line in lines if line.kind == DEAL_STARTED], deal)
    if span is not None:
        return tuple(filter(span.holds, lines))
    return lines if deal is None else ()


def line_of_action(connection: Connection, match_id: str, seat: int, action_id: str) -> Line | None:
    """The line that has this action's name."""
    found = _rows(connection, match_id, (EVENTS.c.seat == seat) & (EVENTS.c.action_id == action_id)) or (
        line for line in packed_lines(connection, match_id) if (line.seat, line.action_id) == (seat, action_id)
    )
    return next(iter(found), None)


def line_of_end(connection: Connection, match_id: str) -> Line | None:
    """The line that says how the match ended."""
    found = _rows(connection, match_id, EVENTS.c.kind == MATCH_ENDED) or (
        line for line in packed_lines(connection, match_id) if line.kind == MATCH_ENDED
    )
    return next(iter(found), None)


def packed_lines(connection: Connection, match_id: str) -> tuple[Line, ...]:
    """All lines of a packed match, none of another. Raises `BadPack`."""
    packed = connection.execute(select(PACKED.c.lines).where(PACKED.c.match_id == match_id)).scalar_one_or_none()
    return () if packed is None else unpack(packed)


def _rows(connection: Connection, match_id: str, which: ColumnElement[bool]) -> tuple[Line, ...]:
    query = select(*_COLUMNS).where(EVENTS.c.match_id == match_id, which).order_by(EVENTS.c.seq)
    return tuple(Line(*row) for row in connection.execute(query))


def _starts(connection: Connection, match_id: str) -> list[int]:
    """Where the deals begin, of a match that lies in rows."""
    return list(connection.execute(_STARTS, {"of_match": match_id}).scalars())
