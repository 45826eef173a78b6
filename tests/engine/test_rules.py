"""Rule sets as data. Technique: the published table field by field, golden hashes, and every way to be refused."""

import json
from dataclasses import FrozenInstanceError, fields, replace
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import CARDS, Card
from engine.errors import IllegalAction
from engine.formats import FORMATS, check_format, format_refusals
from engine.match_score import score_match
from engine.rules import (
    CHOICES,
    DUEL_RULE_SETS,
    RANGES,
    RULE_SETS,
    BoxScope,
    Difference,
    FirstTurn,
    Memory,
    NextDealer,
    OklahomaAce,
    Rules,
    Shutout,
    ShutoutNeeds,
    SpadeDouble,
    WinnerBy,
    gin_only,
    idle_fields,
    knock_limit,
    nearest_rule_set,
    next_dealer,
    refusals,
    rules_from_dict,
    rules_hash,
    rules_to_dict,
)
from engine.scoring import DealScore, score_deal

STANDARD = RULE_SETS["standard"]

DEFAULTS = {
    "gin_bonus": 25,
    "big_gin_bonus": None,
    "undercut_bonus": 25,
    "undercut_on_tie": True,
    "box_bonus": 25,
    "box_scope": "winner",
    "game_bonus": 100,
    "shutout": "double_points",
    "shutout_needs": "all_deals",
    "target": 100,
    "first_turn": "offer",
    "next_dealer": "alternate",
    "winner_by": "target",
    "knock_limit": 10,
    "upcard_limit": False,
    "oklahoma_ace": "gin_only",
    "spade_double": "off",
    "spade_boxes": 1,
    "dead_deal_stock": 2,
    "max_discard_draws": 50,
    "hollywood": False,
    "memory": "open",
}

# What departs from the defaults, as the text that is hashed, and the hash. These never change.
GOLDEN = {
    "standard": "{}",
    "classic": '{"big_gin_bonus":31,"box_scope":"both","shutout_needs":"all_deals_no_dead","winner_by":"final_total"}',
    "house": '{"box_bonus":20,"box_scope":"both","first_turn":"free_draw","shutout":"flat100",'
    '"shutout_needs":"loser_zero"}',
    "house_old": '{"box_bonus":20,"box_scope":"both","first_turn":"free_draw","gin_bonus":20,"shutout":"flat100",'
    '"shutout_needs":"loser_zero","undercut_bonus":10,"undercut_on_tie":false}',
    "express": '{"box_bonus":0,"box_scope":"none","game_bonus":0,"shutout":"none","shutout_needs":null,'
    '"undercut_bonus":20}',
    "oklahoma": '{"box_bonus":0,"box_scope":"none","game_bonus":0,"shutout":"none","shutout_needs":null,'
    '"spade_double":"deadwood","undercut_bonus":20,"upcard_limit":true}',
    "captain": '{"box_bonus":0,"box_scope":"none","game_bonus":0,"shutout":"none","shutout_needs":null,'
    '"undercut_bonus":10}',
    "reference": '{"box_bonus":20,"box_scope":"both","gin_bonus":20,"memory":"club","next_dealer":"winner",'
    '"shutout":"flat100","shutout_needs":"loser_zero","undercut_bonus":10}',
}
GOLDEN_HASHES = {
    "standard": "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a",
    "classic": "a154fc79429d6b2737b744ab2f2b4a05b510b9d929a097f58d1549c53f8ce976",
    "house": "12b1348a79844a4f98c000236bd922aab8791f3bb610009f09fdaddd19935cca",
    "house_old": "15900f8bbbabd2795ab81aeb8c0b23ec44a43d12a431eea770dcaaae25ee3319",
    "express": "d20de5556961e018cea568d545ec3385c49f384b0a8ee7fb58d1c3aa59eb84cd",
    "oklahoma": "d163a7cf837c94c5a9ba026cca027eb8d752b9ed7b616d1f3a4ef8ee352242a2",
    "captain": "b98776446dd4cf5910f55aca70676fee63c93661fd125aaa368a467432db9821",
    "reference": "c0c93a972479d36a6a9e6b9416c546855a8d74a4dfbfe9c55029c6511856c825",
}

