"""Matches of more than two sides. Technique: sheets worked out by hand, then what must hold of every sheet."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.match_score import Scored, running_points, score_forfeit_of, score_match_of
from engine.rules import RULE_SETS, BoxScope, Rules, Shutout, ShutoutNeeds, WinnerBy

HOUSE, CLASSIC = RULE_SETS["house"], RULE_SETS["classic"]
DEAD = Scored(None, 0, 0)


def won(side: int, points: int) -> Scored:
    return Scored(side, points, 1)


SHEET = [won(0, 60), won(1, 30), DEAD, won(2, 10), won(0, 45)]
"""Side 0 reaches 105 with two deals; 1 has 30 and 2 has 10, with a deal each."""


def test_a_sheet_of_three_worked_out_by_hand() -> None:
    """`house`: 100 for the game, 20 for each box of everybody, no shutout."""
    score = score_match_of(HOUSE, 3, SHEET)
    assert (score.reached, score.winner) == (0, 0)
    assert score.totals == (105 + 100 + 40, 30 + 20, 10 + 20)
    # 245 : 50 : 30, each pair for itself.
    assert score.settlements == (195 + 215, -195 + 20, -215 - 20)
    assert (score.settlement, score.places) == (410, (1, 2, 3))


def test_boxes_of_the_others_are_paid_only_where_the_rules_pay_all() -> None:
    rules = replace(HOUSE, box_scope=BoxScope.WINNER)
    assert score_match_of(rules, 3, SHEET).totals == (245, 30, 10)


@pytest.mark.parametrize(
    ("needs", "sheet", "shutout"),
    [
        (ShutoutNeeds.LOSER_ZERO, [won(0, 60), DEAD, won(0, 60)], True),
        (ShutoutNeeds.LOSER_ZERO, [won(0, 60), won(2, 1), won(0, 60)], False),
        (ShutoutNeeds.ALL_DEALS, [won(0, 60), DEAD, won(0, 60)], True),
        (ShutoutNeeds.ALL_DEALS_NO_DEAD, [won(0, 60), DEAD, won(0, 60)], False),
        (ShutoutNeeds.ALL_DEALS_NO_DEAD, [won(0, 60), won(0, 60)], True),
    ],
)
def test_a_shutout_is_one_against_both_others(needs: ShutoutNeeds, sheet: list[Scored], *, shutout: bool) -> None:
    score = score_match_of(replace(HOUSE, shutout_needs=needs), 3, sheet)
    assert ("shutout_bonus" in [line.code for line in score.seats[0].lines]) is shutout


def test_the_highest_total_of_all_wins_where_the_rules_say_so() -> None:
    """Side 2 has boxes enough to pass the one who reached the target; of equals that one is first."""
    rules = replace(CLASSIC, shutout=Shutout.NONE, shutout_needs=None)
    sheet = [*[won(2, 9)] * 10, won(1, 5), won(0, 100)]
    score = score_match_of(rules, 3, sheet)
    assert score.totals == (100 + 100 + 25, 5 + 25, 90 + 250)
    assert (score.reached, score.winner, score.places) == (0, 2, (2, 3, 1))
    equal = score_match_of(replace(rules, box_bonus=0, game_bonus=0), 3, [won(2, 99), won(0, 99), won(0, 1)])
    assert equal.winner == 0


def test_who_forfeits_is_last_whatever_the_points_and_the_best_of_the_others_wins() -> None:
    score = score_forfeit_of(HOUSE, 3, [won(0, 90), won(2, 10)], 0)
    assert (score.winner, score.places) == (2, (3, 2, 1))
    assert score.totals == (90, 0, 10 + 100 + 20)
    assert score.settlement >= HOUSE.game_bonus
    assert sum(score.settlements) == 0


def test_of_equals_the_one_on_the_left_of_who_has_left_wins() -> None:
    for loser in range(3):
        assert score_forfeit_of(HOUSE, 3, [], loser).winner == (loser + 1) % 3


def test_equals_share_a_place() -> None:
    assert score_match_of(HOUSE, 3, [won(1, 100)]).places == (2, 1, 2)


rules = st.builds(
    Rules,
    game_bonus=st.integers(0, 200),
    box_bonus=st.integers(0, 40),
    box_scope=st.sampled_from([BoxScope.WINNER, BoxScope.BOTH]),
    shutout=st.just(Shutout.FLAT100),
    shutout_needs=st.sampled_from(ShutoutNeeds),
    winner_by=st.sampled_from(WinnerBy),
)
deals = st.lists(st.one_of(st.just(DEAD), st.builds(won, st.integers(0, 2), st.integers(1, 70))), max_size=30)


@settings(deadline=None)
@given(rules, deals)
def test_whatever_is_played_settlements_cancel_out_and_the_winner_is_first(
    given_rules: Rules, sheet: list[Scored]
) -> None:
    for score in (score_match_of(given_rules, 3, sheet), score_forfeit_of(given_rules, 3, sheet, 1)):
        for side in score.seats:
            assert sum(line.points for line in side.lines) == side.total
        assert tuple(side.points for side in score.seats) == running_points(3, sheet)
        if score.winner is not None:
            assert sum(score.settlements) == 0
            assert score.places[score.winner] == 1
            assert min(score.places) == 1
            assert set(score.places) <= {1, 2, 3}


@given(rules, deals)
def test_sides_that_sit_otherwise_score_alike(given_rules: Rules, sheet: list[Scored]) -> None:
    """Nobody is better off for a number; only ties of a forfeit go by who sits where."""
    turned = [replace(deal, winner=None if deal.winner is None else (deal.winner + 1) % 3) for deal in sheet]
    here, there = score_match_of(given_rules, 3, sheet), score_match_of(given_rules, 3, turned)
    assert [there.totals[(side + 1) % 3] for side in range(3)] == list(here.totals)
    assert here.winner is None or len(set(here.totals)) < 3 or there.winner == (here.winner + 1) % 3
