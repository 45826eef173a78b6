"""A hand sorted into melds: all the ways that leave least, and what a player declares, checked card by card."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from engine.cards import Hand, cards_in, format_hand, hand_value
from engine.errors import IllegalAction
from engine.melds import deadwood, is_meld, meldable, melds_in


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Melds without a common card, in the order of their text; `deadwood` is the points of `loose`, the cards in none.

    Two arrangements are equal when they have the same melds, however they were listed.
    """

    melds: tuple[Hand, ...]
    deadwood: int
    loose: Hand

    def __str__(self) -> str:
        """A bar after each meld, then the loose cards: `4H 5H 6H | 7S 7C 7D 7H | 3S AC 2D`."""
        return " | ".join([*map(format_hand, self.melds), format_hand(self.loose)]).rstrip()


def best_arrangements(hand: Hand) -> tuple[Arrangement, ...]:
    """Every arrangement with least deadwood, in text order.

    Different melds make a different arrangement, also where the same cards are left: six in a row are one run or two.

    >>> from engine.cards import parse_hand
    >>> for arrangement in best_arrangements(parse_hand("4H 5H 6H 7H 7S 7C 7D AC 2D 3S")):
    ...     print(arrangement)
    4H 5H 6H 7H | 7S 7C 7D | 3S AC 2D
    4H 5H 6H | 7S 7C 7D 7H | 3S AC 2D
    """
    melded = meldable(hand)
    others = hand ^ melded
    return tuple(
        [Arrangement(best.melds, hand_value(others | best.loose), others | best.loose) for best in _best_of(melded)]
    )


@lru_cache(maxsize=4_096)
def _best_of(cards: Hand) -> tuple[Arrangement, ...]:
    """The same for cards each of which is in some meld. Kept, since a hand holds on to them while its others change,
    and those change nothing here, not even the order.
    """
    melds = tuple(melds_in(cards))
    if sum(map(int.bit_count, melds)) == cards.bit_count():  # nearly always: none is in another's way
        return (_arranged(cards, melds),)
    return knock_arrangements(cards, deadwood(cards))


def knock_arrangements(hand: Hand, limit: int) -> tuple[Arrangement, ...]:
    """Every arrangement with at most `limit` deadwood, in text order: all that a knocker may show."""
    cards = meldable(hand)
    by_lowest: dict[int, list[Hand]] = {}
    for meld in melds_in(cards):
        by_lowest.setdefault(meld & -meld, []).append(meld)
    budget = limit - hand_value(hand ^ cards)
    found = [_arranged(hand, melds) for melds in _choices(cards, budget, by_lowest)]
    return tuple(sorted(found, key=str) if len(found) > 1 else found)


def check_arrangement(hand: Hand, melds: Iterable[Hand]) -> Arrangement:
    """The arrangement that a player declares, which need not be the best.

    Raises IllegalAction: not_a_meld, card_not_held (a card of a meld is not in the hand), card_twice (in two melds).
    """
    declared = tuple(melds)
    free = hand
    for meld in declared:
        if not is_meld(meld):
            raise IllegalAction("not_a_meld")
        if foreign := meld & ~hand:
            raise IllegalAction("card_not_held", card=str(cards_in(foreign)[0]))
        if again := meld & ~free:
            raise IllegalAction("card_twice", card=str(cards_in(again)[0]))
        free &= ~meld
    return _arranged(hand, declared)


def _arranged(hand: Hand, melds: tuple[Hand, ...]) -> Arrangement:
    loose = hand
    for meld in melds:
        loose ^= meld
    in_order = tuple(sorted(melds, key=_text_of)) if len(melds) > 1 else melds
    return Arrangement(in_order, hand_value(loose), loose)


_text_of = lru_cache(maxsize=512)(format_hand)
"""Of a meld: there are 329."""


def _choices(cards: Hand, budget: int, by_lowest: dict[int, list[Hand]]) -> Iterator[tuple[Hand, ...]]:
    """Every way to meld from `cards` that leaves at most `budget` points of them; each once, lowest card first."""
    if deadwood(cards) > budget:
        return
    if not cards:
        yield ()
        return
    lowest = cards & -cards
    for meld in by_lowest.get(lowest, ()):
        if not meld & ~cards:
            for others in _choices(cards ^ meld, budget, by_lowest):
                yield (meld, *others)
    yield from _choices(cards ^ lowest, budget - hand_value(lowest), by_lowest)
