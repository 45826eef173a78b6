"""Durable appends: group commit against one commit each, on SQLite and on PostgreSQL, the same rows in the same run.

python -m benchmarks.bench_log [seconds for each line]

Every room appends one event, waits until it is on disk, and appends the next. A line gives events a second, the median
and the 99th percentile of the wait in ms, and for an event the processor time in µs, of all threads of this process;
what PostgreSQL's own processes use comes on top.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from statistics import quantiles

import uvloop

from app.database import migrate, open_database
from app.matches.entries import Append, Entry
from app.writer import MOST_IN_A_GROUP
from engine.actions import Pile
from engine.cards import Card
from engine.events import Discarded, Drawn, Event, Turn
from tests.app.store import NOW, Store
from tests.postgres import Postgres

ROOMS = (1, 50, 500)
WAYS = {"one commit each": 1, "group commit": MOST_IN_A_GROUP}


@dataclass(frozen=True, slots=True)
class Measured:
    events: float
    median: float
    p99: float
    cpu: float


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 4.0
    print(f"{'database':12}{'store':18}{'rooms':>6}{'events/s':>11}{'p50 ms':>9}{'p99 ms':>9}{'µs/event':>10}")
    with sqlite() as files, postgresql() as served:
        for rooms in ROOMS:
            for name, new_database in {"SQLite": files, "PostgreSQL": served}.items():
                for way, most in WAYS.items():
                    found = measure(new_database(), rooms, most, seconds)
                    print(
                        f"{name:12}{way:18}{rooms:6}{found.events:11,.0f}"
                        f"{found.median:9.2f}{found.p99:9.2f}{found.cpu:10.0f}",
                        flush=True,
                    )


@contextmanager
def sqlite() -> Iterator[Callable[[], str]]:
    """New databases on the disk that the checkout is on: a folder for temporary files may be memory."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        numbers = count()

        def new_database() -> str:
            url = f"sqlite:///{folder}/bench{next(numbers)}.sqlite3"
            migrate(url)
            return url

        yield new_database


@contextmanager
def postgresql() -> Iterator[Callable[[], str]]:
    """The same on a server that waits for the disk at each commit."""
    with Postgres(safe=True) as running:
        yield running.new_database


def measure(url: str, rooms: int, most_in_a_group: int, seconds: float) -> Measured:
    with Store(open_database(url), most_in_a_group=most_in_a_group) as store:
        host = store.person("Ann")
        matches = [store.new_match(host, code=f"{number:08}") for number in range(rooms)]
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(_play(store, matches, seconds))


async def _play(store: Store, matches: list[str], seconds: float) -> Measured:
    waits: list[float] = []
    stop = time.perf_counter() + seconds
    began, cpu = time.perf_counter(), time.process_time()
    await asyncio.gather(*(_room(store, match, stop, waits) for match in matches))
    took, used = time.perf_counter() - began, time.process_time() - cpu
    cuts = quantiles(waits, n=100)
    return Measured(len(waits) / took, cuts[49] * 1000, cuts[98] * 1000, used / len(waits) * 1e6)


async def _room(store: Store, match: str, stop: float, waits: list[float]) -> None:
    seq = 3
    while (sent := time.perf_counter()) < stop:
        entry = Entry(_event(seq), NOW + seq, seq % 2, f"a{seq:032}", "0" * 32)
        await store.log.append(Append(match, seq, (entry,)))
        waits.append(time.perf_counter() - sent)
        seq += 1


def _event(seq: int) -> Event:
    card, at = Card(seq % 52), NOW + seq
    if seq % 2:
        return Drawn(seq % 2, Pile.STOCK, card, None)
    return Discarded(seq % 2, card, 3_000, 177_000, Turn(1 - seq % 2, at, 40, 0, at + 180_040))


if __name__ == "__main__":
    main()
