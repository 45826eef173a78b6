"""What a match between two is worth: points deal by deal, and the bonuses at its end, with a line for every number.

Codes of the lines: `deal_points`; `shutout_points` (they count a second time); `game_bonus`; `shutout_bonus` (raises
it); `box_bonus` (boxes, each). The points of a seat's lines sum to its total.
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
class SeatScore:
    """One seat's side of the sheet: `points` from deals, `total` with what the end of the match adds."""

    points: int
    boxes: int
    total: int
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class MatchScore:
    """`reached`: who came to the target, None while nobody has; bonuses are in the totals only from then on.

    `settlement` is the winner's total less the loser's. It can be negative where reaching the target wins although
    the other's boxes are worth more. `lifted`: how much of it a forfeit added, to make it the game bonus at least.
    """

    seats: tuple[SeatScore, SeatScore]
    reached: int | None
    winner: int | None
    settlement: int
    lifted: int = 0

    @property
    def totals(self) -> tuple[int, int]:
        return self.seats[0].total, self.seats[1].total


def winner_seat(deal: ScoredDeal) -> int | None:
    """The seat that scored in the deal."""
    knocker, score = deal
    if score.winner is None:
        return None
    if knocker is None:
        raise ValueError("a deal that was won has a knocker")
    return knocker if score.winner == "knocker" else 1 - knocker


def running_points(deals: Sequence[ScoredDeal]) -> tuple[int, int]:
    """The points of both seats from these deals, no bonus counted: what the target is measured by."""
    points = [0, 0]
    for deal in deals:
        if (seat := winner_seat(deal)) is not None:
            points[seat] += deal[1].points
    return points[0], points[1]


def reached_target(rules: Rules, deals: Sequence[ScoredDeal]) -> int | None:
    """The seat that came to the target first, or None: the match goes on."""
    points = [0, 0]
    for deal in deals:
        if (seat := winner_seat(deal)) is not None:
            points[seat] += deal[1].points
            if points[seat] >= rules.target:
                return seat
    return None


def score_match(rules: Rules, deals: Sequence[ScoredDeal]) -> MatchScore:
    """Score a match from its deals in order, dead ones too; while nobody has reached the target, what stands so far.

    `reached` is the first to come there; that no deal follows is for the caller to see to.
    """
    reached = reached_target(rules, deals)
    if reached is None:
        first, second = (_seat_score(deals, seat, ()) for seat in (0, 1))
        return MatchScore((first, second), None, None, 0)

    first, second = (_seat_score(deals, seat, _end_bonuses(rules, deals, seat, reached=reached)) for seat in (0, 1))
    totals = first.total, second.total
    winner = reached
    if rules.winner_by is WinnerBy.FINAL_TOTAL and totals[1 - reached] > totals[reached]:
        winner = 1 - reached
    return MatchScore((first, second), reached, winner, totals[winner] - totals[1 - winner])


def score_forfeit(rules: Rules, deals: Sequence[ScoredDeal], loser: int) -> MatchScore:
    """Score a match that `loser` forfeited: the other gets the game bonus and the boxes so far, whatever the points.

    There is no shutout by forfeit, and the forfeiter is paid for deals only.
    """
    winner = 1 - loser
    bonuses = (*_game_bonus(rules), *_boxes(rules, deals, winner))
    scores = {winner: _seat_score(deals, winner, bonuses), loser: _seat_score(deals, loser, ())}
    difference = scores[winner].total - scores[loser].total
    settlement = max(difference, rules.game_bonus)
    return MatchScore((scores[0], scores[1]), None, winner, settlement, settlement - difference)


def _seat_score(deals: Sequence[ScoredDeal], seat: int, bonuses: tuple[Line, ...]) -> SeatScore:
    points = running_points(deals)[seat]
    lines = (Line("deal_points", points), *bonuses)
    return SeatScore(points, _boxes_won(deals, seat), sum(line.points for line in lines), lines)


def _end_bonuses(rules: Rules, deals: Sequence[ScoredDeal], seat: int, *, reached: int) -> tuple[Line, ...]:
    """The lines that the end of the match adds for `seat`: all for the one who reached the target, else boxes."""
    if seat != reached:
        return _boxes(rules, deals, seat) if rules.box_scope is BoxScope.BOTH else ()
    again: tuple[Line, ...] = ()
    raised: tuple[Line, ...] = ()
    if _is_shutout(rules, deals, reached):
        match rules.shutout:
            case Shutout.DOUBLE_POINTS:
                again = (Line("shutout_points", running_points(deals)[reached]),)
            case Shutout.FLAT100:
                raised = (Line("shutout_bonus", SHUTOUT_FLAT),)
            case Shutout.NONE:
                pass
            case never:
                assert_never(never)
    return (*again, *_game_bonus(rules), *raised, *_boxes(rules, deals, reached))


def _is_shutout(rules: Rules, deals: Sequence[ScoredDeal], reached: int) -> bool:
    won_by = [winner_seat(deal) for deal in deals]
    match rules.shutout_needs:
        case ShutoutNeeds.ALL_DEALS_NO_DEAD:
            return all(seat == reached for seat in won_by)
        case ShutoutNeeds.ALL_DEALS:
            return all(seat == reached for seat in won_by if seat is not None)
        case ShutoutNeeds.LOSER_ZERO:
            return running_points(deals)[1 - reached] == 0
        case None:
            return False
        case never:
            assert_never(never)


def _game_bonus(rules: Rules) -> tuple[Line, ...]:
    return (Line("game_bonus", rules.game_bonus),) if rules.game_bonus else ()


def _boxes(rules: Rules, deals: Sequence[ScoredDeal], seat: int) -> tuple[Line, ...]:
    """The seat's box bonus where it is to be paid at all."""
    boxes = _boxes_won(deals, seat)
    if rules.box_scope is BoxScope.NONE or not rules.box_bonus * boxes:
        return ()
    return (Line("box_bonus", rules.box_bonus * boxes, (("boxes", boxes), ("each", rules.box_bonus))),)


def _boxes_won(deals: Sequence[ScoredDeal], seat: int) -> int:
    return sum(deal[1].boxes for deal in deals if winner_seat(deal) == seat)
