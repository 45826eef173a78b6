"""Before the first deal: seats, commitments, who is ready, and the opening of seeds."""

from engine.actions import AddBot, ChangeSeat, Remove, Sit, Swap, VoidAttempt
from engine.errors import IllegalAction
from engine.events import (
    AttemptVoided,
    Event,
    Sealed,
    SeatLeft,
    SeatNotReady,
    SeatReady,
    SeatsSwapped,
    SeatTaken,
    SeedCommitted,
    SeedRevealed,
)
from engine.match_state import MatchPhase, MatchState, apply
from engine.shuffle import SEED_BYTES, seed_commitment

_HEX = frozenset("0123456789abcdef")
_DUEL = 2


def sit(state: MatchState, seat: int, action: Sit) -> tuple[Event, ...]:
    """Take the seat, or commit for one that is held.

    Raises IllegalAction: wrong_phase, bad_commit, seat_taken, already_seated (it has committed: the first counts).
    """
    _check_seating(state)
    if not _is_hex(action.commit):
        raise IllegalAction("bad_commit")
    held = state.seats[seat]
    if held.commit is not None:
        raise IllegalAction("already_seated")
    if held.taken:
        return _sealing(state, SeedCommitted(seat, action.commit))
    return _sealing(state, SeatTaken(seat, action.commit, action.bot))


def add_bot(state: MatchState, action: AddBot) -> tuple[Event, ...]:
    """Raises IllegalAction: wrong_phase, bad_seat, seat_taken."""
    _check_free(state, action.seat)
    return _sealing(state, SeatTaken(action.seat, action.commit, bot=True))


def change(state: MatchState, seat: int, action: ChangeSeat) -> tuple[Event, ...]:
    """Raises IllegalAction: wrong_phase, bad_seat, seat_taken."""
    _check_free(state, action.to)
    return (SeatsSwapped(seat, action.to),)


def swap(state: MatchState, action: Swap) -> tuple[Event, ...]:
    """Raises IllegalAction: wrong_phase, bad_seat, seat_free (both are)."""
    _check_seating(state)
    for seat in (action.a, action.b):
        _check_seat(state, seat)
    if action.a == action.b:
        raise IllegalAction("bad_seat")
    if not (state.seats[action.a].taken or state.seats[action.b].taken):
        raise IllegalAction("seat_free")
    return (SeatsSwapped(action.a, action.b),)


def remove(state: MatchState, seat: int, action: Remove) -> tuple[Event, ...]:
    """Raises IllegalAction: wrong_phase, bad_seat (the own one too: that is left), seat_free."""
    _check_seating(state)
    _check_seat(state, action.seat)
    if action.seat == seat:
        raise IllegalAction("bad_seat")
    if not state.seats[action.seat].taken:
        raise IllegalAction("seat_free")
    return (SeatLeft(action.seat),)


def leave(seat: int) -> tuple[Event, ...]:
    return (SeatLeft(seat),)


def ready(state: MatchState, seat: int) -> tuple[Event, ...]:
    """It happens again where it was said before: what another server has stored since may have taken it back.

    Raises IllegalAction: wrong_phase (in a duel too: it asks nobody).
    """
    _check_asks(state)
    return _sealing(state, SeatReady(seat))


def not_ready(state: MatchState, seat: int) -> tuple[Event, ...]:
    """Raises IllegalAction: wrong_phase."""
    _check_asks(state)
    return (SeatNotReady(seat),)


def is_ready(state: MatchState, seat: int) -> bool:
    """Committed, and willing to begin: a bot always is, and in a duel whoever sits down."""
    held = state.seats[seat]
    return held.commit is not None and (held.ready or held.bot or not _asks(state))


def around(state: MatchState) -> tuple[str, ...]:
    """Names of what a seat may do before the first deal. What is the host's is not among them: seats know no host."""
    if state.phase is not MatchPhase.SEATING or not _asks(state):
        return ("leave",)
    return ("leave", "not_ready", "ready")


def reveal(state: MatchState, seat: int, seed: str) -> tuple[Event, ...]:
    """Open the seat's seed. Raises IllegalAction: wrong_phase, already_revealed, bad_seed."""
    if state.phase is not MatchPhase.REVEALING:
        raise IllegalAction("wrong_phase")
    if state.seats[seat].seed is not None:
        raise IllegalAction("already_revealed")
    if not _is_hex(seed) or seed_commitment(bytes.fromhex(seed)) != state.seats[seat].commit:
        raise IllegalAction("bad_seed")
    return (SeedRevealed(seat, seed),)


def void(state: MatchState, action: VoidAttempt) -> tuple[Event, ...]:
    """The attempt is over: who left or did not reveal is named, and the old server seed is opened."""
    if state.phase is not MatchPhase.REVEALING or state.waits_for_deal:
        raise IllegalAction("wrong_phase")
    if seed_commitment(bytes.fromhex(action.server_seed)) != state.server_commit:
        raise ValueError("the opened seed is not the one committed to")
    return (AttemptVoided(action.seat, action.server_seed, action.server_commit),)


def _sealing(state: MatchState, event: Event) -> tuple[Event, ...]:
    """`event`, and the seal where nothing else was missing."""
    after = apply(state, event)
    sealed = all(is_ready(after, seat) for seat in range(len(after.seats)))
    return (event, Sealed()) if sealed else (event,)


def _asks(state: MatchState) -> bool:
    """Whether people are asked if they are ready: two have nobody else to wait for."""
    return len(state.seats) > _DUEL


def _check_asks(state: MatchState) -> None:
    _check_seating(state)
    if not _asks(state):
        raise IllegalAction("wrong_phase")


def _check_seating(state: MatchState) -> None:
    if state.phase is not MatchPhase.SEATING:
        raise IllegalAction("wrong_phase")


def _check_seat(state: MatchState, seat: int) -> None:
    if not 0 <= seat < len(state.seats):
        raise IllegalAction("bad_seat")


def _check_free(state: MatchState, seat: int) -> None:
    _check_seating(state)
    _check_seat(state, seat)
    if state.seats[seat].taken:
        raise IllegalAction("seat_taken")


def _is_hex(text: str) -> bool:
    return len(text) == 2 * SEED_BYTES and _HEX.issuperset(text)
