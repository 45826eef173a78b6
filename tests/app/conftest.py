"""A store of its own for every test that asks for one, in a file as in earnest."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.database import migrate, open_database
from tests.app.store import Store


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated file to copy: the migrations run once."""
    path = tmp_path_factory.mktemp("empty") / "knockwood.sqlite3"
    migrate(f"sqlite:///{path}")
    return path


@pytest.fixture
def anyio_backend() -> str:
    """The server's loop, and no other."""
    return "asyncio"


@pytest.fixture
def store(tmp_path: Path, empty_database: Path) -> Iterator[Store]:
    path = tmp_path / "knockwood.sqlite3"
    path.write_bytes(empty_database.read_bytes())
    with Store(open_database(f"sqlite:///{path}")) as opened:
        yield opened
