"""Seats before the start, over a real store: who may do what to whom, and that a bot's seed stays the bot's."""

import pytest

from engine.shuffle import seed_commitment
from tests.app.rooms.fakes import Game, Guest, Message, in_loop, playing
from tests.app.store import Store


def seats_of(guest: Guest) -> list[tuple[str | None, bool]]:
    """By seat the name, and whether it is taken."""
    return [(seat["name"], seat["taken"]) for seat in guest.told["room"]["seats"]]


def stored_holders(store: Store, guest: Guest) -> dict[int, str | None]:
    holders = store.book.holders(guest.told["room"]["match"])
    return {seat: "computer" if holder.bot else holder.name for seat, holder in holders.items()}


def bots_keep_their_seeds(store: Store, game: Game, guest: Guest) -> bool:
    """The seed that is kept for each bot's seat, here and in the store, is the one that it committed to."""
    room, match = game.registry.held(guest.told["room"]["code"]), guest.told["room"]["match"]
    assert room is not None
    bots = [(number, seat) for number, seat in enumerate(room.table.state.seats) if seat.bot]
    return all(
        seed_commitment(bytes.fromhex(kept[number])) == seat.commit
        for kept in (room.table.seeds, store.log.seeds(match))
        for number, seat in bots
    )


async def told_room(guest: Guest) -> Message:
    await guest.quiet()
    return guest.told["room"]


@in_loop
async def test_a_seat_is_chosen_and_changed_and_the_commitment_goes_along(store: Store) -> None:
    async with playing(store) as game:
        game.make_room("Ann")
        ann = await game.come("Ann")
        await ann.do("sit", commit="a" * 64, seat=1)
        assert seats_of(ann) == [(None, False), ("Ann", True)]
        await ann.do("sit", commit="b" * 64, seat=0)
        assert seats_of(ann) == [("Ann", True), (None, False)]
        assert ann.told["room"]["seats"][0]["commit"] == "a" * 64
        assert ann.told["room"]["you"] == 0
        assert stored_holders(store, ann) == {0: "Ann"}
        assert (await ann.refused("sit", commit="c" * 64, seat=0))["code"] == "already_seated"
        assert (await ann.refused("sit", commit="c" * 64, seat=2))["code"] == "bad_seat"


@in_loop
async def test_a_taken_seat_is_not_taken_again_though_nobody_has_committed_for_it(store: Store) -> None:
    async with playing(store) as game:
        game.make_room("Ann")
        ann, bob = await game.come("Ann"), await game.come("Bob")
        await ann.do("sit", commit="a" * 64)
        assert (await bob.refused("sit", commit="b" * 64, seat=0))["code"] == "seat_taken"
        assert (await bob.refused("sit", commit="b" * 64, seat=3))["code"] == "bad_seat"
        await bob.do("sit", commit="b" * 64, seat=1)


@in_loop
async def test_a_change_that_is_sent_again_is_answered_and_not_done_twice(store: Store) -> None:
    async with playing(store) as game:
        game.make_room("Ann")
        ann = await game.come("Ann")
        await ann.do("sit", commit="a" * 64)
        told = await ann.do("sit", commit="b" * 64, seat=1, id="over")
        again = await ann.do("sit", commit="b" * 64, seat=1, id="over")
        assert again["seq"] == told["seq"]
        await ann.do("sit", commit="b" * 64, seat=0, id="back")
        assert (await ann.do("sit", commit="b" * 64, seat=1, id="over"))["seq"] == told["seq"] + 1
        assert ann.told["room"]["you"] == 0


@pytest.mark.parametrize(
    ("kind", "content"), [("swap", {"a": 0, "b": 1}), ("remove", {"seat": 0}), ("add_bot", {"seat": 0})]
)
def test_what_is_the_hosts_is_refused_to_everybody_else(store: Store, kind: str, content: dict[str, int]) -> None:
    @in_loop
    async def play() -> None:
        async with playing(store) as game:
            game.make_room("Ann")
            ann, bob = await game.come("Ann"), await game.come("Bob")
            assert (await ann.refused(kind, **content))["code"] == "not_seated"
            await bob.sit()
            assert (await bob.refused(kind, **content))["code"] == "not_host"

    play()


@in_loop
async def test_a_bot_that_is_added_begins_the_duel_with_its_own_seed(store: Store) -> None:
    async with playing(store) as game:
        game.make_room("Ann")
        ann = await game.come("Ann")
        await ann.sit()
        await ann.do("add_bot", seat=1)
        assert bots_keep_their_seeds(store, game, ann)
        assert stored_holders(store, ann) == {0: "Ann", 1: "computer"}
        await ann.reveal()
        await ann.hear_view(lambda view: view["phase"] == "playing")


@in_loop
async def test_the_host_removes_a_seat_that_does_not_open_its_seed_which_voids_the_attempt(store: Store) -> None:
    async with playing(store) as game:
        game.make_room("Ann")
        ann, bob = await game.come("Ann"), await game.come("Bob")
        await ann.sit()
        await bob.sit()
        await ann.reveal()
        assert (await ann.refused("remove", seat=0))["code"] == "bad_seat"
        before = ann.told["room"]["fairness"]["server_commit"]
        await ann.do("remove", seat=1)
        assert seats_of(ann) == [("Ann", True), (None, False)]
        assert [attempt["seat"] for attempt in ann.told["room"]["fairness"]["attempts"]] == [1]
        assert ann.told["room"]["fairness"]["server_commit"] != before
        removed = await bob.hear_type("refused")
        assert (removed["code"], removed["id"]) == ("removed", None)
        await bob.quiet()
        assert bob.told["room"]["you"] is None
        await bob.sit()
        assert seats_of(bob) == [("Ann", True), ("Bob", True)]


@in_loop
async def test_a_seat_that_has_opened_its_seed_is_not_blamed(store: Store) -> None:
    async with playing(store) as game:
        game.make_room("Ann")
        ann, bob = await game.come("Ann"), await game.come("Bob")
        await ann.sit()
        await bob.sit()
        await bob.reveal()
        assert (await ann.refused("remove", seat=1))["code"] == "wrong_phase"
