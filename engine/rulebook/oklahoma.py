"""What the first upcard decides: the knock limit, and what a spade is worth."""

from collections.abc import Iterator
from typing import assert_never

from engine.cards import Card
from engine.formats import Format
from engine.rulebook.page import Example, Section, Sentence
from engine.rulebook.scored import scored_deal
from engine.rules import OklahomaAce, Rules, SpadeDouble, gin_only_always, knock_limit

_SPADE = Card.parse("7S")
_LIMITS = tuple(Card.parse(card) for card in ("7D", "KC", "AH"))


def oklahoma_section(rules: Rules, plan: Format) -> Section:
    return Section("oklahoma", tuple(_sentences(rules, plan)), tuple(_examples(rules)))


def _sentences(rules: Rules, plan: Format) -> Iterator[Sentence]:
    if rules.upcard_limit:
        yield Sentence("upcard_limit")
        match rules.oklahoma_ace:
            case OklahomaAce.GIN_ONLY:
                yield Sentence("ace_gin_only")
            case OklahomaAce.ONE:
                yield Sentence("ace_one")
            case never:
                assert_never(never)
    match rules.spade_double:
        case SpadeDouble.DEADWOOD:
            yield Sentence("spade_deadwood")
        case SpadeDouble.DEAL:
            yield Sentence("spade_deal")
        case SpadeDouble.OFF:
            pass
        case undoubled:
            assert_never(undoubled)
    if rules.spade_boxes > 1 and rules.box_bonus and "spade_boxes" not in plan.idle:
        yield Sentence("spade_boxes", {"boxes": rules.spade_boxes})


def _examples(rules: Rules) -> Iterator[Example]:
    if rules.upcard_limit:
        for card in _LIMITS:
            yield Example(Sentence("case_limit", {"card": str(card), "limit": knock_limit(rules, card)}))
    if rules.spade_double is SpadeDouble.OFF:
        return
    limit = knock_limit(rules, _SPADE)
    if not gin_only_always(rules):
        yield scored_deal(rules, "knock", min(5, limit), 21, _SPADE)
        yield scored_deal(rules, "knock", limit, min(3, limit - 1), _SPADE)
    yield scored_deal(rules, "gin", 0, 21, _SPADE)
