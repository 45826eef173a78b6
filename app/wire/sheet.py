"""What a match looks like beside its table: seats, sheet, clock, and what its deals can be checked with."""

from collections.abc import Mapping

from app.wire.outbound import CutView, Fairness, RoomClock, RoomSeat, SheetDeal, VoidedAttempt
from engine.formats import FORMATS, Pairing
from engine.match import MatchState
from engine.seating import is_ready
from engine.shuffle import Cut


def sheet_of(state: MatchState) -> tuple[SheetDeal, ...]:
    """The finished deals in order. Who dealt is not in a deal's end: it follows from the cut and the rules."""
    if state.cut is None:
        return ()
    plan = FORMATS[state.made.format]
    pairing: Pairing = plan.first(state.cut)
    deals = []
    for ended in state.ended:
        deals.append(
            SheetDeal(
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
                entries=(),
            )
        )
        pairing = plan.following(state.rules, pairing, ended)
    return tuple(deals)


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


def _opened_commitments(state: MatchState) -> tuple[str, ...]:
    """The commitment of each voided attempt, which is the one that its opened seed fits: made first, then each new."""
    return (state.made.server_commit, *(attempt.server_commit for attempt in state.attempts))
