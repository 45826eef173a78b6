"""A match in a private room is broken off by agreement, rests as long as anybody likes, and goes on where it was."""

from collections.abc import Sequence
from typing import TypeVar

from engine import deadlines, endings
from engine.errors import IllegalAction
from engine.events import AdjournDeclined, Adjourned, AdjournOffered, Charge, Event, ResumeAgreed, Resumed, Turn
from engine.match_state import MatchState
from engine.table import TableState
from engine.timer import Moment

T = TypeVar("T")


def can_offer(state: MatchState, seat: int) -> bool:
    """Between the last press for the next deal and that deal nothing is broken off."""
    return state.made.private and not state.adjourn_offers[seat] and not state.waits_for_deal


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


def played(state: MatchState) -> tuple[TableState, ...]:
    """The tables whose deal was broken off, or would be: the order of what `Adjourned` and `Resumed` say of them."""
    return tuple(table for table in state.tables if table.plays)


def charges(rested: Adjourned) -> tuple[Charge, ...]:
    """What each of the `played` tables' moves was charged."""
    first = Charge(rested.spent, rested.allow)
    return (first,) if rested.beside is None else (first, rested.beside)


def _adjourned(state: MatchState, moment: Moment) -> Adjourned:
    first, beside = _two(
        [_charge(state, table, table.turn, moment) for table in state.tables if table.turn is not None]
    )
    return Adjourned(0, 0) if first is None else Adjourned(first.spent, first.allow, beside)


def _charge(state: MatchState, table: TableState, turn: Turn, moment: Moment) -> Charge:
    charged = deadlines.timer(state, table, moment).charged() if table.stopped is None else table.stopped.spent
    return Charge(charged, turn.allow)


def _resumed(state: MatchState, rested: Adjourned, moment: Moment) -> Resumed:
    turns = [_turn(state, table, charge, moment) for table, charge in zip(played(state), charges(rested), strict=False)]
    first, beside = _two(turns)
    return Resumed(first, moment.now + endings.sheet_time(state) if first is None else None, beside)


def _two(of_tables: Sequence[T]) -> tuple[T | None, T | None]:
    """There are two tables at most."""
    return of_tables[0] if of_tables else None, of_tables[1] if len(of_tables) > 1 else None


def _turn(state: MatchState, table: TableState, charge: Charge, moment: Moment) -> Turn:
    seat = table.deal.to_move
    ends = None if state.clock is None else moment.now + state.banks[seat] - charge.spent + charge.allow
    return Turn(seat, moment.now, charge.allow, charge.spent, ends)
