"""Melds, discards, defence and the knocker's choice. Technique: brute-force oracle on seeded hands."""

from random import Random

import pytest

from engine.arrangement import Arrangement, best_arrangements, check_arrangement, knock_arrangements
from engine.cards import FULL_DECK, Hand, cards_in, format_hand, hand_of
from engine.defence import best_defence, can_lay_off, check_defence, knocker_default
from engine.melds import best_discards, deadwood, is_meld, least_after_discard
from tests.oracles import melds as oracle
from tests.oracles.hands import crowded_hands, random_hands


@pytest.mark.parametrize("batch", range(20))
def test_a_slow_solver_agrees_on_two_thousand_hands(batch: int) -> None:
    check_batch(Random(f"melds {batch}"), pairs=50)


@pytest.mark.proof
@pytest.mark.parametrize("batch", range(100))
def test_a_slow_solver_agrees_on_fifty_thousand_hands(batch: int) -> None:
    check_batch(Random(f"many melds {batch}"), pairs=250)


def check_batch(rng: Random, pairs: int) -> None:
    """`pairs` of knockers: half from a whole deck or part of it, with a defender; half as crowded as can be."""
    for number in range(pairs):
        knocker, defender = (random_hands, crowded_hands)[number % 2](rng, 11, 10)
        check_discards(knocker)
        check_arrangements(rng, knocker)
        knocker ^= rng.choice(cards_in(knocker)).bit
        check_arrangements(rng, knocker)
        check_knocker_default(rng, knocker)
        check_defences(rng, knocker, defender)

        (crowded,) = crowded_hands(rng, 11)
        check_discards(crowded)
        check_arrangements(rng, crowded)
        crowded ^= rng.choice(cards_in(crowded)).bit
        check_arrangements(rng, crowded)
        check_knocker_default(rng, crowded)


def check_discards(hand: Hand) -> None:
    expected = oracle.discards(oracle.cards_of(hand))
    assert best_discards(hand) == expected, format_hand(hand)
    assert list(best_discards(hand)) == list(cards_in(hand))
    assert least_after_discard(hand) == min(expected.values()), format_hand(hand)


def check_arrangements(rng: Random, hand: Hand) -> None:
    cards = oracle.cards_of(hand)
    expected = {way: oracle.points(oracle.loose(cards, way)) for way in oracle.ways(cards)}
    least = min(expected.values())
    assert deadwood(hand) == least, format_hand(hand)
    check_listed(hand, best_arrangements(hand), {way: left for way, left in expected.items() if left == least})
    limit = rng.randrange(30)
    within = {way: left for way, left in expected.items() if left <= limit}
    check_listed(hand, knock_arrangements(hand, limit), within)


def check_listed(hand: Hand, found: tuple[Arrangement, ...], expected: dict[oracle.Melds, int]) -> None:
    as_sets = {frozenset(map(oracle.cards_of, arrangement.melds)): arrangement.deadwood for arrangement in found}
    assert as_sets == expected, format_hand(hand)
    assert len(found) == len(as_sets), format_hand(hand)
    assert sorted(map(str, found)) == list(map(str, found))
    for arrangement in found:
        assert sum(arrangement.melds) + arrangement.loose == hand
        assert check_arrangement(hand, reversed(arrangement.melds)) == arrangement


def check_knocker_default(rng: Random, hand: Hand) -> None:
    others = cards_in(FULL_DECK ^ hand)
    seen = hand | hand_of(rng.sample(others, rng.randrange(1, 30)))
    unseen = oracle.cards_of(FULL_DECK ^ seen)
    found = best_arrangements(hand)
    exposed = [oracle.exposed(frozenset(map(oracle.cards_of, arrangement.melds)), unseen) for arrangement in found]
    assert knocker_default(hand, seen) == found[exposed.index(min(exposed))], format_hand(hand)


def check_defences(rng: Random, knocker: Hand, defender: Hand) -> None:
    """Against an arrangement of the knocker's that need not be the best."""
    melds = rng.choice(knock_arrangements(knocker, deadwood(knocker) + 10)).melds
    best = best_defence(melds, defender)
    words = f"{[format_hand(meld) for meld in melds]} against {format_hand(defender)}"
    as_cards = tuple(map(oracle.cards_of, melds))
    assert best.deadwood == oracle.least_in_defence(as_cards, oracle.cards_of(defender)), words
    assert can_lay_off(melds, defender) == (len(oracle.can_be_laid_off(as_cards, oracle.cards_of(defender))) > 1), words
    table = list(melds)
    for card, index in best.lay_offs:
        table[index] |= card.bit
        assert is_meld(table[index]), words
    shuffled = rng.sample(best.lay_offs, len(best.lay_offs))
    assert check_defence(melds, defender, best.melds, shuffled) == best, words
