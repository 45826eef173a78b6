"""The rules in sentences: each is chosen by a value of `Rules`, each example is scored by the engine itself.

So a page that is written from them cannot say anything else than what is played. Every field has its sentences, and a
field that changes nothing (`idle_fields`) changes none of them. The words are the reader's page's.
"""

from engine.clock import Clock
from engine.formats import Format
from engine.rulebook.chapters import chapter_of
from engine.rulebook.clock import clock_section
from engine.rulebook.deal import cards_section, deal_section, knock_section
from engine.rulebook.end import end_section
from engine.rulebook.hollywood import hollywood_section
from engine.rulebook.oklahoma import oklahoma_section
from engine.rulebook.page import Example, Section, Sentence
from engine.rulebook.score import score_section
from engine.rules import Rules

__all__ = ["SECTIONS", "Example", "Section", "Sentence", "rulebook"]

SECTIONS = ("players", "cards", "deal", "knock", "score", "oklahoma", "hollywood", "end", "clock")
"""Their ids, in the order in which they stand."""


def rulebook(rules: Rules, plan: Format, clock: Clock | None) -> tuple[Section, ...]:
    """Every section of the page about a match by these rules; those that say nothing are left out."""
    chapter = chapter_of(plan)
    sections = (
        chapter.section(),
        cards_section(),
        deal_section(rules, plan, chapter),
        knock_section(rules),
        score_section(rules),
        oklahoma_section(rules, plan),
        hollywood_section(rules),
        end_section(rules, plan, chapter),
        clock_section(clock),
    )
    return tuple(section for section in sections if section.sentences)
