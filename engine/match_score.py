"""What a match is worth: points deal by deal, and the bonuses at its end, with a line for every number.

A *side* is who scores together: a seat, or a team of two, which then counts as one seat here. Codes of the lines:
`deal_points`; `shutout_points` (they count a second time); `game_bonus`; `shutout_bonus` (raises it); `box_bonus`
(boxes, each). The points of a side's lines sum to its total.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from engine.rules import BoxScope, Rules, Shutout, ShutoutNeeds, WinnerBy
from engine.scoring import DealScore, Line

SHUTOUT_FLAT = 100

ScoredDeal: TypeAlias = tuple[int | None, DealScore]
"""The knocker's seat, 0 or 1, and the score; a dead deal has no knocker."""


@dataclass(frozen=True, slots=True)
class Scored:
    """What one deal, or one round of two tables, brought to the side that won it; nobody: a dead one."""

    winner: int | None
    points: int
    boxes: int


@dataclass(frozen=True, slots=True)
class SeatScore:
    """One side of the sheet: `points` from deals, `total` with what the end of the match adds."""

    points: int
    boxes: int
    total: int
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class MatchScore:
    """`reached`: who came to the target, None while nobody has; bonuses are in the totals only from then on.

    `settlement` is the winner's total less the loser's, between more than two the sum over the others. It can be
    negative where reaching the target wins although the other's boxes are worth more. `lifted`: how much of it a
    forfeit added, to make it the game bonus at least. `settlements`: by side, what is owed to it less what it owes,
    each pair for itself. `places`: by side, from 1. Both are empty while there is no winner.
    """

    seats: tuple[SeatScore, ...]
    reached: int | None
    winner: int | None
    settlement: int
    lifted: int = 0
    settlements: tuple[int, ...] = ()
    places: tuple[int, ...] = ()

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(side.total for side in self.seats)


def score_match(rules: Rules, deals: Sequence[ScoredDeal]) -> MatchScore:
    """Score a match of two from its deals in order, dead ones too; while nobody has reached the target, what stands.

    `reached` is the first to come there; that no deal follows is for the caller to see to.
    """
    return score_match_of(rules, 2, [_of_two(deal) for deal in deals])


def score_forfeit(rules: Rules, deals: Sequence[ScoredDeal], loser: int) -> MatchScore:
    """Score a match of two that `loser` forfeited: the other gets the game bonus and the boxes so far."""
    return score_forfeit_of(rules, 2, [_of_two(deal) for deal in deals], loser)


def score_match_of(rules: Rules, sides: int, deals: Sequence[Scored]) -> MatchScore:
    """As `score_match`, for any number of sides."""
    reached = reached_target(rules, sides, deals)
    if reached is None:
        return MatchScore(tuple(_seat_score(deals, side, ()) for side in range(sides)), None, None, 0)
    scores = tuple(
        _seat_score(deals, side, _end_bonuses(rules, sides, deals, side, reached=reached)) for side in range(sides)
    )
    totals = [score.total for score in scores]
    winner = reached
    if rules.winner_by is WinnerBy.FINAL_TOTAL and max(totals) > totals[reached]:
        winner = totals.index(max(totals))
    settlements = tuple(_settlement(totals, side) for side in range(sides))
    return MatchScore(scores, reached, winner, settlements[winner], 0, settlements, _places(totals, winner, None))


def score_forfeit_of(rules: Rules, sides: int, deals: Sequence[Scored], loser: int) -> MatchScore:
    """Score a match that `loser` forfeited: it is last, and the best of the others wins, whatever the points.

    The winner gets the game bonus and the boxes so far; there is no shutout by forfeit, and the others are paid for
    deals only. Where the best are equal, the one on the forfeiter's left wins.
    """
    points = running_points(sides, deals)
    others = [(loser + step) % sides for step in range(1, sides)]
    winner = max(others, key=lambda side: points[side])
    bonuses = (*_game_bonus(rules), *_boxes(rules, deals, winner))
    scores = tuple(_seat_score(deals, side, bonuses if side == winner else ()) for side in range(sides))
    totals = [score.total for score in scores]
    lifted = max(0, rules.game_bonus - (totals[winner] - totals[loser]))
    settlements = [_settlement(totals, side) for side in range(sides)]
    settlements[winner] += lifted
    settlements[loser] -= lifted
    return MatchScore(
        scores, None, winner, settlements[winner], lifted, tuple(settlements), _places(totals, winner, loser)
    )


