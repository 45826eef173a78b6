"""The servers of a cluster for tests: forked from a process that has the server's modules already, and less patient.

Starting one costs a tenth of what it costs a shell. The limits for new players are off, since all come from this one
machine. The machine's clock is wrong for each of them, and by another amount after every start.
"""

import os
from dataclasses import replace
from itertools import cycle
from multiprocessing.context import ForkServerProcess
from signal import SIGKILL, SIGTERM, Signals
from typing import Final

from tests.cluster.images import IMAGES, Place, knockwood_environment
from tests.program import forget, keep_track
from tests.sockets.server import FORKS, Hurry, run_app

SKEW = 5_000
"""Ms."""


class Forked:
    """`python -m app …`."""

    def __init__(self, place: Place) -> None:
        assert place.command[1:3] == ("-m", "app")
        self._arguments = place.command[3:]
        self._environment = {**place.environment, **knockwood_environment(place)}
        self._log = place.folder / "log"
        self._skews = cycle((SKEW, -SKEW) if place.folder.name.endswith("1") else (-SKEW, SKEW))
        self._process: ForkServerProcess | None = None

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def start(self) -> None:
        assert not self.runs
        hurry = Hurry(skew=next(self._skews))
        self._process = FORKS.Process(
            target=run_app, args=(self._arguments, self._environment, hurry, self._log, None), daemon=True
        )
        self._process.start()
        assert self._process.pid is not None
        keep_track(self._process.pid)

    def signal(self, number: Signals) -> None:
        if self.runs:
            assert self._process is not None
            assert self._process.pid is not None
            os.kill(self._process.pid, number)

    def kill(self) -> None:
        self.signal(SIGKILL)
        self.wait(10)

    def stop(self, within: float) -> int:
        self.signal(SIGTERM)
        try:
            return self.wait(within)
        except TimeoutError:
            self.kill()
            return -SIGKILL

    def wait(self, within: float) -> int:
        assert self._process is not None
        self._process.join(within)
        if self._process.exitcode is None:
            raise TimeoutError
        assert self._process.pid is not None
        forget(self._process.pid)
        return self._process.exitcode

    def said(self) -> str:
        return self._log.read_text() if self._log.exists() else ""

    def remove(self) -> None:
        if self.runs:
            self.kill()


FORKED: Final = {**IMAGES, "knockwood": replace(IMAGES["knockwood"], make=Forked)}
