"""The writer on real databases: what fails in a group fails alone, and a fate that is unknown is read back."""

import asyncio
import re
import sqlite3
import threading
from collections.abc import Awaitable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Event

import pytest
from sqlalchemy import Connection, event, select, text
from sqlalchemy.exc import DataError, OperationalError
from structlog.testing import capture_logs
from typing_extensions import override

from app.database import (
    Database,
)
from app.matches.entries import Append, Conflict, Entry
from app.matches.heartbeats import Beat
from app.matches.log import MatchLog
from app.players import models as players
from app.write import StoreUnavailable
from app.writer import WriterThread
from engine.events import SeatLeft
from tests.app.store import NOW, Store, agreed, on_both_databases


@on_both_databases
def test_what_one_write_raises_reaches_its_caller_only(store: Store) -> None:
    def broken(_: object) -> None:
        raise LookupError("mine")

    started = threading.Event()
    store_busy = threading.Thread(target=lambda: store.writer.run(lambda _: started.wait(5)))
    store_busy.start()
    with ThreadPoolExecutor(10) as pool:
        bad = pool.submit(store.writer.run, broken)
        good = [pool.submit(store.person, f"P{number}") for number in range(8)]
        started.set()
        assert len({future.result() for future in good}) == 8
        with pytest.raises(LookupError, match="mine"):
            bad.result()
    store_busy.join()
    with store.database.reading() as connection:
        assert len(connection.execute(select(players.PLAYERS)).all()) == 8


class _Failing(Database):
    """A database whose commits fail: the next `before` ones without effect, the next `after` ones unheard."""

    def __init__(self, real: Database) -> None:
        super().__init__(real.engine)
        self.before = self.after = 0
        self.deaf = False

    @override
    @contextmanager
    def reading(self) -> Iterator[Connection]:
        if self.deaf:
            raise OperationalError("SELECT", {}, sqlite3.OperationalError("disk I/O error"))
        with super().reading() as connection:
            yield connection

    @override
    @contextmanager
    def writing(self) -> Iterator[Connection]:
        with super().writing() as connection:
            yield connection
            if self.before:
                self.before -= 1
                raise OperationalError("COMMIT", {}, sqlite3.OperationalError("disk I/O error"))
        if self.after:
            self.after -= 1
            raise OperationalError("COMMIT", {}, sqlite3.OperationalError("connection lost"))


@pytest.fixture
def failing(store: Store) -> Iterator[tuple[_Failing, MatchLog]]:
    database = _Failing(store.database)
    writer = WriterThread(database)
    yield database, MatchLog(database, writer)
    writer.stop()


def test_a_commit_that_failed_is_told_and_stored_nothing(store: Store, failing: tuple[_Failing, MatchLog]) -> None:
    database, log = failing
    match = store.new_match(store.person("Ann"))
    append = Append(match, 3, (Entry(SeatLeft(0), NOW, 0),))
    database.before = 1
    with pytest.raises(StoreUnavailable, match="disk I/O error"):
        log.append_now(append)
    assert log.newer(match, 2) == ()
    log.append_now(append)
    assert [seq for seq, _ in log.newer(match, 2)] == [3]


def test_a_commit_that_nobody_heard_of_is_read_back(store: Store, failing: tuple[_Failing, MatchLog]) -> None:
    database, log = failing
    match = store.new_match(store.person("Ann"))
    database.after = 1
    log.append_now(Append(match, 3, (Entry(SeatLeft(0), NOW, 0, "a-1", "digest"),)))
    assert [seq for seq, _ in log.newer(match, 2)] == [3]


def test_work_whose_fate_nobody_can_tell_counts_as_not_done(failing: tuple[_Failing, MatchLog]) -> None:
    database, _ = failing
    writer = WriterThread(database)
    database.after = 1
    with pytest.raises(StoreUnavailable):
        writer.run(lambda _: None)
    writer.stop()


def test_when_nothing_can_be_read_back_everybody_in_the_group_is_told(
    store: Store, failing: tuple[_Failing, MatchLog]
) -> None:
    database, log = failing
    host = store.person("Ann")
    matches = [store.new_match(host, code=f"AAAA{number:04}") for number in range(3)]
    database.before, database.deaf = 99, True
    with ThreadPoolExecutor(3) as pool:
        appends = [pool.submit(log.append_now, Append(match, 3, (Entry(SeatLeft(0), NOW, 0),))) for match in matches]
        for append in appends:
            with pytest.raises(StoreUnavailable):
                append.result()


def test_an_outage_is_logged_when_it_begins_and_when_it_is_over(
    store: Store, failing: tuple[_Failing, MatchLog]
) -> None:
    database, log = failing
    match = store.new_match(store.person("Ann"))
    with capture_logs() as told:
        for seq, outage in ((3, 5), (4, 1)):
            append = Append(match, seq, (Entry(SeatLeft(0), NOW, 0),))
            database.before = outage
            for _ in range(outage):
                with pytest.raises(StoreUnavailable):
                    log.append_now(append)
            log.append_now(append)
    assert [(line["event"], line["log_level"], line.get("times"), line.get("writes")) for line in told] == [
        ("writing_fails", "error", None, None),
        ("writing_works_again", "warning", 5, 5),
        ("writing_fails", "error", None, None),
        ("writing_works_again", "warning", 1, 1),
    ]


