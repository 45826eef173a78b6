"""One room on two servers at once: each player has a tab on both, and all of them act on everything they hear."""

from collections.abc import Iterator

import pytest

from tests.app.rooms.fakes import in_loop
from tests.cluster.crowd import playing
from tests.cluster.forked import FORKED
from tests.cluster.native import Cluster
from tests.cluster.test_faults import check

ACTIONS = 300
ACTIONS_IN_PROOF = 10_000


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Without lines, which would only cost."""
    with Cluster(images=FORKED) as running:
        yield running


def race(cluster: Cluster, actions: int, within: float) -> None:
    one, two = cluster.at("server-1"), cluster.at("server-2")

    @in_loop
    async def play() -> None:
        async with playing(([[one], [two]], [[two], [one]])) as crowd:
            await crowd.move_on(actions, within)
        check(cluster, crowd)
        (people,) = crowd.rooms.values()
        assert all(person.acknowledged for person in people)
        assert any("stale" in person.refusals for person in people)

    play()


def test_two_servers_race_on_one_room(cluster: Cluster) -> None:
    race(cluster, ACTIONS, within=60)


@pytest.mark.proof
def test_two_servers_race_for_ten_thousand_actions(cluster: Cluster) -> None:
    race(cluster, ACTIONS_IN_PROOF, within=900)
