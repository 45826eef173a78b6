"""Seats of a room of four for which several ask at once, over real sockets; then the match begins, and is checked."""

import random

import pytest

from tests.sockets.seats import Company, check_seats
from tests.sockets.server import RunningServer

pytestmark = pytest.mark.parametrize("server", ["sqlite", "postgresql"], indirect=True)


@pytest.mark.parametrize("seed", range(2))
def test_four_who_change_leave_and_are_moved_at_once_are_each_on_one_seat(server: RunningServer, seed: int) -> None:
    check_seats(Company([server.url], random.Random(seed)), server, rounds=40)
