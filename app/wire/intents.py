"""Messages in as the engine's actions."""

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from app.wire import inbound
from engine import actions
from engine.cards import Card, hand_of

Intent: TypeAlias = (
    inbound.Sit
    | inbound.Swap
    | inbound.Remove
    | inbound.Reveal
    | inbound.Around
    | inbound.Pass
    | inbound.Draw
    | inbound.Discard
    | inbound.Knock
    | inbound.BigGin
    | inbound.LayOff
)
"""The messages that say all that an action needs."""

ActionMessage: TypeAlias = Intent | inbound.AddBot
"""The messages that ask for something to be done; each has an `id`. A bot needs a seed besides, the server's own."""

_AROUND: dict[str, actions.SeatAction] = {
    "leave": actions.Leave(),
    "ready": actions.Ready(),
    "not_ready": actions.NotReady(),
    "next_deal": actions.NextDeal(),
    "resign": actions.Resign(),
    "abort": actions.Abort(),
    "offer_end": actions.OfferEnd(),
    "decline_end": actions.DeclineEnd(),
    "offer_adjourn": actions.OfferAdjourn(),
    "decline_adjourn": actions.DeclineAdjourn(),
    "resume": actions.Resume(),
    "give_minute": actions.GiveMinute(),
    "rematch": actions.Rematch(),
}


def to_action(message: Intent, *, away: int) -> actions.SeatAction:
    """The action that a message asks for; `away` is what the server counts for a claim, in ms.

    Raises IllegalAction card_twice for melds that name a card twice.
    """
    match message:
        case inbound.Sit(commit=commit):
            return actions.Sit(commit)
        case inbound.Swap(a=a, b=b):
            return actions.Swap(a, b)
        case inbound.Remove(seat=seat):
            return actions.Remove(seat)
        case inbound.Reveal(seed=seed):
            return actions.Reveal(seed)
        case inbound.Around(type="claim"):
            return actions.Claim(away)
        case inbound.Around(type=name):
            return _AROUND[name]
        case inbound.Pass():
            return actions.Pass()
        case inbound.Draw(pile=pile):
            return actions.Draw(actions.Pile(pile))
        case inbound.Discard(card=card):
            return actions.Discard(Card.parse(card))
        case inbound.Knock(card=card, melds=melds):
            return actions.Knock(Card.parse(card), hands(melds))
        case inbound.BigGin(melds=melds):
            return actions.BigGin(hands(melds))
        case inbound.LayOff(melds=melds, lay_offs=lay_offs):
            return actions.LayOff(hands(melds), placed(lay_offs))
        case never:
            assert_never(never)


def hands(melds: Sequence[Sequence[str]] | None) -> tuple[int, ...] | None:
    if melds is None:
        return None
    return tuple(hand_of(Card.parse(card) for card in meld) for meld in melds)


def placed(lay_offs: Sequence[tuple[str, int]] | None) -> tuple[tuple[Card, int], ...] | None:
    if lay_offs is None:
        return None
    return tuple((Card.parse(card), meld) for card, meld in lay_offs)
