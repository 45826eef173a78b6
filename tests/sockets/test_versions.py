"""Versions side by side: a client and a log of today at a server of a made-up next version, over real sockets."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.app.rooms.fakes import in_loop
from tests.moves import simple_move
from tests.sockets.person import Person, Tab, start_match
from tests.sockets.play import play_match
from tests.sockets.server import RunningServer
from tests.sockets.stranger import Stranger

OLD, NEW = "knockwood.1", "knockwood.2"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with RunningServer(tmp_path / "knockwood.sqlite3") as running:
        yield running
        assert "[error" not in running.errors()  # that a restart took long may be said


def logs(server: RunningServer) -> list[tuple[int, int, int]]:
    """Of each match the version, how many discards it holds, and how many of them have what only version 2 writes."""
    found = server.query(
        "SELECT v, count(*), sum(data LIKE '%\"mood\"%') FROM events JOIN matches ON id = match_id "
        "WHERE kind = 'discarded' GROUP BY match_id ORDER BY match_id"
    )
    return [(v, discards, moody) for v, discards, moody in found]


async def some_moves(one: Tab, two: Tab, count: int = 4) -> None:
    tabs = {one.room["you"]: one, two.room["you"]: two}
    for _ in range(count):
        mover = tabs[one.update["view"]["deal"]["to_move"]]
        other = two if mover is one else one
        kind, content = simple_move(mover.update["view"])
        told = await mover.do(kind, **content)
        await other.hear(lambda heard, seq=told["seq"]: heard.get("seq", 0) >= seq and heard["type"] == "update")  # type: ignore[misc]  # the seq of now


async def back(person: Person, code: str, *offers: str) -> Tab:
    tab = await person.come(code, offers=offers)
    await tab.hear_type("update")
    return tab


@in_loop
async def test_an_older_match_goes_on_at_a_newer_server_in_its_own_version(server: RunningServer) -> None:
    ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
    code = ann.make_room(rules={"target": 20}, clock="untimed")
    one, two = await start_match(ann, bob, code)
    await some_moves(one, two)
    server.restart_as("begins")
    ann.url = bob.url = server.url
    one, two = await back(ann, code, NEW, OLD), await back(bob, code, OLD)  # a page of now, and one of before
    async with one, two:
        assert (one.socket.subprotocol, two.socket.subprotocol) == (NEW, OLD)
        await play_match(one, two)
        assert one.update["mood"] == "good"
        assert "mood" not in two.update
        assert one.update.keys() - two.update.keys() == {"mood"}
        await one.do("rematch")
        await two.do("rematch")
    [(v, discards, moody)] = logs(server)
    assert (v, moody) == (1, 0)
    assert discards > 2
    # The rematch begins in the newer version. A server that only reads that one goes on with it, and writes it.
    one, two = await back(ann, code, NEW, OLD), await back(bob, code, OLD)
    for tab in (one, two):
        await tab.sit()
    for tab in (one, two):
        await tab.reveal()
    for tab in (one, two):
        await tab.hear_view(lambda view: view["phase"] == "playing")
    await some_moves(one, two)
    server.restart_as("reads")
    ann.url = bob.url = server.url
    one, two = await back(ann, code, NEW), await back(bob, code, OLD)
    async with one, two:
        await play_match(one, two)
    _, (v, discards, moody) = logs(server)
    assert v == 2
    assert discards == moody > 2


@in_loop
async def test_a_client_of_today_plays_a_whole_match_at_a_newer_server(server: RunningServer) -> None:
    """It knows today's fields only, and offers today's subprotocol only."""
    server.restart_as("begins")
    ann, bob = Stranger(server.url, "Ann"), Stranger(server.url, "Bob")
    code = ann.make_room(rules={"target": 30})
    await asyncio.wait_for(asyncio.gather(ann.play(code), bob.play(code)), 120)
    assert ann.check() > 0
    assert ann.room["outcome"] == bob.room["outcome"]
    assert set(ann.refusals) <= {"stale"}
    assert [v for v, _, _ in logs(server)] == [2]


@in_loop
async def test_the_newest_version_that_both_speak_is_spoken(server: RunningServer) -> None:
    ann = Person(server.url, "Ann")
    code = ann.make_room()
    for offers in ((NEW, OLD), (OLD, NEW), (OLD,)):
        async with await ann.come(code, offers=offers) as tab:
            assert tab.socket.subprotocol == OLD
            await tab.hear_type("update")
    server.restart_as("reads")
    ann.url = server.url
    for offers in ((NEW, OLD), (OLD, NEW), ("knockwood.3", NEW)):
        async with await ann.come(code, offers=offers) as tab:
            assert tab.socket.subprotocol == NEW
            await tab.hear_type("update")


@in_loop
async def test_a_page_that_is_too_new_or_too_old_is_told_so_in_a_way_that_a_browser_shows(
    server: RunningServer,
) -> None:
    ann = Person(server.url, "Ann")
    code = ann.make_room()
    tab = await ann.come(code, hello=False, offers=(NEW, "knockwood.3"))
    assert tab.socket.subprotocol == NEW  # a browser takes no other answer
    number, messages = await tab.hear_close()
    assert number == 4426
    assert messages == [{"type": "refused", "id": None, "code": "unknown_version", "args": {}}]
    assert tab.socket.close_reason == "unknown_version"


@in_loop
async def test_who_offers_nothing_of_ours_does_not_get_in(server: RunningServer) -> None:
    ann = Person(server.url, "Ann")
    code = ann.make_room()
    for offers in (("chess.1",), ("knockwood",), ("knockwood.x",)):
        with pytest.raises(InvalidStatus) as refused:
            await ann.come(code, offers=offers)
        assert refused.value.response.status_code == 403
    with pytest.raises(InvalidStatus) as refused:
        await ann.come(code, offers=(NEW,), origin="http://elsewhere.example")
    assert refused.value.response.status_code == 403
