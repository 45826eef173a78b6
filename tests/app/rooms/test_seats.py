"""Seats before the start, over a real store: who may do what to whom, and that everything goes along with its seat."""

import pytest

from tests.app.rooms.fakes import in_loop, playing
from tests.app.rooms.seating import NAMES, check_seats, company, names_of, seated, table_at
from tests.app.store import Store


@in_loop
async def test_a_seat_is_chosen_and_changed_and_the_commitment_goes_along(store: Store) -> None:
    async with playing(store) as game:
        ann, *_ = await company(game)
        await ann.do("sit", commit="a" * 64, seat=3)
        assert names_of(ann) == [None, None, None, "Ann"]
        await ann.do("sit", commit="b" * 64, seat=1)
        assert names_of(ann) == [None, "Ann", None, None]
        assert ann.told["room"]["seats"][1]["commit"] == "a" * 64
        assert ann.told["room"]["you"] == 1
        assert ann.view["seat"] == 1
        check_seats(store, game)
        assert (await ann.refused("sit", commit="c" * 64, seat=1))["code"] == "already_seated"


@in_loop
async def test_a_taken_seat_is_not_taken_again_and_one_that_is_not_there_not_at_all(store: Store) -> None:
    async with playing(store) as game:
        game.make_room("Ann")
        ann, bob = await game.come("Ann"), await game.come("Bob")
        await ann.do("sit", commit="a" * 64)
        for guest in (ann, bob):
            assert (await guest.refused("sit", commit="b" * 64, seat=3))["code"] == "bad_seat"
        assert (await bob.refused("sit", commit="b" * 64, seat=0))["code"] == "seat_taken"
        await bob.do("sit", commit="b" * 64, seat=1)


@in_loop
async def test_nobody_commits_for_a_seat_that_somebody_else_has(store: Store) -> None:
    """Also where that seat has yet to commit, as after a voided attempt."""
    async with playing(store) as game:
        guests = await seated(game)
        for guest in guests:
            await guest.do("ready")
        await guests[3].do("leave")
        eve = await game.come("Eve")
        assert [seat["commit"] for seat in eve.told["room"]["seats"]] == [None] * 4
        assert (await eve.refused("sit", commit="e" * 64, seat=0))["code"] == "seat_taken"
        await eve.do("sit", commit="e" * 64)
        assert names_of(eve) == ["Ann", "Bob", "Cleo", "Eve"]


@in_loop
async def test_a_change_that_is_sent_again_is_answered_and_not_done_twice(store: Store) -> None:
    async with playing(store) as game:
        ann, *_ = await company(game)
        await ann.do("sit", commit="a" * 64)
        told = await ann.do("sit", commit="b" * 64, seat=1, id="over")
        assert (await ann.do("sit", commit="b" * 64, seat=1, id="over"))["seq"] == told["seq"]
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
            ann, bob, *_ = await company(game)
            assert (await ann.refused(kind, **content))["code"] == "not_seated"
            await bob.sit()
            assert (await bob.refused(kind, **content))["code"] == "not_host"

    play()


@in_loop
async def test_it_is_told_who_is_ready_and_where_the_host_sits(store: Store) -> None:
    async with playing(store) as game:
        ann, bob, cleo, dan = await seated(game)
        told = await bob.do("ready")
        assert [event["type"] for event in told["events"]] == ["seat_ready"]
        await ann.do("swap", a=0, b=2)
        await bob.do("ready")
        await cleo.quiet()
        seats = cleo.told["room"]["seats"]
        assert [seat["ready"] for seat in seats] == [False, True, False, False]
        assert [seat["host"] for seat in seats] == [False, False, True, False]
        assert dan.view["options"]["around"] == ["leave", "not_ready", "ready"]


@in_loop
async def test_those_who_are_swapped_go_on_as_who_they_now_are(store: Store) -> None:
    async with playing(store) as game:
        guests = ann, bob, cleo, dan = await seated(game)
        cleo.leave()
        await ann.do("swap", a=1, b=2)
        for guest in (ann, bob, dan):
            await guest.quiet()
        assert [guest.told["room"]["you"] for guest in (ann, bob, dan)] == [0, 2, 3]
        assert bob.told["presence"]["here"] == [True, False, True, True]
        back = await game.come("Cleo")
        assert back.told["room"]["you"] == 1
        check_seats(store, game)
        guests = [ann, back, bob, dan]
        back.seeds = cleo.seeds
        for guest in guests:
            await guest.do("ready")
        for guest in guests[:3]:
            await guest.reveal()


@in_loop
async def test_what_a_line_takes_goes_along_with_its_seat(store: Store) -> None:
    async with playing(store) as game:
        ann, bob, cleo, dan = await seated(game)
        for ms, guest in enumerate((ann, bob, cleo, dan), 1):
            guest.connection.trips.clear()
            guest.connection.trips.append(10 * ms)
        room = game.registry.held(ann.told["room"]["code"])
        assert room is not None
        await ann.do("swap", a=0, b=3)
        assert room._presence.trips() == (40, 20, 30, 10)
        await bob.do("leave")
        await cleo.do("sit", commit="c" * 64, seat=1)
        assert room._presence.trips() == (40, 30, 20, 10)


