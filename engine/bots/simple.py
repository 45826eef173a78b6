"""*Simple*, the published baseline of the gin challenge of 2021: a yardstick for other bots.

It ignores the opponent: takes a card that joins a meld, throws what leaves least, knocks as soon as it may.
"""

from engine.actions import BigGin, Discard, Draw, Knock, LayOff, NextDeal, Pass, Pile, SeatAction
from engine.arrangement import best_arrangements
from engine.bots.chance import Chance
from engine.bots.sight import Sight
from engine.cards import Card, Hand, cards_in, parse_hand
from engine.melds import is_meld
from engine.seen import Options, View


class Simple:
    """One player for one seat: it remembers the pairs that it drew and threw in this deal."""

    def __init__(self) -> None:
        self._deal: int | None = None
        self._done: set[tuple[str, Card]] = set()

    def choose(self, view: View, chance: Chance) -> SeatAction | None:
        may, sight = view.options, Sight.of(view)
        if "next_deal" in may.around:
            return NextDeal()
        if sight is None or view.deal is None:
            return None
        if self._deal != view.deal.number:
            self._deal, self._done = view.deal.number, set()
        if may.lay_off:
            return _greedy_defence(view, sight.hand)
        if may.big_gin:
            return BigGin()
        if may.leaves:
            return self._throw(view, sight, chance)
        if may.draw or may.passing:
            return _draw(sight, may)
        return None

    def _throw(self, view: View, sight: Sight, chance: Chance) -> SeatAction:
        leaves = {Card.parse(text): left for text, left in view.options.leaves}
        drawn = view.you.drawn if view.you is not None and view.you.drawn is not None else ""
        fresh = {card: left for card, left in leaves.items() if (drawn, card) not in self._done} or leaves
        least = min(fresh.values())
        card = chance.choice([card for card, left in fresh.items() if left == least])
        if str(card) in view.options.knocks:
            return Knock(card, chance.choice(best_arrangements(sight.hand ^ card.bit)).melds)
        self._done.add((drawn, card))
        return Discard(card)


def _draw(sight: Sight, may: Options) -> SeatAction:
    top = sight.top
    if "discard" in may.draw and top is not None and _joins_a_meld(sight.hand, top):
        return Draw(Pile.DISCARD)
    return Pass() if may.passing else Draw(Pile.STOCK)


def _joins_a_meld(hand: Hand, card: Card) -> bool:
    """Whether any two cards of the hand make a meld with it."""
    own = cards_in(hand)
    return any(is_meld(a.bit | b.bit | card.bit) for a in own for b in own if a < b)


def _greedy_defence(view: View, hand: Hand) -> LayOff:
    """Own best melds first; then whatever fits, card after card."""
    assert view.deal is not None
    assert view.deal.knock is not None
    shown = [parse_hand(" ".join(meld)) for meld in view.deal.knock.shown.melds]
    own = best_arrangements(hand)[0]
    loose, lay_offs = list(cards_in(own.loose)), []
    while found := next(
        ((card, at) for card in loose for at, meld in enumerate(shown) if is_meld(meld | card.bit)), None
    ):
        card, at = found
        lay_offs.append(found)
        shown[at] |= card.bit
        loose.remove(card)
    return LayOff(own.melds, tuple(lay_offs))
