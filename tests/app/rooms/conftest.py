"""The store of room tests does not wait for the disk: what survives a power cut is tested elsewhere."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import event

from app.database import open_database
from tests.app.store import Store


@pytest.fixture
def store(tmp_path: Path, empty_database: Path) -> Iterator[Store]:
    path = tmp_path / "knockwood.sqlite3"
    path.write_bytes(empty_database.read_bytes())
    database = open_database(f"sqlite:///{path}")

    @event.listens_for(database.engine, "connect")
    def _do_not_wait(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute("PRAGMA synchronous=OFF").close()

    database.engine.dispose()  # the next connections are the first
    with Store(database) as opened:
        yield opened
