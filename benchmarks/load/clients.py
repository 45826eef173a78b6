"""The clients of one server, in a process of their own: python -m benchmarks.load.clients.

Each line of standard input is an order, a JSON object with `do`; each is answered with a line on standard output.
"""

import asyncio
import gc
import json
import resource
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import uvloop

from benchmarks.load.echo_peer import EchoPeer
from benchmarks.load.exchange import Exchange
from benchmarks.load.guests import Wish, make_guests, make_rooms
from benchmarks.load.pace import Pace, answers
from benchmarks.load.patience import until
from benchmarks.load.room import Room
from benchmarks.load.table import Table, Told
from benchmarks.load.tally import Tally, Window

Json = dict[str, Any]

AT_A_TIME = 50
"""Sockets that are opened at once."""
GREETED_WITHIN = 30.0


class Clients:
    def __init__(self) -> None:
        self._told = Told()
        self._tables: list[Table] = []
        self._exchanges: list[Exchange] = []

    async def do(self, order: Json) -> Json:
        match order["do"]:
            case "sit at tables":
                return await self._sit(order["url"], order["rooms"])
            case "exchange":
                return await self._exchange(order)
            case "play":
                return await self._play(order["seconds"], order["rate"], order["pids"])
            case "tell":
                return self._tell(Path(order["file"]))
            case _:
                raise ValueError(f"no such order: {order}")

    async def _sit(self, url: str, rooms: int) -> Json:
        guests = await make_guests(url, 2 * rooms)
        codes = await make_rooms(url, guests[:rooms], [Wish()] * rooms)
        self._tables = [
            Table(code, (host, friend), self._told)
            for code, host, friend in zip(codes, guests[:rooms], guests[rooms:], strict=True)
        ]
        await _few_at_a_time([table.open(url) for table in self._tables])
        if not await until(lambda: all(table.greeted for table in self._tables), GREETED_WITHIN):
            raise AssertionError("a room does not answer a hello")
        return {"rooms": rooms}

    async def _exchange(self, order: Json) -> Json:
        url, rooms = order["url"], order["rooms"]
        self._exchanges = [
            Exchange((EchoPeer(url, f"room{number}", 0), EchoPeer(url, f"room{number}", 1))) for number in range(rooms)
        ]
        await _few_at_a_time([exchange.open() for exchange in self._exchanges])
        return {"rooms": rooms}

    @property
    def _rooms(self) -> Sequence[Room]:
        return [*self._tables, *self._exchanges]

    async def _play(self, seconds: float, rate: float | None, pids: list[int]) -> Json:
        tally = Tally()
        for room in self._rooms:
            room.tally = tally
        pace, window = Pace(self._rooms, rate), Window(tally, pids)
        await pace.run(seconds)
        found = window.end()
        return {**found, "unanswered": await answers(self._rooms), "usual_frame": tally.usual_frame()}

    def _tell(self, file: Path) -> Json:
        """Write down what was acknowledged, and what nobody knows of."""
        file.write_text(json.dumps({"acked": self._told.acked, "unsure": self._told.unsure}))
        return {"acked": len(self._told.acked)}


async def _few_at_a_time(openings: Sequence[Any]) -> None:
    gate = asyncio.Semaphore(AT_A_TIME)

    async def through(opening: Any) -> None:
        async with gate:
            await opening

    await asyncio.gather(*map(through, openings))


async def _run() -> None:
    clients = Clients()
    while line := await asyncio.to_thread(sys.stdin.readline):
        print(json.dumps(await clients.do(json.loads(line))), flush=True)


def main() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    gc.disable()  # its pauses would count as the server's
    uvloop.run(_run())


if __name__ == "__main__":
    main()
