"""The scenarios of `rules.json`: hands that similar products judged wrongly, each with the right answer.

`k` and `d` are the deadwoods of knocker and defender after lay-offs; `wrong` is what the faulty products said.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from engine import Card, best_defence, best_discards, check_arrangement, deadwood, parse_hand, score_deal
from engine.rules import RULE_SETS

CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("rules.json").read_text())
RULES = RULE_SETS["standard"]


def of_kind(*kinds: str) -> list[Any]:
    return [pytest.param(case, id=case["id"]) for case in CASES if case["kind"] in kinds]


def test_every_case_is_of_a_kind_that_is_tested_here() -> None:
    assert {case["kind"] for case in CASES} == {"min_deadwood", "best_discard", "best_discard_min", "knock", "gin"}


@pytest.mark.parametrize("case", of_kind("min_deadwood"))
def test_the_least_deadwood_is_found(case: dict[str, Any]) -> None:
    assert deadwood(parse_hand(case["hand"])) == case["expect"]


@pytest.mark.parametrize("case", of_kind("best_discard"))
def test_each_discard_leaves_what_it_leaves(case: dict[str, Any]) -> None:
    leaves = best_discards(parse_hand(case["hand"]))
    assert {text: leaves[Card.parse(text)] for text in case["expect"]} == case["expect"]


@pytest.mark.parametrize("case", of_kind("best_discard_min"))
def test_the_best_discard_leaves_no_less(case: dict[str, Any]) -> None:
    assert min(best_discards(parse_hand(case["hand"])).values()) == case["expect"]


@pytest.mark.parametrize("case", of_kind("knock"))
def test_the_best_defence_and_the_score(case: dict[str, Any]) -> None:
    melds = tuple(parse_hand(meld) for meld in case["melds"])
    shown = check_arrangement(parse_hand(case["knocker"]), melds)
    defence = best_defence(shown.melds, parse_hand(case["defender"]))
    score = score_deal(RULES, kind="knock", knocker=shown.deadwood, defender=defence.deadwood)
    expect = case["expect"]
    assert (shown.deadwood, defence.deadwood) == (expect["k"], expect["d"])
    assert score.winner == {"K": "knocker", "D": "defender"}[expect["winner"]]
    assert score.points == expect["points"]


@pytest.mark.parametrize("case", of_kind("gin"))
def test_nothing_is_laid_off_on_gin(case: dict[str, Any]) -> None:
    assert deadwood(parse_hand(case["knocker"])) == 0
    left = deadwood(parse_hand(case["defender"]))
    score = score_deal(RULES, kind="gin", knocker=0, defender=left)
    expect = case["expect"]
    assert (left, score.winner, score.points) == (expect["d"], "knocker", expect["points"])
