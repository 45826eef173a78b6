"""Players and their rooms, made over HTTP as a page does it, from as many addresses as the server's limits ask."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self
from urllib.parse import urlsplit

import orjson

AN_ADDRESS_EACH = 100
"""Guests of one address: the server lets 120 a minute come in from one."""
DOORS = 16
"""Connections at a time."""


@dataclass(frozen=True, slots=True)
class Guest:
    """`home`: the address that this player's connections come from."""

    cookie: str
    home: str


@dataclass(frozen=True, slots=True)
class Wish:
    """What a room is made with."""

    clock: str = "three_minutes"
    rules_id: str = "standard"


class Door:
    """One HTTP connection that is kept open."""

    def __init__(self, host: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._host, self._reader, self._writer = host, reader, writer

    @classmethod
    async def open(cls, url: str, home: str) -> Self:
        parts = urlsplit(url)
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port, local_addr=(home, 0))
        return cls(parts.netloc, reader, writer)

    async def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
        """The answer, and the cookie that came with it."""
        content = b"" if body is None else orjson.dumps(body)
        head = [f"{method} {path} HTTP/1.1", f"Host: {self._host}", "Content-Type: application/json"]
        head.append(f"Content-Length: {len(content)}")
        if cookie:
            head.append(f"Cookie: {cookie}")
        self._writer.write("\r\n".join(head).encode() + b"\r\n\r\n" + content)
        status, *lines = (await self._reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines if line)}
        answer = await self._reader.readexactly(int(headers.get("content-length", "0")))
        if status.split()[1] not in ("200", "201"):
            raise AssertionError(f"{method} {path}: {status} {answer.decode()}")
        return orjson.loads(answer), headers.get("set-cookie", "").split(";")[0]

    def close(self) -> None:
        self._writer.close()


def listed_guests(cookies: Sequence[str]) -> list[Guest]:
    """Players that are in the database already."""
    return [Guest(cookie, _home(number // AN_ADDRESS_EACH)) for number, cookie in enumerate(cookies)]


def _home(number: int) -> str:
    return f"127.0.{1 + number // 250}.{1 + number % 250}"


async def make_guests(url: str, count: int, first_home: int = 0) -> list[Guest]:
    """`first_home`: the number of the first address that nobody has come from yet."""
    doors = asyncio.Semaphore(DOORS)
    sizes = [min(AN_ADDRESS_EACH, count - begun) for begun in range(0, count, AN_ADDRESS_EACH)]

    async def from_one_address(number: int, size: int) -> list[Guest]:
        home = _home(number)
        async with doors:
            door = await Door.open(url, home)
            guests = []
            for each in range(size):
                _, cookie = await door.ask("PUT", "/api/me", {"name": f"Guest {number}-{each}"})
                guests.append(Guest(cookie, home))
            door.close()
        return guests

    made = await asyncio.gather(*(from_one_address(number, size) for number, size in enumerate(sizes, first_home)))
    return [guest for guests in made for guest in guests]


def homes_of(guests: int) -> int:
    """The addresses that so many come from."""
    return -(-guests // AN_ADDRESS_EACH)


async def make_rooms(url: str, hosts: Sequence[Guest], wishes: Sequence[Wish]) -> list[str]:
    """A room of each of these, by its code."""
    codes: dict[int, str] = {}
    rest = iter(enumerate(zip(hosts, wishes, strict=True)))

    async def through_one_door() -> None:
        door = await Door.open(url, "127.0.0.1")
        for number, (host, wish) in rest:
            body = {"rules_id": wish.rules_id, "clock": wish.clock, "opponent": "friend"}
            answer, _ = await door.ask("POST", "/api/rooms", body, host.cookie)
            codes[number] = answer["code"]
        door.close()

    await asyncio.gather(*(through_one_door() for _ in range(DOORS)))
    return [codes[number] for number in range(len(hosts))]
