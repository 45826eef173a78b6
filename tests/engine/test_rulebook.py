"""The page of rules follows the rules. Technique: any rules and any one change of them, and the printed examples."""

from dataclasses import fields, replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.clock import PRESETS
from engine.formats import FORMATS
from engine.rulebook import SECTIONS, Section, Sentence, rulebook
from engine.rulebook.chapters import CHAPTERS
from engine.rules import (
    RULE_SETS,
    BoxScope,
    Rules,
    Shutout,
    ShutoutNeeds,
    idle_fields,
    refusals,
    rules_from_dict,
    rules_to_dict,
)
from tests.engine.test_rules import ANY_RULES, any_value

DUEL = FORMATS["duel"]
CLOCK = PRESETS["three_minutes"]


def book(rules: Rules, format_id: str = "duel") -> dict[str, Section]:
    return {section.id: section for section in rulebook(rules, FORMATS[format_id], CLOCK)}


def numbers(rules: Rules) -> set[object]:
    """What any sentence fills in."""
    return {value for section in book(rules).values() for said in section.sentences for value in said.args.values()}


def consistent(rules: Rules) -> Rules:
    """What can be played, as like them as can be."""
    if rules.box_scope is BoxScope.NONE:
        rules = replace(rules, box_bonus=0)
    if rules.shutout is Shutout.NONE:
        return replace(rules, shutout_needs=None)
    return replace(rules, shutout_needs=rules.shutout_needs or ShutoutNeeds.ALL_DEALS)


PLAYABLE = ANY_RULES.map(consistent)


@given(PLAYABLE, st.sampled_from([field.name for field in fields(Rules)]), st.data())
def test_a_field_changes_the_page_unless_it_means_nothing(rules: Rules, field: str, data: st.DataObject) -> None:
    before = getattr(rules, field)
    other = replace(rules, **{field: data.draw(any_value(field).filter(lambda value: value != before))})
    if list(refusals(other)):
        return  # then something else would have to change along with it
    idle = field in idle_fields(rules)
    assert idle == (field in idle_fields(other))
    assert (rulebook(other, DUEL, CLOCK) == rulebook(rules, DUEL, CLOCK)) is idle


NUMBERS = (
    *("gin_bonus", "big_gin_bonus", "undercut_bonus", "box_bonus", "game_bonus", "target", "knock_limit"),
    *("dead_deal_stock", "max_discard_draws"),
)


@pytest.mark.parametrize(("field", "value"), [*product(NUMBERS, (7, 10)), ("target", 1000), ("spade_boxes", 2)])
def test_a_sentence_names_the_number(field: str, value: int) -> None:
    assert value in numbers(rules_from_dict({field: value}))


@pytest.mark.parametrize("field", ["game_bonus", "box_bonus", "knock_limit"])
def test_nothing_is_said_in_words_and_not_as_a_nought(field: str) -> None:
    said = {said.code for section in book(rules_from_dict({field: 0})).values() for said in section.sentences}
    assert {"no_game_bonus", "no_boxes", "gin_only"} & said


# Of rules.md §9, as the examples of the page have them: kind, knocker, defender, and what comes of it.
PRINTED = [
    ("standard", "knock", 9, 21, "knocker", 12),
    ("standard", "gin", 0, 13, "knocker", 38),
    ("house", "knock", 10, 10, "defender", 25),
    ("house", "knock", 10, 6, "defender", 29),
    ("house_old", "knock", 10, 6, "defender", 14),
    ("house_old", "knock", 10, 10, "nobody", 0),
    ("express", "knock", 10, 6, "defender", 24),
    ("oklahoma", "knock", 5, 21, "knocker", 32),
    ("oklahoma", "knock", 7, 3, "defender", 28),
    ("oklahoma", "gin", 0, 21, "knocker", 67),
]


@pytest.mark.parametrize(("rules_id", "kind", "knocker", "defender", "winner", "points"), PRINTED)
def test_the_examples_are_those_of_the_rules(
    rules_id: str, kind: str, knocker: int, defender: int, winner: str, points: int
) -> None:
    found = [
        (example.situation.args["knocker"], example.situation.args["defender"], _outcome(example.outcome))
        for section in book(RULE_SETS[rules_id]).values()
        for example in section.examples
        if example.situation.code.startswith(f"case_{kind}") and example.outcome is not None
    ]
    assert (knocker, defender, (winner, points)) in found


def _outcome(said: Sentence) -> tuple[object, object]:
    return said.args.get("winner", "knocker"), said.args["points"]


def test_club_oklahoma_doubles_the_bonus_too() -> None:
    rules = rules_from_dict({**rules_to_dict(RULE_SETS["oklahoma"]), "spade_double": "deal"})
    points = [example.totals[0] for example in book(rules)["oklahoma"].examples if example.totals]
    assert points == [32, 48, 92]


def test_the_upcard_of_oklahoma_is_shown_with_the_limit_that_it_sets() -> None:
    limits = [
        (example.situation.args["card"], example.situation.args["limit"])
        for example in book(RULE_SETS["oklahoma"])["oklahoma"].examples
        if example.situation.code == "case_limit"
    ]
    assert limits == [("7D", 7), ("KC", 10), ("AH", 0)]


@given(ANY_RULES)
def test_every_sum_of_an_example_is_the_sum_of_its_lines(rules: Rules) -> None:
    for section in book(rules).values():
        for example in section.examples:
            assert tuple(sum(line.points for line in lines) for lines in example.lines) == example.totals


def test_the_match_that_the_higher_total_wins_is_shown_where_it_can_be() -> None:
    examples = book(RULE_SETS["classic"])["end"].examples
    assert [example.outcome.args["winner"] for example in examples if example.outcome] == [0, 0, 1]
    assert len(book(RULE_SETS["standard"])["end"].examples) == 2
    assert len(book(RULE_SETS["express"])["end"].examples) == 1


def test_the_wins_of_hollywood_are_entered_as_the_engine_enters_them() -> None:
    examples = book(rules_from_dict({"hollywood": True}))["hollywood"].examples
    assert [example.situation.args for example in examples] == [
        {"win": 1, "last": 1},
        {"win": 2, "last": 2},
        {"win": 3, "last": 3},
        {"win": 4, "last": 3},
    ]


@pytest.mark.parametrize("format_id", FORMATS)
@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_every_format_has_a_page_for_every_set(format_id: str, rules_id: str) -> None:
    sections = book(RULE_SETS[rules_id], format_id)
    assert list(sections) == [section for section in SECTIONS if section in sections]
    assert set(SECTIONS) - set(sections) <= {"oklahoma", "hollywood"}
    assert set(FORMATS) <= set(CHAPTERS)


def test_the_clock_is_told_as_it_is_set() -> None:
    said = {name: rulebook(RULE_SETS["standard"], DUEL, clock)[-1].sentences[0] for name, clock in PRESETS.items()}
    assert said["three_minutes"].args == {"cap": "3:00", "bonus": "0:10", "within": "0:10"}
    assert said["fast"].args == {"cap": "0:30", "bonus": "0:10", "within": "0:10"}
    assert said["days3"].args == {"days": 3}
    assert said["untimed"].code == "clock_untimed"
