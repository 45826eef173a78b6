"""What a deal is worth."""

from collections.abc import Iterator

from engine.rulebook.page import Example, Section, Sentence
from engine.rulebook.scored import scored_deal
from engine.rules import Rules, gin_only_always

KNOCKED, UNDERCUT, CAUGHT = 21, 6, 13
"""Deadwood of the defenders in the examples: of two who had more, and of one who had less."""


def score_section(rules: Rules) -> Section:
    return Section("score", tuple(_sentences(rules)), tuple(_examples(rules)))


def _sentences(rules: Rules) -> Iterator[Sentence]:
    if not gin_only_always(rules):
        yield Sentence("score_knock")
        yield Sentence("score_undercut", {"bonus": rules.undercut_bonus})
        if rules.undercut_on_tie and rules.undercut_bonus:
            yield Sentence("score_tie_undercut", {"bonus": rules.undercut_bonus})
        else:
            yield Sentence("score_tie_nobody")
    yield Sentence("score_gin", {"bonus": rules.gin_bonus})
    if rules.big_gin_bonus is not None:
        yield Sentence("score_big_gin", {"bonus": rules.big_gin_bonus})
    yield Sentence("score_won")


def _examples(rules: Rules) -> Iterator[Example]:
    """With the limit of the rules, or in Oklahoma under an upcard that doubles nothing."""
    if not gin_only_always(rules):
        high = 7 if rules.upcard_limit else rules.knock_limit
        yield scored_deal(rules, "knock", min(9, high), KNOCKED)
        yield scored_deal(rules, "knock", high, min(UNDERCUT, high - 1))
        yield scored_deal(rules, "knock", high, high)
    yield scored_deal(rules, "gin", 0, CAUGHT)
    if rules.big_gin_bonus is not None:
        yield scored_deal(rules, "big_gin", 0, CAUGHT)
