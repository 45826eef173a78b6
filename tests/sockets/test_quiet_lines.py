"""Lines on which nothing comes: frozen peers are found, paused and idle ones are kept; a real server."""

import asyncio
import time
from pathlib import Path

import pytest

from tests.app.rooms.fakes import in_loop
from tests.sockets.person import Person, start_match
from tests.sockets.server import RunningServer


async def found_away_within(server: RunningServer, seconds: float) -> float:
    """Freeze Bob's line and wait until Ann is told that he is away; after how long."""
    ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
    one, two = await start_match(ann, bob, ann.make_room())
    async with one:
        began = time.monotonic()
        two.socket.transport.pause_reading()
        async with asyncio.timeout(seconds):
            while one.presence.get("here") != [True, False]:
                one.patience = seconds
                await one.hear_type("presence")
        took = time.monotonic() - began
        two.socket.transport.abort()
        return took


def test_a_frozen_line_is_found_by_the_servers_own_pings(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "knockwood.sqlite3", pings=(0.3, 0.4)) as server:

        @in_loop
        async def play() -> None:
            assert await found_away_within(server, 10) > 0.3

        play()
        assert server.errors() == ""


@pytest.mark.proof
def test_a_frozen_line_is_found_within_forty_seconds(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "knockwood.sqlite3") as server:

        @in_loop
        async def play() -> None:
            assert 15 < await found_away_within(server, 45) < 40

        play()


@pytest.mark.proof
def test_a_client_that_pauses_for_fifteen_seconds_and_an_idle_one_are_kept(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "knockwood.sqlite3") as server:

        @in_loop
        async def play() -> None:
            ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
            one, two = await start_match(ann, bob, ann.make_room(clock="untimed"))
            async with one, two:
                await asyncio.sleep(14)
                two.socket.transport.pause_reading()
                await asyncio.sleep(15)
                two.socket.transport.resume_reading()
                await asyncio.sleep(141)
                for tab in (one, two):
                    await tab.send({"type": "probe", "n": 7})
                    assert (await tab.hear_type("probe"))["n"] == 7
                assert one.presence["here"] == [True, True]

        play()
