"""`make cluster`: the cluster as people start it, with the file's own commands, and its end."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.cluster.images import ROOT
from tests.program import free_ports

ENDS_WITHIN = 30.0
NEW_PLAYERS_A_MINUTE = 120


@dataclass
class Shell:
    """`python -m tests.cluster` in a process of its own. `ports`: of all that it started."""

    process: subprocess.Popen[str]
    url: str
    folder: Path
    ports: list[int]

    def is_gone(self) -> bool:
        return not self.folder.exists() and not any(listens(port) for port in self.ports)


@pytest.fixture
def shell() -> Iterator[Shell]:
    """Listens where it was told to."""
    (port,) = free_ports(1)
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.cluster"], stdout=subprocess.PIPE, text=True, cwd=ROOT, start_new_session=True,
        env=os.environ | {"KNOCKWOOD_HTTP_PORT": str(port)},
    )  # fmt: skip
    assert process.stdout is not None
    try:
        said = ""
        for line in process.stdout:
            said += line
            if line.startswith("Knockwood is at "):
                break
        folder = re.search(r"is in (\S+);", said)
        assert folder, said
        ports = [int(found) for found in re.findall(r"127\.0\.0\.1:(\d+)", said)]
        url = said.split()[-1]
        assert url == f"http://127.0.0.1:{port}"
        yield Shell(process, url, Path(folder[1]), ports)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        process.wait()
        process.stdout.close()


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def new_player(url: str, *, comes_from: str, claims: str = "") -> int:
    """The answer's status."""
    host, port = url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=10, source_address=(comes_from, 0)) as line:
        body = json.dumps({"name": "Ann"}).encode()
        forged = f"X-Forwarded-For: {claims}\r\n" if claims else ""
        line.sendall(
            f"PUT /api/me HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n{forged}"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode()
            + body
        )
        with line.makefile("rb") as answer:
            return int(answer.readline().split()[1])


def test_it_plays_knows_who_comes_and_ends_with_all_that_it_started(shell: Shell) -> None:
    with urlopen(f"{shell.url}/readyz", timeout=10) as answer:
        assert answer.status == 200
    # Each address has its own limit, whatever it says of itself. The two servers count apart.
    answers = [
        new_player(shell.url, comes_from="127.0.0.5", claims=f"10.9.8.{number % 250}")
        for number in range(2 * NEW_PLAYERS_A_MINUTE + 1)
    ]
    assert set(answers[:NEW_PLAYERS_A_MINUTE]) == {200}
    assert 429 in answers
    assert new_player(shell.url, comes_from="127.0.0.6") == 200
    shell.process.send_signal(signal.SIGINT)
    assert shell.process.wait(ENDS_WITHIN) == 0
    assert shell.is_gone()
