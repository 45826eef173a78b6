"""`/api/rules`: rules as somebody writes them, in a form or in a link: read, named and checked."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Query

from app.errors import Args, problems
from app.matches.rule_fields import GROUPS, RuleGroup
from engine.errors import IllegalAction
from engine.formats import FORMATS, Format, format_refusals
from engine.notation import format_rules, parse_rules
from engine.rules import Difference, Json, Rules, idle_fields, nearest_rule_set, rules_hash, rules_to_dict

router = APIRouter(prefix="/api/rules", tags=["rules"])

RulesText = Annotated[str, Query(max_length=1000, examples=["house,target=250"])]
FormatId = Annotated[str, Query(alias="format", max_length=32)]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why no room is made with these rules; the same `code` and `args` as in the answer that would refuse it."""

    code: str
    args: Args


@dataclass(frozen=True, slots=True)
class CheckedRules:
    """`text`: how a link says it. `rules_id`: the nearest set, and what differs from it. `rules`: every field.

    `idle`: the fields that mean nothing beside the others. `refusals`: empty where a room can be made.
    """

    text: str
    format: str
    rules_id: str
    differences: tuple[Difference, ...]
    hash: str
    rules: dict[str, Json]
    idle: tuple[str, ...]
    refusals: tuple[Refusal, ...]


@router.get("/fields")
def get_rule_fields() -> tuple[RuleGroup, ...]:
    """Every rule that can be changed, in the order in which a form asks for them."""
    return GROUPS


@router.get("/check", responses=problems(422))
def get_checked_rules(rules: RulesText, format_id: FormatId = "duel") -> CheckedRules:
    """What the written rules are. Refused is only what cannot be read; what cannot be played is in the answer."""
    plan = plan_of(format_id)
    return checked(parse_rules(rules, plan.rule_sets), plan)


def checked(rules: Rules, plan: Format) -> CheckedRules:
    nearest, differences = nearest_rule_set(rules, plan.rule_sets)
    return CheckedRules(
        text=format_rules(rules, plan.rule_sets),
        format=plan.id,
        rules_id=nearest,
        differences=differences,
        hash=rules_hash(rules),
        rules=rules_to_dict(rules),
        idle=tuple(sorted(idle_fields(rules) | plan.idle)),
        refusals=tuple(Refusal(refusal.code, refusal.args_) for refusal in format_refusals(plan, rules)),
    )


def plan_of(format_id: str) -> Format:
    """Raises IllegalAction bad_format."""
    if format_id not in FORMATS:
        raise IllegalAction("bad_format")
    return FORMATS[format_id]
