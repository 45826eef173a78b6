"""Our own server, played on whole: as fast as it can, at a quarter and a half of that, and killed in the end."""

import signal
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from benchmarks.load.cores import Cores
from benchmarks.load.crew import Crew
from benchmarks.load.losses import Losses, count_losses
from benchmarks.load.scale import Scale
from benchmarks.load.served import knockwood

SHARES = {"quarter": 0.25, "half": 0.5}
"""Of the saturating rate, at which waits are measured."""
KILLED_AFTER = 1.0
"""Seconds of play as fast as it can before the server is killed."""


def measure_knockwood(
    database_url: str,
    scale: Scale,
    cores: Cores,
    folder: Path,
    beside: Mapping[str, Sequence[int]] = MappingProxyType({}),
) -> tuple[dict[str, Any], Losses]:
    """The figures of its windows by name, and what became of the acknowledged actions.

    `beside`: processes whose use is told too.
    """
    told = folder / "told.json"
    serving = knockwood(database_url, folder=folder, core=cores.server)
    with serving as server, Crew(cores.clients) as crew:
        pids = {"server": [server.pid], **beside}
        crew.do("sit at tables", urls=[server.url], rooms=scale.rooms, clock="three_minutes", acts=None, apart=False)
        crew.do("play", seconds=scale.warm, rate=None, pids=pids)
        found = {"saturated": crew.do("play", seconds=scale.seconds, rate=None, pids=pids)}
        found["saturated"]["usual_frame"] = crew.do("show a frame")["frame"]
        for name, share in SHARES.items():
            rate = max(1.0, share * found["saturated"]["actions_s"])
            crew.do("play", seconds=scale.warm / 2, rate=rate, pids=pids)
            found[name] = crew.do("play", seconds=scale.seconds, rate=rate, pids=pids)
        crew.begin("play", seconds=2 * KILLED_AFTER, rate=None, pids=pids)
        time.sleep(KILLED_AFTER)
        server.stop(signal.SIGKILL)
        crew.answer()
        crew.do("tell", file=str(told))
    errors = serving.errors()
    if errors:
        print(errors)
    return found, count_losses(told, database_url)
