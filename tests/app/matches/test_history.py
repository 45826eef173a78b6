"""A player's matches over the real routes: pages, whose turn it is, and that nobody else learns anything."""

import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from time import process_time
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy import Connection, insert, text
from sqlalchemy import event as sqlalchemy_event

from app.database import moment
from app.ids import new_id
from app.matches.entries import Append, Entry
from app.matches.history import MOST_RUNNING, PAGE
from app.matches.models import ROOMS
from engine.actions import NextDeal
from engine.events import SeatTaken
from engine.match import MatchPhase
from tests.app.api import guest, player_id, stranger
from tests.app.played import put, random_match, short_match, table_of
from tests.app.store import NOW, Store, on_both_databases
from tests.engine.driver import knocking

HOUR = 3_600_000


def finished(store: Store, *players: TestClient, number: int = 0) -> str:
    ids = [player_id(player) for player in players]
    return put(store, short_match(), ids, code=f"F{number:07}", now=NOW + number, step=1000)


# --- pages ------------------------------------------------------------------


@on_both_databases
def test_whoever_has_played_nothing_gets_empty_lists(ann: TestClient) -> None:
    assert ann.get("/api/matches").json() == {"running": [], "finished": [], "next": None}


@on_both_databases
def test_a_finished_match_is_in_both_histories(store: Store, ann: TestClient, bob: TestClient) -> None:
    match_id = finished(store, ann, bob)
    for own, player in enumerate((ann, bob)):
        [summary] = player.get("/api/matches").json()["finished"]
        assert summary["id"] == match_id
        assert [seat["name"] for seat in summary["seats"]] == ["Ann", "Bob"]
        assert [seat["you"] for seat in summary["seats"]] == [own == 0, own == 1]
        assert summary["your_seat"] == own
        assert summary["status"] == "finished"
        assert summary["reason"] == "resigned"
        assert summary["winner"] in (0, 1)
        assert summary["your_turn"] is None
        assert max(summary["totals"]) == 100
        assert summary["deals"] == 1


def test_a_computer_has_no_name(store: Store, ann: TestClient) -> None:
    events = [
        replace(event, bot=True) if isinstance(event, SeatTaken) and event.seat == 1 else event
        for event in random_match()
    ]
    put(store, events, (player_id(ann), None), code="ABCD2345", step=1000)
    [summary] = ann.get("/api/matches").json()["finished"]
    assert summary["seats"][1] == {"name": None, "bot": True, "you": False}


