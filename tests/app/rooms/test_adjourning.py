"""A match that is broken off outlives its room, and goes on where it was when both are back."""

from tests.app.rooms.fakes import in_loop, playing
from tests.app.rooms.test_bots import alone
from tests.app.store import Store

A_NIGHT = 9 * 3_600_000


@in_loop
async def test_a_match_that_rests_is_put_away_and_goes_on_the_next_day(store: Store) -> None:
    async with playing(store) as game:
        ann, bob = await game.start()
        await ann.do("offer_adjourn", at=game.clock.now() + 20_000)
        told = await bob.do("offer_adjourn", at=game.clock.now() + 20_000)
        await ann.hear_seq(told["seq"])
        hand = ann.view["you"]["hand"]
        assert ann.view["deal"]["to_move"] is None
        assert (await ann.refused("pass"))["code"] == "adjourned"
        ann.leave()
        bob.leave()
        await game.put_away()
        game.clock.move(A_NIGHT)
        game.beat_on()
        ann, bob = await game.come("Ann"), await game.come("Bob")
        assert ann.view["phase"] == "adjourned"
        assert ann.view["clock"]["remaining"][0] == 160_000
        await ann.do("resume")
        told = await bob.do("resume")
        await ann.hear_seq(told["seq"])
        assert (ann.view["phase"], ann.view["you"]["hand"]) == ("playing", hand)
        assert ann.view["clock"]["remaining"][0] == 160_000
        await ann.do("pass")


@in_loop
async def test_the_computer_goes_along_with_a_pause_and_comes_back_from_it(store: Store) -> None:
    async with playing(store) as game:
        ann = await alone(game)
        await ann.do("offer_adjourn")
        assert ann.view["phase"] == "adjourned"
        assert ann.view["options"]["around"][0] == "resume"
        await ann.do("resume")
        assert (ann.view["phase"], ann.view["adjourn"]) == ("playing", None)
