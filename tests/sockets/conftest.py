"""One real server for each file of tests, in a process of its own."""

from collections.abc import Iterator

import pytest

from tests.sockets.server import RunningServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("server") / "knockwood.sqlite3") as running:
        yield running
        assert running.errors() == ""
