"""Everything that waits for an instant: flags, sheets, claims and stopped clocks; and what moves those instants."""

from enum import StrEnum
from typing import TypeAlias, assert_never

from engine import endings
from engine.clock import DAY
from engine.deal import Phase
from engine.errors import IllegalAction
from engine.events import ClaimMade, ClaimVoided, ClockResumed, ClockStopped, Event, MinuteGiven, SheetClosed, Turn
from engine.match_state import MatchPhase, MatchState
from engine.table import TableState
from engine.timer import Moment, Timer

FLAG_GRACE = 1_000
"""No time-out is stored earlier than this after its deadline: what arrived before it is served first."""
CLAIM_AFTER = 45_000
CLAIM_AFTER_UNTIMED = 180_000
CLAIM_WAIT = 30_000
OUTAGE_WAIT = 60_000


class _Kind(StrEnum):
    """In the order in which deadlines of the same instant are served."""

    CLAIM = "claim"
    FLAG = "flag"
    SHEET = "sheet"
    STOPPED = "stopped"


_Deadline: TypeAlias = tuple[int, _Kind, int]
"""When, of what, and the table's number."""


def due(state: MatchState) -> int | None:
    """The earliest instant at which `TimeOut` does something, or None. A flag's is its deadline and the grace."""
    found = _deadlines(state)
    return min(found)[0] if found else None


def recorded(state: MatchState, moment: Moment) -> int:
    """When what `TimeOut` does counts as happened: a flag falls at its deadline, however late that is looked at."""
    found = min(_deadlines(state), default=None)
    if found is None or found[1] is not _Kind.FLAG:
        return moment.now
    return min(moment.now, found[0] - FLAG_GRACE)


def _deadlines(state: MatchState) -> list[_Deadline]:
    found: list[_Deadline] = []
    for index, table in enumerate(state.tables):
        if table.stopped is not None:
            found.append((table.stopped.resumes, _Kind.STOPPED, index))
        elif table.turn is not None and table.turn.deadline is not None:
            found.append((table.turn.deadline + FLAG_GRACE, _Kind.FLAG, index))
        if table.claim is not None:
            found.append((table.claim.deadline, _Kind.CLAIM, index))
    if state.closes is not None and not state.waits_for_deal:
        found.append((state.closes, _Kind.SHEET, 0))
    return found


def is_too_late(state: MatchState, seat: int, now: int) -> bool:
    """From a deadline on every action is, whoever sends it; the time-out itself is stored a little later.

    Only where it will not end the match the other table goes on.
    """
    for table in state.tables:
        turn, claim = table.turn, table.claim
        fallen = turn is not None and turn.deadline is not None and now >= turn.deadline and table.stopped is None
        if fallen and (table.deal.phase is not Phase.LAY_OFF or table is state.table_of(seat)):
            return True
        if claim is not None and claim.seat == seat and now >= claim.deadline:
            return True
    return False


def time_out(state: MatchState, moment: Moment) -> tuple[Event, ...]:
    found = min(_deadlines(state), default=None)
    if found is None or found[0] > moment.now:
        raise IllegalAction("not_due")
    _, kind, index = found
    match kind:
        case _Kind.SHEET:
            return (SheetClosed(),)
        case _Kind.STOPPED:
            return (resumed(state, state.tables[index], moment),)
        case _Kind.FLAG:
            return endings.flag(state, state.tables[index])
        case _Kind.CLAIM:
            claimed = state.tables[index].claim
            assert claimed is not None
            return (endings.absent(state, claimed.seat),)
        case never:
            assert_never(never)


def stop_clock(state: MatchState, began: int, moment: Moment) -> tuple[Event, ...]:
    """An outage began at `began`: charge running moves until then; a claim is void, an open sheet stays open."""
    resumes = moment.now + OUTAGE_WAIT
    events: list[Event] = []
    for table in state.tables:
        if table.claim is not None:
            events.append(ClaimVoided(table.claim.seat))
        if table.stopped is not None:
            events.append(ClockStopped(table.stopped.seat, table.stopped.spent, resumes))
        elif table.turn is not None and table.turn.deadline is not None and table.turn.deadline > began:
            charged = Timer(state.clock, state.banks, table.turn, Moment(began)).charged()
            events.append(ClockStopped(table.turn.seat, charged, resumes))
    if state.closes is not None:
        events.append(ClockStopped(None, 0, resumes))
    return tuple(events)


