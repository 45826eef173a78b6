"""Somebody who plays on whatever happens to the servers, as a page does, and remembers what it was told."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from copy import copy
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Self

from typing_extensions import override
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Data, Subprotocol

from tests.sockets.stranger import Stranger

OPENS_WITHIN = 3.0
SILENT_FOR = 3.0
"""Seconds without a word after which it asks the line, as a page does."""
ANSWERS_WITHIN = 2.0
"""Seconds after which it comes anew where that is not answered."""
LONGEST_WAIT = 1.0
WAITS = 2
"""Visits to a table where the other has not agreed to a rematch, before it goes."""
_OF_THE_MOMENT = ("clock", "sheet_left")


@dataclass(frozen=True, slots=True)
class Told:
    """One Update: where the match stood, what it acknowledged, and a digest of what the seat saw."""

    match: str
    seq: int
    seat: int | None
    ack: str | None
    view: bytes


def seen(view: Mapping[str, Any]) -> bytes:
    """A digest of a view without what changes by the clock alone."""
    lasting = {name: value for name, value in view.items() if name not in _OF_THE_MOMENT}
    return blake2b(json.dumps(lasting, sort_keys=True).encode(), digest_size=16).digest()


class Regular(Stranger):
    """`servers`: where it goes, the next one whenever one fails it. `on_told`: hears of every Update.

    `leaves`: set, it goes when the match is over, instead of asking for another one. `tab`: distinguishes what it asks
    for from what the same person asks for elsewhere.
    """

    def __init__(self, servers: Sequence[str], name: str, on_told: Callable[[Told], None]) -> None:
        super().__init__(servers[0], name)
        self.leaves = False
        self._waited = 0
        self._agreed: set[str] = set()
        self.tab = ""
        self.acknowledged = 0
        self._done: set[str] = set()
        self.closes: Counter[int] = Counter()
        self.ended: set[str] = set()
        self._servers = tuple(servers)
        self._on_told = on_told

    def in_another_tab(self, servers: Sequence[str], tab: str) -> Self:
        """The same person once more: same cookie, same seeds, other servers."""
        other = copy(self)
        other.tab, other._servers = tab, tuple(servers)
        other._done, other.ended, other.closes, other.acknowledged = set(), set(), Counter(), 0
        return other

    async def stay(self, code: str) -> None:
        """Play match after match in this room until it `leaves`."""
        visits, failures = 0, 0
        while True:
            address = self._servers[visits % len(self._servers)].replace("http", "ws", 1)
            with suppress(OSError, TimeoutError, InvalidHandshake, ConnectionClosed):
                async with connect(
                    f"{address}/ws/rooms/{code}",
                    subprotocols=[Subprotocol("knockwood.1")],
                    additional_headers={"Cookie": self.cookie},
                    compression=None,
                    open_timeout=OPENS_WITHIN,
                    close_timeout=0.2,
                ) as socket:
                    failures = 0
                    if await self._sit_at(socket):
                        return
            visits += 1
            await asyncio.sleep(min(LONGEST_WAIT, 0.05 * 2**failures) * random.uniform(0.5, 1))
            failures += 1

    @override
    def decide(self, match: str, view: dict[str, Any]) -> dict[str, Any] | None:
        """What was acknowledged is not asked again. An id names a moment of one match."""
        wish = super().decide(match, view)
        if wish is None:
            return None
        if wish["type"] == "rematch":
            self._agreed.add(match)
        wish["id"] = f"{self.tab}{match[-8:]}-{wish['id']}"[:40]
        return None if wish["id"] in self._done else wish

    async def _sit_at(self, socket: ClientConnection) -> bool:
        await socket.send('{"type":"hello"}')
        try:
            while True:
                frame = await self._next(socket)
                if await self.hear(socket, json.loads(frame), set(), matches=2):
                    return True
        except ConnectionClosed:
            assert socket.close_code is not None
            self.closes[socket.close_code] += 1
            raise
        except TimeoutError:
            socket.transport.abort()  # a closing handshake would go the same way
            raise

    async def _next(self, socket: ClientConnection) -> Data:
        try:
            return await asyncio.wait_for(socket.recv(), SILENT_FOR)
        except TimeoutError:
            if self.leaves:  # for a rematch that nobody else wants one waits for a few visits
                raise
            await socket.send('{"type":"probe","n":1}')
            return await asyncio.wait_for(socket.recv(), ANSWERS_WITHIN)

    @override
    async def hear(self, socket: ClientConnection, told: dict[str, Any], played: set[str], matches: int) -> bool:
        if told["type"] == "update":
            view = told["view"]
            if told["ack"] is not None and told["ack"] not in self._done:
                self._done.add(told["ack"])
                self.acknowledged += 1
            self._on_told(Told(told["match"], told["seq"], view["seat"], told["ack"], seen(view)))
            if view["phase"] == "over":
                self.ended.add(told["match"])
                if self.leaves and self._may_go(told["match"], view):
                    return True
        return await super().hear(socket, told, played, matches)

    def _may_go(self, match: str, view: Mapping[str, Any]) -> bool:
        """Whoever has agreed to a rematch waits a while for the other, whose agreement may be on its way."""
        if match not in self._agreed:  # the own one may be on its way too
            return True
        self._waited += not all(view["rematch"])
        return self._waited > WAITS
