"""The check of a record: random matches agree, and no field of any event can be changed without its being noticed."""

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import StrEnum
from typing import Any

import orjson
import pytest

from app.matches.codec import encode_json
from app.matches.records import BadRecord, RecordRead, read_record
from app.operating.check import AGREES, DIFFERS, UNREADABLE, check, check_text
from engine.cards import Card
from engine.events import (
    AdjournDeclined,
    Adjourned,
    AdjournOffered,
    AttemptVoided,
    ClaimMade,
    ClaimVoided,
    ClockResumed,
    ClockStopped,
    DealStarted,
    Discarded,
    EndDeclined,
    EndOffered,
    Event,
    MatchEnded,
    MinuteGiven,
    NextDealReady,
    RematchAgreed,
    RematchMade,
    RematchWithdrawn,
    ResumeAgreed,
    Resumed,
    SeatLeft,
    SeatNotReady,
    SeatReady,
    SeatsSwapped,
    SeedRevealed,
    SheetClosed,
)
from engine.notation import format_match
from tests.app.operating.fair import fair_match, fair_record
from tests.engine.driver import MATCH_ID, SERVER_SEED
from tests.engine.seating import seed_of
from tests.logs.make_v1 import seats_match

AROUND_THE_TABLE = (
    *(ClaimMade, ClaimVoided, ClockResumed, ClockStopped, EndDeclined, EndOffered, MinuteGiven),
    *(Adjourned, AdjournDeclined, AdjournOffered, ResumeAgreed, Resumed),
    *(NextDealReady, RematchAgreed, RematchMade, RematchWithdrawn, SheetClosed, SeatLeft),
    *(SeatReady, SeatNotReady),
)
"""They neither move a card nor count a point, and may be said again."""

FREE = ("rules_id", "clock_id", "clock", "private", "rematch_of", "match_id", "bot")
"""What is said of a match and follows from nothing else; the id is held to the record's own."""

TIMES = ("spent", "bank", "banks", "turn", "closes", "automatic")


LONGER = (("captain", 0), ("cutthroat", 2), ("partners", 6))


def as_json(record: RecordRead) -> dict[str, Any]:
    lines = [{"seq": seq, "at": 0, **encode_json(event)} for seq, event in enumerate(record.events, 1)]
    return {"v": 1, "match_id": record.match_id, "server_seed": record.server_seed, "events": lines}


@pytest.mark.parametrize("plan", ["duel", "captain", "cutthroat", "partners"])
@pytest.mark.parametrize("seed", range(12))
def test_a_match_that_was_dealt_from_its_seeds_agrees(seed: int, plan: str) -> None:
    verdict = check_text(orjson.dumps(as_json(fair_record(seed, plan))).decode())
    assert verdict.code == AGREES, verdict.text
    outcome = fair_match(seed, plan)[0].outcome
    assert outcome is not None
    assert " : ".join(map(str, outcome.totals)) in verdict.text


def test_the_matches_that_agree_hold_every_kind_of_event() -> None:
    kinds = {type(event).__name__ for seed in range(12) for event in fair_match(seed)[1]}
    assert kinds >= {"AttemptVoided", "Passed", "Knocked", "LaidOff", "DealEnded", "MatchEnded", "ClockStopped"}


def test_a_text_wants_the_servers_seed() -> None:
    record = fair_record(3)
    text = format_match(record.events)
    assert check_text(text).code == UNREADABLE
    assert check_text(text, record.server_seed).code == AGREES
    assert check_text(text, "00" * 32).code == DIFFERS


@pytest.mark.parametrize(("plan", "seed"), [("duel", 3), ("duel", 4), ("duel", 10), *LONGER])
def test_nothing_that_counts_can_be_changed_without_its_being_noticed(plan: str, seed: int) -> None:
    record, chance = fair_record(seed, plan), random.Random(seed)
    last_of_kind = {(type(event), index % 3): index for index, event in dealt(record)}
    changed = 0
    for index in last_of_kind.values():
        event = record.events[index]
        if isinstance(event, AROUND_THE_TABLE):
            continue
        for name, other in changes(event, chance):
            events = (*record.events[:index], other, *record.events[index + 1 :])
            verdict = check(replace(record, events=events))
            assert verdict.code == DIFFERS, f"{index} {event} {name}"
            changed += 1
    assert changed > 15


@pytest.mark.parametrize(("plan", "seed"), [("duel", 3), ("duel", 4), ("duel", 10), *LONGER])
def test_no_move_can_be_left_out_or_told_twice(plan: str, seed: int) -> None:
    record, chance = fair_record(seed, plan), random.Random(seed)
    telling = [
        index
        for index, event in dealt(record)
        if not isinstance(event, (*AROUND_THE_TABLE, MatchEnded))
        and type(event).__name__ not in ("Sealed", "SeatTaken")
    ]
    for index in chance.sample(telling[:-1], min(8, len(telling) - 1)):  # the last may be a draw before a flag
        for events in (
            (*record.events[:index], *record.events[index + 1 :]),
            (*record.events[:index], record.events[index], *record.events[index:]),
        ):
            assert check(replace(record, events=events)).code == DIFFERS, record.events[index]


