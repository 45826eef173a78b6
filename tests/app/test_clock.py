"""The server's clock beside a wall clock that is stepped."""

import asyncio
import time
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from app.clock import Sample, ServerClock
from app.database import open_database
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
        asyncio.run(app.state.registry._house.heartbeats.beat("server", before, 5_000))
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


class Machine:
    """A machine whose wall clock is wrong, and that only a test moves. Another clock is asked over a slow line."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, wall: int) -> None:
        self.monotonic = 7_000 * MS
        self.true = 1_900_000_000_000 * MS
        self.ahead = wall * MS
        monkeypatch.setattr(time, "time_ns", lambda: self.true + self.ahead)
        monkeypatch.setattr(time, "monotonic_ns", lambda: self.monotonic)

    def move(self, ms: float) -> None:
        self.monotonic += int(ms * MS)
        self.true += int(ms * MS)

    def ask(self, there: float = 0, back: float = 0) -> Sample:
        asked = self.monotonic
        self.move(there)
        theirs = self.true
        self.move(back)
        return Sample(asked, theirs, self.monotonic)


MS = 1_000_000


@pytest.mark.parametrize("wrong", [-3_600_000, -5_000, 5_000, 3_600_000])
def test_several_servers_go_by_the_clock_that_they_ask_and_not_by_their_own(
    monkeypatch: pytest.MonkeyPatch, wrong: int
) -> None:
    machine = Machine(monkeypatch, wrong)
    samples = [machine.ask(there, back) for there, back in ((80, 2), (0.5, 0.5), (3, 90))]
    clock = ServerClock(0, samples)
    assert clock.now() == machine.true // MS  # by the quickest answer, whatever the others say


@pytest.mark.parametrize("off", [-400, 400])
def test_a_clock_that_is_wrong_is_set_right_slowly_and_never_runs_backwards(
    monkeypatch: pytest.MonkeyPatch, off: int
) -> None:
    machine = Machine(monkeypatch, 0)
    clock = ServerClock(0, [machine.ask()])
    machine.true += off * MS  # theirs is set, or ours drifts
    began, last = clock.now(), clock.now()
    for _ in range(100):
        clock.follow(machine.ask(0.2, 0.2))
        for _ in range(10):
            machine.move(100)
            assert 99 <= clock.now() - last <= 101
            last = clock.now()
    assert abs(clock.now() - began - 100_000 - off) <= 41
    for _ in range(30):
        clock.follow(machine.ask(0.2, 0.2))
        machine.move(1_000)
    assert abs(clock.now() - machine.true // MS) <= 1


def test_slow_answers_pull_at_no_clock_that_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, 0)
    clock = ServerClock(0, [machine.ask(0.1, 0.1)])
    for there, back in ((50, 0), (0, 50), (2_000, 1), (1, 2_000)) * 3:
        clock.follow(machine.ask(there, back))
        machine.move(1_000)
        assert abs(clock.now() - machine.true // MS) <= 1


def test_who_was_suspended_knows_how_late_it_is_with_the_first_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, 0)
    clock = ServerClock(0, [machine.ask(0.1, 0.1)])
    machine.true += 300_000 * MS  # what no monotonic clock counts
    clock.follow(machine.ask(0.5, 0.5))
    assert abs(clock.now() - machine.true // MS) <= 1


def test_a_database_that_went_back_makes_nobodys_time_go_back(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, 0)
    clock = ServerClock(0, [machine.ask()])
    before = clock.now()
    machine.true -= 3_600_000 * MS
    clock.follow(machine.ask())
    machine.move(1_000)
    assert before + 990 <= clock.now() <= before + 1_000


def test_postgresql_is_asked_what_time_it_is_and_sqlite_has_no_clock(postgres_url: str, tmp_path: Path) -> None:
    for url, count in ((postgres_url, 8), (f"sqlite:///{tmp_path / 'knockwood.sqlite3'}", 0)):
        database = open_database(url)
        samples = database.clock_samples()
        database.close()
        assert len(samples) == count
        assert all(sample.trip > 0 for sample in samples)
        assert all(abs(sample.base - (time.time_ns() - time.monotonic_ns())) < 1_000 * MS for sample in samples)


def test_an_alarm_rings_in_time_also_where_the_clock_was_set_meanwhile() -> None:
    async def wait() -> None:
        clock, rang = ServerClock(), asyncio.Event()
        clock.call_at(clock.now() + 60_000, rang.set)
        asked = time.monotonic_ns()
        clock.follow(Sample(asked, time.time_ns() + 90_000 * MS, asked))
        await asyncio.wait_for(rang.wait(), 5)

    asyncio.run(wait())
