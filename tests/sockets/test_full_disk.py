"""A disk that is full under SQLite: players are asked to try again, nothing told is lost, and play goes on with room.

Two ways to have one: a limit on the size of files, which works for everybody, and a small disk, which only root makes.
"""

import os
import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

import pytest

from tests.app.rooms.fakes import in_loop
from tests.sockets.person import Person, Tab, start_match
from tests.sockets.play import play_match
from tests.sockets.server import RunningServer

FULL_FOR = 20
"""Refusals that are waited for."""
SMALL_DISK = 8 * 1024 * 1024


class Disk(Protocol):
    def fill(self) -> None: ...

    def clear(self) -> None: ...


class LimitedFiles:
    """No file may be written any more beyond a few pages; the database's and its log are longer."""

    LIMIT = 8192

    def __init__(self, server: RunningServer) -> None:
        self._server = server

    def fill(self) -> None:
        self._limit(self.LIMIT)

    def clear(self) -> None:
        self._limit(resource.RLIM_INFINITY)

    def _limit(self, size: int) -> None:
        resource.prlimit(self._server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


class SmallDisk:
    def __init__(self, folder: Path) -> None:
        self._filler = folder / "filler"

    def fill(self) -> None:
        with self._filler.open("wb", buffering=0) as file:
            while True:
                try:
                    file.write(b"\0" * 4096)
                except OSError:
                    return

    def clear(self) -> None:
        self._filler.unlink()


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    disk = folder / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SMALL_DISK}", "none", disk], check=True)
    try:
        yield disk
    finally:
        subprocess.run(["umount", disk], check=True)


def test_where_files_may_not_grow(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "knockwood.sqlite3") as server:
        play_over_a_full_disk(server, LimitedFiles(server))


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can make a disk; a limit on files is tested for everybody")
def test_where_there_is_no_space_left(tmp_path: Path) -> None:
    with small_disk(tmp_path) as disk, RunningServer(disk / "knockwood.sqlite3") as server:
        play_over_a_full_disk(server, SmallDisk(disk))


def play_over_a_full_disk(server: RunningServer, disk: Disk) -> None:
    @in_loop
    async def play() -> None:
        ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
        code = ann.make_room(rules={"target": 30})
        one, two = await start_match(ann, bob, code)
        disk.fill()
        refusals = 0
        while refusals < FULL_FOR:
            refusals += await is_refused(one, two)
        assert stored(server, one) == max(one.update["seq"], two.update["seq"])
        disk.clear()
        while await is_refused(one, two):
            pass
        await play_match(one, two)
        assert one.room["outcome"] == two.room["outcome"]
        assert one.room["outcome"]["reason"] == "target"
        assert stored(server, one) == one.update["seq"]
        for tab in (one, two):
            await tab.socket.close()

    play()
    server.kill()
    server.start()
    assert server.query("PRAGMA integrity_check") == [("ok",)]
    assert server.query("SELECT status FROM matches") == [("finished",)]


async def is_refused(one: Tab, two: Tab) -> bool:
    """One more thing is stored, or is not; that costs nobody a turn."""
    tab, other = (two, one) if any(one.update["view"]["end_offers"]) else (one, two)
    answer = await tab.ask("decline_end" if tab is two else "offer_end")
    if answer["type"] == "update":
        await other.hear(lambda heard: heard["type"] == "update" and heard["seq"] >= answer["seq"])
        return False
    assert answer["code"] == "try_again"
    return True


def stored(server: RunningServer, tab: Tab) -> int:
    ((last,),) = server.query(f"SELECT max(seq) FROM events WHERE match_id = '{tab.update['match']}'")
    return int(last)