def test_who_was_not_ready_and_who_sat_elsewhere_is_noticed() -> None:
    """Nobody plays before all have said so, and nobody's seed counts for another seat."""
    opened = [SeedRevealed(seat, seed_of(person).hex()) for seat, person in enumerate((0, 0, 1))]
    record = RecordRead(MATCH_ID, SERVER_SEED.hex(), (*seats_match(), *opened))
    assert check(record).code == AGREES
    last_ready = [index for index, event in enumerate(record.events) if isinstance(event, SeatReady)][-3:]
    swaps = [index for index, event in enumerate(record.events) if isinstance(event, SeatsSwapped)]
    for index in (*last_ready, *swaps):
        without = (*record.events[:index], *record.events[index + 1 :])
        assert check(replace(record, events=without)).code == DIFFERS, record.events[index]


def test_the_deck_of_another_seed_is_named_with_its_deal() -> None:
    record = fair_record(3)
    index = next(index for index, event in enumerate(record.events) if isinstance(event, DealStarted))
    started = record.events[index]
    assert isinstance(started, DealStarted)
    dealt = (*started.deck[:21], *reversed(started.deck[21:]))
    events = (*record.events[:index], replace(started, deck=dealt), *record.events[index + 1 :])
    verdict = check(replace(record, events=events))
    assert verdict.code == DIFFERS
    assert f"event {index + 1} (DealStarted): its deck is" in verdict.text


@pytest.mark.parametrize("server_seed", ["", "xyz", "00", "00" * 32])
def test_another_seed_of_the_server_does_not_do(server_seed: str) -> None:
    assert check(replace(fair_record(3), server_seed=server_seed)).code == DIFFERS


@pytest.mark.parametrize(
    "text", ["", "{", "{}", "[]", "hello", '{"v": 1, "match_id": "a", "server_seed": "", "events": [1]}']
)
def test_what_is_no_record_cannot_be_read(text: str) -> None:
    assert check_text(text).code == UNREADABLE


def test_an_empty_record_does_not_agree() -> None:
    assert check_text('{"v": 1, "match_id": "a", "server_seed": "", "events": []}').code == DIFFERS


def test_a_record_is_read_as_it_was_written() -> None:
    record = fair_record(4)
    assert read_record(orjson.dumps(as_json(record))) == record
    for spoil in ({"v": 99}, {"events": as_json(record)["events"][1:]}):
        with pytest.raises(BadRecord):
            read_record(orjson.dumps(as_json(record) | spoil))


def dealt(record: RecordRead) -> Iterator[tuple[int, Event]]:
    """What happened since seats were last given up: a commitment before that was never opened, so it proves nothing."""
    given_up = [index for index, event in enumerate(record.events) if isinstance(event, SeatLeft | AttemptVoided)]
    yield from ((index, event) for index, event in enumerate(record.events) if index > max(given_up, default=-1))


def test_the_seed_of_a_voided_attempt_is_held_to_its_commitment() -> None:
    record = fair_record(1)
    index = next(index for index, event in enumerate(record.events) if isinstance(event, AttemptVoided))
    voided = record.events[index]
    assert isinstance(voided, AttemptVoided)
    for other in (replace(voided, server_seed="00" * 32), replace(voided, server_commit="00" * 32)):
        events = (*record.events[:index], other, *record.events[index + 1 :])
        assert check(replace(record, events=events)).code == DIFFERS


def changes(event: Event, chance: random.Random) -> Iterator[tuple[str, Event]]:
    """The event with another value in each of its fields that count."""
    for field in fields(event):
        if field.name in (*TIMES, *FREE) or (isinstance(event, Discarded) and field.name == "card"):
            continue  # which card was thrown away is the player's own choice
        for other in others(getattr(event, field.name), chance):
            yield field.name, replace(event, **{field.name: other})


def others(value: Any, chance: random.Random) -> Iterator[Any]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, StrEnum):
        yield next(other for other in type(value) if other is not value)
    elif isinstance(value, Card):
        yield Card((value + 1) % 52)
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, str):
        yield value[:-1] + ("0" if value[-1] != "0" else "1")
    elif isinstance(value, tuple) and value:
        place = chance.randrange(len(value))
        for other in others(value[place], chance):
            yield (*value[:place], other, *value[place + 1 :])
        yield value[:-1]
    elif is_dataclass(value):
        name = chance.choice([field.name for field in fields(value)])
        for other in others(getattr(value, name), chance):
            yield replace(value, **{name: other})  # type: ignore[type-var]  # an instance
    elif value is None:
        yield 0
