"""What a match looks like beside its table: seats, sheet, clock, and what its deals can be checked with."""

from collections.abc import Mapping

from app.wire.outbound import (
    CutView,
    Fairness,
    RoomClock,
    RoomSeat,
    SheetColumn,
    SheetDeal,
    SheetRound,
    VoidedAttempt,
)
from engine.endings import columns, entries
from engine.events import DealEnded
from engine.formats import Pairing
from engine.match import MatchState
from engine.seating import is_ready
from engine.shuffle import Cut


def sheet_of(state: MatchState) -> tuple[SheetDeal, ...]:
    """The finished deals in order. Who dealt is not in a deal's end: it follows from the cut and the rules."""
    if state.cut is None:
        return ()
    tables, entered = state.plan.tables, entries(state)
    pairings = state.plan.first(state.cut)
    deals = []
    for count, ended in enumerate(state.ended):
        deals.append(_sheet_deal(ended, pairings[(ended.number - 1) % tables], entered[count] if entered else ()))
        if count % tables == tables - 1:
            pairings = state.plan.following(state.rules, pairings, ended.winner)
    return tuple(sorted(deals, key=lambda deal: deal.number))


def rounds_of(state: MatchState) -> tuple[SheetRound, ...]:
    """The finished rounds, where they are more than one deal."""
    return tuple(
        SheetRound(ended.number, ended.winner, ended.points, ended.boxes, ended.totals) for ended in state.rounds
    )


def columns_of(state: MatchState) -> tuple[SheetColumn, ...]:
    """The games of Hollywood; none where another sheet is kept."""
    return tuple(
        SheetColumn(
            column.closed, column.score.winner, column.score.totals, tuple(seat.lines for seat in column.score.seats)
        )
        for column in columns(state)
    )


def seats_of(state: MatchState, names: Mapping[int, str | None], host: int | None = None) -> tuple[RoomSeat, ...]:
    """Seeds are told when the last one is stored, never one before the others. `host`: whose seat that is."""
    told = all(held.seed is not None for held in state.seats)
    return tuple(
        RoomSeat(
            taken=held.taken,
            name=names.get(seat),
            bot=held.bot,
            commit=held.commit,
            seed=held.seed if told else None,
            ready=is_ready(state, seat),
            host=seat == host,
        )
        for seat, held in enumerate(state.seats)
    )


def fairness_of(state: MatchState, server_seed: str) -> Fairness:
    """`server_seed` is told only of a match that has ended."""
    return Fairness(
        server_commit=state.server_commit,
        rules_hash=state.made.rules_hash,
        server_seed=server_seed if state.outcome is not None else None,
        attempts=tuple(
            VoidedAttempt(attempt.seat, commit, attempt.server_seed)
            for attempt, commit in zip(state.attempts, _opened_commitments(state), strict=False)
        ),
        cut=None if state.cut is None else cut_view(state.cut, len(state.seats)),
    )


def clock_of(state: MatchState) -> RoomClock | None:
    if state.clock is None:
        return None
    return RoomClock(state.made.clock_id, state.clock.cap, state.clock.bonus, state.clock.within)


def cut_view(cut: Cut, seats: int) -> CutView:
    rounds = (dict(cutting) for cutting in cut.rounds)
    return CutView(
        tuple(tuple(str(drawn[seat]) if seat in drawn else None for seat in range(seats)) for drawn in rounds),
        cut.dealer,
        cut.order,
    )


def _sheet_deal(ended: DealEnded, pairing: Pairing, entered: tuple[int, ...]) -> SheetDeal:
    return SheetDeal(
        number=ended.number,
        dealer=pairing.dealer,
        starter=pairing.starter,
        other=pairing.other,
        kind=ended.kind,
        knocker=ended.knocker,
        winner=ended.winner,
        points=ended.points,
        boxes=ended.boxes,
        deadwoods=ended.deadwoods,
        lines=ended.lines,
        totals=ended.totals,
        entries=entered,
    )


def _opened_commitments(state: MatchState) -> tuple[str, ...]:
    """The commitment of each voided attempt, which is the one that its opened seed fits: made first, then each new."""
    return (state.made.server_commit, *(attempt.server_commit for attempt in state.attempts))
