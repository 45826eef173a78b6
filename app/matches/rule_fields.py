"""Every rule as a form can ask for it: in groups, with what it may be."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal, TypeAlias

from engine.rules import CHOICES, MAY_BE_NULL, RANGES, Json

FieldKind: TypeAlias = Literal["number", "choice"]


@dataclass(frozen=True, slots=True)
class RuleField:
    """`values`: of a choice, in the order in which they are offered; `least` and `most`: of a number.

    `nullable`: a number that may also be null, not played. `brings`: what else changes when the rule is switched on.
    """

    name: str
    kind: FieldKind
    values: tuple[Json, ...] = ()
    least: int | None = None
    most: int | None = None
    nullable: bool = False
    brings: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RuleGroup:
    name: str
    fields: tuple[RuleField, ...]


_GROUPS: Mapping[str, tuple[str, ...]] = {
    "deal": ("gin_bonus", "big_gin_bonus", "undercut_bonus", "undercut_on_tie"),
    "match": ("target", "game_bonus", "box_bonus", "box_scope", "shutout", "shutout_needs", "winner_by"),
    "course": ("knock_limit", "first_turn", "next_dealer", "dead_deal_stock", "max_discard_draws"),
    "oklahoma": ("upcard_limit", "oklahoma_ace", "spade_double", "spade_boxes"),
    "hollywood": ("hollywood",),
    "table": ("memory",),
}

_BRINGS: Mapping[str, Mapping[str, Json]] = MappingProxyType({"hollywood": {"memory": "club"}})
"""In Hollywood the pile is squared as a rule, as in a club."""


def _field(name: str) -> RuleField:
    nullable, brings = name in MAY_BE_NULL, _BRINGS.get(name, {})
    if name in CHOICES:
        values = tuple(choice.value for choice in CHOICES[name])
        return RuleField(name, "choice", (None, *values) if nullable else values, brings=brings)
    if name in RANGES:
        least, most = RANGES[name]
        if most - least < FEW:
            return RuleField(name, "choice", tuple(range(least, most + 1)), brings=brings)
        return RuleField(name, "number", (), least, most, nullable, brings)
    return RuleField(name, "choice", (True, False), brings=brings)


FEW = 2
"""Numbers that are as good as chosen from a list."""

GROUPS: tuple[RuleGroup, ...] = tuple(
    RuleGroup(group, tuple(_field(name) for name in names)) for group, names in _GROUPS.items()
)
