"""*Patient*, after the winner of the gin challenge of 2021: draws and discards with care, and waits for gin.

It takes a card only into a meld, throws loose cards that leave the hand most to hope for and the opponent least to
use, and knocks with deadwood only early, while the opponent has had no time to meld.
"""

from collections.abc import Sequence

from engine.actions import (
    BigGin,
    Discard,
    Draw,
    Knock,
    LayOff,
    NextDeal,
    OfferAdjourn,
    OfferEnd,
    Pass,
    Pile,
    Rematch,
    Resume,
    SeatAction,
)
from engine.bots.chance import Chance
from engine.bots.sight import Sight
from engine.cards import RANKS, Card, Hand, cards_in
from engine.melds import deadwood
from engine.seen import Options, View

LAST_EARLY_TURN = 3
"""A knock that is not gin comes in this own turn or before, or not at all."""

NEAR = 5
"""Only loose cards within so many points of the dearest are thrown, and only if they leave so much more at most."""

HOPE = 18.0
HOPE_FADES = 0.9
HOPEFUL_DRAWS = 7
"""What the hand may become counts this much at first, less by the turn; of all draws the best seven count."""

COMPLETES = 20.0
NEIGHBOUR = 4.0
DEAD_NEIGHBOURS = 10.0
"""What a discard gives away: a known meld completed, a card beside a known one; and what it cannot give any more."""


class Patient:
    """Everything it knows is in the view, so it plays on after a restart as if nothing had happened."""

    def choose(self, view: View, chance: Chance) -> SeatAction | None:
        """What to do now, or None where nothing is the seat's to do."""
        may = view.options
        if around := _around(view):
            return around
        if may.lay_off:
            return LayOff()
        sight = Sight.of(view)
        if sight is None:
            return None
        if may.big_gin:
            return BigGin()
        if may.leaves:
            return _throw(sight, may, chance)
        if may.draw or may.passing:
            return _draw(sight, may)
        return None


def thinking_time(view: View, chance: Chance) -> int:
    """How long a person would think about this, in ms: from 0.6 s for a draw to 2.5 s for a full hand's choice.

    The kind of the decision alone counts, which everybody sees: the opponent learns nothing of the hand by the time.
    """
    may = view.options
    if may.leaves:
        least, most = 1_100, 2_500
    elif may.lay_off:
        least, most = 1_200, 2_400
    else:
        least, most = 600, 1_500
    # Two draws make the middle likelier than the ends, as with people.
    return round(least + (most - least) * (chance.random() + chance.random()) / 2)


def _pause(view: View, may: Sequence[str]) -> SeatAction | None:
    """Go along when the others would break the match off, or are back to go on."""
    if view.adjourn is None:
        return None
    action: SeatAction
    if view.adjourn.back is None:
        agreed, name, action = view.adjourn.offers, "offer_adjourn", OfferAdjourn()
    else:
        agreed, name, action = view.adjourn.back, "resume", Resume()
    return action if name in may and any(one for seat, one in enumerate(agreed) if seat != view.seat) else None


def _around(view: View) -> SeatAction | None:
    may = view.options.around
    if "offer_end" in may and any(offered for seat, offered in enumerate(view.end_offers) if seat != view.seat):
        return OfferEnd()
    if (pause := _pause(view, may)) is not None:
        return pause
    if "next_deal" in may:
        return NextDeal()
    if "rematch" in may:
        return Rematch()
    return None


def _draw(sight: Sight, may: Options) -> SeatAction:
    if "discard" in may.draw and sight.top is not None and _wants(sight, sight.top):
        return Draw(Pile.DISCARD)
    return Pass() if may.passing else Draw(Pile.STOCK)


def _wants(sight: Sight, card: Card) -> bool:
    """Whether the card would be melded in the best arrangement that it allows, and less would be left than now.

    Any card that makes gin is wanted too, also by a hand that has been melded from the start.
    """
    with_it = sight.hand | card.bit
    left, kept = min((deadwood(with_it ^ own.bit), with_it ^ own.bit) for own in cards_in(sight.hand))
    return left == 0 or (left < deadwood(sight.hand) and left < deadwood(kept ^ card.bit) + card.value)


def _throw(sight: Sight, may: Options, chance: Chance) -> SeatAction:
    """Knock where it is time to, else discard."""
    leaves = {Card.parse(text): left for text, left in may.leaves}
    least = min(leaves.values())
    if may.knocks and (least == 0 or sight.turn <= LAST_EARLY_TURN):
        return Knock(_safest(sight, [card for card, left in leaves.items() if left == least], chance))
    candidates = _candidates(sight.hand, leaves)
    hope = HOPE * HOPE_FADES ** (sight.turn - 1)
    costs = {
        card: leaves[card] + hope * _expected(sight.hand ^ card.bit, sight.unseen) + _danger(sight, card)
        for card in candidates
    }
    cheapest = min(costs.values())
    return Discard(chance.choice([card for card, cost in costs.items() if cost == cheapest]))


def _candidates(hand: Hand, leaves: dict[Card, int]) -> list[Card]:
    """Loose cards among the dearest whose discard leaves little; the best discards where no card is loose."""
    least, whole = min(leaves.values()), deadwood(hand)
    near = [card for card, left in leaves.items() if left <= least + NEAR]
    loose = [card for card in near if leaves[card] == whole - card.value]
    if not loose:
        return [card for card in near if leaves[card] == least]
    dearest = max(card.value for card in loose)
    return [card for card in loose if card.value >= dearest - NEAR]


def _expected(hand: Hand, unseen: Hand) -> float:
    """The mean deadwood of all eleven cards after each of the luckiest draws."""
    draws = sorted(deadwood(hand | card.bit) for card in cards_in(unseen))[:HOPEFUL_DRAWS]
    return sum(draws) / len(draws) if draws else 0.0


def _safest(sight: Sight, cards: list[Card], chance: Chance) -> Card:
    """The face-down card is nobody's to take, so any that leaves least will do; the dearest looks best."""
    dearest = max(card.value for card in cards)
    return chance.choice([card for card in cards if card.value == dearest])


def _danger(sight: Sight, card: Card) -> float:
    """What throwing `card` gives the opponent, in points; below 0 where hardly a meld can be made with it any more."""
    alive = sight.unseen | sight.theirs
    danger, beside, dead = 0.0, 0, 0
    for partners in PARTNERS[card]:
        if partners & ~alive:
            dead += 1
        elif not partners & ~sight.theirs:
            danger += COMPLETES
        else:
            beside |= partners & sight.theirs
    return danger + NEIGHBOUR * beside.bit_count() - DEAD_NEIGHBOURS * dead / len(PARTNERS[card])


def _partners(card: Card) -> tuple[Hand, ...]:
    """Every two cards that make a meld of three with `card`."""
    same = [Card(card.rank + RANKS * suit) for suit in range(4) if suit != card.suit]
    sets = [same[0].bit | same[1].bit, same[0].bit | same[2].bit, same[1].bit | same[2].bit]
    first = card - card.rank
    runs = [
        0b111 << first + start & ~card.bit for start in range(card.rank - 2, card.rank + 1) if 0 <= start <= RANKS - 3
    ]
    return (*sets, *runs)


PARTNERS: tuple[tuple[Hand, ...], ...] = tuple(_partners(Card(number)) for number in range(52))
