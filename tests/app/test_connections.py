"""Who has a connection and for how long, on both databases: readers beside the one writer."""

import threading
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, Event

import pytest
from sqlalchemy import Connection, select, text
from sqlalchemy.exc import ResourceClosedError
from sqlalchemy.pool import QueuePool

from app.matches.models import HEARTBEATS
from app.players import models as players
from tests.app.store import Store, on_both_databases


@on_both_databases
def test_fifty_matches_end_while_fifty_people_read(store: Store) -> None:
    """No lock is met, nothing is lost: there is one writer, and readers do not stop it."""
    reading = threading.Event()

    def read(_: int) -> int:
        reading.wait()
        with store.database.reading() as connection:
            return len(connection.execute(select(players.PLAYERS.c.id)).all())

    def write(number: int) -> str:
        reading.wait()
        return store.person(f"Player {number}")

    with ThreadPoolExecutor(100) as pool:
        reads, writes = pool.map(read, range(50)), pool.map(write, range(50))
        reading.set()
        assert len(set(writes)) == 50
        assert all(0 <= count <= 50 for count in reads)
    assert read(0) == 50


@on_both_databases
def test_a_reader_in_a_transaction_does_not_keep_the_writer_out(store: Store) -> None:
    with store.database.reading() as connection:
        assert connection.execute(select(players.PLAYERS)).all() == []
        store.person("Ann")
        assert connection.execute(select(players.PLAYERS)).all() == []  # its own moment, until it looks anew
    with store.database.reading() as connection:
        assert len(connection.execute(select(players.PLAYERS)).all()) == 1


@on_both_databases
def test_however_many_read_the_writer_has_its_connection(store: Store) -> None:
    readers = store.database.readers
    with ThreadPoolExecutor(readers + 5) as pool:
        done, inside = Event(), Barrier(readers + 1)

        def read(number: int) -> None:
            with store.database.reading() as connection:
                connection.execute(select(HEARTBEATS))
                if number < readers:
                    inside.wait()
                done.wait()

        reads = [pool.submit(read, number) for number in range(readers)]
        inside.wait()
        reads += [pool.submit(read, readers + number) for number in range(5)]
        store.person("Ann")
        done.set()
        for finished in reads:
            finished.result()


@on_both_databases
def test_at_the_end_readers_are_waited_for_and_leave_no_connection(store: Store) -> None:
    inside, go = Event(), Event()

    def read() -> None:
        with store.database.reading() as connection:
            inside.set()
            go.wait()
            connection.execute(select(HEARTBEATS))

    pool = store.database.engine.pool
    assert isinstance(pool, QueuePool)
    with ThreadPoolExecutor(2) as threads:
        reading = threads.submit(read)
        inside.wait()
        store.writer.stop()
        closing = threads.submit(store.database.close)
        with pytest.raises(TimeoutError):
            closing.result(0.05)
        go.set()
        closing.result()
        reading.result()
    assert (pool.checkedout(), pool.checkedin()) == (0, 0)
    with pytest.raises(ResourceClosedError), store.database.reading():
        pass


@on_both_databases
def test_no_connection_is_kept_after_a_query_but_the_writers_one(store: Store) -> None:
    store.log.load("nothing")
    assert connections_out(store) == 0
    for name in ("Ann", "Bob", "Cem"):
        store.person(name)
        store.log.load("nothing")
        assert connections_out(store) == 1
    store.writer.stop()
    assert connections_out(store) == 0


@on_both_databases
def test_the_writers_connection_is_the_same_from_transaction_to_transaction(store: Store) -> None:
    def session(connection: Connection) -> int:
        return id(connection.connection.driver_connection)

    assert len({store.writer.run(session) for _ in range(5)}) == 1


@on_both_databases
def test_after_a_failure_nothing_is_kept_and_the_next_transaction_is_as_any(store: Store) -> None:
    def broken(connection: Connection) -> None:
        connection.execute(text("SELECT 1"))
        raise LookupError("mine")

    store.person("Ann")
    with pytest.raises(LookupError, match="mine"):
        store.writer.run(broken)
    assert connections_out(store) == 0
    store.person("Bob")
    with store.database.reading() as connection:
        assert set(connection.execute(select(players.PLAYERS.c.name)).scalars()) == {"Ann", "Bob"}


def test_two_who_write_at_once_have_a_connection_each_and_one_is_kept(store: Store) -> None:
    """As where a command works on the data beside a writer; SQLite lets them in one by one."""
    started = threading.Event()

    def write(_: int) -> None:
        started.wait()
        with store.database.writing() as connection:
            connection.execute(select(players.PLAYERS))

    with ThreadPoolExecutor(2) as pool:
        both = pool.map(write, range(2))
        started.set()
        assert list(both) == [None, None]
    assert connections_out(store) == 1


def connections_out(store: Store) -> int:
    pool = store.database.engine.pool
    assert isinstance(pool, QueuePool)
    return pool.checkedout()
