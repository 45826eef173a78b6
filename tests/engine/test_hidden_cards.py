"""Re-deal: whatever a viewer cannot know may be anything, and all that the viewer is told stays byte for byte the same.

At every state of random play the hidden cards are dealt anew among the places that hide them; views, options, refusals
and the events that led there are compared as bytes.
"""

import random
from dataclasses import replace

import orjson
import pytest

from engine.actions import BigGin, DealAction, Discard, Draw, Knock, LayOff, Pass, Pile
from engine.cards import CARDS, Card, cards_in, hand_of
from engine.deal import DealState, Phase
from engine.errors import IllegalAction
from engine.events import Drawn, Event, Knocked
from engine.match import MatchState, Moment, decide
from engine.rules import RULE_SETS
from engine.view import seen, view
from tests.engine.driver import Policy, Table, at_random, knocking, new_table, play_match

Redeal = dict[Card, Card]


def hidden_from(deal: DealState, viewer: int | None) -> int:
    """The cards that `viewer` cannot know: worked out from the rules of the game, not from the views."""
    public = hand_of(deal.pile) | 1 << deal.upcard
    for known in deal.known:
        public |= known
    hidden = hand_of(CARDS) & ~public
    for seat, hand in enumerate(deal.hands):
        laid_open = deal.knock is not None and (deal.knock.seat == seat or deal.phase is Phase.OVER)
        if seat == viewer or laid_open:
            hidden &= ~hand
    if deal.knock is not None and deal.knock.card is not None and deal.knock.seat == viewer:
        hidden &= ~(1 << deal.knock.card)
    return hidden


def redealt(state: MatchState, cards: Redeal) -> MatchState:
    """The same state with hidden cards exchanged wherever they lie."""
    deal, knock = state.tables[0].deal, state.tables[0].deal.knock
    if knock is not None and knock.card is not None:
        knock = replace(knock, card=cards.get(knock.card, knock.card))
    changed = replace(
        deal,
        deck=tuple(cards.get(card, card) for card in deal.deck),
        hands=tuple(hand_of(cards.get(card, card) for card in cards_in(hand)) for hand in deal.hands),
        drawn=None if deal.drawn is None else cards.get(deal.drawn, deal.drawn),
        knock=knock,
    )
    return replace(state, tables=(replace(state.tables[0], deal=changed),))


def redealt_event(event: Event, cards: Redeal) -> Event:
    match event:
        case Drawn(card=card):
            return replace(event, card=cards.get(card, card))
        case Knocked(card=Card() as card):
            return replace(event, card=cards.get(card, card))
        case _:
            return event


def everything_told(state: MatchState, viewer: int | None, events: tuple[Event, ...], now: int) -> bytes:
    told: list[object] = [view(state, viewer, now), *(seen(event, viewer) for event in events)]
    if viewer is not None:
        told.extend(answer(state, viewer, action, now) for action in every_action(state, viewer))
    return orjson.dumps(told)


def answer(state: MatchState, seat: int, action: DealAction, now: int) -> object:
    """What the seat is told at once: a refusal with its arguments, or that the action stands."""
    try:
        decide(state, seat, action, Moment(now))
    except IllegalAction as refused:
        return [refused.code, refused.args_]
    return "accepted"


def every_action(state: MatchState, seat: int) -> list[DealAction]:
    """Actions sensible and not, on cards that every re-deal leaves alone: the own ones and some that are public."""
    own = cards_in(state.tables[0].deal.hands[seat])
    named = [*own, state.tables[0].deal.upcard]
    return [
        Pass(),
        Draw(Pile.STOCK),
        Draw(Pile.DISCARD),
        BigGin(),
        LayOff(),
        LayOff((), tuple((card, 0) for card in own[:1])),
        *(Discard(card) for card in named),
        *(Knock(card) for card in named),
        Knock(named[0], ()),
    ]


def watched(table: Table, policy: Policy, chance: random.Random, *, most: int) -> int:
    """Play on and compare at every state, for both seats and a spectator; returns how many were compared."""
    compared = 0

    def compare(events: tuple[Event, ...]) -> None:
        nonlocal compared
        state = table.state
        for viewer in (0, 1, None):
            hidden = list(cards_in(hidden_from(state.tables[0].deal, viewer)))
            mixed = hidden.copy()
            chance.shuffle(mixed)
            cards = dict(zip(hidden, mixed, strict=True))
            redealt_events = tuple(redealt_event(event, cards) for event in events)
            before = everything_told(state, viewer, events, table.now)
            after = everything_told(redealt(state, cards), viewer, redealt_events, table.now)
            assert before == after
            compared += 1

    table.watcher = compare
    try:
        play_match(table, policy, chance, most=most)
    except AssertionError as unfinished:
        if "does not end" not in str(unfinished):
            raise
    return compared


@pytest.mark.parametrize("rules", [name for name in RULE_SETS if name != "captain"])
@pytest.mark.parametrize("policy", [at_random, knocking])
def test_nothing_a_viewer_is_told_depends_on_a_card_it_cannot_know(rules: str, policy: Policy) -> None:
    compared = watched(new_table(rules, seed=7), policy, random.Random(rules), most=130)
    assert compared > 200


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(40))
def test_nothing_a_viewer_is_told_depends_on_a_hidden_card_in_whole_matches(seed: int) -> None:
    rules = [name for name in RULE_SETS if name != "captain"][seed % 7]
    assert watched(new_table(rules, seed=seed), knocking, random.Random(seed), most=20_000) > 300


def test_the_test_itself_would_find_a_leak() -> None:
    """The opponent's hand put into the bytes makes the comparison fail."""
    table = new_table(seed=3)
    hidden = list(cards_in(hidden_from(table.deal, 0)))
    turned = dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))
    other = redealt(table.state, turned)
    assert other.tables[0].deal.hands[1] != table.deal.hands[1]
    assert other.tables[0].deal.hands[0] == table.deal.hands[0]
