"""What can be played, for the form that makes a room: formats, rule sets and clocks."""

from dataclasses import dataclass

from fastapi import APIRouter

from engine.clock import DAY, PRESETS
from engine.formats import FORMATS, Format
from engine.rules import RULE_SETS, TARGETS, Json, Rules, rules_hash, rules_to_dict

router = APIRouter(prefix="/api", tags=["catalogue"])

CLOCKS = tuple(name for name, clock in PRESETS.items() if clock is None or clock.cap < DAY)
"""The clocks of a game at one sitting; the first is the default."""


@dataclass(frozen=True, slots=True)
class FormatOffer:
    """Who plays whom. `sides`: the seats of each side, which scores together. `rule_sets`: the default first.

    `fields`: the rules that may be changed there. `options`: what such a one may be instead; null: whatever it may be
    at all.
    """

    id: str
    seats: int
    sides: tuple[tuple[int, ...], ...]
    rule_sets: tuple[str, ...]
    fields: tuple[str, ...]
    options: dict[str, tuple[int, ...]] | None


@dataclass(frozen=True, slots=True)
class RuleSet:
    """`rules`: every field. `targets`: what this set is played to; its own is in `rules`."""

    id: str
    hash: str
    rules: dict[str, Json]
    targets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ClockPreset:
    """In ms; an untimed game has none of them."""

    id: str
    cap: int | None
    bonus: int | None
    within: int | None


@router.get("/formats")
def get_formats() -> tuple[FormatOffer, ...]:
    """The formats, the default first."""
    return tuple(_offer(plan) for plan in FORMATS.values())


@router.get("/rule-sets")
def get_rule_sets() -> tuple[RuleSet, ...]:
    """The named rule sets; which of them a format is played with, it says itself."""
    return tuple(
        RuleSet(name, rules_hash(rules), rules_to_dict(rules), TARGETS[name]) for name, rules in RULE_SETS.items()
    )


@router.get("/clocks")
def get_clocks() -> tuple[ClockPreset, ...]:
    """The clocks, the default first."""
    return tuple(_preset(name) for name in CLOCKS)


def _offer(plan: Format) -> FormatOffer:
    options = None if plan.options is None else dict(plan.options)
    return FormatOffer(plan.id, plan.seats, plan.sides, plan.rule_sets, _fields(plan), options)


def _fields(plan: Format) -> tuple[str, ...]:
    names = rules_to_dict(Rules()) if plan.options is None else plan.options
    closed = plan.idle if plan.hollywood else plan.idle | {"hollywood"}
    return tuple(name for name in names if name not in closed)


def _preset(name: str) -> ClockPreset:
    clock = PRESETS[name]
    if clock is None:
        return ClockPreset(name, None, None, None)
    return ClockPreset(name, clock.cap, clock.bonus, clock.within)
