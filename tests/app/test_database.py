"""Opening, migrating and locking a database: real files, and the sentences that whoever starts a server reads."""

import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from threading import Event
from time import monotonic

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Column, Connection, Engine, Integer, MetaData, Table, create_engine, inspect, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError, StatementError
from sqlalchemy.pool import QueuePool
from sqlalchemy.schema import CreateIndex, CreateTable
from typing_extensions import override

from app.database import (
    METADATA,
    CannotOpen,
    Database,
    Instant,
    is_up_to_date,
    migrate,
    milliseconds,
    moment,
    open_database,
)
from app.matches.entries import Append, Entry
from app.matches.log import MatchLog
from app.players import models as players
from app.writer import StoreUnavailable, WriterThread
from engine.actions import Draw, Pile
from engine.events import SeatLeft
from engine.match import fold
from tests.app.played import put, table_of
from tests.app.store import NOW, Store, on_both_databases


@pytest.fixture
def url(tmp_path: Path, empty_database: Path) -> str:
    path = tmp_path / "knockwood.sqlite3"
    path.write_bytes(empty_database.read_bytes())
    return f"sqlite:///{path}"


# --- opening ----------------------------------------------------------------


def test_a_second_server_is_told_that_the_first_one_is_there(url: str) -> None:
    first = open_database(url)
    with pytest.raises(CannotOpen, match=r"Another Knockwood server is using the database .*knockwood\.sqlite3"):
        open_database(url)
    first.close()
    open_database(url).close()


def test_who_only_reads_needs_no_lock(url: str) -> None:
    first = open_database(url)
    second = open_database(url, exclusive=False)
    with second.reading() as connection:
        assert connection.execute(select(players.PLAYERS)).all() == []
    second.close()
    first.close()


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("nonsense", "is no database address"),
        ("oracle-of-delphi://x", "is no database address"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("sqlite:////proc/nowhere/knockwood.sqlite3", "cannot be made"),
    ],
)
def test_an_address_that_cannot_be_used_gets_a_sentence(address: str, sentence: str) -> None:
    for use in (open_database, migrate):
        with pytest.raises(CannotOpen, match=sentence):
            use(address)


def test_a_file_that_is_no_database_gets_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "letters.sqlite3"
    path.write_text("Dear Ann, this is no database at all, however long one looks at it. " * 20)
    for use in (open_database, migrate):
        with pytest.raises(CannotOpen, match=r"letters\.sqlite3 cannot be opened: file is not a database"):
            use(f"sqlite:///{path}")


def test_a_folder_for_the_database_is_made(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/new/folder/knockwood.sqlite3"
    migrate(address)
    open_database(address).close()


def test_a_commit_survives_a_power_cut_by_how_sqlite_is_set(store: Store) -> None:
    with store.database.reading() as connection:
        found = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "wal_autocheckpoint")
        }
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "wal_autocheckpoint": 0}


def test_closing_leaves_the_whole_log_in_the_file(url: str) -> None:
    database = open_database(url)
    with Store(database) as store:
        store.person("Ann")
        path = store.path
    assert [left.name for left in path.parent.iterdir() if "-wal" in left.name] == []
    with sqlite3.connect(path) as plain:
        assert plain.execute("SELECT name FROM players").fetchall() == [("Ann",)]
    plain.close()


def test_a_restart_after_a_draw_finds_the_same_turn(url: str) -> None:
    """Stock order, drawn card, and that what came from the pile may not go back."""
    table = table_of()
    if table.options(table.mover).passing:
        table.play((table.mover, Draw(Pile.DISCARD)))
    with Store(open_database(url)) as store:
        match = put(store, table.log, (store.person("Ann"), store.person("Bob")), code="ABCD2345")
    with Store(open_database(url)) as store:
        loaded = store.log.load(match)
    assert loaded is not None
    found = fold(loaded.events)
    assert found.deal == table.state.deal
    assert found.deal is not None
    assert found.deal.hands[table.mover].bit_count() == 11
    assert found.deal.taken == found.deal.upcard
    assert found.turn == table.state.turn


