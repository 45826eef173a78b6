"""Lay-offs and the knocker's guard. Technique: cited rules, printed positions, every way to be refused."""

from typing import Any

import pytest

from engine.arrangement import best_arrangements, check_arrangement
from engine.cards import FULL_DECK, Card, Hand, format_hand, parse_hand
from engine.defence import Defence, best_defence, can_lay_off, check_defence, knocker_default
from engine.errors import IllegalAction
from engine.melds import deadwood
from engine.rules import RULE_SETS
from engine.scoring import score_deal
from tests.oracles.cases import cases_of

KNOCKS = cases_of("knock")
GINS = cases_of("gin")


def melds_of(*texts: str) -> list[Hand]:
    return [parse_hand(text) for text in texts]


def laid(*places: str) -> list[tuple[Card, int]]:
    """`7D on 0` and so on."""
    return [(Card.parse(card), int(index)) for card, index in (place.split(" on ") for place in places)]


def score(kind: str, knocker: int, defender: int) -> tuple[str | None, int]:
    result = score_deal(RULE_SETS["standard"], kind=kind, knocker=knocker, defender=defender)
    return result.winner, result.points


@pytest.mark.parametrize("case", KNOCKS.values(), ids=KNOCKS.keys())
def test_the_best_defence_of_a_known_case(case: dict[str, Any]) -> None:
    shown = check_arrangement(parse_hand(case["knocker"]), melds_of(*case["melds"]))
    defence = best_defence(shown.melds, parse_hand(case["defender"]))
    assert (shown.deadwood, defence.deadwood) == (case["expect"]["k"], case["expect"]["d"])
    winner = {"K": "knocker", "D": "defender"}[case["expect"]["winner"]]
    assert score("knock", shown.deadwood, defence.deadwood) == (winner, case["expect"]["points"])


@pytest.mark.parametrize("case", GINS.values(), ids=GINS.keys())
def test_nothing_is_laid_off_on_gin(case: dict[str, Any]) -> None:
    assert deadwood(parse_hand(case["knocker"])) == 0
    defence = best_defence((), parse_hand(case["defender"]))
    assert (defence.deadwood, defence.lay_offs) == (case["expect"]["d"], ())
    assert score("gin", 0, defence.deadwood) == ("knocker", case["expect"]["points"])


def test_laid_off_cards_come_in_an_order_in_which_each_fits() -> None:
    """D-R08: the 6 makes room for the 7."""
    knocker = melds_of("3D 4D 5D", "JC JH JS", "8S 9S TS")
    hand = parse_hand("2D 6D 7D KC KD KH 5C 5H 5S 9H")
    assert best_defence(knocker, hand) == Defence(
        9, tuple(melds_of("5S 5C 5H", "KC KD KH")), tuple(laid("2D on 0", "6D on 0", "7D on 0"))
    )


@pytest.mark.parametrize("order", [("2D on 0", "6D on 0", "7D on 0"), ("7D on 0", "6D on 0", "2D on 0")])
def test_any_order_that_works_is_accepted(order: tuple[str, ...]) -> None:
    knocker = melds_of("3D 4D 5D", "JC JH JS", "8S 9S TS")
    hand = parse_hand("2D 6D 7D KC KD KH 5C 5H 5S 9H")
    declared = check_defence(knocker, hand, melds_of("KC KD KH", "5C 5H 5S"), laid(*order))
    assert declared == best_defence(knocker, hand)


