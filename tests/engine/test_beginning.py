"""How a match begins: seats, commitments, the seal, and attempts that are void."""

import pytest

from engine.actions import (
    Leave,
    Reveal,
    Sit,
    VoidAttempt,
)
from engine.events import AttemptVoided, DealStarted, Sealed, SeatTaken
from engine.match import needs_decks
from engine.match_state import MatchPhase
from engine.shuffle import seed_commitment
from tests.engine.driver import (
    SEAT_SEEDS,
    SERVER_SEED,
)
from tests.engine.moves import NEXT_SERVER_SEED, commit, refused, unseated


def test_the_last_commitment_seals_the_seats_and_the_last_seed_brings_the_deal() -> None:
    table = unseated()
    assert table.do(1, commit(1)) == (SeatTaken(1, seed_commitment(SEAT_SEEDS[1]), bot=False),)
    assert table.do(0, commit(0))[-1] == Sealed()
    table.do(0, Reveal(SEAT_SEEDS[0].hex()))
    assert not needs_decks(table.state)
    events = table.do(1, Reveal(SEAT_SEEDS[1].hex()))
    started = events[-1]
    assert isinstance(started, DealStarted)
    assert started.number == 1
    assert started.cut is not None
    assert started.dealer == started.cut.dealer
    assert started.starter == 1 - started.dealer


def test_a_seat_is_taken_once_and_its_first_commitment_counts() -> None:
    table = unseated()
    table.do(0, commit(0))
    assert refused(table, 0, commit(1)) == "already_seated"
    assert refused(table, 2, commit(1)) == "not_seated"


@pytest.mark.parametrize("text", ["", "ab", "G" * 64, "A" * 64, "0" * 63])
def test_a_commitment_is_64_lower_case_hex_digits(text: str) -> None:
    assert refused(unseated(), 0, Sit(text)) == "bad_commit"


def test_whoever_leaves_before_the_seal_frees_the_seat() -> None:
    table = unseated()
    table.do(0, commit(0))
    table.do(0, Leave())
    assert not table.state.seats[0].taken
    table.do(0, commit(1))


def test_a_wrong_seed_is_refused_and_a_right_one_counts_once() -> None:
    table = unseated()
    assert refused(table, 0, Reveal(SEAT_SEEDS[0].hex())) == "not_seated"
    table.do(0, commit(0))
    assert refused(table, 0, Reveal(SEAT_SEEDS[0].hex())) == "wrong_phase"
    table.do(1, commit(1))
    assert refused(table, 0, Reveal(SEAT_SEEDS[1].hex())) == "bad_seed"
    assert refused(table, 0, Reveal("xy")) == "bad_seed"
    table.do(0, Reveal(SEAT_SEEDS[0].hex()))
    assert refused(table, 0, Reveal(SEAT_SEEDS[0].hex())) == "already_revealed"


def test_a_voided_attempt_names_its_seat_opens_the_old_seed_and_begins_anew() -> None:
    table = unseated()
    table.do(0, commit(0))
    table.do(1, commit(1))
    table.do(0, Reveal(SEAT_SEEDS[0].hex()))
    table.do(None, VoidAttempt(1, SERVER_SEED.hex(), seed_commitment(NEXT_SERVER_SEED)))
    state = table.state
    assert state.phase is MatchPhase.SEATING
    assert state.attempts == (AttemptVoided(1, SERVER_SEED.hex(), seed_commitment(NEXT_SERVER_SEED)),)
    assert [held.taken for held in state.seats] == [True, False]
    assert [held.commit for held in state.seats] == [None, None]
    assert state.server_commit == seed_commitment(NEXT_SERVER_SEED)
    table.do(0, commit(0))
    table.do(1, commit(1))
    for seat in (0, 1):
        table.do(seat, Reveal(SEAT_SEEDS[seat].hex()))
    assert table.state.phase is MatchPhase.PLAYING


def test_a_server_cannot_void_with_a_seed_it_did_not_commit_to() -> None:
    table = unseated()
    table.do(0, commit(0))
    table.do(1, commit(1))
    with pytest.raises(ValueError, match="committed"):
        table.do(None, VoidAttempt(1, NEXT_SERVER_SEED.hex(), seed_commitment(SERVER_SEED)))