def running_points(sides: int, deals: Sequence[Scored]) -> tuple[int, ...]:
    """The points of every side from these deals, no bonus counted: what the target is measured by."""
    points = [0] * sides
    for deal in deals:
        if deal.winner is not None:
            points[deal.winner] += deal.points
    return tuple(points)


def reached_target(rules: Rules, sides: int, deals: Sequence[Scored]) -> int | None:
    """The side that came to the target first, or None: the match goes on."""
    points = [0] * sides
    for deal in deals:
        if deal.winner is not None:
            points[deal.winner] += deal.points
            if points[deal.winner] >= rules.target:
                return deal.winner
    return None


def winner_seat(deal: ScoredDeal) -> int | None:
    """The seat that scored in a deal of two."""
    knocker, score = deal
    if score.winner is None:
        return None
    if knocker is None:
        raise ValueError("a deal that was won has a knocker")
    return knocker if score.winner == "knocker" else 1 - knocker


def _of_two(deal: ScoredDeal) -> Scored:
    return Scored(winner_seat(deal), deal[1].points, deal[1].boxes)


def _seat_score(deals: Sequence[Scored], side: int, bonuses: tuple[Line, ...]) -> SeatScore:
    points = sum(deal.points for deal in deals if deal.winner == side)
    lines = (Line("deal_points", points), *bonuses)
    return SeatScore(points, _boxes_won(deals, side), sum(line.points for line in lines), lines)


def _settlement(totals: Sequence[int], side: int) -> int:
    return sum(totals[side] - total for total in totals)


def _places(totals: Sequence[int], winner: int, forfeiter: int | None) -> tuple[int, ...]:
    """The winner is first and a forfeiter last, the others rank by total; equals share a place."""

    def rank(side: int) -> tuple[bool, bool, int]:
        return side == winner, side != forfeiter, totals[side]

    ranks = [rank(side) for side in range(len(totals))]
    return tuple(1 + sum(other > own for other in ranks) for own in ranks)


def _end_bonuses(rules: Rules, sides: int, deals: Sequence[Scored], side: int, *, reached: int) -> tuple[Line, ...]:
    """The lines that the end of the match adds for `side`: all for the one who reached the target, else boxes."""
    if side != reached:
        return _boxes(rules, deals, side) if rules.box_scope is BoxScope.BOTH else ()
    again: tuple[Line, ...] = ()
    raised: tuple[Line, ...] = ()
    if _is_shutout(rules, sides, deals, reached):
        match rules.shutout:
            case Shutout.DOUBLE_POINTS:
                again = (Line("shutout_points", running_points(sides, deals)[reached]),)
            case Shutout.FLAT100:
                raised = (Line("shutout_bonus", SHUTOUT_FLAT),)
            case Shutout.NONE:
                pass
            case never:
                assert_never(never)
    return (*again, *_game_bonus(rules), *raised, *_boxes(rules, deals, reached))


def _is_shutout(rules: Rules, sides: int, deals: Sequence[Scored], reached: int) -> bool:
    match rules.shutout_needs:
        case ShutoutNeeds.ALL_DEALS_NO_DEAD:
            return all(deal.winner == reached for deal in deals)
        case ShutoutNeeds.ALL_DEALS:
            return all(deal.winner == reached for deal in deals if deal.winner is not None)
        case ShutoutNeeds.LOSER_ZERO:
            points = running_points(sides, deals)
            return not any(points[side] for side in range(sides) if side != reached)
        case None:
            return False
        case never:
            assert_never(never)


def _game_bonus(rules: Rules) -> tuple[Line, ...]:
    return (Line("game_bonus", rules.game_bonus),) if rules.game_bonus else ()


def _boxes(rules: Rules, deals: Sequence[Scored], side: int) -> tuple[Line, ...]:
    """The side's box bonus where it is to be paid at all."""
    boxes = _boxes_won(deals, side)
    if rules.box_scope is BoxScope.NONE or not rules.box_bonus * boxes:
        return ()
    return (Line("box_bonus", rules.box_bonus * boxes, (("boxes", boxes), ("each", rules.box_bonus))),)


def _boxes_won(deals: Sequence[Scored], side: int) -> int:
    return sum(deal.boxes for deal in deals if deal.winner == side)
