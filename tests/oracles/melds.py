"""A slow second opinion on melds, lay-offs and the knocker's choice.

Cards are numbers in frozensets, a meld is whatever the rules call one, and every possibility is tried, one card at a
time. Nothing is shared with the engine but the numbering of the cards.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations
from typing import TypeAlias

Cards: TypeAlias = frozenset[int]
Melds: TypeAlias = frozenset[Cards]

VALUES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)


def cards_of(hand: int) -> Cards:
    return frozenset(number for number in range(52) if hand >> number & 1)


def points(cards: Cards) -> int:
    return sum(VALUES[number % 13] for number in cards)


@cache
def is_meld(cards: Cards) -> bool:
    if len(cards) < 3:
        return False
    suits, ranks = {number // 13 for number in cards}, {number % 13 for number in cards}
    one_rank = len(ranks) == 1
    in_a_row = len(suits) == 1 and max(ranks) - min(ranks) == len(ranks) - 1
    return one_rank or in_a_row


def melds_in(cards: Cards) -> list[Cards]:
    candidates: set[Cards] = set()
    for rank in range(13):
        alike = [number for number in cards if number % 13 == rank]
        candidates |= {frozenset(some) for size in (3, 4) for some in combinations(alike, size)}
    for low in cards:
        candidates |= {frozenset(range(low, high + 1)) for high in cards if frozenset(range(low, high + 1)) <= cards}
    return [candidate for candidate in candidates if is_meld(candidate)]


def ways(cards: Cards) -> list[Melds]:
    """Every set of melds without a common card, the empty one included."""

    def choose(melds: list[Cards]) -> Iterator[list[Cards]]:
        yield []
        for index, meld in enumerate(melds):
            apart = [other for other in melds[index + 1 :] if not other & meld]
            for others in choose(apart):
                yield [meld, *others]

    return [frozenset(way) for way in choose(melds_in(cards))]


def loose(cards: Cards, way: Melds) -> Cards:
    return cards.difference(*way)


def discards(cards: Cards) -> dict[int, int]:
    """What each discard leaves: the discard is a card in no meld, and does not count."""
    left_by_way = [loose(cards, way) for way in ways(cards)]
    return {card: min(points(left - {card}) for left in left_by_way if card in left) for card in cards}


def can_be_laid_off(melds: tuple[Cards, ...], cards: Cards) -> set[Cards]:
    """Every set of cards that can go on the melds one after another, the empty one included."""
    begin = (melds, frozenset[int]())
    reached, waiting = {begin}, [begin]
    while waiting:
        now, laid = waiting.pop()
        for card in cards - laid:
            for index, meld in enumerate(now):
                if is_meld(meld | {card}):
                    step = ((*now[:index], meld | {card}, *now[index + 1 :]), laid | {card})
                    if step not in reached:
                        reached.add(step)
                        waiting.append(step)
    return {laid for _, laid in reached}


def least_in_defence(melds: tuple[Cards, ...], cards: Cards) -> int:
    """Own melds from any cards, lay-offs of any others."""
    left_by_way = [loose(cards, way) for way in ways(cards)]
    return min(points(left - laid) for laid in can_be_laid_off(melds, cards) for left in left_by_way if laid <= left)


def exposed(melds: Melds, unseen: Cards) -> int:
    """The most points of unseen cards that could be laid off: card after card, whichever meld has precedence."""
    return max((_laid_greedily(order, unseen) for order in permutations(melds)), default=0)


def _laid_greedily(melds: tuple[Cards, ...], unseen: Cards) -> int:
    now, rest, total = list(melds), set(unseen), 0
    laying = True
    while laying:
        laying = False
        for index, meld in enumerate(now):
            for card in sorted(rest):
                if is_meld(now[index] | {card}):
                    now[index] |= {card}
                    rest.remove(card)
                    total += VALUES[card % 13]
                    laying = True
                    break
            if now[index] != meld:
                break
    return total
