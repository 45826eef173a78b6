"""Whole matches of three and four by `websockets` clients against a real server, and every role that comes back."""

import json
from contextlib import AsyncExitStack

import jsonschema_rs
import pytest

from app.wire.schema import protocol_schema
from tests.app.rooms.fakes import in_loop
from tests.sockets.person import Person, Tab, start_company
from tests.sockets.play import step
from tests.sockets.server import RunningServer
from tests.sockets.test_hidden_cards import check
from tests.sockets.test_reconnect import still

NAMES = ("Ann", "Bob", "Cleo", "Dan")
PLANS = {"captain": ("captain", 3), "cutthroat": ("house", 3), "partners": ("house", 4)}


async def started(server: RunningServer, plan: str, stack: AsyncExitStack) -> list[Tab]:
    rules_id, seats = PLANS[plan]
    people = [Person(server.url, name) for name in NAMES[:seats]]
    tabs = await start_company(people, people[0].make_room(plan=plan, rules_id=rules_id))
    for tab in tabs:
        await stack.enter_async_context(tab)
    return tabs


@pytest.mark.parametrize("plan", PLANS)
def test_people_play_a_whole_match_and_no_frame_holds_a_card_that_its_reader_cannot_know(
    server: RunningServer, plan: str
) -> None:
    shape = protocol_schema()
    outbound = jsonschema_rs.validator_for({"$ref": "#/$defs/Outbound", "$defs": shape["$defs"]})

    @in_loop
    async def play() -> None:
        async with AsyncExitStack() as stack:
            tabs = await started(server, plan, stack)
            roles: dict[int, set[str]] = {tab.room["you"]: set() for tab in tabs}
            while tabs[0].update["view"]["phase"] != "over":
                for tab in tabs:
                    roles[tab.room["you"]].add(tab.update["view"]["role"])
                assert await step(tabs)
            outcomes = [tab.room["outcome"] for tab in tabs]
            assert outcomes.count(outcomes[0]) == len(tabs)
            assert outcomes[0]["reason"] == "target"
            for tab in tabs:
                for frame in tab.heard:
                    outbound.validate(json.loads(frame))
                assert check(server, tab) > 500
            assert (
                set.union(*roles.values())
                == {
                    "captain": {"plays", "advises"},
                    "cutthroat": {"plays", "sits_out"},
                    "partners": {"plays"},
                }[plan]
            )

    play()


@pytest.mark.parametrize("plan", PLANS)
def test_every_role_comes_back_in_the_middle_of_a_deal_to_what_it_had(server: RunningServer, plan: str) -> None:
    @in_loop
    async def play() -> None:
        async with AsyncExitStack() as stack:
            tabs = await started(server, plan, stack)
            seen: set[str] = set()
            while not (len(seen) >= 4 and tabs[0].update["view"]["phase"] == "sheet"):
                view = tabs[0].update["view"]
                done = [tab.update["view"]["deal"]["result"] is not None for tab in tabs]
                moment = f"{view['phase']} {view['deal']['phase']} {sum(done)}"
                if moment not in seen:
                    for tab in tabs:
                        await comes_back(tab)
                seen.add(moment)
                if not await step(tabs):
                    break
            assert len(seen) >= 4

    play()


async def comes_back(tab: Tab) -> None:
    async with await tab.person.come(tab.room["code"]) as back:
        await back.hear_type("room")
        await back.hear_type("update")
        assert back.update["seq"] == tab.update["seq"]
        assert still(back.update["view"]) == still(tab.update["view"])
        assert back.room | {"seq": 0} == tab.room | {"seq": 0}


@pytest.mark.parametrize("plan", PLANS)
def test_one_person_and_computers_on_all_other_seats_begin_at_once(server: RunningServer, plan: str) -> None:
    @in_loop
    async def play() -> None:
        ann = Person(server.url, "Ann")
        rules_id, seats = PLANS[plan]
        code = ann.make_room(plan=plan, rules_id=rules_id, opponent="computer")
        async with await ann.come(code) as tab:
            await tab.hear_type("update")
            await tab.sit()
            await tab.do("ready")
            await tab.reveal()
            await tab.hear_view(lambda view: view["phase"] == "playing")
            assert [seat["bot"] for seat in tab.room["seats"]] == [False] + [True] * (seats - 1)
            seq = tab.update["seq"]
            while tab.update["seq"] < seq + 6:
                if not await step([tab]):
                    await tab.hear_type("update")
            await tab.do("resign")

    play()
