"""A match as a value: what its log folds to. `apply` copies results out of events and judges nothing."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from engine import deal as deals
from engine.clock import Clock
from engine.copying import replace
from engine.deal import DealState
from engine.events import (
    AdjournDeclined,
    Adjourned,
    AdjournOffered,
    AttemptVoided,
    ClaimMade,
    ClaimVoided,
    ClockResumed,
    ClockStopped,
    DealEnded,
    DealStarted,
    Discarded,
    Drawn,
    EndDeclined,
    EndOffered,
    Event,
    Knocked,
    LaidOff,
    MatchEnded,
    MatchMade,
    MinuteGiven,
    NextDealReady,
    Passed,
    RematchAgreed,
    RematchMade,
    RematchWithdrawn,
    ResumeAgreed,
    Resumed,
    Sealed,
    SeatLeft,
    SeatNotReady,
    SeatReady,
    SeatsSwapped,
    SeatTaken,
    SeedCommitted,
    SeedRevealed,
    SheetClosed,
    Turn,
)
from engine.rules import Rules
from engine.shuffle import Cut


class MatchPhase(StrEnum):
    SEATING = "seating"
    REVEALING = "revealing"
    PLAYING = "playing"
    SHEET = "sheet"
    ADJOURNED = "adjourned"
    OVER = "over"


@dataclass(frozen=True)
class SeatState:
    """`seed` is told to nobody before every seat's is here. `ready`: has said so, or agreed to this rematch."""

    taken: bool = False
    bot: bool = False
    commit: str | None = None
    seed: str | None = None
    ready: bool = False


@dataclass(frozen=True)
class MatchState:
    """`moved`: seats that have ended a move in this deal. `closes`: when the sheet's time is over.

    `stopped`: an outage holds the clock. `adjourned`: the match rests, in a deal or on its sheet. `back`: by seat, who
    is there to go on.

    `waits_for_deal`: the server must bring the next deck now.
    """

    made: MatchMade
    server_commit: str
    phase: MatchPhase
    seats: tuple[SeatState, ...]
    attempts: tuple[AttemptVoided, ...]
    cut: Cut | None
    ended: tuple[DealEnded, ...]
    deal: DealState | None
    totals: tuple[int, ...]
    banks: tuple[int, ...]
    turn: Turn | None
    moved: tuple[bool, ...]
    ready: tuple[bool, ...]
    closes: int | None
    waits_for_deal: bool
    end_offers: tuple[bool, ...]
    adjourn_offers: tuple[bool, ...]
    adjourned: Adjourned | None
    back: tuple[bool, ...]
    claim: ClaimMade | None
    stopped: ClockStopped | None
    outcome: MatchEnded | None
    rematch: tuple[bool, ...]
    rematch_id: str | None

    @property
    def match_id(self) -> str:
        return self.made.match_id

    @property
    def rules(self) -> Rules:
        return self.made.rules

    @property
    def clock(self) -> Clock | None:
        return self.made.clock

    @property
    def private(self) -> bool:
        return self.made.private

    @property
    def deal_number(self) -> int:
        """The number of the deal that comes next, or of the one that is played."""
        return len(self.ended) + 1


def nobody(seats: int) -> tuple[bool, ...]:
    return (False,) * seats


def marked(flags: tuple[bool, ...], seat: int, value: bool = True) -> tuple[bool, ...]:  # noqa: FBT001, FBT002 - a value, not a mode
    return (*flags[:seat], value, *flags[seat + 1 :])


def fold(events: Iterable[Event]) -> MatchState:
    """The state after these events of one log, in order; the first is `MatchMade`."""
    state: MatchState | None = None
    for event in events:
        state = apply(state, event)
    if state is None:
        raise ValueError("a log begins with MatchMade")
    return state


