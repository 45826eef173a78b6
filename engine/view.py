"""What one seat or a spectator may see of states and events: built up field by field, never stripped down.

A field of the state is invisible until somebody adds it here.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache, lru_cache
from typing import assert_never

from engine import deal as deals
from engine.actions import Pile
from engine.arrangement import best_arrangements
from engine.cards import CARDS, Card, cards_in, hand_value
from engine.clock import spent
from engine.deal import DealOptions, DealState, Phase
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
    Meld,
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
)
from engine.formats import FORMATS, Pairing
from engine.match import around
from engine.match_state import MatchPhase, MatchState
from engine.melds import deadwood
from engine.rules import Memory
from engine.seen import (
    AdjournView,
    CardText,
    ClaimView,
    ClockView,
    DealView,
    Ending,
    KnockView,
    Opened,
    Options,
    OutcomeView,
    OwnView,
    ResultView,
    Seen,
    ShownHand,
    View,
)

PILE_DRAWS_TOLD = 10


def view(state: MatchState, seat: int | None, now: int) -> View:
    """What `seat` (None: a spectator) may see at server time `now`."""
    return Views(state, now).of(seat)


class Views:
    """The views of one state at one moment: what everybody sees is made once, whoever asks."""

    __slots__ = ("_adjourn", "_claim", "_clock", "_deal", "_ending", "_sheet_left", "_state")

    def __init__(self, state: MatchState, now: int) -> None:
        self._state = state
        self._adjourn = _adjourn(state)
        self._deal = None if state.deal is None else _deal(state, state.deal)
        self._clock = _clock(state, now)
        self._sheet_left = None if state.closes is None else max(0, state.closes - now)
        self._claim = None if state.claim is None else ClaimView(state.claim.seat, max(0, state.claim.deadline - now))
        self._ending = None if state.outcome is None else Ending(state.outcome.reason, state.outcome.winner)

    def of(self, seat: int | None) -> View:
        """What `seat` (None: a spectator) may see."""
        state = self._state
        may, deal = options(state, seat), state.deal
        return View(
            phase=state.phase.value,
            seat=seat,
            totals=state.totals,
            deal=self._deal,
            you=None if deal is None or seat is None or not deal.hands[seat] else _own(deal, seat, may),
            options=may,
            clock=self._clock,
            sheet_left=self._sheet_left,
            ready=state.ready,
            end_offers=state.end_offers,
            adjourn=self._adjourn,
            claim=self._claim,
            ending=self._ending,
            rematch=state.rematch,
            role="watches" if seat is None else "plays",
        )


def open_view(state: MatchState, ended: MatchState, seat: int | None, now: int) -> View:
    """A moment `state` of a match that has `ended`: what `seat` saw then, and every hand besides."""
    assert ended.outcome is not None
    assert ended.match_id == state.match_id
    then = view(state, seat, now)
    if state.deal is None:
        return then
    knock = state.deal.knock
    face_down = None if knock is None or knock.card is None else str(knock.card)
    opened = Opened(tuple(_texts(hand) for hand in state.deal.hands), face_down)
    return replace(then, opened=opened)


def options(state: MatchState, seat: int | None) -> Options:
    """Everything that `seat` may do now, as text."""
    if seat is None:
        return Options()
    names = around(state, seat)
    if state.deal is None or state.phase is not MatchPhase.PLAYING:
        return Options(around=names)
    may = deals.options(state.deal, state.rules, seat)
    if not may.leaves:
        return _without_cards(may, names)
    return Options(
        leaves=tuple([(_text_of(card), left) for card, left in may.leaves]),
        knocks=_in_order(may.knocks),
        big_gin=may.big_gin,
        around=names,
    )


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
        places=(),
        settlements=(),
    )


def seen(event: Event, seat: int | None) -> Seen:
    """`event` as `seat` (None: a spectator) sees it."""
    match event:
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
        case Passed(seat=who):
            return Seen("passed", who)
        case Drawn(seat=who, pile=pile, card=card):
            public = pile is Pile.DISCARD or who == seat
            return Seen("drew", who, pile=pile.value, card=str(card) if public else None)
        case Discarded(seat=who, card=card):
            return Seen("discarded", who, card=str(card))
        case Knocked(seat=who, kind=kind, deadwood=points):
            return Seen("knocked", who, kind=kind.value, points=points)
        case LaidOff(seat=who, lay_offs=lay_offs, deadwood=points):
            placed = tuple((str(card), meld) for card, meld in lay_offs)
            return Seen("laid_off", who, points=points, lay_offs=placed)
        case DealEnded(winner=who, kind=kind, points=points):
            return Seen("deal_ended", who, kind=kind.value, points=points)
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
        case MatchEnded(winner=who, reason=reason):
            return Seen("match_ended", who, kind=reason.value)
        case RematchAgreed(who):
            return Seen("rematch_agreed", who)
        case RematchWithdrawn(who):
            return Seen("rematch_withdrawn", who)
        case RematchMade():
            return Seen("rematch_made")
        case never:
            assert_never(never)


def _deal(state: MatchState, deal: DealState) -> DealView:
    open_memory = state.rules.memory is Memory.OPEN
    pile = deal.pile if open_memory else deal.pile[-1:]
    running = deal.result is None and state.outcome is None
    stock, taken, pile_draws_left = deal.stock, deal.taken, state.rules.max_discard_draws - deal.pile_draws
    return DealView(
        number=deal.number,
        phase=deal.phase.value if running else Phase.OVER.value,
        turn=f"{deal.number}.{deal.decision}",
        dealer=deal.dealer,
        starter=deal.starter,
        to_move=deal.to_move if running and state.adjourned is None else None,
        limit=deal.limit,
        upcard=str(deal.upcard),
        stock=stock,
        dead_in=max(0, stock - state.rules.dead_deal_stock),
        pile_draws_left=pile_draws_left if pile_draws_left <= PILE_DRAWS_TOLD else None,
        pile=_in_order(pile),
        pile_count=len(deal.pile),
        counts=tuple(map(int.bit_count, deal.hands)),
        known=tuple(map(_texts, deal.known)) if open_memory else ((),) * len(deal.known),
        taken=None if taken is None else str(taken),
        knock=_knock(deal),
        result=_result(state, deal),
        other=deal.other,
    )


def _own(deal: DealState, seat: int, may: Options) -> OwnView:
    hand = deal.hands[seat]
    if deal.defence is not None and deal.defence.seat == seat:
        melds, left = deal.defence.melds, deal.defence.deadwood
    elif deal.knock is not None and deal.knock.seat == seat:
        melds, left = deal.knock.melds, deal.knock.deadwood
    else:
        texts, melds_of_all, left = _sorted(hand)
        if may.leaves:
            left = min([left for _, left in may.leaves])
        return OwnView(texts, _drawn(deal, seat), melds_of_all, left, seat)
    return OwnView(_texts(hand), _drawn(deal, seat), tuple(_texts(meld) for meld in melds), left, seat)


def _drawn(deal: DealState, seat: int) -> CardText | None:
    return None if deal.drawn is None or deal.to_move != seat else str(deal.drawn)


@lru_cache(maxsize=16_384)
def _sorted(hand: int) -> tuple[tuple[CardText, ...], tuple[tuple[CardText, ...], ...], int]:
    """A hand's cards, melds and deadwood; kept, since a hand stays as it is while the other seat moves."""
    left = deadwood(hand)
    melds = best_arrangements(hand)[0].melds if left < hand_value(hand) else ()
    return _texts(hand), tuple([_texts(meld) for meld in melds]), left


