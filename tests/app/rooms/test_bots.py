"""The computer at a room's table; the test moves the clock past its thinking."""

from dataclasses import replace

from engine.rules import RULE_SETS
from tests.app.rooms.fakes import Game, Guest, in_loop, playing
from tests.app.store import Store
from tests.moves import simple_move


async def alone(game: Game, *, target: int = 100) -> Guest:
    """Ann against the computer, at the first deal."""
    game.make_room("Ann", bot=True, rules=replace(RULE_SETS["standard"], target=target))
    ann = await game.come("Ann")
    await ann.sit()
    await ann.reveal()
    await ann.hear_view(lambda view: view["phase"] == "playing")
    return ann


async def computers_turn(game: Game, ann: Guest) -> None:
    """Let the computer think until it is not its turn any more."""
    while ann.view["phase"] == "playing" and ann.view["deal"]["to_move"] == 1:
        seq = ann.told["update"]["seq"]
        game.clock.move(3_000)
        await ann.hear_seq(seq + 1)


@in_loop
async def test_the_computer_commits_reveals_and_is_marked_as_one(store: Store) -> None:
    async with playing(store) as game:
        ann = await alone(game)
        seat = ann.told["room"]["seats"][1]
        assert seat["bot"] is True
        assert seat["taken"] is True
        assert seat["name"] is None
        assert len(seat["seed"]) == 64
        assert ann.told["presence"]["here"] == [True, True]


@in_loop
async def test_the_computer_thinks_before_it_moves(store: Store) -> None:
    async with playing(store, dealer=0) as game:
        ann = await alone(game)
        game.clock.move(500)
        await ann.quiet()
        assert ann.view["deal"]["to_move"] == 1
        await computers_turn(game, ann)
        assert ann.view["deal"]["to_move"] == 0


@in_loop
async def test_a_whole_match_against_the_computer_and_a_rematch_in_one_tap(store: Store) -> None:
    async with playing(store) as game:
        ann = await alone(game, target=40)
        match_id = ann.told["room"]["match"]
        while ann.view["phase"] != "over":
            await computers_turn(game, ann)
            if ann.view["phase"] == "sheet":
                assert ann.view["ready"] == [False, True]
                await ann.do("next_deal")
            elif ann.view["phase"] == "playing":
                kind, content = simple_move(ann.view)
                await ann.do(kind, **content)
        assert ann.view["ending"]["reason"] == "target"
        await ann.do("rematch")
        await ann.hear(lambda heard: heard["type"] == "update" and heard["match"] != match_id)
        assert [bool(seat["commit"]) for seat in ann.told["room"]["seats"]] == [False, True]
        await ann.sit()
        await ann.reveal()
        await ann.hear_view(lambda view: view["phase"] == "playing")


@in_loop
async def test_the_computer_agrees_to_end_without_a_result(store: Store) -> None:
    async with playing(store) as game:
        ann = await alone(game)
        await ann.do("offer_end")
        assert ann.view["ending"] == {"reason": "agreed", "winner": None}


@in_loop
async def test_the_computer_commits_anew_after_a_voided_attempt(store: Store) -> None:
    async with playing(store) as game:
        game.make_room("Ann", bot=True)
        ann = await game.come("Ann")
        await ann.sit()
        before = ann.told["room"]["seats"][1]["commit"]
        game.clock.move(20_000)
        await ann.hear(lambda heard: heard["type"] == "room" and heard["you"] is None)
        seats = ann.told["room"]["seats"]
        assert [seat["taken"] for seat in seats] == [False, True]
        assert seats[1]["commit"] not in (None, before)
        await ann.sit()
        await ann.reveal()
        await ann.hear_view(lambda view: view["phase"] == "playing")


@in_loop
async def test_the_computer_goes_on_after_a_restart(store: Store) -> None:
    async with playing(store, dealer=0) as game:
        await alone(game)
    async with playing(store, after=game, dealer=0) as later:
        back = await later.come("Ann")
        await computers_turn(later, back)
        assert back.view["deal"]["to_move"] == 0