@in_loop
async def test_bots_keep_their_seeds_wherever_they_are_put(store: Store) -> None:
    async with playing(store) as game:
        ann, *_ = await company(game)
        await ann.sit()
        await ann.do("add_bot", seat=1)
        await ann.do("add_bot", seat=2)
        committed = [held.commit for held in table_at(game).state.seats]
        for a, b in ((1, 2), (2, 3), (1, 0)):
            await ann.do("swap", a=a, b=b)
            check_seats(store, game)
        assert names_of(ann) == ["computer", "Ann", None, "computer"]
        await ann.do("add_bot", seat=2)
        check_seats(store, game)
        commits = [held.commit for held in table_at(game).state.seats]
        assert [commits[1], commits[3], commits[0]] == committed[:3]
        await ann.do("remove", seat=0)
        bob = await game.come("Bob")
        await bob.do("sit", commit="b" * 64)
        for guest in (ann, bob):
            await guest.do("ready")
        await ann.hear_view(lambda view: view["phase"] == "revealing")
        check_seats(store, game)


@in_loop
async def test_a_room_that_is_opened_again_knows_the_seats_as_they_were_left(store: Store) -> None:
    async with playing(store) as game:
        guests = ann, *_ = await seated(game)
        await ann.do("remove", seat=2)
        await ann.do("add_bot", seat=2)
        await ann.do("swap", a=2, b=1)
        for guest in guests:
            guest.leave()
        await game.put_away()
        back = await game.come("Ann")
        assert names_of(back) == ["Ann", "computer", "Bob", "Dan"]
        check_seats(store, game)


@in_loop
async def test_a_bot_is_nobodys_seat_though_somebody_asked_for_it(store: Store) -> None:
    async with playing(store) as game:
        ann, *_ = await company(game)
        await ann.do("sit", commit="a" * 64, seat=2)
        await ann.do("add_bot", seat=0)
        assert ann.told["room"]["you"] == 2
        assert store.book.holders(ann.told["room"]["match"])[0].player_id is None


@in_loop
async def test_who_is_removed_is_told_and_may_come_back_unless_the_room_is_full(store: Store) -> None:
    async with playing(store) as game:
        ann, bob, *_ = await seated(game)
        await ann.do("remove", seat=1)
        removed = await bob.hear_type("refused")
        assert (removed["code"], removed["id"]) == ("removed", None)
        await bob.quiet()
        assert bob.told["room"]["you"] is None
        await bob.sit()
        assert names_of(bob) == list(NAMES)
        await ann.do("remove", seat=1)
        assert (await bob.hear_type("refused"))["code"] == "removed"
        await ann.do("add_bot", seat=1)
        assert (await bob.hear_type("closed"))["reason"] == "room_full"


@in_loop
async def test_who_leaves_is_not_told_to_be_removed(store: Store) -> None:
    async with playing(store) as game:
        _, bob, *_ = await seated(game)
        await bob.do("leave")
        await bob.quiet()
        assert "removed" not in [heard.get("code") for heard in bob.heard]


@in_loop
async def test_the_fifth_finds_a_full_room(store: Store) -> None:
    async with playing(store) as game:
        await seated(game)
        eve = await game.knock("Eve")
        assert (await eve.hear_type("closed"))["code"] == 4403


@in_loop
async def test_the_host_removes_a_seat_that_does_not_open_its_seed_which_voids_the_attempt(store: Store) -> None:
    async with playing(store) as game:
        guests = ann, bob, cleo, dan = await seated(game)
        for guest in guests:
            await guest.do("ready")
        await cleo.reveal()
        before = ann.told["room"]["fairness"]["server_commit"]
        assert (await ann.refused("remove", seat=2))["code"] == "wrong_phase"  # it is not to blame
        assert (await ann.refused("remove", seat=0))["code"] == "bad_seat"
        assert (await bob.refused("remove", seat=3))["code"] == "not_host"
        await ann.do("remove", seat=3)
        assert names_of(ann) == ["Ann", "Bob", "Cleo", None]
        fairness = ann.told["room"]["fairness"]
        assert [attempt["seat"] for attempt in fairness["attempts"]] == [3]
        assert fairness["server_commit"] != before
        assert (await dan.hear_type("refused"))["code"] == "removed"
        check_seats(store, game)


@in_loop
async def test_a_bot_of_a_voided_attempt_that_is_swapped_commits_and_opens_anew(store: Store) -> None:
    async with playing(store) as game:
        ann, bob, cleo, _ = await company(game)
        for guest in (ann, bob, cleo):
            await guest.sit()
        await ann.do("add_bot", seat=3)
        for guest in (ann, bob, cleo):
            await guest.do("ready")
        await bob.do("leave")
        await ann.quiet()
        check_seats(store, game)
        await ann.do("swap", a=3, b=1)
        check_seats(store, game)
        assert names_of(ann) == ["Ann", "computer", "Cleo", None]


@in_loop
async def test_a_rematch_of_four_keeps_the_seats_when_all_people_agree_and_bots_always_do(store: Store) -> None:
    async with playing(store) as game:
        guests = ann, bob, cleo, _ = await company(game)
        guests.pop()
        for guest in guests:
            await guest.sit()
        await ann.do("add_bot", seat=3)
        await ann.do("swap", a=0, b=3)
        for guest in guests:
            await guest.do("ready")
        for guest in guests:
            await guest.reveal()
        await ann.hear_view(lambda view: view["phase"] == "playing")
        before = names_of(ann)
        await ann.do("abort")
        for guest in (ann, bob):
            await guest.do("rematch")
        assert cleo.told["room"]["rematch_of"] is None
        await cleo.do("rematch")
        for guest in guests:
            await guest.hear(lambda heard: heard["type"] == "room" and heard["rematch_of"] is not None)
            assert names_of(guest) == before == ["computer", "Bob", "Cleo", "Ann"]
            check_seats(store, game)
        for guest in guests:
            await guest.sit()  # as a page does by itself; nobody is asked again
        for guest in guests:
            await guest.reveal()
        await ann.hear_view(lambda view: view["phase"] == "playing")
