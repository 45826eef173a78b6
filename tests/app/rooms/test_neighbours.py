"""Presence over several servers: a seat is away only where every server that lives says so."""

from typing import Any

import pytest

from app.rooms.bus import Ear, LocalBus
from app.rooms.neighbours import UNHEARD, Neighbours
from app.rooms.presence import Presence
from app.rooms.pulse import SILENCE
from app.rooms.word import NoWord, Why, Word, read_word, write_word
from engine.deadlines import CLAIM_AFTER, CLAIM_WAIT
from tests.app.rooms.fakes import Game, Guest, begin, in_loop, playing
from tests.app.store import NOW, Store


class LossyBus(LocalBus):
    """While it is `dead` nobody is told anything."""

    dead = False

    def say(self, code: str, word: Word, ear: Ear) -> None:
        if not self.dead:
            super().say(code, word, ear)


async def apart(here: Game, there: Game) -> tuple[Guest, Guest]:
    """Ann, who is to move, at one server; Bob at the other."""
    here.make_room("Ann")
    ann, bob = await here.come("Ann"), await there.come("Bob")
    await begin(ann, bob)
    return ann, bob


async def hear_presence(guest: Guest, *here: bool) -> dict[str, Any]:
    """Who is here, as this guest is told it, now or next."""
    if guest.told["presence"]["here"] == [*here]:
        return guest.told["presence"]
    return await guest.hear(lambda heard: heard["type"] == "presence" and heard["here"] == [*here])


async def quiet(*guests: Guest) -> None:
    for guest in guests:
        await guest.quiet()


@in_loop
async def test_a_seat_at_another_server_is_here_until_it_leaves_there(store: Store) -> None:
    bus = LocalBus()
    async with playing(store, bus=bus) as here, playing(store, bus=bus, after=here) as there:
        ann, bob = await apart(here, there)
        await hear_presence(ann, True, True)
        await hear_presence(bob, True, True)
        here.clock.move(CLAIM_AFTER)
        assert (await bob.refused("claim"))["code"] == "too_early"
        ann.leave()
        told = await hear_presence(bob, False, True)
        assert told["claim_in"] == CLAIM_AFTER
        here.clock.move(CLAIM_AFTER - 1)
        assert (await bob.refused("claim"))["args"] == {"wait": 1}
        here.clock.move(1)
        await bob.do("claim")
        here.clock.move(CLAIM_WAIT)
        assert (await bob.hear_view(lambda view: view["phase"] == "over"))["ending"]["reason"] == "aborted"


@in_loop
async def test_who_opens_a_room_is_told_who_is_at_the_other_server(store: Store) -> None:
    bus = LocalBus()
    async with playing(store, bus=bus) as here, playing(store, bus=bus, after=here) as there:
        ann, bob = await here.start()
        other = await there.come("Bob")
        await hear_presence(other, True, True)
        bob.leave()
        await quiet(ann, other)
        assert ann.told["presence"]["here"] == [True, True]


@in_loop
async def test_who_comes_from_another_server_finds_all_that_was_told_there(store: Store) -> None:
    """That one was killed before it had told the others, say."""
    bus, neighbours = LossyBus(), Neighbours()
    async with playing(store, bus=bus) as here, playing(store, bus=bus, after=here, neighbours=neighbours) as there:
        ann, bob = await apart(here, there)
        await bob.quiet()
        neighbours.count([here.house.server], there.clock.now())
        bus.dead = True
        told = await ann.do("pass")
        assert bob.told["update"]["seq"] < told["seq"]
        there.clock.move(1)
        back = await there.come("Ann")
        assert back.told["update"]["seq"] == told["seq"]
        await bob.hear_seq(told["seq"])


@in_loop
async def test_what_a_server_that_is_not_heard_may_know_enables_no_claim(store: Store) -> None:
    neighbours = Neighbours()
    neighbours.count([], NOW)
    neighbours.look(NOW)
    async with playing(store, neighbours=neighbours) as game:
        ann, bob = await game.start()
        ann.leave()
        await bob.hear(lambda heard: heard["type"] == "presence" and heard["claim_in"] == CLAIM_AFTER)
        game.clock.move(CLAIM_AFTER)
        neighbours.lose()
        neighbours.count(["other"], game.clock.now())
        game.registry.count()
        await bob.hear(lambda heard: heard["type"] == "presence" and heard["claim_in"] is None)
        assert (await bob.refused("claim"))["code"] == "too_early"
        # It is heard again, and has nobody: from now on it is known that the seat is away.
        neighbours.find()
        neighbours.hear("other", game.clock.now(), met=True)
        assert neighbours.look(game.clock.now())
        game.registry.count()
        await bob.hear(lambda heard: heard["type"] == "presence" and heard["claim_in"] == CLAIM_AFTER)


