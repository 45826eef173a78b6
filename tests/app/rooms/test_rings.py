"""What another server has stored comes with its ring, sealed; one that is lost, doubled, late or forged costs a read.

Two registries over one store, with a bus that the test delivers by hand.
"""

import base64
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from typing_extensions import override

from app.matches.entries import SERVER, Entry, Row
from app.matches.log import MatchLog
from app.rooms.bus import Ear, LocalBus
from app.rooms.sealed import seal
from app.rooms.word import Word, read_word, write_word
from engine.events import MatchEnded, Reason
from tests.app.rooms.fakes import Game, Guest, begin, in_loop, playing
from tests.app.store import Store
from tests.moves import simple_move


class CountingLog(MatchLog):
    """`reads`: how often what is new was looked for."""

    def __init__(self, store: Store) -> None:
        super().__init__(store.database, store.writer)
        self.reads = 0

    @override
    def newer(self, match_id: str, after: int) -> tuple[Row, ...]:
        self.reads += 1
        return super().newer(match_id, after)


class Courier(LocalBus):
    """While it `keeps` words they lie here, and nobody hears them."""

    def __init__(self) -> None:
        super().__init__()
        self.keeps = False
        self.kept: list[Word] = []
        self.said: list[Word] = []

    @override
    def say(self, code: str, word: Word, ear: Ear) -> None:
        self.said.append(word)
        if self.keeps:
            self.kept.append(word)
        else:
            super().say(code, word, ear)


@dataclass
class Pair:
    """Ann, who is to move, at one server, and Bob at the other, whose reads are counted."""

    ann: Guest
    bob: Guest
    log: CountingLog
    bus: Courier

    def hear(self, word: Word) -> None:
        self.bob.room.hear(word)

    @property
    def seqs(self) -> list[int]:
        """Of the Updates that Bob was told, in their order."""
        return [heard["seq"] for heard in self.bob.heard if heard["type"] == "update"]


@asynccontextmanager
async def pair(store: Store) -> AsyncIterator[Pair]:
    bus, log = Courier(), CountingLog(store)
    async with playing(store, bus=bus) as here, playing(store, bus=bus, log=log, after=here) as there:
        yield await at_the_table(here, there, log, bus)


async def at_the_table(here: Game, there: Game, log: CountingLog, bus: Courier) -> Pair:
    here.make_room("Ann")
    ann, bob = await here.come("Ann"), await there.come("Bob")
    await begin(ann, bob)
    log.reads = 0
    return Pair(ann, bob, log, bus)


@in_loop
async def test_a_deal_is_played_from_two_servers_without_reading_the_log(store: Store) -> None:
    async with pair(store) as table:
        while table.ann.view["phase"] == "playing":
            mover, other = (table.ann, table.bob) if table.ann.view["deal"]["to_move"] == 0 else (table.bob, table.ann)
            kind, content = simple_move(mover.view)
            told = await mover.do(kind, **content)
            await other.hear_seq(told["seq"])
        assert table.ann.view["deal"]["result"] == table.bob.view["deal"]["result"]
        assert table.log.reads == 0


@in_loop
async def test_after_a_lost_ring_the_next_one_has_the_log_read(store: Store) -> None:
    async with pair(store) as table:
        table.bus.keeps = True
        await table.ann.do("pass")
        table.bus.keeps = False
        told = await table.ann.do("offer_end")
        await table.bob.hear_seq(told["seq"])
        assert table.bob.view["deal"]["to_move"] == 1
        assert table.log.reads == 1


@in_loop
async def test_a_doubled_ring_changes_nothing(store: Store) -> None:
    async with pair(store) as table:
        table.bus.keeps = True
        told = await table.ann.do("pass")
        [word] = table.bus.kept
        for _ in range(3):
            table.hear(word)
        await table.bob.quiet()
        assert table.seqs.count(told["seq"]) == 1
        assert table.log.reads == 0


