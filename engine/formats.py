"""Who plays whom next, and who deals: a format is data, and the match is one machine for all of them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.events import DealEnded
from engine.rules import DUEL_RULE_SETS, Rules, next_dealer
from engine.shuffle import Cut


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who deals, and the two who play: `starter` moves first."""

    dealer: int
    starter: int
    other: int


@dataclass(frozen=True, slots=True)
class Format:
    """`first`: the pairing after the cut; `following`: the one after a finished deal. `rule_sets` may be played.

    `sides`: the seats of each side; a side is who scores together.
    """

    id: str
    seats: int
    sides: tuple[tuple[int, ...], ...]
    rule_sets: tuple[str, ...]
    first: Callable[[Cut], Pairing]
    following: Callable[[Rules, Pairing, DealEnded], Pairing]


def _first_of_two(cut: Cut) -> Pairing:
    return Pairing(cut.dealer, 1 - cut.dealer, cut.dealer)


def _next_of_two(rules: Rules, last: Pairing, ended: DealEnded) -> Pairing:
    dealer = next_dealer(rules, last.dealer, ended.winner)
    return Pairing(dealer, 1 - dealer, dealer)


FORMATS: Mapping[str, Format] = MappingProxyType(
    {"duel": Format("duel", 2, ((0,), (1,)), DUEL_RULE_SETS, _first_of_two, _next_of_two)}
)
