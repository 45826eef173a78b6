"""Lists of finished matches narrowed over the real routes, against what is told of each match without any filter."""

import random
from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient

from app.matches.history import PAGE
from engine.actions import Abort
from engine.events import SeatTaken
from tests.app.api import player_id
from tests.app.played import put, random_match, short_match, table_of
from tests.app.store import NOW, Store, on_both_databases
from tests.engine.driver import knocking, play_match

HOUR = 3_600_000


def finished(store: Store, *players: TestClient, number: int = 0) -> str:
    ids = [player_id(player) for player in players]
    return put(store, short_match(), ids, code=f"F{number:07}", now=NOW + number, step=1000)


@pytest.fixture
def varied(store: Store, ann: TestClient, bob: TestClient) -> list[dict[str, Any]]:
    """Ann's whole history, told without any filter: won, lost and broken off, in every format, and with a computer."""
    people = (player_id(ann), player_id(bob), store.person("Cid"), store.person("Dee"))
    logs = {seed: random_match(seed, "house" if seed % 3 else "standard") for seed in range(6)}
    for seed, events in logs.items():
        put(store, events, people, code=f"D{seed:07}", now=NOW + seed * HOUR, step=1000)
    for number, plan in enumerate(("captain", "cutthroat", "partners")):
        table = table_of(3, "captain" if plan == "captain" else "house", plan=plan)
        log = play_match(table, knocking, random.Random(number)).log
        put(store, log, people, code=f"E{number:07}", now=NOW + (10 + number) * HOUR, step=1000)
    computer = [
        replace(event, bot=True) if isinstance(event, SeatTaken) and event.seat == 1 else event for event in logs[1]
    ]
    put(store, computer, (people[0], None), code="G0000000", now=NOW + 20 * HOUR, step=1000)
    broken = table_of()
    broken.do(broken.mover, Abort())
    put(store, broken.log, people, code="G0000001", now=NOW + 21 * HOUR, step=1000)
    return read_all(ann)


def read_all(player: TestClient, **wanted: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    cursor: dict[str, str] = {}
    while True:
        page = player.get("/api/matches", params=wanted | cursor).json()
        found += page["finished"]
        if page["next"] is None:
            return found
        cursor = {"cursor": page["next"]}


def facts(summary: dict[str, Any]) -> dict[str, str]:
    """What a match can be found by, from what is told of it."""
    side = next(number for number, seats in enumerate(summary["sides"]) if summary["your_seat"] in seats)
    won, winner = summary["winner"] == side, summary["winner"]
    return {
        "result": "none" if winner is None else "won" if won else "lost",
        "against": "computer" if any(seat["bot"] for seat in summary["seats"]) else "people",
        "format": summary["format"],
        "rules_id": summary["rules_id"],
    }


@on_both_databases
def test_each_filter_finds_what_it_says_and_nothing_else(ann: TestClient, varied: list[dict[str, Any]]) -> None:
    asked = {
        "result": ("won", "lost", "none"),
        "against": ("people", "computer"),
        "format": ("duel", "captain", "cutthroat", "partners", "whist"),
        "rules_id": ("standard", "house", "captain", "nonsense"),
    }
    for name, values in asked.items():
        found = [summary for value in values for summary in read_all(ann, **{name: value})]
        assert sorted(summary["id"] for summary in found) == sorted(summary["id"] for summary in varied)
        for value in values:
            wanted = [summary for summary in varied if facts(summary)[name] == value]
            assert read_all(ann, **{name: value}) == wanted
    assert {facts(summary)["result"] for summary in varied} == {"won", "lost", "none"}


@on_both_databases
def test_filters_narrow_together_and_leave_the_running_matches_alone(
    store: Store, ann: TestClient, bob: TestClient, varied: list[dict[str, Any]]
) -> None:
    running = put(store, table_of().log, (player_id(ann), player_id(bob)), code="ABCD2345", now=NOW + 99 * HOUR)
    for summary in varied:
        wanted = facts(summary)
        assert read_all(ann, **wanted) == [other for other in varied if facts(other) == wanted]
    page = ann.get("/api/matches", params={"result": "won", "against": "computer", "format": "partners"}).json()
    assert page["finished"] == []
    assert [summary["id"] for summary in page["running"]] == [running]


@on_both_databases
def test_pages_of_a_filter_follow_each_other_without_a_gap_or_a_repeat(
    store: Store, ann: TestClient, bob: TestClient
) -> None:
    made = {True: list[str](), False: list[str]()}
    for number in range(2 * PAGE + 5):
        seats = (ann, bob) if number % 2 else (bob, ann)
        made[number % 2 == 1].append(finished(store, *seats, number=number))
    first = [summary["id"] for summary in read_all(ann, result="won")]
    second = [summary["id"] for summary in read_all(ann, result="lost")]
    assert {frozenset(first), frozenset(second)} == {frozenset(ids) for ids in made.values()}
    assert (len(set(first)), len(set(second))) == (len(first), len(second))


@pytest.mark.parametrize(
    "wanted", [{"result": "draw"}, {"against": "me"}, {"format": "Duel!"}, {"rules_id": "a\0"}, {"rules_id": "x" * 33}]
)
def test_a_filter_that_makes_no_sense_is_refused(ann: TestClient, wanted: dict[str, str]) -> None:
    answer = ann.get("/api/matches", params=wanted)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_request")
