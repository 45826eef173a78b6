"""How fast a player of 100,000 matches gets a page of them, and a deal's replay: `make bench-history`.

Asked over HTTP of a whole server, on SQLite and on PostgreSQL, one request after the other. Writes
`benchmarks/results/history.json`; ends with status 1 when a bar is missed.
"""

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.bench_log import postgresql
from benchmarks.history.filling import Filled, fill
from benchmarks.load.guests import Door
from benchmarks.load.machine import machine
from benchmarks.load.scratch import scratch
from benchmarks.load.served import Served, cpu_seconds, knockwood

RESULTS = Path(__file__).parent / "results" / "history.json"
MATCHES = 100_000
TIMES = 40
MOST_MS = {"page": 50.0, "replay": 30.0}
FILTERS = {"cursor", "result", "against", "format", "rules_id"}
"""What the list of matches can be narrowed by: a new one of the API is an error until it is measured here too."""

_ALL = "result=won&against=people&format=duel&rules_id=standard"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bench_history", description="Pages and replays.")
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--times", type=int, default=TIMES, help="that each is asked for")
    parser.add_argument("--output", type=Path, default=RESULTS)
    given = parser.parse_args(arguments)
    with scratch() as folder, postgresql() as served:
        databases = {"sqlite": f"sqlite:///{folder}/history.sqlite3", "postgresql": served()}
        report: dict[str, Any] = {"matches": given.matches, "times": given.times, "machine": machine(folder)}
        for name, url in databases.items():
            report[name] = measure(url, given.matches, given.times, folder)
            _show(name, report[name])
    report["bars"] = bars = _bars({name: report[name] for name in databases})
    given.output.write_text(json.dumps(report, indent=2) + "\n")
    for bar in bars:
        print(f"{'met' if bar['met'] else 'MISSED':>6}  {bar['what']}: {bar['measured']} ms (at most {bar['at_most']})")
    return 0 if all(bar["met"] for bar in bars) else 1


def measure(url: str, matches: int, times: int, folder: Path) -> dict[str, Any]:
    """Ms by what is asked for, `cpu_ms` those of the processor; `filled_s`: what putting the matches there took."""
    serving = knockwood(url, folder=folder, core=None)
    began = time.monotonic()
    filled = fill(url, matches)
    took = time.monotonic() - began
    with serving as server:
        figures = asyncio.run(_ask_for_all(server, filled, times))
    return {"filled_s": round(took, 1), **figures}


async def _ask_for_all(server: Served, filled: Filled, times: int) -> dict[str, Any]:
    door = await Door.open(server.url, "127.0.0.1")
    api, _ = await door.ask("GET", "/api/openapi.json")
    unknown = {each["name"] for each in api["paths"]["/api/matches"]["get"].get("parameters", ())} - FILTERS
    if unknown:
        raise AssertionError(f"not measured: {unknown}")
    asked = {
        "page, first": ("/api/matches", filled.busy),
        "page, in the middle": (f"/api/matches?cursor={filled.cursor(0.5)}", filled.busy),
        "page, last": (f"/api/matches?cursor={filled.cursor(1 - 10 / filled.matches)}", filled.busy),
        "page, nothing left": (f"/api/matches?cursor=1.{filled.rows[0]}", filled.busy),
        "page, no matches": ("/api/matches", filled.idle),
        "page, won": ("/api/matches?result=won", filled.busy),
        "page, without a result": ("/api/matches?result=none", filled.busy),
        "page, against people": ("/api/matches?against=people", filled.busy),
        "page, against computer": ("/api/matches?against=computer", filled.busy),
        "page, of two": ("/api/matches?format=duel", filled.busy),
        "page, of four": ("/api/matches?format=partners", filled.busy),
        "page, by rules": ("/api/matches?rules_id=standard", filled.busy),
        "page, by other rules": ("/api/matches?rules_id=hollywood", filled.busy),
        "page, by all": (f"/api/matches?{_ALL}", filled.busy),
        "page, by all, middle": (f"/api/matches?{_ALL}&cursor={filled.cursor(0.5)}", filled.busy),
        "page, by all, nothing": (f"/api/matches?{_ALL.replace('people', 'computer')}", filled.busy),
        "replay, from rows": (await _last_deal(door, filled.rows[-1], filled.busy), filled.busy),
        "replay, packed": (await _last_deal(door, filled.packed[-1], filled.busy), filled.busy),
    }
    figures = {}
    for what, (path, cookie) in asked.items():
        waits: list[float] = []
        used = cpu_seconds([server.pid])
        for _ in range(times):
            begin = time.perf_counter()
            await door.ask("GET", path, cookie=cookie)
            waits.append((time.perf_counter() - begin) * 1000)
        used = (cpu_seconds([server.pid]) - used) / times * 1000
        waits.sort()
        found = {"p50_ms": median(waits), "p95_ms": waits[int(0.95 * (times - 1))], "max_ms": waits[-1], "cpu_ms": used}
        figures[what] = {of: round(figure, 2) for of, figure in found.items()}
    door.close()
    return figures


async def _last_deal(door: Door, match_id: str, cookie: str) -> str:
    """Which lies behind all the others."""
    detail, _ = await door.ask("GET", f"/api/matches/{match_id}", cookie=cookie)
    return f"/api/matches/{match_id}/deals/{detail['deals']}"


def _bars(found: Mapping[str, Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The 95th percentile of each, the slowest of its kind on each database."""
    bars = []
    for name, figures in found.items():
        for kind, most in MOST_MS.items():
            slowest = max(each["p95_ms"] for what, each in figures.items() if what.startswith(kind))
            bars.append({"what": f"{kind}, {name}", "measured": slowest, "at_most": most, "met": slowest < most})
    return bars


def _show(name: str, figures: Mapping[str, Any]) -> None:
    print(f"{name}, filled in {figures['filled_s']} s")
    for what, each in figures.items():
        if what != "filled_s":
            print(f"  {what:22}" + "".join(f"{figure:>9} {of}" for of, figure in each.items()), flush=True)


if __name__ == "__main__":
    sys.exit(main())
