"""Two registries over one store, as two servers: whoever stores first is right, and the other takes it over."""

import random

from typing_extensions import override

from app.rooms.bus import Ear, LocalBus
from app.rooms.word import Word
from tests.app.rooms.fakes import Game, Guest, begin, in_loop, playing
from tests.app.store import Store
from tests.moves import simple_move


class BrokenBus(LocalBus):
    """While it is `dead` it tells nobody anything: the servers find out by conflict alone."""

    dead = False

    @override
    def say(self, code: str, word: Word, ear: Ear) -> None:
        if not self.dead:
            super().say(code, word, ear)


async def apart(here: Game, there: Game) -> tuple[Guest, Guest]:
    """Ann at one server, Bob at the other."""
    here.make_room("Ann")
    ann, bob = await here.come("Ann"), await there.come("Bob")
    await begin(ann, bob)
    return ann, bob


@in_loop
async def test_two_play_a_deal_from_two_servers(store: Store) -> None:
    bus = LocalBus()
    async with playing(store, bus=bus) as here, playing(store, bus=bus, after=here) as there:
        ann, bob = await apart(here, there)
        assert [seat["name"] for seat in ann.told["room"]["seats"]] == ["Ann", "Bob"]
        assert [seat["name"] for seat in bob.told["room"]["seats"]] == ["Ann", "Bob"]
        while ann.view["phase"] == "playing":
            mover, other = (ann, bob) if ann.view["deal"]["to_move"] == 0 else (bob, ann)
            kind, content = simple_move(mover.view)
            told = await mover.do(kind, **content)
            await other.hear_seq(told["seq"])
        assert ann.view["deal"]["result"] == bob.view["deal"]["result"]


@in_loop
async def test_who_stores_second_takes_over_what_the_first_wrote_and_decides_again(store: Store) -> None:
    bus = BrokenBus()
    async with playing(store, bus=bus) as here, playing(store, bus=bus, after=here) as there:
        ann, bob = await apart(here, there)
        bus.dead = True
        await ann.do("pass")
        assert bob.view["deal"]["to_move"] == 0  # nobody rang
        told = await bob.do("offer_end")
        assert told["view"]["deal"]["to_move"] == 1
        assert told["seq"] == ann.told["update"]["seq"] + 1


@in_loop
async def test_actions_that_race_from_two_servers_are_stored_once_and_in_one_order(store: Store) -> None:
    chance = random.Random(5)
    bus = LocalBus()
    async with playing(store, bus=bus) as here, playing(store, bus=bus, after=here) as there:
        ann, bob = await apart(here, there)
        for number in range(60):
            first, second = (ann, bob) if chance.random() < 0.5 else (bob, ann)
            asked = [
                (guest, guest.act(chance.choice(("offer_end", "decline_end")), id=f"{number}-{guest.seat}"))
                for guest in (first, second)
            ]
            for guest, action_id in asked:
                await guest.answer(action_id)
            if any(guest.view["phase"] == "over" for guest in (ann, bob)):
                break
        seq = max(ann.told["update"]["seq"], bob.told["update"]["seq"])
        for guest in (ann, bob):
            await guest.hear_seq(seq)
        assert ann.view["end_offers"] == bob.view["end_offers"]
        loaded = store.log.load(ann.told["room"]["match"], from_checkpoint=False)
        assert loaded is not None
        ids = [(entry.seat, entry.action_id) for _, entry in loaded.rows if entry.action_id is not None]
        assert len(ids) == len(set(ids))


@in_loop
async def test_the_last_seat_is_taken_once_from_two_servers(store: Store) -> None:
    bus = LocalBus()
    async with playing(store, bus=bus) as here, playing(store, bus=bus, after=here) as there:
        here.make_room("Ann")
        ann = await here.come("Ann")
        await ann.sit()
        bob, eve = await here.come("Bob"), await there.come("Eve")
        bob.act("sit", commit="1" * 64, id="b1")
        eve.act("sit", commit="2" * 64, id="e1")
        answers = [
            await guest.hear(lambda heard: heard.get("ack") in ("b1", "e1") or heard["type"] == "refused")
            for guest in (bob, eve)
        ]
        assert sorted(answer["type"] for answer in answers) == ["refused", "update"]


@in_loop
async def test_a_flag_is_stored_once_by_two_servers(store: Store) -> None:
    bus = LocalBus()
    async with playing(store, bus=bus) as here, playing(store, bus=bus, after=here) as there:
        ann, bob = await apart(here, there)
        here.clock.move(181_000)
        for guest in (ann, bob):
            await guest.hear_view(lambda view: view["phase"] == "over")
        loaded = store.log.load(ann.told["room"]["match"])
        assert loaded is not None
        assert [type(event).__name__ for event in loaded.events].count("MatchEnded") == 1


@in_loop
async def test_two_agreements_on_two_servers_make_one_rematch(store: Store) -> None:
    bus = LocalBus()
    async with playing(store, bus=bus) as here, playing(store, bus=bus, after=here) as there:
        ann, bob = await apart(here, there)
        await ann.do("abort")
        await bob.hear_view(lambda view: view["phase"] == "over")
        asked = [(guest, guest.act("rematch")) for guest in (ann, bob)]
        for guest, action_id in asked:
            await guest.answer(action_id)
        for guest in (ann, bob):
            await guest.hear(lambda heard: heard["type"] == "room" and heard["rematch_of"] is not None)
        assert ann.told["room"]["match"] == bob.told["room"]["match"]
        await begin(ann, bob)
