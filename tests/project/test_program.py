"""What tests start ends with them, however they end."""

import socket
import subprocess
import sys
from pathlib import Path
from threading import Event
from time import monotonic

from tests.redis import answers

ROOT = Path(__file__).resolve().parents[2]
ENDS_WITHIN = 20.0
STARTS_ONE = """
from tests.redis import Redis
with Redis() as redis:
    print(redis.port, redis.folder, flush=True)
    input()
"""


def test_a_program_and_its_folder_go_with_tests_that_are_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", STARTS_ONE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as tests:
        assert tests.stdout is not None
        port, folder = tests.stdout.readline().split()
        assert answers(int(port))
        tests.kill()
    deadline = monotonic() + ENDS_WITHIN
    while Path(folder).exists() or listens(int(port)):
        assert monotonic() < deadline
        Event().wait(0.02)


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
