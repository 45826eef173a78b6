"""One real server for each file of tests, in a process of its own; `on_both_databases` one for each."""

from collections.abc import Iterator

import pytest

from tests.postgres import Postgres
from tests.sockets.server import RunningServer


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    database_url = None
    if getattr(request, "param", "sqlite") == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database_url = postgres.new_database()
    with RunningServer(tmp_path_factory.mktemp("server") / "knockwood.sqlite3", database_url=database_url) as running:
        yield running
        assert running.errors() == ""
