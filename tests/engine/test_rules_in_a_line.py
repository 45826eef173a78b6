"""Rules as a link says them. Technique: any rules there and back, and every way in which a line cannot be read."""

import pytest
from hypothesis import given

from engine.errors import IllegalAction
from engine.notation import format_rules, parse_rules
from engine.rules import RULE_SETS, Rules, rules_hash
from tests.engine.test_rules import ANY_RULES


@given(ANY_RULES)
def test_what_is_written_reads_back_to_the_same_rules(rules: Rules) -> None:
    assert parse_rules(format_rules(rules)) == rules
    assert rules_hash(parse_rules(format_rules(rules))) == rules_hash(rules)


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_named_set_is_its_name(name: str) -> None:
    assert format_rules(RULE_SETS[name], among=RULE_SETS) == name
    assert parse_rules(name, among=RULE_SETS) == RULE_SETS[name]


def test_a_line_may_start_from_any_set_and_is_written_from_the_nearest() -> None:
    rules = parse_rules(" standard , box_bonus=20,box_scope=both,first_turn=free_draw,shutout=flat100,target=250,"
                        "shutout_needs=loser_zero")  # fmt: skip
    assert format_rules(rules) == "house,target=250"


def test_numbers_switches_and_what_is_not_played_are_written_as_in_a_record() -> None:
    line = "classic,big_gin_bonus=null,undercut_on_tie=false,spade_boxes=2"
    assert format_rules(parse_rules(line)) == line


@pytest.mark.parametrize(
    ("line", "field", "reason"),
    [
        ("", "rules_id", "unknown_set"),
        ("chess", "rules_id", "unknown_set"),
        ("captain", "rules_id", "unknown_set"),
        ("target=250", "rules_id", "unknown_set"),
        ("house,", "", "unknown_field"),
        ("house,wild_cards=2", "wild_cards", "unknown_field"),
        ("house,target", "target", "wrong_value"),
        ("house,target=", "target", "wrong_value"),
        ("house,target=null", "target", "wrong_value"),
        ("house,target=2.5", "target", "wrong_value"),
        ("house,target=٢٥", "target", "wrong_value"),
        ("house,target=10000000000", "target", "wrong_value"),
        ("house,hollywood=1", "hollywood", "wrong_value"),
        ("house,box_scope=everybody", "box_scope", "wrong_value"),
        ("house,box_scope=both=winner", "box_scope", "wrong_value"),
    ],
)
def test_a_line_that_cannot_be_read_says_what_is_wrong_with_it(line: str, field: str, reason: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        parse_rules(line)
    assert (refused.value.code, refused.value.args_) == ("bad_rules", {"field": field, "reason": reason})
