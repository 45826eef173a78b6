"""A store of its own for every test that asks for one, in a database as in earnest."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, create_engine

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
def database_url(request: pytest.FixtureRequest) -> str:
    """A database of its own with all tables: a file, and with `on_both_databases` also one of a real PostgreSQL."""
    if getattr(request, "param", "sqlite") == "postgresql":
        served: str = request.getfixturevalue("postgres_url")
        return served
    path: Path = request.getfixturevalue("tmp_path") / "knockwood.sqlite3"
    empty: Path = request.getfixturevalue("empty_database")
    path.write_bytes(empty.read_bytes())
    return f"sqlite:///{path}"


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    with Store(open_database(database_url)) as opened:
        yield opened


@pytest.fixture
def plain(database_url: str) -> Iterator[Engine]:
    """The database as anybody else would open it."""
    engine = create_engine(database_url)
    yield engine
    engine.dispose()