def test_a_card_that_fits_twice_goes_where_its_player_says() -> None:
    """D-R09: on the nines, the 9S would leave the 8S stuck."""
    knocker = melds_of("9C 9D 9H", "TS JS QS", "4D 5D 6D")
    hand = parse_hand("9S 8S 7D KC KD KH 2H 3H 4H 2C")
    own = melds_of("KC KD KH", "2H 3H 4H")
    assert best_defence(knocker, hand).lay_offs == tuple(laid("9S on 1", "8S on 1", "7D on 2"))
    assert check_defence(knocker, hand, own, laid("9S on 0", "7D on 2")).deadwood == 10
    assert check_defence(knocker, hand, own, laid("8S on 1", "9S on 1", "7D on 2")).deadwood == 2
    with pytest.raises(IllegalAction) as refused:
        check_defence(knocker, hand, own, laid("9S on 0", "8S on 1"))
    assert (refused.value.code, refused.value.args_) == ("bad_layoff", {"card": "8S"})


def test_breaking_an_own_meld_is_allowed_and_found() -> None:
    """D-R12."""
    knocker = melds_of("4H 5H 6H", "8D 9D TD", "QC QS QH")
    hand = parse_hand("7H 7D 7S AC 2C 3C 3H JD 8H 6D")
    best = best_defence(knocker, hand)
    assert (best.deadwood, [format_hand(meld) for meld in best.melds]) == (7, ["AC 2C 3C"])
    assert best.lay_offs == tuple(laid("3H on 0", "7H on 0", "8H on 0", "7D on 1", "6D on 1", "JD on 1"))
    kept = check_defence(knocker, hand, melds_of("7H 7D 7S", "AC 2C 3C"), laid("3H on 0", "JD on 1"))
    assert kept.deadwood == 14


def test_keeping_the_best_own_melds_is_not_always_best() -> None:
    knocker = melds_of("5S 5D 5H", "7S 7D 7H", "8S 8D 8H")
    hand = parse_hand("9S 4C 6C 7C 8C 9C 4D 6D 6H 9H")
    own = best_arrangements(hand)[0]
    rest = [(card, index) for card, index in best_defence(knocker, own.loose).lay_offs]
    assert check_defence(knocker, hand, own.melds, rest).deadwood == 20
    best = best_defence(knocker, hand)
    assert best == Defence(8, tuple(melds_of("6C 6D 6H", "9S 9C 9H")), tuple(laid("7C on 1", "8C on 2")))
    assert score("knock", 10, best.deadwood) == ("defender", 27)


def test_holding_a_card_back_can_earn_more_than_the_least_deadwood() -> None:
    hand = parse_hand("2S 3S 4S 5S 6S AC 2C 3C AD 3D")
    defender = parse_hand("7S 8S KS KD 9D 9H 4H JC QH 5C")

    def earned(*melds: str) -> int:
        shown = check_arrangement(hand, melds_of(*melds))
        winner, points = score("knock", shown.deadwood, best_defence(shown.melds, defender).deadwood)
        return points if winner == "knocker" else -points

    assert earned("2S 3S 4S 5S", "AC 2C 3C") == earned("2S 3S 4S 5S 6S", "AC 2C 3C") + 9


def test_where_both_leave_the_same_no_card_is_laid_off() -> None:
    hand = parse_hand("7C 8C 9C KD")
    assert best_defence(melds_of("4C 5C 6C"), hand) == Defence(10, tuple(melds_of("7C 8C 9C")), ())


def test_cards_between_two_runs_go_on_one_of_them() -> None:
    knocker = melds_of("3S 4S 5S", "9S TS JS")
    hand = parse_hand("6S 7S 8S QS 2S")
    assert best_defence(knocker, hand).deadwood == 0
    declared = check_defence(knocker, hand, (), laid("8S on 1", "7S on 1", "6S on 0", "2S on 0", "QS on 1"))
    assert declared.lay_offs == tuple(laid("2S on 0", "6S on 0", "8S on 1", "7S on 1", "QS on 1"))


def test_the_fourth_card_goes_on_a_set_and_nothing_on_four() -> None:
    assert best_defence(melds_of("7S 7C 7D"), parse_hand("7H 8H")).lay_offs == tuple(laid("7H on 0"))
    assert not can_lay_off(melds_of("7S 7C 7D 7H"), FULL_DECK ^ parse_hand("7S 7C 7D 7H"))


