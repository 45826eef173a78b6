"""A real server that goes down in order, is killed, or cannot start."""

import asyncio
import json
import random
import signal
import time
from collections import Counter
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from app.server import home_address
from tests.app.rooms.fakes import in_loop
from tests.moves import simple_move
from tests.sockets.idler import Idler
from tests.sockets.person import Person, Tab, start_match
from tests.sockets.play import play_deal
from tests.sockets.server import RunningServer

MANY, EACH = 2_000, 20
"""Sockets, and how many of them each player has."""
ENDS_WITHIN = 10
CRASHES = 10
CRASHES_ON_POSTGRESQL = 4
CRASHES_IN_PROOF = 300


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "knockwood.sqlite3"


def test_sigterm_tells_everybody_to_come_back_and_ends_with_zero(database: Path) -> None:
    with RunningServer(database) as server:

        @in_loop
        async def play() -> None:
            people = [Person(server.url, name) for name in ("Ann", "Bob", "Cid", "Dan")]
            tabs: list[Tab] = []
            for one, two in (people[:2], people[2:]):
                tabs += await start_match(one, two, one.make_room())
            began = time.monotonic()
            ended = asyncio.get_running_loop().run_in_executor(None, server.terminate)
            for tab in tabs:
                code, messages = await tab.hear_close()
                assert code == 1012
                restart = messages[-1]
                assert restart["type"] == "restart"
                assert 0 <= restart["wait"] <= 3_000
            assert await ended == 0
            assert time.monotonic() - began < 5

        play()
        assert server.errors() == ""


def test_moves_in_flight_are_told_before_the_server_goes(database: Path) -> None:
    """Whatever is sent while it goes down is acknowledged and stored, or neither."""
    with RunningServer(database) as server:

        @in_loop
        async def play() -> None:
            ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
            code = ann.make_room()
            one, two = await start_match(ann, bob, code)
            tabs = {one.room["you"]: one, two.room["you"]: two}
            told = one.update["seq"]
            ended = None
            try:
                for number in range(2_000):
                    if number == 5:
                        ended = asyncio.get_running_loop().run_in_executor(None, server.terminate)
                    tab = tabs[number % 2]
                    update = await tab.do("offer_end" if number % 2 == 0 else "decline_end")
                    told = update["seq"]
            except (ConnectionClosed, AssertionError):
                pass
            assert ended is not None
            assert await ended == 0
            server.start()
            ann.url = server.url
            async with await ann.come(code) as back:
                await back.hear_type("update")
                assert back.update["seq"] == told

        play()


def test_a_client_that_does_not_read_does_not_hold_the_server_up(database: Path) -> None:
    with RunningServer(database) as server:

        @in_loop
        async def play() -> None:
            ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
            code = ann.make_room()
            one, two = await start_match(ann, bob, code)
            stuck = await bob.come(code)
            await stuck.hear_type("update")
            stuck.socket.transport.pause_reading()
            times = []
            for number in range(400):
                began = time.monotonic()
                tab = (one, two)[number % 2]
                await tab.do("offer_end" if number % 2 == 0 else "decline_end")
                times.append(time.monotonic() - began)
            assert sorted(times)[int(len(times) * 0.95)] < 0.2
            still_stuck = await bob.come(code)
            await still_stuck.hear_type("update")
            still_stuck.socket.transport.pause_reading()
            began = time.monotonic()
            assert await asyncio.get_running_loop().run_in_executor(None, server.terminate) == 0
            assert time.monotonic() - began < 9
            stuck.socket.transport.resume_reading()
            closed, messages = await stuck.hear_close()
            assert closed == 1006  # cut, with no word more
            assert len(messages) < 300
            for tab in (one, two, still_stuck):
                tab.socket.transport.abort()

        play()
        assert "Traceback" not in server.errors()


