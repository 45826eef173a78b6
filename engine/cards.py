"""Cards and hands. A hand is an int with one bit for each card: 13 bits a suit, in card-number order."""

from collections.abc import Iterable
from enum import IntEnum
from typing import Self, TypeAlias

from engine.errors import IllegalAction


class Suit(IntEnum):
    """In card-number order."""

    SPADES = 0
    CLUBS = 1
    DIAMONDS = 2
    HEARTS = 3


class Rank(IntEnum):
    """The ace is always low."""

    ACE = 0
    TWO = 1
    THREE = 2
    FOUR = 3
    FIVE = 4
    SIX = 5
    SEVEN = 6
    EIGHT = 7
    NINE = 8
    TEN = 9
    JACK = 10
    QUEEN = 11
    KING = 12


RANKS = 13
RANK_LETTERS = "A23456789TJQK"
SUIT_LETTERS = "SCDH"
RANK_POINTS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
"""What a card of each rank costs when it is left over."""

LONGEST_ECHO = 8
"""A refusal quotes no more letters than this of what was sent as a card."""

SUIT_MASK = (1 << RANKS) - 1
PAIR_MASK = (1 << 2 * RANKS) - 1
"""One suit of a hand, and two neighbouring ones."""


def _points_of_suits() -> list[int]:
    points = [0]
    for value in RANK_POINTS:
        points += [value + rest for rest in points]
    return points


SUIT_POINTS = _points_of_suits()
"""The points of any cards of one suit, by their 13 bits."""

Hand: TypeAlias = int
"""Any number of cards, each at most once: bit `n` is the card with number `n`."""


class Card(int):
    """One of the 52: its number, 13 · suit + rank, so a card sorts, hashes and shifts like it.

    >>> king = Card.parse("KC")
    >>> int(king), king.rank.name, king.suit.name, king.value
    (25, 'KING', 'CLUBS', 10)
    """

    __slots__ = ()

    def __new__(cls, number: int) -> Self:
        """Raises ValueError for anything but 0 to 51."""
        if not 0 <= number < len(SUIT_LETTERS) * RANKS:
            raise ValueError(f"no card has the number {number}")
        return super().__new__(cls, number)

    @staticmethod
    def parse(text: str) -> "Card":
        """The card written as `KC`; a ten is `TD` or `10D`. Nothing is trimmed, small letters are no cards.

        Raises IllegalAction unknown_card.
        """
        try:
            return _BY_TEXT[text]
        except KeyError:
            raise IllegalAction("unknown_card", card=text[:LONGEST_ECHO]) from None

    @property
    def rank(self) -> Rank:
        return _RANK_OF[self]

    @property
    def suit(self) -> Suit:
        return _SUIT_OF[self]

    @property
    def value(self) -> int:
        """Points when left over: ace 1, pictures 10."""
        return RANK_POINTS[self % RANKS]

    @property
    def bit(self) -> Hand:
        """The hand that holds this card alone."""
        return 1 << self

    def __str__(self) -> str:
        return _TEXT_OF[self]

    __repr__ = __str__


_TEXT_OF = tuple(rank + suit for suit in SUIT_LETTERS for rank in RANK_LETTERS)
_SUIT_OF = tuple(suit for suit in Suit for _ in Rank)
_RANK_OF = tuple(rank for _ in Suit for rank in Rank)

CARDS: tuple[Card, ...] = tuple(Card(number) for number in range(52))
"""A whole deck in card-number order."""

FULL_DECK: Hand = (1 << len(CARDS)) - 1


def _hands_of_suit(suit: Suit) -> list[tuple[Card, ...]]:
    hands: list[tuple[Card, ...]] = [()]
    for card in CARDS[RANKS * suit : RANKS * (suit + 1)]:
        hands += [(*held, card) for held in hands]
    return hands


SPADES, CLUBS, DIAMONDS, HEARTS = map(_hands_of_suit, Suit)
"""By the 13 bits of the suit: its cards in order."""

_BY_TEXT = {str(card): card for card in CARDS}
_BY_TEXT |= {f"10{SUIT_LETTERS[card.suit]}": card for card in CARDS if card.rank is Rank.TEN}


def hand_of(cards: Iterable[Card]) -> Hand:
    """The hand of these cards. Raises IllegalAction card_twice.

    >>> format_hand(hand_of([Card.parse("2H"), Card.parse("KC")]))
    'KC 2H'
    """
    hand = 0
    for card in cards:
        if hand >> card & 1:
            raise IllegalAction("card_twice", card=str(card))
        hand |= 1 << card
    return hand


def parse_hand(text: str) -> Hand:
    """A hand from cards with blanks between them, in any order. Raises IllegalAction unknown_card, card_twice.

    >>> format_hand(parse_hand("7H 10D AS"))
    'AS TD 7H'
    """
    return hand_of(Card.parse(word) for word in text.split())


def cards_in(hand: Hand) -> tuple[Card, ...]:
    """The cards of a hand in card-number order."""
    low, high = hand & PAIR_MASK, hand >> 2 * RANKS
    return SPADES[low & SUIT_MASK] + CLUBS[low >> RANKS] + DIAMONDS[high & SUIT_MASK] + HEARTS[high >> RANKS]


def format_hand(hand: Hand) -> str:
    """The cards in card-number order, a blank between them; nothing for an empty hand."""
    return " ".join(map(str, cards_in(hand)))


def hand_value(hand: Hand) -> int:
    """The points of all the cards, melded or not.

    >>> hand_value(parse_hand("AS 9C KD"))
    20
    """
    low, high = hand & PAIR_MASK, hand >> 2 * RANKS
    return (
        SUIT_POINTS[low & SUIT_MASK]
        + SUIT_POINTS[low >> RANKS]
        + SUIT_POINTS[high & SUIT_MASK]
        + SUIT_POINTS[high >> RANKS]
    )
