"""Two servers, as two machines would run them, on one PostgreSQL and one Redis."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.sockets.person import Person
from tests.sockets.server import RunningServer

SKEW = 5_000
"""Ms by which the clocks of the two machines are wrong: the one before, the other behind."""


def running_server(folder: Path, name: str, database_url: str, redis_url: str, skew: int = 0) -> RunningServer:
    return RunningServer(
        folder / name, database_url=database_url, skew=skew, redis_url=redis_url, metrics="127.0.0.1:0"
    )


@contextmanager
def two_servers(folder: Path, database_url: str, redis_url: str) -> Iterator[tuple[RunningServer, RunningServer]]:
    with (
        running_server(folder, "one", database_url, redis_url, SKEW) as one,
        running_server(folder, "two", database_url, redis_url, -SKEW) as two,
    ):
        yield one, two


def move_to(person: Person, server: RunningServer) -> None:
    """The same person, by way of another server."""
    person.url = server.url
