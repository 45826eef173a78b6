"""Before the first deal: seats, commitments, and the opening of seeds."""

from engine.actions import Sit, VoidAttempt
from engine.errors import IllegalAction
from engine.events import AttemptVoided, Event, Sealed, SeatLeft, SeatTaken, SeedCommitted, SeedRevealed
from engine.match_state import MatchPhase, MatchState
from engine.shuffle import SEED_BYTES, seed_commitment

_HEX = frozenset("0123456789abcdef")


def sit(state: MatchState, seat: int, action: Sit) -> tuple[Event, ...]:
    """Take the seat, or commit for one that is held; the last commitment seals the seats (ready is implied).

    Raises IllegalAction: wrong_phase, bad_commit, seat_taken, already_seated (it has committed: the first counts).
    """
    if state.phase is not MatchPhase.SEATING:
        raise IllegalAction("wrong_phase")
    if not _is_hex(action.commit):
        raise IllegalAction("bad_commit")
    held = state.seats[seat]
    if held.commit is not None:
        raise IllegalAction("already_seated")
    taken: Event = SeedCommitted(seat, action.commit) if held.taken else SeatTaken(seat, action.commit, action.bot)
    others = (other.commit for number, other in enumerate(state.seats) if number != seat)
    return (taken, Sealed()) if all(commit is not None for commit in others) else (taken,)


def leave(seat: int) -> tuple[Event, ...]:
    return (SeatLeft(seat),)


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


def _is_hex(text: str) -> bool:
    return len(text) == 2 * SEED_BYTES and _HEX.issuperset(text)
