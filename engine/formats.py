"""Who plays whom next, and who deals: a format is data, and the match is one machine for all of them.

A *round* is what is played at the same time: one deal, or in partners two. Its deals are numbered on from round to
round; the first table of round r of t tables has deck t(r-1) + 1.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Protocol, TypeAlias, assert_never

from engine.errors import IllegalAction
from engine.rules import DUEL_RULE_SETS, Rules, nearest_rule_set, next_dealer, refusals
from engine.shuffle import Cut


class Role(StrEnum):
    """What a viewer has to do with a deal."""

    PLAYS = "plays"
    ADVISES = "advises"  # sits out, and sees the starter's hand
    SITS_OUT = "sits_out"  # and sees nothing hidden
    WATCHES = "watches"  # has no seat


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who deals, and the two who play: `starter` moves first."""

    dealer: int
    starter: int
    other: int

    @property
    def players(self) -> tuple[int, int]:
        return self.starter, self.other


class Table(Protocol):
    """Whatever says who plays: a pairing, a deal, its start."""

    @property
    def starter(self) -> int: ...
    @property
    def other(self) -> int: ...


Round: TypeAlias = tuple[Pairing, ...]
"""Every table of a round, the one with the lowest seat first."""


@dataclass(frozen=True, slots=True)
class Format:
    """`sides`: the seats of each side; a side is who scores together. `tables`: how many deals are played at once.

    `rule_sets` may be played, with the changes that `options` names, or with any where that is None; `hollywood` too.
    `idle`: fields that mean nothing there. `sitting`: what a seat does that plays at no table. `first`: the round
    after the cut; `following`: the one after a finished round, whose last deal that seat has won (None: nobody).
    """

    id: str
    seats: int
    sides: tuple[tuple[int, ...], ...]
    tables: int
    rule_sets: tuple[str, ...]
    options: Mapping[str, tuple[int, ...]] | None
    hollywood: bool
    idle: frozenset[str]
    sitting: Role
    first: Callable[[Cut], Round]
    following: Callable[[Rules, Round, int | None], Round]

    def side_of(self, seat: int) -> int:
        return next(side for side, seats in enumerate(self.sides) if seat in seats)

    def role(self, at: Table, seat: int | None) -> Role:
        """What the seat does at a table."""
        if seat is None:
            return Role.WATCHES
        return Role.PLAYS if seat == at.starter or seat == at.other else self.sitting

    def hand_seen(self, at: Table, seat: int | None) -> int | None:
        """Whose hand the seat sees there: the own, an adviser the starter's, else nobody's."""
        match self.role(at, seat):
            case Role.PLAYS:
                return seat
            case Role.ADVISES:
                return at.starter
            case Role.SITS_OUT | Role.WATCHES:
                return None
            case never:
                assert_never(never)


def check_format(plan: Format, rules: Rules) -> None:
    """Raise the first of `format_refusals`: no room may be made with these rules in that format."""
    for refusal in format_refusals(plan, rules):
        raise refusal


def format_refusals(plan: Format, rules: Rules) -> Iterator[IllegalAction]:
    """Those of the rules themselves, and `IllegalAction("bad_rules", field=…, reason=…)` for what the format refuses.

    Reasons: `duel_only` (Hollywood), `fixed` (the format is played with this field as it is in its rule set).
    """
    yield from refusals(rules)
    if rules.hollywood and not plan.hollywood:
        yield IllegalAction("bad_rules", field="hollywood", reason="duel_only")
    elif plan.options is not None:
        for difference in nearest_rule_set(rules, plan.rule_sets)[1]:
            if difference.chosen not in plan.options.get(difference.field, ()):
                yield IllegalAction("bad_rules", field=difference.field, reason="fixed")


# --- duel -------------------------------------------------------------------


def _first_of_two(cut: Cut) -> Round:
    return (Pairing(cut.dealer, 1 - cut.dealer, cut.dealer),)


def _next_of_two(rules: Rules, last: Round, winner: int | None) -> Round:
    dealer = next_dealer(rules, last[0].dealer, winner)
    return (Pairing(dealer, 1 - dealer, dealer),)


