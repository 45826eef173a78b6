"""Captain: three players, own scores. Technique: the cited rules, on deals that end as they are wanted."""

import pytest

from engine.actions import Abort, GiveMinute, NextDeal, OfferEnd, Pass, Resign, TimeOut
from engine.match import around
from engine.match_state import MatchPhase
from engine.rules import RULE_SETS
from engine.view import view
from tests.engine.driver import Table, new_table
from tests.engine.forced import DEADWOOD, STOCK, dead, for_other, for_starter, gin, turn
from tests.engine.moves import ending, refused

SOLOIST, CAPTAIN, ADVISER = 0, 1, 2
GIN = DEADWOOD + 25


def table_of(*decks: tuple[object, ...], **given: object) -> Table:
    order = (SOLOIST, CAPTAIN, ADVISER)
    return new_table("captain", plan="captain", order=order, decks=decks, **given)  # type: ignore[arg-type]


def roles(table: Table) -> list[str]:
    return [view(table.state, seat, table.now).role.value for seat in range(3)]


def box(table: Table) -> tuple[int, int]:
    """The soloist, who deals, and the captain, who starts."""
    assert table.deal.dealer == table.deal.other
    return table.deal.dealer, table.deal.starter


def test_the_captain_wins_and_everybody_moves_one_chair_on() -> None:
    table = table_of(for_starter(), for_other())
    assert (box(table), roles(table)) == ((0, 1), ["plays", "plays", "advises"])
    gin(table, CAPTAIN)
    assert table.state.totals == (0, GIN, 0)
    table.next_deal()
    assert (box(table), roles(table)) == ((1, 2), ["advises", "plays", "plays"])
    gin(table, 1)
    assert table.state.totals == (0, 2 * GIN, 0), "each scores for itself, and who sits out scores nothing"
    assert ending(table).winner == 1


def test_the_soloist_wins_and_the_other_two_swap() -> None:
    table = table_of(for_other())
    gin(table, SOLOIST)
    table.next_deal()
    assert (box(table), roles(table)) == ((0, 2), ["plays", "advises", "plays"])


def test_a_dead_deal_leaves_roles_and_dealer() -> None:
    table = table_of()
    dead(table, CAPTAIN)
    assert table.state.ended[-1].kind == "dead"
    table.next_deal()
    assert (box(table), table.deal.number) == ((0, 1), 2)


def test_the_first_to_a_hundred_wins_without_any_bonus() -> None:
    table = table_of(for_starter(), for_other())
    gin(table, CAPTAIN)
    table.next_deal()
    gin(table, 1)
    end = ending(table)
    assert (end.reason, end.winner, end.loser) == ("target", 1, None)
    assert end.totals == (0, 2 * GIN, 0)
    assert [[line.code for line in lines] for lines in end.lines] == [["deal_points"]] * 3
    assert end.places == (2, 1, 2)
    assert end.settlements == (-2 * GIN, 4 * GIN, -2 * GIN)
    assert end.settlement == 4 * GIN


def test_gin_is_worth_20_where_the_table_has_chosen_so() -> None:
    table = table_of(for_starter(), gin_bonus=20)
    gin(table, CAPTAIN)
    assert table.state.totals == (0, DEADWOOD + 20, 0)


def test_who_sits_out_makes_no_move_and_holds_no_clock() -> None:
    table = table_of()
    for action in (Pass(), STOCK):
        assert refused(table, ADVISER, action) == "not_your_turn"
    assert refused(table, ADVISER, GiveMinute()) == "wrong_phase"
    assert "give_minute" not in around(table.state, ADVISER)
    assert "give_minute" in around(table.state, SOLOIST)
    turn(table, CAPTAIN, after=30_000)
    assert table.state.banks[ADVISER] == 180_000


def test_who_sits_out_is_waited_for_on_the_sheet() -> None:
    table = table_of(for_starter())
    gin(table, CAPTAIN)
    table.do(SOLOIST, NextDeal())
    table.do(CAPTAIN, NextDeal())
    assert table.state.phase is MatchPhase.SHEET
    table.do(ADVISER, NextDeal())
    assert table.deal.number == 2


def test_until_captain_and_soloist_have_moved_anyone_may_abort() -> None:
    table = table_of()
    turn(table, CAPTAIN)
    assert "abort" in around(table.state, ADVISER)
    turn(table, SOLOIST)
    assert refused(table, ADVISER, Abort()) == "cannot_abort"


@pytest.mark.parametrize("who", [SOLOIST, CAPTAIN, ADVISER])
def test_who_forfeits_is_last_and_the_others_rank_by_score(who: int) -> None:
    table = table_of(for_starter())
    gin(table, CAPTAIN)
    table.do(who, Resign())
    end = ending(table)
    assert (end.reason, end.loser) == ("resigned", who)
    assert end.places[who] == 3
    if who != CAPTAIN:
        assert end.winner == CAPTAIN
    else:
        assert end.winner == ADVISER, "of equals the one on the left of who has left"
    assert end.settlement >= RULE_SETS["captain"].game_bonus


def test_a_flag_is_the_movers_own_loss() -> None:
    table = table_of()
    turn(table, CAPTAIN)
    turn(table, SOLOIST)
    table.do(None, TimeOut(), after=200_000)
    end = ending(table)
    assert (end.reason, end.loser, end.places[CAPTAIN]) == ("flag", CAPTAIN, 3)


def test_a_match_of_three_ends_by_agreement_when_all_three_offer_it() -> None:
    table = table_of()
    table.do(0, OfferEnd())
    table.do(2, OfferEnd())
    assert table.state.outcome is None
    table.do(1, OfferEnd())
    end = ending(table)
    assert (end.reason, end.winner, end.places, end.settlements) == ("agreed", None, (), ())
