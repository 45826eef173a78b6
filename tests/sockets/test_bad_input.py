"""Frames, handshakes and actions that ought not to be, sent to a real server; each gets its code and harms nobody."""

import asyncio
import json
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Subprotocol

from tests.app.rooms.fakes import in_loop
from tests.app.wire.test_read import BAD
from tests.sockets.person import Person, Tab, start_match
from tests.sockets.play import play_deal
from tests.sockets.server import RunningServer


@in_loop
async def test_every_odd_frame_is_answered_and_the_socket_goes_on(server: RunningServer) -> None:
    ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
    one, two = await start_match(ann, bob, ann.make_room())
    async with one, two:
        seq = one.update["seq"]
        for start in range(0, len(BAD), 8):
            async with await ann.come(one.room["code"]) as odd:
                await odd.hear_type("update")
                for frame in BAD[start : start + 8]:
                    await odd.send(frame)
                    assert (await odd.hear_type("refused"))["code"] == "bad_message"
        async with await ann.come(one.room["code"]) as odd:
            await odd.hear_type("update")
            await odd.send(b'{"type":"probe","n":1}')
            assert (await odd.hear_type("refused"))["code"] == "bad_message"
            await odd.send({"type": "hello"})
            assert (await odd.hear_type("refused"))["code"] == "bad_message"
            await odd.send({"type": "probe", "n": 5})
            assert (await odd.hear_type("probe"))["n"] == 5
            assert odd.update["seq"] == seq
        await play_deal(one, two)


@in_loop
async def test_frames_that_break_the_protocol_below_ours_close_that_socket_alone(server: RunningServer) -> None:
    ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
    one, two = await start_match(ann, bob, ann.make_room())
    async with one, two:
        async with await ann.come(one.room["code"]) as large:
            await large.send("x" * (16 * 1024 + 1))
            assert (await large.hear_close())[0] == 1009
        async with await ann.come(one.room["code"]) as broken:
            await broken.socket.send(b"\xff\xfe", text=True)
            assert (await broken.hear_close())[0] == 1007
        await play_deal(one, two)


@in_loop
async def test_too_many_odd_frames_close_the_socket(server: RunningServer) -> None:
    ann = Person(server.url, "Ann")
    async with await ann.come(ann.make_room()) as tab:
        for _ in range(11):
            await tab.send("null")
        code, messages = await tab.hear_close()
        assert code == 1008
        assert [message["code"] for message in messages if message["type"] == "refused"] == ["bad_message"] * 11


@in_loop
async def test_a_flood_is_refused_and_then_closed_and_the_other_room_does_not_notice(server: RunningServer) -> None:
    ann, bob, eve = (Person(server.url, name) for name in ("Ann", "Bob", "Eve"))
    one, two = await start_match(ann, bob, ann.make_room())
    flood = await eve.come(eve.make_room())
    async with one, two, flood:
        await flood.hear_type("update")

        async def pour() -> None:
            with suppress(ConnectionClosed):
                for number in range(4_000):
                    await flood.send({"type": "resign", "id": f"x{number}"})

        pouring, hearing = asyncio.create_task(pour()), asyncio.create_task(flood.hear_close())
        await play_deal(one, two)
        code, messages = await hearing
        await pouring
        assert code == 4429
        codes = [message["code"] for message in messages if message["type"] == "refused"]
        assert set(codes) == {"not_seated", "too_fast"}
        assert codes.count("too_fast") < 100


@in_loop
async def test_one_player_has_a_limited_number_of_sockets(server: RunningServer) -> None:
    ann = Person(server.url, "Ann")
    code = ann.make_room()
    tabs = [await ann.come(code) for _ in range(20)]
    for tab in tabs:
        await tab.hear_type("update")
    more = await ann.come(code, hello=False)
    closed, messages = await more.hear_close()
    assert (closed, messages[0]["code"]) == (4429, "too_fast")
    await tabs[0].socket.close()
    again = await ann.come(code)
    await again.hear_type("update")
    for tab in (*tabs, again):
        await tab.socket.close()


@in_loop
async def test_who_says_one_thing_after_another_is_asked_to_wait(server: RunningServer) -> None:
    ann = Person(server.url, "Ann")
    tab = await ann.come(ann.make_room())
    await tab.sit()
    for _ in range(7):
        await tab.send('{"type":"phrase","phrase":"hello"}')
    answers = [await tab.hear(lambda heard: heard["type"] in ("said", "refused")) for _ in range(7)]
    assert sorted(answer.get("code", "said") for answer in answers) == ["said"] * 5 + ["too_fast"] * 2
    await tab.socket.close()


