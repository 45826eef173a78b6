"""`/api/rules`: what a form asks about rules, and what a link of them says."""

from dataclasses import fields
from typing import Any

import pytest
from fastapi.testclient import TestClient

from engine.rules import CHOICES, RANGES, RULE_SETS, Rules, rules_from_dict, rules_hash, rules_to_dict
from tests.app.api import make_api, stranger
from tests.app.store import Store


@pytest.fixture
def client(store: Store) -> TestClient:
    return stranger(make_api(store))


def check(client: TestClient, rules: str, **more: str) -> dict[str, Any]:
    answer = client.get("/api/rules/check", params={"rules": rules, **more})
    assert answer.status_code == 200, answer.text
    checked: dict[str, Any] = answer.json()
    return checked


def test_written_rules_are_named_by_the_nearest_set_with_what_differs_and_their_hash(client: TestClient) -> None:
    checked = check(client, "standard,gin_bonus=20,undercut_bonus=10,target=250,box_bonus=20,box_scope=both")
    rules = Rules(**{**rules_to_dict(RULE_SETS["standard"]), **checked["rules"]})
    assert checked["text"] == "standard,gin_bonus=20,undercut_bonus=10,box_bonus=20,box_scope=both,target=250"
    assert checked["rules_id"] == "standard"
    assert checked["differences"][-1] == {"field": "target", "usual": 100, "chosen": 250}
    assert checked["hash"] == rules_hash(rules_from_dict(checked["rules"]))
    assert rules.target == 250
    assert checked["refusals"] == []
    assert (checked["format"], checked["idle"]) == ("duel", ["oklahoma_ace"])


def test_rules_that_turn_out_to_be_another_set_are_called_so(client: TestClient) -> None:
    checked = check(client, "express,upcard_limit=true,spade_double=deadwood")
    assert (checked["text"], checked["rules_id"], checked["differences"]) == ("oklahoma", "oklahoma", [])


def test_each_thing_that_cannot_be_played_is_told_at_its_field(client: TestClient) -> None:
    checked = check(client, "house,target=5,box_scope=none,shutout=none")
    assert [refusal["code"] for refusal in checked["refusals"]] == ["bad_rules"] * 3
    assert [refusal["args"] for refusal in checked["refusals"]] == [
        {"field": "target", "reason": "out_of_range", "least": 10, "most": 1000},
        {"field": "box_bonus", "reason": "box_scope_none"},
        {"field": "shutout_needs", "reason": "shutout_needs"},
    ]


@pytest.mark.parametrize(
    ("rules", "args"),
    [
        ("chess", {"field": "rules_id", "reason": "unknown_set"}),
        ("house,target=much", {"field": "target", "reason": "wrong_value"}),
        ("house,jokers=2", {"field": "jokers", "reason": "unknown_field"}),
    ],
)
def test_a_line_that_cannot_be_read_is_refused_with_the_place(
    client: TestClient, rules: str, args: dict[str, str]
) -> None:
    answer = client.get("/api/rules/check", params={"rules": rules})
    assert answer.status_code == 422
    assert (answer.json()["code"], answer.json()["args"]) == ("bad_rules", args)


def test_a_format_that_nobody_plays_is_refused(client: TestClient) -> None:
    answer = client.get("/api/rules/check", params={"rules": "house", "format": "whist"})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_format")


def test_no_line_and_one_without_end_are_bad_requests(client: TestClient) -> None:
    for params in ({}, {"rules": "house" * 201}):
        answer = client.get("/api/rules/check", params=params)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad_request")


def test_the_form_asks_for_every_rule_once_and_offers_all_that_it_may_be(client: TestClient) -> None:
    groups = client.get("/api/rules/fields").json()
    found = {field["name"]: field for group in groups for field in group["fields"]}
    assert len(found) == sum(len(group["fields"]) for group in groups)
    assert set(found) == {field.name for field in fields(Rules)}
    for name, choice in CHOICES.items():
        assert [value for value in found[name]["values"] if value is not None] == [one.value for one in choice]
    for name, (least, most) in RANGES.items():
        field = found[name]
        assert (field["least"], field["most"]) == (least, most) or field["values"] == list(range(least, most + 1))
    assert found["undercut_on_tie"]["values"] == [True, False]
    assert found["shutout_needs"]["values"][0] is None
    assert [name for name, field in found.items() if field["nullable"]] == ["big_gin_bonus"]


def test_every_value_that_the_form_offers_can_be_written_and_read(client: TestClient) -> None:
    words = {True: "true", False: "false", None: "null"}
    for group in client.get("/api/rules/fields").json():
        for field in group["fields"]:
            for value in field["values"] or [field["least"], field["most"], *([None] if field["nullable"] else [])]:
                word = words[value] if value is None or isinstance(value, bool) else value
                assert check(client, f"standard,{field['name']}={word}")["rules"][field["name"]] == value


def test_a_format_says_which_rules_it_leaves_open(client: TestClient) -> None:
    fields = {offer["id"]: set(offer["fields"]) for offer in client.get("/api/formats").json()}
    every = set(rules_to_dict(Rules()))
    assert fields == {
        "duel": every,
        "captain": {"gin_bonus"},
        "cutthroat": every - {"hollywood", "next_dealer"},
        "partners": every - {"hollywood", "next_dealer", "spade_boxes"},
    }


def test_what_a_format_does_not_leave_open_is_told_at_its_field(client: TestClient) -> None:
    assert check(client, "captain,gin_bonus=20", format="captain")["refusals"] == []
    fixed = check(client, "captain,target=50", format="captain")["refusals"]
    assert [refusal["args"] for refusal in fixed] == [{"field": "target", "reason": "fixed"}]
    of_two = check(client, "house,hollywood=true", format="cutthroat")
    assert of_two["refusals"][0]["args"] == {"field": "hollywood", "reason": "duel_only"}
    assert "next_dealer" in of_two["idle"]


def test_hollywood_squares_the_pile_as_clubs_do(client: TestClient) -> None:
    groups = client.get("/api/rules/fields").json()
    (hollywood,) = (group["fields"] for group in groups if group["name"] == "hollywood")
    assert hollywood[0]["brings"] == {"memory": "club"}
