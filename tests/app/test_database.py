"""Opening and locking a database: real files, and the sentences that whoever starts a server reads."""

import sqlite3
from pathlib import Path
from threading import Event
from time import monotonic

import pytest
from sqlalchemy import select

from app.database import (
    CannotOpen,
    migrate,
    open_database,
)
from app.players import models as players
from engine.actions import Draw, Pile
from engine.match import fold
from tests.app.played import put, table_of
from tests.app.store import Store


def test_a_second_server_is_told_that_the_first_one_is_there(database_url: str) -> None:
    first = open_database(database_url)
    with pytest.raises(CannotOpen, match=r"Another Knockwood server is using the database .*knockwood\.sqlite3"):
        open_database(database_url)
    first.close()
    open_database(database_url).close()


def test_who_only_reads_needs_no_lock(database_url: str) -> None:
    first = open_database(database_url)
    second = open_database(database_url, exclusive=False)
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


def test_closing_leaves_the_whole_log_in_the_file(database_url: str) -> None:
    database = open_database(database_url)
    with Store(database) as store:
        store.person("Ann")
        path = store.path
    assert [left.name for left in path.parent.iterdir() if "-wal" in left.name] == []
    with sqlite3.connect(path) as plain:
        assert plain.execute("SELECT name FROM players").fetchall() == [("Ann",)]
    plain.close()


def test_a_restart_after_a_draw_finds_the_same_turn(database_url: str) -> None:
    """Stock order, drawn card, and that what came from the pile may not go back."""
    table = table_of()
    if table.options(table.mover).passing:
        table.play((table.mover, Draw(Pile.DISCARD)))
    with Store(open_database(database_url)) as store:
        match = put(store, table.log, (store.person("Ann"), store.person("Bob")), code="ABCD2345")
    with Store(open_database(database_url)) as store:
        loaded = store.log.load(match)
    assert loaded is not None
    found = fold(loaded.events)
    assert found.tables == table.state.tables
    (at,) = found.tables
    assert at.deal.hands[table.mover].bit_count() == 11
    assert at.deal.taken == at.deal.upcard


def test_what_was_committed_moves_into_the_file_beside_the_commits(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.sqlite._CHECKPOINT_SECONDS", 0.02)
    with Store(open_database(database_url)) as store:
        store.person("Anastasia")
        deadline = monotonic() + 5
        while b"Anastasia" not in store.path.read_bytes() and monotonic() < deadline:
            assert not Event().wait(0.01)
        assert b"Anastasia" in store.path.read_bytes()
