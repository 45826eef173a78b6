"""Deals until the target: what a seat's or the server's action makes happen to a match.

`decide(state, seat, action, moment) -> events` holds the rules and raises; `apply(state, event)` only copies.
"""

from typing import assert_never, get_args

from engine import adjourning, deadlines, endings, seating
from engine import deal as deals
from engine.actions import (
    Abort,
    Action,
    AddBot,
    ChangeSeat,
    Claim,
    Deal,
    DealAction,
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
    Remove,
    Resign,
    Resume,
    ResumeClock,
    Reveal,
    Sit,
    StopClock,
    Swap,
    TimeOut,
    VoidAttempt,
    VoidClaim,
)
from engine.clock import PRESETS
from engine.deadlines import due
from engine.endings import can_abort
from engine.errors import IllegalAction
from engine.events import (
    ClaimVoided,
    DealStarted,
    EndDeclined,
    EndOffered,
    Event,
    MatchMade,
    NextDealReady,
    Reason,
    RematchAgreed,
    RematchMade,
    RematchWithdrawn,
)
from engine.formats import FORMATS, Round, check_format
from engine.match_state import MatchPhase, MatchState, apply, fold, index_of
from engine.rules import Rules, knock_limit, rules_hash
from engine.shuffle import Cut
from engine.timer import Moment, Timer

__all__ = [
    "MatchPhase",
    "MatchState",
    "Moment",
    "apply",
    "around",
    "decide",
    "due",
    "fold",
    "needs_decks",
    "open_match",
]

_DEAL_ACTIONS = get_args(DealAction)


def open_match(
    *,
    match_id: str,
    server_commit: str,
    rules_id: str,
    rules: Rules,
    clock_id: str,
    private: bool,
    rematch_of: str | None = None,
    format_id: str = "duel",
) -> MatchMade:
    """The first event of a match. Raises IllegalAction: bad_rules, bad_clock, bad_format."""
    if format_id not in FORMATS:
        raise IllegalAction("bad_format")
    if clock_id not in PRESETS or (clock_id == "untimed" and not private):
        raise IllegalAction("bad_clock")
    check_format(FORMATS[format_id], rules)
    seats = FORMATS[format_id].seats
    return MatchMade(
        server_commit,
        match_id,
        format_id,
        rules_hash(rules),
        seats,
        rules_id,
        rules,
        clock_id,
        PRESETS[clock_id],
        private,
        rematch_of,
    )


def decide(state: MatchState, seat: int | None, action: Action, moment: Moment) -> tuple[Event, ...]:
    """What `action` of `seat` (None: the server) makes happen at `moment`, or IllegalAction.

    An action of a seat that was claimed to be away voids the claim along the way.
    """
    if seat is None:
        return _by_server(state, action, moment)
    if not 0 <= seat < len(state.seats):
        raise IllegalAction("not_seated")
    if isinstance(action, Sit):
        return seating.sit(state, seat, action)
    if not state.seats[seat].taken:
        raise IllegalAction("not_seated")
    if deadlines.is_too_late(state, seat, moment.now):
        raise IllegalAction("too_late")
    events = _by_seat(state, seat, action, moment)
    if deadlines.is_claimed(state, seat) and not isinstance(action, Leave):
        return (ClaimVoided(seat), *events)
    return events


def needs_decks(state: MatchState) -> range:
    """The numbers of the decks that the server must bring with `Deal` now: one for each table of the next round."""
    first, tables = len(state.ended) + 1, state.plan.tables
    return range(first, first + tables if state.waits_for_deal else first)


def around(state: MatchState, seat: int) -> tuple[str, ...]:
    """Names of what `seat` may do around the table now; a claim hangs on presence, which the server knows."""
    if not state.seats[seat].taken:
        return ()
    match state.phase:
        case MatchPhase.PLAYING | MatchPhase.SHEET:
            names = _endings(state, seat)
            if state.phase is MatchPhase.SHEET and not state.ready[seat]:
                names.append("next_deal")
            if adjourning.can_offer(state, seat):
                names.append("offer_adjourn")
            if True in state.adjourn_offers:
                names.append("decline_adjourn")
            if deadlines.can_give_minute(state, seat):
                names.append("give_minute")
            return tuple(names)
        case MatchPhase.SEATING | MatchPhase.REVEALING:
            return seating.around(state)
        case MatchPhase.ADJOURNED:
            names = [] if state.back[seat] else ["resume"]
            return (*names, *_endings(state, seat))
        case MatchPhase.OVER:
            if state.rematch_id is not None:
                return ()
            return ("leave",) if state.rematch[seat] else ("rematch", "leave")
        case never:
            assert_never(never)


def _endings(state: MatchState, seat: int) -> list[str]:
    """The ways in which `seat` may end a match that has begun."""
    names = ["abort", "resign"] if can_abort(state) else ["resign"]
    offered = True in state.end_offers
    names.append("decline_end" if offered else "offer_end")
    if offered and not state.end_offers[seat]:
        names.append("offer_end")
    return names