def apply(state: MatchState | None, event: Event) -> MatchState:
    """The state after `event`; None before `MatchMade`."""
    if state is None or isinstance(event, MatchMade):
        if not isinstance(event, MatchMade) or state is not None:
            raise ValueError("a log begins with MatchMade, once")
        return _made(event)
    match event:
        case SeatTaken(seat, commit, bot):
            return _seat(state, seat, SeatState(taken=True, bot=bot, commit=commit, ready=commit is None))
        case SeedCommitted(seat, commit):
            return _seat(state, seat, replace(state.seats[seat], commit=commit))
        case SeatLeft(seat):
            return _seat(state, seat, SeatState())
        case SeatReady(seat):
            return _seat(state, seat, replace(state.seats[seat], ready=True))
        case SeatNotReady(seat):
            return _seat(state, seat, replace(state.seats[seat], ready=False))
        case SeatsSwapped(a, b):
            seats = [replace(held, ready=False) for held in state.seats]
            seats[a], seats[b] = seats[b], seats[a]
            return replace(state, seats=tuple(seats))
        case Sealed():
            return replace(state, phase=MatchPhase.REVEALING)
        case SeedRevealed(seat, seed):
            revealed = _seat(state, seat, replace(state.seats[seat], seed=seed))
            return replace(revealed, waits_for_deal=all(held.seed is not None for held in revealed.seats))
        case AttemptVoided(seat, _, server_commit):
            kept = tuple(
                SeatState() if number == seat else replace(held, commit=None, seed=None)
                for number, held in enumerate(state.seats)
            )
            return replace(
                state,
                phase=MatchPhase.SEATING,
                seats=kept,
                attempts=(*state.attempts, event),
                server_commit=server_commit,
                waits_for_deal=False,
            )
        case DealStarted():
            return replace(
                state,
                phase=MatchPhase.PLAYING,
                cut=event.cut,
                deal=deals.begin(event, state.rules, len(state.seats)),
                totals=event.totals,
                banks=event.banks,
                turn=event.turn,
                moved=nobody(len(state.seats)),
                ready=nobody(len(state.seats)),
                end_offers=nobody(len(state.seats)),
                adjourn_offers=nobody(len(state.seats)),
                closes=None,
                claim=None,
                stopped=None,
                waits_for_deal=False,
            )
        case Drawn(turn=turn):
            return replace(state, deal=_dealt(state, event), turn=turn or state.turn)
        case Passed() | Discarded() | Knocked():
            return replace(
                state,
                deal=_dealt(state, event),
                turn=event.turn,
                banks=_bank(state, event.seat, event.bank),
                moved=marked(state.moved, event.seat),
                stopped=None,
            )
        case LaidOff(seat=seat, bank=bank):
            banks = _bank(state, seat, bank)
            return replace(state, deal=_dealt(state, event), turn=None, banks=banks, stopped=None)
        case DealEnded():
            return replace(
                state,
                deal=None if state.deal is None else _dealt(state, event),
                phase=MatchPhase.SHEET,
                turn=None,
                claim=None,
                stopped=None,
                ended=(*state.ended, event),
                totals=event.totals,
                closes=event.closes,
            )
        case NextDealReady(seat):
            ready = marked(state.ready, seat)
            return replace(state, ready=ready, waits_for_deal=all(ready))
        case SheetClosed():
            return replace(state, closes=None, waits_for_deal=True)
        case EndOffered(seat):
            return replace(state, end_offers=marked(state.end_offers, seat))
        case EndDeclined():
            return replace(state, end_offers=nobody(len(state.seats)))
        case AdjournOffered(seat):
            return replace(state, adjourn_offers=marked(state.adjourn_offers, seat))
        case AdjournDeclined():
            return replace(state, adjourn_offers=nobody(len(state.seats)))
        case Adjourned():
            return replace(
                state,
                phase=MatchPhase.ADJOURNED,
                adjourned=event,
                adjourn_offers=nobody(len(state.seats)),
                back=nobody(len(state.seats)),
                turn=None,
                claim=None,
                stopped=None,
                closes=None,
            )
        case ResumeAgreed(seat):
            return replace(state, back=marked(state.back, seat))
        case Resumed(turn, closes):
            phase = MatchPhase.PLAYING if turn is not None else MatchPhase.SHEET
            return replace(state, phase=phase, adjourned=None, back=nobody(len(state.seats)), turn=turn, closes=closes)
        case MinuteGiven(seat, bank, turn):
            return replace(state, banks=_bank(state, seat, bank), turn=turn or state.turn)
        case ClaimMade():
            return replace(state, claim=event)
        case ClaimVoided():
            return replace(state, claim=None)
        case ClockStopped(seat, _, resumes):
            if seat is None:
                return replace(state, closes=max(state.closes or 0, resumes) if state.closes else None)
            return replace(state, stopped=event)
        case ClockResumed(turn):
            return replace(state, turn=turn, stopped=None)
        case MatchEnded():
            return replace(
                state,
                phase=MatchPhase.OVER,
                outcome=event,
                turn=None,
                claim=None,
                closes=None,
                stopped=None,
                adjourned=None,
                waits_for_deal=False,
            )
        case RematchAgreed(seat):
            return replace(state, rematch=marked(state.rematch, seat))
        case RematchWithdrawn(seat):
            return replace(state, rematch=marked(state.rematch, seat, value=False))
        case RematchMade(match_id):
            return replace(state, rematch_id=match_id)
        case never:
            assert_never(never)


def _made(event: MatchMade) -> MatchState:
    none = nobody(event.seats)
    bank = 0 if event.clock is None else event.clock.cap
    return MatchState(
        made=event,
        server_commit=event.server_commit,
        phase=MatchPhase.SEATING,
        seats=(SeatState(),) * event.seats,
        attempts=(),
        cut=None,
        ended=(),
        deal=None,
        totals=(0,) * event.seats,
        banks=(bank,) * event.seats,
        turn=None,
        moved=none,
        ready=none,
        closes=None,
        waits_for_deal=False,
        end_offers=none,
        adjourn_offers=none,
        adjourned=None,
        back=none,
        claim=None,
        stopped=None,
        outcome=None,
        rematch=none,
        rematch_id=None,
    )


def _seat(state: MatchState, seat: int, held: SeatState) -> MatchState:
    return replace(state, seats=(*state.seats[:seat], held, *state.seats[seat + 1 :]))


def _bank(state: MatchState, seat: int, bank: int) -> tuple[int, ...]:
    return (*state.banks[:seat], bank, *state.banks[seat + 1 :])


def _dealt(state: MatchState, event: Event) -> DealState:
    assert state.deal is not None
    return deals.apply(state.deal, event)