# gin, big gin, undercut, on tie, box, scope, game, shutout, needs, target, first turn, winner by
TABLE: dict[str, tuple[object, ...]] = {
    "standard": (25, None, 25, True, 25, "winner", 100, "double_points", "all_deals", 100, "offer", "target"),
    "classic": (
        *(25, 31, 25, True, 25, "both", 100, "double_points", "all_deals_no_dead", 100, "offer", "final_total"),
    ),
    "house": (25, None, 25, True, 20, "both", 100, "flat100", "loser_zero", 100, "free_draw", "target"),
    "house_old": (20, None, 10, False, 20, "both", 100, "flat100", "loser_zero", 100, "free_draw", "target"),
    "express": (25, None, 20, True, 0, "none", 0, "none", None, 100, "offer", "target"),
    "oklahoma": (25, None, 20, True, 0, "none", 0, "none", None, 100, "offer", "target"),
    "captain": (25, None, 10, True, 0, "none", 0, "none", None, 100, "offer", "target"),
    "reference": (20, None, 10, True, 20, "both", 100, "flat100", "loser_zero", 100, "offer", "target"),
}

ANY_RULES = st.builds(
    Rules,
    **{name: st.integers(least, most) for name, (least, most) in RANGES.items() if name != "big_gin_bonus"},
    big_gin_bonus=st.one_of(st.none(), st.integers(0, 1000)),
    shutout_needs=st.one_of(st.none(), st.sampled_from(ShutoutNeeds)),
)


def check_rules(rules: Rules) -> None:
    check_format(FORMATS["duel"], rules)


def refusal(given_fields: dict[str, object]) -> tuple[object, object]:
    with pytest.raises(IllegalAction) as refused:
        check_rules(rules_from_dict(given_fields))
    assert refused.value.code == "bad_rules"
    return refused.value.args_["field"], refused.value.args_["reason"]


def test_the_defaults_are_every_field_of_the_standard_set() -> None:
    assert rules_to_dict(Rules()) == DEFAULTS
    assert list(DEFAULTS) == [field.name for field in fields(Rules)]
    assert Rules() == STANDARD


@pytest.mark.parametrize("name", TABLE)
def test_a_named_set_is_its_row_of_the_table(name: str) -> None:
    row = rules_to_dict(RULE_SETS[name])
    columns = [*list(DEFAULTS)[:11], "winner_by"]
    assert tuple(row[column] for column in columns) == TABLE[name]


def test_there_are_eight_named_sets_and_two_may_play_all_but_captain() -> None:
    assert list(RULE_SETS) == list(TABLE) == list(GOLDEN)
    assert set(RULE_SETS) - set(DUEL_RULE_SETS) == {"captain"}


def test_only_the_reference_set_lets_the_winner_deal_and_squares_the_pile() -> None:
    assert [name for name, rules in RULE_SETS.items() if rules.next_dealer is NextDealer.WINNER] == ["reference"]
    assert [name for name, rules in RULE_SETS.items() if rules.memory is Memory.CLUB] == ["reference"]


def test_oklahoma_is_express_with_a_limit_by_the_upcard_and_spades_that_double_the_deadwood() -> None:
    assert RULE_SETS["oklahoma"] == replace(RULE_SETS["express"], upcard_limit=True, spade_double=SpadeDouble.DEADWOOD)
    assert RULE_SETS["oklahoma"].oklahoma_ace is OklahomaAce.GIN_ONLY


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_named_set_may_be_played_and_is_its_own_nearest(name: str) -> None:
    check_rules(RULE_SETS[name])
    assert nearest_rule_set(RULE_SETS[name], among=RULE_SETS) == (name, ())


def test_rules_cannot_be_changed_in_place() -> None:
    with pytest.raises(FrozenInstanceError):
        STANDARD.target = 50  # type: ignore[misc]  # what is being refused


# --- the hash ---------------------------------------------------------------


@pytest.mark.parametrize("name", RULE_SETS)
def test_the_hash_of_a_named_set_never_changes(name: str) -> None:
    assert rules_hash(RULE_SETS[name]) == GOLDEN_HASHES[name]
    assert sha256(GOLDEN[name].encode()).hexdigest() == GOLDEN_HASHES[name]