@in_loop
async def test_of_two_rings_in_the_wrong_order_the_later_has_the_log_read_and_the_earlier_is_old(store: Store) -> None:
    async with pair(store) as table:
        table.bus.keeps = True
        await table.ann.do("pass")
        told = await table.ann.do("offer_end")
        earlier, later = table.bus.kept
        table.hear(later)
        await table.bob.hear_seq(told["seq"])
        table.hear(earlier)
        await table.bob.quiet()
        assert table.log.reads == 1
        assert table.seqs == sorted(table.seqs)
        assert table.seqs[-1] == told["seq"]


@in_loop
async def test_what_nobody_has_stored_is_not_believed(store: Store) -> None:
    """Sealed with another key, changed on the way, no seal at all, or for another place: the log is read instead."""
    async with pair(store) as table:
        room, seq = table.bob.room.table, table.bob.told["update"]["seq"]
        lie = Entry(MatchEnded(Reason.RESIGNED, 0, 1, (100, 0), ((), ()), 0), 0, 1)
        table.bus.keeps = True
        await table.ann.do("pass")
        [word] = table.bus.kept
        assert word.rows is not None
        forged = (
            seal([(seq + 1, lie)], "ab" * 32, room.v),
            word.rows[:-8] + ("AAAAAAA=" if word.rows[-1] == "=" else "AAAAAAAA"),
            "no seal",
            "",
            seal([(seq + 3, lie)], room.seeds[SERVER], room.v),
        )
        for number, rows in enumerate(forged):
            table.hear(replace(word, seq=seq + 1 if number == 0 else seq + 2, rows=rows))
        await table.bob.quiet()
        assert table.bob.view["phase"] == "playing"
        assert table.bob.room.table.seq == seq + 1
        assert table.bob.view["deal"]["to_move"] == 1
        assert table.log.reads == len(forged)


@in_loop
async def test_once_everybody_has_the_seed_the_log_is_read(store: Store) -> None:
    async with pair(store) as table:
        await table.ann.do("abort")
        await table.bob.hear_view(lambda view: view["phase"] == "over")
        assert table.log.reads == 0
        told = await table.ann.do("rematch")
        await table.bob.hear_seq(told["seq"])
        assert table.log.reads == 1


@in_loop
async def test_a_ring_of_the_match_before_is_late(store: Store) -> None:
    async with pair(store) as table:
        await table.ann.do("abort")
        late = table.bus.said[-1]
        await table.bob.hear_view(lambda view: view["phase"] == "over")
        for guest in (table.ann, table.bob):
            await guest.do("rematch")
        for guest in (table.ann, table.bob):
            await guest.hear(lambda heard: heard["type"] == "room" and heard["rematch_of"] is not None)
        reads, match = table.log.reads, table.bob.told["room"]["match"]
        table.hear(late)
        await table.bob.quiet()
        assert table.bob.room.table.match_id == match
        assert table.log.reads == reads


@in_loop
async def test_who_listens_in_reads_no_cards(store: Store) -> None:
    async with pair(store) as table:
        await table.bob.hear_seq((await table.ann.do("pass"))["seq"])
        await table.ann.hear_seq((await table.bob.do("pass"))["seq"])
        await table.ann.do("draw", pile="stock")
        hand = table.ann.view["you"]["hand"]
        with_rows = [word for word in table.bus.said if word.rows is not None]
        assert len(with_rows) >= 3
        for word in with_rows:
            assert word.rows is not None
            travelling = write_word(word)
            assert read_word(word.server, travelling) == word
            for text in (travelling, base64.b64decode(word.rows)):
                assert not any(f'"{card}"'.encode() in text for card in hand)
                assert b"drawn" not in text


@in_loop
async def test_a_server_that_is_alone_with_a_room_says_no_rows(store: Store) -> None:
    bus = Courier()
    async with playing(store, bus=bus) as here:
        here.make_room("Ann")
        ann, bob = await here.come("Ann"), await here.come("Bob")
        await begin(ann, bob)
        await ann.do("pass")
        assert not any(word.rows for word in bus.said)
