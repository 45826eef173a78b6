"""What a finished deal is worth, with a line for every number.

>>> from engine.rules import RULE_SETS
>>> score = score_deal(RULE_SETS["standard"], kind="knock", knocker=9, defender=21)
>>> score.winner, score.points
('knocker', 12)
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias, assert_never

from engine.cards import Card, Suit
from engine.rules import Rules, SpadeDouble


class DealKind(StrEnum):
    KNOCK = "knock"
    UNDERCUT = "undercut"
    TIE = "tie"  # equal deadwood that scores for nobody
    GIN = "gin"
    BIG_GIN = "big_gin"
    DEAD = "dead"


DealWinner: TypeAlias = Literal["knocker", "defender"]


@dataclass(frozen=True, slots=True)
class Line:
    """One number of a sheet: why (`code`), how much, and what the sentence for it needs.

    Codes of a deal: `deadwood_difference` (knocker, defender), `undercut_bonus`, `gin_bonus`, `big_gin_bonus`,
    `spade_doubled`; of a match see `engine.match_score`.
    """

    code: str
    points: int
    args: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class DealScore:
    """`kind` as it turned out, `points` the sum of `lines`. Where nobody scored there is no winner and no box."""

    kind: DealKind
    winner: DealWinner | None
    points: int
    boxes: int
    lines: tuple[Line, ...]


DEAD_DEAL = DealScore(DealKind.DEAD, None, 0, 0, ())


def score_deal(rules: Rules, *, kind: str, knocker: int, defender: int, upcard: Card | None = None) -> DealScore:
    """Score a deal that ended with `kind` "knock", "gin", "big_gin" or "dead" and these deadwoods, lay-offs done.

    A knock with no deadwood is gin. `upcard`, the deal's first, only matters where spades count double. Raises
    `ValueError` for what no deal can end with.
    """
    match _resolved(rules, DealKind(kind), knocker, defender):
        case DealKind.DEAD:
            return DEAD_DEAL
        case DealKind.KNOCK | DealKind.TIE as resolved:
            winner: DealWinner = "knocker"
            bonus = None
        case DealKind.UNDERCUT as resolved:
            winner = "defender"
            bonus = Line("undercut_bonus", rules.undercut_bonus)
        case DealKind.GIN as resolved:
            winner = "knocker"
            bonus = Line("gin_bonus", rules.gin_bonus)
        case DealKind.BIG_GIN as resolved:
            winner = "knocker"
            bonus = Line("big_gin_bonus", rules.big_gin_bonus or 0)
        case never:
            assert_never(never)

    difference = abs(defender - knocker)
    lines = [Line("deadwood_difference", difference, (("knocker", knocker), ("defender", defender)))]
    if bonus is not None and bonus.points:
        lines.append(bonus)
    spades = upcard is not None and upcard.suit is Suit.SPADES
    if spades and (again := _doubled(rules, difference, sum(line.points for line in lines))):
        lines.append(Line("spade_doubled", again))

    points = sum(line.points for line in lines)
    if points == 0:
        return DealScore(resolved, None, 0, 0, tuple(lines))
    return DealScore(resolved, winner, points, rules.spade_boxes if spades else 1, tuple(lines))


def _resolved(rules: Rules, kind: DealKind, knocker: int, defender: int) -> DealKind:
    """What the deal turns out to be. Gin is never undercut, not even by a defender with no deadwood."""
    if knocker < 0 or defender < 0:
        raise ValueError("deadwood is never negative")
    match kind:
        case DealKind.DEAD:
            return kind
        case DealKind.BIG_GIN if rules.big_gin_bonus is None:
            raise ValueError("these rules know no big gin")
        case DealKind.GIN | DealKind.BIG_GIN:
            if knocker:
                raise ValueError("gin leaves no deadwood")
            return kind
        case DealKind.KNOCK:
            if knocker == 0:
                return DealKind.GIN
            if knocker < defender:
                return DealKind.KNOCK
            if knocker == defender and not rules.undercut_on_tie:
                return DealKind.TIE
            return DealKind.UNDERCUT
        case DealKind.UNDERCUT | DealKind.TIE:
            raise ValueError(f"{kind} is how a knock turns out, not how a deal ends")
        case never:
            assert_never(never)


def _doubled(rules: Rules, difference: int, total: int) -> int:
    """What counts a second time under a first upcard of spades."""
    match rules.spade_double:
        case SpadeDouble.DEADWOOD:
            return difference
        case SpadeDouble.DEAL:
            return total
        case SpadeDouble.OFF:
            return 0
        case never:
            assert_never(never)