def test_the_hash_covers_fields_that_differ_and_no_others() -> None:
    text = b'{"knock_limit":0,"target":200}'
    assert rules_hash(Rules(target=200, knock_limit=0)) == sha256(text).hexdigest()


@given(ANY_RULES)
def test_the_hash_is_that_of_the_sorted_json_without_spaces(rules: Rules) -> None:
    changed = {name: value for name, value in rules_to_dict(rules).items() if value != DEFAULTS[name]}
    text = json.dumps(dict(sorted(changed.items()))).replace(" ", "")
    assert rules_hash(rules) == sha256(text.encode()).hexdigest()


@given(ANY_RULES, ANY_RULES)
def test_two_hashes_are_equal_exactly_when_the_rules_are(one: Rules, other: Rules) -> None:
    assert (rules_hash(one) == rules_hash(other)) is (one == other)


# --- to and from plain values -----------------------------------------------


@given(ANY_RULES)
def test_rules_survive_json(rules: Rules) -> None:
    assert rules_from_dict(json.loads(json.dumps(rules_to_dict(rules)))) == rules


def test_a_missing_field_is_the_default() -> None:
    assert rules_from_dict({}) == STANDARD
    assert rules_from_dict({"box_scope": "both"}) == Rules(box_scope=BoxScope.BOTH)
    assert rules_from_dict({"first_turn": "free_draw"}).first_turn is FirstTurn.FREE_DRAW


def test_what_is_parsed_has_the_types_of_the_fields() -> None:
    for name, rules in RULE_SETS.items():
        for field in fields(Rules):
            parsed = getattr(rules_from_dict(rules_to_dict(rules)), field.name)
            assert type(parsed) is type(getattr(rules, field.name)), (name, field.name)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("target", "100"),
        ("target", 100.0),
        ("target", True),
        ("target", None),
        ("hollywood", 0),
        ("upcard_limit", None),
        ("undercut_on_tie", "yes"),
        ("box_scope", "WINNER"),
        ("box_scope", None),
        ("shutout", None),
        ("shutout_needs", "never"),
        ("memory", 1),
        ("big_gin_bonus", False),
        ("spade_double", ["off"]),
    ],
)
def test_a_value_of_another_kind_is_refused(field: str, value: object) -> None:
    assert refusal({field: value}) == (field, "wrong_value")


def test_an_unknown_field_is_refused_by_name() -> None:
    assert refusal({"wild_cards": 2}) == ("wild_cards", "unknown_field")


# --- what a room may be made with -------------------------------------------


@pytest.mark.parametrize("field", RANGES)
def test_a_number_may_be_at_its_bounds_and_not_beyond(field: str) -> None:
    least, most = RANGES[field]
    for value in (least, most):
        check_rules(rules_from_dict({field: value}))
    for value in (least - 1, most + 1):
        assert refusal({field: value}) == (field, "out_of_range")


def test_a_number_out_of_range_is_refused_with_the_range() -> None:
    with pytest.raises(IllegalAction) as refused:
        check_rules(Rules(target=5))
    assert refused.value.args_ == {"field": "target", "reason": "out_of_range", "least": 10, "most": 1000}


def test_no_boxes_are_worth_nothing() -> None:
    assert refusal({"box_scope": "none"}) == ("box_bonus", "box_scope_none")
    check_rules(Rules(box_scope=BoxScope.NONE, box_bonus=0))


def test_a_shutout_needs_a_condition_and_none_needs_none() -> None:
    assert refusal({"shutout": "none"}) == ("shutout_needs", "shutout_needs")
    assert refusal({"shutout_needs": None}) == ("shutout_needs", "shutout_needs")
    check_rules(Rules(shutout=Shutout.NONE, shutout_needs=None))


def test_everything_that_is_wrong_is_told_at_once_and_the_first_of_it_raised() -> None:
    wrong = rules_from_dict({"target": 5, "gin_bonus": 1001, "box_scope": "none", "shutout": "none"})
    found = [(refusal.args_["field"], refusal.args_["reason"]) for refusal in refusals(wrong)]
    assert found == [
        ("gin_bonus", "out_of_range"),
        ("target", "out_of_range"),
        ("box_bonus", "box_scope_none"),
        ("shutout_needs", "shutout_needs"),
    ]
    with pytest.raises(IllegalAction) as refused:
        check_rules(wrong)
    assert (refused.value.args_["field"], refused.value.args_["reason"]) == found[0]
    assert not list(refusals(STANDARD))


