"""What a match charges its seats, and when a flag falls."""

from dataclasses import replace

import pytest

from engine.actions import (
    Discard,
    GiveMinute,
    Knock,
    Pass,
    Resign,
    TimeOut,
)
from engine.cards import Card
from engine.errors import IllegalAction
from engine.match import Moment, decide, due
from tests.engine.driver import (
    knock_table,
    new_table,
)
from tests.engine.moves import PILE, STOCK, ending, one_turn, over_the_abort_line, refused


def test_the_bonus_is_paid_once_at_the_end_of_a_move_and_never_over_the_cap() -> None:
    """D-C02: refused actions, the draw and reconnects pay nothing."""
    table = over_the_abort_line(new_table())
    table.state = replace(table.state, banks=(100_000, 100_000))
    seat = table.mover
    table.do(seat, STOCK, after=1_000)
    assert table.state.banks[seat] == 100_000
    other = table.hand(1 - seat)[0]
    assert refused(table, seat, Discard(other), after=1_000) == "not_your_card"
    assert refused(table, seat, Knock(other), after=1_000) == "not_your_card"
    drawn = table.deal.drawn
    assert drawn is not None
    table.do(seat, Discard(drawn), after=2_000)
    assert table.state.banks[seat] == 105_000


@pytest.mark.parametrize(("used", "left"), [(30_000, 150_000), (10_000, 180_000), (10_001, 169_999), (4_000, 180_000)])
def test_a_pass_is_a_move_of_its_own_for_the_bank(used: int, left: int) -> None:
    table = new_table()
    table.do(0, Pass(), after=used)
    assert table.state.banks[0] == left


def test_from_the_deadline_on_every_action_is_too_late_and_before_it_a_move_stands() -> None:
    """D-C03."""
    table = over_the_abort_line(new_table())
    assert table.state.tables[0].turn is not None
    ends = table.state.tables[0].turn.deadline
    assert ends is not None
    for late in (ends, ends + 1):
        with pytest.raises(IllegalAction, match="too_late"):
            decide(table.state, table.mover, STOCK, Moment(late))
        with pytest.raises(IllegalAction, match="too_late"):
            decide(table.state, 1 - table.mover, Resign(), Moment(late))
    assert decide(table.state, table.mover, STOCK, Moment(ends - 1))


def test_a_flag_forfeits_the_match_no_earlier_than_a_second_after_its_deadline() -> None:
    table = over_the_abort_line(new_table())
    seat = table.mover
    assert due(table.state) == table.now + 180_000 + 1_000
    assert refused(table, None, TimeOut(), after=180_999) == "not_due"
    table.do(None, TimeOut(), after=1)
    assert (ending(table).reason, ending(table).loser) == ("flag", seat)
    assert due(table.state) is None
    assert refused(table, None, TimeOut(), after=10_000) == "not_due"


def test_a_flag_before_both_have_moved_aborts() -> None:
    table = new_table()
    table.do(None, TimeOut(), after=181_000)
    assert (ending(table).reason, ending(table).winner) == ("aborted", None)


def test_a_flag_in_the_lay_off_phase_plays_the_best_defence() -> None:
    table = knock_table("4H 5H 6H 8D 9D TD QC QS QH JC", "7H 7D 7S AC 2C 3C 3H JD 8H 6D", "KS")
    table.play((0, Knock(Card.parse("KS"))))
    table.do(None, TimeOut(), after=181_000)
    ended = table.state.ended[-1]
    assert (ended.kind, ended.points) == ("undercut", 28)
    assert table.state.outcome is None
    assert table.state.banks[1] == 0
    table.next_deal()
    assert table.state.banks[1] == 60_000


def test_nothing_is_charged_while_the_sheet_shows_and_a_low_bank_is_raised_at_the_deal() -> None:
    """D-C09."""
    table = knock_table("4C 4D 4H AS 2S 3S TC TD TH AD", "KS KD KH QS QD QC 9S 9D 8C 7H", "JS")
    table.play((0, Knock(Card.parse("JS"))))
    table.state = replace(table.state, banks=(41_000, 170_000))
    table.now += 25_000
    table.next_deal()
    assert table.state.banks == (60_000, 170_000)
    assert table.state.tables[0].turn is not None
    assert table.state.tables[0].turn.deadline == table.now + table.state.banks[table.mover]


def test_the_allowance_is_the_least_round_trip_once_for_a_pass_and_twice_for_a_turn() -> None:
    table = new_table()
    table.trips = (80, 120)
    table.do(0, Pass())
    assert table.state.tables[0].turn is not None
    assert (table.state.tables[0].turn.allow, table.state.tables[0].turn.seat) == (120, 1)
    table.do(1, PILE, after=100)
    assert table.state.tables[0].turn.allow == 240
    table.do(1, Discard(next(card for card in table.hand(1) if card != table.deal.taken)), after=140)
    assert table.state.banks[1] == 180_000
    assert (table.state.tables[0].turn.seat, table.state.tables[0].turn.allow) == (0, 160)


def test_the_allowance_is_at_most_a_second_and_nothing_without_a_sample() -> None:
    table = new_table()
    assert table.state.tables[0].turn is not None
    assert table.state.tables[0].turn.allow == 0
    table.trips = (5_000, 5_000)
    table.do(0, Pass())
    assert table.state.tables[0].turn.allow == 1_000


def test_the_allowance_serves_the_ten_seconds_too() -> None:
    table = over_the_abort_line(new_table())
    table.trips = (100, 100)
    one_turn(table)
    table.state = replace(table.state, banks=(100_000, 100_000))
    seat = table.mover
    table.do(seat, STOCK, after=5_000)
    assert table.deal.drawn is not None
    table.do(seat, Discard(table.deal.drawn), after=5_200)
    assert table.state.banks[seat] == 100_000


def test_a_given_minute_raises_what_remains_and_moves_a_running_deadline() -> None:
    table = over_the_abort_line(new_table())
    seat = table.mover
    table.state = replace(table.state, banks=(100_000, 100_000))
    table.now += 50_000
    assert table.state.tables[0].turn is not None
    ends = table.state.tables[0].turn.deadline
    assert ends is not None
    table.do(1 - seat, GiveMinute())
    assert table.state.tables[0].turn.deadline == ends + 60_000
    assert table.state.banks[seat] == 160_000


def test_a_given_minute_never_lifts_what_remains_over_the_cap() -> None:
    table = over_the_abort_line(new_table())
    seat = table.mover
    table.do(1 - seat, GiveMinute(), after=20_000)
    assert table.state.tables[0].turn is not None
    assert table.state.tables[0].turn.deadline == table.now + 180_000
    assert refused(table, 1 - seat, GiveMinute()) == "bank_full"


def test_minutes_are_given_in_private_rooms_with_a_clock_only() -> None:
    assert refused(new_table(private=False), 0, GiveMinute()) == "not_private"
    assert refused(new_table(clock="untimed"), 0, GiveMinute()) == "untimed"


def test_an_untimed_match_has_no_deadline() -> None:
    table = new_table(clock="untimed")
    assert due(table.state) is None
    one_turn(table, after=10_000_000)
    assert table.state.tables[0].turn is not None
    assert table.state.tables[0].turn.deadline is None
