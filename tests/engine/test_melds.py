"""Melds, deadwood and discards. Technique: cited rules, and hands on which other products went wrong."""

from typing import Any

import pytest

from engine.cards import CARDS, FULL_DECK, Card, parse_hand
from engine.melds import best_discards, deadwood, is_meld, least_after_discard
from tests.oracles.cases import cases_of

FEWEST = cases_of("min_deadwood")
DISCARDS = cases_of("best_discard")
LEAST_DISCARDS = cases_of("best_discard_min")


@pytest.mark.parametrize(
    "text", ["7S 7C 7D", "7C 7D 7H", "KS KC KD KH", "AS 2S 3S", "JH QH KH", "AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD"]
)
def test_three_or_more_of_a_rank_or_in_a_row_are_a_meld(text: str) -> None:
    assert is_meld(parse_hand(text))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "7S",
        "7S 7C",
        "5S 6S",
        "5S 6S 7C",
        "5S 6S 8S",
        "QH KH AH",  # the ace is low
        "KH AH 2H",  # and no run goes round the corner
        "QS KS AC",  # nor from one suit into the next
        "7S 7C 7D 8D",
        "7S 7C 8S",
        "4S 5S 6S 9S TS JS",
        "7S 7C 7D 8S 8C 8D",
    ],
)
def test_nothing_else_is_a_meld(text: str) -> None:
    assert not is_meld(parse_hand(text))


@pytest.mark.parametrize("case", FEWEST.values(), ids=FEWEST.keys())
def test_the_arrangement_that_leaves_least_is_found(case: dict[str, Any]) -> None:
    assert deadwood(parse_hand(case["hand"])) == case["expect"]


@pytest.mark.parametrize("case", DISCARDS.values(), ids=DISCARDS.keys())
def test_what_a_discard_leaves_is_counted_without_it(case: dict[str, Any]) -> None:
    leaves = best_discards(parse_hand(case["hand"]))
    assert {str(card): left for card, left in leaves.items() if str(card) in case["expect"]} == case["expect"]


@pytest.mark.parametrize("case", LEAST_DISCARDS.values(), ids=LEAST_DISCARDS.keys())
def test_no_discard_leaves_less(case: dict[str, Any]) -> None:
    hand = parse_hand(case["hand"])
    assert min(best_discards(hand).values()) == case["expect"]
    assert least_after_discard(hand) == case["expect"]


def test_every_card_of_eleven_may_be_discarded_but_the_one_just_taken() -> None:
    hand = parse_hand("5C 6C 7C 9D 9H 9S 2D 3H 4S AH KC")
    assert list(best_discards(hand)) == [card for card in CARDS if hand & card.bit]
    nine = Card.parse("9S")
    assert best_discards(hand, nine) == {card: left for card, left in best_discards(hand).items() if card != nine}


@pytest.mark.parametrize(
    ("text", "least"),
    [
        ("2S 5S 6S 3C 4C 5C 6C 3D 4H 5H 6H", 10),  # a well-known library says 12
        ("3S 4S 5S 6S 3C 4C 5C 6D 4H 5H 6H", 0),  # and here 3
    ],
)
def test_the_best_discard_of_a_crowded_hand_is_exact(text: str, least: int) -> None:
    assert min(best_discards(parse_hand(text)).values()) == least
    assert least_after_discard(parse_hand(text)) == least


def test_all_eleven_cards_count_until_one_is_discarded() -> None:
    assert deadwood(parse_hand("3S 4S 5S 6S 3C 4C 5C 6D 4H 5H 6H")) == 6
    assert deadwood(parse_hand("3S 4S 5S 6S 3C 4C 5C 6C 4H 5H 6H")) == 0


def test_a_set_of_four_lends_one_card_to_a_run() -> None:
    assert deadwood(parse_hand("7S 7C 7D 7H 8H 9H KS KC KD AS")) == 1
    assert deadwood(parse_hand("7S 7C 7D 7H 8S 9S 8H 9H KS AS")) == 25  # two runs, and no set


def test_of_two_sets_of_four_only_the_second_lends_a_card() -> None:
    hand = parse_hand("6S 6C 6D 6H 8S 8C 8D 8H 7H 9S TS")
    assert deadwood(hand) == 7
    assert min(best_discards(hand).values()) == least_after_discard(hand) == 0


def test_the_whole_deck_can_be_melded_and_an_empty_hand_leaves_nothing() -> None:
    assert deadwood(FULL_DECK) == 0
    assert deadwood(0) == 0