def _by_seat(state: MatchState, seat: int, action: Action, moment: Moment) -> tuple[Event, ...]:
    if isinstance(action, _DEAL_ACTIONS):
        return _at_table(state, seat, action, moment)
    match action:
        case ChangeSeat():
            return seating.change(state, seat, action)
        case Ready():
            return seating.ready(state, seat)
        case NotReady():
            return seating.not_ready(state, seat)
        case Swap():
            return seating.swap(state, action)
        case Remove():
            return seating.remove(state, seat, action)
        case AddBot():
            return seating.add_bot(state, action)
        case Reveal(seed):
            return seating.reveal(state, seat, seed)
        case Leave():
            return _leave(state, seat)
        case Rematch():
            if state.outcome is None:
                raise IllegalAction("not_over")
            if state.rematch_id is not None or state.rematch[seat]:
                raise IllegalAction("already_agreed")
            return (RematchAgreed(seat),)
        case _:
            pass
    if state.phase not in (MatchPhase.PLAYING, MatchPhase.SHEET, MatchPhase.ADJOURNED):
        raise IllegalAction("match_over" if state.outcome is not None else "wrong_phase")
    match action:
        case NextDeal():
            if state.adjourned is not None:
                raise IllegalAction("adjourned")
            if state.phase is not MatchPhase.SHEET or state.ready[seat]:
                raise IllegalAction("wrong_phase")
            return (NextDealReady(seat),)
        case Resign():
            return (endings.forfeit(state, state.plan.side_of(seat), Reason.RESIGNED),)
        case Abort():
            if not can_abort(state):
                raise IllegalAction("cannot_abort")
            return (endings.without_result(state, Reason.ABORTED),)
        case OfferEnd():
            return _offer_end(state, seat)
        case DeclineEnd():
            if not any(state.end_offers):
                raise IllegalAction("no_offer")
            return (EndDeclined(seat),)
        case Resume():
            return adjourning.resume(state, seat, moment)
        case _ if state.adjourned is not None:
            raise IllegalAction("adjourned")
        case OfferAdjourn():
            return adjourning.offer(state, seat, moment)
        case DeclineAdjourn():
            return adjourning.decline(state, seat)
        case GiveMinute():
            return deadlines.give_minute(state, seat, moment)
        case Claim(away):
            return deadlines.claim(state, seat, away, moment)
        case _:
            raise IllegalAction("wrong_phase")


def _by_server(state: MatchState, action: Action, moment: Moment) -> tuple[Event, ...]:
    match action:
        case Deal():
            return _deal(state, action, moment)
        case TimeOut():
            return deadlines.time_out(state, moment)
        case VoidAttempt():
            return seating.void(state, action)
        case StopClock(began):
            return deadlines.stop_clock(state, began, moment)
        case ResumeClock(seat):
            return deadlines.resume_clock(state, seat, moment)
        case VoidClaim(seat):
            return deadlines.void_claim(state, seat)
        case OpenRematch(match_id):
            if state.outcome is None or state.rematch_id is not None or not all(state.rematch):
                raise IllegalAction("wrong_phase")
            return (RematchMade(match_id),)
        case _:
            raise IllegalAction("wrong_phase")


def _at_table(state: MatchState, seat: int, action: DealAction, moment: Moment) -> tuple[Event, ...]:
    if state.adjourned is not None:
        raise IllegalAction("adjourned")
    table = state.table_of(seat)
    if state.phase is not MatchPhase.PLAYING or table is None:
        raise IllegalAction("match_over" if state.outcome is not None else "wrong_phase")
    resumed: tuple[Event, ...] = ()
    if table.stopped is not None and seat == table.stopped.seat:
        resumed = (deadlines.resumed(state, table, moment),)
        state = apply(state, resumed[0])
        table = state.tables[index_of(state, seat)]
    events = deals.decide(table.deal, state.rules, seat, action, deadlines.timer(state, table, moment))
    return (*resumed, *events, *endings.after(state, table, events, moment.now))


def _deal(state: MatchState, action: Deal, moment: Moment) -> tuple[Event, ...]:
    """One start for each table of the round."""
    if not state.waits_for_deal:
        raise IllegalAction("wrong_phase")
    cut = state.cut or action.cut
    if cut is None:
        raise ValueError("the first deal brings the cut")
    banks = state.banks if state.clock is None else tuple(state.clock.at_deal(bank) for bank in state.banks)
    trips = 1 if deals.offers_upcard(state.rules) else 2
    timer = Timer(state.clock, banks, None, moment)
    return tuple(
        DealStarted(
            number=number,
            dealer=pairing.dealer,
            starter=pairing.starter,
            other=pairing.other,
            deck=deck,
            cut=cut,
            limit=knock_limit(state.rules, deck[20]),
            totals=state.totals,
            banks=banks,
            turn=timer.start(pairing.starter, banks[pairing.starter], trips),
        )
        for number, pairing, deck in zip(needs_decks(state), _next_round(state, cut), action.decks, strict=True)
    )


def _next_round(state: MatchState, cut: Cut) -> Round:
    if not state.tables:
        return state.plan.first(cut)
    last = tuple(table.pairing for table in state.tables)
    return state.plan.following(state.rules, last, state.ended[-1].winner)


def _offer_end(state: MatchState, seat: int) -> tuple[Event, ...]:
    if state.end_offers[seat]:
        raise IllegalAction("already_agreed")
    others = [held for number, held in enumerate(state.end_offers) if number != seat]
    if all(others):
        return (EndOffered(seat), endings.without_result(state, Reason.AGREED))
    return (EndOffered(seat),)


def _leave(state: MatchState, seat: int) -> tuple[Event, ...]:
    """Before the seeds a seat is freed; in a match leaving is absence, which no log needs; afterwards no rematch.

    That takes back the others' agreement too: they would wait for somebody who is gone.
    """
    if state.phase is MatchPhase.SEATING:
        return seating.leave(seat)
    if state.phase is MatchPhase.OVER and state.rematch_id is None:
        return tuple(RematchWithdrawn(who) for who, agreed in enumerate(state.rematch) if agreed)
    return ()
