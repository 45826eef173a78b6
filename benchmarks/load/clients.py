"""The clients of one server, in a process of their own: python -m benchmarks.load.clients.

Each line of standard input is an order, a JSON object with `do`; each is answered with a line on standard output, which
has `error` alone where the order could not be carried out.
"""

import asyncio
import gc
import json
import resource
import sys
import time
import traceback
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import uvloop

from benchmarks.load.boardgame_peer import BoardgamePeer
from benchmarks.load.colyseus_peer import ColyseusPeer
from benchmarks.load.echo_peer import EchoPeer
from benchmarks.load.exchange import Exchange, Peer
from benchmarks.load.guests import Guest, Wish, homes_of, listed_guests, make_guests, make_rooms
from benchmarks.load.pace import Pace, answers
from benchmarks.load.patience import until
from benchmarks.load.player import Player
from benchmarks.load.room import Room
from benchmarks.load.table import Table, Told
from benchmarks.load.tally import Tally, Window

Json = dict[str, Any]

AT_A_TIME = 50
"""Sockets that are opened at once."""
GREETED_WITHIN = 120.0
DEALT_WITHIN = 240.0
RETURNED_WITHIN = 120.0


class Clients:
    def __init__(self) -> None:
        self._told = Told()
        self._tables: list[Table] = []
        self._exchanges: list[Exchange] = []
        self._tabs: list[Player] = []
        self._homes = 0
        self._listed: list[Guest] = []
        self._tally = Tally()

    async def do(self, order: Json) -> Json:
        match order["do"]:
            case "read the guest list":
                return self._read_list(Path(order["file"]))
            case "sit at tables":
                wish, acts, apart = Wish(order["clock"]), order["acts"], order["apart"]
                return await self._sit(order["urls"], order["rooms"], wish, acts, apart=apart)
            case "exchange":
                return await self._exchange(order["peer"], order["url"], order["rooms"])
            case "play":
                return await self._play(order["seconds"], order["rate"], order["pids"])
            case "deal":
                return await self._deal(order["rate"])
            case "show a frame":
                return {"frame": self._tally.usual_frame()}
            case "open more tabs":
                return await self._open_tabs(order["url"], order["tabs"])
            case "close them":
                return await self._close_tabs()
            case "come back":
                return await self._come_back(order["url"])
            case "tell":
                return self._tell(Path(order["file"]))
            case _:
                raise ValueError(f"no such order: {order}")

    async def _sit(self, urls: Sequence[str], rooms: int, wish: Wish, acts: int | None, *, apart: bool) -> Json:
        """More rooms. `apart`: the players of each are on different servers."""
        guests = await self._guests(urls[0], 2 * rooms)
        codes = await make_rooms(urls[0], guests[:rooms], [wish] * rooms)
        tables = [
            Table(code, (host, friend), self._told, acts=acts)
            for code, host, friend in zip(codes, guests[:rooms], guests[rooms:], strict=True)
        ]
        self._tables.extend(tables)
        places = [urls if apart else [urls[number % len(urls)]] for number in range(rooms)]
        await _few_at_a_time([table.open(place) for table, place in zip(tables, places, strict=True)])
        if not await until(lambda: all(table.greeted for table in tables), GREETED_WITHIN):
            raise AssertionError("a room does not answer a hello")
        return {"rooms": rooms}

    def _read_list(self, file: Path) -> Json:
        self._listed = listed_guests(json.loads(file.read_text()))
        return {"guests": len(self._listed)}

    async def _guests(self, url: str, count: int) -> list[Guest]:
        """Those on the list first; where there is none, new ones."""
        if self._listed:
            guests, self._listed = self._listed[:count], self._listed[count:]
            return guests
        made = await make_guests(url, count, self._homes)
        self._homes += homes_of(count)
        return made

    async def _exchange(self, kind: str, url: str, rooms: int) -> Json:
        for number in range(rooms):
            self._exchanges.append(Exchange(await _peers(kind, url, f"room{number}")))
        await _few_at_a_time([exchange.open() for exchange in self._exchanges])
        if not await until(lambda: all(exchange.greeted for exchange in self._exchanges), GREETED_WITHIN):
            raise AssertionError("a room of another server does not open")
        return {"rooms": rooms}

    @property
    def _rooms(self) -> Sequence[Room]:
        return [*self._tables, *self._exchanges]

    async def _play(self, seconds: float, rate: float | None, pids: dict[str, list[int]]) -> Json:
        tally = self._tally = Tally()
        for room in self._rooms:
            room.tally = tally
        pace, window = Pace(self._rooms, rate), Window(tally, pids)
        await pace.run(seconds)
        found = window.end()
        return {**found, "unanswered": await answers(self._rooms)}

    async def _deal(self, rate: float) -> Json:
        """Play until the first deal lies on every table, and the clock runs out where nobody is to go on."""
        stopping = [table for table in self._tables if table.stops]
        dealt = await self._play_until(lambda: all(table.playing for table in self._tables), self._tables, rate)
        stopped = await self._play_until(lambda: all(table.stopped for table in stopping), stopping, rate)
        return {"all": dealt and stopped}

    async def _play_until(self, done: Callable[[], bool], tables: Sequence[Table], rate: float) -> bool:
        pace = Pace(tables, rate)
        playing = asyncio.create_task(pace.run(DEALT_WITHIN))
        was_done = await until(done, DEALT_WITHIN)
        pace.stop()
        playing.cancel()
        await answers(tables)
        return was_done

    async def _open_tabs(self, url: str, tabs: int) -> Json:
        """Second sockets of players that have one."""
        openings = []
        for table in self._tables[:tabs]:
            first = table.players[0]
            tab = Player(first.guest, lambda _tab, _heard: None, lambda _tab, _heard: None, lambda _tab, _code: None)
            self._tabs.append(tab)
            openings.append(tab.come(url, table.code))
        await _few_at_a_time(openings)
        if not await until(lambda: all(tab.greeted for tab in self._tabs), GREETED_WITHIN):
            raise AssertionError("a room does not answer a hello")
        return {"tabs": len(self._tabs)}

    async def _close_tabs(self) -> Json:
        for tab in self._tabs:
            if tab.line is not None:
                tab.line.close()
        await until(lambda: all(tab.line is None for tab in self._tabs), GREETED_WITHIN)
        self._tabs.clear()
        return {}

    async def _come_back(self, url: str) -> Json:
        """Lose all sockets and open them again; `at`: when the last player had been greeted (monotonic)."""
        for table in self._tables:
            table.returns_to = url
        await until(
            lambda: not any(player.greeted for table in self._tables for player in table.players), RETURNED_WITHIN
        )
        back = await until(lambda: all(table.greeted for table in self._tables), RETURNED_WITHIN)
        at = time.monotonic()
        missing = sum(not player.greeted for table in self._tables for player in table.players)
        return {"at": at, "all": back, "missing": missing}

    def _tell(self, file: Path) -> Json:
        """Write down what was acknowledged, what nobody knows of, and when the matches that stopped were over."""
        stopped = [table for table in self._tables if table.stops]
        over = {table.players[0].match: table.over_at for table in stopped}
        file.write_text(json.dumps({"acked": self._told.acked, "unsure": self._told.unsure, "over": over}))
        return {"acked": len(self._told.acked)}


async def _peers(kind: str, url: str, code: str) -> tuple[Peer, Peer]:
    match kind:
        case "echo":
            return EchoPeer(url, code), EchoPeer(url, code)
        case "boardgame.io":
            return BoardgamePeer(url, code, 0), BoardgamePeer(url, code, 1)
        case "colyseus":
            return await ColyseusPeer.pair(url)
        case _:
            raise ValueError(f"no such server: {kind}")


async def _few_at_a_time(openings: Sequence[Awaitable[None]]) -> None:
    gate = asyncio.Semaphore(AT_A_TIME)

    async def through(opening: Awaitable[None]) -> None:
        async with gate:
            await opening

    await asyncio.gather(*map(through, openings))


async def _run() -> None:
    clients = Clients()
    while line := await asyncio.to_thread(sys.stdin.readline):
        try:
            answer = await clients.do(json.loads(line))
        except Exception as error:  # noqa: BLE001 - whatever it was, who gave the order is told
            traceback.print_exc()
            answer = {"error": repr(error)}
        print(json.dumps(answer), flush=True)


def main() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    gc.disable()  # its pauses would count as the server's
    uvloop.run(_run())


if __name__ == "__main__":
    main()
