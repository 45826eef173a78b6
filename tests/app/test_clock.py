"""The server's clock beside a wall clock that is stepped."""

import asyncio
import time
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from app.clock import ServerClock
from app.main import create_app
from app.settings import Settings


def test_a_step_of_the_wall_clock_changes_no_duration(monkeypatch: pytest.MonkeyPatch) -> None:
    wall, monotonic = [1_900_000_000_000_000_000], [5_000_000_000]
    monkeypatch.setattr(time, "time_ns", lambda: wall[0])
    monkeypatch.setattr(time, "monotonic_ns", lambda: monotonic[0])
    clock = ServerClock()
    began = clock.now()
    assert began == 1_900_000_000_000
    for step in (3_600, -7_200):
        wall[0] += step * 1_000_000_000
        monotonic[0] += 2_500_000_000
    assert clock.now() == began + 5_000


def test_the_clock_never_runs_backwards_from_one_server_to_the_next(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, empty_database: Path
) -> None:
    """A machine whose wall clock was set back, or that starts without one: moves under way go on from their time."""
    path = tmp_path / "knockwood.sqlite3"
    path.write_bytes(empty_database.read_bytes())
    settings = Settings(database_url=f"sqlite:///{path}", public_url=None)
    app = create_app(settings)
    with TestClient(app):
        before = app.state.clock.now()
        asyncio.run(app.state.book.beat("server", before))
    an_hour_ago = time.time_ns() - 3_600_000_000_000
    monkeypatch.setattr(time, "time_ns", lambda: an_hour_ago)
    app = create_app(settings)
    with TestClient(app):
        assert before <= app.state.clock.now() < before + 60_000


def test_an_alarm_never_rings_before_its_time() -> None:
    async def wait() -> tuple[int, int]:
        clock = ServerClock()
        rang = asyncio.Event()
        when = clock.now() + 20
        clock.call_at(when, rang.set)
        await asyncio.wait_for(rang.wait(), 5)
        return when, clock.now()

    when, now = asyncio.run(wait())
    assert now >= when


def test_a_cancelled_alarm_does_not_ring() -> None:
    async def wait() -> bool:
        clock = ServerClock()
        cancelled, rang = asyncio.Event(), asyncio.Event()
        clock.call_at(clock.now() + 5, cancelled.set).cancel()
        clock.call_at(clock.now() + 10, rang.set)
        await asyncio.wait_for(rang.wait(), 5)
        return cancelled.is_set()

    assert asyncio.run(wait()) is False


def test_alarms_on_one_timer_ring_in_their_order_and_cancelled_ones_leave_nothing_behind() -> None:
    async def wait() -> list[str]:
        clock, rang, over = ServerClock(), list[str](), asyncio.Event()
        now = clock.now()
        clock.call_at(now + 40, over.set)
        clock.call_at(now + 30, lambda: rang.append("third"))
        clock.call_at(now + 20, lambda: rang.append("first"))
        clock.call_at(now + 20, lambda: rang.append("second"))
        for _ in range(1_000):
            clock.call_at(now + 10, lambda: rang.append("cancelled")).cancel()
        assert len(clock._alarms._heap) < 200
        await asyncio.wait_for(over.wait(), 5)
        return rang

    assert asyncio.run(wait()) == ["first", "second", "third"]


def test_an_alarm_that_fails_takes_no_other_with_it() -> None:
    async def wait() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _loop, _context: None)
        clock, rang = ServerClock(), asyncio.Event()

        def fail() -> None:
            raise ValueError

        clock.call_at(clock.now() + 5, fail)
        clock.call_at(clock.now() + 5, rang.set)
        await asyncio.wait_for(rang.wait(), 5)

    asyncio.run(wait())
