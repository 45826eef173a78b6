"""A log played again: every event must be what its decks, the rules and the events before it make of it.

Times are taken as they stand. The rules are today's: should a later version play one differently, old matches differ.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any, Final, assert_never

from engine import deal as deals
from engine import endings, seating
from engine.actions import (
    BigGin,
    Deal,
    DealAction,
    Discard,
    Draw,
    Knock,
    LayOff,
    NotReady,
    Pass,
    Ready,
    Sit,
    Swap,
    VoidAttempt,
)
from engine.deal import DealState
from engine.errors import IllegalAction
from engine.events import (
    AttemptVoided,
    DealEnded,
    DealStarted,
    Discarded,
    Drawn,
    Event,
    Knocked,
    LaidOff,
    MatchEnded,
    MatchMade,
    Passed,
    Reason,
    RoundEnded,
    Sealed,
    SeatLeft,
    SeatNotReady,
    SeatReady,
    SeatsSwapped,
    SeatTaken,
    SeedCommitted,
    SeedRevealed,
    Turn,
)
from engine.formats import FORMATS
from engine.match import MatchPhase, MatchState, Moment, apply, decide, needs_decks
from engine.rules import rules_hash
from engine.shuffle import CUT_DECK, cut, deck
from engine.timer import Timer, Timing

_OF_TIME: Final = {"spent": 0, "bank": 0, "banks": (), "turn": None, "closes": None}
"""Fields that only the clock decides."""


class Differs(Exception):
    """An event is not what it should be. `number`: which, the first is 1."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"event {number} {reason}")
        self.number = number


def play_again(events: Sequence[Event], server_seed: bytes, match_id: bytes) -> MatchState:
    """The state that the events lead to; raises `Differs` at the first that should have been another."""
    state: MatchState | None = None
    following: deque[Event] = deque()
    for number, event in enumerate(events, 1):
        try:
            if following:
                expected = following.popleft()
            else:
                expected, *rest = _made(event) if state is None else _expected(state, event, server_seed, match_id)
                following.extend(rest)
            if (found := _difference(event, expected)) is not None:
                raise Differs(number, f"({_named(event, state)}): {found}")
            state = apply(state, event)
        except IllegalAction as refused:
            raise Differs(number, f"({_named(event, state)}) was not allowed: {refused.code}") from refused
        except (LookupError, ValueError, TypeError, AssertionError) as error:
            raise Differs(number, f"({_named(event, state)}) cannot have happened") from error
    if state is None:
        raise Differs(1, "is missing")
    if following:
        raise Differs(len(events) + 1, f"is missing: {_named(following[0], state)}")
    return state


def _made(event: Event) -> tuple[Event, ...]:
    if not isinstance(event, MatchMade) or event.seats != FORMATS[event.format].seats:
        raise ValueError("a log begins with MatchMade")
    return (replace(event, rules_hash=rules_hash(event.rules)),)


def _expected(state: MatchState, event: Event, server_seed: bytes, match_id: bytes) -> tuple[Event, ...]:
    """What `event` should be, and what has to follow it. Raises IllegalAction, or ValueError for what cannot be."""
    if not 0 <= (getattr(event, "seat", None) or 0) < len(state.seats):
        raise ValueError("no such seat")
    match event:
        case SeatTaken(seat, str(commit), bot):
            if state.seats[seat].taken:
                raise IllegalAction("seat_taken")
            return seating.sit(state, seat, Sit(commit, bot))
        case SeedCommitted(seat, commit):
            return seating.sit(state, seat, Sit(commit))
        case SeatLeft() if state.phase is not MatchPhase.SEATING:
            raise IllegalAction("wrong_phase")
        case SeatReady(seat):
            return decide(state, seat, Ready(), Moment(0))
        case SeatNotReady(seat):
            return decide(state, seat, NotReady(), Moment(0))
        case SeatsSwapped(a, b):
            return seating.swap(state, Swap(a, b))
        case SeedRevealed(seat, seed):
            return seating.reveal(state, seat, seed)
        case AttemptVoided(seat, opened, commit):
            return seating.void(state, VoidAttempt(seat, opened, commit))
        case DealStarted():
            return _deal(state, server_seed, match_id)
        case Passed() | Drawn() | Discarded() | Knocked() | LaidOff():
            return _moved(state, event)
        case MatchEnded():
            return (_ended(state, event),)
        case MatchMade() | Sealed() | DealEnded() | RoundEnded():
            raise ValueError("nothing led to it")
        case _:
            return (event,)


