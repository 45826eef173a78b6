"""SQLite's write-ahead log starts over, though somebody writes all the time: real files, and their headers."""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import pytest
from sqlalchemy import make_url

from app import sqlite
from app.database import Database
from app.sqlite import Checkpointer, sqlite_engine


@dataclass
class Written:
    """`checkpointer`: its thread sleeps, the test does its work."""

    database: Database
    checkpointer: Checkpointer
    path: Path

    def write(self) -> None:
        with self.database.writing() as connection:
            connection.exec_driver_sql("INSERT INTO moves DEFAULT VALUES")

    def write_meanwhile(self) -> None:
        """What is stored while a checkpoint is under way."""
        with sqlite3.connect(self.path) as other:
            other.execute("INSERT INTO moves DEFAULT VALUES")
        other.close()

    @property
    def logs(self) -> int:
        """How often the log has started over."""
        return int.from_bytes(Path(f"{self.path}-wal").read_bytes()[12:16], "big")

    @property
    def moves(self) -> int:
        with self.database.reading() as connection:
            found: int = connection.exec_driver_sql("SELECT count(*) FROM moves").scalar_one()
            return found


@pytest.fixture
def written(tmp_path: Path) -> Iterator[Written]:
    path = tmp_path / "moves.sqlite3"
    with patch.object(sqlite, "_CHECKPOINT_SECONDS", 3600.0):
        engine = sqlite_engine(make_url(f"sqlite:///{path}"), 2)
        with engine.begin() as connection:
            connection.exec_driver_sql("CREATE TABLE moves (number INTEGER PRIMARY KEY)")
        checkpointer = Checkpointer(path)
        database = Database(engine, None, checkpointer)
        yield Written(database, checkpointer, path)
        database.close()


def test_the_log_starts_over_though_something_was_stored_while_it_was_moved(written: Written) -> None:
    written.write()
    before = written.logs
    for number in range(1, 4):
        written.checkpointer.move()
        written.write_meanwhile()
        written.write()
        assert written.logs == before + number
    assert written.moves == 7


def test_whoever_reads_keeps_the_log_and_nobody_waits_for_that(written: Written) -> None:
    written.write()
    before = written.logs
    with written.database.reading() as reading:
        assert reading.exec_driver_sql("SELECT count(*) FROM moves").scalar_one() == 1
        written.checkpointer.move()
        written.write()
        written.write()
        assert written.logs == before
        assert reading.exec_driver_sql("SELECT count(*) FROM moves").scalar_one() == 1
    written.checkpointer.move()
    written.write()
    assert written.logs == before + 1
    assert written.moves == 4
