"""Sets, runs, and the least deadwood. A meld is a hand.

Once it is fixed which ranks are laid as sets, the suits no longer touch each other, and in a suit every card of three
or more in a row can be melded. So one table entry per suit gives the deadwood, and only the choice of sets is searched:
a set whose cards are in no run costs nothing, which leaves at most three ranks to try in a hand of eleven.

Nothing here checks that an int is a hand; text and messages are checked where they come in.
"""

from collections.abc import Iterator

from engine.cards import RANKS, SPADES, SUIT_POINTS, Card, Hand, Rank, Suit, cards_in


def _in_runs(suit: int) -> int:
    """The cards of a suit (13 bits) that stand three or more in a row."""
    first_of_three = suit & suit >> 1 & suit >> 2
    return first_of_three | first_of_three << 1 | first_of_three << 2


IN_RUNS = [_in_runs(suit) for suit in range(1 << RANKS)]
"""By the 13 bits of a suit: its cards that can be in a run."""

LOOSE = [points - SUIT_POINTS[in_runs] for points, in_runs in zip(SUIT_POINTS, IN_RUNS, strict=True)]
"""By the 13 bits of a suit: its deadwood when no card of it is in a set."""

MORE_WITHOUT = [tuple(LOOSE[suit ^ 1 << card] - LOOSE[suit] for card in cards) for suit, cards in enumerate(SPADES)]
"""By the 13 bits of a suit: for each of its cards in order, the change of `LOOSE` when it goes."""

HIGHEST = [
    max((card.value for card in cards if not in_runs >> card & 1), default=0)
    for cards, in_runs in zip(SPADES, IN_RUNS, strict=True)
]
"""By the 13 bits of a suit: the points of the dearest card that `LOOSE` counts."""

TRIPLED = [3 * points for points in SUIT_POINTS]
"""By 13 bits of ranks: the points of three cards of each."""

OF_ONE_RANK: Hand = sum(1 << RANKS * suit for suit in Suit)
"""The four aces; shifted by a rank, the four cards of that rank."""


def _sets() -> tuple[Hand, ...]:
    fours = [OF_ONE_RANK << rank for rank in Rank]
    threes = [four ^ 1 << RANKS * suit + rank for rank, four in enumerate(fours) for suit in Suit]
    return (*fours, *threes)


def _runs() -> tuple[Hand, ...]:
    return tuple(
        ((1 << length) - 1) << RANKS * suit + start
        for suit in Suit
        for length in range(3, RANKS + 1)
        for start in range(RANKS - length + 1)
    )


SETS = frozenset(_sets())
RUNS = frozenset(_runs())


def is_meld(cards: Hand) -> bool:
    """Whether these cards, all of them, make one set or one run."""
    return cards in SETS or cards in RUNS


def melds_in(hand: Hand) -> Iterator[Hand]:
    """Every set and run that the hand holds, with common cards or without."""
    suits = hand & 8191, hand >> 13 & 8191, hand >> 26 & 8191, hand >> 39
    for suit, cards in enumerate(suits):
        for start in SPADES[cards & cards >> 1 & cards >> 2]:
            run = 0b111 << start
            while cards & run == run:
                yield run << RANKS * suit
                run |= run << 1
    s, c, d, h = suits
    for rank in SPADES[s & d & (c | h) | c & h & (s | d)]:
        alike = hand & OF_ONE_RANK << rank
        yield alike
        if alike.bit_count() == 4:
            yield from (alike ^ 1 << RANKS * suit + rank for suit in range(4))


def meldable(hand: Hand) -> Hand:
    """The cards that are in some set or run, each by itself: not all of them need fit together."""
    low, high = hand & 0x3FFFFFF, hand >> 26
    s, c, d, h = low & 8191, low >> 13, high & 8191, high >> 13
    triples = s & d & (c | h) | c & h & (s | d)
    in_runs = IN_RUNS[s] | IN_RUNS[c] << 13 | IN_RUNS[d] << 26 | IN_RUNS[h] << 39
    return in_runs | hand & triples * OF_ONE_RANK if triples else in_runs


def deadwood(hand: Hand) -> int:
    """Points of the cards in no meld, under the best arrangement; exact for a hand of any size.

    With eleven cards nothing is thrown away first: 0 is big gin. `best_discards` tells what a discard leaves.

    >>> from engine.cards import parse_hand
    >>> deadwood(parse_hand("5H 6H 7H 7C 8C 9C 7D KS QD 2S"))
    29
    """
    # Called more than all else in the engine, so it is written for speed: plain numbers (13 bits a suit) for names that
    # would be looked up, and every early way out.
    low, high = hand & 0x3FFFFFF, hand >> 26
    pairs = low & high  # spades with diamonds, clubs with hearts
    if pairs:
        c, h = low >> 13, high >> 13
        triples = pairs & (c | h)
        if pairs > 8191:
            triples |= c & h & (low | high)
        if triples:
            s, d = low & 8191, high & 8191
            wanted = (IN_RUNS[s] | IN_RUNS[c] | IN_RUNS[d] | IN_RUNS[h]) & triples
            if wanted:
                return _least(s, c, d, h, triples, wanted)
            left = LOOSE[s] + LOOSE[c] + LOOSE[d] + LOOSE[h] - TRIPLED[triples]
            return left - SUIT_POINTS[pairs & c & h] if pairs > 8191 else left
        return LOOSE[low & 8191] + LOOSE[c] + LOOSE[high & 8191] + LOOSE[h]
    return LOOSE[low & 8191] + LOOSE[low >> 13] + LOOSE[high & 8191] + LOOSE[high >> 13]


