"""What happens by itself in a room: sheets, claims, flags with nobody there, and outages; the test moves the clock."""

import asyncio

from engine.cards import Card
from engine.events import ClockStopped
from tests.app.rooms.fakes import CODE, Game, Guest, begin, in_loop, playing
from tests.app.store import Store
from tests.engine.driver import deck_of

CAP = 180_000
GIN_HAND = "AS 2S 3S 4S 5C 6C 7C 9D 9C 9H"
OTHER_HAND = "KS QD JC TH 8S 7D 5H 3C 2D AH"


def gin_deck() -> tuple[Card, ...]:
    """The starter is dealt gin, and draws what it throws."""
    return deck_of(GIN_HAND, OTHER_HAND, "KD", "KH")


async def play_gin(ann: Guest, bob: Guest) -> None:
    """Ann starts, draws and goes gin with the card drawn."""
    await ann.do("pass")
    await bob.hear_view(lambda view: view["options"]["passing"])
    told = await bob.do("pass")
    await ann.hear_seq(told["seq"])
    await ann.do("draw", pile="stock")
    told = await ann.do("knock", card=ann.view["you"]["drawn"])
    await bob.hear_seq(told["seq"])
    assert ann.view["phase"] == "sheet"


@in_loop
async def test_nothing_is_charged_while_the_sheet_shows(store: Store) -> None:
    async with playing(store, decks=[gin_deck()]) as game:
        ann, bob = await game.start()
        await play_gin(ann, bob)
        before = ann.view["clock"]["remaining"]
        game.clock.move(25_000)
        await ann.do("next_deal")
        await bob.do("next_deal")
        view = await ann.hear_view(lambda view: view["phase"] == "playing")
        assert view["clock"]["remaining"] == before
        assert view["clock"]["elapsed"] == 0


@in_loop
async def test_the_next_deal_begins_without_a_seat_that_is_away_and_its_clock_runs(store: Store) -> None:
    async with playing(store, decks=[gin_deck()], dealer=1) as game:
        ann, bob = await game.start()
        await play_gin(ann, bob)
        await ann.do("next_deal")
        bob.leave()
        game.clock.move(59_999)
        await ann.quiet()
        assert ann.view["phase"] == "sheet"
        game.clock.move(1)
        view = await ann.hear_view(lambda view: view["phase"] == "playing")
        assert view["deal"]["number"] == 2
        assert view["deal"]["starter"] == 1
        game.clock.move(CAP + 1_000)
        view = await ann.hear_view(lambda view: view["phase"] == "over")
        assert view["ending"] == {"reason": "flag", "winner": 0}