def test_queries_in_vain_are_logged_once_until_one_is_answered(store: Store) -> None:
    away = OperationalError("SELECT", {}, sqlite3.OperationalError("disk I/O error"))

    def read(error: Exception | None = None) -> None:
        with store.database.reading():
            if error is not None:
                raise error

    with capture_logs() as told:
        read()
        for error in (away, away, LookupError("mine"), away):
            with pytest.raises(type(error)):
                read(error)
        read()
        read()
    assert [(line["event"], line.get("times")) for line in told] == [
        ("reading_fails", None),
        ("reading_works_again", 3),
    ]


def test_an_error_does_not_show_what_was_to_be_stored(store: Store) -> None:
    """It is logged, and parameters are cards, names and seeds."""

    def work(connection: Connection) -> None:
        connection.execute(text("INSERT INTO nowhere VALUES (:name)"), {"name": "Ann"})

    with pytest.raises(StoreUnavailable) as caught:
        store.writer.run(work)
    assert "nowhere" in str(caught.value)
    assert "Ann" not in str(caught.value)


def while_busy(store: Store, *works: Awaitable[object]) -> list[object]:
    """Ask for these while the writer is busy, so that they wait together; what each brought, or raised."""
    busy, go = Event(), Event()

    def hold(_: Connection) -> None:
        busy.set()
        go.wait(5)

    async def ask() -> list[object]:
        asked = [asyncio.ensure_future(work) for work in works]
        await asyncio.sleep(0)
        go.set()
        return await asyncio.gather(*asked, return_exceptions=True)

    with ThreadPoolExecutor(1) as pool:
        pool.submit(store.writer.run, hold)
        busy.wait(5)
        return asyncio.run(ask())


def in_one_group(store: Store, *appends: Append) -> list[object]:
    """What became of each append of a group: None where it is stored."""
    return while_busy(store, *map(store.log.append, appends))


def savepoints_of(store: Store) -> list[str]:
    """Those that are made from here on: one for each part of a group that is tried."""
    savepoints: list[str] = []
    event.listen(store.database.engine, "savepoint", lambda *given: savepoints.append(given[1]))
    return savepoints


def statements_of(store: Store) -> list[str]:
    """What is executed from here on."""
    statements: list[str] = []
    event.listen(store.database.engine, "before_cursor_execute", lambda *given: statements.append(given[2]))
    return statements


@on_both_databases
def test_however_many_keys_are_taken_in_a_large_group_they_cost_one_more_try(store: Store) -> None:
    host = store.person("Ann")
    matches = [store.new_match(host, code=f"{number:08}") for number in range(64)]
    taken = [number for number in range(64) if number % 3 == 0]
    savepoints = savepoints_of(store)
    lost = in_one_group(
        store, *(Append(match, 2 if number in taken else 3, (agreed(),)) for number, match in enumerate(matches))
    )
    assert [number for number, error in enumerate(lost) if error is not None] == taken
    for number in taken:
        error = lost[number]
        assert isinstance(error, Conflict)
        assert (error.match_id, [seq for seq, _ in error.rows]) == (matches[number], [2])
    assert len(savepoints) == 1


@on_both_databases
def test_an_action_that_is_stored_already_is_found_in_a_large_group(store: Store) -> None:
    """Its key is free, its name is taken: the group is halved until that stands alone."""
    host = store.person("Ann")
    matches = [store.new_match(host, code=f"{number:08}") for number in range(64)]
    savepoints = savepoints_of(store)
    lost = in_one_group(
        store,
        *(Append(match, 3, (agreed(0, "sit0" if number == 40 else "a"),)) for number, match in enumerate(matches)),
    )
    assert [number for number, error in enumerate(lost) if error is not None] == [40]
    assert isinstance(lost[40], Conflict)
    assert lost[40].repeat is not None
    assert len(savepoints) == 13  # 1 + 2 * log2(64)


@on_both_databases
def test_a_heartbeat_waits_for_what_is_in_flight_and_for_nothing_that_waits(store: Store) -> None:
    host = store.person("Ann")
    matches = [store.new_match(host, code=f"{number:08}") for number in range(8)]
    statements = statements_of(store)
    appends = [store.log.append(Append(match, 2, (agreed(),))) for match in matches]
    *lost, beat = while_busy(
        store, *appends, store.book.lease(matches, until=NOW), store.heartbeats.beat("one", NOW, 1)
    )
    assert [isinstance(error, Conflict) for error in lost] == [True] * 8 + [False]
    assert isinstance(beat, Beat)
    tables = [found[1] for sql in statements if (found := re.match(r"(?:INSERT INTO|UPDATE) (\w+)", sql))]
    assert tables == ["heartbeats", "events", "matches"]


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_a_text_that_the_database_cannot_hold_fails_alone_and_is_not_shown(store: Store) -> None:
    host = store.person("Ann")
    matches = [store.new_match(host, code=f"{number:08}") for number in range(3)]
    actions = ("a", "secret\0", "c")
    lost = in_one_group(
        store,
        *(Append(match, 3, (agreed(0, action),)) for match, action in zip(matches, actions, strict=True)),
    )
    assert [error is None for error in lost] == [True, False, True]
    assert isinstance(lost[1], DataError)
    assert "secret" not in str(lost[1])
