"""A real Redis for tests, on a port of its own, that keeps nothing. It ends with the process that started it."""

import socket
import subprocess
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import Event
from time import monotonic
from types import TracebackType
from typing import Self

from tests.program import Program, free_ports, new_folder, remove_folder

ROOT = Path(__file__).resolve().parents[1]
STARTS_WITHIN = 20.0


class Redis:
    """Use it with `with`. `kill` is `kill -9`; `start` again is the same address, and empty."""

    def __init__(self, *settings: str) -> None:
        self.folder = new_folder("redis")
        self.port = free_ports(1)[0]
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.program = Program(
            [
                redis_program(), "--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder),
                *(settings or ("--save", "", "--appendonly", "no")),
            ],
            self.folder / "log",
        )  # fmt: skip

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.remove()
            raise
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.remove()

    def start(self) -> None:
        """Returns when it answers."""
        self.program.start()
        deadline = monotonic() + STARTS_WITHIN
        while not answers(self.port):
            if monotonic() > deadline or not self.program.runs:
                raise AssertionError(f"Redis did not start:\n{self.program.said()}")
            Event().wait(0.01)

    def kill(self) -> None:
        self.program.kill()

    def remove(self) -> None:
        if self.program.runs:
            self.program.stop()
        remove_folder(self.folder)


def answers(port: int) -> bool:
    """Whether a Redis answers there."""
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1) as line:
        line.sendall(b"PING\r\n")
        return line.recv(64).startswith(b"+PONG")
    return False


@cache
def redis_program() -> str:
    found = subprocess.run([ROOT / "scripts/test-redis"], stdout=subprocess.PIPE, text=True)
    assert found.returncode == 0, "there is no Redis to test with"
    return found.stdout.strip()
