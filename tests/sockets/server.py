"""A real server for tests: `python -m app` in a process of its own, on a port and a database of its own."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

ROOT = Path(__file__).resolve().parents[2]
MARK = "Knockwood is at "


class RunningServer:
    """Start it with `with`. `kill` is `kill -9`; `start` again goes on with the same database."""

    def __init__(self, database: Path, **settings: str) -> None:
        self._environment = {
            **os.environ,
            "KNOCKWOOD_DATABASE_URL": f"sqlite:///{database}",
            "KNOCKWOOD_PORT": "0",
            **{f"KNOCKWOOD_{name.upper()}": value for name, value in settings.items()},
        }
        self._errors = database.with_suffix(".log")
        self._process: subprocess.Popen[str] | None = None
        self.url = ""

    def __enter__(self) -> Self:
        self.run("migrate").check_returncode()
        self.start()
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()

    @property
    def ws_url(self) -> str:
        return self.url.replace("http://", "ws://")

    @property
    def host(self) -> str:
        return self.url.removeprefix("http://")

    @property
    def process(self) -> subprocess.Popen[str]:
        assert self._process is not None
        return self._process

    def errors(self) -> str:
        """What was logged so far."""
        return self._errors.read_text() if self._errors.exists() else ""

    def run(self, command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "app", command],
            cwd=ROOT,
            env=self._environment,
            capture_output=True,
            text=True,
            timeout=30,
        )

    def start(self) -> None:
        with self._errors.open("a") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "app", "serve"],
                cwd=ROOT,
                env=self._environment,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.startswith(MARK):
            self.kill()
            raise AssertionError(f"the server did not start: {line}{self.errors()}")
        self.url = line.removeprefix(MARK).strip()

    def kill(self) -> None:
        self.process.kill()
        self._reap()

    def freeze(self) -> None:
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def terminate(self) -> int:
        """SIGTERM; the exit code."""
        self.process.terminate()
        return self._reap()

    def _reap(self) -> int:
        code = self.process.wait(timeout=15)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code