@in_loop
async def test_a_flag_falls_with_nobody_there_and_the_room_put_away(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        await ann.do("pass")
        await bob.hear_view(lambda view: view["options"]["passing"])
        game.clock.move(20_000)
        for guest in (ann, bob):
            guest.leave()
        await game.put_away()
        assert game.registry.held(CODE) is None
        assert store.overdue(game.clock.now()) == []
        game.clock.move(CAP)
        assert store.overdue(game.clock.now()) == [CODE]
        await game.watch.look()
        back = await game.come("Ann")
        view = await back.hear_view(lambda view: view["phase"] == "over")
        assert view["ending"]["reason"] == "aborted"
        back.leave()
        await game.put_away()
        assert store.overdue(game.clock.now() + CAP) == []


@in_loop
async def test_a_held_room_is_leased_and_not_swept(store: Store) -> None:
    async with playing(store) as game:
        ann, _ = await game.start()
        await game.watch.look(lease=True)
        assert store.overdue(game.clock.now() + CAP - 60_000) == []
        game.clock.move(CAP - 2_000)
        await game.watch.look()
        assert store.overdue(game.clock.now() + 10_000) == []
        assert len(game.registry) == 1
        await ann.quiet()
        assert ann.view["phase"] == "playing"


@in_loop
async def test_absence_counts_only_on_the_own_turn(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        bob.leave()
        await ann.hear(lambda heard: heard["type"] == "presence" and not heard["here"][1])
        assert ann.told["presence"] == {"type": "presence", "here": [True, False], "claim_in": None}
        game.clock.move(40_000)
        assert (await ann.refused("claim"))["code"] == "nothing_to_claim"
        await ann.do("pass")
        await ann.hear(lambda heard: heard["type"] == "presence" and heard["claim_in"] is not None)
        assert ann.told["presence"]["claim_in"] == 45_000
        game.clock.move(44_999)
        refused = await ann.refused("claim")
        assert (refused["code"], refused["args"]) == ("too_early", {"wait": 1})
        game.clock.move(1)
        await ann.do("claim")
        assert ann.view["claim"] == {"seat": 1, "left": 30_000}


async def claimed(game: Game) -> tuple[Guest, Guest]:
    """Both have moved; Bob is away on his turn for 45 s and Ann has claimed."""
    ann, bob = await game.start(clock_id="three_minutes")
    await ann.do("pass")
    await bob.hear_view(lambda view: view["options"]["passing"])
    told = await bob.do("pass")
    await ann.hear_seq(told["seq"])
    await ann.do("draw", pile="stock")
    await ann.do("discard", card=ann.view["you"]["drawn"])
    bob.leave()
    await ann.hear(lambda heard: heard["type"] == "presence" and heard["claim_in"] is not None)
    game.clock.move(45_000)
    await ann.do("claim")
    return ann, bob


@in_loop
async def test_a_claimed_absence_loses_when_nobody_came_back(store: Store) -> None:
    async with playing(store) as game:
        ann, _ = await claimed(game)
        game.clock.move(29_999)
        await ann.quiet()
        assert ann.view["phase"] == "playing"
        game.clock.move(1)
        view = await ann.hear_view(lambda view: view["phase"] == "over")
        assert view["ending"] == {"reason": "absent", "winner": 0}


@in_loop
async def test_a_claim_is_void_as_soon_as_the_seat_is_back(store: Store) -> None:
    async with playing(store) as game:
        ann, _ = await claimed(game)
        game.clock.move(29_999)
        back = await game.come("Bob")
        view = await ann.hear_view(lambda view: view["claim"] is None)
        assert view["phase"] == "playing"
        assert back.view["claim"] is None
        game.clock.move(30_000)
        await ann.quiet()
        assert ann.view["phase"] == "playing"


@in_loop
async def test_who_is_back_at_the_instant_of_a_claims_end_is_too_late(store: Store) -> None:
    async with playing(store) as game:
        ann, _ = await claimed(game)
        game.clock.at += 30_000  # no alarm has rung
        back = await game.come("Bob")
        assert back.view["phase"] == "over"
        await ann.hear_view(lambda view: view["phase"] == "over")


@in_loop
async def test_an_untimed_room_gives_three_minutes_before_a_claim(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start(clock_id="untimed")
        await ann.do("pass")
        bob.leave()
        await ann.hear(lambda heard: heard["type"] == "presence" and heard["claim_in"] is not None)
        assert ann.told["presence"]["claim_in"] == 180_000
        game.clock.move(179_999)
        assert (await ann.refused("claim"))["code"] == "too_early"
        game.clock.move(1)
        await ann.do("claim")


@in_loop
async def test_an_outage_voids_a_claim_and_not_the_next_one(store: Store) -> None:
    """In an untimed room too, where no clock is stopped for it."""
    async with playing(store) as game:
        ann, bob = await game.start(clock_id="untimed")
        for guest, other in ((ann, bob), (bob, ann)):
            told = await guest.do("pass")
            await other.hear_seq(told["seq"])
        ann.leave()
        game.clock.move(180_000)
        await bob.do("claim")
        game.pulse.last = game.clock.now()
        game.clock.move(20_000)
        await game.watch.look()
        game.beat_on()
        await bob.hear_view(lambda view: view["claim"] is None)
        await bob.do("claim")
        game.clock.move(29_999)
        await bob.quiet()
        assert bob.view["claim"] is not None
        game.clock.move(1)
        await bob.hear_view(lambda view: view["phase"] == "over")


@in_loop
async def test_a_server_that_starts_after_an_outage_charges_the_move_up_to_its_beginning(store: Store) -> None:
    async with playing(store) as game:
        ann, _ = await game.start()
        game.clock.move(42_000)
        await ann.quiet()
        match_id = ann.told["room"]["match"]
    # The server is gone for five minutes after its last heartbeat.
    async with playing(store, after=game) as later:
        await later.begin_after(300_000)
        bob = await later.come("Bob")
        assert bob.view["clock"]["stopped"] is True
        assert bob.view["clock"]["remaining"] == [CAP - 42_000, CAP]
        later.clock.move(10_000)
        back = await later.come("Ann")
        assert back.told["room"]["match"] == match_id
        assert back.view["clock"]["stopped"] is False
        assert back.view["clock"]["remaining"] == [CAP - 42_000, CAP]
        await bob.hear_view(lambda view: not view["clock"]["stopped"])
        later.clock.move(5_000)
        await back.do("pass")
        assert back.view["clock"]["remaining"][0] == CAP - 47_000


@in_loop
async def test_after_an_outage_the_clock_runs_again_sixty_seconds_after_the_restart_at_the_latest(store: Store) -> None:
    async with playing(store) as game:
        await game.start()
        game.clock.move(42_000)
    async with playing(store, after=game) as later:
        await later.begin_after(300_000)
        bob = await later.come("Bob")
        later.clock.move(59_999)
        await bob.quiet()
        assert bob.view["clock"]["stopped"] is True
        later.clock.move(1)
        view = await bob.hear_view(lambda view: not view["clock"]["stopped"])
        assert view["clock"]["remaining"][0] == CAP - 42_000
        later.clock.move(CAP - 42_000 + 1_000)
        view = await bob.hear_view(lambda view: view["phase"] == "over")


@in_loop
async def test_who_comes_back_later_than_that_is_charged_from_then_on(store: Store) -> None:
    """The outage was shorter than the time that was left, so nothing is due when the server is up again."""
    async with playing(store) as game:
        await game.start()
        game.clock.move(42_000)
    async with playing(store, after=game) as later:
        await later.begin_after(10_000)
        bob = await later.come("Bob")
        later.clock.move(60_000)
        await bob.hear_view(lambda view: not view["clock"]["stopped"])
        later.clock.move(30_000)
        back = await later.come("Ann")
        assert back.view["clock"]["remaining"][0] == CAP - 72_000


@in_loop
async def test_an_outage_is_made_good_for_without_anybody_there(store: Store) -> None:
    async with playing(store) as game:
        ann, _ = await game.start()
        match_id, seq = ann.told["room"]["match"], ann.told["update"]["seq"]
        game.clock.move(42_000)
    async with playing(store, after=game) as later:
        await later.begin_after(10_000)
        async with asyncio.timeout(5):
            while not store.log.newer(match_id, seq):  # noqa: ASYNC110 - nobody is there to be told
                await asyncio.sleep(0.01)
        stopped = store.log.newer(match_id, seq)[0][1].event
        assert isinstance(stopped, ClockStopped)
        assert (stopped.spent, stopped.resumes) == (42_000, later.clock.now() + 60_000)


@in_loop
async def test_a_move_whose_time_was_over_before_the_outage_is_lost(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        await ann.do("pass")
        await bob.hear_view(lambda view: view["options"]["passing"])
        await bob.do("pass")
        game.clock.at += CAP + 500  # the flag has fallen and is not stored yet
    async with playing(store, after=game) as later:
        await later.begin_after(300_000)
        back = await later.come("Bob")
        view = await back.hear_view(lambda view: view["phase"] == "over")
        assert view["ending"] == {"reason": "flag", "winner": 1}


@in_loop
async def test_a_short_restart_is_no_outage(store: Store) -> None:
    async with playing(store) as game:
        await game.start()
        game.clock.move(42_000)
    async with playing(store, after=game) as later:
        await later.begin_after(5_000)
        bob = await later.come("Bob")
        assert bob.view["clock"]["stopped"] is False
        assert bob.view["clock"]["remaining"] == [CAP - 47_000, CAP]


@in_loop
async def test_a_server_that_was_suspended_charges_nobody_for_it(store: Store) -> None:
    """No heartbeat for longer than five seconds while it ran: found by whatever comes first, here the flag itself."""
    async with playing(store) as game:
        ann, bob = await game.start()
        game.pulse.last = game.clock.now() + 100_000
        game.clock.move(CAP + 5_000)
        for guest in (ann, bob):
            view = await guest.hear_view(lambda view: view["clock"]["remaining"][0] < CAP)
            assert view["phase"] == "playing"
            assert view["clock"]["remaining"] == [CAP - 100_000, CAP]
        game.beat_on()
        game.clock.move(10_000)
        await ann.do("pass")
        assert ann.view["clock"]["remaining"][0] == CAP - 110_000


@in_loop
async def test_when_an_outage_ends_every_room_makes_good_for_it(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        game.pulse.last = game.clock.now() + 10_000
        game.clock.move(30_000)
        await game.watch.look()
        for guest in (ann, bob):
            view = await guest.hear_view(lambda view: view["clock"]["remaining"][0] == CAP - 10_000)
            assert view["clock"]["stopped"] is False


@in_loop
async def test_an_open_sheet_stays_open_after_an_outage(store: Store) -> None:
    async with playing(store, decks=[gin_deck()]) as game:
        ann, bob = await game.start()
        await play_gin(ann, bob)
        game.pulse.last = game.clock.now()
        game.clock.move(70_000)
        view = await ann.hear_view(lambda view: view["sheet_left"] is not None and view["sheet_left"] > 59_000)
        assert view["phase"] == "sheet"


@in_loop
async def test_old_alarms_do_nothing_to_the_next_match(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        await ann.do("pass")
        await bob.hear_view(lambda view: view["options"]["passing"])
        await bob.do("abort")
        await ann.hear_view(lambda view: view["phase"] == "over")
        await ann.do("rematch")
        await bob.do("rematch")
        game.clock.move(CAP - 1_000)
        await begin(ann, bob)
        game.clock.move(2_500)
        again = await game.come("Ann")
        assert again.view["phase"] == "playing"
        assert again.view["clock"]["remaining"] == [CAP - 2_500, CAP]
