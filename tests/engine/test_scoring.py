"""Scoring of a deal. Technique: the worked examples of the published rules, then the sums that must always hold."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import CARDS, Card
from engine.rules import RULE_SETS, Rules, SpadeDouble
from engine.scoring import DEAD_DEAL, DealKind, DealScore, Line, score_deal

STANDARD = RULE_SETS["standard"]
CLASSIC = RULE_SETS["classic"]
OKLAHOMA = RULE_SETS["oklahoma"]
BY_DEAL = replace(OKLAHOMA, spade_double=SpadeDouble.DEAL)
SPADE = Card.parse("7S")

DEADWOOD = st.integers(0, 100)


@pytest.mark.parametrize(
    ("rules", "kind", "knocker", "defender", "winner", "points"),
    [
        # Row "classic: knock 3 against 21".
        ("classic", "knock", 3, 21, "knocker", 18),
        # Row "classic: gin against 0": no undercut.
        ("classic", "gin", 0, 0, "knocker", 25),
        # Row "standard: knock 9 against 21 / gin against 13".
        ("standard", "knock", 9, 21, "knocker", 12),
        ("standard", "gin", 0, 13, "knocker", 38),
        # Row "house: gin against 21 / knock 3 against 12".
        ("house", "gin", 0, 21, "knocker", 46),
        ("house", "knock", 3, 12, "knocker", 9),
        # Row "house: knock 10 against 10 / 10 against 6".
        ("house", "knock", 10, 10, "defender", 25),
        ("house", "knock", 10, 6, "defender", 29),
        # Row "house_old: knock 10 against 6 / 10 against 10".
        ("house_old", "knock", 10, 6, "defender", 14),
        ("house_old", "knock", 10, 10, None, 0),
        # Row "captain: knock 10 against 6 / 10 against 10".
        ("captain", "knock", 10, 6, "defender", 14),
        ("captain", "knock", 10, 10, "defender", 10),
        # Row "express: knock 10 against 6 / gin against 21".
        ("express", "knock", 10, 6, "defender", 24),
        ("express", "gin", 0, 21, "knocker", 46),
        # Row "classic: unmelded 3, 5, 9": the 8 that are left, against a defender with 20.
        ("classic", "knock", 8, 20, "knocker", 12),
        # The bonus for eleven melded cards.
        ("classic", "big_gin", 0, 21, "knocker", 52),
        # D-R08, D-R09, D-R10, D-R11, D-R12 and D-R16: what their deadwoods are worth.
        ("standard", "knock", 2, 9, "knocker", 7),
        ("standard", "knock", 3, 2, "defender", 26),
        ("standard", "gin", 0, 28, "knocker", 53),
        ("standard", "knock", 9, 9, "defender", 25),
        ("standard", "knock", 10, 7, "defender", 28),
        ("standard", "knock", 1, 16, "knocker", 15),
        ("standard", "knock", 1, 2, "knocker", 1),
        ("reference", "gin", 0, 13, "knocker", 33),
        ("reference", "knock", 10, 10, "defender", 10),
    ],
)
def test_a_worked_deal(rules: str, kind: str, knocker: int, defender: int, winner: str | None, points: int) -> None:
    score = score_deal(RULE_SETS[rules], kind=kind, knocker=knocker, defender=defender)
    assert (score.winner, score.points) == (winner, points)


@pytest.mark.parametrize(
    ("kind", "knocker", "defender", "winner", "source", "club"),
    [
        # Row "oklahoma, upcard 7♠: knock 5 against 21".
        ("knock", 5, 21, "knocker", 32, 32),
        # Row "oklahoma, upcard 7♠: knock 7 against 3 (by deal: 48)".
        ("knock", 7, 3, "defender", 28, 48),
        # Row "oklahoma, upcard 7♠: gin against 21 (by deal: 92)".
        ("gin", 0, 21, "knocker", 67, 92),
        ("knock", 7, 7, "defender", 20, 40),
    ],
)
def test_a_first_upcard_of_spades_doubles_the_deadwood_or_the_deal(
    kind: str, knocker: int, defender: int, winner: str, source: int, club: int
) -> None:
    by_source = score_deal(OKLAHOMA, kind=kind, knocker=knocker, defender=defender, upcard=SPADE)
    by_deal = score_deal(BY_DEAL, kind=kind, knocker=knocker, defender=defender, upcard=SPADE)
    assert (by_source.winner, by_source.points) == (winner, source)
    assert (by_deal.winner, by_deal.points) == (winner, club)


@pytest.mark.parametrize("upcard", [None, Card.parse("7C"), Card.parse("7D"), Card.parse("7H")])
def test_nothing_doubles_under_another_suit(upcard: Card | None) -> None:
    score = score_deal(BY_DEAL, kind="knock", knocker=5, defender=21, upcard=upcard)
    assert (score.points, score.boxes) == (16, 1)


def test_spades_count_once_where_doubling_is_off() -> None:
    off = replace(OKLAHOMA, spade_double=SpadeDouble.OFF)
    assert score_deal(off, kind="gin", knocker=0, defender=21, upcard=SPADE).points == 46
    assert score_deal(STANDARD, kind="gin", knocker=0, defender=21, upcard=SPADE).points == 46


@pytest.mark.parametrize("double", SpadeDouble)
def test_a_deal_won_under_spades_may_count_as_two_boxes(double: SpadeDouble) -> None:
    rules = replace(OKLAHOMA, spade_double=double, spade_boxes=2)
    assert score_deal(rules, kind="knock", knocker=5, defender=21, upcard=SPADE).boxes == 2
    assert score_deal(rules, kind="knock", knocker=5, defender=21, upcard=Card.parse("7H")).boxes == 1


def test_every_number_of_a_deal_stands_on_its_line() -> None:
    assert score_deal(STANDARD, kind="knock", knocker=10, defender=6).lines == (
        Line("deadwood_difference", 4, (("knocker", 10), ("defender", 6))),
        Line("undercut_bonus", 25),
    )
    assert score_deal(CLASSIC, kind="big_gin", knocker=0, defender=21).lines == (
        Line("deadwood_difference", 21, (("knocker", 0), ("defender", 21))),
        Line("big_gin_bonus", 31),
    )
    assert score_deal(OKLAHOMA, kind="gin", knocker=0, defender=21, upcard=SPADE).lines == (
        Line("deadwood_difference", 21, (("knocker", 0), ("defender", 21))),
        Line("gin_bonus", 25),
        Line("spade_doubled", 21),
    )
    assert score_deal(BY_DEAL, kind="gin", knocker=0, defender=21, upcard=SPADE).lines[-1] == Line("spade_doubled", 46)


@pytest.mark.parametrize(
    ("rules", "kind", "knocker", "defender", "resolved"),
    [
        ("standard", "knock", 9, 21, DealKind.KNOCK),
        ("standard", "knock", 10, 6, DealKind.UNDERCUT),
        ("standard", "knock", 10, 10, DealKind.UNDERCUT),
        ("house_old", "knock", 10, 10, DealKind.TIE),
        ("standard", "gin", 0, 0, DealKind.GIN),
        ("classic", "big_gin", 0, 0, DealKind.BIG_GIN),
        ("standard", "dead", 30, 40, DealKind.DEAD),
    ],
)
def test_the_score_says_how_the_deal_turned_out(
    rules: str, kind: str, knocker: int, defender: int, resolved: DealKind
) -> None:
    assert score_deal(RULE_SETS[rules], kind=kind, knocker=knocker, defender=defender).kind is resolved


@pytest.mark.parametrize("defender", [0, 13])
def test_a_knock_with_no_deadwood_is_gin(defender: int) -> None:
    """D-R18: whatever it was called, it is never undercut."""
    as_knock = score_deal(STANDARD, kind="knock", knocker=0, defender=defender)
    assert as_knock == score_deal(STANDARD, kind="gin", knocker=0, defender=defender)
    assert as_knock.points == defender + 25


def test_a_dead_deal_scores_for_nobody() -> None:
    score = score_deal(STANDARD, kind="dead", knocker=12, defender=40)
    assert score == DEAD_DEAL == DealScore(DealKind.DEAD, None, 0, 0, ())


def test_an_undercut_worth_nothing_is_won_by_nobody() -> None:
    score = score_deal(Rules(undercut_bonus=0), kind="knock", knocker=10, defender=10)
    assert (score.winner, score.points, score.boxes) == (None, 0, 0)


def test_gin_worth_nothing_is_won_by_nobody() -> None:
    score = score_deal(Rules(gin_bonus=0), kind="gin", knocker=0, defender=0)
    assert (score.kind, score.winner, score.boxes) == (DealKind.GIN, None, 0)


@pytest.mark.parametrize(
    ("kind", "knocker", "defender"),
    [
        ("gin", 1, 20),
        ("big_gin", 0, 20),
        ("knock", -1, 20),
        ("knock", 3, -1),
        ("undercut", 10, 6),
        ("tie", 10, 10),
        ("resigned", 0, 0),
    ],
)
def test_what_no_deal_can_end_with_is_refused(kind: str, knocker: int, defender: int) -> None:
    with pytest.raises(ValueError, match=r"."):
        score_deal(STANDARD, kind=kind, knocker=knocker, defender=defender)


@given(
    st.sampled_from(list(RULE_SETS.values())),
    st.sampled_from(list(SpadeDouble)),
    DEADWOOD,
    DEADWOOD,
    st.sampled_from(CARDS),
)
def test_the_lines_of_a_deal_sum_to_its_points(
    rules: Rules, double: SpadeDouble, knocker: int, defender: int, upcard: Card
) -> None:
    rules = replace(rules, spade_double=double)
    score = score_deal(rules, kind="knock", knocker=knocker, defender=defender, upcard=upcard)
    assert sum(line.points for line in score.lines) == score.points
    assert all(line.points > 0 for line in score.lines[1:])
    assert (score.winner is not None) == (score.points > 0) == (score.boxes > 0)


@given(st.sampled_from(list(RULE_SETS.values())), DEADWOOD, DEADWOOD)
def test_the_higher_deadwood_never_wins_a_knock(rules: Rules, knocker: int, defender: int) -> None:
    winner = score_deal(rules, kind="knock", knocker=knocker, defender=defender).winner
    if knocker < defender:
        assert winner == "knocker"
    elif knocker > defender:
        assert winner == "defender"
