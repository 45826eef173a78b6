"""Three games on one sheet."""

from engine.hollywood import COLUMNS, entries
from engine.match_score import Scored
from engine.rulebook.page import Example, Section, Sentence
from engine.rules import Rules

_WINS = 4


def hollywood_section(rules: Rules) -> Section:
    if not rules.hollywood:
        return Section("hollywood", ())
    columns = Sentence("hollywood_columns", {"columns": COLUMNS, "target": rules.target})
    others = ("entries", "late", "dead", "end", "given_up")
    sentences = (columns, *(Sentence(f"hollywood_{code}") for code in others))
    return Section("hollywood", sentences, _examples(rules))


def _examples(rules: Rules) -> tuple[Example, ...]:
    """The first wins of one player, each too small to close anything, and where the engine enters them."""
    entered = entries(rules, [Scored(0, 1, 1)] * _WINS)
    return tuple(
        Example(Sentence("case_hollywood", {"win": number, "last": max(columns) + 1}))
        for number, columns in enumerate(entered, 1)
    )
