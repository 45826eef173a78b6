"""A match in a private room is broken off by agreement, rests as long as anybody likes, and goes on where it was."""

from engine import deadlines, endings
from engine.errors import IllegalAction
from engine.events import AdjournDeclined, Adjourned, AdjournOffered, Event, ResumeAgreed, Resumed, Turn
from engine.match_state import MatchPhase, MatchState
from engine.timer import Moment


def can_offer(state: MatchState, seat: int) -> bool:
    """Between the last press for the next deal and that deal nothing is broken off."""
    return state.private and not state.adjourn_offers[seat] and not state.waits_for_deal


def offer(state: MatchState, seat: int, moment: Moment) -> tuple[Event, ...]:
    """Raises IllegalAction: not_private, already_agreed, wrong_phase."""
    if not state.private:
        raise IllegalAction("not_private")
    if not can_offer(state, seat):
        raise IllegalAction("already_agreed" if state.adjourn_offers[seat] else "wrong_phase")
    offered = AdjournOffered(seat)
    if not all(held for number, held in enumerate(state.adjourn_offers) if number != seat):
        return (offered,)
    return (offered, _adjourned(state, moment))


def decline(state: MatchState, seat: int) -> tuple[Event, ...]:
    if not any(state.adjourn_offers):
        raise IllegalAction("no_offer")
    return (AdjournDeclined(seat),)


def resume(state: MatchState, seat: int, moment: Moment) -> tuple[Event, ...]:
    """Raises IllegalAction: wrong_phase, already_agreed."""
    if state.adjourned is None:
        raise IllegalAction("wrong_phase")
    if state.back[seat]:
        raise IllegalAction("already_agreed")
    agreed = ResumeAgreed(seat)
    if not all(held for number, held in enumerate(state.back) if number != seat):
        return (agreed,)
    return (agreed, _resumed(state, state.adjourned, moment))


def _adjourned(state: MatchState, moment: Moment) -> Adjourned:
    if state.turn is None:
        return Adjourned(0, 0)
    charged = deadlines.timer(state, moment).charged() if state.stopped is None else state.stopped.spent
    return Adjourned(charged, state.turn.allow)


def _resumed(state: MatchState, rested: Adjourned, moment: Moment) -> Resumed:
    if state.phase is not MatchPhase.ADJOURNED or state.deal is None or state.deal.result is not None:
        return Resumed(None, moment.now + endings.sheet_time(state))
    seat = state.deal.to_move
    ends = None if state.clock is None else moment.now + state.banks[seat] - rested.spent + rested.allow
    return Resumed(Turn(seat, moment.now, rested.allow, rested.spent, ends), None)
