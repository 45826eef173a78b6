"""Cards that lie together: an arranged hand on one line, and a deck as it is dealt."""

from collections.abc import Sequence

from engine.arrangement import Arrangement, check_arrangement
from engine.cards import CARDS, Card, parse_hand
from engine.errors import IllegalAction

BAR = "|"

DECK_PARTS = ("starter", "other", "upcard", "stock")


def format_arrangement(arrangement: Arrangement) -> str:
    """Melds with a bar after each, then the loose cards.

    >>> print(format_arrangement(parse_arrangement("7D 7S 7C | 6H 4H 5H | 2D AC")))
    4H 5H 6H | 7S 7C 7D | AC 2D
    """
    return str(arrangement)


def parse_arrangement(text: str) -> Arrangement:
    """The arrangement with these melds and loose cards; melds and their cards may come in any order.

    Raises IllegalAction: unknown_card, card_twice, not_a_meld.
    """
    parts = [parse_hand(part) for part in text.split(BAR)]
    whole = parse_hand(text.replace(BAR, " "))
    return check_arrangement(whole, parts[:-1])


def format_deck(deck: Sequence[Card]) -> str:
    """A deck as it is dealt: both hands in the order of their cards, the upcard, the stock from its top.

    >>> print(format_deck(CARDS)[:37])
    starter AS 3S 5S 7S 9S JS KS 2C 4C 6C
    """
    parts = (deck[0:20:2], deck[1:20:2], deck[20:21], deck[21:])
    return "\n".join(f"{name} {' '.join(map(str, cards))}" for name, cards in zip(DECK_PARTS, parts, strict=True))


def parse_deck(text: str) -> tuple[Card, ...]:
    """The inverse of `format_deck`; blanks before a line do not matter.

    Raises ValueError for other parts than it prints, IllegalAction for cards: unknown_card, card_twice.
    """
    rows = [line.split() for line in text.strip().splitlines()]
    parts = [[Card.parse(word) for word in words] for _, *words in rows]
    if [row[0] for row in rows] != list(DECK_PARTS) or [len(part) for part in parts] != [10, 10, 1, 31]:
        raise ValueError("a deck has ten cards of the starter, ten of the other, the upcard and a stock of 31")
    starter, other, upcard, stock = parts
    deck = [card for pair in zip(starter, other, strict=True) for card in pair] + upcard + stock
    if len(set(deck)) != len(CARDS):
        twice = next(card for index, card in enumerate(deck) if card in deck[:index])
        raise IllegalAction("card_twice", card=str(twice))
    return tuple(deck)
