"""Rooms of three and four at play, over a real store: each table for itself, each seat in its role."""

from typing import Any

import pytest

from engine.formats import FORMATS
from engine.rules import RULE_SETS
from tests.app.rooms.fakes import Game, Guest, in_loop, playing
from tests.app.rooms.seating import NAMES
from tests.app.store import Store
from tests.moves import simple_move

CAP = 180_000


async def started(game: Game, format_id: str, *, bots: int = 0, clock_id: str = "three_minutes") -> list[Guest]:
    """People on the first seats and bots on the others, at their first deal.

    Bob has the highest card, then Cleo, Dan and Ann. In `captain` Bob is soloist and Cleo captain, in `cutthroat` Bob
    deals and Cleo starts, in `partners` Ann starts against Bob and Cleo against Dan.
    """
    plan = FORMATS[format_id]
    game.make_room("Ann", format_id=format_id, rules=RULE_SETS[plan.rule_sets[0]], clock_id=clock_id)
    guests = [await game.come(name) for name in NAMES[: plan.seats - bots]]
    for guest in guests:
        await guest.sit()
    for seat in range(plan.seats - bots, plan.seats):
        await guests[0].do("add_bot", seat=seat)
    for guest in guests:
        await guest.do("ready")
    for guest in guests:
        await guest.reveal()
    for guest in guests:
        await guest.hear_view(lambda view: view["phase"] == "playing")
    return guests


async def abreast(guests: list[Guest]) -> None:
    for guest in guests:
        await guest.quiet()


async def move(guests: list[Guest], seat: int) -> None:
    """A whole turn of this seat: a pass, or the stock's card drawn and thrown again."""
    await abreast(guests)
    may = guests[seat].view["options"]
    if may["passing"]:
        await guests[seat].do("pass")
    else:
        await guests[seat].do("draw", pile="stock")
        await guests[seat].do("discard", card=guests[seat].view["you"]["drawn"])
    await abreast(guests)


def movers(guest: Guest) -> set[int]:
    """The seats to move, at both tables."""
    shown = [guest.view["deal"], *([guest.view["beside"]["deal"]] if guest.view["beside"] else [])]
    return {deal["to_move"] for deal in shown if deal["to_move"] is not None}


async def play_on(game: Game, guests: list[Guest]) -> None:
    """One step of a match: people who may move do so, else the computers think, and sheets are read."""
    await abreast(guests)
    for guest in guests:
        view = guest.view
        may = view["options"]
        if "next_deal" in may["around"]:
            await guest.do("next_deal")
            return
        if may["passing"] or may["draw"] or may["leaves"] or may["lay_off"]:
            kind, content = simple_move(view)
            await guest.do(kind, **content)
            return
    await think(game, guests)


async def think(game: Game, guests: list[Guest]) -> None:
    """Let the computers think until one of them has done something."""
    seq = guests[0].told["update"]["seq"]
    game.clock.move(2_600)
    for guest in guests:
        await guest.hear_seq(seq + 1)


@pytest.mark.parametrize(
    ("format_id", "bots"),
    [("captain", 2), ("cutthroat", 2), ("partners", 3), ("captain", 0), ("cutthroat", 1), ("partners", 1)],
)
def test_a_whole_match_is_played_by_people_and_computers(store: Store, format_id: str, bots: int) -> None:
    """Computers at both tables think for themselves, and nobody waits for a seat that sits out."""

    @in_loop
    async def play() -> None:
        async with playing(store) as game:
            guests = await started(game, format_id, bots=bots)
            roles = set()
            for _ in range(6_000):
                if guests[0].view["phase"] == "over":
                    break
                roles.add(guests[0].view["role"])
                await play_on(game, guests)
            assert guests[0].view["ending"]["reason"] == "target"
            room = guests[0].told["room"]
            assert room["outcome"]["winner"] == guests[0].view["ending"]["winner"]
            assert len(room["outcome"]["totals"]) == len(room["sides"])
            assert bool(room["rounds"]) == (format_id == "partners")
            assert roles == {"captain": {"plays", "advises"}, "cutthroat": {"plays", "sits_out"}}.get(
                format_id, {"plays"}
            )

    play()


