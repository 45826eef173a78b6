"""What each change of a rule changes on the page of rules, for the page's own tests: they know words and no engine.

`python -m tests.engine.make_told` writes it anew; tests/engine/test_told.py holds it against the engine.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from engine.clock import PRESETS
from engine.formats import FORMATS
from engine.rulebook import Section, Sentence, rulebook
from engine.rules import CHOICES, MAY_BE_NULL, RANGES, RULE_SETS, Json, Rules, rules_from_dict, rules_to_dict

TOLD = Path(__file__).parents[2] / "static/tests/rules/told.json"

Said = dict[str, Any]

USUAL = {**rules_to_dict(Rules()), "box_scope": "both"}
"""With boxes for both, who has won is a question."""

BESIDE: dict[str, dict[str, Json]] = {
    "oklahoma_ace": {"upcard_limit": True},
    "shutout": {"shutout_needs": None},
    "shutout_needs": {"shutout": "none"},
    "box_scope": {"box_bonus": 0},
}
"""What a field needs beside it; with "none" or null alone, where those are what cannot be otherwise."""


def told() -> dict[str, Any]:
    every = {said["code"]: said for rules, plan, clock in _matches() for said in _all_said(rules, plan, clock)}
    return {"every": [every[code] for code in sorted(every)], "changes": list(_changes())}


def text() -> str:
    """One line for each sentence and each change."""
    parts = (f'"{name}": [\n{_lines(found)}\n]' for name, found in told().items())
    return "{" + ",\n".join(parts) + "}\n"


def _lines(found: list[Any]) -> str:
    return ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in found)


def _matches() -> Iterator[tuple[Rules, str, str]]:
    """Each format with each set and each clock, and every change of a rule."""
    for format_id in FORMATS:
        for rules in RULE_SETS.values():
            yield rules, format_id, "three_minutes"
    for clock in PRESETS:
        yield Rules(), "duel", clock
    for changed, usual in _pairs():
        yield changed, "duel", "three_minutes"
        yield usual, "duel", "three_minutes"


def _pairs() -> Iterator[tuple[Rules, Rules]]:
    for _, _, changed, usual in _fields():
        yield changed, usual


def _fields() -> Iterator[tuple[str, Json, Rules, Rules]]:
    """A field, a value, the rules with it, and rules that differ in nothing else that matters."""
    for field, value in USUAL.items():
        for other in _values(field):
            beside = BESIDE.get(field, {}) if other in (None, "none") or field == "oklahoma_ace" else {}
            usual = {**USUAL, **(beside if field == "oklahoma_ace" else {})}
            if other != value:
                yield field, other, rules_from_dict({**usual, **beside, field: other}), rules_from_dict(usual)


def _values(field: str) -> tuple[Json, ...]:
    nothing: tuple[Json, ...] = (None,) if field in MAY_BE_NULL else ()
    if field in CHOICES:
        return (*(choice.value for choice in CHOICES[field]), *nothing)
    if field in RANGES:
        least, most = RANGES[field]
        return (*sorted({least, min(least + 7, most), most}), *nothing)
    return True, False


def _changes() -> Iterator[dict[str, Any]]:
    for field, value, changed, usual in _fields():
        before, after = _all_said(usual), _all_said(changed)
        yield {
            "field": field,
            "value": value,
            "gone": [said for said in before if said not in after],
            "come": [said for said in after if said not in before],
        }


def _all_said(rules: Rules, format_id: str = "duel", clock: str = "three_minutes") -> list[Said]:
    sections = rulebook(rules, FORMATS[format_id], PRESETS[clock])
    return [asdict(sentence) for section in sections for sentence in _sentences(section)]


def _sentences(section: Section) -> Iterator[Sentence]:
    yield from section.sentences
    for example in section.examples:
        yield example.situation
        if example.outcome is not None:
            yield example.outcome


if __name__ == "__main__":
    TOLD.write_text(text(), encoding="utf-8")
