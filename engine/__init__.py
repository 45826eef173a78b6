"""Gin rummy as pure values: no clock, no chance, no I/O. Same input, same output.

The names listed here are kept stable for those who script against them; `docs/engine.md` shows each at work.
"""

from engine.arrangement import Arrangement, best_arrangements, check_arrangement
from engine.cards import CARDS, Card, Rank, Suit, cards_in, format_hand, hand_of, parse_hand
from engine.clock import PRESETS, Clock
from engine.defence import Defence, best_defence
from engine.errors import IllegalAction
from engine.match_score import MatchScore, score_forfeit, score_match
from engine.melds import best_discards, deadwood, is_meld
from engine.rules import RULE_SETS, Rules, rules_hash
from engine.scoring import DealKind, DealScore, Line, score_deal

__all__ = [
    "CARDS",
    "PRESETS",
    "RULE_SETS",
    "Arrangement",
    "Card",
    "Clock",
    "DealKind",
    "DealScore",
    "Defence",
    "IllegalAction",
    "Line",
    "MatchScore",
    "Rank",
    "Rules",
    "Suit",
    "best_arrangements",
    "best_defence",
    "best_discards",
    "cards_in",
    "check_arrangement",
    "deadwood",
    "format_hand",
    "hand_of",
    "is_meld",
    "parse_hand",
    "rules_hash",
    "score_deal",
    "score_forfeit",
    "score_match",
]
