"""The game as text that people read and programs parse back to the same values; `docs/notation.md` explains it.

Cards and hands are written by `engine.cards`; here are arrangements, decks, rules, deals and whole matches.
"""

from engine.notation.hands import format_arrangement, format_deck, parse_arrangement, parse_deck
from engine.notation.record import BadNotation, format_deal, format_match, parse_deal, parse_match
from engine.notation.rules import format_rules, parse_rules

__all__ = [
    "BadNotation",
    "format_arrangement",
    "format_deal",
    "format_deck",
    "format_match",
    "format_rules",
    "parse_arrangement",
    "parse_deal",
    "parse_deck",
    "parse_match",
    "parse_rules",
]
