"""Two of our own servers on one PostgreSQL and one Redis, on the core that one server has otherwise."""

from pathlib import Path
from typing import Any

from benchmarks.load.cores import Cores
from benchmarks.load.crew import Crew
from benchmarks.load.losses import Losses, count_losses
from benchmarks.load.scale import Scale
from benchmarks.load.served import knockwood
from tests.postgres import Postgres
from tests.redis import Redis

PLACES = {"together": False, "apart": True}
"""The players of a room on one server, as a proxy sees to that goes by the room's code; or each on another one."""


def measure_on_two_servers(scale: Scale, cores: Cores, folder: Path) -> tuple[dict[str, Any], Losses]:
    """As fast as they can, by where the players of a room are; the servers' use is that of both."""
    found: dict[str, Any] = {}
    losses = Losses.none()
    with Postgres(safe=True) as database, Redis() as redis:
        postmaster = int((database.folder / "data" / "postmaster.pid").read_text().split()[0])
        for place, apart in PLACES.items():
            url, told = database.new_database(), folder / f"{place}.json"
            serving = [knockwood(url, folder=folder, core=cores.server, redis_url=redis.url) for _ in range(2)]
            with serving[0] as one, serving[1] as two, Crew(cores.clients) as crew:
                pids = {"server": [one.pid, two.pid], "database": [postmaster], "redis": [redis.program.pid]}
                urls = [one.url, two.url]
                crew.do("sit at tables", urls=urls, rooms=scale.rooms, clock="three_minutes", acts=None, apart=apart)
                crew.do("play", seconds=scale.warm, rate=None, pids=pids)
                found[place] = crew.do("play", seconds=scale.seconds, rate=None, pids=pids)
                crew.do("tell", file=str(told))
            losses += count_losses(told, url)
    return found, losses
