"""The process that the clients live in, seen from the one that measures."""

import json
import select
import subprocess
import sys
import time
from types import TracebackType
from typing import Any, Self

from benchmarks.load.cores import keep_to
from benchmarks.load.served import ROOT

WITHIN = 360.0
"""Seconds that one crew gets for all of its orders: one that hangs must not keep the other parts of a run waiting."""


class Crew:
    """Start it with `with`."""

    def __init__(self, core: int | None) -> None:
        self._core = core
        self._until = time.monotonic() + WITHIN

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.load.clients"],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        keep_to(self._core, self._process.pid)
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()

    def do(self, what: str, **order: Any) -> dict[str, Any]:
        """Give an order and wait for its answer."""
        self.begin(what, **order)
        return self.answer()

    def begin(self, what: str, **order: Any) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"do": what, **order}) + "\n")
        self._process.stdin.flush()

    def answer(self) -> dict[str, Any]:
        """Raises `RuntimeError` with what went wrong among the clients, and `TimeoutError`."""
        assert self._process.stdout is not None
        there, _, _ = select.select([self._process.stdout], [], [], max(0.0, self._until - time.monotonic()))
        if not there:
            raise TimeoutError("the clients have not answered")
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the clients have ended")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer
