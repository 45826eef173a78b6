"""What can be played, for the form that makes a room: rule sets and clocks."""

from dataclasses import dataclass

from fastapi import APIRouter

from engine.clock import DAY, PRESETS
from engine.rules import DUEL_RULE_SETS, RULE_SETS, TARGETS, Json, rules_hash, rules_to_dict

router = APIRouter(prefix="/api", tags=["catalogue"])

CLOCKS = tuple(name for name, clock in PRESETS.items() if clock is None or clock.cap < DAY)
"""The clocks of a game at one sitting; the first is the default."""


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


@router.get("/rule-sets")
def get_rule_sets() -> tuple[RuleSet, ...]:
    """The named rule sets for two, the default first."""
    return tuple(
        RuleSet(name, rules_hash(RULE_SETS[name]), rules_to_dict(RULE_SETS[name]), TARGETS[name])
        for name in DUEL_RULE_SETS
    )


@router.get("/clocks")
def get_clocks() -> tuple[ClockPreset, ...]:
    """The clocks, the default first."""
    return tuple(_preset(name) for name in CLOCKS)


def _preset(name: str) -> ClockPreset:
    clock = PRESETS[name]
    if clock is None:
        return ClockPreset(name, None, None, None)
    return ClockPreset(name, clock.cap, clock.bonus, clock.within)
