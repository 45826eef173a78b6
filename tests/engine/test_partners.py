"""Partners: two teams, two tables at once. Technique: the cited rules, on deals that end as they are wanted."""

from dataclasses import replace
from typing import Any

import pytest

from engine.actions import (
    Abort,
    Claim,
    GiveMinute,
    Knock,
    NextDeal,
    OfferAdjourn,
    Pass,
    Resign,
    Resume,
    ResumeClock,
    StopClock,
    TimeOut,
    VoidClaim,
)
from engine.cards import Card
from engine.deadlines import recorded
from engine.deal import Phase
from engine.events import ClockStopped, DealEnded, LaidOff, MatchEnded, RoundEnded
from engine.match import Moment, around, due, fold
from engine.match_state import MatchPhase
from engine.view import view
from tests.engine.driver import Table, deck_of, new_table
from tests.engine.forced import DEADWOOD, STOCK, dead, for_other, for_starter, gin, turn
from tests.engine.moves import ending, refused

GIN = DEADWOOD + 25
GAME, BOX = 100, 20
"""Of the set `house`."""


def table_of(*decks: tuple[Card, ...], rules: str = "house", **given: Any) -> Table:
    """Side 0 has the highest card: seats 0 and 2 deal to 1 and 3, who start; 0 plays 1, and 2 plays 3."""
    return new_table(rules, plan="partners", order=(0, 1, 2, 3), decks=decks, **given)


def decks_of(table: Table) -> dict[int, tuple[int, int, int]]:
    return {at.deal.number: (at.deal.dealer, at.deal.starter, at.deal.other) for at in table.state.tables}


def both_moved(table: Table) -> Table:
    for seat in (1, 3, 0, 2):
        turn(table, seat)
    return table


# --- rounds -----------------------------------------------------------------


def test_two_tables_are_dealt_at_once_by_one_team_then_by_the_other_against_other_opponents() -> None:
    table = table_of(for_starter(), for_other())
    assert decks_of(table) == {1: (0, 1, 0), 2: (2, 3, 2)}
    gin(table, 1)
    gin(table, 2)
    table.next_deal()
    assert decks_of(table) == {3: (3, 0, 3), 4: (1, 2, 1)}, "seat 0's table has deck 2r-1"


def test_both_winners_of_one_team_add_up() -> None:
    table = table_of(for_starter(), for_starter())
    gin(table, 1)
    assert table.state.totals == (0, 0), "nothing counts before both tables are done"
    gin(table, 3)
    assert table.state.totals == (0, 2 * GIN)
    assert [(ended.number, ended.winner, ended.points, ended.boxes) for ended in table.state.rounds] == [
        (1, 1, 2 * GIN, 1)
    ]


def test_one_each_and_the_difference_goes_to_the_team_with_more() -> None:
    weak = deck_of("4C 4D 4H 5S 6S 7S TC TD TH KS", "AC AH 2C 2D 3H 3D 5H 5C 6H JD", "9D", "8S")
    table = table_of(weak, for_other())
    gin(table, 1)  # for 38
    gin(table, 2)  # for 34
    assert table.state.totals == (0, 4)
    assert table.state.rounds[-1].winner == 1


def test_equal_points_are_nobody_s_and_no_box() -> None:
    table = table_of(for_starter(), for_other())
    gin(table, 1)
    gin(table, 2)
    (ended,) = table.state.rounds
    assert (ended.winner, ended.points, ended.boxes, ended.totals) == (None, 0, 0, (0, 0))
    assert ended.closes == table.now + 60_000


def test_a_dead_table_counts_nothing_and_is_not_replayed() -> None:
    table = table_of(for_starter(), dead_deal_stock=20)
    gin(table, 1)
    dead(table, 3)
    assert table.state.rounds[-1].winner == 1
    assert table.state.totals == (0, GIN)
    table.next_deal()
    assert set(decks_of(table)) == {3, 4}


def test_both_dead_and_the_next_round_follows_all_the_same() -> None:
    table = table_of(dead_deal_stock=20)
    dead(table, 1)
    dead(table, 3)
    assert table.state.rounds[-1].winner is None
    table.next_deal()
    assert decks_of(table) == {3: (3, 0, 3), 4: (1, 2, 1)}


def test_target_boxes_and_shutout_are_the_team_s() -> None:
    table = table_of(for_starter(), for_starter())
    gin(table, 1)
    gin(table, 3)
    assert [type(event) for event in table.log[-3:]] == [DealEnded, RoundEnded, MatchEnded]
    end = ending(table)
    assert (end.winner, end.loser, end.places, end.settlements) == (1, 0, (), ())
    assert {line.code: line.points for line in end.lines[1]} == {
        "deal_points": 2 * GIN,
        "game_bonus": GAME,
        "shutout_bonus": 100,
        "box_bonus": BOX,
    }
    assert end.settlement == 2 * GIN + GAME + 100 + BOX


# --- a table of its own -----------------------------------------------------


