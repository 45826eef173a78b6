"""A match played in a test: seeded decks or one that is given, a clock that the test moves, every event kept."""

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256

from engine.actions import (
    Action,
    BigGin,
    Deal,
    Discard,
    Draw,
    Knock,
    LayOff,
    NextDeal,
    Pass,
    Pile,
    Reveal,
    SeatAction,
    Sit,
)
from engine.cards import CARDS, Card, cards_in, parse_hand
from engine.deal import DealOptions, DealState
from engine.deal import options as deal_options
from engine.events import Event
from engine.match import MatchState, Moment, apply, decide, needs_deal, open_match
from engine.match_state import MatchPhase
from engine.rules import RULE_SETS, Rules
from engine.shuffle import Cut, cut, seed_commitment

MATCH_ID = "0190f5a0-7c00-7000-8000-000000000001"
SERVER_SEED = bytes(range(32))
SEAT_SEEDS = (b"\x01" * 32, b"\x02" * 32)

Policy = Callable[[MatchState, int, random.Random], SeatAction]


def cards(text: str) -> tuple[Card, ...]:
    """Cards in the order in which they are written."""
    return tuple(Card.parse(word) for word in text.split())


def deck_of(starter: str, other: str, upcard: str, stock: str = "") -> tuple[Card, ...]:
    """A deck that deals these hands and upcard; `stock` from its top, the rest in card order."""
    first, second = cards(starter), cards(other)
    assert (len(first), len(second)) == (10, 10)
    dealt = [card for pair in zip(first, second, strict=True) for card in pair]
    given = [*dealt, *cards(upcard), *cards(stock)]
    assert len(set(given)) == len(given), "a card twice"
    return (*given, *(card for card in CARDS if card not in given))


def cut_for(dealer: int) -> Cut:
    """A cut that `dealer` wins."""
    high, low = Card.parse("KS"), Card.parse("2S")
    return cut((high, low) if dealer == 0 else (low, high), 2)


@dataclass
class Table:
    """Two seats at a running match. `decks`: what is dealt first; seeded shuffles after that.

    `watcher` is shown the events of each decision once they are adopted.
    """

    state: MatchState
    log: list[Event]
    now: int = 1_000_000
    decks: list[tuple[Card, ...]] = field(default_factory=list)
    first_dealer: int = 1
    trips: tuple[int | None, ...] = ()
    seed: int = 0
    watcher: Callable[[tuple[Event, ...]], None] | None = None

    @property
    def deal(self) -> DealState:
        assert self.state.deal is not None
        return self.state.deal

    @property
    def mover(self) -> int:
        return self.deal.to_move

    def do(self, seat: int | None, action: Action, *, after: int = 0) -> tuple[Event, ...]:
        """Let `after` ms pass, decide, adopt, and bring the next deck where one is due."""
        self.now += after
        events = decide(self.state, seat, action, Moment(self.now, self.trips))
        for event in events:
            self.log.append(event)
            self.state = apply(self.state, event)
        if needs_deal(self.state) is not None:
            return (*events, *self.do(None, self._next_deal()))
        if self.watcher is not None:
            self.watcher(events)
        return events

    def play(self, *moves: tuple[int, SeatAction], after: int = 1_000) -> None:
        for seat, action in moves:
            self.do(seat, action, after=after)

    def next_deal(self) -> None:
        """Both are done with the sheet."""
        self.do(0, NextDeal())
        self.do(1, NextDeal())

    def options(self, seat: int) -> DealOptions:
        return deal_options(self.deal, self.state.rules, seat)

    def hand(self, seat: int) -> tuple[Card, ...]:
        return cards_in(self.deal.hands[seat])

    def _next_deal(self) -> Deal:
        number = needs_deal(self.state)
        assert number is not None
        dealt = self.decks.pop(0) if self.decks else shuffled(f"{self.seed}:{number}")
        return Deal(dealt, cut_for(self.first_dealer) if number == 1 else None)


