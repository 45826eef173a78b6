"""From seats to the outcome: how matches begin, pass from deal to deal, and end."""

import random
from dataclasses import replace
from typing import Any

import pytest

from engine.actions import (
    Abort,
    Claim,
    Deal,
    DeclineEnd,
    Discard,
    Draw,
    GiveMinute,
    Knock,
    LayOff,
    Leave,
    NextDeal,
    OfferEnd,
    OpenRematch,
    Pass,
    Pile,
    Rematch,
    Resign,
    ResumeClock,
    Reveal,
    Sit,
    StopClock,
    TimeOut,
    VoidAttempt,
    VoidClaim,
)
from engine.cards import Card
from engine.errors import IllegalAction
from engine.events import AttemptVoided, DealEnded, DealStarted, MatchEnded, RematchMade, Sealed, SeatTaken
from engine.match import MatchState, Moment, apply, around, decide, due, fold, needs_deal, open_match
from engine.match_state import MatchPhase
from engine.rules import RULE_SETS
from engine.shuffle import seed_commitment
from tests.engine.driver import (
    MATCH_ID,
    SEAT_SEEDS,
    SERVER_SEED,
    Table,
    cut_for,
    deck_of,
    knock_table,
    knocking,
    new_table,
    shuffled,
)

STOCK, PILE = Draw(Pile.STOCK), Draw(Pile.DISCARD)
NEXT_SERVER_SEED = b"\x09" * 32


def refused(table: Table, seat: int | None, action: object, *, after: int = 0) -> str:
    before = table.state
    with pytest.raises(IllegalAction) as found:
        table.do(seat, action, after=after)  # type: ignore[arg-type]  # any action
    assert table.state is before
    return found.value.code


def unseated(rules: str = "standard") -> Table:
    made = open_match(
        match_id=MATCH_ID,
        server_commit=seed_commitment(SERVER_SEED),
        rules_id=rules,
        rules=RULE_SETS[rules],
        clock_id="three_minutes",
        private=True,
    )
    return Table(apply(None, made), [made])


def commit(seat: int) -> Sit:
    return Sit(seed_commitment(SEAT_SEEDS[seat]))


def one_turn(table: Table, *, after: int = 1_000) -> None:
    """The seat to move passes, or draws from the stock and throws the drawn card."""
    seat = table.mover
    if table.options(seat).passing:
        table.do(seat, Pass(), after=after)
        return
    table.do(seat, STOCK, after=after)
    assert table.deal.drawn is not None
    table.do(seat, Discard(table.deal.drawn))


def over_the_abort_line(table: Table) -> Table:
    one_turn(table)
    one_turn(table)
    return table


def ending(table: Table) -> MatchEnded:
    assert table.state.outcome is not None
    return table.state.outcome


# --- the beginning ----------------------------------------------------------


def test_the_last_commitment_seals_the_seats_and_the_last_seed_brings_the_deal() -> None:
    table = unseated()
    assert table.do(1, commit(1)) == (SeatTaken(1, seed_commitment(SEAT_SEEDS[1]), bot=False),)
    assert table.do(0, commit(0))[-1] == Sealed()
    table.do(0, Reveal(SEAT_SEEDS[0].hex()))
    assert needs_deal(table.state) is None
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


# --- from deal to deal ------------------------------------------------------


def one_deal(table: Table) -> None:
    """Play the present deal between two who knock when they can."""
    while table.state.phase is MatchPhase.PLAYING:
        seat = table.mover
        table.do(seat, knocking(table.state, seat, random.Random(seat)), after=500)


def test_the_deal_alternates_and_the_loser_of_the_cut_starts() -> None:
    table = new_table(dealer=0)
    assert (table.deal.dealer, table.deal.starter) == (0, 1)
    dealers = [table.deal.dealer]
    while table.state.outcome is None:
        one_deal(table)
        if table.state.outcome is None:
            dead = table.state.ended[-1].winner is None
            table.next_deal()
            dealers.append(table.deal.dealer)
            assert (dealers[-1] == dealers[-2]) is dead