def test_hollywood_is_for_two_only() -> None:
    hollywood = Rules(hollywood=True)
    check_rules(hollywood)
    for name in ("cutthroat", "partners"):
        with pytest.raises(IllegalAction) as refused:
            check_format(FORMATS[name], hollywood)
        assert refused.value.args_ == {"field": "hollywood", "reason": "duel_only"}


def test_captain_is_always_played_by_its_own_set_with_gin_of_25_or_20() -> None:
    captain, own = FORMATS["captain"], RULE_SETS["captain"]
    assert captain.rule_sets == ("captain",)
    check_format(captain, own)
    check_format(captain, replace(own, gin_bonus=20))
    for changed in ({"gin_bonus": 30}, {"target": 50}, {"undercut_bonus": 25}, {"memory": Memory.CLUB}):
        (refused,) = format_refusals(captain, replace(own, **changed))
        assert refused.args_ == {"field": next(iter(changed)), "reason": "fixed"}


def test_two_three_and_four_may_play_any_set_but_captain_in_the_other_formats() -> None:
    for name, default in (("duel", "standard"), ("cutthroat", "house"), ("partners", "house")):
        assert FORMATS[name].rule_sets[0] == default
        assert set(FORMATS[name].rule_sets) == set(RULE_SETS) - {"captain"}


@pytest.mark.parametrize("name", ["express", "oklahoma"])
@pytest.mark.parametrize("target", [50, 100, 200])
def test_the_short_games_go_to_fifty_a_hundred_or_two_hundred(name: str, target: int) -> None:
    check_rules(replace(RULE_SETS[name], target=target))


def test_every_option_of_oklahoma_may_be_played() -> None:
    for ace in OklahomaAce:
        for double in SpadeDouble:
            for boxes in (1, 2):
                check_rules(replace(RULE_SETS["oklahoma"], oklahoma_ace=ace, spade_double=double, spade_boxes=boxes))


@pytest.mark.parametrize(
    ("changed", "idle"),
    [
        ({}, {"oklahoma_ace", "winner_by"}),
        ({"upcard_limit": True}, {"knock_limit", "winner_by"}),
        ({"knock_limit": 0}, {"oklahoma_ace", "winner_by", "undercut_bonus", "undercut_on_tie"}),
        ({"upcard_limit": True, "knock_limit": 0}, {"knock_limit", "winner_by"}),
        ({"box_scope": "both"}, {"oklahoma_ace"}),
        ({"box_bonus": 0}, {"oklahoma_ace", "winner_by", "box_scope", "spade_boxes"}),
        ({"box_scope": "both", "box_bonus": 0}, {"oklahoma_ace", "winner_by", "box_scope", "spade_boxes"}),
        ({"shutout": "none", "shutout_needs": None}, {"oklahoma_ace", "winner_by", "shutout_needs"}),
    ],
)
def test_a_field_is_idle_where_the_others_leave_it_no_meaning(changed: dict[str, object], idle: set[str]) -> None:
    assert idle_fields(rules_from_dict(changed)) == idle


def any_value(field: str) -> st.SearchStrategy[Any]:
    if field in RANGES:
        return st.integers(*RANGES[field])
    return st.sampled_from(list(CHOICES[field])) if field in CHOICES else st.booleans()


@given(ANY_RULES, st.data())
def test_a_field_that_is_idle_scores_no_deal_and_no_match_otherwise(rules: Rules, data: st.DataObject) -> None:
    """Knocks as the limit lets them be, whatever the upcard."""
    field = data.draw(st.sampled_from(sorted(idle_fields(rules) - {"shutout_needs"})))  # which can be null alone then
    other = rules_from_dict({**rules_to_dict(rules), field: data.draw(any_value(field))})

    def scored(by: Rules) -> tuple[object, object]:
        deals: list[tuple[int | None, DealScore]] = []
        for knocker, upcard, knock, defender in played:
            assert knock_limit(by, upcard) == knock_limit(rules, upcard)
            left = min(knock, knock_limit(by, upcard))
            deals.append((knocker, score_deal(by, kind="knock", knocker=left, defender=defender, upcard=upcard)))
            if score_match(by, deals).reached is not None:
                break
        points = [(score.winner, score.points) for _, score in deals]
        end = score_match(by, deals)
        return points, (end.totals, end.winner, end.settlement)

    hands = st.tuples(st.integers(0, 1), st.sampled_from(CARDS), st.integers(0, 10), st.integers(0, 60))
    played = data.draw(st.lists(hands, max_size=12))
    assert scored(other) == scored(rules)