@in_loop
async def test_a_move_at_one_table_makes_no_turn_stale_at_the_other(store: Store) -> None:
    async with playing(store) as game:
        guests = ann, bob, cleo, dan = await started(game, "partners")
        assert movers(ann) == {0, 2}
        turn = cleo.view["deal"]["turn"]
        await move(guests, 0)
        await cleo.do("draw", pile="stock", turn=turn)
        assert (await dan.refused("draw", pile="stock", turn=turn))["code"] == "stale"
        assert (await dan.refused("draw", pile="stock", turn=bob.view["deal"]["turn"]))["code"] == "stale"


@in_loop
async def test_an_away_seat_is_claimed_at_its_own_table_and_the_other_hears_nothing_of_it(store: Store) -> None:
    async with playing(store) as game:
        guests = ann, bob, cleo, dan = await started(game, "partners")
        for seat in (0, 2, 1, 3):
            await move(guests, seat)
        assert movers(ann) == {0, 2}
        ann.leave()
        await bob.hear(lambda heard: heard["type"] == "presence" and heard["claim_in"] == 45_000)
        await abreast([bob, cleo, dan])
        assert [guest.told["presence"]["claim_in"] for guest in (cleo, dan)] == [None, None]
        game.clock.move(45_000)
        assert (await dan.refused("claim"))["code"] == "too_early", "Cleo is here"
        await bob.do("claim")
        await dan.hear_view(lambda view: view["beside"]["claim"] is not None)
        assert dan.view["claim"] is None
        back = await game.come("Ann")
        assert back.view["claim"] is None
        game.clock.move(31_000)
        await back.quiet()
        assert back.view["phase"] == "playing"


@in_loop
async def test_a_claimed_absence_loses_for_the_team(store: Store) -> None:
    async with playing(store) as game:
        guests = ann, bob, cleo, dan = await started(game, "partners")
        for seat in (0, 2, 1, 3):
            await move(guests, seat)
        cleo.leave()
        await dan.hear(lambda heard: heard["type"] == "presence" and heard["claim_in"] == 45_000)
        game.clock.move(45_000)
        await dan.do("claim")
        game.clock.move(30_000)
        for guest in (ann, bob, dan):
            view = await guest.hear_view(lambda view: view["phase"] == "over")
            assert view["ending"] == {"reason": "absent", "winner": 1}


@in_loop
async def test_a_flag_falls_at_the_table_whose_clock_ran_out_first(store: Store) -> None:
    async with playing(store) as game:
        guests = await started(game, "partners")
        for seat in (0, 2, 1, 3):
            await move(guests, seat)
        game.clock.move(90_000)
        await move(guests, 0)  # Bob's whole bank begins here, Cleo's began before
        game.clock.move(91_000)
        for guest in guests:
            view = await guest.hear_view(lambda view: view["phase"] == "over")
            assert view["ending"] == {"reason": "flag", "winner": 1}


@in_loop
async def test_a_computer_that_would_move_when_the_other_table_s_flag_has_fallen_lets_it_fall(store: Store) -> None:
    """Its thought ends after the deadline and before the time-out is stored."""
    async with playing(store) as game:
        guests = ann, _, cleo = await started(game, "partners", bots=1)
        for seat in (0, 2):
            await move(guests, seat)
        while movers(ann) == {1, 3}:
            await think(game, guests)
        await move(guests, 1)
        game.clock.move(ann.view["clock"]["remaining"][0] - 300)
        await move(guests, 2)  # the computer begins to think 300 ms before Ann's flag
        game.clock.move(1_200)
        await cleo.quiet()
        assert cleo.view["phase"] == "playing"
        game.clock.move(100)
        view = await cleo.hear_view(lambda view: view["phase"] == "over")
        assert view["ending"] == {"reason": "flag", "winner": 1}


