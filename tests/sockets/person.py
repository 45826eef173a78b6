"""Somebody at a browser: a cookie, a socket, and the few things that a page does by itself."""

import asyncio
import json
import secrets
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Self, TypeAlias

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

Json: TypeAlias = dict[str, Any]

PATIENCE = 10.0


class Person:
    """Talks JSON to the API, and carries the cookie to any number of sockets."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.cookie = ""
        self.seeds: dict[str, str] = {}
        self.id: str = self.call("PUT", "/api/me", {"name": name})["player"]["id"]

    def call(self, method: str, path: str, body: Any = None) -> Any:
        request = urllib.request.Request(self.url + path, method=method)
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            if (cookie := answer.headers.get("Set-Cookie")) is not None:
                self.cookie = cookie.split(";")[0]
            return json.loads(answer.read())

    def make_room(
        self,
        *,
        opponent: str = "friend",
        clock: str = "three_minutes",
        rules_id: str = "standard",
        rules: Mapping[str, Any] | None = None,
        plan: str = "duel",
    ) -> str:
        wish = {"format": plan, "rules_id": rules_id, "rules": dict(rules or {}), "clock": clock, "opponent": opponent}
        code: str = self.call("POST", "/api/rooms", wish)["code"]
        return code

    async def come(
        self, code: str, *, hello: bool = True, origin: str | None = None, offers: Sequence[str] = ("knockwood.1",)
    ) -> "Tab":
        """Open a socket to a room, as the page does."""
        socket = await connect(
            self.url.replace("http", "ws", 1) + f"/ws/rooms/{code}",
            subprotocols=[Subprotocol(name) for name in offers],
            additional_headers={"Cookie": self.cookie} | ({} if origin is None else {"Origin": origin}),
            compression=None,
            open_timeout=PATIENCE,
        )
        tab = Tab(self, socket)
        if hello:
            await tab.send({"type": "hello"})
        return tab


@dataclass
class Tab:
    """One socket. `heard`: every frame as it came; `room`, `update`, `presence`: the last of each."""

    person: Person
    socket: ClientConnection
    heard: list[str] = field(default_factory=list)
    room: Json = field(default_factory=dict)
    update: Json = field(default_factory=dict)
    presence: Json = field(default_factory=dict)
    answers_pings: bool = True
    patience: float = PATIENCE
    _ids: int = 0

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def send(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def action(self, kind: str, **content: Any) -> Json:
        """An action of a new id, with the present turn where it needs one."""
        self._ids += 1
        message = {"type": kind, "id": f"{secrets.token_hex(4)}-{self._ids}", **content}
        if kind in ("pass", "draw", "discard", "knock", "big_gin", "lay_off"):
            message.setdefault("turn", self.update["view"]["deal"]["turn"])
        return message

    async def do(self, kind: str, **content: Any) -> Json:
        """Act, and hear the Update that acknowledges it. Sent again where the server asks for that, as a page does."""
        message = self.action(kind, **content)
        while True:
            await self.send(message)
            answer = await self._answered(message["id"])
            if answer.get("code") not in ("too_fast", "try_again"):
                break
            await asyncio.sleep(0.2)
        assert answer["type"] == "update", answer
        return answer

    async def ask(self, kind: str, **content: Any) -> Json:
        """Act once, and hear the answer, whichever it is."""
        message = self.action(kind, **content)
        await self.send(message)
        return await self._answered(message["id"])

    async def refused(self, kind: str, **content: Any) -> Json:
        """Act, and hear that it is refused."""
        answer = await self.ask(kind, **content)
        assert answer["type"] == "refused", answer
        return answer

    async def _answered(self, action_id: str) -> Json:
        return await self.hear(
            lambda heard: heard.get("ack") == action_id or (heard["type"] == "refused" and heard["id"] == action_id)
        )

    async def hear(self, wanted: Callable[[Json], bool] = lambda _: True) -> Json:
        """The next message that is wanted; what comes before it is taken note of."""
        async with asyncio.timeout(self.patience):
            while True:
                frame = await self.socket.recv()
                assert isinstance(frame, str)
                self.heard.append(frame)
                message: Json = json.loads(frame)
                await self._note(message)
                if wanted(message):
                    return message

    async def hear_type(self, kind: str) -> Json:
        return await self.hear(lambda heard: heard["type"] == kind)

    async def hear_view(self, wanted: Callable[[Json], bool]) -> Json:
        """The view of the first Update, the present one included, of which this holds."""
        if self.update and wanted(self.update["view"]):
            return dict(self.update["view"])
        answer = await self.hear(lambda heard: heard["type"] == "update" and wanted(heard["view"]))
        return dict(answer["view"])

    async def hear_close(self) -> tuple[int, list[Json]]:
        """Hear everything to the end: the close code, and the messages before it."""
        messages: list[Json] = []
        with suppress(ConnectionClosed):
            async with asyncio.timeout(PATIENCE):
                while True:
                    messages.append(json.loads(await self.socket.recv()))
        assert self.socket.close_code is not None
        return self.socket.close_code, messages

    async def sit(self) -> Json:
        seed = secrets.token_hex(32)
        commit = sha256(bytes.fromhex(seed)).hexdigest()
        self.person.seeds[commit] = seed
        return await self.do("sit", commit=commit)

    async def reveal(self) -> Json:
        await self.hear_view(lambda view: view["phase"] == "revealing")
        return await self.do("reveal", seed=self.person.seeds[self.room["seats"][self.room["you"]]["commit"]])

    async def _note(self, message: Mapping[str, Any]) -> None:
        match message["type"]:
            case "room":
                self.room = dict(message)
            case "update":
                self.update = dict(message)
            case "presence":
                self.presence = dict(message)
            case "ping" if self.answers_pings:
                await self.send({"type": "pong", "n": message["n"]})


async def start_company(people: Sequence[Person], code: str) -> list[Tab]:
    """All sit down, by turns, are ready and open their seeds; the first deal lies on the table."""
    tabs = [await person.come(code) for person in people]
    for tab in tabs:
        await tab.hear_type("update")
    for tab in tabs:
        await tab.sit()
    for tab in tabs:
        await tab.do("ready")
    for tab in tabs:
        await tab.reveal()
    for tab in tabs:
        await tab.hear_view(lambda view: view["phase"] == "playing")
    return tabs


async def start_match(host: Person, friend: Person, code: str) -> tuple[Tab, Tab]:
    """Both sit down and open their seeds; the first deal lies on the table."""
    one, two = await host.come(code), await friend.come(code)
    for tab in (one, two):
        await tab.hear_type("update")
    for tab in (one, two):
        await tab.sit()
    for tab in (one, two):
        await tab.reveal()
    for tab in (one, two):
        await tab.hear_view(lambda view: view["phase"] == "playing")
    return one, two
