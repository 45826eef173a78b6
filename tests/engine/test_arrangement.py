"""Arrangements found and declared. Technique: cited rules, printed positions, every way to be refused."""

import pytest

from engine.arrangement import best_arrangements, check_arrangement, knock_arrangements
from engine.cards import format_hand, parse_hand
from engine.errors import IllegalAction

TWO_WAYS = parse_hand("4H 5H 6H 7H 7S 7C 7D AC 2D 3S")


def test_equal_arrangements_are_all_found_in_text_order() -> None:
    assert [str(arrangement) for arrangement in best_arrangements(TWO_WAYS)] == [
        "4H 5H 6H 7H | 7S 7C 7D | 3S AC 2D",
        "4H 5H 6H | 7S 7C 7D 7H | 3S AC 2D",
    ]
    assert {arrangement.deadwood for arrangement in best_arrangements(TWO_WAYS)} == {6}


def test_six_in_a_row_are_one_run_or_two() -> None:
    arrangements = best_arrangements(parse_hand("4S 5S 6S 7S 8S 9S"))
    assert [list(map(format_hand, arrangement.melds)) for arrangement in arrangements] == [
        ["4S 5S 6S 7S 8S 9S"],
        ["4S 5S 6S", "7S 8S 9S"],
    ]


def test_a_hand_without_melds_has_one_arrangement() -> None:
    (arrangement,) = best_arrangements(parse_hand("AS 3S 5S"))
    assert (arrangement.melds, arrangement.deadwood, arrangement.loose) == ((), 9, parse_hand("AS 3S 5S"))
    assert str(arrangement) == "AS 3S 5S"


def test_an_arrangement_with_nothing_left_ends_with_a_bar() -> None:
    (arrangement,) = best_arrangements(parse_hand("3D 4D 5D 6D JC JH JS 8S 9S TS"))
    assert str(arrangement) == "3D 4D 5D 6D | 8S 9S TS | JS JC JH |"


def test_a_knocker_may_show_less_than_the_best_within_the_limit() -> None:
    hand = parse_hand("2S 3S 4S 5S 6S AC 2C 3C AD 3D")
    shown = [str(arrangement) for arrangement in knock_arrangements(hand, 10)]
    assert "2S 3S 4S 5S | AC 2C 3C | 6S AD 3D" in shown
    assert "2S 3S 4S 5S 6S | AC 2C 3C | AD 3D" in shown
    assert all(arrangement.deadwood <= 10 for arrangement in knock_arrangements(hand, 10))
    assert knock_arrangements(hand, 3) == ()


def test_a_declared_arrangement_need_not_be_the_best() -> None:
    arrangement = check_arrangement(TWO_WAYS, [parse_hand("4H 5H 6H"), parse_hand("7S 7C 7D")])
    assert (arrangement.deadwood, arrangement.loose) == (13, parse_hand("7H 3S AC 2D"))
    assert check_arrangement(TWO_WAYS, []).deadwood == 49


def test_the_order_of_declared_melds_does_not_matter() -> None:
    melds = [parse_hand("7S 7C 7D 7H"), parse_hand("4H 5H 6H")]
    assert (
        check_arrangement(TWO_WAYS, melds) == check_arrangement(TWO_WAYS, melds[::-1]) == best_arrangements(TWO_WAYS)[1]
    )


@pytest.mark.parametrize(
    ("melds", "code"),
    [
        (["7C 7D 7H", "7C 8C 9C", "2S 3S 4S"], "card_twice"),
        (["2S 3S 4S", "2S 3S 4S"], "card_twice"),
        (["7D 7H 7S"], "card_not_held"),
        (["3S 4S 5S"], "card_not_held"),
        (["7C 8C"], "not_a_meld"),
        (["7C 7D 7H 8C"], "not_a_meld"),
        (["AC AD"], "not_a_meld"),
        ([""], "not_a_meld"),
    ],
)
def test_a_wrong_declaration_is_refused(melds: list[str], code: str) -> None:
    """D-R13."""
    hand = parse_hand("7C 7D 7H 8C 9C 2S 3S 4S AC AD")
    with pytest.raises(IllegalAction) as refused:
        check_arrangement(hand, [parse_hand(meld) for meld in melds])
    assert refused.value.code == code


def test_the_hand_of_those_declarations_leaves_sixteen_at_best() -> None:
    (arrangement,) = best_arrangements(parse_hand("7C 7D 7H 8C 9C 2S 3S 4S AC AD"))
    assert arrangement.deadwood == 16
    assert str(arrangement) == "2S 3S 4S | 7C 8C 9C | AC AD 7D 7H"


def test_a_card_twice_in_a_declared_meld_is_refused_when_it_is_read() -> None:
    with pytest.raises(IllegalAction) as refused:
        parse_hand("7C 7C 8C")
    assert refused.value.code == "card_twice"


@pytest.mark.parametrize("meld", [-1, 1 << 52, 0b111 << 52])
def test_numbers_that_are_no_hands_are_no_melds(meld: int) -> None:
    with pytest.raises(IllegalAction) as refused:
        check_arrangement(TWO_WAYS, [meld])
    assert refused.value.code == "not_a_meld"
