"""The bus over a real Redis: two servers' ends of it in one event loop."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

import pytest

from app.clock import ServerClock
from app.metrics import Metrics
from app.rooms.neighbours import Neighbours
from app.rooms.redis_bus import ROOM, SERVERS, RedisBus
from app.rooms.word import Why, Word
from tests.app.rooms.fakes import in_loop
from tests.redis import Redis

CODE = "ABCD2345"


@dataclass
class End:
    """A server's end of the bus. `spoken`: how often its rooms were asked to speak; `names`: who has another name."""

    name: str
    bus: RedisBus
    neighbours: Neighbours
    clock: ServerClock
    spoken: int = 0
    names: list[str] = field(default_factory=list)
    words: "asyncio.Queue[Word]" = field(default_factory=asyncio.Queue)

    def speak(self) -> None:
        self.spoken += 1

    def renamed(self, player: str) -> None:
        self.names.append(player)

    def hear(self, word: Word) -> None:
        self.words.put_nowait(word)

    def say(self, seq: int, why: Why = Why.NEWS) -> None:
        self.bus.say(CODE, Word(self.name, self.clock.now(), "m", seq, (True, False), (None, 40), why), self.hear)

    async def next_word(self) -> Word:
        return await asyncio.wait_for(self.words.get(), 10)

    def is_sure(self) -> bool:
        self.neighbours.look(self.clock.now())
        return self.neighbours.sure_since is not None


@asynccontextmanager
async def end(redis: Redis, name: str, other: str) -> AsyncIterator[End]:
    neighbours, clock = Neighbours(), ServerClock()
    neighbours.count([other], clock.now())
    found = End(name, RedisBus(redis.url, name, neighbours, clock, Metrics()), neighbours, clock)
    task = asyncio.create_task(found.bus.run(found))
    try:
        yield found
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(15):
        while not holds():  # noqa: ASYNC110 - a bus tells nobody that it has its line
            await asyncio.sleep(0.02)


@pytest.fixture
def redis() -> Iterator[Redis]:
    with Redis() as running:
        yield running


@in_loop
async def test_what_is_said_after_a_room_is_listened_for_is_heard_by_the_other_server_alone(redis: Redis) -> None:
    async with end(redis, "one", "two") as one, end(redis, "two", "one") as two:
        await until(lambda: one.spoken > 0 and two.spoken > 0)
        for each in (one, two):
            await each.bus.listen(CODE, each.hear)
        for seq in range(1, 101):
            one.say(seq)
        assert [(await two.next_word()).seq for _ in range(100)] == list(range(1, 101))
        two.say(7, Why.LEAVES)
        heard = await one.next_word()
        assert (heard.server, heard.seq, heard.here, heard.trips, heard.why) == (
            "two", 7, (True, False), (None, 40), Why.LEAVES,
        )  # fmt: skip
        two.bus.leave(CODE, two.hear)
        await two.bus.listen(CODE, two.hear)
        one.say(102)
        assert (await two.next_word()).seq == 102
        one.bus.rename("ann")
        await until(lambda: two.names == ["ann"])
        assert one.names == []
        assert one.words.empty()


@in_loop
async def test_each_is_sure_of_the_other_once_both_have_met_and_again_after_redis_was_away(redis: Redis) -> None:
    async with end(redis, "one", "two") as one:
        await one.bus.listen(CODE, one.hear)  # before there is a line
        await until(lambda: one.spoken > 0)
        async with end(redis, "two", "one") as two:
            await two.bus.listen(CODE, two.hear)
            for each in (one, two):
                await until(lambda each=each: heard_of(each))  # type: ignore[misc]
            spoken = [one.spoken, two.spoken]
            redis.kill()
            await until(lambda: not one.is_sure() and not two.is_sure())
            one.say(5)  # said to nobody
            redis.start()
            await until(lambda: one.spoken > spoken[0] and two.spoken > spoken[1])
            for each in (one, two):
                await until(lambda each=each: heard_of(each))  # type: ignore[misc]
            one.say(6)
            assert (await two.next_word()).seq == 6


@in_loop
async def test_whatever_strangers_say_on_the_bus_harms_nobody(redis: Redis) -> None:
    async with end(redis, "one", "two") as one, end(redis, "two", "one") as two:
        await until(lambda: one.spoken > 0 and two.spoken > 0)
        await two.bus.listen(CODE, two.hear)
        for channel in (ROOM + CODE, SERVERS):
            for said in (
                b"",
                b"x",
                b"x {",
                b"x [1,2,3]",
                b"\xff\xfe \xff",
                b'x {"pulse":7}',
                b'x {"met":{}}',
                b'x {"renamed":1}',
            ):
                one.bus._send("PUBLISH", channel, said)
        one.say(1)
        assert (await two.next_word()).seq == 1
        assert two.names == []


def heard_of(each: End) -> bool:
    each.neighbours.count(each.neighbours.living, each.clock.now())
    return each.is_sure() and all(neighbour.met for neighbour in each.neighbours._living.values())
