"""Actions in a room: repeats, stale ones, and those that come too late, with a clock that the test moves."""

import asyncio
import random
from collections import Counter

import pytest

from engine.events import Event
from tests.app.rooms.fake_line import Message
from tests.app.rooms.fakes import CODE, Guest, begin, in_loop, playing
from tests.app.store import Store
from tests.moves import simple_move

CAP = 180_000
FLAG_GRACE = 1_000


def stock(view: Message) -> int:
    left: int = view["deal"]["stock"]
    return left


async def to_first_draw(ann: Guest, bob: Guest) -> None:
    """Both pass: Ann draws from the stock."""
    await ann.do("pass")
    await bob.hear_view(lambda view: view["options"]["passing"])
    await bob.do("pass")
    await ann.hear_view(lambda view: view["options"]["draw"] == ["stock"])


async def play_to_next_deal(ann: Guest, bob: Guest) -> None:
    """Play this deal to its end; both are done with its sheet."""
    while ann.view["phase"] == "playing":
        mover, other = (ann, bob) if ann.view["deal"]["to_move"] == 0 else (bob, ann)
        kind, content = simple_move(mover.view)
        told = await mover.do(kind, **content)
        await other.hear_seq(told["seq"])
    await ann.do("next_deal")
    await bob.do("next_deal")
    await ann.hear_view(lambda view: view["phase"] == "playing")


def events_of(store: Store, guest: Guest) -> tuple[Event, ...]:
    loaded = store.log.load(guest.told["update"]["match"], from_checkpoint=False)
    assert loaded is not None
    return loaded.events


