"""Hollywood scoring. Technique: sheets worked out by hand, then what must hold of every sheet."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from engine.hollywood import columns, entries, forfeit_hollywood, score_hollywood
from engine.match_score import Scored, running_points, score_match_of
from engine.rules import RULE_SETS

RULES = replace(RULE_SETS["reference"], hollywood=True)
"""Gin 20, boxes 20 for both, game 100, a shutout raises the game bonus by 100."""

DEAD = Scored(None, 0, 0)


def won(seat: int, points: int) -> Scored:
    return Scored(seat, points, 1)


SHEET = [won(0, 30), won(0, 25), DEAD, won(1, 40), won(0, 50), won(1, 20), won(1, 35), won(0, 30), won(1, 70)]
"""By hand. Seat 0: 30, then 25 in two, then 50 in all, which closes the first at 105. Seat 1: 40 in the first; 20 is
its second win, in the second; 35 in the second and third. 30 of seat 0 in both closes the second, 70 of seat 1 the
third."""


def test_a_sheet_worked_out_by_hand() -> None:
    assert entries(RULES, SHEET) == ((0,), (0, 1), (0, 1, 2), (0,), (0, 1, 2), (1,), (1, 2), (1, 2), (2,))
    first, second, third = columns(RULES, SHEET)
    assert [game.score.seats[0].points for game in (first, second, third)] == [105, 105, 80]
    assert [game.score.seats[1].points for game in (first, second, third)] == [40, 55, 105]
    # 105 + 100 + 3 boxes against 40 + 1; 105 + 100 + 3 against 55 + 2; 80 + 2 against 105 + 100 + 2.
    assert first.score.totals == (265, 60)
    assert second.score.totals == (265, 95)
    assert third.score.totals == (120, 245)
    whole = score_hollywood(RULES, SHEET)
    assert whole.settlements == (205 + 170 - 125, -(205 + 170 - 125))
    assert (whole.winner, whole.settlement, whole.totals) == (0, 250, (650, 400))


def test_whoever_has_no_entry_when_a_column_closes_starts_in_the_lowest_open_one() -> None:
    sheet = [won(0, 60), won(0, 60), won(1, 10), won(1, 10), won(1, 10)]
    assert entries(RULES, sheet) == ((0,), (0, 1), (1,), (1, 2), (1, 2))


def test_the_second_win_of_a_player_whose_first_column_has_closed_is_in_the_second() -> None:
    assert entries(RULES, [won(1, 10), won(0, 60), won(0, 60), won(1, 10)]) == ((0,), (0,), (0, 1), (1,))


def test_a_column_is_a_shutout_for_itself() -> None:
    first, _, _ = columns(RULES, [won(0, 60), won(0, 60), won(1, 10)])
    assert [line.code for line in first.score.seats[0].lines] == [
        "deal_points",
        "game_bonus",
        "shutout_bonus",
        "box_bonus",
    ]


def test_every_line_says_its_column() -> None:
    whole = score_hollywood(RULES, SHEET)
    for seat in whole.seats:
        assert {dict(line.args)["column"] for line in seat.lines} == {1, 2, 3}
        assert sum(line.points for line in seat.lines) == seat.total


def test_a_forfeit_closes_what_is_open_for_the_other() -> None:
    sheet = [won(0, 60), won(0, 60), won(1, 10)]
    score = forfeit_hollywood(RULES, sheet, loser=0)
    first, second, third = columns(RULES, sheet)
    assert first.closed
    assert not second.closed
    assert score.winner == 1
    assert score.places == (2, 1)
    # The first stands at 120 + 100 + 100 + 40 for seat 0; the others bring seat 1 its points, game and boxes.
    assert score.totals == (360 + 60, (10 + 100 + 20) + 100)
    assert score.settlement == RULES.game_bonus, "behind on the sheet, and still at least the game bonus"
    assert third.score.winner is None


deals = st.lists(
    st.one_of(st.just(DEAD), st.builds(won, st.integers(0, 1), st.integers(1, 60))), min_size=0, max_size=60
)


@given(deals)
def test_every_column_is_a_match_of_what_is_entered_in_it(sheet: list[Scored]) -> None:
    entered = entries(RULES, sheet)
    for number, game in enumerate(columns(RULES, sheet)):
        own = [deal for deal, where in zip(sheet, entered, strict=True) if number in where]
        assert game.score == score_match_of(RULES, 2, own)
        assert game.deals == len(own)
        before_the_last = running_points(2, own[:-1]) if own else (0, 0)
        assert max(before_the_last) < RULES.target, "nothing is entered in a closed column"


@given(deals)
def test_a_player_takes_in_one_more_column_with_each_win(sheet: list[Scored]) -> None:
    """Said another way: a player's k-th win reaches at most k columns up from where the first one stood."""
    starts: dict[int, int] = {}
    wins = {0: 0, 1: 0}
    for deal, where in zip(sheet, entries(RULES, sheet), strict=True):
        if deal.winner is None or not where:
            continue
        wins[deal.winner] += 1
        start = starts.setdefault(deal.winner, where[0])
        assert set(where) <= set(range(start, start + wins[deal.winner]))
        if wins[deal.winner] >= 3:
            assert where == tuple(number for number in range(where[0], 3) if number in where)