def test_whose_table_is_done_waits_and_sees_its_own_result() -> None:
    table = table_of(for_starter())
    gin(table, 1)
    shown = view(table.state, 0, table.now)
    assert shown.phase == "playing"
    assert shown.deal is not None
    assert shown.deal.result is not None
    assert (shown.deal.number, shown.deal.result.winner, shown.deal.result.next_dealer) == (1, 1, 1)
    assert shown.clock is not None
    assert shown.clock.running is None
    assert shown.beside is not None
    assert (shown.beside.deal.number, shown.beside.deal.result) == (2, None)
    assert refused(table, 0, STOCK) == "wrong_phase"
    assert refused(table, 0, NextDeal()) == "wrong_phase"
    assert refused(table, 0, GiveMinute()) == "wrong_phase"
    assert "give_minute" not in around(table.state, 0)


def test_decisions_are_counted_at_each_table_for_itself() -> None:
    table = table_of()
    turn(table, 1)
    turns = [view(table.state, seat, table.now).deal for seat in (1, 3)]
    assert [shown.turn for shown in turns if shown is not None] == ["1.3", "2.1"]


def test_each_table_has_its_clock() -> None:
    table = table_of()
    turn(table, 1, after=30_000)
    assert table.state.banks == (180_000, 150_000, 180_000, 180_000)
    shown = view(table.state, 0, table.now + 5_000)
    assert shown.clock is not None
    assert shown.beside is not None
    assert shown.beside.clock is not None
    assert (shown.clock.running, shown.beside.clock.running) == (0, 3)
    assert (shown.clock.elapsed, shown.beside.clock.elapsed) == (5_000, 35_000)
    assert shown.clock.remaining == shown.beside.clock.remaining == (175_000, 150_000, 180_000, 145_000)


def test_a_flag_at_one_table_forfeits_for_the_team_and_is_due_by_the_earlier_clock() -> None:
    table = both_moved(table_of())
    turn(table, 1, after=100_000)
    ends = table.state.tables[1].deadline
    assert ends is not None
    assert due(table.state) == ends + 1_000
    table.do(None, TimeOut(), after=90_000)
    end = ending(table)
    assert (end.reason, end.loser, end.winner) == ("flag", 1, 0)
    assert all(at.turn is None for at in table.state.tables)


def test_once_a_flag_has_fallen_at_one_table_the_other_can_change_nothing() -> None:
    table = both_moved(table_of())
    turn(table, 1, after=1_000)
    ends = table.state.tables[1].deadline
    assert ends is not None
    table.now = ends
    assert refused(table, 0, STOCK) == "too_late"
    assert refused(table, 0, Resign()) == "too_late"
    assert recorded(table.state, Moment(ends + 5_000)) == ends


def lay_off_at_the_second(**given: Any) -> Table:
    """The second table waits for seat 2, which may lay off; the first has just begun."""
    deck = deck_of("4C 4D 4H 7S 8S 9S TC TD TH 2S", "KS KD QH QC 9D 8C 6S 5D 3H AD", "JD", "KC")
    table = table_of(for_starter(), deck, **given)
    table.play((3, STOCK), (3, Knock(Card.parse("KC"))))
    assert table.state.tables[1].deal.phase is Phase.LAY_OFF
    return table


def test_a_flag_in_the_lay_off_phase_is_no_forfeit_and_the_other_table_goes_on_meanwhile() -> None:
    table = lay_off_at_the_second()
    ends = table.state.tables[1].deadline
    assert ends is not None
    table.now = ends - 100_000
    turn(table, 1, after=0)
    table.now = ends
    assert refused(table, 2, Pass()) == "too_late"
    table.do(0, STOCK)
    events = table.do(None, TimeOut(), after=1_000)
    assert [type(event) for event in events] == [LaidOff, DealEnded]
    assert table.state.phase is MatchPhase.PLAYING


def test_a_lay_off_whose_time_is_over_at_one_table_forgives_no_flag_at_the_other() -> None:
    table = lay_off_at_the_second()
    first, second = table.state.tables
    table.state = replace(table.state, tables=(second, first))  # whichever comes first
    ends = [at.deadline for at in (first, second)]
    table.now = max(when for when in ends if when is not None)
    for seat in (1, 2):
        assert refused(table, seat, STOCK) == "too_late"


# --- around two tables ------------------------------------------------------


def test_a_claim_is_made_at_the_own_table_and_stands_there_alone() -> None:
    table = both_moved(table_of())
    assert refused(table, 1, Claim(45_000)) == "nothing_to_claim", "it is the own turn"
    table.do(0, Claim(45_000))
    assert [at.claim is None for at in table.state.tables] == [False, True]
    assert view(table.state, 0, table.now).claim is not None
    assert view(table.state, 2, table.now).claim is None
    assert refused(table, 0, Claim(46_000)) == "already_claimed"
    table.do(2, Claim(45_000))
    table.do(None, VoidClaim(1))
    assert [at.claim is None for at in table.state.tables] == [True, False]
    table.do(None, TimeOut(), after=30_000)
    assert (ending(table).reason, ending(table).loser) == ("absent", 1)


