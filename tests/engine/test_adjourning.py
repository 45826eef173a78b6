"""A match in a private room is broken off by agreement and goes on where it was."""

from engine.actions import (
    Claim,
    DeclineAdjourn,
    Discard,
    NextDeal,
    OfferAdjourn,
    OfferEnd,
    Pass,
    Resign,
    Resume,
    StopClock,
)
from engine.match import due
from engine.match_state import MatchPhase
from engine.view import view
from tests.engine.driver import Table, new_table
from tests.engine.moves import STOCK, ending, one_deal, one_turn, over_the_abort_line, refused

A_NIGHT = 9 * 3_600_000


def adjourn(table: Table, *, after: int = 0) -> None:
    table.do(0, OfferAdjourn(), after=after)
    table.do(1, OfferAdjourn())


def resume(table: Table, *, after: int = A_NIGHT) -> None:
    table.do(1, Resume(), after=after)
    table.do(0, Resume())


def test_both_break_a_match_off_and_it_waits_for_both() -> None:
    table = over_the_abort_line(new_table())
    seat = table.mover
    table.do(1 - seat, OfferAdjourn())
    assert table.state.adjourned is None
    table.do(seat, OfferAdjourn())
    assert view(table.state, seat, table.now).phase == "adjourned"
    assert due(table.state) is None
    assert refused(table, seat, STOCK, after=A_NIGHT) == "adjourned"
    table.do(seat, Resume())
    assert refused(table, seat, Resume()) == "already_agreed"
    assert refused(table, seat, STOCK) == "adjourned"
    table.do(1 - seat, Resume())
    table.do(seat, STOCK)


def test_a_move_that_was_broken_off_goes_on_with_what_it_had_used() -> None:
    table = over_the_abort_line(new_table())
    seat = table.mover
    table.do(seat, STOCK, after=1_000)
    adjourn(table, after=29_000)
    assert view(table.state, seat, table.now).clock is not None
    shown = view(table.state, seat, table.now + A_NIGHT).clock
    assert shown is not None
    assert (shown.remaining[seat], shown.stopped) == (150_000, True)
    resume(table)
    turn = table.state.tables[0].turn
    assert turn is not None
    assert turn.deadline == table.now + 150_000
    drawn = table.deal.drawn
    assert drawn is not None
    table.do(seat, Discard(drawn), after=5_000)
    assert table.state.banks[seat] == 145_000, "35 s in all: no bonus"


def test_every_card_lies_as_it_lay() -> None:
    table = over_the_abort_line(new_table())
    before = table.deal
    adjourn(table)
    resume(table)
    assert table.deal == before


def test_a_sheet_shows_again_for_its_whole_time() -> None:
    table = new_table()
    one_deal(table)
    adjourn(table)
    assert due(table.state) is None
    assert refused(table, 0, NextDeal()) == "adjourned"
    resume(table)
    assert (table.state.phase, table.state.closes) == (MatchPhase.SHEET, table.now + 60_000)
    table.do(0, NextDeal())
    table.do(1, NextDeal())
    assert table.state.phase is MatchPhase.PLAYING


def test_an_offer_is_taken_back_or_turned_down_and_ends_with_the_deal() -> None:
    table = over_the_abort_line(new_table())
    assert refused(table, 0, DeclineAdjourn()) == "no_offer"
    table.do(0, OfferAdjourn())
    assert refused(table, 0, OfferAdjourn()) == "already_agreed"
    table.do(1, DeclineAdjourn())
    table.do(1, OfferAdjourn())
    assert table.state.phase is MatchPhase.PLAYING
    one_deal(table)
    table.do(0, NextDeal())
    table.do(1, NextDeal())
    table.do(0, OfferAdjourn())
    assert table.state.phase is MatchPhase.PLAYING


def test_a_match_that_rests_may_still_be_ended() -> None:
    for table in (over_the_abort_line(new_table()), over_the_abort_line(new_table())):
        adjourn(table)
        assert refused(table, 0, Claim(A_NIGHT)) == "adjourned"
    table.do(0, OfferEnd())
    table.do(1, OfferEnd())
    assert ending(table).reason == "agreed"
    table = over_the_abort_line(new_table())
    adjourn(table)
    table.do(1, Resign())
    assert (ending(table).reason, ending(table).loser) == ("resigned", 1)
    assert refused(table, 0, Resume()) == "match_over"


def test_only_private_rooms_adjourn() -> None:
    table = over_the_abort_line(new_table(private=False))
    assert refused(table, 0, OfferAdjourn()) == "not_private"


def test_an_outage_in_the_break_changes_nothing() -> None:
    table = over_the_abort_line(new_table())
    adjourn(table)
    before = table.state
    table.do(None, StopClock(table.now - 2_000), after=10_000)
    assert table.state == before


def test_a_clock_that_an_outage_holds_is_broken_off_with_what_was_charged() -> None:
    table = over_the_abort_line(new_table())
    seat = table.mover
    table.do(None, StopClock(table.now + 4_000), after=20_000)
    adjourn(table)
    assert table.state.adjourned is not None
    assert table.state.adjourned.spent == 4_000
    resume(table)
    turn = table.state.tables[0].turn
    assert turn is not None
    assert turn.deadline == table.now + table.state.banks[seat] - 4_000


def test_the_first_offer_and_an_untimed_match_are_broken_off_too() -> None:
    table = new_table(clock="untimed")
    adjourn(table)
    resume(table)
    assert table.state.tables[0].turn is not None
    assert table.state.tables[0].turn.deadline is None
    table.do(table.mover, Pass())
    one_turn(table)
