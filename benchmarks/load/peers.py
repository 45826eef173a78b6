"""The servers that ours is held against, each as fast as it can, with the same kind of clients."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.load import echo
from benchmarks.load.cores import Cores
from benchmarks.load.crew import Crew
from benchmarks.load.scale import Scale
from benchmarks.load.served import Served


@dataclass(frozen=True, slots=True)
class PeerServer:
    """`command` gets a file appended that holds an update of ours: what it tells is as large."""

    name: str
    command: Sequence[str]
    says: str


ECHO = PeerServer("echo", (sys.executable, "-m", "benchmarks.load.echo"), echo.SAYS)


def measure_peer(peer: PeerServer, update: str, scale: Scale, cores: Cores, folder: Path) -> dict[str, Any]:
    file = folder / "update.json"
    file.write_text(update)
    serving = Served((*peer.command, str(file)), peer.says, log=folder / f"{peer.name}.log", core=cores.server)
    with serving as server, Crew(cores.clients) as crew:
        crew.do("exchange", peer=peer.name, url=server.url, rooms=scale.rooms, bytes=len(update))
        crew.do("play", seconds=scale.warm, rate=None, pids=[server.pid])
        return crew.do("play", seconds=scale.seconds, rate=None, pids=[server.pid])
