"""Matches that have been over for a while become one row each, and rows again where somebody wants to add to them.

Nobody has to know: whoever reads goes through `app.matches.lines`. Whoever appends to a packed match meets its missing
row in `open_logs`, in every server alike, and has it unpacked first.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, func, select

from app.database import Database, insert_rows
from app.matches.lines import lines_from, packed_lines
from app.matches.models import EVENTS, OPEN_LOGS, PACKED
from app.matches.packed import Line, pack


@dataclass(frozen=True, slots=True)
class Parcel:
    """A match ready to be packed. `size`: what its rows hold, in bytes."""

    match_id: str
    last_seq: int
    packed: bytes
    size: int


def pack_match(
    database: Database, write: Callable[[Callable[[Connection], bool]], bool], match_id: str, ended_before: datetime
) -> Parcel | None:
    """Pack one match, in a transaction of `write`; what became of it, None where it was not to be packed any more."""
    with database.reading() as connection:
        parcel = wrap(connection, match_id)
    if parcel is None or not write(lambda connection: put_away(connection, parcel, ended_before)):
        return None
    return parcel


def matches_to_pack(
    connection: Connection, ended_before: datetime, most: int, without: Collection[str] = ()
) -> list[str]:
    """Those that were over by then and still lie in rows, the longest over first."""
    return list(
        connection.execute(
            select(OPEN_LOGS.c.match_id)
            .where(OPEN_LOGS.c.ended_at < ended_before, OPEN_LOGS.c.match_id.not_in(without))
            .order_by(OPEN_LOGS.c.ended_at)
            .limit(most)
        ).scalars()
    )


def wrap(connection: Connection, match_id: str) -> Parcel | None:
    """Read and compress a match: the slow part, which keeps no writer waiting. None where it has no rows."""
    lines = lines_from(connection, match_id)
    return Parcel(match_id, lines[-1].seq, pack(lines), sum(map(_size, lines))) if lines else None


def put_away(connection: Connection, parcel: Parcel, ended_before: datetime) -> bool:
    """Put the parcel in the place of the rows, in one transaction.

    False, and nothing is changed, where another server was first, or the match goes on just now or has done so.
    """
    log = OPEN_LOGS.c.match_id == parcel.match_id
    # From here on nobody adds to it: every row of `events` needs this one.
    held = connection.execute(
        select(OPEN_LOGS.c.match_id).where(log, OPEN_LOGS.c.ended_at < ended_before).with_for_update(skip_locked=True)
    ).first()
    mine = EVENTS.c.match_id == parcel.match_id
    last = connection.execute(select(func.max(EVENTS.c.seq)).where(mine)).scalar_one()
    if held is None or last != parcel.last_seq:
        return False
    connection.execute(PACKED.insert().values(match_id=parcel.match_id, lines=parcel.packed))
    connection.execute(EVENTS.delete().where(mine))
    connection.execute(OPEN_LOGS.delete().where(log))
    return True


def is_packed(connection: Connection, match_id: str) -> bool:
    return connection.execute(select(PACKED.c.match_id).where(PACKED.c.match_id == match_id)).first() is not None


def take_out(connection: Connection, match_id: str, now: datetime) -> None:
    """Make rows of a packed match again. It counts as over from `now` on; of two that do this one has nothing to do."""
    packed = PACKED.c.match_id == match_id
    connection.execute(select(PACKED.c.match_id).where(packed).with_for_update()).first()
    lines = packed_lines(connection, match_id)
    if not lines:
        return
    connection.execute(OPEN_LOGS.insert().values(match_id=match_id, ended_at=now))
    insert_rows(connection, EVENTS, [(match_id, *line) for line in lines])
    connection.execute(PACKED.delete().where(packed))


def _size(line: Line) -> int:
    texts: Sequence[str | None] = (line.action_id, line.content, line.kind, line.data)
    return sum(len(text) for text in texts if text is not None)
