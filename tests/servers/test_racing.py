"""Actions of the same seats by way of two servers at once: whoever stores first is right, and nothing is lost."""

import asyncio
from collections import Counter

import pytest

from tests.app.rooms.fakes import in_loop
from tests.moves import simple_move
from tests.servers.pair import Pair, metric, people_of
from tests.sockets.person import Json, Person, Tab, start_match

ROOMS = 4
ACTIONS = 1_000
ACTIONS_IN_PROOF = 10_000
LOST_RACES = {"stale", "no_offer", "already_agreed", "wrong_phase", "try_again"}
"""The last where the machine is so busy that the store takes more than a second."""


class Race:
    """One room. Both seats have a tab at each server, and all four ask at the same time."""

    def __init__(self, people: tuple[Person, Person], tabs: list[Tab]) -> None:
        self.people = people
        self.tabs = tabs
        self.told: set[str] = set()
        self.answers: Counter[str] = Counter()

    @classmethod
    async def begin(cls, servers: Pair) -> "Race":
        ann, bob = people_of(servers)
        one, two = await start_match(ann, bob, ann.make_room(rules={"target": 1000}, rules_id="standard"))
        ann.url, bob.url = bob.url, ann.url
        tabs = [one, two, await ann.come(one.room["code"]), await bob.come(one.room["code"])]
        for tab in tabs[2:]:
            await tab.hear_type("update")
        return cls((ann, bob), tabs)

    async def run(self, actions: int) -> None:
        while self.answers.total() < actions and self.tabs[0].update["view"]["phase"] != "over":
            asked = [(tab, self._wish(tab)) for tab in self.tabs]
            for tab, message in asked:
                await tab.send(message)
            for tab, message in asked:
                await self._hear_answer(tab, message["id"])
            last = max(tab.update["seq"] for tab in self.tabs)
            for tab in self.tabs:
                while tab.update["seq"] < last:
                    await tab.hear_type("update")

    def check(self, servers: Pair) -> None:
        match_id = self.tabs[0].room["match"]
        rows = servers[0].query(f"SELECT seq, seat, action_id FROM events WHERE match_id = '{match_id}' ORDER BY seq")
        assert [seq for seq, _, _ in rows] == list(range(1, len(rows) + 1))
        stored = Counter(action_id for _, _, action_id in rows if action_id is not None)
        assert set(stored.values()) == {1}
        assert self.told <= stored.keys()
        assert {tab.update["seq"] for tab in self.tabs} == {len(rows)}
        assert self.answers.keys() <= LOST_RACES | {"ack"}

    def _wish(self, tab: Tab) -> Json:
        view = tab.update["view"]
        if view["phase"] == "sheet":
            return tab.action("next_deal")
        if view["deal"]["to_move"] == tab.room["you"]:
            kind, content = simple_move(view)
            return tab.action(kind, **content)
        return tab.action("offer_end" if tab.room["you"] == 0 else "decline_end")

    async def _hear_answer(self, tab: Tab, action_id: str) -> None:
        answer = await tab.hear(
            lambda heard: heard.get("ack") == action_id or (heard["type"] == "refused" and heard["id"] == action_id)
        )
        if answer["type"] == "update":
            self.told.add(action_id)
        self.answers["ack" if answer["type"] == "update" else str(answer["code"])] += 1


def race_in_rooms(servers: Pair, actions: int, rooms: int) -> None:
    @in_loop
    async def play() -> None:
        races = [await Race.begin(servers) for _ in range(rooms)]
        await asyncio.gather(*(race.run(actions // rooms) for race in races))
        for race in races:
            race.check(servers)
            for tab in race.tabs:
                await tab.socket.close()
        answers = sum((race.answers for race in races), Counter[str]())
        assert answers.total() >= actions * 0.8
        assert answers["ack"] > answers.total() / 5
        assert answers["stale"] > answers.total() / 20

    before = sum(metric(server, "knockwood_conflicts_total") for server in servers)
    play()
    assert sum(metric(server, "knockwood_conflicts_total") for server in servers) > before


def test_a_thousand_actions_that_race_at_two_servers_are_stored_once_each(servers: Pair) -> None:
    race_in_rooms(servers, ACTIONS, ROOMS)


@pytest.mark.proof
def test_ten_thousand_actions_that_race_at_two_servers_are_stored_once_each(servers: Pair) -> None:
    for _ in range(ACTIONS_IN_PROOF // ACTIONS):
        race_in_rooms(servers, ACTIONS, ROOMS)