def test_a_claim_is_void_with_whatever_the_claimed_seat_does_and_with_nobody_else() -> None:
    table = both_moved(table_of())
    table.do(0, Claim(45_000))
    turn(table, 3)
    assert table.state.tables[0].claim is not None
    turn(table, 1)
    assert table.state.tables[0].claim is None


def test_an_outage_stops_both_clocks_and_each_runs_on_when_its_own_seat_is_back() -> None:
    table = both_moved(table_of())
    began = table.now + 20_000
    table.now = began + 90_000
    events = table.do(None, StopClock(began))
    assert [type(event) for event in events] == [ClockStopped, ClockStopped]
    table.do(None, ResumeClock(3), after=5_000)
    assert [at.stopped is None for at in table.state.tables] == [False, True]
    assert refused(table, None, ResumeClock(3)) == "wrong_phase"
    turn(table, 3, after=1_000)
    table.do(1, STOCK, after=1_000)
    assert table.state.tables[0].stopped is None, "its own move lets it run, too"
    assert all(bank > 150_000 for bank in table.state.banks)


def test_a_flag_that_was_due_before_the_outage_falls_though_the_other_clock_is_held() -> None:
    table = both_moved(table_of())
    turn(table, 1, after=60_000)
    ends = table.state.tables[1].deadline
    assert ends is not None
    table.now = ends + 60_000
    events = table.do(None, StopClock(ends + 10_000))
    assert [event.seat for event in events if isinstance(event, ClockStopped)] == [0]
    table.do(None, TimeOut())
    assert (ending(table).reason, ending(table).loser) == ("flag", 1)


def test_a_round_is_broken_off_at_both_tables_and_goes_on_at_both() -> None:
    table = both_moved(table_of())
    turn(table, 1, after=4_000)
    table.now += 7_000
    for seat in range(4):
        table.do(seat, OfferAdjourn())
    shown = view(table.state, 3, table.now)
    assert shown.clock is not None
    assert shown.beside is not None
    assert shown.beside.clock is not None
    assert (shown.clock.running, shown.clock.elapsed, shown.clock.stopped) == (3, 11_000, True)
    assert (shown.beside.clock.running, shown.beside.clock.elapsed) == (0, 7_000)
    assert refused(table, 0, STOCK) == "adjourned"
    table.now += 10_000_000
    for seat in range(4):
        table.do(seat, Resume())
    left = {at.turn.seat: at.turn.deadline - table.now for at in table.state.tables if at.turn and at.turn.deadline}
    assert left == {0: 180_000 - 7_000, 3: 180_000 - 11_000}
    assert fold(table.log) == table.state


def test_with_one_table_done_the_other_alone_is_broken_off() -> None:
    table = table_of(for_starter())
    gin(table, 1)
    table.now += 3_000
    for seat in range(4):
        table.do(seat, OfferAdjourn())
    assert table.state.adjourned is not None
    assert table.state.adjourned.beside is None
    for seat in range(4):
        table.do(seat, Resume())
    assert table.state.phase is MatchPhase.PLAYING
    assert [at.turn is None for at in table.state.tables] == [True, False]


def test_a_minute_goes_to_the_opponent_of_the_own_table() -> None:
    table = both_moved(table_of())
    turn(table, 1, after=100_000)
    turn(table, 3, after=0)
    before = table.state.banks
    table.do(0, GiveMinute())
    assert table.state.banks == (before[0], before[1] + 60_000, *before[2:])
    table.do(2, GiveMinute())
    assert table.state.banks == (before[0], before[1] + 60_000, before[2], before[3] + 60_000)


def test_until_all_four_have_moved_anyone_may_abort() -> None:
    table = table_of()
    for seat in (1, 3, 0):
        turn(table, seat)
    assert "abort" in around(table.state, 0)
    turn(table, 2)
    assert refused(table, 0, Abort()) == "cannot_abort"


def test_a_flag_before_all_four_have_moved_aborts() -> None:
    table = table_of()
    for seat in (1, 3, 0):
        turn(table, seat)
    table.do(None, TimeOut(), after=185_000)
    assert (ending(table).reason, ending(table).winner, ending(table).settlement) == ("aborted", None, 0)


@pytest.mark.parametrize("seat", range(4))
def test_who_resigns_does_so_for_the_team(seat: int) -> None:
    table = both_moved(table_of())
    table.do(seat, Resign())
    end = ending(table)
    assert (end.loser, end.winner, end.totals[1 - seat % 2]) == (seat % 2, 1 - seat % 2, GAME)


def test_a_log_folded_from_the_first_deal_of_its_last_round_is_the_state() -> None:
    """What came before the first deal, the ends of deals and rounds, and all since both tables began anew."""
    table = table_of(for_starter(), for_other(), seed=4)
    gin(table, 1)
    gin(table, 2)
    table.next_deal()
    for seat in (0, 2, 3, 1):
        turn(table, seat)
    starts = [index for index, event in enumerate(table.log) if type(event).__name__ == "DealStarted"]
    kept = [
        event
        for index, event in enumerate(table.log)
        if index <= starts[0] or index >= starts[2] or isinstance(event, DealEnded | RoundEnded)
    ]
    assert fold(kept) == table.state