# --- the nearest named set --------------------------------------------------


def test_the_differences_from_the_nearest_set_are_shown_in_the_order_of_the_fields() -> None:
    rules = replace(RULE_SETS["house_old"], target=150, gin_bonus=25)
    assert nearest_rule_set(rules) == (
        "house_old",
        (Difference("gin_bonus", 20, 25), Difference("target", 100, 150)),
    )


def test_a_set_that_the_format_does_not_play_is_never_the_nearest() -> None:
    assert nearest_rule_set(RULE_SETS["captain"])[0] == "express"
    assert nearest_rule_set(RULE_SETS["captain"], among=("captain",)) == ("captain", ())


def test_club_oklahoma_is_two_differences_from_oklahoma() -> None:
    club = replace(RULE_SETS["oklahoma"], spade_double=SpadeDouble.DEAL, spade_boxes=2)
    assert nearest_rule_set(club) == (
        "oklahoma",
        (Difference("spade_double", "deadwood", "deal"), Difference("spade_boxes", 1, 2)),
    )


@given(ANY_RULES)
def test_the_differences_rebuild_the_rules(rules: Rules) -> None:
    name, differences = nearest_rule_set(rules)
    changed = {difference.field: difference.chosen for difference in differences}
    assert rules_from_dict(rules_to_dict(RULE_SETS[name]) | changed) == rules


# --- what the rules say at the table ----------------------------------------


@pytest.mark.parametrize(
    ("upcard", "limit"), [("2C", 2), ("7S", 7), ("9H", 9), ("TD", 10), ("JS", 10), ("QC", 10), ("KH", 10)]
)
def test_the_upcard_of_oklahoma_sets_the_limit(upcard: str, limit: int) -> None:
    assert knock_limit(RULE_SETS["oklahoma"], Card.parse(upcard)) == limit
    assert not gin_only(RULE_SETS["oklahoma"], Card.parse(upcard))


def test_an_ace_in_oklahoma_means_gin_only_or_one() -> None:
    """The row of the worked examples with the upcard A♣: a deadwood of 1 is over the limit."""
    ace = Card.parse("AC")
    assert knock_limit(RULE_SETS["oklahoma"], ace) == 0
    assert gin_only(RULE_SETS["oklahoma"], ace)
    by_one = replace(RULE_SETS["oklahoma"], oklahoma_ace=OklahomaAce.ONE)
    assert knock_limit(by_one, ace) == 1
    assert not gin_only(by_one, ace)


def test_without_a_limit_by_the_upcard_every_card_leaves_the_limit_alone() -> None:
    assert {knock_limit(STANDARD, card) for card in CARDS} == {10}
    assert all(gin_only(Rules(knock_limit=0), card) for card in CARDS)


@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("dealer", [0, 1])
def test_who_deals_next_goes_by_the_rule(dealer: int, winner: int) -> None:
    assert next_dealer(Rules(next_dealer=NextDealer.ALTERNATE), dealer, winner) == 1 - dealer
    assert next_dealer(Rules(next_dealer=NextDealer.WINNER), dealer, winner) == winner
    assert next_dealer(Rules(next_dealer=NextDealer.LOSER), dealer, winner) == 1 - winner


@pytest.mark.parametrize("rule", NextDealer)
@pytest.mark.parametrize("dealer", [0, 1])
def test_where_nobody_scored_the_same_player_deals_again(dealer: int, rule: NextDealer) -> None:
    assert next_dealer(Rules(next_dealer=rule), dealer, None) == dealer


def test_the_winner_of_classic_has_the_higher_total() -> None:
    assert [name for name, rules in RULE_SETS.items() if rules.winner_by is WinnerBy.FINAL_TOTAL] == ["classic"]
