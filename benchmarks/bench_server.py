"""The server under load, and beside whom: `make bench-server`. Writes `benchmarks/results/server.json`.

Whole matches over real sockets, from clients in a second process. Every server that is compared is measured in each
round, one after the other, on the same core. Ratios are those of actions per CPU-second of the server, medians over
the rounds.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Sequence
from functools import reduce
from operator import add
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.load.cores import share_out
from benchmarks.load.knockwood import SHARES, measure_knockwood
from benchmarks.load.losses import Losses
from benchmarks.load.machine import machine
from benchmarks.load.peers import ECHO, measure_peer
from benchmarks.load.scale import Scale

RESULTS = Path(__file__).parent / "results" / "server.json"


def main(arguments: Sequence[str] | None = None) -> int:
    given = _options().parse_args(arguments)
    scale = Scale(given.rooms, given.warm, given.seconds, given.rounds)
    cores = share_out()
    rounds: list[dict[str, Any]] = []
    losses: list[Losses] = []
    # On the disk that the checkout is on: a folder for temporary files may be memory.
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as place:
        report: dict[str, Any] = {"machine": machine(Path(place))}
        for number in range(scale.rounds):
            folder = Path(place) / str(number)
            folder.mkdir()
            found, lost = measure_knockwood(f"sqlite:///{folder}/bench.sqlite3", scale, cores, folder)
            losses.append(lost)
            update = found["saturated"].pop("usual_frame")
            found["echo"] = measure_peer(ECHO, update, scale, cores, folder)
            rounds.append(found)
            _show(found)
    total = reduce(add, losses)
    report = {
        "durable_over_echo": _ratio(rounds, "echo"),
        **{f"p99_ms_{name}": median(each[name]["p99_ms"] for each in rounds) for name in SHARES},
        "lost": total.lost + total.doubled,
        **report,
        "rounds": rounds,
    }
    given.output.write_text(json.dumps(report, indent=2) + "\n")
    print({name: report[name] for name in ("durable_over_echo", "p99_ms_quarter", "p99_ms_half", "lost")}, total)
    return 0


def _options() -> argparse.ArgumentParser:
    usual = Scale()
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rooms", type=int, default=usual.rooms)
    parser.add_argument("--warm", type=float, default=usual.warm, help="seconds before a window")
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="of a window")
    parser.add_argument("--rounds", type=int, default=usual.rounds)
    parser.add_argument("--output", type=Path, default=RESULTS)
    return parser


def _ratio(rounds: Sequence[dict[str, Any]], other: str) -> float:
    key = "actions_a_cpu_s"
    ratios: list[float] = [each["saturated"][key] / each[other][key] for each in rounds]
    return round(median(ratios), 3)


def _show(found: dict[str, dict[str, Any]]) -> None:
    for name, each in found.items():
        each.pop("usual_frame", None)
        print(
            f"{name:12}{each['actions_s']:10,.0f}/s{each['actions_a_cpu_s']:10,.0f} a CPU-second"
            f"{each['server_cpu_us_an_action']:9,.0f} µs  p50 {each['p50_ms']} p99 {each['p99_ms']} ms  "
            f"server {each['server_core_share']:.2f} clients {each['client_core_share']:.2f} {each['refused'] or ''}"
        )


if __name__ == "__main__":
    sys.exit(main())
