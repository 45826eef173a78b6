"""Questions that a page asks before it knocks or lays off, over stacked decks."""

from tests.app.rooms.fakes import Guest, in_loop, playing
from tests.app.store import Store
from tests.engine.driver import deck_of

# Two arrangements leave as little: 4-5-6-7 of hearts and three sevens, or 4-5-6 and all four of them.
KNOCKER = "4H 5H 6H 7H 7S 7C 7D AC 2D 3S"
DEFENDER = "8H 9H KS KD KC 2S 2C 2H JD AS"

# The best defence breaks up the three sevens.
OPEN_RUNS = "4H 5H 6H 8D 9D TD QC QS QH JC"
SEVENS = "7H 7D 7S AC 2C 3C 3H JD 8H 6D"


async def drawn(ann: Guest, bob: Guest) -> None:
    """Both pass, Ann draws."""
    await ann.do("pass")
    await bob.hear_view(lambda view: view["options"]["passing"])
    told = await bob.do("pass")
    await ann.hear_seq(told["seq"])
    await ann.do("draw", pile="stock")


@in_loop
async def test_the_arrangements_to_show_come_with_the_default_first(store: Store) -> None:
    async with playing(store, decks=[deck_of(KNOCKER, DEFENDER, "QS", "JH")]) as game:
        ann, bob = await game.start()
        await drawn(ann, bob)
        ann.post({"type": "ask_arrangements", "card": "JH"})
        answer = await ann.hear_type("arrangements")
        assert answer["card"] == "JH"
        assert [choice["deadwood"] for choice in answer["choices"][:2]] == [6, 6]
        assert 2 < len(answer["choices"]) <= 12
        # With the run of three nothing can be laid off, so the deal is over at once.
        default = [["4H", "5H", "6H"], ["7S", "7C", "7D", "7H"]]
        assert answer["choices"][0]["melds"] == default
        told = await ann.do("knock", card="JH")
        assert told["view"]["deal"]["result"]["hands"][0]["melds"] == default


@in_loop
async def test_a_question_about_another_card_or_another_moment_is_refused(store: Store) -> None:
    async with playing(store, decks=[deck_of(KNOCKER, DEFENDER, "QS", "JH")]) as game:
        ann, bob = await game.start()
        ann.post({"type": "ask_arrangements", "card": "4H"})
        assert (await ann.hear_type("refused"))["code"] == "wrong_phase"
        bob.post({"type": "ask_arrangements", "card": "KS"})
        assert (await bob.hear_type("refused"))["code"] == "not_your_turn"
        await drawn(ann, bob)
        for card, code in (("KS", "not_your_card"), ("AC", "over_limit"), (None, "not_big_gin")):
            ann.post({"type": "ask_arrangements", "card": card})
            assert (await ann.hear_type("refused"))["code"] == code


@in_loop
async def test_a_draft_of_the_defence_is_judged_and_told_what_fits_next(store: Store) -> None:
    async with playing(store, decks=[deck_of(KNOCKER, DEFENDER, "QS", "JH")]) as game:
        ann, bob = await game.start()
        await drawn(ann, bob)
        told = await ann.do("knock", card="JH", melds=[["4H", "5H", "6H", "7H"], ["7S", "7C", "7D"]])
        await bob.hear_seq(told["seq"])
        kings, twos = ["KS", "KD", "KC"], ["2S", "2C", "2H"]
        bob.post({"type": "ask_lay_offs", "melds": [kings, twos], "lay_offs": []})
        answer = await bob.hear_type("lay_offs")
        assert answer["ok"] is True
        assert answer["deadwood"] == 8 + 9 + 10 + 1
        assert answer["fits"] == [["8H", 0]]
        assert answer["best_deadwood"] == 11
        bob.post({"type": "ask_lay_offs", "melds": [kings, twos], "lay_offs": [["8H", 0]]})
        answer = await bob.hear_type("lay_offs")
        assert (answer["deadwood"], answer["fits"]) == (20, [["9H", 0]])
        bob.post({"type": "ask_lay_offs", "melds": [kings], "lay_offs": [["9H", 0]]})
        assert (await bob.hear_type("lay_offs"))["ok"] is False
        bob.post({"type": "ask_lay_offs", "melds": [kings, kings], "lay_offs": []})
        assert (await bob.hear_type("lay_offs"))["ok"] is False
        ann.post({"type": "ask_lay_offs", "melds": [], "lay_offs": []})
        assert (await ann.hear_type("refused"))["code"] == "not_your_turn"
        await bob.do("lay_off", melds=[kings, twos], lay_offs=[["9H", 0], ["8H", 0]])
        assert bob.view["deal"]["result"]["hands"][1]["deadwood"] == 11


@in_loop
async def test_a_card_of_an_own_meld_fits_too_since_the_meld_may_be_broken(store: Store) -> None:
    async with playing(store, decks=[deck_of(OPEN_RUNS, SEVENS, "KH", "KD")]) as game:
        ann, bob = await game.start()
        await drawn(ann, bob)
        told = await ann.do("knock", card="KD")
        await bob.hear_seq(told["seq"])
        shown = told["view"]["deal"]["knock"]["shown"]["melds"]
        hearts, diamonds = shown.index(["4H", "5H", "6H"]), shown.index(["8D", "9D", "TD"])
        sevens, clubs = ["7S", "7D", "7H"], ["AC", "2C", "3C"]
        bob.post({"type": "ask_lay_offs", "melds": [sevens, clubs], "lay_offs": []})
        answer = await bob.hear_type("lay_offs")
        assert (answer["ok"], answer["deadwood"]) == (True, 3 + 10 + 8 + 6)
        assert {(card, meld) for card, meld in answer["fits"]} == {
            ("7H", hearts),
            ("3H", hearts),
            ("7D", diamonds),
            ("JD", diamonds),
        }
        bob.post({"type": "ask_lay_offs", "melds": [clubs], "lay_offs": [["7H", hearts]]})
        answer = await bob.hear_type("lay_offs")
        assert ["8H", hearts] in answer["fits"]
