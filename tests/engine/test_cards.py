"""Cards and hands as values and as text. Technique: all 52 cards, and hands from random sets of cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import (
    CARDS,
    FULL_DECK,
    Card,
    Rank,
    Suit,
    cards_in,
    format_hand,
    hand_of,
    hand_value,
    parse_hand,
)
from engine.errors import IllegalAction

SETS_OF_CARDS = st.frozensets(st.sampled_from(CARDS))


def test_a_card_is_numbered_by_suit_and_rank() -> None:
    assert [card.suit * 13 + card.rank for card in CARDS] == list(range(52))
    assert list(map(str, CARDS[::13])) == ["AS", "AC", "AD", "AH"]
    assert " ".join(map(str, CARDS[:13])) == "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"


def test_a_card_knows_its_suit_rank_points_and_bit() -> None:
    queen = Card.parse("QD")
    assert (queen.suit, queen.rank, queen.value, queen.bit) == (Suit.DIAMONDS, Rank.QUEEN, 10, 1 << 37)
    assert [card.value for card in CARDS[39:]] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]


def test_every_card_parses_back_to_itself() -> None:
    assert [Card.parse(str(card)) for card in CARDS] == list(CARDS)
    assert f"{CARDS[25]} {CARDS[25]!r}" == "KC KC"


@pytest.mark.parametrize("suit", "SCDH")
def test_a_ten_may_be_written_out(suit: str) -> None:
    assert Card.parse(f"10{suit}") == Card.parse(f"T{suit}")


@pytest.mark.parametrize(
    "text",
    ["", "K", "C", "1Z", "1C", "0C", "11C", "kc", "Kc", "KCC", "10", "10S ", " KC", "KC\n", "CK", "K♣", "\u00b2S"],
)
def test_anything_else_is_no_card(text: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        Card.parse(text)
    assert refused.value.code == "unknown_card"


def test_a_refusal_quotes_only_the_beginning_of_a_long_text() -> None:
    with pytest.raises(IllegalAction) as refused:
        Card.parse("K" * 10_000)
    assert refused.value.args_ == {"card": "KKKKKKKK"}


@pytest.mark.parametrize("number", [-1, 52])
def test_there_are_no_other_numbers(number: int) -> None:
    with pytest.raises(ValueError, match="no card"):
        Card(number)


def test_a_hand_is_read_in_any_order_and_with_any_blanks() -> None:
    assert parse_hand(" 7H  10D\tAS\n") == parse_hand("AS TD 7H") == 1 << 0 | 1 << 35 | 1 << 45
    assert parse_hand("") == 0
    assert format_hand(0) == ""


@pytest.mark.parametrize("text", ["7H 7H", "TD AS 10D"])
def test_a_hand_holds_no_card_twice(text: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        parse_hand(text)
    assert refused.value.code == "card_twice"


def test_a_hand_with_an_unknown_card_is_refused() -> None:
    with pytest.raises(IllegalAction) as refused:
        parse_hand("7H, 8H")
    assert (refused.value.code, refused.value.args_) == ("unknown_card", {"card": "7H,"})


def test_a_full_deck_holds_every_card() -> None:
    assert cards_in(FULL_DECK) == CARDS
    assert hand_value(FULL_DECK) == 4 * 85


@given(SETS_OF_CARDS)
def test_a_hand_gives_its_cards_back_in_order(cards: frozenset[Card]) -> None:
    hand = hand_of(cards)
    assert cards_in(hand) == tuple(sorted(cards))
    assert all(type(card) is Card for card in cards_in(hand))
    assert parse_hand(format_hand(hand)) == hand
    assert hand_value(hand) == sum(card.value for card in cards)
