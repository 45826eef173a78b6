"""A server that is measured: in a process of its own, kept to its own core, asked for what it has used, and ended."""

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import psutil

from app.database import migrate
from benchmarks.load.cores import keep_to

ROOT = Path(__file__).parents[2]
STARTS_WITHIN = 60.0
ENDS_WITHIN = 30.0

KNOCKWOOD = (sys.executable, "-m", "app", "serve")
KNOCKWOOD_SAYS = "Knockwood is at "


class CannotStart(Exception):
    """What a server said instead of its address."""


class Served:
    """Start it with `with`. `says`: what stands before the address in the first line that it prints.

    `core`: the one that it is kept to, None for any.
    """

    def __init__(
        self,
        command: Sequence[str],
        says: str,
        *,
        log: Path,
        core: int | None,
        settings: Mapping[str, str] | None = None,
    ) -> None:
        self.url = ""
        self._command, self._says, self._core = command, says, core
        self._environment = os.environ | dict(settings or {})
        self._log = log
        self._running: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        if self._running is not None:
            self.stop(signal.SIGKILL)

    @property
    def pid(self) -> int:
        assert self._running is not None
        return self._running.pid

    def start(self) -> None:
        """Returns when it listens. Raises `CannotStart`."""
        with self._log.open("a") as log:
            self._running = subprocess.Popen(
                self._command, cwd=ROOT, env=self._environment, stdout=subprocess.PIPE, stderr=log, text=True
            )
        keep_to(self._core, self.pid)
        assert self._running.stdout is not None
        there, _, _ = select.select([self._running.stdout], [], [], STARTS_WITHIN)
        line = self._running.stdout.readline() if there else ""
        if not line.startswith(self._says):
            self.stop(signal.SIGKILL)
            raise CannotStart(f"{' '.join(self._command)}: {line}{self.errors()}")
        self.url = line.removeprefix(self._says).strip()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> float:
        """Seconds until it had ended."""
        assert self._running is not None
        running, self._running = self._running, None
        begin = time.monotonic()
        running.send_signal(how)
        try:
            running.wait(ENDS_WITHIN)
        except subprocess.TimeoutExpired:
            running.kill()
            running.wait()
        if running.stdout is not None:
            running.stdout.close()
        return time.monotonic() - begin

    def errors(self) -> str:
        return self._log.read_text()[-4000:] if self._log.exists() else ""

    def memory(self) -> int:
        """Bytes of memory that are its own or shared with nobody else here."""
        memory: int = psutil.Process(self.pid).memory_info().rss
        return memory


def knockwood(url: str, *, folder: Path, core: int | None, port: int = 0, **settings: str) -> Served:
    """Our own server as `make run` starts it, on a database that has its tables already or gets them."""
    migrate(url)
    given = {"database_url": url, "port": str(port), **settings}
    return Served(
        KNOCKWOOD,
        KNOCKWOOD_SAYS,
        log=folder / "knockwood.log",
        core=core,
        settings={f"KNOCKWOOD_{name.upper()}": value for name, value in given.items()},
    )


def cpu_seconds(pids: Sequence[int]) -> float:
    """Processor time of these processes and their children."""
    return sum(map(_cpu_seconds, pids))


def _cpu_seconds(pid: int) -> float:
    total = 0.0
    with suppress(psutil.NoSuchProcess):
        process = psutil.Process(pid)
        for each in (process, *process.children(recursive=True)):
            with suppress(psutil.NoSuchProcess):
                times: Any = each.cpu_times()
                total += times.user + times.system
    return total
