"""Ten thousand sockets, as quiet as people are: memory, clocks that run out, and everybody back after a restart."""

import json
import time
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from typing import Any

from sqlalchemy import select

from app.database import open_database
from app.matches.codec import kind_of
from app.matches.models import EVENTS
from benchmarks.load.cores import Cores
from benchmarks.load.crew import Crew
from benchmarks.load.guest_list import write_guest_list
from benchmarks.load.losses import Losses, count_losses
from benchmarks.load.ports import free_port
from benchmarks.load.scale import CrowdScale
from benchmarks.load.served import knockwood
from engine.events import MatchEnded

ACTS_BEFORE_A_STOP = 6
"""Both seats, both seeds, and both pass on the upcard: each has moved, and nobody can have knocked."""
OPENING_MOVES_A_SECOND = 1_000


def measure_crowd(scale: CrowdScale, cores: Cores, folder: Path) -> tuple[dict[str, Any], Losses]:
    database_url = f"sqlite:///{folder}/bench.sqlite3"
    told, guests = folder / "told.json", folder / "guests.json"
    rooms = scale.rooms + scale.stopping
    write_guest_list(database_url, 2 * rooms, guests)
    serving = knockwood(database_url, folder=folder, core=cores.server, port=free_port())
    with serving as server, Crew(cores.clients) as crew:
        empty = server.memory()
        crew.do("read the guest list", file=str(guests))
        begin = time.monotonic()
        crew.do("sit at tables", urls=[server.url], rooms=scale.rooms, clock="three_minutes", acts=None, apart=False)
        crew.do(
            "sit at tables", urls=[server.url], rooms=scale.stopping, clock="fast", acts=ACTS_BEFORE_A_STOP, apart=False
        )
        opened = time.monotonic() - begin
        dealt = crew.do("deal", rate=OPENING_MOVES_A_SECOND)["all"]
        pace = scale.rooms / scale.every
        steady = crew.do("play", seconds=scale.seconds, rate=pace, pids={"server": [server.pid]})
        full = server.memory()
        crew.do("open more tabs", url=server.url, tabs=scale.tabs)
        with_tabs = server.memory()
        crew.do("close them")
        crew.begin("come back", url=server.url)
        restart = time.monotonic()
        down = server.stop()
        server.start()
        up = time.monotonic()
        back = crew.answer()
        after = crew.do("play", seconds=scale.every / 2, rate=pace, pids={"server": [server.pid]})
        server.stop()
        crew.do("tell", file=str(told))
    socket = (with_tabs - full) / scale.tabs
    figures = {
        "rooms": rooms,
        "sockets": 2 * rooms,
        "opened_in_s": round(opened, 1),
        "dealt": dealt,
        "rss_gib": round(full / 2**30, 3),
        "kib_empty": round(empty / 1024),
        "kib_a_socket": round(socket / 1024, 1),
        "kib_a_room": round(((full - empty) / rooms - 2 * socket) / 1024, 1),
        "steady": steady,
        "time_outs": time_outs(json.loads(told.read_text())["over"], database_url),
        "stopped_in_s": round(down, 2),
        "back_s": round(back["at"] - restart, 2),
        "back_after_start_s": round(back["at"] - up, 2),
        "missing": back["missing"],
        "after_restart": after,
        "errors": serving.errors(),
    }
    return figures, count_losses(told, database_url)


def time_outs(over: Mapping[str, int | None], database_url: str) -> dict[str, Any]:
    """How long after its deadline a flag was told, which is after it was stored: of each match that stopped."""
    database = open_database(database_url)
    try:
        with database.reading() as connection:
            query = select(EVENTS.c.match_id, EVENTS.c.at).where(EVENTS.c.kind == kind_of(MatchEnded))
            deadlines = {row.match_id: row.at for row in connection.execute(query)}
    finally:
        database.close()
    late = [(told - deadlines[match]) / 1000 for match, told in over.items() if told is not None]
    return {
        "expected": len(over),
        "told": len(late),
        "median_s": round(median(late), 3) if late else None,
        "latest_s": round(max(late), 3) if late else None,
    }
