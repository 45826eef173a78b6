"""A client written from docs/protocol.md alone: nothing of the server or of its engine is imported here.

It plays by its options, opens its seeds by itself, sends again what it is not sure of, and checks the deals at the end.
"""

import asyncio
import hashlib
import hmac
import json
import secrets
import struct
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

CARDS = [rank + suit for suit in "SCDH" for rank in "A23456789TJQK"]


class Stranger:
    """One program at one seat."""

    def __init__(self, server: str, name: str) -> None:
        self.server = server
        request = urllib.request.Request(
            f"{server}/api/me",
            data=json.dumps({"name": name}).encode(),
            headers={"Content-Type": "application/json"},
            method="PUT",
        )
        with urllib.request.urlopen(request, timeout=10) as answer:
            self.cookie = str(answer.headers["Set-Cookie"]).partition(";")[0]
        self.seeds: dict[str, str] = {}
        self.promises: list[str] = []
        self.dealt: dict[tuple[str, int], tuple[set[str], str]] = {}
        self.room: dict[str, Any] = {}
        self.refusals: list[str] = []
        self.last = ""
        self.sent_again: set[str | None] = set()

    def make_room(self, **wish: Any) -> str:
        request = urllib.request.Request(
            f"{self.server}/api/rooms",
            data=json.dumps({"rules_id": "standard", "clock": "brisk", "opponent": "friend", **wish}).encode(),
            headers={"Content-Type": "application/json", "Cookie": self.cookie},
            method="POST",
        )
        with urllib.request.urlopen(request, timeout=10) as answer:
            return str(json.load(answer)["code"])

    async def play(self, code: str, *, matches: int = 1, drops: bool = False) -> None:
        """Play so many matches in this room; `drops`: lose the connection now and then, after sending."""
        played: set[str] = set()
        address = self.server.replace("http", "ws", 1) + f"/ws/rooms/{code}"
        while len(played) < matches:
            try:
                async with connect(
                    address, subprotocols=[Subprotocol("knockwood.1")], additional_headers={"Cookie": self.cookie}
                ) as socket:
                    await socket.send('{"type":"hello"}')
                    async for frame in socket:
                        if await self.hear(socket, json.loads(frame), played, matches):
                            return
                        if drops and secrets.randbelow(25) == 0:
                            break
            except ConnectionClosed:
                await asyncio.sleep(0.1)

    async def hear(self, socket: ClientConnection, told: dict[str, Any], played: set[str], matches: int) -> bool:
        """Answer one message; whether enough was played."""
        match told["type"]:
            case "ping":
                await socket.send(json.dumps({"type": "pong", "n": told["n"]}))
            case "refused":
                if told["code"] in ("too_fast", "try_again"):
                    self.sent_again.add(told["id"])
                    await asyncio.sleep(0.2)
                    await socket.send(self.last)
                elif told["id"] not in self.sent_again:  # else a slow store had kept the first
                    self.refusals.append(told["code"])
            case "room":
                self.room = told
                self.promises.append(told["fairness"]["server_commit"])
            case "update":
                self.look(told["match"], told["view"])
                if told["view"]["phase"] == "over" and told["match"] not in played:
                    played.add(told["match"])
                    if len(played) == matches:
                        return True
                message = self.decide(told["match"], told["view"])
                if message is not None:
                    self.last = json.dumps(message)
                    await socket.send(self.last)
            case _:
                pass
        return False

    def look(self, match: str, view: dict[str, Any]) -> None:
        """Remember what was dealt, to check it later."""
        deal = view["deal"]
        if deal is not None and deal["turn"].endswith(".1"):
            self.dealt[match, deal["number"]] = (set(view["you"]["hand"]), deal["upcard"])

    def decide(self, match: str, view: dict[str, Any]) -> dict[str, Any] | None:
        """What to send now. The id names the moment, so that sending again is the same action."""
        seat = self.room["you"]
        mine = None if seat is None else self.room["seats"][seat]
        phase = view["phase"]
        if phase == "seating" and (mine is None or mine["commit"] is None):
            seed = secrets.token_hex(32)
            commit = hashlib.sha256(bytes.fromhex(seed)).hexdigest()
            self.seeds[commit] = seed
            return {"type": "sit", "id": f"s{commit[:30]}", "commit": commit}
        if phase == "revealing" and mine is not None:
            return {"type": "reveal", "id": f"r{mine['commit'][:30]}", "seed": self.seeds[mine["commit"]]}
        if phase == "sheet" and not view["ready"][seat]:
            return {"type": "next_deal", "id": f"n{view['deal']['number']}"}
        if phase == "over" and not view["rematch"][seat]:
            return {"type": "rematch", "id": "again"}
        move = self.move(view["options"]) if phase == "playing" else None
        if move is None:
            return None
        turn = view["deal"]["turn"]
        return {"id": f"t{turn.replace('.', '-')}", "turn": turn, **move}

    def move(self, may: dict[str, Any]) -> dict[str, Any] | None:
        if may["lay_off"]:
            return {"type": "lay_off"}
        if may["big_gin"]:
            return {"type": "big_gin"}
        if may["passing"]:
            return {"type": "pass"}
        if may["draw"]:
            return {"type": "draw", "pile": may["draw"][0]}
        if may["leaves"]:
            card = min(may["leaves"], key=lambda each: (each[1], each[0]))[0]
            return {"type": "knock" if card in may["knocks"] else "discard", "card": card}
        return None

    def check(self) -> int:
        """Recompute the match's deals from its seeds; the number of hands that were found as they should be."""
        fairness, seats = self.room["fairness"], self.room["seats"]
        server_seed = bytes.fromhex(fairness["server_seed"])
        assert hashlib.sha256(server_seed).hexdigest() == fairness["server_commit"]
        assert fairness["server_commit"] in self.promises
        for seat in seats:
            assert hashlib.sha256(bytes.fromhex(seat["seed"])).hexdigest() == seat["commit"]
        message = b"".join(bytes.fromhex(seat["seed"]) for seat in seats)
        message += bytes.fromhex(self.room["match"].replace("-", "")) + bytes.fromhex(fairness["rules_hash"])
        cut = shuffled(server_seed, message, 0)
        assert [cut[0], cut[1]] == fairness["cut"]["rounds"][0]
        dealt = {number: seen for (match, number), seen in self.dealt.items() if match == self.room["match"]}
        for number, (hand, upcard) in dealt.items():
            deck = shuffled(server_seed, message, number)
            assert deck[20] == upcard
            assert hand in (set(deck[0:20:2]), set(deck[1:20:2]))
        return len(dealt)


def shuffled(server_seed: bytes, message: bytes, number: int) -> list[str]:
    cards = list(CARDS)
    numbers: list[int] = []
    counter = 0
    for i in range(51, 0, -1):
        k = i + 1
        while True:
            if not numbers:
                block = hmac.digest(server_seed, message + struct.pack(">II", number, counter), "sha256")
                numbers = list(struct.unpack(">8I", block))
                counter += 1
            drawn = numbers.pop(0)
            if drawn < 2**32 // k * k:
                break
        cards[i], cards[drawn % k] = cards[drawn % k], cards[i]
    return cards
