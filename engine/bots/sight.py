"""What a seat makes of its view: hands as ints again, and which cards can still be where."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.cards import FULL_DECK, Card, Hand
from engine.seen import View


@dataclass(frozen=True, slots=True)
class Sight:
    """`theirs`: cards that the opponent is known to hold. `gone`: those that lie in the pile.

    `unseen`: what may be in the stock or, unknown, with the opponent; more of it where the table shows only the top of
    the pile. `turn`: which own turn of the deal this is, from 1.
    """

    hand: Hand
    theirs: Hand
    gone: Hand
    unseen: Hand
    top: Card | None
    turn: int

    @staticmethod
    def of(view: View) -> "Sight | None":
        """None for who holds no cards."""
        deal, you, seat = view.deal, view.you, view.seat
        if deal is None or you is None or seat is None:
            return None
        hand, gone, theirs = _hand(you.hand), _hand(deal.pile), 0
        for other, known in enumerate(deal.known):
            if other != seat:
                theirs |= _hand(known)
        # One decision a pass and two a turn: so counted, it is the same however the offer went.
        decision = int(deal.turn.rpartition(".")[2]) + (you.drawn is None)
        return Sight(
            hand=hand,
            theirs=theirs,
            gone=gone,
            unseen=FULL_DECK & ~(hand | theirs | gone),
            top=Card.parse(deal.pile[-1]) if deal.pile else None,
            turn=max(1, (decision + (2 if deal.starter == seat else 1)) // 4),
        )


def _hand(texts: Iterable[str]) -> Hand:
    hand = 0
    for text in texts:
        hand |= Card.parse(text).bit
    return hand
