"""The server under load, and beside whom: `make bench-server`. Writes `server.json` and `server.svg` in `results/`.

Whole matches over real sockets, from clients in a second process. Every server that is compared is measured in each
round, one after the other, on the same core. Ratios are those of actions per CPU-second of the server, medians over
the rounds. Ends with status 1 when a bar is missed.
"""

import argparse
import json
import resource
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ParamSpec

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

P = ParamSpec("P")

RESULTS = Path(__file__).parent / "results" / "server.json"


def main(arguments: Sequence[str] | None = None) -> int:
    given = _options().parse_args(arguments)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the servers' too, which are started from here
    scale = Scale(given.rooms, given.warm, given.seconds, given.rounds)
    with scratch() as folder:
        report = measure(scale, CrowdScale(rooms=given.crowd), only_echo=given.only_echo, folder=folder)
    given.output.write_text(json.dumps(report, indent=2) + "\n")
    if report["rounds"]:
        given.output.with_suffix(".svg").write_text(chart(report))
    for bar in report["bars"]:
        print(f"{'met' if bar['met'] else 'MISSED':>6}  {bar['what']}: {bar['measured']} ({bar['bar']})")
    for failed in report["taken"]["failed"]:
        print(f"FAILED  {failed}")
    return 0 if all(bar["met"] for bar in report["bars"]) and not report["taken"]["failed"] else 1


def measure(scale: Scale, crowd: CrowdScale, *, only_echo: bool, folder: Path) -> dict[str, Any]:
    """`only_echo`: beside it and in a round each, and nothing else."""
    cores = share_out()
    run = Run()
    rounds = [
        found
        for number in range(scale.rounds)
        if (
            found := run.part(
                f"round {number + 1}", _round, run, scale, cores, _made(folder / f"round{number}"), only_echo
            )
        )
    ]
    parts: dict[str, Any] = {}
    if not only_echo:
        parts["postgresql"] = run.part("pg", measure_on_postgres, scale, cores, _made(folder / "postgresql"))
        parts["two_servers"] = run.part("two", measure_on_two_servers, scale, cores, _made(folder / "two_servers"))
        parts["crowd"] = run.part("crowd", measure_crowd, crowd, cores, _made(folder / "crowd"))
    figures = headline(rounds, run.losses, parts)
    taken = {"machine": machine(folder), **scale.told(), "cores": cores.told(), "failed": run.failed}
    return {**figures, "bars": bars_of(figures), "taken": taken, "rounds": rounds, **parts}


class Run:
    """One part after the other. What fails is said and left out: ten minutes of the others are not lost for it."""

    def __init__(self) -> None:
        self.losses: list[Losses] = []
        self.failed: list[str] = []

    def fail(self, name: str, error: Exception) -> None:
        """What exactly went wrong is for whoever runs it: it names files of this machine."""
        traceback.print_exception(error)
        self.failed.append(f"{name}: {type(error).__name__}")

    def part(
        self, name: str, measured: Callable[P, tuple[dict[str, Any], Losses]], *given: P.args, **named: P.kwargs
    ) -> dict[str, Any] | None:
        began = time.monotonic()
        try:
            found, lost = measured(*given, **named)
        except Exception as error:  # noqa: BLE001 - whatever it was, the rest is measured
            self.fail(name, error)
            return None
        self.losses.append(lost)
        print(f"{name}, {time.monotonic() - began:.0f} s", flush=True)
        show(found)
        return found


def _round(
    run: Run,
    scale: Scale,
    cores: Cores,
    folder: Path,
    only_echo: bool,  # noqa: FBT001 - handed on
) -> tuple[dict[str, Any], Losses]:
    found, lost = measure_knockwood(f"sqlite:///{folder}/bench.sqlite3", scale, cores, folder)
    update = found["saturated"].pop("usual_frame")
    for peer in (ECHO,) if only_echo else (ECHO, *OTHERS):
        try:
            found[peer.name] = measure_peer(peer, update, scale, cores, folder)
        except Exception as error:  # noqa: BLE001 - whatever it was, the rest is measured
            run.fail(f"{peer.name}, {folder.name}", error)
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
