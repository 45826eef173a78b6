"""What one seat or a spectator may see of states and events: built up field by field, never stripped down.

A field of the state is invisible until somebody adds it here.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import TypeAlias, assert_never

from engine import deal as deals
from engine.actions import Pile
from engine.adjourning import charges
from engine.advice import confidant
from engine.clock import spent
from engine.deal import NOTHING, DealOptions
from engine.deal_view import card_text, cards_text, deal_view, hand_text, own_view
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
from engine.formats import Role
from engine.match import around
from engine.match_state import MatchPhase, MatchState, index_of
from engine.seen import (
    AdjournView,
    Beside,
    ClaimView,
    ClockView,
    Ending,
    Opened,
    Options,
    OutcomeView,
    Seen,
    View,
)
from engine.table import TableState


def view(state: MatchState, seat: int | None, now: int) -> View:
    """What `seat` (None: a spectator) may see at server time `now`."""
    return Views(state, now).of(seat)


class Views:
    """The views of one state at one moment: what everybody sees is made once, whoever asks."""

    __slots__ = ("_adjourn", "_ending", "_sheet_left", "_state", "_tables")

    def __init__(self, state: MatchState, now: int) -> None:
        self._state = state
        self._adjourn = _adjourn(state)
        self._tables = _tables(state, now)
        self._sheet_left = None if state.closes is None else max(0, state.closes - now)
        self._ending = None if state.outcome is None else Ending(state.outcome.reason, state.outcome.winner)

    def of(self, seat: int | None) -> View:
        """What `seat` (None: a spectator) may see: the own table, and the other one beside it."""
        count = len(self._tables)
        if count < 2:
            return self._view(seat, 0 if count else None)
        index = index_of(self._state, seat)
        return self._view(seat, index, self._tables[1 - index])

    def at(self, number: int, seat: int | None) -> View:
        """The table of deal `number` alone, whoever plays there."""
        return self._view(seat, [table.deal.number for table in self._state.tables].index(number))

    def seen(self, events: Sequence[Event], seat: int | None) -> tuple[Seen, ...]:
        """What `seat` may see of the events that led to this state.

        Roles change with the deal: what came before the last one began is told as to somebody who advised nobody.
        """
        table = self._state.table_of(seat)
        eyes = seat if table is None else self._state.plan.hand_seen(table.deal, seat)
        if eyes == seat:
            return tuple([seen(event, seat) for event in events])
        dealt = max([at for at, event in enumerate(events) if isinstance(event, DealStarted)], default=0)
        return tuple([seen(event, eyes if at >= dealt else seat) for at, event in enumerate(events)])

    def _view(self, seat: int | None, index: int | None, beside: Beside | None = None) -> View:
        """`index`: of the table to show, None before the first deal."""
        state, you, may = self._state, None, NOTHING
        role = Role.WATCHES if seat is None else Role.PLAYS
        if index is None:
            shown, claim = None, None
            clock = None if state.clock is None else ClockView(state.banks, None, 0, stopped=False)
        else:
            told = self._tables[index]
            shown, clock, claim = told.deal, told.clock, told.claim
            deal, whose = state.tables[index].deal, seat
            if seat != deal.starter and seat != deal.other:
                role, whose = state.plan.role(deal, seat), state.plan.hand_seen(deal, seat)
            if whose is not None:
                theirs = deals.options(deal, state.made.rules, whose) if state.phase is MatchPhase.PLAYING else NOTHING
                you = own_view(deal, whose, theirs)
                may = theirs if whose == seat else NOTHING
        return View(
            phase=state.phase,
            seat=seat,
            totals=state.totals,
            deal=shown,
            you=you,
            options=Options() if seat is None else _options(may, around(state, seat)),
            clock=clock,
            sheet_left=self._sheet_left,
            ready=state.ready,
            end_offers=state.end_offers,
            adjourn=self._adjourn,
            claim=claim,
            ending=self._ending,
            rematch=state.rematch,
            role=role,
            beside=beside,
            confers=None if seat is None else confidant(state, seat),
        )


def open_view(state: MatchState, ended: MatchState, number: int, seat: int | None, now: int) -> View:
    """A moment `state` of deal `number` of a match that has `ended`: what `seat` saw then, and every hand besides."""
    assert ended.outcome is not None
    assert ended.match_id == state.match_id
    deal = next(table.deal for table in state.tables if table.deal.number == number)
    face_down = None if deal.knock is None or deal.knock.card is None else str(deal.knock.card)
    opened = Opened(tuple(map(hand_text, deal.hands)), face_down)
    return replace(Views(state, now).at(number, seat), opened=opened)


def options(state: MatchState, seat: int | None) -> Options:
    """Everything that `seat` may do now, as text."""
    if seat is None:
        return Options()
    table, may = state.table_of(seat), NOTHING
    if table is not None and state.phase is MatchPhase.PLAYING:
        may = deals.options(table.deal, state.rules, seat)
    return _options(may, around(state, seat))


def _options(may: DealOptions, around: tuple[str, ...]) -> Options:
    if may is NOTHING:
        return _nothing_but(around)
    if not may.leaves:
        return _without_cards(may, around)
    return Options(
        leaves=tuple([(card_text(card), left) for card, left in may.leaves]),
        knocks=cards_text(may.knocks),
        big_gin=may.big_gin,
        around=around,
    )


@cache
def _nothing_but(around: tuple[str, ...]) -> Options:
    return Options(around=around)


@cache
def _without_cards(may: DealOptions, around: tuple[str, ...]) -> Options:
    """There are not many choices that name no card."""
    draw = tuple(pile.value for pile in may.draw)
    return Options(draw=draw, passing=may.passing, lay_off=may.lay_off, around=around)


def outcome_view(outcome: MatchEnded | None) -> OutcomeView | None:
    if outcome is None:
        return None
    return OutcomeView(
        reason=outcome.reason,
        winner=outcome.winner,
        loser=outcome.loser,
        totals=outcome.totals,
        lines=outcome.lines,
        settlement=outcome.settlement,
        places=outcome.places,
        settlements=outcome.settlements,
    )


def seen(event: Event, eyes: int | None) -> Seen:
    """`event` as a viewer sees it who sees the hand of seat `eyes`: the own, an adviser the captain's, or nobody's."""
    match event:
        case Passed(seat=who):
            return Seen("passed", who)
        case Drawn(seat=who, pile=pile, card=card):
            public = pile is Pile.DISCARD or who == eyes
            return Seen("drew", who, pile=pile.value, card=str(card) if public else None)
        case Discarded(seat=who, card=card):
            return Seen("discarded", who, card=str(card))
        case Knocked(seat=who, kind=kind, deadwood=points):
            return Seen("knocked", who, kind=kind.value, points=points)
        case LaidOff(seat=who, lay_offs=lay_offs, deadwood=points):
            placed = tuple((str(card), meld) for card, meld in lay_offs)
            return Seen("laid_off", who, points=points, lay_offs=placed)
        case MatchMade():
            return Seen("match_made")
        case SeatTaken(seat=who):
            return Seen("sat", who)
        case SeedCommitted(seat=who):
            return Seen("committed", who)
        case SeatLeft(who):
            return Seen("left", who)
        case SeatReady(who):
            return Seen("seat_ready", who)
        case SeatNotReady(who):
            return Seen("seat_not_ready", who)
        case SeatsSwapped():
            return Seen("seats_swapped")
        case Sealed():
            return Seen("sealed")
        case SeedRevealed(seat=who):
            return Seen("revealed", who)
        case AttemptVoided(seat=who):
            return Seen("voided", who)
        case DealStarted(starter=who):
            return Seen("dealt", who)
        case DealEnded(winner=who, kind=kind, points=points):
            return Seen("deal_ended", who, kind=kind.value, points=points)
        case RoundEnded(winner=side, points=points):
            return Seen("round_ended", side, points=points)
        case NextDealReady(who):
            return Seen("next_ready", who)
        case SheetClosed():
            return Seen("sheet_closed")
        case EndOffered(who):
            return Seen("end_offered", who)
        case EndDeclined(who):
            return Seen("end_declined", who)
        case AdjournOffered(who):
            return Seen("adjourn_offered", who)
        case AdjournDeclined(who):
            return Seen("adjourn_declined", who)
        case Adjourned():
            return Seen("adjourned")
        case ResumeAgreed(who):
            return Seen("resume_agreed", who)
        case Resumed():
            return Seen("resumed")
        case MinuteGiven(seat=who):
            return Seen("minute_given", who)
        case ClaimMade(seat=who):
            return Seen("claim_made", who)
        case ClaimVoided(who):
            return Seen("claim_voided", who)
        case ClockStopped(seat=who):
            return Seen("clock_stopped", who)
        case ClockResumed(turn):
            return Seen("clock_resumed", turn.seat)
        case MatchEnded(winner=side, reason=reason):
            return Seen("match_ended", side, kind=reason.value)
        case RematchAgreed(who):
            return Seen("rematch_agreed", who)
        case RematchWithdrawn(who):
            return Seen("rematch_withdrawn", who)
        case RematchMade():
            return Seen("rematch_made")
        case never:
            assert_never(never)


def _adjourn(state: MatchState) -> AdjournView | None:
    if state.adjourned is not None:
        return AdjournView((), state.back)
    return AdjournView(state.adjourn_offers, None) if any(state.adjourn_offers) else None


def _tables(state: MatchState, now: int) -> tuple[Beside, ...]:
    """Every table with its clock. A bank is what is left of it, at whichever table its seat moves."""
    moves = _at_rest(state) if state.adjourned is not None else [_move(table, now) for table in state.tables]
    banks = state.banks
    for seat, elapsed, _ in moves:
        if seat is not None:
            banks = (*banks[:seat], max(0, banks[seat] - elapsed), *banks[seat + 1 :])
    clocked = state.made.clock is not None
    return tuple(
        [
            Beside(
                deal_view(state, table),
                ClockView(banks, *move) if clocked else None,
                None if table.claim is None else ClaimView(table.claim.seat, max(0, table.claim.deadline - now)),
            )
            for table, move in zip(state.tables, moves, strict=True)
        ]
    )


_Move: TypeAlias = tuple[int | None, int, bool]
"""Who moves at a table, None: nobody; for how long, with the allowance taken off; and whether that clock stands."""


def _move(table: TableState, now: int) -> _Move:
    turn, stopped = table.turn, table.stopped
    if turn is None:
        return None, 0, False
    if stopped is not None:
        return turn.seat, stopped.spent, True
    return turn.seat, turn.spent + spent(now, turn.started, turn.allow), False


def _at_rest(state: MatchState) -> list[_Move]:
    """What was being moved when the match was broken off."""
    rests = iter(() if state.adjourned is None else charges(state.adjourned))
    return [
        (table.deal.to_move, next(rests).spent, True) if table.plays else (None, 0, False) for table in state.tables
    ]
