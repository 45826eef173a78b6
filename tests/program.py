"""Programs that tests start: each can be killed at any instant, and none outlives the tests, however those end."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from signal import SIGKILL, SIGTERM, Signals
from typing import Any

ENDS_WITHIN = 15.0

# Hears of each program that starts (+) and ends (-), and of folders (/). When its input closes, in whatever way the
# tests ended, it kills and removes what is still there.
_KEEPER = """
while read -r line; do
  case $line in
    +*) pids="$pids ${line#+} " ;;
    -*) pids=$(echo "$pids" | sed "s/ ${line#-} / /") ;;
    /*) folders="$folders $line" ;;
  esac
done
[ -z "${pids## }" ] || kill -KILL $pids 2> /dev/null
[ -z "$folders" ] || rm -rf $folders
"""
_keeper: "subprocess.Popen[str] | None" = None


class Program:
    """`log`: where it writes what it has to say. `as_user`: what Popen is told of another user, if any."""

    def __init__(
        self,
        command: Sequence[str | Path],
        log: Path,
        *,
        environment: Mapping[str, str] | None = None,
        folder: Path | None = None,
        as_user: Mapping[str, Any] | None = None,
    ) -> None:
        self.command = tuple(map(str, command))
        self.log = log
        self.environment = dict(environment or {})
        self._folder = folder
        self._as_user = dict(as_user or {})
        self._running: subprocess.Popen[bytes] | None = None

    @property
    def runs(self) -> bool:
        return self._running is not None and self._running.poll() is None

    @property
    def pid(self) -> int:
        assert self._running is not None
        return self._running.pid

    def said(self) -> str:
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    def start(self) -> None:
        """Returns before it is ready. A group of its own: Ctrl-C is ours to pass on."""
        assert not self.runs
        with self.log.open("ab") as log:
            self._running = subprocess.Popen(
                self.command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=self._folder,
                env=os.environ | self.environment, start_new_session=True, **self._as_user,
            )  # fmt: skip
        keep_track(self._running.pid)

    def signal(self, number: Signals) -> None:
        """To one that has ended already, nothing."""
        if self._running is not None:
            self._running.send_signal(number)

    def wait(self, within: float = ENDS_WITHIN) -> int:
        """The exit code; raises `TimeoutExpired`."""
        assert self._running is not None
        code = self._running.wait(within)
        forget(self._running.pid)
        return code

    def kill(self) -> None:
        self.signal(SIGKILL)
        self.wait()

    def stop(self, how: Signals = SIGTERM, within: float = ENDS_WITHIN) -> int:
        """End it in good order, or else by force; the exit code. One that has ended says how it did."""
        self.signal(how)
        try:
            return self.wait(within)
        except subprocess.TimeoutExpired:
            self.kill()
            return -SIGKILL


def free_ports(count: int) -> list[int]:
    """Ports of loopback that nobody listens at now."""
    probes = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [probe.getsockname()[1] for probe in probes]
    for probe in probes:
        probe.close()
    return ports


def new_folder(prefix: str) -> Path:
    """A short path, since a socket's has to be; gone after the tests, if not removed before."""
    folder = Path(tempfile.mkdtemp(prefix=f"knockwood-{prefix}-", dir="/tmp"))
    _tell_keeper(str(folder))
    return folder


def remove_folder(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)


def keep_track(pid: int) -> None:
    """Of a process that is to end with the tests."""
    _tell_keeper(f"+{pid}")


def forget(pid: int) -> None:
    """It has ended."""
    _tell_keeper(f"-{pid}")


def _tell_keeper(line: str) -> None:
    global _keeper  # noqa: PLW0603 - one for each process that tests
    if _keeper is None:
        _keeper = subprocess.Popen(["/bin/sh", "-c", _KEEPER], stdin=subprocess.PIPE, text=True, start_new_session=True)
    assert _keeper.stdin is not None
    with suppress(BrokenPipeError):
        print(line, file=_keeper.stdin, flush=True)
