"""How much of one socket is put up with."""

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fastapi import FastAPI
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from app.main import create_app
from app.rooms.bucket import Bucket
from app.rooms.flood import BAD_FRAMES, BURST, FIDGETS, FORGIVEN, POINTS, RATE, WHISPERS, Flood, Verdict
from app.server import Server, listen
from app.settings import Settings
from app.wire.schema import SUBPROTOCOL
from tests.app.rooms.fake_clock import FakeClock
from tests.app.store import NOW
from tests.sockets.person import Person


def test_a_bucket_fills_at_its_rate_and_never_over_its_brim() -> None:
    bucket = Bucket.full(rate=2, burst=3, now=NOW)
    assert [bucket.take(NOW) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(NOW + 499) is False
    assert bucket.take(NOW + 500) is True
    assert [bucket.take(NOW + 60_000) for _ in range(4)] == [True, True, True, False]


def test_a_flood_is_refused_and_then_closed() -> None:
    flood = Flood.begin(NOW)
    verdicts = [flood.frame(NOW) for _ in range(BURST + FORGIVEN + 1)]
    assert verdicts[:BURST] == [Verdict.FINE] * BURST
    assert verdicts[BURST:-1] == [Verdict.REFUSE] * FORGIVEN
    assert verdicts[-1] is Verdict.CLOSE


def test_who_keeps_to_the_rate_is_never_refused() -> None:
    flood = Flood.begin(NOW)
    assert all(flood.frame(NOW + number * 1000 // RATE) is Verdict.FINE for number in range(2_000))


def test_captain_and_adviser_whisper_and_point_within_measure() -> None:
    flood = Flood.begin(NOW)
    assert [flood.whisper(NOW) for _ in range(WHISPERS + 1)] == [True] * WHISPERS + [False]
    assert [flood.point(NOW) for _ in range(POINTS + 1)] == [True] * POINTS + [False]
    assert (flood.whisper(NOW + 1_999), flood.whisper(NOW + 2_000)) == (False, True)
    assert (flood.point(NOW + 333), flood.point(NOW + 334)) == (False, True)


def test_what_is_stored_beside_the_game_has_a_lower_rate() -> None:
    flood = Flood.begin(NOW)
    assert [flood.fidget(NOW) for _ in range(FIDGETS + 1)] == [True] * FIDGETS + [False]
    assert flood.fidget(NOW + 499) is False
    assert flood.fidget(NOW + 500) is True
    assert flood.frame(NOW) is Verdict.FINE


def test_nonsense_is_refused_and_then_closed() -> None:
    flood = Flood.begin(NOW)
    verdicts = [flood.bad_frame(NOW) for _ in range(BAD_FRAMES + 1)]
    assert verdicts == [Verdict.REFUSE] * BAD_FRAMES + [Verdict.CLOSE]


def test_a_socket_that_only_fidgets_is_refused_and_stays(tmp_path: Path, empty_database: Path) -> None:
    path = tmp_path / "knockwood.sqlite3"
    path.write_bytes(empty_database.read_bytes())
    clock = FakeClock()
    app = create_app(Settings(database_url=f"sqlite:///{path}", public_url=None), clock=clock)
    with listen("127.0.0.1", 0) as listening, serving(app, listening):
        host = "{}:{}".format(*listening.getsockname())
        ann = Person(f"http://{host}", "Ann")
        code = ann.make_room(clock="fast")
        address = f"ws://{host}/ws/rooms/{code}"
        with connect(
            address, subprotocols=[Subprotocol(SUBPROTOCOL)], additional_headers={"Cookie": ann.cookie}
        ) as ann_socket:

            def refusal(action_id: str) -> str:
                ann_socket.send(json.dumps({"type": "leave", "id": action_id}))
                while (told := json.loads(ann_socket.recv())).get("id") != action_id:
                    pass
                return str(told["code"])

            ann_socket.send('{"type":"hello"}')
            codes = []
            for number in range(FIDGETS + 1):
                clock.at += 20  # as quickly as frames may come for ever
                codes.append(refusal(f"a{number}"))
            while codes[-1] != "too_fast":
                codes.append(refusal(f"a{len(codes)}"))
            assert set(codes[:FIDGETS]) == {"not_seated"}
            assert len(codes) < FIDGETS + 20
            clock.at += 500
            assert refusal("again") == "not_seated"


@contextmanager
def serving(app: FastAPI, listening: socket.socket) -> Iterator[None]:
    """The server in a thread of the test's process, whose clock the test moves."""
    server = Server(app)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        yield
    finally:
        server.should_exit = True
        thread.join(20)