@in_loop
async def test_a_socket_without_a_known_player_is_told_so_and_closed(server: RunningServer) -> None:
    ann = Person(server.url, "Ann")
    code = ann.make_room()
    for cookie in ("", "kw=nonsense", "kw=" + "x" * 500, ann.cookie[:-3] + "xxx"):
        stranger = Person(server.url, "Nobody")
        stranger.cookie = cookie
        tab = await stranger.come(code, hello=False)
        closed, messages = await tab.hear_close()
        assert closed == 4401
        assert messages == [{"id": None, "code": "unknown_player", "args": {}, "type": "refused"}]


@pytest.mark.parametrize("code", ["ABCD2345", "short", "%20", "ABCD2345%00"])
def test_a_room_that_is_not_there_is_told_so_and_closed(server: RunningServer, code: str) -> None:
    @in_loop
    async def come() -> None:
        tab = await Person(server.url, "Ann").come(code)
        closed, messages = await tab.hear_close()
        assert (closed, messages[0]["code"]) == (4404, "unknown_room")

    come()


@in_loop
async def test_a_first_message_that_is_no_hello_closes_the_socket(server: RunningServer) -> None:
    ann = Person(server.url, "Ann")
    code = ann.make_room()
    for frame in ('{"type":"probe","n":1}', "null", b"\x00"):
        tab = await ann.come(code, hello=False)
        await tab.send(frame)
        closed, messages = await tab.hear_close()
        assert (closed, messages[0]["code"]) == (1008, "bad_message")


@pytest.mark.parametrize(
    ("origin", "accepted"),
    [
        (None, True),
        ("http://{host}", True),
        ("https://{host}", False),
        ("http://evil.example", False),
        ("https://evil.example", False),
        ("null", False),
        ("http://{host}.evil.example", False),
        ("http://evil.example/{host}", False),
    ],
)
def test_a_foreign_page_opens_no_socket(server: RunningServer, origin: str | None, *, accepted: bool) -> None:
    """Refused before the handshake is done, with the player's own cookie and all."""

    @in_loop
    async def come() -> None:
        ann = Person(server.url, "Ann")
        code = ann.make_room()
        sent = None if origin is None else origin.format(host=server.host)
        if accepted:
            async with await ann.come(code, origin=sent) as tab:
                await tab.hear_type("update")
            return
        with pytest.raises(InvalidStatus) as refused:
            await ann.come(code, origin=sent)
        assert refused.value.response.status_code == 403

    come()


@in_loop
async def test_a_client_that_does_not_offer_our_subprotocol_is_refused(server: RunningServer) -> None:
    ann = Person(server.url, "Ann")
    url = f"{server.ws_url}/ws/rooms/{ann.make_room()}"
    for offered in ([], [Subprotocol("chat")]):
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, subprotocols=offered or None, additional_headers={"Cookie": ann.cookie})
        assert refused.value.response.status_code == 403


ILLEGAL: list[tuple[str, dict[str, Any], str]] = [
    ("sit", {"commit": "1" * 64}, "wrong_phase"),
    ("reveal", {"seed": "1" * 64}, "wrong_phase"),
    ("next_deal", {}, "wrong_phase"),
    ("rematch", {}, "not_over"),
    ("decline_end", {}, "no_offer"),
    ("give_minute", {}, "bank_full"),
    ("claim", {}, "nothing_to_claim"),
    ("discard", {"card": "AS"}, "wrong_phase"),
    ("knock", {"card": "AS"}, "wrong_phase"),
    ("big_gin", {}, "wrong_phase"),
    ("lay_off", {}, "wrong_phase"),
    ("draw", {"pile": "stock"}, "pile_closed"),
    ("pass", {"turn": "1.99"}, "stale"),
    ("pass", {"turn": "7.1"}, "stale"),
]


@in_loop
async def test_what_is_not_allowed_now_gets_its_code_and_changes_nothing(server: RunningServer) -> None:
    ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
    one, two = await start_match(ann, bob, ann.make_room())
    async with one, two:
        tabs: dict[int, Tab] = {one.room["you"]: one, two.room["you"]: two}
        mover = tabs[one.update["view"]["deal"]["to_move"]]
        waiting = two if mover is one else one
        before = json.dumps(mover.update["view"]["deal"])
        for kind, content, code in ILLEGAL:
            assert (await mover.refused(kind, **content))["code"] == code, kind
        assert (await waiting.refused("pass"))["code"] == "not_your_turn"
        assert (await waiting.refused("draw", pile="discard"))["code"] == "not_your_turn"
        async with await ann.come(one.room["code"]) as again:
            await again.hear_type("update")
            assert json.dumps(mover.update["view"]["deal"]) == before
            assert again.update["seq"] == one.update["seq"]
        await play_deal(one, two)
