"""A rule set is data: one frozen value, an id, a hash. Nothing outside the engine knows a bonus or a limit.

>>> RULE_SETS["house"].box_bonus
20
>>> rules_hash(RULE_SETS["standard"])[:16]
'44136fa355b3678a'
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from hashlib import sha256
from types import MappingProxyType
from typing import Any, TypeAlias

from engine.cards import Card, Rank
from engine.errors import IllegalAction


class BoxScope(StrEnum):
    """Whose boxes are paid at the end of the match."""

    WINNER = "winner"  # those of the one who reached the target
    BOTH = "both"
    NONE = "none"


class Shutout(StrEnum):
    NONE = "none"
    DOUBLE_POINTS = "double_points"  # the deal points count a second time
    FLAT100 = "flat100"  # the game bonus is raised by 100


class ShutoutNeeds(StrEnum):
    ALL_DEALS_NO_DEAD = "all_deals_no_dead"
    ALL_DEALS = "all_deals"
    LOSER_ZERO = "loser_zero"


class FirstTurn(StrEnum):
    OFFER = "offer"
    FREE_DRAW = "free_draw"


class NextDealer(StrEnum):
    ALTERNATE = "alternate"
    WINNER = "winner"
    LOSER = "loser"


class WinnerBy(StrEnum):
    TARGET = "target"
    FINAL_TOTAL = "final_total"


class OklahomaAce(StrEnum):
    GIN_ONLY = "gin_only"
    ONE = "one"


class SpadeDouble(StrEnum):
    DEADWOOD = "deadwood"  # the difference only
    DEAL = "deal"  # bonuses too
    OFF = "off"


class Memory(StrEnum):
    """What the table shows of the discard pile: all of it, or its top card."""

    OPEN = "open"
    CLUB = "club"


@dataclass(frozen=True, slots=True)
class Rules:
    """The defaults are the set `standard`, and never change: hashes of stored matches rest on them.

    A field added later defaults to what was played before it.
    """

    gin_bonus: int = 25
    big_gin_bonus: int | None = None
    undercut_bonus: int = 25
    undercut_on_tie: bool = True
    box_bonus: int = 25
    box_scope: BoxScope = BoxScope.WINNER
    game_bonus: int = 100
    shutout: Shutout = Shutout.DOUBLE_POINTS
    shutout_needs: ShutoutNeeds | None = ShutoutNeeds.ALL_DEALS
    target: int = 100
    first_turn: FirstTurn = FirstTurn.OFFER
    next_dealer: NextDealer = NextDealer.ALTERNATE
    winner_by: WinnerBy = WinnerBy.TARGET
    knock_limit: int = 10
    upcard_limit: bool = False
    oklahoma_ace: OklahomaAce = OklahomaAce.GIN_ONLY
    spade_double: SpadeDouble = SpadeDouble.OFF
    spade_boxes: int = 1
    dead_deal_stock: int = 2
    max_discard_draws: int = 50
    hollywood: bool = False
    memory: Memory = Memory.OPEN


_EXPRESS = Rules(
    undercut_bonus=20,
    box_bonus=0,
    box_scope=BoxScope.NONE,
    game_bonus=0,
    shutout=Shutout.NONE,
    shutout_needs=None,
)
_HOUSE = Rules(
    box_bonus=20,
    box_scope=BoxScope.BOTH,
    shutout=Shutout.FLAT100,
    shutout_needs=ShutoutNeeds.LOSER_ZERO,
    first_turn=FirstTurn.FREE_DRAW,
)
_HOUSE_OLD = replace(_HOUSE, gin_bonus=20, undercut_bonus=10, undercut_on_tie=False)

RULE_SETS: Mapping[str, Rules] = MappingProxyType(
    {
        "standard": Rules(),
        "classic": Rules(
            big_gin_bonus=31,
            box_scope=BoxScope.BOTH,
            shutout_needs=ShutoutNeeds.ALL_DEALS_NO_DEAD,
            winner_by=WinnerBy.FINAL_TOTAL,
        ),
        "house": _HOUSE,
        "house_old": _HOUSE_OLD,
        "express": _EXPRESS,
        "oklahoma": replace(_EXPRESS, upcard_limit=True, spade_double=SpadeDouble.DEADWOOD),
        "captain": replace(_EXPRESS, undercut_bonus=10),
        "reference": replace(
            _HOUSE_OLD,
            undercut_on_tie=True,
            first_turn=FirstTurn.OFFER,
            next_dealer=NextDealer.WINNER,
            memory=Memory.CLUB,
        ),
    }
)
"""The named sets in the order in which they are offered; the first is the default."""

DUEL_RULE_SETS: tuple[str, ...] = tuple(name for name in RULE_SETS if name != "captain")
"""The sets that two may play: `captain` is a game of three."""

TARGETS: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {name: (50, 100, 200) if name in ("express", "oklahoma") else (rules.target,) for name, rules in RULE_SETS.items()}
)
"""The targets that a set is played to; others are a change of it."""

_FIELDS = tuple(field.name for field in fields(Rules))
_STANDARD = Rules()

CHOICES: Mapping[str, type[StrEnum]] = MappingProxyType(
    {
        "box_scope": BoxScope,
        "shutout": Shutout,
        "shutout_needs": ShutoutNeeds,
        "first_turn": FirstTurn,
        "next_dealer": NextDealer,
        "winner_by": WinnerBy,
        "oklahoma_ace": OklahomaAce,
        "spade_double": SpadeDouble,
        "memory": Memory,
    }
)
"""The fields that have one of a few values."""

SWITCHES = frozenset({"undercut_on_tie", "upcard_limit", "hollywood"})
MAY_BE_NULL = frozenset({"big_gin_bonus", "shutout_needs"})
"""The fields that may have no value: what they are about is then not played."""

RANGES: Mapping[str, tuple[int, int]] = MappingProxyType(
    {
        "gin_bonus": (0, 1000),
        "big_gin_bonus": (0, 1000),
        "undercut_bonus": (0, 1000),
        "box_bonus": (0, 1000),
        "game_bonus": (0, 1000),
        "target": (10, 1000),
        "knock_limit": (0, 10),
        "spade_boxes": (1, 2),
        "dead_deal_stock": (0, 20),
        "max_discard_draws": (10, 200),
    }
)
"""Least and most of every number, both allowed: what `refusals` hold a new room to."""

Json: TypeAlias = int | bool | str | None


@dataclass(frozen=True, slots=True)
class Difference:
    """One field in which rules depart from a named set: `usual` there, `chosen` here."""

    field: str
    usual: Json
    chosen: Json


def refusals(rules: Rules) -> Iterator[IllegalAction]:
    """`IllegalAction("bad_rules", field=…, reason=…)` for everything that keeps a room from being made with them.

    Reasons: `out_of_range` (with `least` and `most`), `box_scope_none`, `shutout_needs`. Only for new rooms: what an
    old log holds was checked by the bounds of its day. What a format allows is for `engine.formats` to say.
    """
    for field, (least, most) in RANGES.items():
        value = getattr(rules, field)
        if value is not None and not least <= value <= most:
            yield IllegalAction("bad_rules", field=field, reason="out_of_range", least=least, most=most)
    if rules.box_scope is BoxScope.NONE and rules.box_bonus != 0:
        yield IllegalAction("bad_rules", field="box_bonus", reason="box_scope_none")
    if (rules.shutout is Shutout.NONE) != (rules.shutout_needs is None):
        yield IllegalAction("bad_rules", field="shutout_needs", reason="shutout_needs")


def idle_fields(rules: Rules) -> frozenset[str]:
    """The fields that mean nothing beside the others: with another value of theirs the game is the same."""
    no_knock = gin_only_always(rules)
    idle = {
        "undercut_bonus": no_knock,
        "undercut_on_tie": no_knock or rules.undercut_bonus == 0,
        "knock_limit": rules.upcard_limit,
        "oklahoma_ace": not rules.upcard_limit,
        "spade_boxes": rules.box_bonus == 0,
        "box_scope": rules.box_bonus == 0,
        "shutout_needs": rules.shutout is Shutout.NONE,
        # Nobody but the one who reached the target has bonuses otherwise, and so nobody can have more.
        "winner_by": rules.box_scope is not BoxScope.BOTH or rules.box_bonus == 0,
    }
    return frozenset(field for field, means_nothing in idle.items() if means_nothing)


def rules_to_dict(rules: Rules) -> dict[str, Json]:
    """Every field as plain JSON."""
    return {field: _plain(getattr(rules, field)) for field in _FIELDS}


def rules_from_dict(given: Mapping[str, object]) -> Rules:
    """The rules with these fields and the defaults for the rest; the inverse of `rules_to_dict`.

    Raises `IllegalAction("bad_rules", field=…, reason=…)` for an `unknown_field` or a `wrong_value`. Ranges are
    the matter of `refusals`.
    """
    parsed: dict[str, Any] = {field: _parsed(field, value) for field, value in given.items()}
    return Rules(**parsed)


def rules_hash(rules: Rules) -> str:
    """SHA-256, lower-case hex, of the JSON of the fields that depart from the defaults: keys sorted, no spaces."""
    changed = {difference.field: difference.chosen for difference in _differences(_STANDARD, rules)}
    return sha256(json.dumps(changed, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def nearest_rule_set(rules: Rules, among: Iterable[str] = DUEL_RULE_SETS) -> tuple[str, tuple[Difference, ...]]:
    """The named set with the fewest fields that differ, the first of equals, and those fields in order.

    >>> nearest_rule_set(replace(RULE_SETS["express"], target=200))
    ('express', (Difference(field='target', usual=100, chosen=200),))
    """
    found = ((name, _differences(RULE_SETS[name], rules)) for name in among)
    return min(found, key=lambda candidate: len(candidate[1]))


def knock_limit(rules: Rules, upcard: Card) -> int:
    """The most deadwood to knock with in a deal whose first upcard was `upcard`; 0 is the game of gin only.

    >>> knock_limit(RULE_SETS["oklahoma"], Card.parse("7S"))
    7
    """
    if not rules.upcard_limit:
        return rules.knock_limit
    if upcard.rank is Rank.ACE and rules.oklahoma_ace is OklahomaAce.GIN_ONLY:
        return 0
    return upcard.value


def gin_only_always(rules: Rules) -> bool:
    """Whether nothing but gin ends any deal, whatever is turned up."""
    return rules.knock_limit == 0 and not rules.upcard_limit


def gin_only(rules: Rules, upcard: Card) -> bool:
    """Whether nothing but gin ends a deal with this first upcard."""
    return knock_limit(rules, upcard) == 0


def next_dealer(rules: Rules, dealer: int, winner: int | None) -> int:
    """The seat that deals next, of two, after `dealer`'s deal was won by `winner`.

    None where nobody scored: the same deals again.
    """
    if winner is None:
        return dealer
    match rules.next_dealer:
        case NextDealer.ALTERNATE:
            return 1 - dealer
        case NextDealer.WINNER:
            return winner
        case NextDealer.LOSER:
            return 1 - winner


def _differences(usual: Rules, chosen: Rules) -> tuple[Difference, ...]:
    there, here = rules_to_dict(usual), rules_to_dict(chosen)
    return tuple(Difference(field, there[field], here[field]) for field in _FIELDS if there[field] != here[field])


def _plain(value: Json) -> Json:
    return value.value if isinstance(value, StrEnum) else value


def _parsed(field: str, value: object) -> object:
    if field not in _FIELDS:
        raise IllegalAction("bad_rules", field=field, reason="unknown_field")
    if value is None and field in MAY_BE_NULL:
        return None
    if field in CHOICES:
        for choice in CHOICES[field]:
            if choice.value == value:
                return choice
    elif isinstance(value, int) and isinstance(value, bool) is (field in SWITCHES):
        return value
    raise IllegalAction("bad_rules", field=field, reason="wrong_value")
