"""Seats of three and four before the start: cited rules, and random play with invariants.

Who sits where is known by the commitments: each is somebody's, whichever seat it has come to.
"""

from collections import Counter

import pytest

from engine.actions import (
    AddBot,
    ChangeSeat,
    Leave,
    NotReady,
    Ready,
    Remove,
    Reveal,
    SeatAction,
    Sit,
    Swap,
    VoidAttempt,
)
from engine.events import Sealed, SeatLeft, SeatNotReady, SeatReady, SeatsSwapped, SeatTaken, SeedCommitted
from engine.match import MatchState, apply, around, fold
from engine.match_state import MatchPhase
from engine.seating import is_ready
from engine.shuffle import seed_commitment
from engine.view import seen, view
from tests.engine.driver import SERVER_SEED, Table
from tests.engine.moves import NEXT_SERVER_SEED, refused
from tests.engine.seating import commit_of, room_of, seed_of, sit_down, unruly_seating


def commits(state: MatchState) -> list[str | None]:
    return [held.commit for held in state.seats]


def readiness(state: MatchState) -> list[bool]:
    return [is_ready(state, seat) for seat in range(len(state.seats))]


def everybody_ready(table: Table) -> None:
    for seat in range(len(table.state.seats)):
        table.do(seat, Ready())


# --- ready ------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
def test_the_seats_are_sealed_when_all_have_committed_and_said_that_they_are_ready(seats: int) -> None:
    table = room_of(seats)
    sit_down(table, *range(seats))
    for seat in range(1, seats):
        assert table.do(seat, Ready()) == (SeatReady(seat),)
    assert table.do(0, Ready()) == (SeatReady(0), Sealed())
    assert table.state.phase is MatchPhase.REVEALING


def test_who_is_ready_before_the_others_have_come_waits_for_their_press_not_for_the_own() -> None:
    table = room_of(3)
    sit_down(table, 0)
    table.do(0, Ready())
    sit_down(table, 1, 2)
    table.do(2, Ready())
    assert table.do(1, Ready())[-1] == Sealed()


def test_to_be_ready_can_be_taken_back_until_the_seal() -> None:
    table = room_of(3)
    sit_down(table, 0, 1, 2)
    table.do(0, Ready())
    assert table.do(0, NotReady()) == (SeatNotReady(0),)
    for seat in (1, 2):
        table.do(seat, Ready())
    assert table.state.phase is MatchPhase.SEATING
    assert table.do(0, Ready())[-1] == Sealed()
    assert refused(table, 0, NotReady()) == "wrong_phase"


def test_what_is_said_twice_happens_twice_and_changes_nothing() -> None:
    table = room_of(3)
    sit_down(table, 0)
    for action in (NotReady(), Ready()):
        table.do(0, action)
        before = table.state
        assert len(table.do(0, action)) == 1
        assert table.state == before


def test_a_duel_asks_nobody_whether_they_are_ready() -> None:
    table = room_of(2)
    sit_down(table, 0)
    assert around(table.state, 0) == ("leave",)
    assert refused(table, 0, Ready()) == "wrong_phase"
    assert refused(table, 0, NotReady()) == "wrong_phase"
    assert readiness(table.state) == [True, False]
    assert table.do(1, Sit(commit_of(1)))[-1] == Sealed()


def test_to_be_ready_and_not_to_be_is_open_to_everybody_who_sits() -> None:
    """Both at any time: what another server stores meanwhile may take back what was said before."""
    table = room_of(3)
    sit_down(table, 0)
    assert around(table.state, 0) == ("leave", "not_ready", "ready")
    assert around(table.state, 1) == ()
    assert view(table.state, 0, 0).options.around == ("leave", "not_ready", "ready")


# --- changing seats ---------------------------------------------------------