@in_loop
async def test_the_same_action_twice_at_once_is_done_once_and_acknowledged_twice(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        await to_first_draw(ann, bob)
        turn, seq, left = ann.view["deal"]["turn"], ann.told["update"]["seq"], stock(ann.view)
        for _ in range(2):
            ann.act("draw", pile="stock", id="x1", turn=turn)
        answers = [await ann.answer("x1"), await ann.answer("x1")]
        assert [answer["ack"] for answer in answers] == ["x1", "x1"]
        assert [answer["seq"] for answer in answers] == [seq + 1, seq + 1]
        assert stock(ann.view) == left - 1
        assert len(ann.view["you"]["hand"]) == 11


@in_loop
async def test_an_action_sent_again_after_a_reconnect_is_answered_with_the_present_update(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        await to_first_draw(ann, bob)
        turn = ann.view["deal"]["turn"]
        await ann.do("draw", pile="stock", id="x1")
        drawn = ann.view["you"]["drawn"]
        ann.leave()
        back = await game.come("Ann")
        answer = await back.do("draw", pile="stock", id="x1", turn=turn)
        assert answer["view"]["you"]["drawn"] == drawn
        turn = back.view["deal"]["turn"]
        await back.do("discard", card=drawn, id="x2")
        seq = back.told["update"]["seq"]
        again = await back.do("discard", card=drawn, id="x2", turn=turn)
        assert again["seq"] == seq


@in_loop
async def test_an_id_that_is_stored_is_not_taken_again_for_something_else(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        await to_first_draw(ann, bob)
        await ann.do("draw", pile="stock", id="x1")
        refused = await ann.refused("discard", card=ann.view["you"]["drawn"], id="x1")
        assert refused["code"] == "id_reused"


@in_loop
async def test_the_other_seat_may_use_the_same_id(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        await ann.do("pass", id="x1")
        await bob.hear_view(lambda view: view["options"]["passing"])
        await bob.do("pass", id="x1")


@in_loop
async def test_an_id_that_the_seats_former_holder_used_is_refused_and_another_one_sits_down(store: Store) -> None:
    """Also where both ask for the very same thing: it was done for the other."""
    async with playing(store) as game:
        game.make_room("Ann")
        ann, bob = await game.come("Ann"), await game.come("Bob")
        await ann.do("sit", commit="a" * 64, id="1")
        await ann.do("leave", id="2")
        for commit in ("a" * 64, "b" * 64):
            assert (await bob.refused("sit", commit=commit, id="1"))["code"] == "id_reused"
        await bob.do("sit", commit="b" * 64, id="3")
        assert (await bob.refused("leave", id="2"))["code"] == "id_reused"
        assert bob.told["room"]["you"] == 0


@in_loop
async def test_leaving_sent_again_is_answered_and_does_not_free_the_seat_taken_since(store: Store) -> None:
    async with playing(store) as game:
        game.make_room("Ann")
        ann, bob = await game.come("Ann"), await game.come("Bob")
        await ann.sit()
        told = await ann.do("leave", id="gone")
        again = await ann.do("leave", id="gone")
        assert (again["seq"], again["events"], again["view"]) == (told["seq"], [], told["view"])
        await bob.sit()  # where Ann was
        await ann.do("sit", commit="a" * 64, id="anew")
        assert ann.told["room"]["you"] == 1
        seq = (await ann.do("leave", id="gone"))["seq"]
        assert ann.told["room"]["you"] == 1
        assert ann.told["update"]["seq"] == seq


@in_loop
async def test_a_refused_id_is_forgotten(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        await to_first_draw(ann, bob)
        missing = next(card for card in ("AS", "2S", "3S", "4S", "5S") if card not in ann.view["you"]["hand"])
        await ann.do("draw", pile="stock")
        drawn = ann.view["you"]["drawn"]
        if missing == drawn:
            missing = "KH" if "KH" not in ann.view["you"]["hand"] else "QH"
        assert (await ann.refused("discard", card=missing, id="x2"))["code"] == "not_your_card"
        await ann.do("discard", card=drawn, id="x2")


@in_loop
async def test_an_action_for_another_turn_is_stale_and_brings_the_present_update(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        turn = ann.view["deal"]["turn"]
        await to_first_draw(ann, bob)
        refused = await ann.refused("draw", pile="stock", turn=turn)
        assert refused["code"] == "stale"
        fresh = await ann.hear_type("update")
        assert fresh["events"] == []
        assert fresh["view"]["deal"]["turn"] != turn
        await ann.do("draw", pile="stock")


@in_loop
async def test_offers_and_minutes_do_not_make_a_move_stale(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        turn = ann.view["deal"]["turn"]
        game.clock.move(5_000)
        await bob.do("give_minute")
        await bob.do("offer_end")
        await ann.do("pass", turn=turn)


@in_loop
async def test_an_action_stored_before_the_last_checkpoint_is_still_answered_from_the_log(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        turn = ann.view["deal"]["turn"]
        told = await ann.do("pass", id="early")
        await bob.hear_seq(told["seq"])
        await play_to_next_deal(ann, bob)
        for guest in (ann, bob):
            guest.leave()
        await game.put_away()
        back = await game.come("Ann")
        assert back.view["deal"]["number"] == 2
        answer = await back.do("pass", id="early", turn=turn)
        assert answer["view"]["deal"]["number"] == 2
        assert (await back.refused("resign", id="early"))["code"] == "id_reused"


@in_loop
async def test_an_action_of_long_ago_is_still_answered_though_nobody_has_left(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        turn = ann.view["deal"]["turn"]
        told = await ann.do("pass", id="early")
        await bob.hear_seq(told["seq"])
        for _ in range(3):
            await play_to_next_deal(ann, bob)
        room = game.registry.held(CODE)
        assert room is not None
        assert room.table.answered(ann.seat, "early") is None  # a table does not remember a match's whole length
        assert (await ann.do("pass", id="early", turn=turn))["view"]["deal"]["number"] == 4
        assert (await ann.refused("resign", id="early"))["code"] == "id_reused"
        assert bob.view["phase"] == "playing"


@pytest.mark.parametrize(("before", "stands"), [(1, True), (0, False), (-1, False)])
def test_a_move_stands_when_it_arrived_before_the_deadline(store: Store, before: int, stands: bool) -> None:
    """However late the room comes to look at it."""

    @in_loop
    async def play() -> None:
        async with playing(store) as game:
            ann, bob = await game.start()
            deadline = game.clock.now() + CAP
            game.clock.at = deadline + FLAG_GRACE - 1  # no alarm has rung
            answer = await ann.answer(ann.act("pass", at=deadline - before))
            if stands:
                assert answer["view"]["deal"]["to_move"] == 1
                assert answer["view"]["clock"]["remaining"][0] <= before
                return
            assert answer["code"] == "too_late"
            await bob.quiet()
            assert bob.view["phase"] == "playing"  # it falls when the grace is over
            game.clock.move(1)
            for guest in (ann, bob):
                view = await guest.hear_view(lambda view: view["phase"] == "over")
                assert view["ending"] == {"reason": "aborted", "winner": None}

    play()


@in_loop
async def test_a_flag_is_recorded_at_its_deadline_and_not_stored_before_a_second_has_passed(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        await ann.do("pass")
        await bob.hear_view(lambda view: view["options"]["passing"])
        await bob.do("pass")
        deadline = game.clock.now() + CAP
        game.clock.move(CAP + FLAG_GRACE - 1)
        await bob.quiet()
        assert bob.view["phase"] == "playing"
        game.clock.move(1)
        view = await bob.hear_view(lambda view: view["phase"] == "over")
        assert view["ending"] == {"reason": "flag", "winner": 1}
        loaded = store.log.load(bob.told["room"]["match"])
        assert loaded is not None
        assert loaded.rows[-1][1].at == deadline


@in_loop
async def test_a_move_and_its_flag_have_one_outcome_in_two_hundred_orders(store: Store) -> None:
    """The move arrives around the deadline; the alarm rings before it is passed on, after, or while it is looked at."""
    async with playing(store) as game:
        chance = random.Random(11)
        ann, bob = await game.start()
        outcomes: Counter[str] = Counter()
        for _ in range(200):
            deadline = game.clock.now() + CAP
            arrives = deadline + chance.randrange(-2, 3)
            steps = chance.randrange(4)
            if steps == 0:
                game.clock.at = deadline
                game.clock.move(FLAG_GRACE)
                action_id = ann.act("pass", at=arrives)
            else:
                action_id = ann.act("pass", at=arrives)
                for _ in range(steps - 1):
                    await asyncio.sleep(0)
                game.clock.at = deadline
                game.clock.move(FLAG_GRACE)
            answer = await ann.answer(action_id)
            if arrives < deadline:
                assert answer["view"]["deal"]["to_move"] == 1
                await bob.hear_view(lambda view: view["options"]["passing"])
                await bob.do("abort")
            else:
                assert answer["code"] == "too_late"
            for guest in (ann, bob):
                await guest.hear_view(lambda view: view["phase"] == "over")
            kinds = [type(event).__name__ for event in events_of(store, ann)]
            assert kinds.count("MatchEnded") == 1
            assert kinds.count("Passed") == (arrives < deadline)
            outcomes[answer["type"]] += 1
            await ann.do("rematch")
            await bob.do("rematch")
            await begin(ann, bob)
        assert min(outcomes.values()) > 50