def test_the_winner_deals_where_the_rules_say_so() -> None:
    table = new_table("reference")
    while table.state.outcome is None:
        one_deal(table)
        if table.state.outcome is None:
            winner = table.state.ended[-1].winner
            before = table.deal.dealer
            table.next_deal()
            assert table.deal.dealer == (before if winner is None else winner)


def test_the_next_deal_comes_when_both_are_ready_or_the_time_for_the_sheet_is_over() -> None:
    table = knock_table("4C 4D 4H AS 2S 3S TC TD TH AD", "KS KD KH QS QD QC 9S 9D 8C 7H", "JS")
    table.play((0, Knock(Card.parse("JS"))))
    assert due(table.state) == table.now + 60_000
    table.do(0, NextDeal(), after=5_000)
    assert refused(table, 0, NextDeal()) == "wrong_phase"
    assert table.deal.number == 1
    assert refused(table, None, TimeOut()) == "not_due"
    table.do(None, TimeOut(), after=55_000)
    assert table.deal.number == 2


def test_the_sheet_shows_for_15_s_outside_private_rooms() -> None:
    table = knock_table("4C 4D 4H AS 2S 3S TC TD TH AD", "KS KD KH QS QD QC 9S 9D 8C 7H", "JS", private=False)
    table.play((0, Knock(Card.parse("JS"))))
    assert due(table.state) == table.now + 15_000


def test_a_deck_that_nobody_waits_for_is_refused() -> None:
    table = new_table()
    assert refused(table, None, Deal(shuffled("x"), cut_for(0))) == "wrong_phase"


# --- the end ----------------------------------------------------------------


def test_an_undercut_that_crosses_the_target_wins_for_the_defender() -> None:
    """D-R15: 80 + 28 against 95."""
    table = knock_table("4H 5H 6H 8D 9D TD QC QS QH JC", "7H 7D 7S AC 2C 3C 3H JD 8H 6D", "KS")
    lift(table, (95, 80))
    table.play((0, Knock(Card.parse("KS"))), (1, LayOff()))
    assert table.state.totals == (95, 108)
    assert (ending(table).winner, ending(table).loser, ending(table).reason) == (1, 0, "target")
    assert table.state.phase is MatchPhase.OVER


def lift(table: Table, totals: tuple[int, int]) -> None:
    """Put earlier deals on the sheet that were won with these points."""
    ended = []
    for seat, points in enumerate(totals):
        table_of_one = knock_table("4C 4D 4H AS 2S 3S TC TD TH AD", "KS KD KH QS QD QC 9S 9D 8C 7H", "JS")
        table_of_one.play((0, Knock(Card.parse("JS"))))
        last = table_of_one.state.ended[-1]
        ended.append(replace(last, knocker=seat, winner=seat, points=points))
    table.state = replace(table.state, totals=totals, ended=tuple(ended))


def test_resigning_gives_the_other_the_match_on_either_turn() -> None:
    """D-D04: with the game bonus, and a settlement of at least that."""
    for seat in (0, 1):
        table = over_the_abort_line(new_table())
        table.do(seat, Resign())
        assert (ending(table).reason, ending(table).winner, ending(table).loser) == ("resigned", 1 - seat, seat)
        assert ending(table).totals[1 - seat] == 100
        assert ending(table).settlement == 100
        assert refused(table, 1 - seat, STOCK) == "match_over"
        assert refused(table, 1 - seat, Resign()) == "match_over"


def test_until_both_have_moved_anyone_may_abort_and_afterwards_nobody() -> None:
    table = new_table()
    assert "abort" in around(table.state, 1)
    one_turn(table)
    assert "abort" in around(table.state, 0)
    one_turn(table)
    assert "abort" not in around(table.state, 0)
    assert refused(table, 0, Abort()) == "cannot_abort"
    other = new_table()
    other.do(1, Abort())
    assert (ending(other).reason, ending(other).winner, ending(other).settlement) == ("aborted", None, 0)