def _deal(state: MatchState, server_seed: bytes, match_id: bytes) -> tuple[Event, ...]:
    seeds = [bytes.fromhex(seat.seed or "") for seat in state.seats]
    given = (server_seed, seeds, match_id, bytes.fromhex(state.made.rules_hash))
    cut_now = cut(deck(*given, CUT_DECK), len(state.seats))
    decks = tuple(deck(*given, number) for number in needs_decks(state))
    return decide(state, None, Deal(decks, cut_now), Moment(0))


def _moved(state: MatchState, event: Passed | Drawn | Discarded | Knocked | LaidOff) -> tuple[Event, ...]:
    table = state.table_of(event.seat)
    if state.phase is not MatchPhase.PLAYING or table is None:
        raise IllegalAction("wrong_phase")
    deal = table.deal
    if isinstance(event, LaidOff) and event.automatic:  # its clock ran out
        if deal.knock is None:
            raise IllegalAction("wrong_phase")
        moves: tuple[Event, ...] = (deals.play_best_defence(deal, Timing(0, 0, None)),)
    else:
        moves = deals.decide(deal, state.rules, event.seat, _action(event), _untimed(deal, state))
    return (*moves, *endings.after(state, table, moves, 0))


def _action(event: Passed | Drawn | Discarded | Knocked | LaidOff) -> DealAction:
    match event:
        case Passed():
            return Pass()
        case Drawn(pile=pile):
            return Draw(pile)
        case Discarded(card=card):
            return Discard(card)
        case Knocked(card=card, melds=melds):
            return BigGin(melds) if card is None else Knock(card, melds)
        case LaidOff(melds=melds, lay_offs=lay_offs):
            return LayOff(melds, lay_offs)
        case never:
            assert_never(never)


def _untimed(deal: DealState, state: MatchState) -> Timer:
    return Timer(None, (0,) * len(state.seats), Turn(deal.to_move, 0, 0, 0, None), Moment(0))


def _ended(state: MatchState, event: MatchEnded) -> MatchEnded:
    """The end of a match that was not reached by a deal's points."""
    if state.phase not in (MatchPhase.PLAYING, MatchPhase.SHEET):
        raise IllegalAction("wrong_phase")
    match event.reason:
        case Reason.FLAG | Reason.RESIGNED | Reason.ABSENT:
            if event.loser is None or not 0 <= event.loser < len(state.plan.sides):
                raise ValueError("somebody forfeits")
            return endings.forfeit(state, event.loser, event.reason)
        case Reason.AGREED:
            return endings.without_result(state, event.reason)
        case Reason.ABORTED:
            if not endings.can_abort(state):
                raise IllegalAction("cannot_abort")
            return endings.without_result(state, event.reason)
        case Reason.TARGET:
            raise ValueError("nobody reached the target")
        case never:
            assert_never(never)


def _difference(event: Event, expected: Event) -> str | None:
    """The first thing, other than times, in which two events differ."""
    if type(event) is not type(expected):
        return f"should be {type(expected).__name__}"
    for name in (field.name for field in fields(event)):
        if name in _OF_TIME:
            continue
        found, right = getattr(event, name), getattr(expected, name)
        if found != right:
            return f"its {name} is {_shown(found)} and should be {_shown(right)}"
    return None


def _shown(value: Any) -> str:
    text = " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _named(event: Event, state: MatchState | None) -> str:
    name = type(event).__name__
    if state is None or not state.tables:
        return name
    table = state.table_of(getattr(event, "seat", None)) or state.tables[0]
    return f"deal {getattr(event, 'number', table.deal.number)}, {name}"
