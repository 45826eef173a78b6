"""Whispers on both databases: stored once, read by two, gone after their time and with their writer."""

import asyncio
from datetime import timedelta
from itertools import count

import pytest

from app.database import milliseconds, moment
from app.matches.whispers import (
    KEPT,
    TOLD,
    OtherWhisper,
    Whisper,
    Whispers,
    count_old_whispers,
    delete_old_whispers,
    forget_whispers,
)
from tests.app.store import NOW, Store, on_both_databases

pytestmark = on_both_databases

CAPTAIN, ADVISER, SOLOIST = 0, 1, 2


@pytest.fixture
def match(store: Store) -> str:
    return store.new_match(store.person("Ann"))


def keep(store: Store, match: str, *said: Whisper, writer: str | None = None) -> None:
    player = writer or store.person("Somebody")
    for number, one in zip(count(), said, strict=False):
        assert asyncio.run(store.whispers.keep(match, f"a{number}-{one.at}", player, one))


def test_a_whisper_is_read_by_the_two_it_was_between_and_by_nobody_else(store: Store, match: str) -> None:
    one = Whisper(ADVISER, CAPTAIN, "Keep the king. Żółw!", NOW)
    two = Whisper(CAPTAIN, ADVISER, "No.", NOW + 1)
    later = Whisper(CAPTAIN, SOLOIST, "Roles have changed.", NOW + 2)
    keep(store, match, later, two, one)
    assert store.whispers.last(match, CAPTAIN) == (one, two, later)
    assert store.whispers.last(match, ADVISER) == (one, two)
    assert store.whispers.last(match, SOLOIST) == (later,)
    assert store.whispers.last("another", CAPTAIN) == ()


def test_a_repeat_is_stored_once_and_another_text_under_its_id_not_at_all(store: Store, match: str) -> None:
    player, one = store.person("Ann"), Whisper(CAPTAIN, ADVISER, "Well?", NOW)

    async def whisper(whispers: Whispers) -> None:
        assert await whispers.keep(match, "a", player, one)
        assert not await whispers.keep(match, "a", player, Whisper(CAPTAIN, ADVISER, "Well?", NOW + 9))
        with pytest.raises(OtherWhisper):
            await whispers.keep(match, "a", player, Whisper(CAPTAIN, ADVISER, "What?", NOW))
        assert await whispers.keep(match, "a", player, Whisper(ADVISER, CAPTAIN, "Well!", NOW + 1))

    asyncio.run(whisper(store.whispers))
    assert [found.text for found in store.whispers.last(match, CAPTAIN)] == ["Well?", "Well!"]


def test_only_the_last_ones_are_told(store: Store, match: str) -> None:
    keep(store, match, *(Whisper(CAPTAIN, ADVISER, str(number), NOW + number) for number in range(TOLD + 3)))
    assert [one.text for one in store.whispers.last(match, ADVISER)] == [str(n) for n in range(3, TOLD + 3)]


def test_whispers_go_after_thirty_days(store: Store, match: str) -> None:
    assert timedelta(days=30) == KEPT
    now = moment(NOW)
    due = milliseconds(now - KEPT)
    keep(store, match, Whisper(CAPTAIN, ADVISER, "old", due - 1), Whisper(CAPTAIN, ADVISER, "still here", due))
    with store.database.reading() as connection:
        assert count_old_whispers(connection, now) == 1
    assert store.writer.run(lambda connection: delete_old_whispers(connection, now)) == 1
    assert [one.text for one in store.whispers.last(match, CAPTAIN)] == ["still here"]


def test_whispers_go_with_whoever_wrote_them(store: Store, match: str) -> None:
    ann, bob = store.person("Ann"), store.person("Bob")
    keep(store, match, Whisper(CAPTAIN, ADVISER, "mine", NOW), writer=ann)
    keep(store, match, Whisper(ADVISER, CAPTAIN, "yours", NOW), writer=bob)
    store.writer.run(lambda connection: forget_whispers(connection, [ann]))
    assert [one.text for one in store.whispers.last(match, CAPTAIN)] == ["yours"]
