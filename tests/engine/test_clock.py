"""The clock as a value. Technique: a table of the cited examples, then properties over all banks and times."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.clock import PRESETS, Clock, allowance, deadline, spent

THREE_MINUTES = Clock(180_000, 10_000, 10_000)
CLOCKS = st.sampled_from([clock for clock in PRESETS.values() if clock is not None])


@pytest.mark.parametrize(
    ("bank", "took", "left"),
    [
        (180_000, 30_000, 150_000),
        (150_000, 5_000, 155_000),
        (160_000, 5_000, 165_000),
        (180_000, 4_000, 180_000),
        (100_000, 10_000, 100_000),
        (100_000, 10_001, 89_999),
        (175_000, 2_000, 180_000),
        (3_000, 1_000, 12_000),
        (100_000, 5_000, 105_000),
        (180_000, 0, 180_000),
        (20_000, 19_999, 1),
    ],
)
def test_the_bank_after_a_move(bank: int, took: int, left: int) -> None:
    assert THREE_MINUTES.after(bank, took) == left


def test_the_source_s_own_first_two_moves() -> None:
    after_first = THREE_MINUTES.after(THREE_MINUTES.cap, 30_000)
    assert (after_first, THREE_MINUTES.after(after_first, 5_000)) == (150_000, 155_000)


@pytest.mark.parametrize(
    ("preset", "bank", "at_deal"),
    [
        ("three_minutes", 59_999, 60_000),
        ("three_minutes", 60_000, 60_000),
        ("three_minutes", 60_001, 60_001),
        ("three_minutes", 0, 60_000),
        ("brisk", 12_000, 60_000),
        ("fast", 12_000, 30_000),
        ("fast", 30_000, 30_000),
        ("days1", 59_000, 60_000),
    ],
)
def test_a_deal_begins_with_a_minute_or_the_smaller_cap(preset: str, bank: int, at_deal: int) -> None:
    clock = PRESETS[preset]
    assert clock is not None
    assert clock.at_deal(bank) == at_deal


@pytest.mark.parametrize(
    ("bank", "took", "given"),
    [
        (100_000, 0, 160_000),
        (150_000, 0, 180_000),
        (180_000, 0, 180_000),
        # In a running move the remaining time counts: 170 s less 50 s is 120 s, and becomes 180 s.
        (170_000, 50_000, 230_000),
        # 170 s less 20 s is 150 s, and becomes 180 s, not 210.
        (170_000, 20_000, 200_000),
        (50_000, 49_000, 110_000),
    ],
)
def test_a_minute_given_never_lifts_what_remains_above_the_cap(bank: int, took: int, given: int) -> None:
    assert THREE_MINUTES.gift(bank, took) == given


def test_the_move_in_which_a_minute_was_given_leaves_what_the_clock_showed() -> None:
    with_gift = THREE_MINUTES.gift(170_000, 20_000)
    assert THREE_MINUTES.after(with_gift, 25_000) == 175_000


@pytest.mark.parametrize(
    ("best", "trips", "allowed"),
    [(None, 2, 0), (0, 2, 0), (80, 2, 160), (80, 1, 80), (500, 2, 1_000), (501, 2, 1_000), (4_000, 1, 1_000)],
)
def test_the_allowance_is_the_round_trips_of_the_move_and_at_most_a_second(
    best: int | None, trips: int, allowed: int
) -> None:
    assert allowance(best, trips) == allowed


@pytest.mark.parametrize(
    ("arrival", "charged"),
    [(1_000_000, 0), (1_000_160, 0), (1_000_161, 1), (1_010_160, 10_000), (1_010_161, 10_001)],
)
def test_the_allowance_is_not_charged_and_serves_the_ten_second_test_too(arrival: int, charged: int) -> None:
    assert spent(arrival, 1_000_000, 160) == charged


def test_the_deadline_leaves_the_whole_bank_and_the_allowance() -> None:
    falls = deadline(1_000_000, 42_000, 160)
    assert falls == 1_042_160
    assert spent(falls - 1, 1_000_000, 160) == 41_999
    assert spent(falls, 1_000_000, 160) == 42_000


def test_the_presets_are_those_that_a_room_offers() -> None:
    assert list(PRESETS) == ["three_minutes", "brisk", "fast", "untimed", "days1", "days3", "days7"]
    assert PRESETS["three_minutes"] == THREE_MINUTES
    assert PRESETS["brisk"] == Clock(60_000, 10_000, 10_000)
    assert PRESETS["fast"] == Clock(30_000, 10_000, 10_000)
    assert PRESETS["untimed"] is None
    assert PRESETS["days3"] == Clock(259_200_000, 259_200_000, 259_200_000)


@given(CLOCKS, st.lists(st.tuples(st.sampled_from(["move", "deal", "gift"]), st.floats(0, 2)), max_size=30))
def test_a_bank_stays_between_nothing_and_the_cap(clock: Clock, history: list[tuple[str, float]]) -> None:
    """D-C01 and D-C12: whatever is done to it, and in whatever order."""
    bank = clock.cap
    for what, share in history:
        if what == "move":
            bank = clock.after(bank, int(share * clock.cap))
        elif what == "deal":
            bank = clock.at_deal(bank)
        else:
            bank = clock.gift(bank)
        assert 0 <= bank <= clock.cap


@given(CLOCKS, st.data())
def test_a_move_in_time_costs_its_time_less_at_most_one_bonus(clock: Clock, data: st.DataObject) -> None:
    bank = data.draw(st.integers(1, clock.cap))
    took = data.draw(st.integers(0, bank - 1))
    left = clock.after(bank, took)
    assert bank - took <= left <= bank - took + clock.bonus
    if took > clock.within:
        assert left == bank - took


@given(CLOCKS, st.data())
def test_a_gift_never_takes_time_away(clock: Clock, data: st.DataObject) -> None:
    bank = data.draw(st.integers(1, clock.cap))
    took = data.draw(st.integers(0, bank - 1))
    remaining = clock.gift(bank, took) - took
    assert bank - took <= remaining <= min(clock.cap, bank - took + 60_000)


@given(st.one_of(st.none(), st.integers(-5, 10_000)), st.sampled_from([1, 2]))
def test_no_line_is_worth_more_than_a_second(best: int | None, trips: int) -> None:
    assert 0 <= allowance(best, trips) <= 1_000