@in_loop
async def test_a_claim_that_was_made_in_ignorance_is_void_where_the_seat_is(store: Store) -> None:
    bus, neighbours = LossyBus(), Neighbours()
    async with (
        playing(store, bus=bus) as here,
        playing(store, bus=bus, after=here, neighbours=neighbours) as there,
    ):
        ann, bob = await here.start()
        ann.leave()
        await bob.hear(lambda heard: heard["type"] == "presence" and not heard["here"][0])
        bus.dead = True
        back = await there.come("Ann")
        here.clock.move(CLAIM_AFTER)
        await bob.do("claim")
        assert bob.view["claim"] is not None
        for game in (here, there):
            await game.watch.look()
        await there.watch.look(poll=True)  # nobody has said anything
        await back.hear(lambda heard: heard["type"] == "update" and heard["events"][0]["type"] == "claim_voided")
        here.house.neighbours.count([there.house.server], here.clock.now())
        await here.watch.look(poll=True)
        await bob.hear_view(lambda view: view["claim"] is None)
        assert bob.view["phase"] == "playing"


@in_loop
async def test_a_clock_that_one_server_stopped_runs_again_where_the_seat_is(store: Store) -> None:
    bus = LocalBus()
    async with playing(store, bus=bus) as here, playing(store, bus=bus, after=here) as there:
        ann, bob = await apart(here, there)
        there.pulse.last = there.clock.now()
        there.clock.move(SILENCE + 10_000)
        await there.watch.look()
        await ann.hear(lambda heard: heard["type"] == "update" and heard["events"][-1]["type"] == "clock_resumed")
        await quiet(ann, bob)
        for guest in (ann, bob):
            view = await guest.hear_view(lambda view: view["clock"]["remaining"][0] == 180_000)
            assert view["clock"]["stopped"] is False
        loaded = store.log.load(ann.told["room"]["match"])
        assert loaded is not None
        kinds = [type(event).__name__ for event in loaded.events]
        assert (kinds.count("ClockStopped"), kinds.count("ClockResumed")) == (1, 1)


def since(neighbours: Neighbours) -> int | None:
    return neighbours.sure_since


def test_silence_is_an_absence_only_while_all_that_live_are_heard() -> None:
    neighbours = Neighbours()
    assert since(neighbours) is None
    neighbours.count([], NOW)
    assert neighbours.look(NOW)
    assert since(neighbours) == NOW
    neighbours.count(["b"], NOW + 1_000)
    assert neighbours.look(NOW + 1_000)  # it has just begun, and has not said anything yet
    neighbours.hear("b", NOW + 1_500, met=False)
    assert not neighbours.look(NOW + 1_500)  # it may have said something before it could be heard
    neighbours.hear("b", NOW + 2_000, met=True)
    assert neighbours.look(NOW + 2_000)
    assert since(neighbours) == NOW + 2_000
    neighbours.count(["b"], NOW + 5_000)
    assert not neighbours.look(NOW + 2_000 + UNHEARD)
    assert neighbours.look(NOW + 2_001 + UNHEARD)
    assert since(neighbours) is None
    neighbours.count([], NOW + 8_000)  # it is gone, as its heartbeats say
    assert neighbours.look(NOW + 8_000)
    neighbours.lose()
    assert since(neighbours) is None


def test_who_cannot_read_the_heartbeats_is_sure_of_nothing() -> None:
    neighbours = Neighbours()
    neighbours.count([], NOW)
    neighbours.look(NOW + UNHEARD)
    assert since(neighbours) is not None
    neighbours.look(NOW + UNHEARD + 1)
    assert since(neighbours) is None


def word(server: str, here: tuple[bool, ...] = (True, False), why: Why = Why.NEWS) -> Word:
    return Word(server, NOW, "m", 7, here, (None,) * len(here), why)


def test_a_seat_goes_with_the_last_server_that_has_it_or_with_that_servers_life() -> None:
    presence = Presence(2, NOW)
    assert presence.hear(word("one"), NOW + 1)
    assert not presence.hear(word("two"), NOW + 2)
    assert not presence.hear(word("one", why=Why.LEAVES), NOW + 3)
    assert presence.away_since(0) is None
    assert presence.keep(frozenset({"one"}), NOW + 4)
    assert presence.away_since(0) == NOW + 4
    assert presence.here() == (False, False)
    assert not presence.hear(word("one", here=(True, True, True)), NOW + 5)  # of another number of seats


def test_the_least_round_trip_of_a_seat_counts_over_all_servers() -> None:
    presence = Presence(2, NOW)
    presence.hear(Word("one", NOW, "m", 7, (True, True), (80, None)), NOW)
    presence.hear(Word("two", NOW, "m", 7, (True, True), (60, 70)), NOW)
    assert presence.trips() == (60, 70)


def test_a_word_comes_back_as_it_was_said() -> None:
    said = Word("one", NOW, "m", 7, (True, False), (80, None), Why.ASKS)
    assert read_word("one", write_word(said)) == said


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b"[1,2", b'[1,"m",2,[],[],"shouts"]', b'["1","m",2,[],[],"news"]'])
def test_what_is_no_word_is_told_so(data: bytes) -> None:
    with pytest.raises(NoWord):
        read_word("one", data)
