"""One cluster for each file of tests, whose servers are reached through lines that a test can freeze or cut."""

from collections.abc import Iterator
from threading import Event
from time import monotonic

import pytest

from tests.cluster.forked import FORKED
from tests.cluster.native import STARTS_WITHIN, Cluster


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with Cluster(images=FORKED, lines=True) as running:
        wait_until_met(running)
        yield running


def wait_until_met(cluster: Cluster) -> None:
    """Each server's first heartbeat may have been the first of all; from its second on it knows of the other."""
    deadline = monotonic() + STARTS_WITHIN
    while len(cluster.postgres.postgres.query("SELECT 1 FROM heartbeats WHERE at - began > 900", "knockwood")) < 2:
        assert monotonic() < deadline
        Event().wait(0.1)