def test_a_match_ends_without_a_result_when_both_offer_it() -> None:
    table = over_the_abort_line(new_table())
    assert refused(table, 0, DeclineEnd()) == "no_offer"
    table.do(0, OfferEnd())
    assert refused(table, 0, OfferEnd()) == "already_agreed"
    table.do(1, DeclineEnd())
    assert table.state.end_offers == (False, False)
    table.do(1, OfferEnd())
    table.do(0, OfferEnd())
    assert (ending(table).reason, ending(table).winner) == ("agreed", None)


def test_an_offer_to_end_does_not_make_a_turn_stale() -> None:
    table = over_the_abort_line(new_table())
    before = table.deal.decision
    table.do(1, OfferEnd(), after=30_000)
    table.do(1 - table.mover, GiveMinute())
    assert table.deal.decision == before


# --- the clock --------------------------------------------------------------


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
    assert table.state.turn is not None
    ends = table.state.turn.deadline
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
    assert table.state.turn is not None
    assert table.state.turn.deadline == table.now + table.state.banks[table.mover]


def test_the_allowance_is_the_least_round_trip_once_for_a_pass_and_twice_for_a_turn() -> None:
    table = new_table()
    table.trips = (80, 120)
    table.do(0, Pass())
    assert table.state.turn is not None
    assert (table.state.turn.allow, table.state.turn.seat) == (120, 1)
    table.do(1, PILE, after=100)
    assert table.state.turn.allow == 240
    table.do(1, Discard(next(card for card in table.hand(1) if card != table.deal.taken)), after=140)
    assert table.state.banks[1] == 180_000
    assert (table.state.turn.seat, table.state.turn.allow) == (0, 160)


def test_the_allowance_is_at_most_a_second_and_nothing_without_a_sample() -> None:
    table = new_table()
    assert table.state.turn is not None
    assert table.state.turn.allow == 0
    table.trips = (5_000, 5_000)
    table.do(0, Pass())
    assert table.state.turn.allow == 1_000


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
    assert table.state.turn is not None
    ends = table.state.turn.deadline
    assert ends is not None
    table.do(1 - seat, GiveMinute())
    assert table.state.turn.deadline == ends + 60_000
    assert table.state.banks[seat] == 160_000


def test_a_given_minute_never_lifts_what_remains_over_the_cap() -> None:
    table = over_the_abort_line(new_table())
    seat = table.mover
    table.do(1 - seat, GiveMinute(), after=20_000)
    assert table.state.turn is not None
    assert table.state.turn.deadline == table.now + 180_000
    assert refused(table, 1 - seat, GiveMinute()) == "bank_full"


def test_minutes_are_given_in_private_rooms_with_a_clock_only() -> None:
    assert refused(new_table(private=False), 0, GiveMinute()) == "not_private"
    assert refused(new_table(clock="untimed"), 0, GiveMinute()) == "untimed"


def test_an_untimed_match_has_no_deadline() -> None:
    table = new_table(clock="untimed")
    assert due(table.state) is None
    one_turn(table, after=10_000_000)
    assert table.state.turn is not None
    assert table.state.turn.deadline is None


# --- absence and outages ----------------------------------------------------


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
    assert table.state.claim is None
    table.do(1 - seat, Claim(45_000))
    table.do(None, VoidClaim())
    assert table.state.claim is None


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
    assert table.state.stopped is not None
    assert due(table.state) == table.now + 60_000
    table.do(None, ResumeClock(), after=20_000)
    assert table.state.turn is not None
    assert table.state.turn.deadline == table.now + 42_000
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
    assert table.state.stopped is None
    other = over_the_abort_line(new_table())
    other.do(None, StopClock(other.now), after=100_000)
    other.do(other.mover, STOCK, after=30_000)
    assert other.state.stopped is None
    assert other.state.banks[seat] == 180_000


