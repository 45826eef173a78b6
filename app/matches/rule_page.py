"""`/api/rules/page`: everything that a page about a match's rules says, chosen and worked out by the engine."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Query

from app.errors import problems
from app.matches.own_rules import CheckedRules, FormatId, RulesText, checked, plan_of
from engine.clock import PRESETS
from engine.errors import IllegalAction
from engine.notation import parse_rules
from engine.rulebook import Section, rulebook

router = APIRouter(prefix="/api/rules", tags=["rules"])

ClockId = Annotated[str, Query(alias="clock", max_length=32)]


@dataclass(frozen=True, slots=True)
class RulePage:
    """Sentences and examples by code; each code has its words in the page's language files."""

    rules: CheckedRules
    clock: str
    sections: tuple[Section, ...]


@router.get("/page", responses=problems(422))
def get_rule_page(rules: RulesText, format_id: FormatId = "duel", clock: ClockId = "three_minutes") -> RulePage:
    """What a match by the written rules is like. They need not be such that a room can be made with them today."""
    plan = plan_of(format_id)
    read = parse_rules(rules, plan.rule_sets)
    if clock not in PRESETS:
        raise IllegalAction("bad_clock")
    return RulePage(checked(read, plan), clock, rulebook(read, plan, PRESETS[clock]))
