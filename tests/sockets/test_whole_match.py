"""Whole matches by two `websockets` clients against a real server in a process of its own."""

import json

import jsonschema_rs
import pytest

from app.wire.schema import protocol_schema
from tests.app.rooms.fakes import in_loop
from tests.sockets.person import Json, Person, start_match
from tests.sockets.play import play_deal, play_match
from tests.sockets.server import RunningServer


@in_loop
async def test_two_people_sit_down_and_play_a_deal(server: RunningServer) -> None:
    ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
    one, two = await start_match(ann, bob, ann.make_room())
    async with one, two:
        await play_deal(one, two)
        assert one.update["view"]["phase"] in ("sheet", "over")
        assert one.update["view"]["deal"]["result"] == two.update["view"]["deal"]["result"]


@pytest.mark.parametrize("rules_id", ["standard", "classic", "house", "oklahoma", "reference"])
def test_two_people_play_a_match_to_its_end(server: RunningServer, rules_id: str) -> None:
    """Every frame is as `/api/protocol.json` says, and grows no larger than promised."""
    shape = protocol_schema()
    outbound = jsonschema_rs.validator_for({"$ref": "#/$defs/Outbound", "$defs": shape["$defs"]})

    @in_loop
    async def play() -> None:
        ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
        one, two = await start_match(ann, bob, ann.make_room(rules_id=rules_id))
        async with one, two:
            await play_match(one, two)
            assert one.room["outcome"] == two.room["outcome"]
            assert one.room["outcome"]["reason"] == "target"
            for frame in (*one.heard, *two.heard):
                message = json.loads(frame)
                outbound.validate(message)
                if message["type"] == "update":
                    check_clock(message["view"])
                    assert len(frame) < 2_048

    play()


def check_clock(view: Json) -> None:
    """Never a time below nothing or above the cap; one clock runs while somebody is to move, else none."""
    clock, deal = view["clock"], view["deal"]
    assert all(0 <= left <= 180_000 for left in clock["remaining"])
    assert clock["elapsed"] >= 0
    assert clock["running"] == (deal["to_move"] if view["phase"] == "playing" else None)