@in_loop
async def test_after_an_outage_each_clock_runs_on_when_its_own_seat_is_back(store: Store) -> None:
    async with playing(store) as game:
        guests = await started(game, "partners")
        for seat in (0, 2, 1, 3):
            await move(guests, seat)
        game.clock.move(20_000)
        await abreast(guests)
    async with playing(store, after=game) as later:
        await later.begin_after(120_000)
        bob = await later.come("Bob")
        assert bob.view["clock"]["stopped"] is True
        assert bob.view["beside"]["clock"]["stopped"] is True
        assert bob.view["clock"]["remaining"] == [CAP - 20_000, CAP, CAP - 20_000, CAP]
        cleo = await later.come("Cleo")
        assert cleo.view["clock"]["stopped"] is False
        assert cleo.view["beside"]["clock"]["stopped"] is True
        later.clock.move(5_000)
        await cleo.quiet()
        ann = await later.come("Ann")
        assert ann.view["clock"]["stopped"] is False
        assert ann.view["clock"]["remaining"] == [CAP - 20_000, CAP, CAP - 25_000, CAP]


@in_loop
async def test_a_flag_of_before_an_outage_falls_though_the_other_table_was_held(store: Store) -> None:
    """And the clock at the other table is held once, not again and again."""
    async with playing(store) as game:
        guests = await started(game, "partners")
        for seat in (0, 2, 1, 3):
            await move(guests, seat)
        game.clock.move(100_000)
        await move(guests, 0)
        game.clock.move(CAP - 100_000)  # Cleo's deadline, and the last heartbeat a little later
        seq = guests[0].told["update"]["seq"]
    async with playing(store, after=game) as later:
        later.clock.move(500)
        await later.begin_after(300_000)
        bob = await later.come("Bob")
        view = await bob.hear_view(lambda view: view["phase"] == "over")
        assert view["ending"] == {"reason": "flag", "winner": 1}
        assert bob.told["update"]["seq"] < seq + 12


@in_loop
async def test_who_advises_asks_nothing_of_the_captain_s_hand(store: Store) -> None:
    """It is seen; what may be shown and laid off is the captain's to ask."""
    async with playing(store) as game:
        guests = ann, bob, cleo = await started(game, "captain")
        assert [guest.view["role"] for guest in guests] == ["advises", "plays", "plays"]
        assert ann.view["you"] == cleo.view["you"]
        assert ann.view["you"]["seat"] == 2
        await move(guests, 2)
        await move(guests, 1)
        await cleo.do("draw", pile="stock")
        await abreast(guests)
        assert ann.told["update"]["events"][0]["card"] == cleo.view["you"]["drawn"]
        assert bob.told["update"]["events"][0]["card"] is None
        ann.post({"type": "ask_arrangements", "card": cleo.view["you"]["drawn"]})
        assert (await ann.hear_type("refused"))["code"] == "not_your_turn"
        ann.post({"type": "ask_lay_offs", "melds": [], "lay_offs": []})
        assert (await ann.hear_type("refused"))["code"] == "not_your_turn"
        assert (await ann.refused("discard", card=cleo.view["you"]["drawn"]))["code"] == "not_your_turn"


@in_loop
async def test_a_room_that_is_opened_again_in_mid_round_stands_as_it_stood(store: Store) -> None:
    async with playing(store) as game:
        guests = await started(game, "partners")
        for seat in (0, 2, 1):
            await move(guests, seat)
        before = [_still(guest.view) for guest in guests]
        for guest in guests:
            guest.leave()
        await game.put_away()
        for name, view in zip(NAMES, before, strict=True):
            back = await game.come(name)
            assert _still(back.view) == view


def _still(view: Any) -> Any:
    """Without what goes on counting."""
    if isinstance(view, dict):
        return {name: _still(value) for name, value in view.items() if name not in ("remaining", "elapsed")}
    return view
