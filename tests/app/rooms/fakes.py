"""A room over a real store, with a clock that the test moves, lines that it reads, and decks that it stacks."""

import asyncio
import functools
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from typing import Any, ParamSpec

from sqlalchemy import Connection as SqlConnection

from app.ids import new_id
from app.matches.entries import NewRoom
from app.matches.log import MatchLog
from app.players.auth import Player
from app.players.models import PLAYERS
from app.rooms.bots import Computer
from app.rooms.bus import LocalBus
from app.rooms.chance import Chance
from app.rooms.connection import Connection
from app.rooms.house import House
from app.rooms.inbox import Asked, Confided, Joined, Left, Spoke, Wondered
from app.rooms.neighbours import Neighbours, alone
from app.rooms.opening import BOT, Terms, opening
from app.rooms.pulse import Pulse
from app.rooms.registry import Registry
from app.rooms.room import Room
from app.rooms.waiting import IDLE
from app.rooms.watch import Watch
from app.wire.inbound import AskArrangements, AskLayOffs, Inbound, Phrase, Point, Whisper
from app.wire.read import read
from engine.cards import CARDS, Card
from engine.formats import FORMATS
from engine.rules import RULE_SETS, Rules
from tests.app.rooms.fake_clock import FakeClock
from tests.app.rooms.fake_line import FakeLine, Message
from tests.app.store import Store

CODE = "ABCD2345"
PATIENCE = 5.0
FURTHER_CUTS = (Card.parse("4S"), Card.parse("3S"))
"""What seats 2 and 3 cut."""

HIGH_TO_LOW = ("KS", "9S", "6S", "2S")
_numbers = count(1)
A_YEAR = 365 * 24 * 60 * 60 * 1000

P = ParamSpec("P")


