"""Whole matches by two `websockets` clients against a real server in a process of its own."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.sockets.person import Person, start_match
from tests.sockets.play import play_deal, play_match
from tests.sockets.server import RunningServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("server") / "knockwood.sqlite3") as running:
        yield running


def test_two_people_sit_down_and_play_a_deal(server: RunningServer) -> None:
    async def play() -> None:
        ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
        one, two = await start_match(ann, bob, ann.make_room())
        async with one, two:
            await play_deal(one, two)
            assert one.update["view"]["phase"] in ("sheet", "over")
            assert one.update["view"]["deal"]["result"] == two.update["view"]["deal"]["result"]

    asyncio.run(play())


def test_two_people_play_a_match_to_its_end(server: RunningServer) -> None:
    async def play() -> None:
        ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
        one, two = await start_match(ann, bob, ann.make_room())
        async with one, two:
            await play_match(one, two)
            outcome = one.room["outcome"]
            assert outcome == two.room["outcome"]
            assert outcome["reason"] == "target"
        assert server.errors() == ""

    asyncio.run(play())