def _least(s: int, c: int, d: int, h: int, triples: int, wanted: int) -> int:
    """The deadwood of four suits where of `triples`, the ranks held three times or more, some are `wanted` by runs."""
    if wanted != triples:  # the other sets are laid and forgotten
        others = 8191 ^ triples ^ wanted
        s, c, d, h = s & others, c & others, d & others, h & others
    fours = s & c & d & h & wanted
    best = LOOSE[s] + LOOSE[c] + LOOSE[d] + LOOSE[h]
    as_sets = wanted
    while as_sets and best:
        rest = 8191 ^ as_sets
        if fours & as_sets:
            left = _left_beside_sets(s & rest, c & rest, d & rest, h & rest, fours & as_sets)
        else:
            left = LOOSE[s & rest] + LOOSE[c & rest] + LOOSE[d & rest] + LOOSE[h & rest]
        if left < best:
            best = left
        as_sets = as_sets - 1 & wanted
    return best


def _left_beside_sets(s: int, c: int, d: int, h: int, fours: int) -> int:
    """The deadwood of what is not in sets. From each rank of `fours` one card, of any suit, may go back to a run."""
    left = LOOSE[s] + LOOSE[c] + LOOSE[d] + LOOSE[h]
    if not fours or not left:
        return left
    one = fours & -fours
    rest = fours ^ one
    return min(
        _left_beside_sets(s, c, d, h, rest) if rest else left,
        _left_beside_sets(s | one, c, d, h, rest),
        _left_beside_sets(s, c | one, d, h, rest),
        _left_beside_sets(s, c, d | one, h, rest),
        _left_beside_sets(s, c, d, h | one, rest),
    )


def best_discards(hand: Hand, taken: Card | None = None) -> dict[Card, int]:
    """Every card that may be discarded, in card-number order, and the least deadwood that it leaves.

    `taken`: the card just taken from the pile, which may not go back.

    >>> from engine.cards import parse_hand
    >>> leaves = best_discards(parse_hand("5C 6C 7C 9D 9H 9S 2D 3H 4S AH KC"))
    >>> min(leaves.items(), key=lambda item: item[1])
    (KC, 10)
    """
    leaves = _leaves(hand)
    if taken is not None:
        leaves.pop(taken, None)
    return leaves


def _leaves(hand: Hand) -> dict[Card, int]:
    low, high = hand & 0x3FFFFFF, hand >> 26
    s, c, d, h = low & 8191, low >> 13, high & 8191, high >> 13
    triples = s & d & (c | h) | c & h & (s | d)
    if triples and (IN_RUNS[s] | IN_RUNS[c] | IN_RUNS[d] | IN_RUNS[h]) & triples:
        return {card: deadwood(hand ^ 1 << card) for card in cards_in(hand)}
    now = LOOSE[s] + LOOSE[c] + LOOSE[d] + LOOSE[h] - TRIPLED[triples] - SUIT_POINTS[s & c & d & h]
    more_without = MORE_WITHOUT[s] + MORE_WITHOUT[c] + MORE_WITHOUT[d] + MORE_WITHOUT[h]
    leaves = {}
    for card, more in zip(cards_in(hand), more_without, strict=True):
        leaves[card] = now + more
    if triples:
        for card in cards_in(hand & triples * OF_ONE_RANK):  # a set of four stays one of three, a set of three is gone
            leaves[card] = now if s & c & d & h & 1 << card.rank else now + 2 * card.value
    return leaves


def least_after_discard(hand: Hand) -> int:
    """`min(best_discards(hand).values())` of eleven cards in a fraction of the time, for those who look ahead."""
    low, high = hand & 0x3FFFFFF, hand >> 26
    s, c, d, h = low & 8191, low >> 13, high & 8191, high >> 13
    triples = s & d & (c | h) | c & h & (s | d)
    if not triples:
        return _left_after_discard(s, c, d, h, 0)
    wanted = (IN_RUNS[s] | IN_RUNS[c] | IN_RUNS[d] | IN_RUNS[h]) & triples
    others = 8191 ^ triples ^ wanted
    s, c, d, h = s & others, c & others, d & others, h & others
    fours = s & c & d & h & wanted
    best = _left_after_discard(s, c, d, h, 0)
    as_sets = wanted
    while as_sets and best:
        rest = 8191 ^ as_sets
        best = min(best, _left_after_discard(s & rest, c & rest, d & rest, h & rest, fours & as_sets))
        as_sets = as_sets - 1 & wanted
    return best


def _left_after_discard(s: int, c: int, d: int, h: int, fours: int) -> int:
    """As `_left_beside_sets`, without the dearest loose card; with none left, the discard comes out of a long meld."""
    left = LOOSE[s] + LOOSE[c] + LOOSE[d] + LOOSE[h] - max(HIGHEST[s], HIGHEST[c], HIGHEST[d], HIGHEST[h])
    if not fours or not left:
        return left
    one = fours & -fours
    rest = fours ^ one
    return min(
        _left_after_discard(s, c, d, h, rest) if rest else left,
        _left_after_discard(s | one, c, d, h, rest),
        _left_after_discard(s, c | one, d, h, rest),
        _left_after_discard(s, c, d | one, h, rest),
        _left_after_discard(s, c, d, h | one, rest),
    )
