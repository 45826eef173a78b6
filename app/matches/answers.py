"""The shapes in which the API tells of matches; built up field by field."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal, cast

from app.matches.entries import SeatHolder
from app.matches.history import MatchRow
from app.wire.outbound import CutView, RoomClock, SheetColumn, SheetDeal, SheetRound, VoidedAttempt
from app.wire.sheet import clock_of, columns_of, fairness_of, rounds_of, seats_of, sheet_of
from engine.match import MatchPhase, MatchState
from engine.rules import Json, rules_to_dict
from engine.seen import OutcomeView, Seen, View
from engine.view import outcome_view

Status = Literal["seating", "running", "finished", "aborted"]


@dataclass(frozen=True, slots=True)
class MatchSeat:
    """A computer has no name: the page calls it by its word for it."""

    name: str | None
    bot: bool
    you: bool


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """`totals` by side, after bonuses once the match has ended; `winner`: a side, `sides`: the seats of each.

    `deals`: begun. `your_turn`: None when the match is over.
    """

    id: str
    code: str
    started_at: datetime | None
    ended_at: datetime | None
    format: str
    rules_id: str
    seats: tuple[MatchSeat, ...]
    sides: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    your_seat: int | None
    status: Status
    reason: str | None
    winner: int | None
    your_turn: bool | None
    deals: int


@dataclass(frozen=True, slots=True)
class MatchPage:
    """`running`: all of them on every page. `next`: the cursor of the next page of finished ones."""

    running: tuple[MatchSummary, ...]
    finished: tuple[MatchSummary, ...]
    next: str | None


@dataclass(frozen=True, slots=True)
class SeatFairness:
    commit: str | None
    seed: str | None


@dataclass(frozen=True, slots=True)
class MatchFairness:
    """What the deals can be checked with. `server_seed` opens when the match has ended."""

    match_id: str
    server_commit: str
    server_seed: str | None
    seats: tuple[SeatFairness, ...]
    attempts: tuple[VoidedAttempt, ...]
    cut: CutView | None


@dataclass(frozen=True, slots=True)
class MatchDetail(MatchSummary):
    rules: dict[str, Json]
    rules_hash: str
    clock: RoomClock | None
    sheet: tuple[SheetDeal, ...]
    rounds: tuple[SheetRound, ...]
    columns: tuple[SheetColumn, ...]
    outcome: OutcomeView | None
    fairness: MatchFairness


@dataclass(frozen=True, slots=True)
class Frame:
    """The table after event `seq`; `events`: what to animate on the way there."""

    seq: int
    at: datetime
    view: View
    events: tuple[Seen, ...]


@dataclass(frozen=True, slots=True)
class Replay:
    """A deal step by step. `seat`: through whose eyes."""

    number: int
    seat: int | None
    frames: tuple[Frame, ...]


@dataclass(frozen=True, slots=True)
class RecordSeat:
    name: str | None
    bot: bool


@dataclass(frozen=True, slots=True)
class Record:
    """A finished match with all its cards and seeds: enough to fold it again and to check every deck.

    `events` in order, each with its `type`, `seq`, `at` (unix ms, as all times inside) and the fields of its type.
    """

    v: int
    match_id: str
    started_at: datetime | None
    ended_at: datetime | None
    seats: tuple[RecordSeat, ...]
    server_seed: str
    events: tuple[dict[str, Any], ...]


def summary(row: MatchRow, player_id: str, state: MatchState | None) -> MatchSummary:
    """`state`: of a running match, which says whose turn it is."""
    return MatchSummary(**_summary(row, player_id, state))


def detail(row: MatchRow, player_id: str, state: MatchState, server_seed: str | None) -> MatchDetail:
    """`server_seed`: of an ended match, else None."""
    fair = fairness_of(state, server_seed or "")
    names = {seat: holder.name for seat, holder in row.holders.items()}
    return MatchDetail(
        **_summary(row, player_id, state),
        rules=rules_to_dict(state.rules),
        rules_hash=state.made.rules_hash,
        clock=clock_of(state),
        sheet=sheet_of(state),
        rounds=rounds_of(state),
        columns=columns_of(state),
        outcome=outcome_view(state.outcome),
        fairness=MatchFairness(
            match_id=state.match_id,
            server_commit=fair.server_commit,
            server_seed=fair.server_seed,
            seats=tuple(SeatFairness(seat.commit, seat.seed) for seat in seats_of(state, names)),
            attempts=fair.attempts,
            cut=fair.cut,
        ),
    )


def _summary(row: MatchRow, player_id: str, state: MatchState | None) -> dict[str, Any]:
    seat = row.seat_of(player_id)
    return {
        "id": row.id,
        "code": row.code,
        "started_at": row.started_at,
        "ended_at": row.ended_at,
        "format": row.format,
        "rules_id": row.rules_id,
        "seats": tuple(_seat(row.holders.get(number), player_id) for number in range(row.plan.seats)),
        "sides": row.plan.sides,
        "totals": row.totals,
        "your_seat": seat,
        "status": cast(Status, row.status),
        "reason": row.reason,
        "winner": row.winner,
        "your_turn": None if row.ended else state is not None and seat is not None and _waits_for(state, seat),
        "deals": row.deals,
    }


def _seat(holder: SeatHolder | None, player_id: str) -> MatchSeat:
    if holder is None:
        return MatchSeat(None, bot=False, you=False)
    return MatchSeat(holder.name, holder.bot, you=holder.player_id == player_id)


def _waits_for(state: MatchState, seat: int) -> bool:
    """Whether the match goes on with something that this seat has to do."""
    match state.phase:
        case MatchPhase.PLAYING:
            table = state.table_of(seat)
            return table is not None and table.plays and table.deal.to_move == seat
        case MatchPhase.SHEET:
            return not state.ready[seat]
        case _:
            return False


def record_seats(row: MatchRow) -> tuple[RecordSeat, ...]:
    holders: Mapping[int, SeatHolder] = row.holders
    return tuple(RecordSeat(holders[seat].name, holders[seat].bot) for seat in sorted(holders))
