"""How deals and matches end: scores for the sheet, forfeits, and matches without a result."""

from collections.abc import Sequence
from dataclasses import replace

from engine.deal import DealState, Phase, is_finished, play_best_defence
from engine.events import DealEnded, Event, Knocked, LaidOff, MatchEnded, Reason
from engine.match_score import MatchScore, ScoredDeal, score_forfeit, score_match
from engine.match_state import MatchState, apply
from engine.rules import Rules
from engine.scoring import DEAD_DEAL, DealScore, DealWinner, score_deal
from engine.timer import Timing

SHEET_PRIVATE = 60_000
SHEET_ELSEWHERE = 15_000


def after(state: MatchState, events: Sequence[Event], now: int) -> tuple[Event, ...]:
    """What follows when `events`, decided on `state`, end the deal: its score, and the match's end at the target."""
    if state.deal is None or not is_finished(state.deal, state.rules, events[-1]):
        return ()
    for event in events:
        state = apply(state, event)
    assert state.deal is not None
    ended = _deal_ended(state, state.deal, now)
    scored = [*scored_deals(state), _scored(ended)]
    score = score_match(state.rules, scored)
    if score.reached is None:
        return (ended,)
    loser = None if score.winner is None else 1 - score.winner
    return (replace(ended, closes=None), _ended(Reason.TARGET, score, score.winner, loser))


def sheet_time(state: MatchState) -> int:
    """For how long the sheet shows at most, in ms."""
    return SHEET_PRIVATE if state.private else SHEET_ELSEWHERE


def scored_deals(state: MatchState) -> tuple[ScoredDeal, ...]:
    return tuple(_scored(ended) for ended in state.ended)


def can_abort(state: MatchState) -> bool:
    """Until every active seat has made a move or the first deal has ended."""
    if state.deal is None or state.ended:
        return False
    return not (state.moved[state.deal.starter] and state.moved[state.deal.other])


def forfeit(state: MatchState, loser: int, reason: Reason) -> MatchEnded:
    score = score_forfeit(state.rules, scored_deals(state), loser)
    return _ended(reason, score, 1 - loser, loser)


def absent(state: MatchState, seat: int) -> MatchEnded:
    return without_result(state, Reason.ABORTED) if can_abort(state) else forfeit(state, seat, Reason.ABSENT)


def without_result(state: MatchState, reason: Reason) -> MatchEnded:
    score = score_match(state.rules, scored_deals(state))
    return replace(_ended(reason, score, None, None), settlement=0)


def flag(state: MatchState) -> tuple[Event, ...]:
    """The running bank is used up: in the lay-off phase the best defence is played, else the match is forfeited.

    The recorded time is the deadline's own: the move is charged its whole bank.
    """
    turn, deal = state.turn, state.deal
    assert turn is not None
    assert turn.deadline is not None
    assert deal is not None
    if deal.phase is Phase.LAY_OFF:
        played: tuple[Event, ...] = (play_best_defence(deal, Timing(state.banks[turn.seat], 0, None)),)
        return (*played, *after(state, played, turn.deadline))
    if can_abort(state):
        return (without_result(state, Reason.ABORTED),)
    return (forfeit(state, turn.seat, Reason.FLAG),)


def _deal_ended(state: MatchState, deal: DealState, now: int) -> DealEnded:
    score, knocker, deadwoods = DEAD_DEAL, None, None
    if deal.knock is not None and deal.defence is not None:
        knocker = deal.knock.seat
        score = _score(state.rules, deal, deal.knock, deal.defence)
        deadwoods = _by_seat(len(state.seats), deal.knock, deal.defence)
    winner = None
    if score.winner is not None and knocker is not None:
        winner = knocker if score.winner == "knocker" else deal.opponent(knocker)
    totals = tuple(total + (score.points if seat == winner else 0) for seat, total in enumerate(state.totals))
    return DealEnded(
        number=deal.number,
        kind=score.kind,
        knocker=knocker,
        winner=winner,
        points=score.points,
        boxes=score.boxes,
        deadwoods=deadwoods,
        lines=score.lines,
        totals=totals,
        closes=now + sheet_time(state),
    )


def _score(rules: Rules, deal: DealState, knock: Knocked, defence: LaidOff) -> DealScore:
    return score_deal(
        rules,
        kind=knock.kind.value,
        knocker=knock.deadwood,
        defender=defence.deadwood,
        upcard=deal.upcard,
    )


def _by_seat(seats: int, knock: Knocked, defence: LaidOff) -> tuple[int, ...]:
    held = {knock.seat: knock.deadwood, defence.seat: defence.deadwood}
    return tuple(held.get(seat, 0) for seat in range(seats))


def _scored(ended: DealEnded) -> ScoredDeal:
    winner: DealWinner | None = None
    if ended.winner is not None:
        winner = "knocker" if ended.winner == ended.knocker else "defender"
    return ended.knocker, DealScore(ended.kind, winner, ended.points, ended.boxes, ended.lines)


def _ended(reason: Reason, score: MatchScore, winner: int | None, loser: int | None) -> MatchEnded:
    lines = tuple(seat.lines for seat in score.seats)
    return MatchEnded(reason, winner, loser, score.totals, lines, score.settlement)