def resume_clock(state: MatchState, seat: int, moment: Moment) -> tuple[Event, ...]:
    """The clock that was stopped for `seat` runs again."""
    table = state.table_of(seat)
    if table is None or not is_stopped(state, seat):
        raise IllegalAction("wrong_phase")
    return (resumed(state, table, moment),)


def void_claim(state: MatchState, seat: int) -> tuple[Event, ...]:
    if not is_claimed(state, seat):
        raise IllegalAction("wrong_phase")
    return (ClaimVoided(seat),)


def is_claimed(state: MatchState, seat: int) -> bool:
    return seat in [table.claim.seat for table in state.tables if table.claim is not None]


def is_stopped(state: MatchState, seat: int) -> bool:
    """Whether an outage holds the clock that runs for this seat."""
    table = state.table_of(seat)
    return table is not None and table.stopped is not None and table.stopped.seat == seat


def resumed(state: MatchState, table: TableState, moment: Moment) -> ClockResumed:
    assert table.stopped is not None
    assert table.turn is not None
    seat, charged = table.turn.seat, table.stopped.spent
    ends = moment.now + state.banks[seat] - charged + table.turn.allow
    return ClockResumed(Turn(seat, moment.now, table.turn.allow, charged, ends))


def can_give_minute(state: MatchState, seat: int) -> bool:
    """There is somebody to give it to while the deal at the seat's own table is played."""
    made = state.made  # asked for every view: an attribute costs a quarter of a property
    if not made.private or made.clock is None or state.phase is not MatchPhase.PLAYING:
        return False
    for table in state.tables:
        deal = table.deal
        if seat == deal.starter or seat == deal.other:
            return deal.result is None
    return False


def give_minute(state: MatchState, seat: int, moment: Moment) -> tuple[Event, ...]:
    """A minute for the opponent; in a running move what remains is raised and the deadline moves with it."""
    if not state.private:
        raise IllegalAction("not_private")
    if state.clock is None:
        raise IllegalAction("untimed")
    table = state.table_of(seat)
    if not can_give_minute(state, seat) or table is None:
        raise IllegalAction("wrong_phase")
    to = table.deal.opponent(seat)
    running = table.turn if table.turn is not None and table.turn.seat == to else None
    charged = 0
    if running is not None:
        charged = table.stopped.spent if table.stopped is not None else timer(state, table, moment).charged()
    bank = state.clock.gift(state.banks[to], charged)
    more = bank - state.banks[to]
    if more <= 0:
        raise IllegalAction("bank_full")
    if running is None or running.deadline is None:
        return (MinuteGiven(to, bank, None),)
    moved = Turn(to, running.started, running.allow, running.spent, running.deadline + more)
    return (MinuteGiven(to, bank, moved),)


def claim(state: MatchState, seat: int, away: int, moment: Moment) -> tuple[Event, ...]:
    """Against the seat to move at the own table; whoever sits out may claim too."""
    table = state.table_of(seat)
    turn = None if table is None else table.turn
    by_days = state.clock is not None and state.clock.cap >= DAY
    if table is None or turn is None or turn.seat == seat or by_days or table.stopped is not None:
        raise IllegalAction("nothing_to_claim")
    if table.claim is not None:
        raise IllegalAction("already_claimed")
    wait = CLAIM_AFTER_UNTIMED if state.clock is None else CLAIM_AFTER
    if away < wait:
        raise IllegalAction("too_early", wait=wait - away)
    return (ClaimMade(turn.seat, moment.now + CLAIM_WAIT),)


def timer(state: MatchState, table: TableState, moment: Moment) -> Timer:
    return Timer(state.clock, state.banks, table.turn, moment)
