"""From the first deal to the outcome: how matches pass from deal to deal, end, and are played again."""

import random
from dataclasses import replace
from typing import Any

import pytest

from engine.actions import (
    Abort,
    Deal,
    DeclineEnd,
    GiveMinute,
    Knock,
    LayOff,
    Leave,
    NextDeal,
    OfferEnd,
    OpenRematch,
    Pass,
    Rematch,
    Resign,
    TimeOut,
)
from engine.cards import Card
from engine.errors import IllegalAction
from engine.events import DealEnded, DealStarted, RematchMade, Sealed, SeatTaken
from engine.match import MatchState, apply, around, due, fold, open_match
from engine.match_state import MatchPhase
from engine.rules import RULE_SETS
from engine.shuffle import seed_commitment
from tests.engine.driver import (
    MATCH_ID,
    SERVER_SEED,
    cut_for,
    deck_of,
    knock_table,
    knocking,
    new_table,
    shuffled,
)
from tests.engine.moves import (
    STOCK,
    commit,
    ending,
    lift,
    one_deal,
    one_turn,
    over_the_abort_line,
    refused,
    unseated,
)


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
    assert refused(table, None, Deal((shuffled("x"),), cut_for(0))) == "wrong_phase"


def test_an_undercut_that_crosses_the_target_wins_for_the_defender() -> None:
    """D-R15: 80 + 28 against 95."""
    table = knock_table("4H 5H 6H 8D 9D TD QC QS QH JC", "7H 7D 7S AC 2C 3C 3H JD 8H 6D", "KS")
    lift(table, (95, 80))
    table.play((0, Knock(Card.parse("KS"))), (1, LayOff()))
    assert table.state.totals == (95, 108)
    assert (ending(table).winner, ending(table).loser, ending(table).reason) == (1, 0, "target")
    assert table.state.phase is MatchPhase.OVER


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
