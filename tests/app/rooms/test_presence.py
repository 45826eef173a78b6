"""Who is here, by seat, and how that reaches the others; the test moves the clock."""

from app.rooms.connection import Connection
from app.rooms.presence import Presence
from tests.app.rooms.fake_line import FakeLine
from tests.app.rooms.fakes import in_loop, playing
from tests.app.store import NOW, Store


@in_loop
async def test_the_clean_up_of_an_old_socket_does_not_touch_the_new_one() -> None:
    presence = Presence(2, NOW)
    old, new = Connection(FakeLine(), None), Connection(FakeLine(), None)
    assert presence.add(old, 1, NOW) is True
    assert presence.add(new, 1, NOW + 5) is False
    assert presence.remove(old, NOW + 10) is False
    assert presence.is_here(1)
    assert presence.remove(old, NOW + 11) is False
    assert presence.remove(new, NOW + 12) is True
    assert presence.away_since(1) == NOW + 12


@in_loop
async def test_the_least_of_a_seats_last_eight_round_trips_counts_over_all_its_sockets() -> None:
    presence = Presence(2, NOW)
    first, second = Connection(FakeLine(), None), Connection(FakeLine(), None)
    first.ping(NOW, every=0)
    first.pong(1, NOW + 70)
    presence.add(first, 0, NOW + 100)  # measured before it sat down
    presence.add(second, 0, NOW + 100)
    second.ping(NOW + 200, every=0)
    second.pong(1, NOW + 250)
    assert presence.trips() == (50, None)
    presence.remove(second, NOW + 300)
    assert presence.trips() == (50, None)
    for number in range(8):
        first.ping(NOW + 1_000 * number, every=0)
        first.pong(number + 2, NOW + 1_000 * number + 90)
    assert presence.trips() == (90, None)


@in_loop
async def test_a_second_tab_that_closes_leaves_the_seat_here(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        second = await game.come("Bob")
        bob.leave()
        told = await ann.do("pass")
        assert (await second.hear_seq(told["seq"]))["seq"] == told["seq"]
        await ann.quiet()
        assert ann.told["presence"]["here"] == [True, True]
        second.leave()
        assert (await ann.hear_type("presence"))["here"] == [True, False]


@in_loop
async def test_one_who_is_gone_without_a_word_does_not_disturb_the_others(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        others = [await game.come("Ann") for _ in range(3)]
        bob.line.lost = True
        others[1].line.lost = True
        told = await ann.do("pass")
        for tab in (others[0], others[2]):
            assert (await tab.hear_seq(told["seq"]))["seq"] == told["seq"]
        bob.leave()
        assert (await ann.hear_type("presence"))["here"] == [True, False]


@in_loop
async def test_a_reader_that_is_stuck_is_cut_and_the_others_play_on(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        stuck = await game.come("Bob")
        stuck.line.clear = False
        for number in range(70):
            guest = (ann, bob)[number % 2]
            await guest.do("offer_end" if number % 2 == 0 else "decline_end")
        assert stuck.line.aborted
        assert bob.view["phase"] == "playing"
        stuck.leave()
        back = await game.come("Bob")
        assert back.told["update"]["seq"] == bob.told["update"]["seq"]


@in_loop
async def test_a_round_trip_is_allowed_for_at_both_ends_of_a_turn(store: Store) -> None:
    async with playing(store) as game:
        game.make_room("Ann")
        ann, bob = await game.come("Ann"), await game.come("Bob")
        for guest, trip in ((ann, 100), (bob, 400)):
            assert guest.connection.pong(1, game.clock.now() + trip) == trip
        await ann.sit()
        await bob.sit()
        await ann.reveal()
        await bob.reveal()
        await ann.hear_view(lambda view: view["phase"] == "playing")
        game.clock.move(10_100)  # an offer needs one round trip
        await ann.do("pass")
        assert ann.view["clock"]["remaining"][0] == 180_000
        await bob.hear_view(lambda view: view["options"]["passing"])
        game.clock.move(10_401)
        await bob.do("pass")
        assert bob.view["clock"]["remaining"][1] == 180_000 - 10_001


@in_loop
async def test_pings_go_along_with_updates_and_not_more_often_than_every_five_seconds(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        ann.pongs = bob.pongs = 20
        for guest in (ann, bob):
            guest.connection.pong(1, game.clock.now() + 20)
            guest.heard.clear()
        await ann.do("offer_end")
        await ann.do("decline_end")
        await ann.quiet()
        assert [heard for heard in ann.heard if heard["type"] == "ping"] == []
        game.clock.move(5_000)
        await ann.do("offer_end")
        assert (await ann.hear_type("ping"))["n"] == 2
