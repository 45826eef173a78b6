"""A hello at any moment of a match brings all that the seat had before; a real server, real sockets."""

import json
from typing import Any

from tests.app.rooms.fakes import in_loop
from tests.moves import simple_move
from tests.sockets.databases import on_both_databases
from tests.sockets.person import Json, Person, Tab, start_match
from tests.sockets.server import RunningServer

pytestmark = on_both_databases

PASSING = {"remaining", "elapsed", "sheet_left", "left"}
"""What goes on counting while one is away."""


def still(view: Any) -> Any:
    if isinstance(view, dict):
        return {name: still(value) for name, value in view.items() if name not in PASSING}
    return [still(value) for value in view] if isinstance(view, list) else view


async def same_as_before(person: Person, tab: Tab) -> None:
    async with await person.come(tab.room["code"]) as back:
        first = await back.hear(lambda _: True)
        second = await back.hear(lambda _: True)
        assert [first["type"], second["type"]] == ["room", "update"]
        assert second["seq"] == tab.update["seq"]
        assert still(second["view"]) == still(tab.update["view"])
        assert tab.room["seq"] <= first["seq"] == second["seq"]
        assert first | {"seq": 0} == tab.room | {"seq": 0}
        presence = await back.hear_type("presence")
        assert presence["here"] == [True, True]


@in_loop
async def test_every_moment_of_a_match_comes_back_with_a_hello(server: RunningServer) -> None:
    ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
    one, two = await start_match(ann, bob, ann.make_room(rules={"target": 60}))
    tabs = {one.room["you"]: (ann, one), two.room["you"]: (bob, two)}
    seen: set[str] = set()
    async with one, two:
        while True:
            seq = max(one.update["seq"], two.update["seq"])
            for tab in (one, two):
                if tab.update["seq"] < seq:
                    await tab.hear(lambda heard, seq=seq: heard["type"] == "update" and heard["seq"] >= seq)  # type: ignore[misc]
            view: Json = one.update["view"]
            moment = view["phase"] if view["phase"] != "playing" else view["deal"]["phase"]
            if moment not in seen or moment in ("lay_off", "sheet"):
                for person, tab in tabs.values():
                    await same_as_before(person, tab)
            seen.add(moment)
            if view["phase"] == "over":
                break
            if view["phase"] == "sheet":
                await tabs[view["ready"].index(False)][1].do("next_deal")
                continue
            person, tab = tabs[view["deal"]["to_move"]]
            kind, content = simple_move(tab.update["view"])
            if kind == "discard" and "refused" not in seen:
                seen.add("refused")
                hand = tab.update["view"]["you"]["hand"]
                missing = next(card for card in ("AS", "AC", "AD", "AH", "2S") if card not in hand)
                assert (await tab.refused("discard", card=missing))["code"] == "not_your_card"
                await same_as_before(person, tab)
            await tab.do(kind, **content)
    assert {"upcard", "draw", "discard", "sheet", "over", "refused"} <= seen


@in_loop
async def test_a_seat_goes_on_from_another_socket_in_the_middle_of_a_turn(server: RunningServer) -> None:
    ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
    one, two = await start_match(ann, bob, ann.make_room())
    tabs = {one.room["you"]: (ann, one), two.room["you"]: (bob, two)}
    async with one, two:
        for _ in range(2):
            _, tab = tabs[one.update["view"]["deal"]["to_move"]]
            told = await tab.do("pass")
            other = two if tab is one else one
            await other.hear(lambda heard, seq=told["seq"]: heard.get("seq", 0) >= seq)  # type: ignore[misc]
        person, tab = tabs[one.update["view"]["deal"]["to_move"]]
        await tab.do("draw", pile="stock")
        drawn = tab.update["view"]["you"]["drawn"]
        tab.socket.transport.abort()
        async with await person.come(tab.room["code"]) as back:
            await back.hear_type("update")
            assert back.update["view"]["you"]["drawn"] == drawn
            assert len(back.update["view"]["you"]["hand"]) == 11
            await back.do("discard", card=drawn)
            other = two if tab is one else one
            view = await other.hear_view(lambda view: view["deal"]["phase"] == "draw" and bool(view["options"]["draw"]))
            assert view["deal"]["pile"][-1] == drawn
            assert json.dumps(drawn) not in json.dumps(view["you"])


@in_loop
async def test_a_whole_match_against_the_computer_over_a_socket(server: RunningServer) -> None:
    ann = Person(server.url, "Ann")
    async with await ann.come(ann.make_room(opponent="computer", clock="untimed")) as tab:
        await tab.hear_type("update")
        await tab.sit()
        await tab.reveal()
        await tab.hear_view(lambda view: view["phase"] == "playing")
        for _ in range(3):
            view = await tab.hear_view(lambda view: bool(view["options"]["draw"] or view["options"]["leaves"]))
            kind, content = simple_move(view)
            await tab.do(kind, **content)
        await tab.do("resign" if "resign" in tab.update["view"]["options"]["around"] else "abort")
        assert tab.update["view"]["phase"] == "over"
