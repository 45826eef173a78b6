"""`matches`, `deals` and `match_players` as the events make them, in the transaction that stores the events.

They change when a match starts, at the end of each deal and of the match: never at a move.
"""

from collections.abc import Mapping, Sequence

from sqlalchemy import ColumnElement, Connection, Table, and_, bindparam, func, or_, select

from app.database import moment
from app.matches.codec import decode, kind_of
from app.matches.entries import Append, Entry
from app.matches.models import DEALS, EVENTS, MATCH_PLAYERS, MATCHES, OPEN_LOGS, ROOMS, SEEDS
from engine.events import (
    AttemptVoided,
    DealEnded,
    DealStarted,
    Discarded,
    Knocked,
    MatchEnded,
    MatchMade,
    Reason,
    RoundEnded,
    SeatLeft,
    SeatsSwapped,
    SeatTaken,
)
from engine.formats import FORMATS
from engine.rules import rules_to_dict

_PROJECTED = (
    MatchMade,
    SeatTaken,
    SeatLeft,
    SeatsSwapped,
    AttemptVoided,
    DealStarted,
    DealEnded,
    RoundEnded,
    MatchEnded,
)
_TURN_ENDS = (Discarded, Knocked)
_NO_SEAT = -1

# Made once: to build a statement costs more than to run it, and a deal ends at every fortieth action.
_INSERT_DEAL = DEALS.insert()
_UPDATE_MATCH = MATCHES.update().where(MATCHES.c.id == bindparam("of_match"))
_MATCH = select(MATCHES.c.format, MATCHES.c.rules_id).where(MATCHES.c.id == bindparam("of_match"))
_SEATS = select(MATCH_PLAYERS.c.seat, MATCH_PLAYERS.c.bot).where(MATCH_PLAYERS.c.match_id == bindparam("of_match"))
_UPDATE_SEAT = MATCH_PLAYERS.update().where(
    MATCH_PLAYERS.c.match_id == bindparam("of_match"), MATCH_PLAYERS.c.seat == bindparam("of_seat")
)
_STORED_STARTS = (
    select(EVENTS.c.seq, EVENTS.c.data)
    .where(EVENTS.c.match_id == bindparam("of_match"), EVENTS.c.kind == kind_of(DealStarted))
    .order_by(EVENTS.c.seq.desc())
    .limit(2)
)
"""Of the last round, which has two tables at most."""
_STORED_TURNS = select(func.count()).where(
    EVENTS.c.match_id == bindparam("of_match"),
    EVENTS.c.seq > bindparam("after"),
    EVENTS.c.seat.in_((bindparam("starter"), bindparam("other"))),
    or_(*(EVENTS.c.kind == kind_of(event) for event in _TURN_ENDS)),
)


def is_projected(append: Append) -> bool:
    return bool(append.seeds) or any(isinstance(entry.event, _PROJECTED) for entry in append.entries)


def project(connection: Connection, append: Append) -> None:
    """Runs before the events themselves are stored: their match has to exist."""
    for index, entry in enumerate(append.entries):
        _project(connection, append, entry, append.entries[:index])
    for owner, seed in append.seeds:
        key = {"match_id": append.match_id, "owner": owner}
        _replace(connection, SEEDS, key, {"seed": seed})


def _project(connection: Connection, append: Append, entry: Entry, before: tuple[Entry, ...]) -> None:
    match entry.event:
        case MatchMade() as event:
            _match_made(connection, append, event, entry.at)
        case SeatTaken(seat=seat, bot=bot):
            key = {"match_id": append.match_id, "seat": seat}
            held = {"player_id": entry.player, "bot": bot, "created_at": moment(entry.at)}
            _replace(connection, MATCH_PLAYERS, key, held)
        case SeatLeft(seat=seat) | AttemptVoided(seat=seat):
            _delete(connection, MATCH_PLAYERS, {"match_id": append.match_id, "seat": seat})
        case SeatsSwapped(a, b):
            _swap_seats(connection, append.match_id, a, b)
        case DealStarted() as event:
            _update_match(connection, append.match_id, {"deals": event.number, "due": _first_deadline(append)})
            if event.number == 1:
                started = {"status": "running", "started_at": moment(entry.at)}
                _update_match(connection, append.match_id, started)
        case DealEnded() as event:
            _deal_ended(connection, append, event, entry.at, before)
        case RoundEnded() as event:
            _update_match(connection, append.match_id, {"totals": list(event.totals), "due": event.closes})
        case MatchEnded() as event:
            _match_ended(connection, append.match_id, event, entry.at)
        case _:
            pass


def _match_made(connection: Connection, append: Append, event: MatchMade, at: int) -> None:
    if append.room is not None:
        code = append.room.code
        connection.execute(
            ROOMS.insert().values(
                code=code,
                match_id=append.match_id,
                host_id=append.room.host,
                private=append.room.private,
                created_at=moment(at),
            )
        )
    else:
        code = connection.execute(select(MATCHES.c.room_code).where(MATCHES.c.id == event.rematch_of)).scalar_one()
    connection.execute(
        MATCHES.insert().values(
            id=append.match_id,
            room_code=code,
            v=append.v,
            format=event.format,
            rules_id=event.rules_id,
            rules=rules_to_dict(event.rules),
            rules_hash=event.rules_hash,
            clock_id=event.clock_id,
            private=event.private,
            status="seating",
            created_at=moment(at),
            totals=[0] * len(FORMATS[event.format].sides),
            deals=0,
            rematch_of=event.rematch_of,
        )
    )
    connection.execute(OPEN_LOGS.insert().values(match_id=append.match_id))
    if append.room is None:
        connection.execute(ROOMS.update().where(ROOMS.c.code == code).values(match_id=append.match_id))