def test_a_flag_that_was_due_before_the_outage_still_falls() -> None:
    table = over_the_abort_line(new_table())
    assert table.state.turn is not None
    ends = table.state.turn.deadline
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
    assert claimed.state.claim is None


# --- the rematch ------------------------------------------------------------


def test_a_rematch_wants_everybody_and_is_made_once() -> None:
    """D-T09."""
    table = over_the_abort_line(new_table())
    assert refused(table, 0, Rematch()) == "not_over"
    table.do(0, Resign())
    table.do(1, Rematch())
    assert refused(table, 1, Rematch()) == "already_agreed"
    assert refused(table, None, OpenRematch("x")) == "wrong_phase"
    table.do(1, Leave())
    assert table.state.rematch == (False, False)
    table.do(0, Rematch())
    table.do(1, Rematch())
    assert table.do(None, OpenRematch("x")) == (RematchMade("x"),)
    assert refused(table, None, OpenRematch("y")) == "wrong_phase"
    assert refused(table, 0, Rematch()) == "already_agreed"


def test_the_seats_of_a_rematch_are_held_and_commit_anew() -> None:
    table = unseated()
    for seat in (0, 1):
        event = SeatTaken(seat, None, bot=False)
        table.log.append(event)
        table.state = apply(table.state, event)
    table.do(1, commit(1))
    assert table.do(0, commit(0))[-1] == Sealed()


# --- logs -------------------------------------------------------------------


def test_leaving_a_running_match_is_absence_and_needs_no_entry() -> None:
    table = new_table()
    assert table.do(0, Leave()) == ()


def test_a_room_is_made_with_a_known_clock_format_and_rule_set_only() -> None:
    def opened(**changed: Any) -> MatchState:
        settings: dict[str, Any] = {
            "match_id": MATCH_ID,
            "server_commit": seed_commitment(SERVER_SEED),
            "rules_id": "standard",
            "rules": RULE_SETS["standard"],
            "clock_id": "three_minutes",
            "private": True,
        }
        return apply(None, open_match(**{**settings, **changed}))

    assert opened().phase is MatchPhase.SEATING
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"clock_id": "sundial"}, "bad_clock"),
        ({"clock_id": "untimed", "private": False}, "bad_clock"),
        ({"format_id": "solitaire"}, "bad_format"),
        ({"rules": replace(RULE_SETS["standard"], target=1)}, "bad_rules"),
    ]
    for changed, code in wrong:
        with pytest.raises(IllegalAction, match=code):
            opened(**changed)


@pytest.mark.parametrize("seed", range(6))
def test_a_log_folded_from_its_last_deal_is_the_state(seed: int) -> None:
    """What came before the first deal, the ends of deals, and all from the last deal on say everything."""
    chance = random.Random(seed)
    table = new_table("classic", seed=seed)
    for _ in range(chance.randrange(40, 400)):
        if table.state.outcome is not None:
            break
        if table.state.phase is MatchPhase.SHEET:
            table.next_deal()
            continue
        table.do(table.mover, knocking(table.state, table.mover, chance), after=700)
    starts = [number for number, event in enumerate(table.log) if isinstance(event, DealStarted)]
    kept = [
        event
        for number, event in enumerate(table.log)
        if number < starts[0] or number >= starts[-1] or isinstance(event, DealEnded)
    ]
    assert fold(kept) == table.state
    assert fold(table.log) == table.state


def test_deck_of_deals_what_it_is_told() -> None:
    deck = deck_of("2D 6D 7D KC KD KH 5C 5H 5S 9H", "3D 4D 5D JC JH JS 8S 9S TS 2C", "QS", "QD QC")
    table = new_table(decks=[deck])
    assert table.deal.upcard == Card.parse("QS")
    table.play((0, Pass()), (1, Pass()), (0, STOCK))
    assert table.deal.drawn == Card.parse("QD")