def test_thousands_of_sockets_are_told_and_one_that_reads_nothing_does_not_hold_them_up(database: Path) -> None:
    with RunningServer(database) as server:

        @in_loop
        async def play() -> None:
            people = [await asyncio.to_thread(Person, server.url, f"P{number}") for number in range(MANY // EACH)]
            codes = [await asyncio.to_thread(person.make_room) for person in people]
            places = [(code, person.cookie) for code, person in zip(codes, people, strict=True) for _ in range(EACH)]
            idlers: list[Idler] = []
            for start in range(0, len(places), 50):
                idlers += await asyncio.gather(
                    *(Idler.come(f"{server.ws_url}/ws/rooms/{code}", cookie) for code, cookie in places[start:][:50])
                )
            ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
            code = ann.make_room()
            one, two = await start_match(ann, bob, code)
            stuck = await bob.come(code)
            await stuck.hear_type("update")
            stuck.socket.transport.pause_reading()
            for number in range(100):
                await (one, two)[number % 2].do("offer_end" if number % 2 == 0 else "decline_end")
            began = time.monotonic()
            ended = asyncio.get_running_loop().run_in_executor(None, server.terminate)
            codes_of_end = Counter(await asyncio.gather(*(idler.ended for idler in idlers)))
            assert await ended == 0
            assert time.monotonic() - began < ENDS_WITHIN
            assert codes_of_end == {1012: MANY}
            waits = [json.loads(idler.last)["wait"] for idler in idlers]
            assert max(waits) <= 3_000
            assert len(set(waits)) > MANY / 10  # they do not all come back at once
            for tab in (one, two, stuck):
                tab.socket.transport.abort()

        play()
        assert server.errors() == ""


async def play_until_killed(server: RunningServer, one: Tab, two: Tab, moves: int) -> dict[int, str]:
    """Play; after so many moves the server is killed while the next are under way. What was told, by seq and id."""
    told: dict[int, str] = {}
    tabs = {one.room["you"]: one, two.room["you"]: two}
    try:
        for number in range(moves + 50):
            if number == moves:
                asyncio.get_running_loop().call_later(random.Random(moves).random() / 50, server.signal, signal.SIGKILL)
            seq = max(one.update["seq"], two.update["seq"])
            for tab in (one, two):
                if tab.update["seq"] < seq:
                    await tab.hear(lambda heard, seq=seq: heard["type"] == "update" and heard["seq"] >= seq)  # type: ignore[misc]
            view = one.update["view"]
            if view["phase"] == "sheet":
                tab = tabs[view["ready"].index(False)]
                update = await tab.do("next_deal")
            elif view["phase"] == "over":
                break
            else:
                tab = tabs[view["deal"]["to_move"]]
                kind, content = simple_move(tab.update["view"])
                update = await tab.do(kind, **content)
            told[update["seq"]] = update["ack"]
    except (ConnectionClosed, TimeoutError):
        pass
    return told


def crash_once(server: RunningServer, seed: int) -> None:
    @in_loop
    async def play() -> None:
        ann, bob = Person(server.url, f"Ann{seed}"), Person(server.url, f"Bob{seed}")
        code = ann.make_room(rules={"target": 400})
        one, two = await start_match(ann, bob, code)
        told = await play_until_killed(server, one, two, random.Random(seed).randrange(60))
        server.kill()
        server.start()
        ann.url = bob.url = server.url
        one, two = await ann.come(code), await bob.come(code)
        async with one, two:
            await one.hear_type("update")
            await two.hear_type("update")
            assert one.update["seq"] >= max(told, default=0)
            for seat, tab in ((one.room["you"], one), (two.room["you"], two)):
                assert tab.update["view"]["seat"] == seat
            if one.update["view"]["phase"] == "playing":
                await play_deal(one, two)
        stored = Counter(server.query("SELECT action_id FROM events WHERE action_id IS NOT NULL"))
        assert {action_id: stored[action_id,] for action_id in told.values()} == dict.fromkeys(told.values(), 1)

    play()


def test_a_killed_server_has_lost_no_move_that_anybody_was_told_of(database: Path) -> None:
    with RunningServer(database) as server:
        for seed in range(CRASHES):
            crash_once(server, seed)
        assert "Traceback" not in server.errors()


def test_a_server_on_postgresql_that_is_killed_has_lost_none_either(database: Path, postgres_url: str) -> None:
    with RunningServer(database, database_url=postgres_url) as server:
        for seed in range(CRASHES_ON_POSTGRESQL):
            crash_once(server, seed)
        assert "Traceback" not in server.errors()


@pytest.mark.proof
def test_three_hundred_kills_lose_nothing(database: Path) -> None:
    with RunningServer(database) as server:
        for seed in range(CRASHES, CRASHES_IN_PROOF):
            crash_once(server, seed)
        assert "Traceback" not in server.errors()


def test_after_a_kill_the_move_in_hand_is_charged_up_to_the_last_heartbeat(database: Path) -> None:
    with RunningServer(database) as server:

        @in_loop
        async def play() -> None:
            ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
            code = ann.make_room()
            one, two = await start_match(ann, bob, code)
            mover = one.update["view"]["deal"]["to_move"]
            server.kill()
            await asyncio.gather(*(tab.hear_close() for tab in (one, two)))
            await asyncio.sleep(5.5)
            server.start()
            ann.url = bob.url = server.url
            other = await (bob if mover == one.room["you"] else ann).come(code)
            await other.hear_type("update")
            assert other.update["view"]["clock"]["stopped"] is True
            assert other.update["view"]["clock"]["remaining"][mover] > 177_000
            back = await (ann if mover == one.room["you"] else bob).come(code)
            await other.hear_view(lambda view: not view["clock"]["stopped"])
            await back.hear_type("update")
            await back.do("pass")
            for tab in (other, back):
                await tab.socket.close()

        play()


def test_from_a_shell_a_server_that_cannot_start_says_why_in_a_sentence(database: Path) -> None:
    with RunningServer(database) as running:
        answer = RunningServer(database, port=running.port).from_a_shell("serve")
        assert answer.returncode == 1
        assert answer.stderr.startswith("Another Knockwood server is using the database")


def test_the_home_network_is_told_its_address_too(database: Path) -> None:
    with RunningServer(database, host="0.0.0.0") as server:
        assert server.url.startswith("http://127.0.0.1:")
        home = home_address()
        lines = server.more_lines(1 if home is not None else 0)
        assert lines == ([] if home is None else [f"In the home network it is at http://{home}:{server.port}"])
