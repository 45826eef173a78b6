"""What a number of players online needs, computed from what was measured here: python -m benchmarks.load_model.

Reads `benchmarks/results/server.json`; with `--write` the tables go into `docs/operating.md`, between its two marks.
Every cell is a measured figure times a number of players: nothing was measured at these sizes.
"""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks" / "results" / "server.json"
PAGE = ROOT / "docs" / "operating.md"
BEGIN, END = "<!-- computed by python -m benchmarks.load_model --write -->", "<!-- computed until here -->"

PLAYERS = (20, 1_000, 10_000, 100_000, 1_000_000)
EVERY = 3.0
"""Seconds from one action of a room to the next: two people who play briskly."""
BUSY = 0.5
"""Of a core: the waits are measured up to half of what a server can do."""
SOCKETS_A_PROCESS = 10_000
"""What one process was measured with."""
CORES_A_WORKER = 8
"""Of a machine that holds some of PostgreSQL's partitions."""
RINGS_A_SHARD = 50_000
"""Messages a second of one Redis shard: an assumption, since ours was never busy."""
EVENT_BYTES, PACKED = 190, 1 / 7
"""On disk with all indexes, and what packing leaves of that (see Sizing)."""

COLUMNS = (
    "players", "actions/s", "processes", "their memory, GiB", "PostgreSQL cores", "its machines", "Redis shards",
    "Gbit/s out", "TB a day, packed",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Measured:
    """µs of processor for an action, KiB, bytes."""

    server: float
    database: float
    socket: float
    room: float
    empty: float
    frame: float
    events: float


@dataclass(frozen=True, slots=True)
class Need:
    players: int
    actions: float
    processes: int
    memory: float
    database_cores: float
    workers: int
    shards: int
    gbit: float
    terabytes: float


def read(report: Mapping[str, Any]) -> Measured:
    """At half of the saturating rate on PostgreSQL, as a server should be run."""
    window, crowd = report["postgresql"]["half"], report["crowd"]
    return Measured(
        server=window["server_cpu_us_an_action"],
        database=window["database_cpu_us_an_action"],
        socket=crowd["kib_a_socket"],
        room=crowd["kib_a_room"],
        empty=crowd["kib_empty"],
        frame=median(each["saturated"]["out_bytes"] for each in report["rounds"]),
        events=report["events"] / max(1, report["acknowledged"] + report["stored"]),
    )


def need(players: int, measured: Measured) -> Need:
    """`terabytes`: a day of such evenings, packed. `memory`: GiB of all processes."""
    actions = players / 2 / EVERY
    processes = max(ceil(actions * measured.server / 1e6 / BUSY), ceil(players / SOCKETS_A_PROCESS))
    database_cores = actions * measured.database / 1e6 / BUSY
    kib = processes * measured.empty + players * measured.socket + players / 2 * measured.room
    return Need(
        players=players,
        actions=actions,
        processes=processes,
        memory=kib / 2**20,
        database_cores=database_cores,
        workers=ceil(database_cores / CORES_A_WORKER),
        shards=ceil(actions / RINGS_A_SHARD) if processes > 1 else 0,
        gbit=actions * 2 * measured.frame * 8 / 1e9,
        terabytes=actions * 86_400 * measured.events * EVENT_BYTES * PACKED / 1e12,
    )


def table(measured: Measured) -> str:
    """Markdown."""
    lines = [
        f"- An action at half load: {measured.server:,.0f} µs of a server's processor, {measured.database:,.0f} µs of",
        f"  PostgreSQL's, {measured.events:.2f} events, {measured.frame:,.0f} bytes to each browser.",
        f"- A socket {measured.socket:,.0f} KiB, a room {measured.room:,.0f} KiB,",
        f"  a process without either {measured.empty / 1024:,.0f} MiB.",
        "",
        f"| {' | '.join(COLUMNS)} |",
        "|---" * len(COLUMNS) + "|",
    ]
    for players in PLAYERS:
        found = need(players, measured)
        lines.append(
            f"| {players:,} | {found.actions:,.0f} | {found.processes:,} | {found.memory:,.1f} | "
            f"{found.database_cores:,.1f} | {found.workers:,} | {found.shards or '–'} | {found.gbit:.2f} | "
            f"{found.terabytes:.3f} |"
        )
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load_model", description="What players need.")
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("--write", action="store_true", help="into docs/operating.md too")
    given = parser.parse_args(arguments)
    computed = table(read(json.loads(given.results.read_text())))
    print(computed)
    if given.write:
        page = PAGE.read_text("utf-8")
        before, _, rest = page.partition(BEGIN)
        _, _, after = rest.partition(END)
        PAGE.write_text(f"{before}{BEGIN}\n{computed}\n{END}{after}", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