def test_changing_seats_carries_the_commitment_along() -> None:
    table = room_of(4)
    sit_down(table, 0, 1)
    assert table.do(1, ChangeSeat(3)) == (SeatsSwapped(1, 3),)
    assert commits(table.state) == [commit_of(0), None, None, commit_of(1)]
    assert [held.taken for held in table.state.seats] == [True, False, False, True]
    assert refused(table, 3, Sit(commit_of("another"))) == "already_seated"  # the first counts, wherever it was made


@pytest.mark.parametrize(("to", "code"), [(0, "seat_taken"), (1, "seat_taken"), (4, "bad_seat"), (-1, "bad_seat")])
def test_only_a_free_seat_can_be_changed_to(to: int, code: str) -> None:
    table = room_of(4)
    sit_down(table, 0, 1)
    assert refused(table, 1, ChangeSeat(to)) == code


def test_the_seed_that_is_opened_after_a_change_is_the_one_committed_to_before_it() -> None:
    table = room_of(3)
    sit_down(table, 0, 1)
    table.do(1, ChangeSeat(2))
    table.do(1, Sit(commit_of("late")))
    everybody_ready(table)
    assert refused(table, 1, Reveal(seed_of(1).hex())) == "bad_seed"
    table.do(2, Reveal(seed_of(1).hex()))
    assert table.state.seats[2].seed == seed_of(1).hex()


def test_a_change_asks_everybody_again_whether_they_are_ready() -> None:
    """Others play with and against each other now. Bots are always ready."""
    table = room_of(4)
    sit_down(table, 0, 1)
    table.do(0, AddBot(2, commit_of("bot")))
    for seat in (0, 1):
        table.do(seat, Ready())
    table.do(1, ChangeSeat(3))
    assert readiness(table.state) == [False, False, True, False]


# --- the host's -------------------------------------------------------------


def test_two_seats_are_swapped_with_all_that_belongs_to_them() -> None:
    table = room_of(4)
    sit_down(table, 0, 1)
    table.do(0, AddBot(2, commit_of("bot")))
    assert table.do(0, Swap(1, 2)) == (SeatsSwapped(1, 2),)
    assert commits(table.state) == [commit_of(0), commit_of("bot"), commit_of(1), None]
    assert [held.bot for held in table.state.seats] == [False, True, False, False]
    table.do(0, Swap(3, 0))
    assert commits(table.state) == [None, commit_of("bot"), commit_of(1), commit_of(0)]


@pytest.mark.parametrize(
    ("a", "b", "code"), [(1, 1, "bad_seat"), (0, 4, "bad_seat"), (-1, 0, "bad_seat"), (2, 3, "seat_free")]
)
def test_a_swap_wants_two_seats_and_somebody_on_one_of_them(a: int, b: int, code: str) -> None:
    table = room_of(4)
    sit_down(table, 0, 1)
    assert refused(table, 0, Swap(a, b)) == code


def test_whoever_is_removed_leaves_a_free_seat_and_may_come_back() -> None:
    table = room_of(3)
    sit_down(table, 0, 1, 2)
    table.do(1, Ready())
    assert table.do(0, Remove(1)) == (SeatLeft(1),)
    assert refused(table, 1, Ready()) == "not_seated"
    assert table.do(1, Sit(commit_of(1))) == (SeatTaken(1, commit_of(1), bot=False),)
    assert readiness(table.state) == [False, False, False]


@pytest.mark.parametrize(("seat", "code"), [(0, "bad_seat"), (3, "bad_seat"), (-1, "bad_seat"), (2, "seat_free")])
def test_nobody_is_removed_from_the_own_seat_or_a_free_one(seat: int, code: str) -> None:
    table = room_of(3)
    sit_down(table, 0, 1)
    assert refused(table, 0, Remove(seat)) == code


def test_a_bot_is_ready_at_once_and_may_be_removed() -> None:
    table = room_of(3)
    sit_down(table, 0)
    assert table.do(0, AddBot(2, commit_of("bot"))) == (SeatTaken(2, commit_of("bot"), bot=True),)
    assert readiness(table.state) == [False, False, True]
    assert refused(table, 0, AddBot(2, commit_of("bot"))) == "seat_taken"
    table.do(0, Remove(2))
    assert not table.state.seats[2].taken
    assert not table.state.seats[2].bot


