"""What goes on the knocker's melds: the best defence, a declared one, and the knocker's guard against it.

On a run, cards fit at either end one after another, so a meld has *lines* of cards, each in the only order that fits:
the fourth card of a set, or what follows below a run and what follows above it. A meld of the knocker stops a line by
itself, since nobody else holds its cards.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from engine.arrangement import Arrangement, best_arrangements, check_arrangement
from engine.cards import CARDS, RANKS, Card, Hand, cards_in, hand_value
from engine.errors import IllegalAction
from engine.melds import RUNS, deadwood, is_meld


@dataclass(frozen=True, slots=True)
class Defence:
    """The defender's one decision. `melds`: own ones, in text order.

    `lay_offs`: card and index of the knocker's meld that it goes on, in an order in which each card fits.
    """

    deadwood: int
    melds: tuple[Hand, ...]
    lay_offs: tuple[tuple[Card, int], ...]


def best_defence(melds: Sequence[Hand], hand: Hand) -> Defence:
    """The defence that leaves least, own melds and lay-offs chosen together; then the one that lays off fewest cards.

    `melds` are the knocker's; with none it is the best arrangement. Own melds are broken where that leaves less.

    >>> from engine.cards import parse_hand
    >>> knocker = [parse_hand(meld) for meld in ("4H 5H 6H", "8D 9D TD", "QC QS QH")]
    >>> best_defence(knocker, parse_hand("7H 7D 7S AC 2C 3C 3H JD 8H 6D")).deadwood
    7
    """
    choices = {0}
    for meld in melds:
        for line in _lines(meld):
            choices = {laid | part for laid in choices for part in _parts(line, hand)}
    _, _, laid = min((deadwood(hand ^ laid), laid.bit_count(), laid) for laid in choices)
    own = best_arrangements(hand ^ laid)[0]
    return Defence(own.deadwood, own.melds, _in_order(melds, _placed(melds, laid)))


def check_defence(
    knocker_melds: Sequence[Hand], hand: Hand, melds: Iterable[Hand], lay_offs: Iterable[tuple[Card, int]]
) -> Defence:
    """The defence that a player declares; its lay-offs in any order, as long as there is one in which each fits.

    Raises IllegalAction: those of `check_arrangement`; card_not_held and card_twice for laid-off cards too;
    bad_layoff (no such meld, or the card does not fit there).
    """
    own = check_arrangement(hand, melds)
    left = own.loose
    laid_on = [0] * len(knocker_melds)
    for card, index in lay_offs:
        if not hand & 1 << card:
            raise IllegalAction("card_not_held", card=str(card))
        if not left & 1 << card:
            raise IllegalAction("card_twice", card=str(card))
        if not 0 <= index < len(knocker_melds):
            raise IllegalAction("bad_layoff", card=str(card))
        left ^= 1 << card
        laid_on[index] |= 1 << card
    for meld, laid in zip(knocker_melds, laid_on, strict=True):
        if laid and not is_meld(meld | laid):
            raise IllegalAction("bad_layoff", card=str(_misfit(meld, laid)))
    return Defence(hand_value(left), own.melds, _in_order(knocker_melds, laid_on))


def can_lay_off(melds: Sequence[Hand], hand: Hand) -> bool:
    """Whether any card of `hand` fits on any of the knocker's melds, free or in a meld of its own."""
    return any(hand & 1 << line[0] for meld in melds for line in _lines(meld))


def knocker_default(hand: Hand, seen: Hand) -> Arrangement:
    """What a knocker shows who does not choose: least deadwood, then the fewest points that could be laid off on it.

    Counted are the cards that the knocker has not seen, also those that fit only after others; `seen` holds the
    knocker's own hand too. Among equal ones the first in text order.

    >>> from engine.cards import parse_hand
    >>> hand = parse_hand("4H 5H 6H 7H 7S 7C 7D AC 2D 3S")
    >>> print(knocker_default(hand, seen=hand))
    4H 5H 6H | 7S 7C 7D 7H | 3S AC 2D
    """
    unseen = ~(hand | seen)
    return min(best_arrangements(hand), key=lambda shown: hand_value(_open_to(shown.melds, unseen)))


def _open_to(melds: Sequence[Hand], cards: Hand) -> Hand:
    """All of `cards` that could be laid off on the melds, each line as far as it goes without a gap."""
    found = 0
    for meld in melds:
        for line in _lines(meld):
            found |= _parts(line, cards)[-1]
    return found


@cache
def _lines(meld: Hand) -> tuple[tuple[Card, ...], ...]:
    """The lines of cards that fit on a meld, nearest card first, none of them empty."""
    cards = cards_in(meld)
    if meld in RUNS:
        first, last = cards[0], cards[-1]
        suit = first - first.rank
        lines = (CARDS[suit:first][::-1], CARDS[last + 1 : suit + RANKS])
    else:
        lines = (tuple(card for card in CARDS[cards[0].rank :: RANKS] if card not in cards), ())
    return tuple(line for line in lines if line)


def _parts(line: Sequence[Card], hand: Hand) -> list[Hand]:
    """What may be taken from a line with the cards of `hand`: nothing, its first card, its first two …"""
    parts = [0]
    for card in line:
        if not hand & 1 << card:
            break
        parts.append(parts[-1] | 1 << card)
    return parts


def _placed(melds: Sequence[Hand], laid: Hand) -> list[Hand]:
    """Where cards that can be laid off together go, by meld: on a run if it reaches so far, so that no line breaks."""
    placed = [0] * len(melds)
    for index in sorted(range(len(melds)), key=lambda index: melds[index] not in RUNS):
        for line in _lines(melds[index]):
            part = _parts(line, laid)[-1]
            placed[index] |= part
            laid ^= part
    return placed


def _in_order(melds: Sequence[Hand], laid_on: Sequence[Hand]) -> tuple[tuple[Card, int], ...]:
    return tuple(
        (card, index)
        for index, meld in enumerate(melds)
        for line in _lines(meld)
        for card in line
        if laid_on[index] & 1 << card
    )


def _misfit(meld: Hand, laid: Hand) -> Card:
    """A card that does not fit on the meld, even after the others."""
    return cards_in(laid & ~_open_to((meld,), laid))[0]
