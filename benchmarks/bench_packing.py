"""What a match takes as rows and packed, with every index and on both databases, and what packing and reading cost.

python -m benchmarks.bench_packing [matches]

Whole matches of the tests' players, a few seconds to each move, with names and digests of actions as a page sends them.
A database's size is taken before and after, without the room that was made free.
"""

import random
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace
from statistics import median
from typing import TypeVar

from sqlalchemy import text

from app.database import moment, open_database
from app.ids import new_id
from app.matches.entries import SERVER, Append, NewRoom
from app.matches.lines import lines_from
from app.matches.packing import put_away, wrap
from benchmarks.bench_log import postgresql, sqlite
from engine.events import Event
from tests.app.played import entries_of, random_match, renamed
from tests.app.store import NOW, Store
from tests.engine.driver import SERVER_SEED

T = TypeVar("T")

EVER = moment(2**42)


@dataclass(frozen=True, slots=True)
class Measured:
    """Bytes of one match, and medians in ms."""

    rows: float
    packed: float
    wrapping: float
    storing: float
    from_rows: float
    from_packed: float


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    matches = [random_match(seed) for seed in range(count)]
    events = sum(map(len, matches))
    print(f"{count} matches, {events / count:.0f} events each")
    print(
        f"{'bytes a match':14}{'rows':>9}{'packed':>9}{'of 300 events':>18}"
        f"{'ms to wrap':>12}{'store':>7}{'read rows':>11}{'packed':>8}"
    )
    with sqlite() as files, postgresql() as served:
        for name, new_database in {"SQLite": files, "PostgreSQL": served}.items():
            found = measure(new_database(), matches)
            of_300 = 300 * count / events
            print(
                f"{name:14}{found.rows:9,.0f}{found.packed:9,.0f}"
                f"{found.rows * of_300:10,.0f}{found.packed * of_300:8,.0f}"
                f"{found.wrapping:12.1f}{found.storing:7.1f}{found.from_rows:11.1f}{found.from_packed:8.1f}",
                flush=True,
            )


def measure(url: str, matches: list[tuple[Event, ...]]) -> Measured:
    chance = random.Random(1)
    with Store(open_database(url)) as store:
        people = store.person("Ann"), store.person("Bob")
        empty = size(store)
        ids = [put(store, events, people, f"{number:08}", chance) for number, events in enumerate(matches)]
        as_rows = size(store)
        times: dict[str, list[float]] = {"wrap": [], "store": [], "rows": [], "packed": []}
        for match_id in ids:
            timed(times["rows"], lambda: read(store, match_id))  # noqa: B023 - called at once
            with store.database.reading() as connection:
                parcel = timed(times["wrap"], lambda: wrap(connection, match_id))  # noqa: B023
            assert parcel is not None
            timed(times["store"], lambda: store.writer.run(lambda writing: put_away(writing, parcel, EVER)))  # noqa: B023
            timed(times["packed"], lambda: read(store, match_id))  # noqa: B023
        packed = size(store)
    count = len(matches)
    return Measured((as_rows - empty) / count, (packed - empty) / count, *map(median, times.values()))


def put(store: Store, events: tuple[Event, ...], people: tuple[str, str], code: str, chance: random.Random) -> str:
    match_id = new_id(NOW)
    at, entries = NOW, []
    for entry in entries_of(renamed(events, match_id), people):
        at += chance.randrange(800, 9_000)
        named = (
            entry if entry.seat is None else replace(entry, action_id=digits(chance, 24), content=digits(chance, 16))
        )
        entries.append(replace(named, at=at))
    room = NewRoom(code, people[0], private=True)
    first, *rest = entries
    store.log.append_now(Append(match_id, 1, (first,), room, ((SERVER, SERVER_SEED.hex()),)))
    store.log.append_now(Append(match_id, 2, tuple(rest)))
    return match_id


def digits(chance: random.Random, count: int) -> str:
    return f"{chance.getrandbits(count * 4):0{count}x}"


def size(store: Store) -> int:
    """Of the whole database, with nothing left in it that is free."""
    if not store.is_postgresql:
        with closing(sqlite3.connect(store.path, isolation_level=None)) as beside:
            beside.execute("VACUUM")
            pages, each = (beside.execute(f"PRAGMA page_{what}").fetchone()[0] for what in ("count", "size"))
            return int(pages * each)
    with store.database.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("VACUUM FULL"))
        found = connection.execute(
            text("SELECT sum(pg_total_relation_size(relid)) FROM pg_catalog.pg_statio_user_tables")
        ).scalar_one()
        return int(found)


def read(store: Store, match_id: str) -> None:
    with store.database.reading() as connection:
        assert lines_from(connection, match_id)


def timed(into: list[float], work: Callable[[], T]) -> T:
    began = time.perf_counter()
    result = work()
    into.append((time.perf_counter() - began) * 1000)
    return result


if __name__ == "__main__":
    main()