# --- migrations -------------------------------------------------------------


@pytest.fixture
def plain(url: str) -> Iterator[Engine]:
    engine = create_engine(url)
    yield engine
    engine.dispose()


def test_the_migrations_make_the_tables_that_the_code_means(plain: Engine) -> None:
    with plain.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []


def test_a_log_lies_in_the_order_of_its_key(plain: Engine) -> None:
    with plain.connect() as connection:
        made = connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE name = 'events'").scalar_one()
    assert "WITHOUT ROWID" in made


def test_migrating_twice_changes_nothing(url: str, plain: Engine) -> None:
    before = inspect(plain).get_table_names()
    migrate(url)
    assert inspect(plain).get_table_names() == before


def test_a_database_of_another_version_is_told_from_one_of_this(url: str, tmp_path: Path) -> None:
    database = open_database(url)
    assert is_up_to_date(database)
    with database.writing() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    assert not is_up_to_date(database)
    database.close()
    new = open_database(f"sqlite:///{tmp_path}/new.sqlite3")
    assert not is_up_to_date(new)
    new.close()


POSTGRESQL = make_url("postgresql://").get_dialect()()


@pytest.mark.parametrize("table", METADATA.sorted_tables, ids=lambda table: table.name)
def test_the_tables_are_no_matter_of_one_database(table: Table) -> None:
    made = str(CreateTable(table).compile(dialect=POSTGRESQL))
    assert "WITHOUT ROWID" not in made
    indexes = [str(CreateIndex(index).compile(dialect=POSTGRESQL)) for index in table.indexes]
    assert all(index.startswith("CREATE") for index in indexes)


# --- checkpoints ------------------------------------------------------------


def test_what_was_committed_moves_into_the_file_beside_the_commits(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.sqlite._CHECKPOINT_SECONDS", 0.02)
    with Store(open_database(url)) as store:
        store.person("Anastasia")
        deadline = monotonic() + 5
        while b"Anastasia" not in store.path.read_bytes() and monotonic() < deadline:
            assert not Event().wait(0.01)
        assert b"Anastasia" in store.path.read_bytes()


# --- times ------------------------------------------------------------------

_TIMES = Table("times", MetaData(), Column("id", Integer, primary_key=True), Column("at", Instant))


def test_a_time_comes_back_as_utc_with_its_zone(plain: Engine) -> None:
    new_york = timezone(timedelta(hours=-5))
    ended = datetime(2030, 1, 1, 22, 4, 5, 123_000, tzinfo=new_york)
    with plain.begin() as connection:
        _TIMES.create(connection)
        connection.execute(_TIMES.insert(), [{"id": 1, "at": ended}, {"id": 2, "at": None}])
        stored = list(connection.execute(select(_TIMES.c.at).order_by(_TIMES.c.id)).scalars())
    assert stored == [ended, None]
    assert stored[0].tzinfo is UTC
    assert stored[0].isoformat() == "2030-01-02T03:04:05.123000+00:00"


def test_a_time_without_its_zone_is_refused(plain: Engine) -> None:
    with plain.begin() as connection:
        _TIMES.create(connection)
        with pytest.raises(StatementError, match="without its zone"):
            connection.execute(_TIMES.insert().values(id=1, at=datetime(2030, 1, 2)))  # noqa: DTZ001 - the point


@pytest.mark.parametrize("at", [0, 1, NOW, NOW + 999, 2**41])
def test_milliseconds_stay_what_they_are(at: int) -> None:
    assert milliseconds(moment(at)) == at


# --- writing ----------------------------------------------------------------


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


def test_an_error_does_not_show_what_was_to_be_stored(store: Store) -> None:
    """It is logged, and parameters are cards, names and seeds."""

    def work(connection: Connection) -> None:
        connection.execute(text("INSERT INTO nowhere VALUES (:name)"), {"name": "Ann"})

    with pytest.raises(StoreUnavailable) as caught:
        store.writer.run(work)
    assert "nowhere" in str(caught.value)
    assert "Ann" not in str(caught.value)