def _knock(deal: DealState) -> KnockView | None:
    """The knocker's hand lies open from the knock on; the face-down card does not."""
    knock = deal.knock
    if knock is None or deal.result is not None:
        return None
    shown = _shown(deal.hands[knock.seat], knock.melds, knock.deadwood)
    return KnockView(knock.seat, knock.kind, shown)


def _result(state: MatchState, deal: DealState) -> ResultView | None:
    """The defender's cards lie open only when the deal is over; nobody's do after a dead one."""
    ended = deal.result
    if ended is None:
        return None
    hands = None
    if deal.knock is not None and deal.defence is not None:
        placed = tuple((str(card), meld) for card, meld in deal.defence.lay_offs)
        off = sum(1 << card for card, _ in deal.defence.lay_offs)
        by_seat = {
            deal.knock.seat: _shown(deal.hands[deal.knock.seat], deal.knock.melds, deal.knock.deadwood),
            deal.defence.seat: _shown(
                deal.hands[deal.defence.seat] & ~off, deal.defence.melds, deal.defence.deadwood, placed
            ),
        }
        nobody = ShownHand((), (), 0)
        hands = tuple(by_seat.get(number, nobody) for number in range(len(state.seats)))
    pairing = Pairing(deal.dealer, deal.starter, deal.other)
    return ResultView(
        kind=ended.kind,
        knocker=ended.knocker,
        winner=ended.winner,
        points=ended.points,
        boxes=ended.boxes,
        lines=ended.lines,
        hands=hands,
        next_dealer=FORMATS[state.made.format].following(state.rules, pairing, ended).dealer,
    )


def _adjourn(state: MatchState) -> AdjournView | None:
    if state.adjourned is not None:
        return AdjournView((), state.back)
    return AdjournView(state.adjourn_offers, None) if any(state.adjourn_offers) else None


def _clock(state: MatchState, now: int) -> ClockView | None:
    if state.clock is None:
        return None
    turn = state.turn
    if state.adjourned is not None and state.deal is not None and state.deal.result is None:
        mover, charged = state.deal.to_move, state.adjourned.spent
        left = tuple(max(0, bank - charged) if seat == mover else bank for seat, bank in enumerate(state.banks))
        return ClockView(left, mover, charged, stopped=True)
    if turn is None:
        return ClockView(state.banks, None, 0, stopped=False)
    elapsed = turn.spent + spent(now, turn.started, turn.allow) if state.stopped is None else state.stopped.spent
    remaining = tuple(max(0, bank - elapsed) if seat == turn.seat else bank for seat, bank in enumerate(state.banks))
    return ClockView(remaining, turn.seat, elapsed, stopped=state.stopped is not None)


def _shown(hand: int, melds: tuple[Meld, ...], left: int, placed: tuple[tuple[str, int], ...] = ()) -> ShownHand:
    melded = 0
    for meld in melds:
        melded |= meld
    return ShownHand(tuple(_texts(meld) for meld in melds), _texts(hand & ~melded), left, placed)


def _texts(hand: int) -> tuple[str, ...]:
    return _in_order(cards_in(hand)) if hand else ()


def _in_order(cards: Iterable[Card]) -> tuple[str, ...]:
    """Each card's text; a look-up by number costs a third of `str`, and views are made all the time."""
    return tuple(map(_text_of, cards))


_text_of = tuple(map(str, CARDS)).__getitem__
