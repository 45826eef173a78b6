"""Four people at a room of four, who all do something about their seats at the same time, at one server or several."""

import asyncio
import json
import random
import secrets
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256

from app.operating.check import AGREES, check_text
from tests.app.rooms.fakes import in_loop
from tests.sockets.person import Json, Person, Tab
from tests.sockets.server import RunningServer

NAMES = ("Ann", "Bob", "Cleo", "Dan")
SEATS = 4
LOST_RACES = {
    *("not_seated", "seat_taken", "seat_free", "bad_seat", "already_seated", "room_full", "not_host", "wrong_phase"),
    "try_again",
}
"""The last where the machine is so busy that the store takes more than a second."""


class Company:
    """Ann is the host. `answers`: what came of everything that was asked."""

    def __init__(self, urls: Sequence[str], chance: random.Random) -> None:
        self.people = [Person(urls[number % len(urls)], name) for number, name in enumerate(NAMES)]
        self.code = self.people[0].make_room(rules_id="house", plan="partners")
        self.tabs: list[Tab] = []
        self.answers: Counter[str] = Counter()
        self._chance = chance

    async def come(self) -> None:
        for person in self.people[len(self.tabs) :]:
            self.tabs.append(await person.come(self.code))
            await self.tabs[-1].hear_type("update")

    async def race(self, rounds: int) -> None:
        """In every round most of them ask at once."""
        for _ in range(rounds):
            asked = [(tab, self._wish(tab)) for tab in self.tabs if self._chance.random() < 0.8]
            await asyncio.gather(*(tab.send(message) for tab, message in asked))
            for tab, message in asked:
                self.answers[await self._answer(tab, message["id"])] += 1
            await self._agree()

    async def begin(self) -> None:
        """Dan goes, the computer gets his seat, Ann gets the computer's, and the first deal is dealt."""
        ann, *_, dan = self.tabs
        for tab in self.tabs:
            if tab.room["you"] is None:
                await tab.sit()
        await self._agree()
        free = dan.room["you"]
        await dan.do("leave")
        await self._agree()
        await dan.socket.close()
        self.tabs.remove(dan)
        await ann.do("add_bot", seat=free)
        await ann.do("swap", a=free, b=ann.room["you"])
        for tab in self.tabs:
            await tab.do("ready")
        for tab in self.tabs:
            await tab.reveal()
        for tab in self.tabs:
            await tab.hear_view(lambda view: view["phase"] == "playing")

    async def end(self) -> Json:
        """Break the match off; its record."""
        await self.tabs[0].do("abort")
        record: Json = self.people[0].call("GET", f"/api/matches/{self.tabs[0].room['match']}/record.json")
        return record

    async def close(self) -> None:
        for tab in self.tabs:
            await tab.socket.close()

    def check_log(self, rows: Sequence[tuple[int, str | None]]) -> None:
        """`rows`: seq and name of the action of every event. No action is there twice."""
        assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
        named = [name for _, name in rows if name is not None]
        assert len(named) == len(set(named))
        assert self.answers.keys() <= {"ack", *LOST_RACES}

    def _wish(self, tab: Tab) -> Json:
        seat, other = self._chance.randrange(SEATS), self._chance.randrange(SEATS)
        ways = [
            lambda: tab.action("sit", commit=self._commit(tab), seat=seat),
            lambda: tab.action("sit", commit=self._commit(tab)),
            lambda: tab.action("not_ready"),
            lambda: tab.action("leave"),
        ]
        if tab.room["host"]:
            ways += [
                lambda: tab.action("swap", a=seat, b=other),
                lambda: tab.action("remove", seat=seat),
            ]
        if tab is not self.tabs[-1]:  # somebody never is, so the seats stay open
            ways.append(lambda: tab.action("ready"))
        return self._chance.choice(ways)()

    def _commit(self, tab: Tab) -> str:
        seed = secrets.token_hex(32)
        commit = sha256(bytes.fromhex(seed)).hexdigest()
        tab.person.seeds[commit] = seed
        return commit

    async def _answer(self, tab: Tab, action_id: str) -> str:
        answer = await tab.hear(
            lambda heard: heard.get("ack") == action_id or (heard["type"] == "refused" and heard["id"] == action_id)
        )
        return "ack" if answer["type"] == "update" else str(answer["code"])

    async def _agree(self) -> None:
        """All have heard of all, and say the same about who sits where."""
        last = max(tab.update["seq"] for tab in self.tabs)
        for tab in self.tabs:
            while tab.update["seq"] < last:
                await tab.hear_type("update")
        told = [[(seat["name"], seat["bot"], seat["commit"]) for seat in tab.room["seats"]] for tab in self.tabs]
        assert all(seats == told[0] for seats in told)
        for tab in self.tabs:
            mine = [number for number, (name, *_) in enumerate(told[0]) if name == tab.person.name]
            assert mine == ([] if tab.room["you"] is None else [tab.room["you"]])


def check_seats(company: Company, server: RunningServer, rounds: int) -> None:
    """Race for seats, and begin; what is stored is in order, and every card comes from the seeds of those who sat."""

    @in_loop
    async def play() -> None:
        await company.come()
        try:
            await company.race(rounds)
            await company.begin()
            verdict = check_text(json.dumps(await company.end()))
        finally:
            await company.close()
        assert verdict.code == AGREES, verdict.text
        match_id = company.tabs[0].room["match"]
        query = f"SELECT seq, action_id FROM events WHERE match_id = '{match_id}' ORDER BY seq"
        company.check_log(server.query(query))

    play()
    assert company.answers["ack"] > company.answers.total() / 4
    assert company.answers.keys() & LOST_RACES
