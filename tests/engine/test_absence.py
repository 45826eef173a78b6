"""Seats that are away, and outages that charge nobody."""

from dataclasses import replace

from engine.actions import (
    Claim,
    Discard,
    Knock,
    ResumeClock,
    StopClock,
    TimeOut,
    VoidClaim,
)
from engine.cards import Card
from engine.match import Moment, decide, due
from tests.engine.driver import (
    knock_table,
    new_table,
)
from tests.engine.moves import STOCK, ending, over_the_abort_line, refused


def test_a_seat_away_for_45_s_on_its_own_turn_can_be_claimed_and_loses_30_s_later() -> None:
    table = over_the_abort_line(new_table())
    seat = table.mover
    assert refused(table, 1 - seat, Claim(44_999)) == "too_early"
    assert refused(table, seat, Claim(60_000)) == "nothing_to_claim"
    table.do(1 - seat, Claim(45_000))
    assert due(table.state) == table.now + 30_000
    assert refused(table, 1 - seat, Claim(46_000)) == "already_claimed"
    table.do(None, TimeOut(), after=30_000)
    assert (ending(table).reason, ending(table).loser) == ("absent", seat)


def test_a_claim_is_void_as_soon_as_that_seat_does_anything() -> None:
    table = over_the_abort_line(new_table())
    seat = table.mover
    table.do(1 - seat, Claim(45_000))
    table.do(seat, STOCK, after=29_000)
    assert table.state.tables[0].claim is None
    table.do(1 - seat, Claim(45_000))
    table.do(None, VoidClaim(seat))
    assert table.state.tables[0].claim is None


def test_untimed_rooms_wait_three_minutes_and_games_by_the_day_for_ever() -> None:
    table = over_the_abort_line(new_table(clock="untimed"))
    assert refused(table, 1 - table.mover, Claim(179_999)) == "too_early"
    table.do(1 - table.mover, Claim(180_000))
    days = over_the_abort_line(new_table(clock="days1"))
    assert refused(days, 1 - days.mover, Claim(10**9)) == "nothing_to_claim"


def test_an_outage_is_charged_to_nobody() -> None:
    """D-C10: 42 s left, five minutes without a server, and the clock runs on when the seat to move is back."""
    table = over_the_abort_line(new_table())
    seat = table.mover
    table.state = replace(table.state, banks=(180_000, 180_000))
    began = table.now + 138_000
    table.now = began + 300_000
    table.do(None, StopClock(began))
    assert table.state.tables[0].stopped is not None
    assert due(table.state) == table.now + 60_000
    table.do(None, ResumeClock(seat), after=20_000)
    assert table.state.tables[0].turn is not None
    assert table.state.tables[0].turn.deadline == table.now + 42_000
    table.do(seat, STOCK, after=2_000)
    assert table.deal.drawn is not None
    table.do(seat, Discard(table.deal.drawn))
    assert table.state.banks[seat] == 40_000


def test_a_stopped_clock_runs_on_by_itself_after_a_minute_or_with_the_seats_own_move() -> None:
    table = over_the_abort_line(new_table())
    seat = table.mover
    table.do(None, StopClock(table.now + 1_000), after=100_000)
    assert refused(table, None, TimeOut(), after=59_999) == "not_due"
    table.do(None, TimeOut(), after=1)
    assert table.state.tables[0].stopped is None
    other = over_the_abort_line(new_table())
    other.do(None, StopClock(other.now), after=100_000)
    other.do(other.mover, STOCK, after=30_000)
    assert other.state.tables[0].stopped is None
    assert other.state.banks[seat] == 180_000


def test_a_flag_that_was_due_before_the_outage_still_falls() -> None:
    table = over_the_abort_line(new_table())
    assert table.state.tables[0].turn is not None
    ends = table.state.tables[0].turn.deadline
    assert ends is not None
    assert decide(table.state, None, StopClock(ends), Moment(ends + 100_000)) == ()
    table.now = ends + 100_000
    table.do(None, TimeOut())
    assert ending(table).reason == "flag"


def test_an_outage_keeps_the_sheet_open_and_voids_a_claim() -> None:
    table = knock_table("4C 4D 4H AS 2S 3S TC TD TH AD", "KS KD KH QS QD QC 9S 9D 8C 7H", "JS")
    table.play((0, Knock(Card.parse("JS"))))
    table.do(None, StopClock(table.now), after=300_000)
    assert due(table.state) == table.now + 60_000
    claimed = over_the_abort_line(new_table())
    claimed.do(1 - claimed.mover, Claim(45_000))
    claimed.do(None, StopClock(claimed.now), after=300_000)
    assert claimed.state.tables[0].claim is None