def shuffled(name: object) -> tuple[Card, ...]:
    deck = list(CARDS)
    random.Random(sha256(repr(name).encode()).hexdigest()).shuffle(deck)
    return tuple(deck)


def new_table(
    rules: str | Rules = "standard",
    *,
    decks: Sequence[tuple[Card, ...]] = (),
    clock: str = "three_minutes",
    private: bool = True,
    dealer: int = 1,
    seed: int = 0,
    **changed: object,
) -> Table:
    """A match whose first deal lies on the table: seat 0 starts unless `dealer` says otherwise."""
    rules_id = rules if isinstance(rules, str) else "standard"
    chosen = RULE_SETS[rules] if isinstance(rules, str) else rules
    made = open_match(
        match_id=MATCH_ID,
        server_commit=seed_commitment(SERVER_SEED),
        rules_id=rules_id,
        rules=replace(chosen, **changed),  # type: ignore[arg-type]  # a test's own words
        clock_id=clock,
        private=private,
    )
    table = Table(apply(None, made), [made], decks=list(decks), first_dealer=dealer, seed=seed)
    for seat, own in enumerate(SEAT_SEEDS):
        table.do(seat, Sit(seed_commitment(own)))
    for seat, own in enumerate(SEAT_SEEDS):
        table.do(seat, Reveal(own.hex()))
    return table


# --- policies ---------------------------------------------------------------


def at_random(state: MatchState, seat: int, chance: random.Random) -> SeatAction:
    """Any legal action, all alike likely by kind; knocks seldom come up by themselves."""
    return chance.choice(list(legal(state, seat, chance)))


def knocking(state: MatchState, seat: int, chance: random.Random) -> SeatAction:
    """Knocks when it may, throws what leaves least, takes from either pile."""
    assert state.deal is not None
    may = deal_options(state.deal, state.rules, seat)
    if may.big_gin and chance.random() < 0.5:
        return BigGin()
    if may.leaves:
        least = min(left for _, left in may.leaves)
        best = [card for card, left in may.leaves if left == least]
        card = chance.choice(best)
        return Knock(card) if card in may.knocks and chance.random() < 0.7 else Discard(card)
    return at_random(state, seat, chance)


def legal(state: MatchState, seat: int, chance: random.Random) -> Iterable[SeatAction]:
    """One action of every kind that the options allow, chosen at random within the kind."""
    assert state.deal is not None
    may = deal_options(state.deal, state.rules, seat)
    if may.passing:
        yield Pass()
    for pile in may.draw:
        yield Draw(Pile(pile))
    if may.leaves:
        yield Discard(chance.choice(may.leaves)[0])
    if may.knocks:
        yield Knock(chance.choice(may.knocks))
    if may.big_gin:
        yield BigGin()
    if may.lay_off:
        yield LayOff()


def play_match(table: Table, policy: Policy, chance: random.Random, *, most: int = 100_000) -> Table:
    """Play until the match is over; both are ready for the next deal at once."""
    for _ in range(most):
        if table.state.phase is MatchPhase.OVER:
            return table
        if table.state.phase is MatchPhase.SHEET:
            table.next_deal()
            continue
        table.do(table.mover, policy(table.state, table.mover, chance), after=chance.choice((0, 700, 9_000)))
    raise AssertionError("the match does not end")


def knock_table(knocker: str, defender: str, face_down: str, *, rules: str = "standard", **changed: object) -> Table:
    """Seat 0 to move with these ten cards and `face_down` just drawn from the stock; seat 1 holds `defender`."""
    rest = [card for card in CARDS if not parse_hand(f"{knocker} {defender} {face_down}") >> card & 1]
    deck = deck_of(knocker, defender, str(rest[0]), face_down)
    table = new_table(rules, decks=[deck], **changed)  # type: ignore[arg-type]  # passed through
    if table.options(0).passing:
        table.play((0, Pass()), (1, Pass()))
    table.play((0, Draw(Pile.STOCK)))
    return table