def test_the_last_bot_seals_the_seats_where_everybody_else_is_ready() -> None:
    table = room_of(3)
    sit_down(table, 0, 1)
    for seat in (0, 1):
        table.do(seat, Ready())
    assert table.do(0, AddBot(2, commit_of("bot")))[-1] == Sealed()


@pytest.mark.parametrize(
    "action",
    [Ready(), NotReady(), ChangeSeat(0), Swap(0, 1), Remove(1), AddBot(1, commit_of("bot")), Sit(commit_of("late"))],
)
def test_the_seal_freezes_the_seats(action: SeatAction) -> None:
    table = room_of(3)
    sit_down(table, 0, 1, 2)
    everybody_ready(table)
    assert refused(table, 0, action) == "wrong_phase"


# --- anew -------------------------------------------------------------------


def test_those_who_stay_after_a_voided_attempt_are_still_ready_and_commit_anew() -> None:
    table = room_of(3)
    sit_down(table, 0, 1, 2)
    everybody_ready(table)
    table.do(None, VoidAttempt(1, SERVER_SEED.hex(), seed_commitment(NEXT_SERVER_SEED)))
    assert table.do(0, Sit(commit_of("0 anew"))) == (SeedCommitted(0, commit_of("0 anew")),)
    assert readiness(table.state) == [True, False, False]
    table.do(2, Sit(commit_of("2 anew")))
    table.do(1, Sit(commit_of("somebody else")))
    assert table.do(1, Ready())[-1] == Sealed()


def test_who_has_agreed_to_a_rematch_is_ready_for_it() -> None:
    table = room_of(3)
    for event in (SeatTaken(0, None, bot=False), SeatTaken(1, None, bot=False), SeatTaken(2, commit_of(2), bot=True)):
        table.state = apply(table.state, event)
    table.do(0, Sit(commit_of(0)))
    assert table.do(1, Sit(commit_of(1)))[-1] == Sealed()


def test_another_who_takes_a_seat_of_a_rematch_is_asked() -> None:
    table = room_of(3)
    for seat in (0, 1, 2):
        table.state = apply(table.state, SeatTaken(seat, None, bot=False))
    table.do(2, Leave())
    sit_down(table, 0, 1, 2)
    assert readiness(table.state) == [True, True, False]
    assert table.do(2, Ready())[-1] == Sealed()


# --- what is told -----------------------------------------------------------


def test_everybody_hears_of_it_alike() -> None:
    told = [(event, [seen(event, viewer) for viewer in (None, 0, 1)]) for event in (SeatReady(1), SeatNotReady(1))]
    for event, views in told:
        assert len(set(views)) == 1
        assert views[0].seat == event.seat
    assert {seen(SeatsSwapped(0, 2), viewer).type for viewer in (None, 0, 1)} == {"seats_swapped"}


# --- at random --------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_random_nobody_is_ever_on_two_seats_or_on_none_and_the_seal_comes_exactly_when_it_may(seats: int) -> None:
    ends: Counter[bool] = Counter()
    for seed in range(150):
        log = unruly_seating(seed, seats).log
        state = apply(None, log[0])
        people: Counter[str] = Counter()
        for before, event in enumerate(log[1:]):
            match event:
                case SeatTaken(commit=str(commit)):
                    people[commit] += 1
                case SeatLeft(seat):
                    left = state.seats[seat].commit
                    assert left is not None
                    del people[left]
                case Sealed():
                    assert all(readiness(state))
                case _:
                    pass
            assert event == Sealed() or not all(readiness(state)), f"{seed}: event {before} came instead of the seal"
            state = apply(state, event)
            assert Counter(filter(None, commits(state))) == people
            assert all(held.taken == (held.commit is not None) for held in state.seats)
        assert fold(log) == state
        ends[state.phase is MatchPhase.REVEALING] += 1
    assert min(ends[True], ends[False] if seats > 2 else 1) > 0
