"""Cutthroat: three players, own scores. Technique: the cited rules, on deals that end as they are wanted."""

import pytest

from engine.actions import Resign
from engine.match_score import SHUTOUT_FLAT
from engine.view import view
from tests.engine.driver import Table, new_table
from tests.engine.forced import DEADWOOD, dead, for_other, for_starter, gin
from tests.engine.moves import ending

GIN = DEADWOOD + 25
GAME, BOX = 100, 20
"""Of the set `house`."""


def table_of(*decks: tuple[object, ...], **given: object) -> Table:
    """Seat 0 deals, seat 1 starts against seat 2."""
    return new_table("house", plan="cutthroat", order=(0, 2, 1), decks=decks, **given)  # type: ignore[arg-type]


def seated(table: Table) -> tuple[int, int, int]:
    return table.deal.dealer, table.deal.starter, table.deal.other


def test_the_left_of_the_dealer_starts() -> None:
    table = table_of()
    assert seated(table) == (0, 1, 2)
    assert [view(table.state, seat, table.now).role.value for seat in range(3)] == ["sits_out", "plays", "plays"]


def test_the_loser_deals_next_and_the_winner_plays_the_previous_dealer() -> None:
    table = table_of(for_starter(), for_other())
    gin(table, 1)
    table.next_deal()
    assert seated(table) == (2, 0, 1)
    gin(table, 1)
    assert ending(table).winner == 1


def test_a_dead_deal_leaves_all_as_before() -> None:
    table = table_of(dead_deal_stock=20)
    dead(table, 1)
    table.next_deal()
    assert seated(table) == (0, 1, 2)


def test_equal_deadwood_that_scores_for_nobody_leaves_all_as_before_too() -> None:
    """`house_old` scores nothing on a tie: no loser who could deal."""
    table = new_table("house_old", plan="cutthroat", order=(0, 2, 1), seed=1)
    tied = table.state.plan.following(table.state.rules, (table.state.tables[0].pairing,), None)
    assert tied == (table.state.tables[0].pairing,)


def test_a_match_is_scored_by_the_set_and_settled_pairwise() -> None:
    """Seat 1 wins twice and seat 0 once in between: no shutout, boxes for both who have them."""
    table = table_of(for_starter(), for_starter(), for_starter(), for_starter())
    gin(table, 1)  # seat 2 lost and deals, seat 0 starts against seat 1
    table.next_deal()
    gin(table, 0)  # seat 1 lost and deals, seat 2 starts against seat 0
    table.next_deal()
    assert seated(table) == (1, 2, 0)
    gin(table, 2)  # seat 0 lost and deals, seat 1 starts against seat 2
    table.next_deal()
    assert seated(table) == (0, 1, 2)
    gin(table, 1)
    end = ending(table)
    winner = 2 * GIN + GAME + 2 * BOX
    other = GIN + BOX
    assert end.totals == (other, winner, other)
    assert end.settlements == (other - winner, 2 * (winner - other), other - winner)
    assert end.settlement == 2 * (winner - other)
    assert (end.winner, end.loser, end.places) == (1, None, (2, 1, 2))


@pytest.mark.parametrize(("third", "shutout"), [(None, True), (0, False)])
def test_a_shutout_needs_both_others_at_nothing(third: int | None, shutout: bool) -> None:
    decks = [for_starter(), for_starter() if third == 0 else for_other()]
    table = table_of(*decks, for_starter(), for_starter())
    gin(table, 1)
    table.next_deal()
    if third == 0:
        gin(table, 0)
        table.next_deal()
        gin(table, 2)
        table.next_deal()
    gin(table, 1)
    lines = {line.code: line.points for line in ending(table).lines[1]}
    assert lines.get("shutout_bonus") == (SHUTOUT_FLAT if shutout else None)


def test_who_forfeits_pays_and_is_last_though_ahead() -> None:
    table = table_of(for_starter())
    gin(table, 1)
    table.do(1, Resign())
    end = ending(table)
    assert (end.loser, end.places[1]) == (1, 3)
    assert end.winner == 2, "of equals the one on the left of who has left"
    assert end.totals == (0, GIN, GAME)
    assert sum(end.settlements) == 0
    assert end.settlement >= GAME
