"""One cluster for each file of tests, whose servers are reached through lines that a test can freeze or cut."""

from collections.abc import Iterator

import pytest

from tests.cluster.forked import FORKED
from tests.cluster.native import Cluster


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with Cluster(images=FORKED, lines=True) as running:
        yield running
