"""Rules in one line: the named set that they are nearest to, and what differs from it. It is what a link carries.

>>> from dataclasses import replace
>>> from engine.rules import RULE_SETS
>>> format_rules(replace(RULE_SETS["house"], target=250, undercut_on_tie=False))
'house,undercut_on_tie=false,target=250'
"""

from collections.abc import Collection, Mapping

from engine.errors import IllegalAction
from engine.rules import DUEL_RULE_SETS, RULE_SETS, Json, Rules, nearest_rule_set, rules_from_dict, rules_to_dict

LONGEST_NUMBER = 9
"""In digits; no rule is worth more, whatever a link says."""

_WORDS: Mapping[str, Json] = {"true": True, "false": False, "null": None}


def format_rules(rules: Rules, among: Collection[str] = DUEL_RULE_SETS) -> str:
    """A line for these rules. Equal rules have equal lines."""
    name, differences = nearest_rule_set(rules, among)
    return ",".join([name, *(format_field(found.field, found.chosen) for found in differences)])


def parse_rules(text: str, among: Collection[str] = DUEL_RULE_SETS) -> Rules:
    """The rules of a line, whichever set it starts from and in whatever order its fields are.

    Raises `IllegalAction("bad_rules", field=…, reason=…)`: `unknown_set` for a set that is not one of `among`, and what
    `rules_from_dict` refuses. Ranges are `check_rules`' matter.
    """
    name, *changes = (part.strip() for part in text.split(","))
    if name not in among:
        raise IllegalAction("bad_rules", field="rules_id", reason="unknown_set")
    return rules_from_dict({**rules_to_dict(RULE_SETS[name]), **dict(parse_field(change) for change in changes)})


def format_field(field: str, value: Json) -> str:
    """As in `target=250`, `big_gin_bonus=null`, `undercut_on_tie=false`."""
    word = next((word for word, meant in _WORDS.items() if value is meant), str(value))
    return f"{field}={word}"


def parse_field(text: str) -> tuple[str, Json]:
    """The field and its value; what cannot be a number or one of the three words is a text."""
    field, _, value = text.partition("=")
    digits = value.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) <= LONGEST_NUMBER:
        return field, int(value)
    return field, _WORDS.get(value, value)
