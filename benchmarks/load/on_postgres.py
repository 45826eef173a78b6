"""Our own server on PostgreSQL, which waits for the disk at each commit."""

from pathlib import Path
from typing import Any

from benchmarks.load.cores import Cores
from benchmarks.load.knockwood import measure_knockwood
from benchmarks.load.losses import Losses
from benchmarks.load.scale import Scale
from tests.postgres import Postgres


def measure_on_postgres(scale: Scale, cores: Cores, folder: Path) -> tuple[dict[str, Any], Losses]:
    """As on SQLite; what the database's processes use is told beside what the server does."""
    with Postgres(safe=True) as running:
        postmaster = int((running.folder / "data" / "postmaster.pid").read_text().split()[0])
        found, losses = measure_knockwood(running.new_database(), scale, cores, folder, {"database": [postmaster]})
    found["saturated"].pop("usual_frame")
    return found, losses
