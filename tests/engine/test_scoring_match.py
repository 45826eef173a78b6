"""Scoring of a match. Technique: the worked examples of the published rules, then the sums that must always hold."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.match_score import (
    MatchScore,
    Scored,
    ScoredDeal,
    SeatScore,
    reached_target,
    running_points,
    score_forfeit,
    score_match,
    winner_seat,
)
from engine.rules import RULE_SETS, BoxScope, Rules, Shutout, ShutoutNeeds, WinnerBy
from engine.scoring import DEAD_DEAL, DealKind, DealScore, Line, score_deal

STANDARD = RULE_SETS["standard"]
CLASSIC = RULE_SETS["classic"]
HOUSE = RULE_SETS["house"]
EXPRESS = RULE_SETS["express"]

DEAD: ScoredDeal = (None, DEAD_DEAL)


def won(seat: int, points: int, boxes: int = 1) -> ScoredDeal:
    """A deal that `seat` won by knocking."""
    return seat, DealScore(DealKind.KNOCK, "knocker", points, boxes, (Line("deadwood_difference", points),))


def scored(deals: Sequence[ScoredDeal]) -> list[Scored]:
    return [Scored(winner_seat(deal), deal[1].points, deal[1].boxes) for deal in deals]


def undercut(knocker: int, points: int) -> ScoredDeal:
    return knocker, DealScore(DealKind.UNDERCUT, "defender", points, 1, (Line("undercut_bonus", points),))


def sheet(score: MatchScore, seat: int) -> list[tuple[str, int]]:
    return [(line.code, line.points) for line in score.seats[seat].lines]


SHUTOUT_126 = [won(0, 30), won(0, 30), won(0, 30), won(0, 36)]
"""126 points in four deals, the other without a point."""

TWO_AGAINST_NINE = [*(won(1, 10) for _ in range(8)), won(0, 60), won(1, 15), won(0, 40)]
"""Seat 0 reaches 100 with two deals, seat 1 has 95 with nine."""


# --- the worked examples ----------------------------------------------------


@pytest.mark.parametrize(("name", "total"), [("classic", 452), ("standard", 452), ("house", 406)])
def test_126_points_in_four_deals_against_nothing(name: str, total: int) -> None:
    """Row "match: 126 points, 4 deals, the other 0"."""
    score = score_match(RULE_SETS[name], SHUTOUT_126)
    assert (score.winner, score.totals, score.settlement) == (0, (total, 0), total)


@pytest.mark.parametrize("deals", [2, 3, 4, 5, 6])
def test_every_deal_won_doubles_the_points_before_the_boxes(deals: int) -> None:
    """Row "standard: 126 points in n deals, every deal won"."""
    history = [*(won(1, 10) for _ in range(deals - 1)), won(1, 126 - 10 * (deals - 1))]
    score = score_match(STANDARD, history)
    assert score.totals == (0, 126 + 126 + 100 + 25 * deals)
    assert sheet(score, 1) == [
        ("deal_points", 126),
        ("shutout_points", 126),
        ("game_bonus", 100),
        ("box_bonus", 25 * deals),
    ]


def test_four_deals_of_six_bring_two_hundred_at_the_end() -> None:
    """Row "standard: won the match with 4 of 6 deals"."""
    history = [won(0, 20), won(1, 12), won(0, 25), won(1, 9), won(0, 30), won(0, 28)]
    score = score_match(STANDARD, history)
    assert score.seats[0].total - score.seats[0].points == 200
    assert sheet(score, 0) == [("deal_points", 103), ("game_bonus", 100), ("box_bonus", 100)]
    assert score.seats[0].lines[-1] == Line("box_bonus", 100, (("boxes", 4), ("each", 25)))
    assert sheet(score, 1) == [("deal_points", 21)]


@pytest.mark.parametrize(("winner_by", "winner", "settlement"), [("final_total", 1, 70), ("target", 0, -70)])
def test_two_deals_to_the_target_against_nine_short_of_it(winner_by: str, winner: int, settlement: int) -> None:
    """Row "match: A reaches 100 with 2 deals, B has 95 with 9"."""
    score = score_match(replace(CLASSIC, winner_by=WinnerBy(winner_by)), TWO_AGAINST_NINE)
    assert score.reached == 0
    assert score.totals == (250, 320)
    assert (score.winner, score.settlement) == (winner, settlement)


def test_an_undercut_that_crosses_the_target_ends_the_match_for_the_defender() -> None:
    """D-R15: seat 0 has 95, seat 1 80; seat 0 knocks with 10 and is undercut by 7."""
    last = score_deal(STANDARD, kind="knock", knocker=10, defender=7)
    history = [won(0, 50), won(1, 40), won(0, 45), won(1, 40), (0, last)]
    score = score_match(STANDARD, history)
    assert (score.reached, score.winner) == (1, 1)
    assert (score.seats[0].points, score.seats[1].points) == (95, 108)
    assert reached_target(STANDARD, 2, scored(history[:-1])) is None


# --- boxes ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scope", "bonus", "totals"),
    [
        (BoxScope.WINNER, 25, (100 + 100 + 50, 30)),
        (BoxScope.BOTH, 25, (100 + 100 + 50, 30 + 25)),
        (BoxScope.NONE, 0, (100 + 100, 30)),
    ],
)
def test_whose_boxes_are_paid_goes_by_the_scope(scope: BoxScope, bonus: int, totals: tuple[int, int]) -> None:
    rules = replace(STANDARD, box_scope=scope, box_bonus=bonus)
    assert score_match(rules, [won(0, 60), won(1, 30), won(0, 40)]).totals == totals


def test_the_boxes_of_the_winner_by_total_are_not_those_of_the_one_who_reached_the_target() -> None:
    rules = replace(CLASSIC, box_scope=BoxScope.WINNER)
    assert score_match(rules, TWO_AGAINST_NINE).totals == (250, 95)


def test_a_deal_under_spades_may_bring_two_boxes() -> None:
    score = score_match(STANDARD, [won(0, 60, boxes=2), won(1, 5), won(0, 40)])
    assert score.seats[0].boxes == 3
    assert sheet(score, 0)[-1] == ("box_bonus", 75)


def test_bonuses_never_count_towards_the_target() -> None:
    history = [won(0, 30), won(0, 30), won(0, 39)]
    score = score_match(STANDARD, history)
    assert (score.reached, score.winner, score.totals, score.settlement) == (None, None, (99, 0), 0)
    assert sheet(score, 0) == [("deal_points", 99)]


# --- shutouts ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("needs", "history", "shutout"),
    [
        (ShutoutNeeds.ALL_DEALS_NO_DEAD, [won(0, 60), won(0, 40)], True),
        (ShutoutNeeds.ALL_DEALS_NO_DEAD, [won(0, 60), DEAD, won(0, 40)], False),
        (ShutoutNeeds.ALL_DEALS_NO_DEAD, [won(0, 60), won(1, 1), won(0, 40)], False),
        (ShutoutNeeds.ALL_DEALS, [won(0, 60), DEAD, won(0, 40)], True),
        (ShutoutNeeds.ALL_DEALS, [won(0, 60), undercut(0, 25), won(0, 40)], False),
        (ShutoutNeeds.LOSER_ZERO, [DEAD, won(0, 60), won(0, 40)], True),
        (ShutoutNeeds.LOSER_ZERO, [won(0, 60), won(1, 1), won(0, 40)], False),
    ],
)
@pytest.mark.parametrize("kind", [Shutout.DOUBLE_POINTS, Shutout.FLAT100])
def test_what_a_shutout_needs(kind: Shutout, needs: ShutoutNeeds, history: list[ScoredDeal], *, shutout: bool) -> None:
    lines = dict(sheet(score_match(replace(STANDARD, shutout=kind, shutout_needs=needs), history), 0))
    assert lines.get("shutout_points") == (100 if shutout and kind is Shutout.DOUBLE_POINTS else None)
    assert lines.get("shutout_bonus") == (100 if shutout and kind is Shutout.FLAT100 else None)


def test_a_deal_in_which_nobody_scored_counts_as_dead_for_a_shutout() -> None:
    tie = score_deal(RULE_SETS["house_old"], kind="knock", knocker=10, defender=10)
    history = [won(0, 60), (1, tie), won(0, 40)]
    assert "shutout_points" in dict(sheet(score_match(STANDARD, history), 0))
    assert "shutout_points" not in dict(sheet(score_match(CLASSIC, history), 0))


def test_there_is_no_shutout_where_the_rules_have_none() -> None:
    assert score_match(EXPRESS, [won(0, 100)]).seats[0].lines == (Line("deal_points", 100),)


def test_the_flat_shutout_raises_the_game_bonus_on_a_line_of_its_own() -> None:
    score = score_match(HOUSE, SHUTOUT_126)
    assert sheet(score, 0) == [
        ("deal_points", 126),
        ("game_bonus", 100),
        ("shutout_bonus", 100),
        ("box_bonus", 80),
    ]


# --- who wins ---------------------------------------------------------------


def test_equal_totals_go_to_the_one_who_reached_the_target() -> None:
    rules = replace(CLASSIC, game_bonus=0, box_bonus=2)
    history = [*(won(1, 12) for _ in range(8)), won(0, 100)]
    score = score_match(replace(rules, box_bonus=0), [won(1, 99), won(0, 100)])
    assert score.winner == 0
    # Seat 1: 96 points and 8 boxes of 2 are 112; seat 0 needs ten more than its 100 and 2.
    assert score_match(rules, history).winner == 1
    assert score_match(rules, [*history[:-1], won(0, 110)]).totals == (112, 112)
    assert score_match(rules, [*history[:-1], won(0, 110)]).winner == 0
    assert score_match(rules, [*history[:-1], won(0, 110)]).settlement == 0


def test_the_defender_s_seat_is_the_other_one() -> None:
    assert winner_seat(undercut(0, 30)) == 1
    assert winner_seat(undercut(1, 30)) == 0
    assert winner_seat(won(1, 30)) == 1
    assert winner_seat(DEAD) is None


def test_a_deal_that_was_won_has_a_knocker() -> None:
    with pytest.raises(ValueError, match="knocker"):
        winner_seat((None, won(0, 30)[1]))


def test_a_match_without_a_deal_stands_at_nothing() -> None:
    nothing = SeatScore(0, 0, 0, (Line("deal_points", 0),))
    assert score_match(STANDARD, []) == MatchScore((nothing, nothing), None, None, 0)


@pytest.mark.parametrize("target", [50, 100, 200])
def test_the_match_goes_on_one_point_short_of_the_target(target: int) -> None:
    rules = replace(EXPRESS, target=target)
    assert reached_target(rules, 2, scored([won(0, target - 1)])) is None
    assert reached_target(rules, 2, scored([won(0, target - 1), DEAD, won(1, 7), won(0, 1)])) == 0


# --- forfeits ---------------------------------------------------------------


def test_a_forfeit_brings_the_game_bonus_and_the_boxes_so_far() -> None:
    score = score_forfeit(STANDARD, [won(0, 30), won(1, 20), DEAD], loser=1)
    assert (score.winner, score.reached, score.totals) == (0, None, (30 + 100 + 25, 20))
    assert (score.settlement, score.lifted) == (135, 0)
    assert sheet(score, 0) == [("deal_points", 30), ("game_bonus", 100), ("box_bonus", 25)]
    assert sheet(score, 1) == [("deal_points", 20)]


def test_a_forfeit_by_the_leader_still_costs_the_game_bonus() -> None:
    score = score_forfeit(CLASSIC, [won(1, 40), won(1, 50), won(0, 5)], loser=1)
    assert score.totals == (130, 90)
    assert (score.winner, score.settlement, score.lifted) == (0, 100, 60)


def test_a_forfeit_before_anybody_scored_is_worth_the_game_bonus() -> None:
    score = score_forfeit(STANDARD, [], loser=0)
    assert (score.winner, score.totals, score.settlement) == (1, (0, 100), 100)


def test_a_forfeit_is_no_shutout() -> None:
    score = score_forfeit(STANDARD, [won(0, 90)], loser=1)
    assert score.totals == (90 + 100 + 25, 0)


def test_a_forfeit_pays_no_boxes_where_the_rules_have_none() -> None:
    score = score_forfeit(EXPRESS, [won(0, 10), won(1, 30)], loser=1)
    assert (score.totals, score.settlement, score.lifted) == ((10, 30), 0, 20)


# --- what always holds ------------------------------------------------------

DEALS = st.lists(
    st.one_of(
        st.just(DEAD),
        st.builds(won, st.integers(0, 1), st.integers(1, 60), st.integers(1, 2)),
        st.builds(undercut, st.integers(0, 1), st.integers(1, 60)),
    ),
    max_size=20,
)
SETS = st.sampled_from(list(RULE_SETS.values()))


def assert_sheet_adds_up(score: MatchScore, deals: Sequence[ScoredDeal]) -> None:
    for seat in (0, 1):
        assert sum(line.points for line in score.seats[seat].lines) == score.seats[seat].total
        assert score.seats[seat].points == running_points(2, scored(deals))[seat] == score.seats[seat].lines[0].points
        assert all(line.points > 0 for line in score.seats[seat].lines[1:])


@given(SETS, DEALS)
def test_the_lines_of_a_match_sum_to_its_totals(rules: Rules, deals: list[ScoredDeal]) -> None:
    score = score_match(rules, deals)
    assert_sheet_adds_up(score, deals)
    assert score.lifted == 0
    if score.winner is None:
        assert (score.reached, score.settlement) == (None, 0)
        assert max(score.totals) < rules.target
    else:
        assert score.reached == reached_target(rules, 2, scored(deals))
        assert score.settlement == score.totals[score.winner] - score.totals[1 - score.winner]
        assert score.winner == score.reached or rules.winner_by is WinnerBy.FINAL_TOTAL


@given(SETS, DEALS, st.integers(0, 1))
def test_a_forfeit_is_always_won_by_the_other_with_the_game_bonus_at_least(
    rules: Rules, deals: list[ScoredDeal], loser: int
) -> None:
    score = score_forfeit(rules, deals, loser)
    assert_sheet_adds_up(score, deals)
    assert score.winner == 1 - loser
    assert score.settlement >= rules.game_bonus
    assert score.settlement == score.totals[1 - loser] - score.totals[loser] + score.lifted


@given(SETS, DEALS)
def test_a_match_scores_alike_whichever_way_round_the_seats_are(rules: Rules, deals: list[ScoredDeal]) -> None:
    mirrored = [(None if knocker is None else 1 - knocker, score) for knocker, score in deals]
    one, other = score_match(rules, deals), score_match(rules, mirrored)
    assert one.seats == other.seats[::-1]
    assert (one.winner is None) == (other.winner is None)
    assert one.settlement == other.settlement
