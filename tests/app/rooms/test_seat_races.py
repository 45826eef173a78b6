"""Seats for which several ask at once, by way of one server or two: each race has one outcome, and all agree on it.

At random, with invariants: people and the host act at the same time, from two servers that hear of each other at once,
late, or not at all.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

import pytest

from app.rooms.bus import LocalBus
from engine.events import Sealed, SeatLeft, SeatsSwapped, SeatTaken
from engine.match import MatchPhase
from tests.app.rooms.fake_line import Message
from tests.app.rooms.fakes import PATIENCE, Game, Guest, in_loop, playing
from tests.app.rooms.seating import NAMES, check_seats, company, names_of, seated, table_at
from tests.app.rooms.test_two_servers import BrokenBus
from tests.app.store import Store

ROUNDS = 25
HEX = "0123456789abcdef"
BOTH_WAYS = pytest.mark.parametrize("servers", [1, 2])
Play: TypeAlias = Callable[..., Awaitable[None]]


def race(store: Store, servers: int, play: Play) -> None:
    """By way of one server, or of two."""

    @in_loop
    async def run() -> None:
        bus = LocalBus()
        async with playing(store, bus=bus) as here, playing(store, bus=bus, after=here) as there:
            games = [here, there][:servers]
            await play(*games)
            await settle(games)
            for game in games:
                check_seats(store, game)

    run()


async def at_once(*asked: tuple[Guest, str, Message]) -> list[str]:
    """All of these are asked before any is answered; what comes of each: "ack", or why not."""
    ids = [(guest, guest.act(kind, **content)) for guest, kind, content in asked]
    return [await answered(guest, action_id) for guest, action_id in ids]


async def answered(guest: Guest, action_id: str) -> str:
    answer = await guest.hear(
        lambda heard: (
            heard.get("ack") == action_id
            or (heard["type"] == "refused" and heard["id"] == action_id)
            or heard["type"] == "closed"
        )
    )
    return "ack" if answer["type"] == "update" else str(answer.get("reason", answer.get("code")))


def is_behind(game: Game) -> bool:
    table = table_at(game)
    return bool(game.store.log.newer(table.match_id, table.seq))


async def settle(games: Sequence[Game]) -> None:
    """Every server looks into the log, and everybody hears of it."""
    for game in games:
        game.registry.ring([table_at(game).match_id])
        async with asyncio.timeout(PATIENCE):
            while is_behind(game):  # noqa: ASYNC110 - without sockets a room tells nobody
                await asyncio.sleep(0.001)
        for tab in game._tabs:
            if tab.line.closed is None:
                await tab.quiet()


@BOTH_WAYS
def test_two_who_ask_for_the_last_seat(store: Store, servers: int) -> None:
    async def play(*games: Game) -> None:
        ann, bob, cleo, dan = await company(*games)
        for guest in (ann, cleo):
            await guest.sit()
        await ann.do("add_bot", seat=3)
        answers = await at_once((bob, "sit", {"commit": "b" * 64}), (dan, "sit", {"commit": "d" * 64}))
        assert sorted(answers) == ["ack", "room_full"]

    race(store, servers, play)


@BOTH_WAYS
def test_a_swap_against_leaving(store: Store, servers: int) -> None:
    """The one who leaves leaves, wherever it sits by then; the swap is done before, or with the seat free."""

    async def play(*games: Game) -> None:
        ann, bob, *_ = await seated(*games)
        answers = await at_once((ann, "swap", {"a": 1, "b": 2}), (bob, "leave", {}))
        assert answers == ["ack", "ack"]
        await settle(games)
        assert names_of(ann) == ["Ann", "Cleo", None, "Dan"]

    race(store, servers, play)


@BOTH_WAYS
def test_a_removal_against_the_last_press(store: Store, servers: int) -> None:
    async def play(*games: Game) -> None:
        ann, bob, cleo, dan = await seated(*games)
        for guest in (ann, cleo, dan):
            await guest.do("ready")
        answers = await at_once((bob, "ready", {}), (ann, "remove", {"seat": 1}))
        await settle(games)
        # Who was ready first has sealed the seats, and is removed since its seed is waited for.
        voided = [attempt["seat"] for attempt in ann.told["room"]["fairness"]["attempts"]]
        assert (answers, voided) in ((["ack", "ack"], [1]), (["not_seated", "ack"], []))
        assert names_of(ann) == ["Ann", None, "Cleo", "Dan"]

    race(store, servers, play)


@BOTH_WAYS
def test_two_who_change_to_the_same_seat(store: Store, servers: int) -> None:
    async def play(*games: Game) -> None:
        ann, bob, cleo, _ = await company(*games)
        for guest in (ann, bob, cleo):
            await guest.sit()
        answers = await at_once(
            (bob, "sit", {"commit": "b" * 64, "seat": 3}), (cleo, "sit", {"commit": "c" * 64, "seat": 3})
        )
        assert sorted(answers) == ["ack", "seat_taken"]

    race(store, servers, play)


@BOTH_WAYS
def test_a_bot_and_a_person_for_the_same_seat(store: Store, servers: int) -> None:
    async def play(*games: Game) -> None:
        ann, bob, *_ = await company(*games)
        await ann.sit()
        answers = await at_once((ann, "add_bot", {"seat": 2}), (bob, "sit", {"commit": "b" * 64, "seat": 2}))
        assert sorted(answers) == ["ack", "seat_taken"]

    race(store, servers, play)


@in_loop
async def test_who_is_ready_at_a_server_that_has_not_heard_of_a_swap_is_ready_after_it(store: Store) -> None:
    """Though it was ready before: the swap asks anew."""
    bus = BrokenBus()
    async with playing(store, bus=bus) as here, playing(store, bus=bus, after=here) as there:
        ann, bob, *_ = await seated(here, there)
        await bob.do("ready")
        await settle([here, there])
        bus.dead = True
        await ann.do("swap", a=0, b=2)
        await bob.do("ready")
        assert bob.told["room"]["seats"][1]["ready"]
        assert names_of(bob) == ["Cleo", "Bob", "Ann", "Dan"]


@in_loop
async def test_who_sits_where_is_not_mistaken_where_the_names_were_read_before_a_swap(store: Store) -> None:
    bus = BrokenBus()
    async with playing(store, bus=bus) as here, playing(store, bus=bus, after=here) as there:
        ann, bob, *_ = await seated(here, there)
        bus.dead = True
        await ann.do("swap", a=1, b=2)
        there.rename("Bob", "Robert")
        there.registry.renamed(there.player("Bob").id)  # reads who sits where, as the swap has left it
        await bob.quiet()
        await settle([here, there])
        check_seats(store, there)
        assert names_of(bob) == ["Ann", "Cleo", "Robert", "Dan"]
        assert bob.told["room"]["you"] == 2


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("dead", [0.0, 0.3])
def test_whatever_is_asked_at_once_at_two_servers_all_agree_on_who_sits_where(
    store: Store, seed: int, dead: float
) -> None:
    """`dead`: how often nobody rings."""

    @in_loop
    async def play() -> None:
        chance = random.Random(f"{seed} {dead}")
        bus, outcomes = BrokenBus(), Counter[str]()
        async with playing(store, bus=bus) as here, playing(store, bus=bus, after=here) as there:
            games = [here, there]
            guests = await company(*games)
            for _ in range(ROUNDS):
                bus.dead = chance.random() < dead
                here_now = [guest for guest in guests if guest.line.closed is None and chance.random() < 0.7]
                asked = [(guest, *wish(guest, chance)) for guest in here_now]
                chance.shuffle(asked)
                outcomes.update(await at_once(*asked))
                bus.dead = False
                await settle(games)
                for game in games:
                    check_seats(store, game)
                assert table_at(here).state == table_at(there).state
                if table_at(here).state.phase is not MatchPhase.SEATING:
                    break
                for number, guest in enumerate(guests):
                    if guest.line.closed is not None and table_at(here).free_seat() is not None:
                        guests[number] = await games[number % 2].come(NAMES[number])
        assert outcomes["ack"] > 10
        check_log(store, guests[0])

    play()


def wish(guest: Guest, chance: random.Random) -> tuple[str, Message]:
    seat, other = chance.randrange(4), chance.randrange(4)
    commit = "".join(chance.choices(HEX, k=64))
    ways: list[tuple[str, Message]] = [
        ("sit", {"commit": commit, "seat": seat}),
        ("sit", {"commit": commit}),
        ("leave", {}),
        ("ready", {}),
        ("not_ready", {}),
    ]
    if guest.told["room"]["host"]:
        ways += [("swap", {"a": seat, "b": other}), ("remove", {"seat": seat}), ("add_bot", {"seat": seat})] * 2
    return chance.choice(ways)


def check_log(store: Store, guest: Guest) -> None:
    """Everybody who sat down did so on a free seat, everybody who was freed had one, and each action is there once."""
    loaded = store.log.load(guest.told["room"]["match"])
    assert loaded is not None
    taken: set[int] = set()
    for event in loaded.events:
        match event:
            case SeatTaken(seat=seat):
                assert seat not in taken
                taken.add(seat)
            case SeatLeft(seat):
                taken.remove(seat)
            case SeatsSwapped(a, b):
                taken = {{a: b, b: a}.get(seat, seat) for seat in taken}
            case Sealed():
                assert len(taken) == 4
            case _:
                pass
    ids = [entry.action_id for _, entry in loaded.rows if entry.action_id is not None]
    assert len(ids) == len(set(ids))