def test_a_run_ends_at_the_ace_and_at_the_king() -> None:
    assert not can_lay_off(melds_of("AS 2S 3S", "JD QD KD"), parse_hand("KS AD 5S 9D AC KC"))
    assert can_lay_off(melds_of("AS 2S 3S"), parse_hand("4S"))
    assert can_lay_off(melds_of("JD QD KD"), parse_hand("TD"))


def test_a_lay_off_that_would_break_an_own_meld_counts_as_possible() -> None:
    assert can_lay_off(melds_of("4C 5C 6C"), parse_hand("7C 8C 9C"))
    assert not can_lay_off(melds_of("4C 5C 6C"), parse_hand("8C 9C TC"))
    assert not can_lay_off((), parse_hand("8C 9C TC"))


@pytest.mark.parametrize(
    ("own", "places", "code"),
    [
        ((), ["5C on 0"], "bad_layoff"),
        ((), ["7D on 0"], "bad_layoff"),  # without the 6D
        ((), ["2D on 1"], "bad_layoff"),
        ((), ["2D on 2"], "bad_layoff"),
        ((), ["2D on -1"], "bad_layoff"),
        ((), ["2D on 0", "5C on 0"], "bad_layoff"),
        ((), ["2D on 0", "2D on 0"], "card_twice"),
        (("5C 5H 5S",), ["5C on 0"], "card_twice"),
        ((), ["JD on 1"], "card_not_held"),
        (("KC KD KS",), [], "card_not_held"),
        (("5C 5H",), [], "not_a_meld"),
        (("5C 5H 5S", "5C 5H 5S"), [], "card_twice"),
    ],
)
def test_a_wrong_defence_is_refused(own: tuple[str, ...], places: list[str], code: str) -> None:
    knocker = melds_of("3D 4D 5D", "JC JH JS")
    hand = parse_hand("2D 6D 7D KC KD KH 5C 5H 5S 9H")
    with pytest.raises(IllegalAction) as refused:
        check_defence(knocker, hand, melds_of(*own), laid(*places))
    assert refused.value.code == code


def test_of_equal_arrangements_the_knocker_shows_the_safer_one() -> None:
    hand = parse_hand("4H 5H 6H 7H 7S 7C 7D AC 2D 3S")
    defender = parse_hand("8H 9H KS KD KC 2S 2C 2H JD AS")
    shown = knocker_default(hand, seen=hand)
    assert [format_hand(meld) for meld in shown.melds] == ["4H 5H 6H", "7S 7C 7D 7H"]
    earned = {
        str(arrangement): score("knock", 6, best_defence(arrangement.melds, defender).deadwood)
        for arrangement in best_arrangements(hand)
    }
    assert earned == {
        "4H 5H 6H | 7S 7C 7D 7H | 3S AC 2D": ("knocker", 22),
        "4H 5H 6H 7H | 7S 7C 7D | 3S AC 2D": ("knocker", 5),
    }


def test_cards_that_were_seen_make_an_arrangement_safe() -> None:
    hand = parse_hand("4H 5H 6H 7H 7S 7C 7D AC 2D 3S")
    seen = hand | parse_hand("3H 8H")
    assert knocker_default(hand, seen) == best_arrangements(hand)[0]
    assert knocker_default(hand, hand | parse_hand("8H")) == best_arrangements(hand)[0]


def test_three_sets_are_shown_rather_than_three_runs() -> None:
    """D-R16."""
    hand = parse_hand("4C 5C 6C 4D 5D 6D 4H 5H 6H AS")
    shown = knocker_default(hand, seen=hand)
    assert [format_hand(meld) for meld in shown.melds] == ["4C 4D 4H", "5C 5D 5H", "6C 6D 6H"]
    assert best_defence(shown.melds, parse_hand("7C 3C 7D 3D 7H 8H KS KD KH 2S")).deadwood == 16
