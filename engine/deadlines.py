"""Everything that waits for an instant: flags, sheets, claims and stopped clocks; and what moves those instants."""

from engine import endings
from engine.clock import DAY
from engine.errors import IllegalAction
from engine.events import ClaimMade, ClaimVoided, ClockResumed, ClockStopped, Event, MinuteGiven, SheetClosed, Turn
from engine.match_state import MatchPhase, MatchState
from engine.timer import Moment, Timer

FLAG_GRACE = 1_000
"""No time-out is stored earlier than this after its deadline: what arrived before it is served first."""
CLAIM_AFTER = 45_000
CLAIM_AFTER_UNTIMED = 180_000
CLAIM_WAIT = 30_000
OUTAGE_WAIT = 60_000


def due(state: MatchState) -> int | None:
    """The earliest instant at which `TimeOut` does something, or None. A flag's is its deadline and the grace."""
    found = _deadlines(state)
    return min(found)[0] if found else None


def _deadlines(state: MatchState) -> list[tuple[int, str]]:
    found = []
    if state.stopped is not None:
        found.append((state.stopped.resumes, "stopped"))
    elif state.turn is not None and state.turn.deadline is not None:
        found.append((state.turn.deadline + FLAG_GRACE, "flag"))
    if state.claim is not None:
        found.append((state.claim.deadline, "claim"))
    if state.closes is not None and not state.waits_for_deal:
        found.append((state.closes, "sheet"))
    return found


def time_out(state: MatchState, moment: Moment) -> tuple[Event, ...]:
    passed = [found for found in _deadlines(state) if found[0] <= moment.now]
    if not passed:
        raise IllegalAction("not_due")
    match min(passed)[1]:
        case "stopped":
            return (resumed(state, moment),)
        case "flag":
            return endings.flag(state)
        case "claim":
            assert state.claim is not None
            return (endings.absent(state, state.claim.seat),)
        case _:
            return (SheetClosed(),)


def stop_clock(state: MatchState, began: int, moment: Moment) -> tuple[Event, ...]:
    """An outage began at `began`: charge the running move until then; a claim is void, an open sheet stays open."""
    resumes = moment.now + OUTAGE_WAIT
    events: list[Event] = [] if state.claim is None else [ClaimVoided(state.claim.seat)]
    if state.stopped is not None:
        events.append(ClockStopped(state.stopped.seat, state.stopped.spent, resumes))
    elif state.turn is not None and state.turn.deadline is not None:
        if state.turn.deadline > began:
            charged = Timer(state.clock, state.banks, state.turn, Moment(began)).charged()
            events.append(ClockStopped(state.turn.seat, charged, resumes))
    elif state.closes is not None:
        events.append(ClockStopped(None, 0, resumes))
    return tuple(events)


def resumed(state: MatchState, moment: Moment) -> ClockResumed:
    assert state.stopped is not None
    assert state.turn is not None
    seat, charged = state.turn.seat, state.stopped.spent
    ends = moment.now + state.banks[seat] - charged + state.turn.allow
    return ClockResumed(Turn(seat, moment.now, state.turn.allow, charged, ends))


def can_give_minute(state: MatchState) -> bool:
    return state.private and state.clock is not None and state.phase is MatchPhase.PLAYING


def give_minute(state: MatchState, seat: int, moment: Moment) -> tuple[Event, ...]:
    """A minute for the other; in a running move what remains is raised and the deadline moves with it."""
    if not state.private:
        raise IllegalAction("not_private")
    if state.clock is None:
        raise IllegalAction("untimed")
    if not can_give_minute(state) or state.deal is None:
        raise IllegalAction("wrong_phase")
    to = state.deal.opponent(seat)
    running = state.turn if state.turn is not None and state.turn.seat == to else None
    charged = 0
    if running is not None:
        charged = state.stopped.spent if state.stopped is not None else timer(state, moment).charged()
    bank = state.clock.gift(state.banks[to], charged)
    more = bank - state.banks[to]
    if more <= 0:
        raise IllegalAction("bank_full")
    if running is None or running.deadline is None:
        return (MinuteGiven(to, bank, None),)
    moved = Turn(to, running.started, running.allow, running.spent, running.deadline + more)
    return (MinuteGiven(to, bank, moved),)


def claim(state: MatchState, seat: int, away: int, moment: Moment) -> tuple[Event, ...]:
    turn = state.turn
    by_days = state.clock is not None and state.clock.cap >= DAY
    if turn is None or turn.seat == seat or by_days or state.stopped is not None:
        raise IllegalAction("nothing_to_claim")
    if state.claim is not None:
        raise IllegalAction("already_claimed")
    wait = CLAIM_AFTER_UNTIMED if state.clock is None else CLAIM_AFTER
    if away < wait:
        raise IllegalAction("too_early", wait=wait - away)
    return (ClaimMade(turn.seat, moment.now + CLAIM_WAIT),)


def timer(state: MatchState, moment: Moment) -> Timer:
    return Timer(state.clock, state.banks, state.turn, moment)
