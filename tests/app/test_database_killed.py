"""PostgreSQL is killed in mid-append and started again, under logs and under rooms: nothing told is lost, all go on."""

import asyncio
import random
from collections.abc import Iterator
from threading import Thread
from typing import Any

import pytest

from app.ids import new_id
from app.matches.entries import Append, Conflict, Entry, NewRoom
from app.write import StoreUnavailable
from engine.match import fold
from tests.app.played import entries_of, random_match, renamed
from tests.app.rooms.fakes import Game, Guest, playing
from tests.app.store import NOW, Store
from tests.moves import simple_move
from tests.postgres import Postgres

KILLS = 4
MATCHES = 8


@pytest.fixture(scope="module")
def mortal() -> Iterator[Postgres]:
    """A server of its own, which waits for the disk as in earnest."""
    with Postgres(safe=True) as running:
        yield running


@pytest.fixture
def database_url(mortal: Postgres) -> str:
    return mortal.new_database()


class Killer:
    """Kills the server and starts it again, each time after so many more tellings, and waits until it is through."""

    def __init__(self, postgres: Postgres, seed: int) -> None:
        self._postgres = postgres
        self._chance = random.Random(seed)
        self._told = 0
        self._next = 40
        self._restarting: Thread | None = None
        self.kills = 0

    def tell(self) -> None:
        self._told += 1
        if self._told >= self._next and self.kills < KILLS and not self.busy:
            self._next = self._told + self._chance.randrange(40, 120)
            self.kills += 1
            self._restarting = Thread(target=self._restart)
            self._restarting.start()

    @property
    def busy(self) -> bool:
        return self._restarting is not None and self._restarting.is_alive()

    def _restart(self) -> None:
        self._postgres.kill()
        self._postgres.start()

    def join(self) -> None:
        if self._restarting is not None:
            self._restarting.join()


def test_every_told_append_is_there_and_every_match_goes_on(mortal: Postgres, store: Store) -> None:
    killer = Killer(mortal, 3)
    people = store.person("Ann"), store.person("Bob")
    told: dict[str, int] = {}
    whole: dict[str, tuple[Entry, ...]] = {}
    refused = 0

    async def play(number: int) -> None:
        nonlocal refused
        match_id = new_id(NOW + number)
        entries = whole[match_id] = entries_of(renamed(random_match(number + 1), match_id), people)
        room: NewRoom | None = NewRoom(f"{number:08}", people[0], private=True)
        seq = 0
        while seq < len(entries):
            try:
                await store.log.append(Append(match_id, seq + 1, entries[seq : seq + 2], room))
            except StoreUnavailable:
                # As a room does: look what became of it before the next try.
                refused += 1
                seq = await _stored(store, match_id, seq)
            except Conflict as lost:  # ours after all, from a session that lived longer than its server
                seq += len(lost.rows)
            else:
                seq = min(seq + 2, len(entries))
            if seq:
                room, told[match_id] = None, seq
            killer.tell()

    async def play_all() -> None:
        await asyncio.gather(*(play(number) for number in range(MATCHES)))

    asyncio.run(play_all())
    killer.join()
    assert killer.kills == KILLS
    assert refused >= KILLS
    for match_id, entries in whole.items():
        assert told[match_id] == len(entries)
        loaded = store.log.load(match_id, from_checkpoint=False)
        assert loaded is not None
        assert [seq for seq, _ in loaded.rows] == list(range(1, len(entries) + 1))
        assert loaded.events == tuple(entry.event for entry in entries)
        assert fold(loaded.events).outcome is not None


async def _stored(store: Store, match_id: str, seq: int) -> int:
    """Up to where the log goes, asked until it can be read."""
    while True:
        try:
            rows = await asyncio.to_thread(store.log.newer, match_id, seq)
        except Exception:  # noqa: BLE001 - the server is still away
            await asyncio.sleep(0.02)
        else:
            return rows[-1][0] if rows else seq


def test_rooms_ask_to_try_again_and_play_on(mortal: Postgres, store: Store) -> None:
    """Two people play a deal to its end while the database is killed under their moves."""
    killer = Killer(mortal, 5)

    async def play() -> None:
        async with playing(store) as game:
            ann, bob = await game.start()
            refusals = 0
            while ann.view["phase"] == "playing":
                mover, other = (ann, bob) if ann.view["deal"]["to_move"] == 0 else (bob, ann)
                kind, content = simple_move(mover.view)
                refusals += await _insist(game, mover, kind, content)
                await other.hear_seq(mover.told["update"]["seq"])
                for _ in range(10):
                    killer.tell()
            seqs = {guest.told["update"]["seq"] for guest in (ann, bob)}
            assert killer.kills > 0
            assert refusals > 0
            assert ann.view["deal"]["result"] == bob.view["deal"]["result"]
            killer.join()
            loaded = store.log.load(ann.told["room"]["match"], from_checkpoint=False)
            assert loaded is not None
            assert {loaded.last_seq} == seqs

    asyncio.run(play())


async def _insist(game: Game, mover: Guest, kind: str, content: dict[str, Any]) -> int:
    """Send an action, the same each time, until it is accepted; how often it was not."""
    action_id = f"m{mover.told['update']['seq']}"
    turn = mover.view["deal"]["turn"]
    refusals = 0
    while True:
        answer = await mover.answer(mover.act(kind, id=action_id, turn=turn, **content))
        if answer["type"] == "update":
            return refusals
        assert answer["code"] == "try_again", answer
        refusals += 1
        game.clock.move(1_000)
        await asyncio.sleep(0.05)
