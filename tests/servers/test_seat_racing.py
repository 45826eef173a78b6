"""The same as `tests.sockets.test_seat_races`, by way of two servers: whoever stores first is right."""

import random

import pytest

from tests.servers.pair import Pair, metric
from tests.sockets.seats import Company, check_seats


@pytest.mark.parametrize("seed", range(2))
def test_four_who_sit_at_two_servers_agree_on_who_sits_where(servers: Pair, seed: int) -> None:
    before = sum(metric(server, "knockwood_conflicts_total") for server in servers)
    company = Company([server.url for server in servers], random.Random(seed))
    check_seats(company, servers[0], rounds=60)
    assert sum(metric(server, "knockwood_conflicts_total") for server in servers) > before
