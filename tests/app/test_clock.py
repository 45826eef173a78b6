"""The server's clock beside a wall clock that is stepped."""

import asyncio
import time

import pytest

from app.clock import ServerClock


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
