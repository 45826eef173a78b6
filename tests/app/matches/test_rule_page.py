"""`/api/rules/page`: the rules of a match, sentence by sentence."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from engine.formats import FORMATS
from tests.app.api import make_api, stranger
from tests.app.store import Store


@pytest.fixture
def client(store: Store) -> TestClient:
    return stranger(make_api(store))


def page(client: TestClient, rules: str, **more: str) -> dict[str, Any]:
    answer = client.get("/api/rules/page", params={"rules": rules, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_the_page_says_what_the_rules_are_called_and_what_is_played(client: TestClient) -> None:
    found = page(client, "house,target=250", clock="fast")
    assert (found["rules"]["text"], found["rules"]["format"], found["clock"]) == ("house,target=250", "duel", "fast")
    sections = {section["id"]: section for section in found["sections"]}
    assert {"code": "target", "args": {"target": 250}} in sections["end"]["sentences"]
    assert sections["clock"]["sentences"][0]["args"]["cap"] == "0:30"
    gin = sections["score"]["examples"][-1]
    assert gin["situation"]["args"]["defender"] == 13
    assert [line["points"] for line in gin["lines"][0]] == [13, 25]
    assert gin["outcome"] == {"code": "outcome_gin", "args": {"points": 38}}


def test_rules_that_no_room_can_be_made_with_today_can_be_read_all_the_same(client: TestClient) -> None:
    found = page(client, "standard,target=5000")
    assert found["rules"]["refusals"][0]["args"]["field"] == "target"
    assert found["sections"]


@pytest.mark.parametrize("format_id", FORMATS)
def test_every_format_has_its_page(client: TestClient, format_id: str) -> None:
    found = page(client, FORMATS[format_id].rule_sets[0], format=format_id)
    assert found["sections"][0]["sentences"][0]["code"] == f"{format_id}_players"


@pytest.mark.parametrize(
    ("params", "code"),
    [
        ({"rules": "chess"}, "bad_rules"),
        ({"rules": "house", "format": "whist"}, "bad_format"),
        ({"rules": "house", "clock": "sundial"}, "bad_clock"),
        ({}, "bad_request"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_code(client: TestClient, params: dict[str, str], code: str) -> None:
    answer = client.get("/api/rules/page", params=params)
    assert (answer.status_code, answer.json()["code"]) == (422, code)
