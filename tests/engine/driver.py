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
    Ready,
    Reveal,
    SeatAction,
    Sit,
)
from engine.cards import CARDS, Card, cards_in, parse_hand
from engine.deal import DealOptions, DealState
from engine.deal import options as deal_options
from engine.events import Event
from engine.formats import FORMATS
from engine.match import MatchState, Moment, apply, decide, needs_decks, open_match
from engine.match_state import MatchPhase
from engine.rules import RULE_SETS, Rules
from engine.shuffle import Cut, cut, seed_commitment

MATCH_ID = "0190f5a0-7c00-7000-8000-000000000001"
SERVER_SEED = bytes(range(32))
SEAT_SEEDS = (b"\x01" * 32, b"\x02" * 32)
MORE_SEEDS = (*SEAT_SEEDS, b"\x03" * 32, b"\x04" * 32)

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


def cut_for(*order: int) -> Cut:
    """A cut in which the seats come in this order, the highest first; a duel's by its dealer alone."""
    order = (order[0], 1 - order[0]) if len(order) == 1 else order
    ranks = cards("KS 9S 6S 2S")
    return cut([ranks[order.index(seat)] for seat in range(len(order))], len(order))


@dataclass
class Table:
    """A running match. `decks`: what is dealt first; seeded shuffles after that. `order`: of the cut.

    `watcher` is shown the events of each decision once they are adopted. `deal`, `mover`, `options` and `hand` are of
    the first table.
    """

    state: MatchState
    log: list[Event]
    now: int = 1_000_000
    decks: list[tuple[Card, ...]] = field(default_factory=list)
    order: tuple[int, ...] = (1, 0)
    trips: tuple[int | None, ...] = ()
    seed: int = 0
    watcher: Callable[[tuple[Event, ...]], None] | None = None

    @property
    def deal(self) -> DealState:
        return self.state.tables[0].deal

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
        if needs_decks(self.state):
            return (*events, *self.do(None, self._next_deal()))
        if self.watcher is not None:
            self.watcher(events)
        return events

    def play(self, *moves: tuple[int, SeatAction], after: int = 1_000) -> None:
        for seat, action in moves:
            self.do(seat, action, after=after)

    def next_deal(self) -> None:
        """All are done with the sheet."""
        for seat in range(len(self.state.seats)):
            self.do(seat, NextDeal())

    @property
    def movers(self) -> list[int]:
        """The seats to move, at every table that is played."""
        return [table.deal.to_move for table in self.state.tables if table.plays]

    def options(self, seat: int) -> DealOptions:
        return deal_options(self.deal, self.state.rules, seat)

    def options_of(self, seat: int) -> DealOptions:
        """At the seat's own table."""
        return table_options(self.state, seat)

    def hand(self, seat: int) -> tuple[Card, ...]:
        return cards_in(self.deal.hands[seat])

    def _next_deal(self) -> Deal:
        dealt = [
            self.decks.pop(0) if self.decks else shuffled(f"{self.seed}:{number}") for number in needs_decks(self.state)
        ]
        return Deal(tuple(dealt), cut_for(*self.order) if self.state.cut is None else None)


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
    order: tuple[int, ...] = (),
    plan: str = "duel",
    seed: int = 0,
    **changed: object,
) -> Table:
    """A match whose first deal lies on the table. In a duel seat 0 starts unless `dealer` says otherwise.

    `plan`: the format; in others than a duel `order` says how the cut came out, by default as the seats sit.
    """
    rules_id = rules if isinstance(rules, str) else "standard"
    seats = FORMATS[plan].seats
    if not order:
        order = (dealer, 1 - dealer) if seats == 2 else tuple(range(seats))
    chosen = RULE_SETS[rules] if isinstance(rules, str) else rules
    made = open_match(
        match_id=MATCH_ID,
        server_commit=seed_commitment(SERVER_SEED),
        rules_id=rules_id,
        rules=replace(chosen, **changed),  # type: ignore[arg-type]  # a test's own words
        clock_id=clock,
        private=private,
        format_id=plan,
    )
    table = Table(apply(None, made), [made], decks=list(decks), order=order, seed=seed)
    for seat, own in enumerate(MORE_SEEDS[:seats]):
        table.do(seat, Sit(seed_commitment(own)))
        if seats > 2:
            table.do(seat, Ready())
    for seat, own in enumerate(MORE_SEEDS[:seats]):
        table.do(seat, Reveal(own.hex()))
    return table


# --- policies ---------------------------------------------------------------


def at_random(state: MatchState, seat: int, chance: random.Random) -> SeatAction:
    """Any legal action, all alike likely by kind; knocks seldom come up by themselves."""
    return chance.choice(list(legal(state, seat, chance)))


def knocking(state: MatchState, seat: int, chance: random.Random) -> SeatAction:
    """Knocks when it may, throws what leaves least, takes from either pile."""
    may = table_options(state, seat)
    if may.big_gin and chance.random() < 0.5:
        return BigGin()
    if may.leaves:
        least = min(left for _, left in may.leaves)
        best = [card for card, left in may.leaves if left == least]
        card = chance.choice(best)
        return Knock(card) if card in may.knocks and chance.random() < 0.7 else Discard(card)
    return at_random(state, seat, chance)


def table_options(state: MatchState, seat: int) -> DealOptions:
    """What the seat may do at its own table."""
    table = state.table_of(seat)
    assert table is not None
    return deal_options(table.deal, state.rules, seat)


def legal(state: MatchState, seat: int, chance: random.Random) -> Iterable[SeatAction]:
    """One action of every kind that the options allow, chosen at random within the kind."""
    may = table_options(state, seat)
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
    """Play until the match is over, a move here and a move there; all are ready for the next deal at once."""
    for _ in range(most):
        if table.state.phase is MatchPhase.OVER:
            return table
        if table.state.phase is MatchPhase.SHEET:
            table.next_deal()
            continue
        seat = _next(table, chance)
        table.do(seat, policy(table.state, seat, chance), after=chance.choice((0, 700, 9_000)) // len(table.movers))
    raise AssertionError("the match does not end")


def _next(table: Table, chance: random.Random) -> int:
    """At two tables mostly who has been to move for longer."""
    seats = table.movers
    if len(seats) > 1 and chance.random() < 0.8:
        return min((at.turn.started, at.turn.seat) for at in table.state.tables if at.turn is not None)[1]
    return chance.choice(seats) if len(seats) > 1 else seats[0]


def knock_table(knocker: str, defender: str, face_down: str, *, rules: str = "standard", **changed: object) -> Table:
    """Seat 0 to move with these ten cards and `face_down` just drawn from the stock; seat 1 holds `defender`."""
    rest = [card for card in CARDS if not parse_hand(f"{knocker} {defender} {face_down}") >> card & 1]
    deck = deck_of(knocker, defender, str(rest[0]), face_down)
    table = new_table(rules, decks=[deck], **changed)  # type: ignore[arg-type]  # passed through
    if table.options(0).passing:
        table.play((0, Pass()), (1, Pass()))
    table.play((0, Draw(Pile.STOCK)))
    return table