def _first_deadline(append: Append) -> int | None:
    """Of the deals that begin: two tables do so together."""
    turns = (entry.event.turn for entry in append.entries if isinstance(entry.event, DealStarted))
    return min((turn.deadline for turn in turns if turn is not None and turn.deadline is not None), default=None)


def _swap_seats(connection: Connection, match_id: str, a: int, b: int) -> None:
    """One after the other, since no two rows may have the same seat for a moment even."""
    for seat, other in ((a, _NO_SEAT), (b, a), (_NO_SEAT, b)):
        held = _all(MATCH_PLAYERS, {"match_id": match_id, "seat": seat})
        connection.execute(MATCH_PLAYERS.update().where(held).values(seat=other))


def _deal_ended(connection: Connection, append: Append, event: DealEnded, at: int, before: tuple[Entry, ...]) -> None:
    match_id = append.match_id
    connection.execute(
        _INSERT_DEAL,
        {
            "match_id": match_id,
            "number": event.number,
            "kind": event.kind.value,
            "knocker": event.knocker,
            "winner": event.winner,
            "points": event.points,
            "boxes": event.boxes,
            "deadwoods": None if event.deadwoods is None else list(event.deadwoods),
            "turns": _turns(connection, append, event.number, before),
            "ended_at": moment(at),
        },
    )
    due = {} if event.closes is None else {"due": event.closes}  # else the match is over, or another table plays on
    _update_match(connection, match_id, {"totals": list(event.totals), **due})


def _turns(connection: Connection, append: Append, number: int, before: Sequence[Entry]) -> int:
    """Turns of the deal that ends: those stored since it began, and those that are stored together with its end."""
    at, begun, since = _start_of(connection, append, number, before)
    players = (begun.starter, begun.other)
    together = sum(isinstance(entry.event, _TURN_ENDS) and entry.event.seat in players for entry in since)
    if at is None:
        return together
    given = {"of_match": append.match_id, "after": at, "starter": begun.starter, "other": begun.other}
    stored: int = connection.execute(_STORED_TURNS, given).scalar_one()
    return stored + together


def _start_of(
    connection: Connection, append: Append, number: int, before: Sequence[Entry]
) -> tuple[int | None, DealStarted, Sequence[Entry]]:
    """Where in the log the deal began (None: not yet in it), how, and which of `before` came after it."""
    for index, entry in enumerate(before):
        if isinstance(entry.event, DealStarted) and entry.event.number == number:
            return None, entry.event, before[index:]
    for row in connection.execute(_STORED_STARTS, {"of_match": append.match_id}):
        event = decode(kind_of(DealStarted), row.data, append.v)
        if isinstance(event, DealStarted) and event.number == number:
            return row.seq, event, before
    raise LookupError(f"deal {number} of {append.match_id} ends and has not begun")


def _match_ended(connection: Connection, match_id: str, event: MatchEnded, at: int) -> None:
    status = "aborted" if event.reason is Reason.ABORTED else "finished"
    _update_match(
        connection,
        match_id,
        {
            "status": status,
            "ended_at": moment(at),
            "reason": event.reason.value,
            "winner": event.winner,
            "totals": list(event.totals),
            "due": None,
        },
    )
    connection.execute(OPEN_LOGS.update().where(OPEN_LOGS.c.match_id == match_id).values(ended_at=moment(at)))
    match = connection.execute(_MATCH, {"of_match": match_id}).one()
    seats = connection.execute(_SEATS, {"of_match": match_id}).all()
    shared = {
        "of_match": match_id,
        "ended_at": moment(at),
        "computer": any(seat.bot for seat in seats),
        "format": match.format,
        "rules_id": match.rules_id,
    }
    for held in seats:
        result = _result(FORMATS[match.format].side_of(held.seat), event.winner)
        connection.execute(_UPDATE_SEAT, {**shared, "of_seat": held.seat, "result": result})


def _result(side: int, winner: int | None) -> str:
    if winner is None:
        return "none"
    return "won" if side == winner else "lost"


def _update_match(connection: Connection, match_id: str, values: dict[str, object]) -> None:
    connection.execute(_UPDATE_MATCH, {"of_match": match_id, **values})


def _replace(connection: Connection, table: Table, key: Mapping[str, object], values: Mapping[str, object]) -> None:
    """One way to write over a row that both databases understand."""
    _delete(connection, table, key)
    connection.execute(table.insert(), {**key, **values})


def _delete(connection: Connection, table: Table, key: Mapping[str, object]) -> None:
    connection.execute(table.delete().where(_all(table, key)))


def _all(table: Table, key: Mapping[str, object]) -> ColumnElement[bool]:
    return and_(*(table.c[name] == value for name, value in key.items()))