# --- captain ----------------------------------------------------------------


def _soloist_against(soloist: int, captain: int) -> Round:
    """The soloist always deals, so the captain always moves first."""
    return (Pairing(soloist, captain, soloist),)


def _first_of_captain(cut: Cut) -> Round:
    return _soloist_against(cut.order[0], cut.order[1])


def _next_of_captain(_: Rules, last: Round, winner: int | None) -> Round:
    soloist, captain = last[0].other, last[0].starter
    adviser = _third(soloist, captain)
    if winner is None:
        return last
    return _soloist_against(soloist, adviser) if winner == soloist else _soloist_against(captain, adviser)


# --- cutthroat --------------------------------------------------------------


def _first_of_cutthroat(cut: Cut) -> Round:
    return (Pairing(cut.dealer, (cut.dealer + 1) % 3, (cut.dealer + 2) % 3),)


def _next_of_cutthroat(_: Rules, last: Round, winner: int | None) -> Round:
    """Who has lost deals to the winner and the dealer of before."""
    if winner is None:
        return last
    return (Pairing(_third(winner, last[0].dealer), last[0].dealer, winner),)


def _third(one: int, two: int) -> int:
    """The seat, of three, that is neither."""
    return 3 - one - two


# --- partners ---------------------------------------------------------------


def _at_two_tables(dealing: int, against_first: int) -> Round:
    """Side `dealing` deals at both tables; seat 0 plays `against_first`, and seat 2 the other of that side."""

    def pairing(even: int, odd: int) -> Pairing:
        return Pairing(even, odd, even) if dealing == 0 else Pairing(odd, even, odd)

    return pairing(0, against_first), pairing(2, 4 - against_first)


def _first_of_partners(cut: Cut) -> Round:
    return _at_two_tables(cut.dealer % 2, 1)


def _next_of_partners(_: Rules, last: Round, __: int | None) -> Round:
    """Dealing goes from team to team, and everybody meets the other opponent, whatever came of the round."""
    return _at_two_tables(1 - last[0].dealer % 2, 4 - _against(last[0], 0))


def _against(pairing: Pairing, seat: int) -> int:
    return pairing.other if pairing.starter == seat else pairing.starter


_DUEL = Format(
    id="duel",
    seats=2,
    sides=((0,), (1,)),
    tables=1,
    rule_sets=DUEL_RULE_SETS,
    options=None,
    hollywood=True,
    idle=frozenset(),
    sitting=Role.WATCHES,
    first=_first_of_two,
    following=_next_of_two,
)
_CAPTAIN = Format(
    id="captain",
    seats=3,
    sides=((0,), (1,), (2,)),
    tables=1,
    rule_sets=("captain",),
    options=MappingProxyType({"gin_bonus": (20,)}),
    hollywood=False,
    idle=frozenset({"next_dealer"}),
    sitting=Role.ADVISES,
    first=_first_of_captain,
    following=_next_of_captain,
)
_OF_HOUSE = ("house", *(name for name in DUEL_RULE_SETS if name != "house"))
_CUTTHROAT = Format(
    id="cutthroat",
    seats=3,
    sides=((0,), (1,), (2,)),
    tables=1,
    rule_sets=_OF_HOUSE,
    options=None,
    hollywood=False,
    idle=frozenset({"next_dealer"}),
    sitting=Role.SITS_OUT,
    first=_first_of_cutthroat,
    following=_next_of_cutthroat,
)
_PARTNERS = Format(
    id="partners",
    seats=4,
    sides=((0, 2), (1, 3)),
    tables=2,
    rule_sets=_OF_HOUSE,
    options=None,
    hollywood=False,
    idle=frozenset({"next_dealer", "spade_boxes"}),
    sitting=Role.WATCHES,
    first=_first_of_partners,
    following=_next_of_partners,
)

FORMATS: Mapping[str, Format] = MappingProxyType({plan.id: plan for plan in (_DUEL, _CAPTAIN, _CUTTHROAT, _PARTNERS)})
"""In the order in which they are offered. The first rule set of each is its default."""
