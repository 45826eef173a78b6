"""The bus over Redis: one line per server, on which it subscribes to its rooms and says its words."""

import asyncio
import math
from collections import defaultdict
from typing import Any, Final

import orjson
import structlog
from redis.asyncio.connection import AbstractConnection, ConnectionPool
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from app.clock import Clock
from app.metrics import Metrics
from app.rooms.bus import Ear, Household
from app.rooms.neighbours import Neighbours
from app.rooms.word import NoWord, Word, read_word, write_word

ROOM: Final = "knockwood:room:"
SERVERS: Final = "knockwood:servers"

PULSE_EVERY = 1.0
SILENT_FOR = 3.0
"""Seconds without its own pulse after which a line is given up."""
ANSWERS_WITHIN = 2.0
CONFIRMS_WITHIN = 1.0
"""Seconds that a room waits for being heard of; what it misses if that takes longer is found by looking."""
SHORTEST_WAIT, LONGEST_WAIT = 0.1, 2.0
AT_ONCE = 500
"""Channels in one command, when a line is new."""

_log = structlog.get_logger(__name__)


class RedisBus:
    """A room's words go to the channel `knockwood:room:` and its code; what concerns whole servers to another.

    On that one each server says every second that it is there (`pulse`), which of its lines that is, and whose lines
    it has met: after the first pulse of a new line every room says its word, since that line may have missed some.
    """

    def __init__(self, url: str, server: str, neighbours: Neighbours, clock: Clock, metrics: Metrics) -> None:
        self._pool = ConnectionPool.from_url(
            url,
            protocol=3,  # one line for both ways
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=ANSWERS_WITHIN,
            socket_timeout=ANSWERS_WITHIN,
            socket_keepalive=True,
            client_name="knockwood",
        )
        self._server = server
        self._neighbours = neighbours
        self._clock = clock
        self._metrics = metrics
        self._ears: defaultdict[str, list[Ear]] = defaultdict(list)
        self._household: Household | None = None
        self._line: AbstractConnection | None = None
        self._number = 0
        self._lines: dict[str, str] = {}
        self._confirmed: dict[str, asyncio.Future[None]] = {}
        self._outbox: list[tuple[str | bytes, ...]] = []
        self._filled = asyncio.Event()
        self._pulsed = 0.0

    # --- what rooms want --------------------------------------------------------

    async def listen(self, code: str, ear: Ear) -> None:
        self._ears[code].append(ear)
        if self._line is None:  # a new line subscribes to all
            return
        heard = self._confirmed.get(code)
        if heard is None:
            heard = self._confirmed[code] = asyncio.get_running_loop().create_future()
        self._send("SUBSCRIBE", ROOM + code)
        await asyncio.wait({heard}, timeout=CONFIRMS_WITHIN)

    def leave(self, code: str, ear: Ear) -> None:
        ears = self._ears[code]
        ears.remove(ear)
        if not ears:
            del self._ears[code]
            self._send("UNSUBSCRIBE", ROOM + code)

    def is_heard(self, code: str, ear: Ear) -> bool:
        return True

    def say(self, code: str, word: Word, ear: Ear) -> None:
        for other in tuple(self._ears.get(code, ())):
            if other != ear:
                other(word)
        self._publish(ROOM + code, write_word(word))

    def rename(self, player: str) -> None:
        self._publish(SERVERS, orjson.dumps({"renamed": player}))

    # --- the line -----------------------------------------------------------------

    async def run(self, household: Household) -> None:
        """Until cancelled: keep a line, or try for one again and again."""
        self._household = household
        wait, told = SHORTEST_WAIT, False
        while True:
            try:
                await self._connect()
                wait, told = SHORTEST_WAIT, False
                await self._serve()
            except (RedisError, OSError, TimeoutError) as error:
                if not told:
                    _log.warning("bus_away", error=type(error).__name__)
                    told = True
            finally:
                await self._lose()
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, wait * 2)

    async def _connect(self) -> None:
        line: AbstractConnection = self._pool.make_connection()  # type: ignore[no-untyped-call]  # the library has no types here
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                await line.connect()  # type: ignore[no-untyped-call]  # nor here
        except BaseException:
            await line.disconnect(nowait=True)
            raise
        self._line = line
        self._number += 1
        self._pulsed = asyncio.get_running_loop().time()
        self._outbox.clear()
        channels = [SERVERS, *(ROOM + code for code in self._ears)]
        for first in range(0, len(channels), AT_ONCE):
            self._send("SUBSCRIBE", *channels[first : first + AT_ONCE])

    async def _lose(self) -> None:
        line, self._line = self._line, None
        if line is None:
            return
        self._neighbours.lose()
        self._metrics.bus_lost()
        self._lines.clear()
        self._outbox.clear()
        for waiting in self._confirmed.values():
            waiting.set_result(None)
        self._confirmed.clear()
        await line.disconnect(nowait=True)

    async def _serve(self) -> None:
        """Read, write and pulse until one of them fails."""
        tasks = [asyncio.create_task(work) for work in (self._read(), self._write(), self._pulse())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)

    async def _read(self) -> None:
        line = self._line
        assert line is not None
        while True:
            answer = await line.read_response(timeout=math.inf, disconnect_on_error=False, push_request=True)
            match answer:
                case [b"message", bytes(channel), bytes(data)]:
                    self._hear(channel.decode(), data)
                case [b"subscribe", bytes(channel), _]:
                    self._subscribed(channel.decode())
                case _:  # how many have heard a word
                    pass

    async def _write(self) -> None:
        line = self._line
        assert line is not None
        while True:
            await self._filled.wait()
            self._filled.clear()
            commands, self._outbox = self._outbox, []
            if commands:
                async with asyncio.timeout(ANSWERS_WITHIN):
                    await line.send_packed_command(line.pack_commands(commands), check_health=False)

    async def _pulse(self) -> None:
        while True:
            await asyncio.sleep(PULSE_EVERY)
            if asyncio.get_running_loop().time() - self._pulsed > SILENT_FOR:
                raise TimeoutError
            self._say_pulse()

    def _say_pulse(self) -> None:
        self._publish(SERVERS, orjson.dumps({"pulse": str(self._number), "met": self._lines}))

    def _send(self, *command: str | bytes) -> None:
        if self._line is not None:
            self._outbox.append(command)
            self._filled.set()

    def _publish(self, channel: str, data: bytes) -> None:
        self._send("PUBLISH", channel, b"%s %s" % (self._server.encode(), data))

    # --- what is heard --------------------------------------------------------------

    def _subscribed(self, channel: str) -> None:
        if channel == SERVERS:
            self._neighbours.find()
            self._metrics.bus_found()
            _log.info("bus_there")
            assert self._household is not None
            self._household.speak()
            self._say_pulse()
        elif (waiting := self._confirmed.pop(channel.removeprefix(ROOM), None)) is not None and not waiting.done():
            waiting.set_result(None)

    def _hear(self, channel: str, message: bytes) -> None:
        sender, _, data = message.partition(b" ")
        server = sender.decode(errors="replace")
        if channel == SERVERS:
            self._hear_server(server, data)
        elif server != self._server:
            try:
                word = read_word(server, data)
            except NoWord:
                _log.warning("odd_word", channel=SERVERS)
                return
            self._metrics.heard(self._clock.now() - word.at)
            for ear in tuple(self._ears.get(channel.removeprefix(ROOM), ())):
                ear(word)

    def _hear_server(self, server: str, data: bytes) -> None:
        assert self._household is not None
        match _json(data):
            case {"pulse": str(), "met": dict()} if server == self._server:
                self._pulsed = asyncio.get_running_loop().time()
            case {"renamed": str(player)} if server != self._server:
                self._household.renamed(player)
            case {"pulse": str(number), "met": dict(met)}:
                if self._lines.get(server) != number:
                    self._lines[server] = number
                    self._household.speak()
                    self._say_pulse()
                has_met_us = met.get(self._server) == str(self._number)
                self._neighbours.hear(server, self._clock.now(), met=has_met_us)
            case _:
                pass


def _json(data: bytes) -> Any:
    try:
        return orjson.loads(data)
    except orjson.JSONDecodeError:
        return None
