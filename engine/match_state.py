"""A match as a value: what its log folds to. `apply` copies results out of events and judges nothing."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, assert_never

from engine import deal as deals
from engine.clock import Clock
from engine.copying import replace
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
    RoundEnded,
    Sealed,
    SeatLeft,
    SeatNotReady,
    SeatReady,
    SeatsSwapped,
    SeatTaken,
    SeedCommitted,
    SeedRevealed,
    SheetClosed,
)
from engine.formats import FORMATS, Format
from engine.rules import Rules
from engine.shuffle import Cut
from engine.table import TableState


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
    """`tables`: those of the round that is played, or was last; none before the first deal. `rounds`: only where they
    are more than one deal. `totals` by side, all else by seat.

    `moved`: seats that have ended a move in this round. `closes`: when the sheet's time is over. `adjourned`: the match
    rests, in a deal or on its sheet. `back`: who is there to go on.

    `waits_for_deal`: the server must bring the decks of the next round now.
    """

    made: MatchMade
    server_commit: str
    phase: MatchPhase
    seats: tuple[SeatState, ...]
    attempts: tuple[AttemptVoided, ...]
    cut: Cut | None
    ended: tuple[DealEnded, ...]
    rounds: tuple[RoundEnded, ...]
    tables: tuple[TableState, ...]
    totals: tuple[int, ...]
    banks: tuple[int, ...]
    moved: tuple[bool, ...]
    ready: tuple[bool, ...]
    closes: int | None
    waits_for_deal: bool
    end_offers: tuple[bool, ...]
    adjourn_offers: tuple[bool, ...]
    adjourned: Adjourned | None
    back: tuple[bool, ...]
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
    def plan(self) -> Format:
        return FORMATS[self.made.format]

    @property
    def round_number(self) -> int:
        """The number of the round that comes next, or of the one that is played."""
        return len(self.ended) // self.plan.tables + 1

    def table_of(self, seat: int | None) -> TableState | None:
        """The table at which `seat` plays; the first for whoever plays at none, and None before the first deal."""
        return self.tables[index_of(self, seat)] if self.tables else None


def index_of(state: MatchState, seat: int | None) -> int:
    """As `table_of`: its place among `tables`."""
    if len(state.tables) > 1:
        for index, table in enumerate(state.tables):
            if seat == table.deal.starter or seat == table.deal.other:
                return index
    return 0


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
        case Drawn(seat=seat, turn=turn):
            index = index_of(state, seat)
            table = state.tables[index]
            drawn = replace(table, deal=deals.apply(table.deal, event), turn=turn or table.turn)
            return replace(state, tables=_with(state, index, drawn))
        case Passed() | Discarded() | Knocked():
            index = index_of(state, event.seat)
            table = state.tables[index]
            moved = replace(table, deal=deals.apply(table.deal, event), turn=event.turn, stopped=None)
            return replace(
                state,
                tables=_with(state, index, moved),
                banks=_bank(state, event.seat, event.bank),
                moved=marked(state.moved, event.seat),
            )
        case LaidOff(seat=seat, bank=bank):
            index = index_of(state, seat)
            table = state.tables[index]
            laid = replace(table, deal=deals.apply(table.deal, event), turn=None, stopped=None)
            return replace(state, tables=_with(state, index, laid), banks=_bank(state, seat, bank))
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
            table = TableState(deals.begin(event, state.rules, len(state.seats)), event.turn)
            return replace(
                state,
                phase=MatchPhase.PLAYING,
                cut=event.cut,
                tables=(*state.tables, table) if _is_played(state) else (table,),
                totals=event.totals,
                banks=event.banks,
                moved=nobody(len(state.seats)),
                ready=nobody(len(state.seats)),
                end_offers=nobody(len(state.seats)),
                adjourn_offers=nobody(len(state.seats)),
                closes=None,
                waits_for_deal=False,
            )
        case DealEnded():
            tables = tuple(_finished(table, event) for table in state.tables)
            ended = replace(state, tables=tables, ended=(*state.ended, event), totals=event.totals)
            return ended if _is_played(ended) else replace(ended, phase=MatchPhase.SHEET, closes=event.closes)
        case RoundEnded():
            return replace(state, rounds=(*state.rounds, event), totals=event.totals, closes=event.closes)
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
                tables=_at_rest(state),
                closes=None,
            )
        case ResumeAgreed(seat):
            return replace(state, back=marked(state.back, seat))
        case Resumed(turn, closes, beside):
            phase = MatchPhase.PLAYING if turn is not None else MatchPhase.SHEET
            resumed = replace(state, phase=phase, adjourned=None, back=nobody(len(state.seats)), closes=closes)
            for again in (turn, beside):
                if again is not None:
                    resumed = _at(resumed, again.seat, turn=again)
            return resumed
        case MinuteGiven(seat, bank, turn):
            given = replace(state, banks=_bank(state, seat, bank))
            return given if turn is None else _at(given, seat, turn=turn)
        case ClaimMade(seat=seat):
            return _at(state, seat, claim=event)
        case ClaimVoided(seat):
            return _at(state, seat, claim=None)
        case ClockStopped(seat, _, resumes):
            if seat is None:
                return replace(state, closes=max(state.closes or 0, resumes) if state.closes else None)
            return _at(state, seat, stopped=event)
        case ClockResumed(turn):
            return _at(state, turn.seat, turn=turn, stopped=None)
        case MatchEnded():
            return replace(
                state,
                phase=MatchPhase.OVER,
                outcome=event,
                tables=_at_rest(state),
                closes=None,
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
        rounds=(),
        tables=(),
        totals=(0,) * len(FORMATS[event.format].sides),
        banks=(bank,) * event.seats,
        moved=none,
        ready=none,
        closes=None,
        waits_for_deal=False,
        end_offers=none,
        adjourn_offers=none,
        adjourned=None,
        back=none,
        outcome=None,
        rematch=none,
        rematch_id=None,
    )


def _seat(state: MatchState, seat: int, held: SeatState) -> MatchState:
    return replace(state, seats=(*state.seats[:seat], held, *state.seats[seat + 1 :]))


def _bank(state: MatchState, seat: int, bank: int) -> tuple[int, ...]:
    return (*state.banks[:seat], bank, *state.banks[seat + 1 :])


def _is_played(state: MatchState) -> bool:
    """Whether any table's deal goes on."""
    return any(table.deal.result is None for table in state.tables)


def _with(state: MatchState, index: int, table: TableState) -> tuple[TableState, ...]:
    if len(state.tables) == 1:
        return (table,)
    return (*state.tables[:index], table, *state.tables[index + 1 :])


def _at(state: MatchState, seat: int, **changes: Any) -> MatchState:
    """The state with these changes at the seat's table."""
    index = index_of(state, seat)
    return replace(state, tables=_with(state, index, replace(state.tables[index], **changes)))


def _finished(table: TableState, event: DealEnded) -> TableState:
    if table.deal.number != event.number:
        return table
    return TableState(deals.apply(table.deal, event), None)


def _at_rest(state: MatchState) -> tuple[TableState, ...]:
    """No clock runs any more."""
    return tuple(TableState(table.deal, None) for table in state.tables)
