"""The meld solver beside OpenSpiel's (C++, through its Python module) and RLCard's, each on hands in its own form."""

from importlib.util import find_spec
from random import Random
from statistics import median
from typing import Any

import pyspiel

from benchmarks.timing import Bar, Contender, Section, race, ratio
from engine.arrangement import best_arrangements
from engine.cards import Hand, cards_in, format_hand
from engine.melds import best_discards, deadwood, least_after_discard
from tests.oracles.hands import crowded_hands, random_hands

if HAS_RLCARD := find_spec("rlcard") is not None:
    from rlcard.games.gin_rummy.utils import melding
    from rlcard.games.gin_rummy.utils import utils as rlcard_utils

ROUNDS = 25
HANDS = 1_000
HANDS_FOR_RLCARD = 20
KINDS = {"random": random_hands, "crowded": crowded_hands}
SHARE_OF_OPENSPIEL = 0.5
"""The most of OpenSpiel's time that a ten-card hand may take."""

OPENSPIEL = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10).min_deadwood


def measure() -> Section:
    figures: dict[str, Any] = {}
    bars: list[Bar] = []
    for kind, deal in KINDS.items():
        for size in (10, 11):
            rng = Random(f"{kind} {size}")
            rounds = [[deal(rng, size)[0] for _ in range(HANDS)] for _ in range(ROUNDS)]
            figure = _measure(size, rounds)
            figures[f"{kind}, {size} cards"] = figure
            if size == 10:
                measured = figure["knockwood"]["of_openspiel"]
                bars.append(Bar(f"share of OpenSpiel's time, {kind} hands", measured, SHARE_OF_OPENSPIEL))
    return Section(figures, tuple(bars))


def _measure(size: int, rounds: list[list[Hand]]) -> dict[str, Any]:
    times = race(_contenders(size), rounds)
    figure: dict[str, Any] = {name: {"us": round(median(taken), 3)} for name, taken in times.items()}
    for name in times.keys() - {"openspiel", "rlcard"}:
        figure[name]["of_openspiel"] = round(ratio(times[name], times["openspiel"]), 3)
    ours = deadwood if size == 10 else least_after_discard
    hands = [hand for hands in rounds for hand in hands]
    figure["openspiel"]["differs"] = sum(ours(hand) != OPENSPIEL(_as_numbers(hand)) for hand in hands)
    figure["openspiel"]["of_hands"] = len(hands)
    if size == 10 and figure["openspiel"]["differs"]:
        raise AssertionError("the solvers disagree on a ten-card hand, where both claim to be exact")
    if not HAS_RLCARD:
        figure["rlcard"] = "not installed"
    return figure


def _contenders(size: int) -> list[Contender]:
    openspiel = Contender("openspiel", _as_numbers, OPENSPIEL)
    rlcard = [Contender("rlcard", _as_rlcard, _rlcard_least, HANDS_FOR_RLCARD)] if HAS_RLCARD else []
    if size == 10:
        every = Contender("knockwood, every best arrangement", int, best_arrangements)
        return [Contender("knockwood", int, deadwood), every, openspiel, *rlcard]
    every = Contender("knockwood, every discard", int, best_discards)
    return [Contender("knockwood", int, least_after_discard), every, openspiel, *rlcard]


def _as_numbers(hand: Hand) -> list[int]:
    return list(map(int, cards_in(hand)))


def _as_rlcard(hand: Hand) -> list[Any]:
    return [rlcard_utils.card_from_text(text) for text in format_hand(hand).split()]


def _rlcard_least(cards: list[Any]) -> int:
    """RLCard knows ten cards only, so that the best discard of eleven is the best of eleven hands."""
    if len(cards) == 11:
        return min(_rlcard_least(cards[:index] + cards[index + 1 :]) for index in range(11))
    best = melding.get_best_meld_clusters(cards)
    return int(rlcard_utils.get_deadwood_count(cards, best[0] if best else []))
