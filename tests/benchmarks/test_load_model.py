"""Measured figures times players."""

from math import isclose

from benchmarks.load_model import Measured, need, table

MEASURED = Measured(server=300.0, database=60.0, socket=32.0, room=64.0, empty=102_400.0, frame=1_000.0, events=1.1)


def test_a_million_players_are_170_000_actions_a_second_on_cores_that_are_half_busy() -> None:
    found = need(1_000_000, MEASURED)
    assert isclose(found.actions, 166_667, rel_tol=1e-5)
    assert found.processes == 100
    assert isclose(found.database_cores, 20.0, rel_tol=1e-5)
    assert found.workers == 3
    assert found.shards == 4


def test_sockets_ask_for_processes_too_where_actions_are_cheap() -> None:
    assert need(95_000, MEASURED).processes == 10


def test_a_process_that_is_alone_needs_no_bus() -> None:
    found = need(1_000, MEASURED)
    assert (found.processes, found.shards) == (1, 0)
    assert "| 1,000 | 167 | 1 |" in table(MEASURED)