def in_loop(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """Run an async test."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def whole() -> None:
            await test(*args, **kwargs)

        asyncio.run(whole())

    return run


@dataclass
class Guest:
    """One tab of a player in a room."""

    room: Room
    clock: FakeClock
    connection: Connection
    line: FakeLine
    seeds: dict[str, str] = field(default_factory=dict)
    told: dict[str, Message] = field(default_factory=dict)
    heard: list[Message] = field(default_factory=list)
    pongs: int | None = None

    @property
    def view(self) -> Message:
        return dict(self.told["update"]["view"])

    @property
    def seat(self) -> int:
        seat: int = self.told["room"]["you"]
        return seat

    def post(self, message: Message, at: int | None = None) -> None:
        """Let a message arrive (at a given time), as the socket passes it on."""
        parsed: Inbound = read(json.dumps(message))
        when = self.clock.now() if at is None else at
        if isinstance(parsed, AskArrangements | AskLayOffs):
            self.room.post(Wondered(self.connection, parsed, when))
        elif isinstance(parsed, Phrase):
            self.room.post(Spoke(self.connection, parsed.phrase, when))
        elif isinstance(parsed, Point | Whisper):
            self.room.post(Confided(self.connection, parsed, when))
        else:
            self.room.post(Asked(self.connection, parsed, when))  # type: ignore[arg-type]  # tests send actions

    def act(self, kind: str, at: int | None = None, **content: Any) -> str:
        action_id = str(content.pop("id", f"a{next(_numbers)}"))
        if kind in ("pass", "draw", "discard", "knock", "big_gin", "lay_off"):
            content.setdefault("turn", self.view["deal"]["turn"])
        self.post({"type": kind, "id": action_id, **content}, at)
        return action_id

    async def do(self, kind: str, at: int | None = None, **content: Any) -> Message:
        """Act, and hear the Update with its acknowledgement."""
        answer = await self.answer(self.act(kind, at, **content))
        assert answer["type"] == "update", answer
        return answer

    async def refused(self, kind: str, at: int | None = None, **content: Any) -> Message:
        answer = await self.answer(self.act(kind, at, **content))
        assert answer["type"] == "refused", answer
        return answer

    async def answer(self, action_id: str) -> Message:
        return await self.hear(
            lambda heard: heard.get("ack") == action_id or (heard["type"] == "refused" and heard["id"] == action_id)
        )

    async def hear(self, wanted: Callable[[Message], bool]) -> Message:
        """The next message that is wanted; a close that is not fails the test."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.line.messages.get()
                self.heard.append(message)
                self.told[message["type"]] = message
                if message["type"] == "ping" and self.pongs is not None:
                    self.connection.pong(message["n"], self.clock.now() + self.pongs)
                if wanted(message):
                    return message
                assert message["type"] != "closed", message

    async def hear_type(self, kind: str) -> Message:
        return await self.hear(lambda heard: heard["type"] == kind)

    async def hear_view(self, wanted: Callable[[Message], bool]) -> Message:
        if "update" in self.told and wanted(self.view):
            return self.view
        answer = await self.hear(lambda heard: heard["type"] == "update" and wanted(heard["view"]))
        return dict(answer["view"])

    async def hear_seq(self, seq: int) -> Message:
        """The Update of this seq or a later one."""
        if "update" in self.told and self.told["update"]["seq"] >= seq:
            return self.told["update"]
        return await self.hear(lambda heard: heard["type"] == "update" and heard["seq"] >= seq)

    async def quiet(self) -> None:
        """Hear everything that the room says up to now: it has served all that came before."""
        self.post({"type": "ask_arrangements", "card": "AS" if self.connection.seat is None else "KS"})
        answers = ("arrangements", "refused")
        await self.hear(
            lambda heard: heard["type"] in answers and heard.get("id") is None and heard.get("code") != "removed"
        )

    def leave(self) -> None:
        """The socket closes."""
        self.connection.leave()
        self.room.post(Left(self.connection, self.clock.now()))

    async def sit(self) -> Message:
        seed = sha256(f"{self.connection.player}".encode()).hexdigest()
        commit = sha256(bytes.fromhex(seed)).hexdigest()
        self.seeds[commit] = seed
        return await self.do("sit", commit=commit)

    async def reveal(self) -> Message:
        await self.hear_view(lambda view: view["phase"] == "revealing")
        return await self.do("reveal", seed=self.seeds[self.told["room"]["seats"][self.seat]["commit"]])


class Game:
    """A house with one room. `decks`: dealt in order, deck 1 first; then seeded shuffles.

    `order`: the seats as they come in the cut, the highest first; where there is none `dealer` wins it.
    """

    def __init__(
        self,
        store: Store,
        *,
        decks: Sequence[tuple[Card, ...]] = (),
        dealer: int = 1,
        order: Sequence[int] | None = None,
        after: "Game | None" = None,
        log: MatchLog | None = None,
        bus: LocalBus | None = None,
        patience: int = A_YEAR,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.store = store
        self.clock: FakeClock = FakeClock() if after is None else after.clock
        self.decks = list(decks)
        self.dealer = dealer
        self.order = order
        self.names: dict[str, Player] = {} if after is None else after.names
        self._seeds = 0
        self.chance = Chance(seed=self._seed, deck=self._deck, bots=random.Random(7))
        self.pulse = Pulse((), self.clock.now())
        self.beat_on()
        self.house = House(
            log=log or store.log,
            book=store.book,
            heartbeats=store.heartbeats,
            whispers=store.whispers,
            clock=self.clock,
            bus=bus or LocalBus(),
            pulse=self.pulse,
            chance=self.chance,
            computer=Computer(self.chance),
            build="b1",
            patience=patience,
            server=new_id(self.clock.now()),
            neighbours=neighbours or alone(),
        )
        self.registry = Registry(self.house)
        self.watch = Watch(self.house, self.registry)
        self._tabs: list[Guest] = []

    async def begin_after(self, ms: int) -> None:
        """As if this server had started now, and the last heartbeat of any was so long ago."""
        self.pulse.last = self.clock.now()
        self.clock.move(ms)
        self.pulse.outage(self.clock.now(), self.clock.now())
        self.beat_on()
        await self.watch.begin()

    def beat_on(self) -> None:
        """No silence from here on, however far the clock is moved."""
        self.pulse.last = self.clock.now() + A_YEAR

    def player(self, name: str) -> Player:
        if name not in self.names:
            self.names[name] = Player(self.store.person(name, self.clock.now()), name)
        return self.names[name]

    def rename(self, old: str, new: str) -> None:
        player_id = self.player(old).id

        def work(connection: SqlConnection) -> None:
            connection.execute(PLAYERS.update().where(PLAYERS.c.id == player_id).values(name=new))

        self.store.writer.run(work)

    def make_room(
        self,
        host: str = "Ann",
        *,
        code: str = CODE,
        clock_id: str = "three_minutes",
        rules: Rules | None = None,
        bot: bool = False,
        format_id: str = "duel",
    ) -> str:
        """A new room's match id."""
        match_id = new_id(self.clock.now())
        rules_id = FORMATS[format_id].rule_sets[0]
        self.store.log.append_now(
            opening(
                Terms(rules_id, rules or RULE_SETS[rules_id], clock_id, private=True, format_id=format_id),
                {1: BOT} if bot else {},
                match_id=match_id,
                at=self.clock.now(),
                chance=self.chance,
                room=NewRoom(code, self.player(host).id, private=True),
            )
        )
        return match_id

    async def come(self, name: str) -> Guest:
        """A tab of this player says hello and hears the room's first words."""
        guest = await self.knock(name)
        await guest.hear_type("presence")
        return guest

    async def knock(self, name: str) -> Guest:
        """A tab of this player says hello."""
        room = await self.registry.open(CODE)
        assert room is not None
        line = FakeLine()
        connection = Connection(line, self.player(name))
        guest = Guest(room, self.clock, connection, line)
        self._tabs.append(guest)
        room.post(Joined(connection, self.clock.now()))
        return guest

    async def start(self, *, clock_id: str = "three_minutes", rules: Rules | None = None) -> tuple[Guest, Guest]:
        """Ann (seat 0) and Bob (seat 1) at their first deal."""
        self.make_room("Ann", clock_id=clock_id, rules=rules)
        ann, bob = await self.come("Ann"), await self.come("Bob")
        await begin(ann, bob)
        return ann, bob

    async def start_three(self, format_id: str, *, bot: bool = False) -> tuple[Guest, ...]:
        """Ann, Bob (or a bot) and Cyd at their first deal."""
        self.make_room("Ann", format_id=format_id, bot=bot)
        guests = [await self.come(name) for name in (("Ann", "Cyd") if bot else ("Ann", "Bob", "Cyd"))]
        for guest in guests:
            await guest.sit()
            await guest.do("ready")
        for guest in guests:
            await guest.reveal()
        for guest in guests:
            await guest.hear_view(lambda view: view["phase"] == "playing")
        return tuple(guests)

    async def put_away(self) -> None:
        """Let the room find itself idle and go."""
        room = self.registry.held(CODE)
        assert room is not None
        async with asyncio.timeout(PATIENCE):
            while self.clock.waits_for != self.clock.now() + IDLE:  # noqa: ASYNC110 - it is the room's turn to run
                await asyncio.sleep(0)
            self.clock.move(IDLE)
            while not room.ended:  # noqa: ASYNC110 - a room tells nobody that it goes
                await asyncio.sleep(0.001)

    async def close(self) -> None:
        await self.registry.close(PATIENCE)
        for guest in self._tabs:
            guest.connection.leave()

    def _seed(self) -> str:
        self._seeds += 1
        return sha256(f"seed {self._seeds}".encode()).hexdigest()

    def _deck(
        self, _server_seed: bytes, _seeds: Sequence[bytes], _match: bytes, _rules: bytes, number: int
    ) -> tuple[Card, ...]:
        if number == 0:
            if self.order is not None:
                return tuple(Card.parse(HIGH_TO_LOW[self.order.index(seat)]) for seat in range(len(self.order)))
            high, low = Card.parse("KS"), Card.parse("2S")
            return (high, low, *FURTHER_CUTS) if self.dealer == 0 else (low, high, *FURTHER_CUTS)
        if number <= len(self.decks):
            return self.decks[number - 1]
        shuffled = list(CARDS)
        random.Random(f"deck {number}").shuffle(shuffled)
        return tuple(shuffled)


async def begin(ann: Guest, bob: Guest) -> None:
    """Both take their seats, or commit for them, and open their seeds: the first deal lies on the table."""
    await ann.hear_view(lambda view: view["phase"] == "seating")
    await bob.hear_view(lambda view: view["phase"] == "seating")
    await ann.sit()
    await bob.sit()
    await ann.reveal()
    await bob.reveal()
    for guest in (ann, bob):
        await guest.hear_view(lambda view: view["phase"] == "playing")


@asynccontextmanager
async def playing(store: Store, **given: Any) -> AsyncIterator[Game]:
    game = Game(store, **given)
    try:
        yield game
    finally:
        await game.close()
