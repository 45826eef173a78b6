"""A match in which everything happens that a log can hold: besides the cards, seats come and go, clocks stop, people
offer, claim, decline and give. Used where every kind of event is wanted."""

import random
from contextlib import suppress
from hashlib import sha256

from engine.actions import (
    Abort,
    Action,
    Claim,
    DeclineAdjourn,
    DeclineEnd,
    GiveMinute,
    Leave,
    NextDeal,
    NotReady,
    OfferAdjourn,
    OfferEnd,
    OpenRematch,
    Ready,
    Rematch,
    Resign,
    Resume,
    ResumeClock,
    Reveal,
    Sit,
    StopClock,
    TimeOut,
    VoidAttempt,
    VoidClaim,
)
from engine.clock import PRESETS
from engine.errors import IllegalAction
from engine.formats import FORMATS
from engine.match import apply, due, needs_decks, open_match
from engine.match_state import MatchPhase
from engine.rules import RULE_SETS, Rules
from engine.shuffle import seed_commitment
from tests.engine.driver import MATCH_ID, Table, at_random, knocking

START = 1_790_000_000_000
NEXT_ID = "0190f5a0-7c00-7000-8000-000000000002"


def seed_of(name: str) -> bytes:
    return sha256(name.encode()).digest()


def unruly_match(seed: int, *, rules: Rules | None = None, most: int = 3_000, plan: str = "duel") -> Table:
    """A match from its making to its end or a rematch; `seed` decides everything. `plan`: the format."""
    chance = random.Random(seed)
    rules_id = chance.choice(FORMATS[plan].rule_sets)
    clock = chance.choice(list(PRESETS))
    made = open_match(
        match_id=MATCH_ID,
        server_commit=seed_commitment(seed_of(f"{seed} server 0")),
        rules_id=rules_id,
        rules=rules or RULE_SETS[rules_id],
        clock_id=clock,
        private=clock == "untimed" or chance.random() < 0.7,
        rematch_of=chance.choice((None, NEXT_ID)),
        format_id=plan,
    )
    order = tuple(chance.sample(range(made.seats), made.seats))
    table = Table(apply(None, made), [made], now=START, seed=seed, order=order)
    table.trips = tuple(chance.choice((None, 40, 300, 2_000)) for _ in order)
    _be_seated(table, chance, seed)
    policy = knocking if chance.random() < 0.8 else at_random
    for _ in range(most):
        if table.state.phase is MatchPhase.OVER:
            break
        _disturb(table, chance)
        match table.state.phase:
            case MatchPhase.PLAYING:
                seat = chance.choice(table.movers)
                _try(table, seat, policy(table.state, seat, chance), after=chance.choice((0, 700, 12_345)))
            case MatchPhase.SHEET if chance.random() < 0.05:
                table.now = due(table.state) or table.now
                _try(table, None, TimeOut())
            case MatchPhase.SHEET:
                _try(table, chance.randrange(made.seats), NextDeal(), after=200)
            case MatchPhase.ADJOURNED:
                _try(table, chance.randrange(made.seats), Resume(), after=500_000)
            case _:
                pass
    _agree(table, chance)
    return table


def _try(table: Table, seat: int | None, action: Action, *, after: int = 0) -> None:
    with suppress(IllegalAction):
        table.do(seat, action, after=after)


def _be_seated(table: Table, chance: random.Random, seed: int) -> None:
    """Seats are taken and left, and attempts voided, until the first deal lies on the table."""
    attempt, seats = 0, len(table.state.seats)
    while not table.state.tables:
        for seat in chance.sample(range(seats), seats):
            name = f"{seed} seat {seat} {attempt}"
            _try(table, seat, Sit(seed_commitment(seed_of(name)), bot=chance.random() < 0.3))
            _try(table, seat, Ready())
            if chance.random() < 0.6 / seats:
                _try(table, seat, chance.choice((Leave(), NotReady())))
        if table.state.phase is not MatchPhase.REVEALING:
            attempt += 1
            for seat in range(seats):
                _try(table, seat, Leave())
            continue
        *first, last = chance.sample(range(seats), seats)
        for seat in first:
            _try(table, seat, Reveal(_opened(table, seat, seed, attempt)))
        if attempt < 3 and chance.random() < 0.5:
            old, new = (seed_of(f"{seed} server {number}") for number in _server_seeds(table))
            _try(table, None, VoidAttempt(last, old.hex(), seed_commitment(new)))
            attempt += 1
            continue
        _try(table, last, Reveal(_opened(table, last, seed, attempt)))


def _server_seeds(table: Table) -> tuple[int, int]:
    voided = len(table.state.attempts)
    return voided, voided + 1


def _opened(table: Table, seat: int, seed: int, attempt: int) -> str:
    """The seed behind what the seat committed to, in this attempt or an earlier one."""
    for number in range(attempt, -1, -1):
        own = seed_of(f"{seed} seat {seat} {number}")
        if seed_commitment(own) == table.state.seats[seat].commit:
            return own.hex()
    raise AssertionError("a commitment of nobody")


def _disturb(table: Table, chance: random.Random) -> None:
    """Now and then somebody, or the server, does something that is no move."""
    if chance.random() > 0.12:
        return
    seat = chance.randrange(len(table.state.seats))
    pauses: list[Action] = [OfferAdjourn(), OfferAdjourn(), DeclineAdjourn()]
    rare: list[Action] = [Resign(), Abort()] if chance.random() < 0.04 else []
    offers: list[Action] = [OfferEnd(), DeclineEnd(), DeclineEnd()]
    own: list[Action] = [*offers, *pauses, GiveMinute(), Claim(200_000), NextDeal(), *rare]
    server: list[Action] = [StopClock(table.now - 2_000), ResumeClock(seat), VoidClaim(seat)]
    if chance.random() < 0.5:
        _try(table, seat, chance.choice(own), after=chance.choice((0, 90)))
        return
    when = due(table.state)
    if when is not None and chance.random() < 0.1:
        table.now = max(table.now, when)
        _try(table, None, TimeOut())
        return
    _try(table, None, chance.choice(server), after=1_000)


def _agree(table: Table, chance: random.Random) -> None:
    if table.state.phase is not MatchPhase.OVER:
        return
    for seat in range(len(table.state.seats)):
        _try(table, seat, Rematch())
        if chance.random() < 0.3:
            _try(table, seat, Leave())
            _try(table, seat, Rematch())
    _try(table, None, OpenRematch(NEXT_ID))
    assert not needs_decks(table.state)
