"""Two servers, as two machines would run them, on one PostgreSQL and one Redis."""

import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

from tests.program import free_ports
from tests.sockets.person import Person
from tests.sockets.server import RunningServer

Pair: TypeAlias = tuple[RunningServer, RunningServer]

SKEW = 5_000
"""Ms by which the clocks of the two machines are wrong: the one before, the other behind."""


@contextmanager
def two_servers(folder: Path, database_url: str, redis_url: str) -> Iterator[Pair]:
    ports = free_ports(2)
    one, two = (
        RunningServer(
            folder / name, database_url=database_url, skew=skew, redis_url=redis_url, metrics=f"127.0.0.1:{port}"
        )
        for name, skew, port in zip(("one", "two"), (SKEW, -SKEW), ports, strict=True)
    )
    with one, two:
        yield one, two


def people_of(servers: Pair) -> tuple[Person, Person]:
    """Ann at the first server, Bob at the second."""
    return Person(servers[0].url, "Ann"), Person(servers[1].url, "Bob")


def metric(server: RunningServer, name: str) -> float:
    """What a server counts of itself."""
    with urllib.request.urlopen(server.metrics_url, timeout=5) as page:
        lines = page.read().decode().splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.split()[0] == name)
