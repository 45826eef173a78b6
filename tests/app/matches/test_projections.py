"""`matches`, `deals` and `match_players` follow from the log: after every kind of end, and after a kill."""

import os
import random
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table, select

from app.database import moment, open_database
from app.matches.codec import kind_of
from app.matches.entries import Append, Conflict, Entry
from app.matches.models import DEALS, MATCH_PLAYERS, MATCHES
from engine.actions import Abort, OfferEnd, Resign, TimeOut
from engine.events import DealEnded, DealStarted, Discarded, Event, Knocked, MatchEnded, Reason, RoundEnded
from engine.formats import FORMATS
from engine.match import due
from tests.app.played import put, random_match, table_of
from tests.app.store import NOW, Store, on_both_databases
from tests.engine.driver import Table as Played
from tests.engine.driver import knocking, play_match


def expected(events: Sequence[Event]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What `matches` and `deals` have to say of these events, by another way than the writer's."""
    ends = [event for event in events if isinstance(event, MatchEnded)]
    ended = ends[0] if ends else None
    begun = [event for event in events if isinstance(event, DealStarted)]
    status = "seating" if not begun else "running"
    if ended is not None:
        status = "aborted" if ended.reason is Reason.ABORTED else "finished"
    sides = [event for event in events if isinstance(event, DealEnded | RoundEnded)]
    totals = ended.totals if ended else sides[-1].totals if sides else (0, 0)
    match = {
        "status": status,
        "reason": ended.reason.value if ended else None,
        "winner": ended.winner if ended else None,
        "totals": list(totals),
        "deals": len(begun),
    }
    deals = []
    turns: Counter[int] = Counter()  # by seat
    for event in events:
        if isinstance(event, DealStarted):
            turns[event.starter] = turns[event.other] = 0
        if isinstance(event, Discarded | Knocked):
            turns[event.seat] += 1
        if isinstance(event, DealEnded):
            start = next(start for start in begun if start.number == event.number)
            deals.append(
                {
                    "number": event.number,
                    "kind": event.kind.value,
                    "knocker": event.knocker,
                    "winner": event.winner,
                    "points": event.points,
                    "boxes": event.boxes,
                    "deadwoods": None if event.deadwoods is None else list(event.deadwoods),
                    "turns": turns[start.starter] + turns[start.other],
                }
            )
    return match, sorted(deals, key=lambda deal: deal["number"])


def rows(store: Store, table: Table, match_id: str) -> list[dict[str, Any]]:
    key = table.c.id if table is MATCHES else table.c.match_id
    with store.database.reading() as connection:
        found = connection.execute(select(table).where(key == match_id).order_by(*table.primary_key)).mappings()
        return [dict(row) for row in found]


def check(store: Store, match_id: str, events: Sequence[Event]) -> None:
    match, deals = expected(events)
    [found] = rows(store, MATCHES, match_id)
    assert {name: found[name] for name in match} == match
    assert [{name: row[name] for name in deals[0]} for row in rows(store, DEALS, match_id)] == deals
    over = match["status"] in ("finished", "aborted")
    assert (found["ended_at"] is not None) is over
    held = rows(store, MATCH_PLAYERS, match_id)
    assert [row["ended_at"] for row in held] == [found["ended_at"]] * FORMATS[found["format"]].seats


@on_both_databases
@pytest.mark.parametrize("step", [1, 7, 1000])
def test_a_whole_match_is_told_alike_however_it_was_stored(store: Store, step: int) -> None:
    people = store.person("Ann"), store.person("Bob")
    events = random_match(seed=5, rules="house")
    check(store, put(store, events, people, code="ABCD2345", step=step), events)


@on_both_databases
@pytest.mark.parametrize("plan", ["captain", "cutthroat", "partners"])
@pytest.mark.parametrize("step", [1, 1000])
def test_a_whole_match_of_three_or_four_is_kept_as_it_was_played(store: Store, plan: str, step: int) -> None:
    people = [store.person(name) for name in ("Ann", "Bob", "Cid", "Dee")]
    rules = "captain" if plan == "captain" else "house"
    events = play_match(table_of(3, rules, plan=plan), knocking, random.Random(3)).log
    check(store, put(store, events, people, code="ABCD2345", step=step), events)


@on_both_databases
@pytest.mark.parametrize("end", ["target", "own_turn", "other_turn", "flag", "aborted", "early_flag", "agreed"])
def test_every_way_to_end_is_kept_with_its_reason_and_winner(store: Store, end: str) -> None:
    people = store.person("Ann"), store.person("Bob")
    events = _ended(end)
    match_id = put(store, events, people, code="ABCD2345", step=3)
    check(store, match_id, events)
    [match] = rows(store, MATCHES, match_id)
    reasons = {"own_turn": "resigned", "other_turn": "resigned", "early_flag": "aborted"}
    assert match["reason"] == reasons.get(end, end)
    assert (match["winner"] is None) == (end in ("aborted", "early_flag", "agreed"))
    assert match["due"] is None


@on_both_databases
def test_a_match_that_is_ended_twice_has_ended_once(store: Store) -> None:
    """A resignation and a flag at the same moment, and the winner's own retry."""
    people = store.person("Ann"), store.person("Bob")
    events = _ended("own_turn")
    match_id = put(store, events[:-1], people, code="ABCD2345", step=9)
    other = _ended("other_turn")[-1]
    ends = [Append(match_id, len(events), (Entry(end, NOW + 9_000_000),)) for end in (events[-1], other, events[-1])]
    with ThreadPoolExecutor(3) as pool:
        tries = [pool.submit(store.log.append_now, end) for end in ends]
        lost = [failed.exception() for failed in tries]
    assert [type(error) for error in lost if error is not None] == [Conflict, Conflict]
    loaded = store.log.load(match_id)
    assert loaded is not None
    assert sum(isinstance(event, MatchEnded) for event in loaded.events) == 1
    check(store, match_id, loaded.events)


def test_a_running_match_wants_looking_after_when_its_clock_runs_out(store: Store) -> None:
    table = table_of()
    match_id = put(store, table.log, (store.person("Ann"), store.person("Bob")), code="ABCD2345")
    assert table.state.tables[0].turn is not None
    assert rows(store, MATCHES, match_id)[0]["due"] == table.state.tables[0].turn.deadline
    assert rows(store, MATCHES, match_id)[0]["started_at"] is not None


@on_both_databases
def test_times_are_those_of_the_entries(store: Store) -> None:
    events = random_match(seed=5)
    match_id = put(store, events, (store.person("Ann"), store.person("Bob")), code="ABCD2345", step=9)
    [match] = rows(store, MATCHES, match_id)
    at = {kind_of(type(event)): NOW + 1000 * index for index, event in reversed(list(enumerate(events)))}
    assert match["created_at"] == moment(NOW)
    assert match["started_at"] == moment(at["deal_started"])
    assert match["ended_at"] == moment(at["match_ended"])
    assert rows(store, DEALS, match_id)[0]["ended_at"] == moment(at["deal_ended"])


# --- a kill at any instant --------------------------------------------------

KILLS = 3


@pytest.fixture
def file(tmp_path: Path, empty_database: Path) -> Path:
    path = tmp_path / "killed.sqlite3"
    path.write_bytes(empty_database.read_bytes())
    return path


def test_what_was_acknowledged_before_a_kill_is_there_and_its_tables_follow(file: Path) -> None:
    chance = random.Random(11)
    acknowledged: dict[str, int] = {}
    for _ in range(KILLS):
        acknowledged |= dict(_run_and_kill(file, after=chance.randrange(20, 400)))
        with Store(open_database(f"sqlite:///{file}")) as store:
            for match_id, seq in acknowledged.items():
                loaded = store.log.load(match_id, from_checkpoint=False)
                assert loaded is not None
                assert loaded.last_seq >= seq
                assert [at for at, _ in loaded.rows] == list(range(1, loaded.last_seq + 1))
                check(store, match_id, loaded.events)
    assert len(acknowledged) > KILLS


def _run_and_kill(file: Path, after: int) -> Iterator[tuple[str, int]]:
    """Let a process play into the file and kill it after so many acknowledgements; all that it had told of."""
    command = [sys.executable, "-m", "tests.app.matches.writing", f"sqlite:///{file}", str(after)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path.cwd()) as process:
        assert process.stdout is not None
        told = []
        for line in process.stdout:
            told.append(line.split())
            if len(told) == after:
                os.kill(process.pid, signal.SIGKILL)
    assert len(told) >= after
    for match_id, seq in told:
        yield match_id, int(seq)


def _ended(end: str) -> Sequence[Event]:
    if end == "target":
        return random_match(seed=9)
    table = table_of(seed=2)
    if end not in ("aborted", "early_flag"):
        _play_some(table)
    mover = table.mover
    match end:
        case "own_turn":
            table.do(mover, Resign())
        case "other_turn":
            table.do(1 - mover, Resign())
        case "aborted":
            table.do(mover, Abort())
        case "agreed":
            table.do(0, OfferEnd())
            table.do(1, OfferEnd())
        case _:
            when = due(table.state)
            assert when is not None
            table.do(None, TimeOut(), after=when - table.now)
    return table.log


def _play_some(table: Played) -> None:
    """Until both have moved and the mover is at the start of a turn."""
    chance = random.Random(1)
    while not all(table.state.moved) or not table.options(table.mover).draw:
        table.do(table.mover, knocking(table.state, table.mover, chance), after=500)
