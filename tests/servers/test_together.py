"""A room with one player at each of two servers: whole matches, names and presence; real processes and sockets."""

import pytest

from tests.app.rooms.fakes import in_loop
from tests.sockets.person import Person, start_match
from tests.sockets.play import play_match
from tests.sockets.server import RunningServer


@pytest.mark.parametrize("rules_id", ["standard", "house"])
def test_two_play_a_match_from_two_servers(servers: tuple[RunningServer, RunningServer], rules_id: str) -> None:
    @in_loop
    async def play() -> None:
        ann, bob = (Person(server.url, name) for server, name in zip(servers, ("Ann", "Bob"), strict=True))
        one, two = await start_match(ann, bob, ann.make_room(rules_id=rules_id))
        async with one, two:
            await play_match(one, two)
            assert one.room["outcome"]["reason"] == "target"
            assert one.room["outcome"] == two.room["outcome"]
            assert [seat["name"] for seat in one.room["seats"]] == ["Ann", "Bob"]
            assert [seat["name"] for seat in two.room["seats"]] == ["Ann", "Bob"]

    play()


def test_what_is_said_at_one_server_is_heard_at_the_other(servers: tuple[RunningServer, RunningServer]) -> None:
    @in_loop
    async def play() -> None:
        ann, bob = (Person(server.url, name) for server, name in zip(servers, ("Ann", "Bob"), strict=True))
        one, two = await start_match(ann, bob, ann.make_room())
        async with one, two:
            await two.send({"type": "phrase", "phrase": "thanks"})
            for tab in (one, two):
                assert await tab.hear_type("said") == {"type": "said", "seat": 1, "phrase": "thanks"}

    play()
