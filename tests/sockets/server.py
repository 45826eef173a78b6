"""A real server for tests: what `python -m app serve` runs, in a process of its own that can be killed.

The process is forked from one that has the server's modules already: starting costs a tenth of what it costs a shell.
"""

import multiprocessing
import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, Self, TextIO

import psycopg

import app.__main__
import app.main
import app.server
from app.main import create_app
from app.players.limits import Limiter
from app.rooms.chance import Chance
from tests.newer import become_newer

ROOT = Path(__file__).resolve().parents[2]
MARK = "Knockwood is at "
ENDS_WITHIN = 15.0

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["app.__main__", "tests.sockets.server"])


@dataclass(frozen=True, slots=True)
class Hurry:
    """`skew`: by how many ms the clock of the machine is wrong.

    `newer`: the server is of a made-up next version, which at first only reads what that one writes.
    """

    pace: float = 0.0
    pings: tuple[float, float] | None = None
    skew: int = 0
    newer: Literal["no", "reads", "begins"] = "no"


class RunningServer:
    """Start it with `with`. `kill` is `kill -9`; `start` again goes on with the same database.

    `database`: a file. With a `database_url`, of another that has its tables, what is logged still lies beside it.
    `pace`: of the computer's thinking, 0 for none. `pings`: seconds between them and for an answer, where not as usual.
    """

    def __init__(
        self,
        database: Path,
        *,
        database_url: str | None = None,
        pace: float = 0.0,
        pings: tuple[float, float] | None = None,
        skew: int = 0,
        **settings: str,
    ) -> None:
        self.database = database
        self._served = database_url
        self._hurry = Hurry(pace, pings, skew)
        self._environment = {
            "KNOCKWOOD_DATABASE_URL": database_url or f"sqlite:///{database}",
            "KNOCKWOOD_PORT": "0",
            **{f"KNOCKWOOD_{name.upper()}": value for name, value in settings.items()},
        }
        self._errors = database.with_suffix(".log")
        self._running: tuple[ForkServerProcess, TextIO] | None = None
        self.url = ""

    def __enter__(self) -> Self:
        if self._served is None:
            code, _, errors = self.command("migrate")
            assert code == 0, errors
        self.start()
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        if self._running is not None:
            self.kill()

    @property
    def ws_url(self) -> str:
        return self.url.replace("http://", "ws://")

    @property
    def metrics_url(self) -> str:
        """Where the figures are, of a server that was told of a port for them."""
        return f"http://{self._environment['KNOCKWOOD_METRICS']}/metrics"

    @property
    def host(self) -> str:
        return self.url.removeprefix("http://")

    @property
    def port(self) -> str:
        return self.url.rsplit(":", 1)[1]

    @property
    def pid(self) -> int:
        assert self._running is not None
        pid = self._running[0].pid
        assert pid is not None
        return pid

    def errors(self) -> str:
        """What was logged so far."""
        return self._errors.read_text() if self._errors.exists() else ""

    def query(self, sql: str) -> list[tuple[Any, ...]]:
        """Look into the database beside the server."""
        if self._served is not None:
            with psycopg.connect(self._served.replace("+psycopg", "", 1)) as served:
                return served.execute(sql.encode()).fetchall()
        with closing(sqlite3.connect(self.database)) as connection:
            return connection.execute(sql).fetchall()

    def more_lines(self, count: int) -> list[str]:
        """What the server says beside its address when it starts."""
        assert self._running is not None
        return [self._running[1].readline().strip() for _ in range(count)]

    def from_a_shell(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """`python -m app`, as people start it, to its end."""
        return subprocess.run(
            [sys.executable, "-m", "app", *arguments],
            cwd=ROOT,
            env=os.environ | self._environment,
            capture_output=True,
            text=True,
            timeout=60,
        )

    def command(self, *arguments: str) -> tuple[int, str, str]:
        """A command beside the server, in a process of its own: exit code, output and errors."""
        errors = self._errors.with_suffix(".command.log")
        errors.unlink(missing_ok=True)
        process, said = self._fork(*arguments, errors=errors)
        with said:
            output = said.read()
        process.join(ENDS_WITHIN)
        assert process.exitcode is not None
        return process.exitcode, output, errors.read_text()

    def start(self) -> None:
        self._running = self._fork("serve")
        line = self._running[1].readline()
        if not line.startswith(MARK):
            self._reap()
            raise AssertionError(f"the server did not start: {line}{self.errors()}")
        self.url = line.removeprefix(MARK).strip()

    def restart_as(self, newer: Literal["no", "reads", "begins"]) -> None:
        """Go on with the same database as another version."""
        self.kill()
        self._hurry = replace(self._hurry, newer=newer)
        self.start()

    def signal(self, number: signal.Signals) -> None:
        """To a server that has ended already, nothing."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.signal(signal.SIGKILL)
        self._reap()

    def terminate(self) -> int:
        """SIGTERM; the exit code."""
        self.signal(signal.SIGTERM)
        return self._reap()

    def _fork(self, *arguments: str, errors: Path | None = None) -> tuple[ForkServerProcess, TextIO]:
        reading, writing = FORKS.Pipe(duplex=False)
        process = FORKS.Process(
            target=run_app,
            args=(arguments, self._environment, self._hurry, errors or self._errors, writing),
            daemon=True,
        )
        process.start()
        writing.close()
        said = os.fdopen(os.dup(reading.fileno()))
        reading.close()
        return process, said

    def _reap(self) -> int:
        assert self._running is not None
        (process, said), self._running = self._running, None
        process.join(ENDS_WITHIN)
        code = process.exitcode
        process.close()
        said.close()
        assert code is not None
        return code


def run_app(
    arguments: tuple[str, ...], environment: dict[str, str], hurry: Hurry, errors: Path, writing: Connection | None
) -> None:
    """In the new process: what a shell's would do, but for what a test cannot wait for.

    `writing`: where the output goes, if not to `errors` too.
    """
    vars(app.__main__)["create_app"] = partial(create_app, chance=Chance(pace=hurry.pace))
    vars(app.main)["Limiter"] = partial(Limiter, {})  # many players come from this one address
    if hurry.skew:
        right = time.time_ns
        vars(time)["time_ns"] = lambda: right() + hurry.skew * 1_000_000
    if hurry.newer != "no":
        become_newer(begins=hurry.newer == "begins")
    if hurry.pings is not None:
        app.server.PING_EVERY, app.server.PONG_WITHIN = hurry.pings
    os.environ.update(environment)
    log = os.open(errors, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(log if writing is None else writing.fileno(), 1)
    os.dup2(log, 2)
    sys.stdout, sys.stderr = os.fdopen(1, "w"), os.fdopen(2, "w", buffering=1)
    sys.argv = ["app", *arguments]
    code = app.__main__.main()
    sys.stdout.flush()
    os._exit(code)
