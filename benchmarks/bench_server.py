"""The server under load, and beside whom: `make bench-server`. Writes `server.json` and `server.svg` in `results/`.

Whole matches over real sockets, from clients in a second process. Every server that is compared is measured in each
round, one after the other, on the same core. Ratios are those of actions per CPU-second of the server, medians over
the rounds. Ends with status 1 when a bar is missed.
"""

import argparse
import json
import resource
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.load.chart import chart
from benchmarks.load.cores import Cores, share_out
from benchmarks.load.crowd import measure_crowd
from benchmarks.load.knockwood import measure_knockwood
from benchmarks.load.losses import Losses
from benchmarks.load.machine import machine
from benchmarks.load.on_postgres import measure_on_postgres
from benchmarks.load.on_two_servers import measure_on_two_servers
from benchmarks.load.peers import ECHO, OTHERS, measure_peer
from benchmarks.load.report import bars_of, headline, show
from benchmarks.load.scale import CrowdScale, Scale
from benchmarks.load.scratch import scratch

RESULTS = Path(__file__).parent / "results" / "server.json"


def main(arguments: Sequence[str] | None = None) -> int:
    given = _options().parse_args(arguments)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the servers' too, which are started from here
    scale = Scale(given.rooms, given.warm, given.seconds, given.rounds)
    with scratch() as folder:
        report = measure(scale, CrowdScale(rooms=given.crowd), only_echo=given.only_echo, folder=folder)
    given.output.write_text(json.dumps(report, indent=2) + "\n")
    given.output.with_suffix(".svg").write_text(chart(report))
    for bar in report["bars"]:
        print(f"{'met' if bar['met'] else 'MISSED':>6}  {bar['what']}: {bar['measured']} ({bar['bar']})")
    return 0 if all(bar["met"] for bar in report["bars"]) else 1


def measure(scale: Scale, crowd: CrowdScale, *, only_echo: bool, folder: Path) -> dict[str, Any]:
    """`only_echo`: beside it and in a round each, and nothing else."""
    cores = share_out()
    taken = {"machine": machine(folder), **scale.told(), "cores": cores.told()}
    rounds: list[dict[str, Any]] = []
    losses: list[Losses] = []
    for number in range(scale.rounds):
        found, lost = _round(scale, cores, _made(folder / f"round{number}"), only_echo=only_echo)
        rounds.append(found)
        losses.append(lost)
        show(found)
    parts: dict[str, Any] = {}
    if not only_echo:
        parts["postgresql"], lost = measure_on_postgres(scale, cores, _made(folder / "postgresql"))
        losses.append(lost)
        show({f"pg {name}": window for name, window in parts["postgresql"].items()})
        parts["two_servers"], lost = measure_on_two_servers(scale, cores, _made(folder / "two_servers"))
        losses.append(lost)
        show({f"two {name}": window for name, window in parts["two_servers"].items()})
        place = _made(folder / "crowd")
        parts["crowd"], lost = measure_crowd(f"sqlite:///{place}/bench.sqlite3", crowd, cores, place)
        losses.append(lost)
        show({"crowd": parts["crowd"]["steady"]})
    figures = headline(rounds, losses, parts)
    return {**figures, "bars": bars_of(figures), "taken": taken, "rounds": rounds, **parts}


def _round(scale: Scale, cores: Cores, folder: Path, *, only_echo: bool) -> tuple[dict[str, Any], Losses]:
    found, lost = measure_knockwood(f"sqlite:///{folder}/bench.sqlite3", scale, cores, folder)
    update = found["saturated"].pop("usual_frame")
    for peer in (ECHO,) if only_echo else (ECHO, *OTHERS):
        found[peer.name] = measure_peer(peer, update, scale, cores, folder)
    return found, lost


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def _options() -> argparse.ArgumentParser:
    usual, crowd = Scale(), CrowdScale()
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bench_server", description="The server under load.")
    parser.add_argument("--rooms", type=int, default=usual.rooms)
    parser.add_argument("--warm", type=float, default=usual.warm, help="seconds before a window")
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="of a window")
    parser.add_argument("--rounds", type=int, default=usual.rounds)
    parser.add_argument("--crowd", type=int, default=crowd.rooms, help="rooms of the crowd, two sockets each")
    parser.add_argument("--only-echo", action="store_true", help="beside the bare echo only, without the crowd")
    parser.add_argument("--output", type=Path, default=RESULTS)
    return parser


if __name__ == "__main__":
    sys.exit(main())