@on_both_databases
def test_pages_follow_each_other_without_a_gap_or_a_repeat(store: Store, ann: TestClient, bob: TestClient) -> None:
    count = 2 * PAGE + 3
    made = [finished(store, ann, bob, number=number // 2) for number in range(0, 2 * count, 2)]
    seen: list[str] = []
    cursor = None
    while True:
        page = ann.get("/api/matches", params={} if cursor is None else {"cursor": cursor}).json()
        seen += [summary["id"] for summary in page["finished"]]
        if cursor is None:
            finished(store, ann, bob, number=9_000)  # ends while we read on
        cursor = page["next"]
        if cursor is None:
            break
    assert len(seen) == len(set(seen)) == count
    assert seen == made[::-1]


def test_a_last_page_that_is_just_full_has_no_next(store: Store, ann: TestClient, bob: TestClient) -> None:
    for number in range(PAGE):
        finished(store, ann, bob, number=number)
    assert ann.get("/api/matches").json()["next"] is None


@pytest.mark.parametrize("cursor", ["", "x", "5", "5.x", "-1.x", "999999999999999." + "0" * 36, "' OR 1=1 --"])
def test_a_cursor_that_is_none_of_ours_is_refused(ann: TestClient, cursor: str) -> None:
    answer = ann.get("/api/matches", params={"cursor": cursor})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_cursor")


@pytest.fixture
def in_new_york(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TZ", "America/New_York")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@on_both_databases
@pytest.mark.usefixtures("in_new_york")
def test_times_are_utc_with_their_zone(store: Store, ann: TestClient, bob: TestClient) -> None:
    """The server's own zone is not to be seen."""
    events = random_match()
    put(store, events, (player_id(ann), player_id(bob)), code="ABCD2345", now=NOW - 1000 * (len(events) - 1), step=9)
    [summary] = ann.get("/api/matches").json()["finished"]
    assert summary["ended_at"] == "2030-01-02T03:04:05+00:00"


@on_both_databases
def test_fifty_matches_end_at_once_while_fifty_people_read(store: Store, ann: TestClient, bob: TestClient) -> None:
    """No lock is met and nothing is lost: there is one writer, and readers do not stop it."""
    events = short_match()
    people = player_id(ann), player_id(bob)
    matches = [put(store, events[:-1], people, code=f"F{n:07}", now=NOW + n, step=1000) for n in range(50)]
    ready = threading.Barrier(100)

    def end(match_id: str) -> int:
        ready.wait()
        store.log.append_now(Append(match_id, len(events), (Entry(events[-1], NOW + 5_000_000),)))
        return 200

    def read(_: int) -> int:
        ready.wait()
        return ann.get("/api/matches").status_code

    with ThreadPoolExecutor(100) as pool:
        ends, reads = pool.map(end, matches), pool.map(read, range(50))
        assert {*ends, *reads} == {200}
    first = ann.get("/api/matches").json()
    rest = [ann.get("/api/matches", params={"cursor": first["next"]}).json()]
    rest.append(ann.get("/api/matches", params={"cursor": rest[0]["next"]}).json())
    found = [match["id"] for page in (first, *rest) for match in page["finished"]]
    assert sorted(found) == sorted(matches)
    assert first["running"] == []


# --- running ones -----------------------------------------------------------


@on_both_databases
def test_a_running_match_says_whose_turn_it_is(store: Store, ann: TestClient, bob: TestClient) -> None:
    table = table_of()
    put(store, table.log, (player_id(ann), player_id(bob)), code="ABCD2345")
    turns = [player.get("/api/matches").json()["running"][0]["your_turn"] for player in (ann, bob)]
    assert turns == [table.mover == 0, table.mover == 1]


def test_between_deals_it_is_the_turn_of_who_has_not_gone_on(store: Store, ann: TestClient, bob: TestClient) -> None:
    table = table_of(target=1000)
    chance = random.Random(1)
    while table.state.phase is not MatchPhase.SHEET:
        table.do(table.mover, knocking(table.state, table.mover, chance))
    table.do(0, NextDeal())
    put(store, table.log, (player_id(ann), player_id(bob)), code="ABCD2345", step=50)
    turns = [player.get("/api/matches").json()["running"][0]["your_turn"] for player in (ann, bob)]
    assert turns == [False, True]


@on_both_databases
def test_a_match_that_waits_for_a_friend_is_listed_as_seating(store: Store, ann: TestClient) -> None:
    match_id = store.new_match(player_id(ann), code="ABCD2345")
    [summary] = ann.get("/api/matches").json()["running"]
    assert (summary["id"], summary["status"], summary["code"]) == (match_id, "seating", "ABCD2345")
    assert summary["your_turn"] is False
    assert summary["seats"] == [
        {"name": "Ann", "bot": False, "you": True},
        {"name": None, "bot": False, "you": False},
    ]


def test_no_number_of_rooms_that_wait_hides_a_match_that_runs(store: Store, ann: TestClient, bob: TestClient) -> None:
    running = put(store, table_of().log, (player_id(ann), player_id(bob)), code="ABCD2345")
    for number in range(MOST_RUNNING + 1):
        store.new_match(player_id(ann), code=f"W{number:07}", now=NOW + 60_000 + number)
    found = ann.get("/api/matches").json()["running"]
    assert len(found) == MOST_RUNNING
    assert (found[0]["id"], found[0]["status"]) == (running, "running")
    assert {summary["status"] for summary in found[1:]} == {"seating"}


# --- who may look -----------------------------------------------------------

PATHS = ("", "/record.json", "/record.txt", "/deals/1", "/deals/1?seat=open", "/deals/999")


@on_both_databases
def test_who_did_not_play_learns_nothing(store: Store, app: FastAPI, ann: TestClient, bob: TestClient) -> None:
    """Unknown, foreign, logged out and running or not: one answer."""
    carol = guest(app, "Carol")
    ended = finished(store, ann, bob)
    running = put(store, table_of().log, (player_id(ann), player_id(bob)), code="ABCD2345", now=NOW + 5)
    answers = set()
    for match_id in (ended, running, new_id(NOW), "1", "nonsense", ended.upper(), "%00"):
        for path in PATHS:
            for visitor in (carol, stranger(app)):
                answer = visitor.get(f"/api/matches/{match_id}{path}")
                answers.add((answer.status_code, answer.text, answer.headers["content-type"]))
    assert len(answers) == 1
    [(status, body, kind)] = answers
    assert status == 404
    assert "unknown_match" in body
    assert kind == "application/problem+json"


def test_who_played_may_look(store: Store, ann: TestClient, bob: TestClient) -> None:
    match_id = finished(store, ann, bob)
    for player in (ann, bob):
        for path in PATHS[:-1]:
            assert player.get(f"/api/matches/{match_id}{path}").status_code == 200
        answer = player.get(f"/api/matches/{match_id}/deals/999")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown_deal")


def test_a_stranger_has_no_history(app: FastAPI) -> None:
    answer = stranger(app).get("/api/matches")
    assert (answer.status_code, answer.json()["code"]) == (401, "unknown_player")


def test_nothing_that_is_told_of_a_match_holds_a_players_id(
    store: Store, app: FastAPI, ann: TestClient, bob: TestClient
) -> None:
    match_id = finished(store, ann, bob)
    for path in ("", "/record.json", "/record.txt", "/deals/1"):
        body = ann.get(f"/api/matches/{match_id}{path}").text
        assert player_id(bob) not in body
        assert player_id(ann) not in body


# --- speed ------------------------------------------------------------------

MANY = 100_000


@on_both_databases
def test_a_page_of_a_hundred_thousand_matches_comes_at_once(store: Store, ann: TestClient) -> None:
    mine = player_id(ann)
    cursor = f"{NOW + 1000 * MANY // 2}.{'f' * 8}-ffff-ffff-ffff-{'f' * 12}"
    store.writer.run(lambda connection: _many(connection, mine))
    asked: list[tuple[str, Any]] = []
    sqlalchemy_event.listen(
        store.database.engine, "before_cursor_execute", lambda *given: asked.append((given[2], given[3]))
    )
    assert len(ann.get("/api/matches", params={"cursor": cursor}).json()["finished"]) == PAGE
    plan = _plan(store, *next(query for query in asked if "ORDER BY match_players.ended_at" in query[0]))
    assert "ix_match_players_page" in plan
    assert "TEMP B-TREE" not in plan
    assert "Sort" not in plan
    rare = {"result": "lost", "against": "people", "format": "duel", "rules_id": "standard"}
    for wanted in ({}, {"cursor": cursor}, rare | {"result": "won"}, rare):
        asked.clear()
        took = []  # processor time, which other tests at the same time do not stretch
        for _ in range(5):
            begun = process_time()
            assert ann.get("/api/matches", params=wanted).status_code == 200
            took.append(process_time() - begun)
        assert sorted(took)[len(took) // 2] < 0.050
        if wanted is not rare:  # of which PostgreSQL knows that there is none: any way is as good
            plan = _plan(store, *next(query for query in asked if "ORDER BY match_players.ended_at" in query[0]))
            assert "ix_match_players_page" in plan
            assert "Sort" not in plan


def _plan(store: Store, sql: str, parameters: Any) -> str:
    if store.is_postgresql:
        store.writer.run(lambda connection: connection.execute(text("ANALYZE")))
    explain = "EXPLAIN " if store.is_postgresql else "EXPLAIN QUERY PLAN "
    with store.database.reading() as connection:
        return " ".join(str(row[-1]) for row in connection.exec_driver_sql(explain + sql, parameters))


def _many(connection: Connection, mine: str) -> None:
    """So many matches, one ended in each second from `NOW` on."""
    connection.execute(
        insert(ROOMS).values(code="MANY2345", match_id="x", private=True, created_at=moment(NOW), host_id=mine)
    )
    shared = (
        "room_code, v, format, rules_id, rules, rules_hash, clock_id, private, status, reason, winner, totals, deals"
    )
    match = "'MANY2345', 1, 'duel', 'standard', '{}', '', 'fast', true, 'finished', 'target', 0, '[1, 2]', 1"
    numbers = f"WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < {MANY - 1})"
    if connection.dialect.name == "sqlite":
        ids = "printf('%08d-0000-7000-8000-000000000000', n)"
        at = "strftime('%Y-%m-%d %H:%M:%S.000000', '2030-01-02 03:04:05', printf('+%d seconds', n))"
    else:
        ids = "lpad(n::text, 8, '0') || '-0000-7000-8000-000000000000'"
        at = "timestamptz '2030-01-02 03:04:05+00' + n * interval '1 second'"
    for table, columns, values in (
        (
            "matches",
            f"id, created_at, ended_at, {shared}",
            f"{ids}, {at}, {at}, {match}",
        ),
        (
            "match_players",
            "match_id, seat, player_id, bot, created_at, ended_at, result, computer, format, rules_id",
            f"{ids}, 0, '{mine}', false, {at}, {at}, 'won', false, 'duel', 'standard'",
        ),
    ):
        connection.exec_driver_sql(f"{numbers} INSERT INTO {table} ({columns}) SELECT {values} FROM numbers")
