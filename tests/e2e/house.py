"""The real server in a thread of the test: a database of its own, seeds that the test knows, a clock it can set on."""

import asyncio
import random
import secrets
import socket
import threading
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from fastapi import FastAPI
from typing_extensions import override

from app.clock import Alarm, Sample, ServerClock
from app.database import Database, open_database
from app.ids import new_id
from app.main import create_app
from app.matches.heartbeats import Life
from app.players.limits import Limiter
from app.rooms.chance import Chance
from app.server import Server, listen
from app.settings import Settings
from app.site import Site
from engine import Card, shuffle

STARTS_WITHIN = 20.0
HIGH_TO_LOW = ("KS", "9S", "6S", "2S")
"""What is cut for who deals, and by those that come after it."""
STEP = 4_000
"""Ms by which the clock is set on at a time: less than a silence that would count as an outage."""


class MovableClock:
    """The server's clock, some way ahead. Whatever is due rings after it was set on."""

    def __init__(self) -> None:
        self._clock = ServerClock()
        self._ahead = 0
        self._alarms: list[MovableAlarm] = []

    def now(self) -> int:
        return self._clock.now() + self._ahead

    def call_at(self, when: int, ring: Callable[[], None]) -> "MovableAlarm":
        alarm = MovableAlarm(when, ring)
        self._alarms = [*(alarm for alarm in self._alarms if alarm.ring is not None), alarm]
        self._wind(alarm)
        return alarm

    def follow(self, _sample: Sample) -> None:
        """It is on its own."""

    def set_on(self, ms: int) -> None:
        self._ahead += ms
        for alarm in self._alarms:
            self._wind(alarm)

    def _wind(self, alarm: "MovableAlarm") -> None:
        if alarm.ring is None:
            return
        if alarm.wound is not None:
            alarm.wound.cancel()
        alarm.wound = self._clock.call_at(alarm.when - self._ahead, alarm.go_off)


class MovableAlarm:
    def __init__(self, when: int, ring: Callable[[], None]) -> None:
        self.when = when
        self.ring: Callable[[], None] | None = ring
        self.wound: Alarm | None = None

    def go_off(self) -> None:
        ring, self.ring = self.ring, None
        if ring is not None:
            ring()

    def cancel(self) -> None:
        self.ring = None
        if self.wound is not None:
            self.wound.cancel()


class House:
    """Open it with `with`. `url` is how browsers of this machine find it."""

    def __init__(self, database: Path, *, pace: float = 0.0) -> None:
        self._path = database
        self._clock = MovableClock()
        self._seeds: deque[str] = deque()
        self._ids: deque[str] = deque()
        self._stacked: dict[bytes, tuple[Sequence[Card], Sequence[Sequence[Card]]]] = {}
        self._chance = Chance(
            seed=self._seed, match_id=self._match_id, deck=self._deck, bots=random.Random(1), pace=pace
        )
        self._ready = threading.Event()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._server: Server | None = None
        self.database: Database | None = None
        self.url = ""

    def __enter__(self) -> Self:
        self._start()
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self._stop()

    def restart(self) -> None:
        """Go down in good order and come back with the same database and address."""
        self.go_away()
        self.come_back()

    def go_away(self) -> None:
        """Nobody answers at the address until it comes back."""
        self._stop()

    def come_back(self) -> None:
        self._start()

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    # --- what the next room is played with ------------------------------------

    def fix(self, match_id: str, server_seed: str) -> None:
        """The next room's match has this id and this seed of the server."""
        self._ids.append(match_id)
        self._seeds.append(server_seed)

    def stack(self, *decks: Sequence[Card], dealer: int = 1) -> None:
        """The next room's deals are dealt from these decks, the first by `dealer`. No page can find them fair."""
        self.stack_for((dealer, 1 - dealer), *decks)

    def stack_for(self, order: Sequence[int], *decks: Sequence[Card]) -> None:
        """The same for as many seats as `order` has: so they come in the cut, the highest first."""
        seed = secrets.token_hex(32)
        self._seeds.append(seed)
        cut = tuple(Card.parse(HIGH_TO_LOW[order.index(seat)]) for seat in range(len(order)))
        self._stacked[bytes.fromhex(seed)] = (cut, decks)

    # --- what happens to it ---------------------------------------------------

    def pass_time(self, seconds: float) -> None:
        """Set the server's clock on. Its heartbeat goes on meanwhile, so that this is no outage."""
        self.in_loop(lambda: self._pass(round(seconds * 1000)))

    def drop_sockets(self, name: str) -> None:
        """Cut every line of the player of that name, without a word."""

        def drop() -> None:
            for room in self._app.state.registry.rooms():
                for connection in room._presence:
                    if connection.player is not None and connection.player.name == name:
                        connection.cut()

        self.in_loop(drop)

    def in_loop(self, work: Callable[[], None]) -> None:
        done = threading.Event()
        failed: list[BaseException] = []

        def run() -> None:
            try:
                work()
            except BaseException as error:  # noqa: BLE001 - it is raised again where it is waited for
                failed.append(error)
            done.set()

        assert self._loop is not None
        self._loop.call_soon_threadsafe(run)
        assert done.wait(STARTS_WITHIN)
        if failed:
            raise failed[0]

    def serve_page_of(self, dist: Path) -> None:
        """What a new server would read there."""
        self._app.state.site = Site.read(dist)

    @property
    def _app(self) -> FastAPI:
        assert self._server is not None
        return self._server._app

    def _pass(self, ms: int) -> None:
        pulse = self._app.state.registry._house.pulse
        pulse.hear([Life("house", 0, self._clock.now())])
        while ms > 0:
            step = min(ms, STEP)
            self._clock.set_on(step)
            pulse.hear([Life("house", 0, self._clock.now())])
            ms -= step

    # --- chance ---------------------------------------------------------------

    def _seed(self) -> str:
        return self._seeds.popleft() if self._seeds else secrets.token_hex(32)

    def _match_id(self, now: int) -> str:
        return self._ids.popleft() if self._ids else new_id(now)

    def _deck(
        self, server_seed: bytes, seeds: Sequence[bytes], match_id: bytes, rules_hash: bytes, number: int
    ) -> tuple[Card, ...]:
        if server_seed in self._stacked:
            cut, decks = self._stacked[server_seed]
            if number == shuffle.CUT_DECK:
                return tuple(cut)
            if number <= len(decks):
                return tuple(decks[number - 1])
        return shuffle.deck(server_seed, seeds, match_id, rules_hash, number)

    # --- the thread -----------------------------------------------------------

    def _start(self) -> None:
        self._ready.clear()
        self._thread = threading.Thread(target=self._run, name="house")
        self._thread.start()
        assert self._ready.wait(STARTS_WITHIN), "the server did not start"

    def _stop(self) -> None:
        assert self._server is not None
        assert self._thread is not None
        self._server.should_exit = True
        self._thread.join(STARTS_WITHIN)
        assert not self._thread.is_alive()

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        listening = listen("127.0.0.1", self.port if self.url else 0)
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self.database = open_database(f"sqlite:///{self._path}")
        app = create_app(Settings(), database=self.database, chance=self._chance, clock=self._clock)
        self._server = TellingServer(app, self._opened)
        await self._server.serve(sockets=[listening])

    def _opened(self) -> None:
        # All of these people come from one address, at the pace of a test.
        self._app.state.limiter = Limiter({})
        self._ready.set()


class TellingServer(Server):
    """Says when it can be visited."""

    def __init__(self, app: FastAPI, opened: Callable[[], None]) -> None:
        super().__init__(app)
        self._tell = opened

    @override
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._tell()
