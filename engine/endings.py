"""How deals, rounds and matches end: scores for the sheet, forfeits, and matches without a result."""

from collections.abc import Sequence
from dataclasses import replace

from engine import hollywood
from engine.deal import DealState, Phase, is_finished, play_best_defence
from engine.events import DealEnded, Event, Knocked, LaidOff, MatchEnded, Reason, RoundEnded
from engine.formats import Format
from engine.match_score import MatchScore, Scored, score_forfeit_of, score_match_of
from engine.match_state import MatchState, apply
from engine.rules import Rules
from engine.scoring import DEAD_DEAL, DealScore, score_deal
from engine.table import TableState
from engine.timer import Timing

SHEET_PRIVATE = 60_000
SHEET_ELSEWHERE = 15_000


def after(state: MatchState, table: TableState, events: Sequence[Event], now: int) -> tuple[Event, ...]:
    """What follows when `events`, decided at `table`, end its deal: its score, the round's, and the match's end."""
    if not is_finished(table.deal, state.rules, events[-1]):
        return ()
    for event in events:
        state = apply(state, event)
    deal = next(played.deal for played in state.tables if played.deal.number == table.deal.number)
    closes = now + sheet_time(state)
    return _on_sheet(state, _deal_ended(state, deal, closes), closes)


def sheet_time(state: MatchState) -> int:
    """For how long the sheet shows at most, in ms."""
    return SHEET_PRIVATE if state.private else SHEET_ELSEWHERE


def scored(state: MatchState) -> tuple[Scored, ...]:
    """What counts for the match, in order: its deals, or its rounds where one is more than a deal."""
    if state.plan.tables > 1:
        return tuple(Scored(ended.winner, ended.points, ended.boxes) for ended in state.rounds)
    return tuple(_scored(state.plan, ended) for ended in state.ended)


def columns(state: MatchState) -> tuple[hollywood.Column, ...]:
    """The games of Hollywood as they stand; none where it is not played."""
    return hollywood.columns(state.rules, scored(state)) if state.rules.hollywood else ()


def entries(state: MatchState) -> tuple[hollywood.Entries, ...]:
    """By deal, the columns of Hollywood in which it counts; none where it is not played."""
    return hollywood.entries(state.rules, scored(state)) if state.rules.hollywood else ()


def can_abort(state: MatchState) -> bool:
    """Until every active seat has made a move or the first deal has ended."""
    if not state.tables or state.ended:
        return False
    moved = state.moved
    return False in [moved[table.deal.starter] and moved[table.deal.other] for table in state.tables]


def forfeit(state: MatchState, side: int, reason: Reason) -> MatchEnded:
    """`side` loses the match, whatever the points."""
    if state.rules.hollywood:
        score = hollywood.forfeit_hollywood(state.rules, scored(state), side)
    else:
        score = score_forfeit_of(state.rules, len(state.plan.sides), scored(state), side)
    return _ended(reason, score, score.winner, side)


def absent(state: MatchState, seat: int) -> MatchEnded:
    if can_abort(state):
        return without_result(state, Reason.ABORTED)
    return forfeit(state, state.plan.side_of(seat), Reason.ABSENT)


def without_result(state: MatchState, reason: Reason) -> MatchEnded:
    return replace(_ended(reason, _score_match(state), None, None), settlement=0, places=(), settlements=())


def flag(state: MatchState, table: TableState) -> tuple[Event, ...]:
    """The running bank is used up: in the lay-off phase the best defence is played, else the match is forfeited.

    The recorded time is the deadline's own: the move is charged its whole bank.
    """
    turn, deal = table.turn, table.deal
    assert turn is not None
    assert turn.deadline is not None
    if deal.phase is Phase.LAY_OFF:
        played: tuple[Event, ...] = (play_best_defence(deal, Timing(state.banks[turn.seat], 0, None)),)
        return (*played, *after(state, table, played, turn.deadline))
    if can_abort(state):
        return (without_result(state, Reason.ABORTED),)
    return (forfeit(state, state.plan.side_of(turn.seat), Reason.FLAG),)


def _on_sheet(state: MatchState, ended: DealEnded, closes: int) -> tuple[Event, ...]:
    """The deal's end with all that it brings about. `closes`: until when the sheet shows, if it is shown."""
    state = apply(state, ended)
    events: tuple[Event, ...] = (ended,)
    if state.plan.tables > 1:
        if any(table.plays for table in state.tables):
            return events
        over = _round_ended(state, closes)
        state = apply(state, over)
        events = (ended, over)
    score = _score_match(state)
    if score.reached is None:
        return events
    *before, last = events
    assert isinstance(last, DealEnded | RoundEnded)
    loser = None if score.winner is None or len(state.plan.sides) > 2 else 1 - score.winner
    return (*before, replace(last, closes=None), _ended(Reason.TARGET, score, score.winner, loser))


def _deal_ended(state: MatchState, deal: DealState, closes: int) -> DealEnded:
    score, knocker, deadwoods, winner = DEAD_DEAL, None, None, None
    if deal.knock is not None and deal.defence is not None:
        knocker = deal.knock.seat
        score = _score(state.rules, deal, deal.knock, deal.defence)
        deadwoods = _by_seat(len(state.seats), deal.knock, deal.defence)
        if score.winner is not None:
            winner = knocker if score.winner == "knocker" else deal.opponent(knocker)
    ended = DealEnded(
        number=deal.number,
        kind=score.kind,
        knocker=knocker,
        winner=winner,
        points=score.points,
        boxes=score.boxes,
        deadwoods=deadwoods,
        lines=score.lines,
        totals=state.totals,
        closes=None,
    )
    if state.plan.tables > 1:
        return ended
    return replace(ended, totals=_points(state, (*scored(state), _scored(state.plan, ended))), closes=closes)


def _round_ended(state: MatchState, closes: int) -> RoundEnded:
    """Points of one side add up, those of two are set off against each other; what is left over is worth one box."""
    plan, tables = state.plan, state.plan.tables
    won = [0] * len(plan.sides)
    for ended in state.ended[-tables:]:
        if ended.winner is not None:
            won[plan.side_of(ended.winner)] += ended.points
    points = max(won) - min(won)
    winner = won.index(max(won)) if points else None
    boxes = 0 if winner is None else 1
    totals = _points(state, (*scored(state), Scored(winner, points, boxes)))
    return RoundEnded(len(state.ended) // tables, winner, points, boxes, totals, closes)


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


def _scored(plan: Format, ended: DealEnded) -> Scored:
    return Scored(None if ended.winner is None else plan.side_of(ended.winner), ended.points, ended.boxes)


def _points(state: MatchState, deals: Sequence[Scored]) -> tuple[int, ...]:
    """By side, without the bonuses of the end."""
    return tuple(side.points for side in _score_of(state, deals).seats)


def _score_match(state: MatchState) -> MatchScore:
    return _score_of(state, scored(state))


def _score_of(state: MatchState, deals: Sequence[Scored]) -> MatchScore:
    if state.rules.hollywood:
        return hollywood.score_hollywood(state.rules, deals)
    return score_match_of(state.rules, len(state.plan.sides), deals)


def _ended(reason: Reason, score: MatchScore, winner: int | None, loser: int | None) -> MatchEnded:
    lines = tuple(side.lines for side in score.seats)
    ranked = len(score.seats) > 2
    return MatchEnded(
        reason,
        winner,
        loser,
        score.totals,
        lines,
        score.settlement,
        score.places if ranked else (),
        score.settlements if ranked else (),
    )
