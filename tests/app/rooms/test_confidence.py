"""Captain and adviser, over a real store: what passes between the two reaches nobody else, and no log."""

import json

import pytest
from typing_extensions import override

from app.matches.log import StoreUnavailable
from app.matches.whispers import Whisper, Whispers
from app.rooms.aside import read_aside, write_aside
from app.rooms.bus import Ear, LocalBus
from app.rooms.sealed import NotOurs
from app.rooms.word import Word, read_word, write_word
from app.wire.outbound import Pointed, Whispered
from engine.cards import Card
from tests.app.rooms.fakes import Game, Guest, in_loop, playing
from tests.app.store import Store
from tests.engine.driver import deck_of

SOLOIST, CAPTAIN, ADVISER = ORDER = (0, 1, 2)
KNOCK = deck_of("5C 6C 7C 9D 9H 2D 3H 4S AH KC", "QH QD QS 8S JC JH TH 4D 6D KS", "9S", "TD 7D")
"""The starter takes the nine and knocks; nothing can be laid off."""


async def told(guest: Guest, kind: str) -> list[object]:
    """All of this kind that the guest has been told by now."""
    await guest.quiet()
    return [message for message in guest.heard if message["type"] == kind]


def secrets_of(guest: Guest) -> list[object]:
    return [message for message in guest.heard if message["type"] in ("pointed", "whispered")]


async def captain_wins(captain: Guest) -> None:
    await captain.do("draw", pile="discard")
    await captain.do("knock", card="KC")


async def next_deal(*guests: Guest) -> None:
    for guest in guests:
        await guest.do("next_deal")
    for guest in guests:
        await guest.hear_view(lambda view: view["phase"] == "playing")


@in_loop
async def test_an_adviser_points_for_the_captain_alone_and_it_is_kept_nowhere(store: Store) -> None:
    async with playing(store, order=ORDER) as game:
        soloist, captain, adviser = await game.start_three("captain")
        assert [guest.view["role"] for guest in (soloist, captain, adviser)] == ["plays", "plays", "advises"]
        assert [guest.view["confers"] for guest in (soloist, captain, adviser)] == [None, ADVISER, CAPTAIN]
        seq = adviser.told["update"]["seq"]
        for at in ("7C", "stock", "discard", None):
            adviser.post({"type": "point", "at": at})
            for guest in (captain, adviser):
                assert await guest.hear_type("pointed") == {"type": "pointed", "seat": ADVISER, "at": at}
        assert await told(soloist, "pointed") == []
        again = await game.come("Bob")
        assert await told(again, "pointed") == []
        assert again.told["update"]["seq"] == seq


@in_loop
async def test_a_whisper_is_told_to_both_and_to_nobody_else(store: Store) -> None:
    async with playing(store, order=ORDER) as game:
        soloist, captain, adviser = await game.start_three("captain")
        tab = await game.come("Cyd")
        match, seq = captain.told["update"]["match"], captain.told["update"]["seq"]
        assert (await captain.do("whisper", text="The king?", id="w1"))["seq"] == seq
        heard = {"type": "whispered", "seat": CAPTAIN, "text": "The king?", "at": game.clock.now()}
        for guest in (captain, adviser, tab):
            assert await guest.hear_type("whispered") == heard
        await adviser.do("whisper", text="Keep it.")
        assert (await captain.hear_type("whispered"))["text"] == "Keep it."
        assert await told(soloist, "whispered") == []
        assert [one.text for one in store.whispers.last(match, CAPTAIN)] == ["The king?", "Keep it."]
        assert store.log.newer(match, seq) == ()


@in_loop
async def test_a_whisper_that_is_sent_again_is_answered_and_told_once(store: Store) -> None:
    async with playing(store, order=ORDER) as game:
        _, captain, adviser = await game.start_three("captain")
        await captain.do("whisper", text="Well?", id="w")
        await captain.do("whisper", text="Well?", id="w")
        assert (await captain.refused("whisper", text="What?", id="w"))["code"] == "id_reused"
        assert len(await told(adviser, "whispered")) == 1
        assert len(await told(captain, "whispered")) == 1


@in_loop
async def test_only_the_two_confer_and_only_the_adviser_points(store: Store) -> None:
    async with playing(store, order=ORDER) as game:
        soloist, captain, _ = await game.start_three("captain")
        assert (await soloist.refused("whisper", text="Psst"))["code"] == "no_adviser"
        for guest in (soloist, captain):
            guest.post({"type": "point", "at": "7C"})
            assert (await guest.hear_type("refused"))["code"] == "no_adviser"


@in_loop
@pytest.mark.parametrize("format_id", ["duel", "cutthroat"])
async def test_where_nobody_advises_nobody_whispers(store: Store, format_id: str) -> None:
    async with playing(store, order=ORDER if format_id == "cutthroat" else (0, 1)) as game:
        guests = await game.start() if format_id == "duel" else await game.start_three(format_id)
        for guest in guests:
            assert guest.view["confers"] is None
            assert (await guest.refused("whisper", text="Psst"))["code"] == "no_adviser"
            assert "whispers" not in guest.told


@in_loop
async def test_nobody_whispers_before_the_roles_are_cut(store: Store) -> None:
    async with playing(store, order=ORDER) as game:
        game.make_room("Ann", format_id="captain")
        ann = await game.come("Ann")
        await ann.sit()
        assert (await ann.refused("whisper", text="Psst"))["code"] == "no_adviser"


@in_loop
async def test_nobody_whispers_when_the_match_is_over(store: Store) -> None:
    async with playing(store, order=ORDER) as game:
        soloist, captain, adviser = await game.start_three("captain")
        await soloist.do("abort")
        await captain.hear_view(lambda view: view["phase"] == "over")
        assert captain.view["confers"] is None
        assert (await captain.refused("whisper", text="Psst"))["code"] == "no_adviser"
        adviser.post({"type": "point", "at": "stock"})
        assert (await adviser.hear_type("refused"))["code"] == "no_adviser"


@in_loop
async def test_nobody_confers_with_the_computer(store: Store) -> None:
    async with playing(store, order=(0, 1, 2)) as game:
        _, adviser = await game.start_three("captain", bot=True)
        assert adviser.view["role"] == "advises"
        assert adviser.view["confers"] is None
        assert (await adviser.refused("whisper", text="Psst"))["code"] == "no_adviser"


@in_loop
async def test_when_roles_change_what_was_whispered_stays_with_the_two_it_was_between(store: Store) -> None:
    async with playing(store, decks=(KNOCK,), order=ORDER) as game:
        ann, bob, cyd = await game.start_three("captain")
        await bob.do("whisper", text="between Bob and Cyd")
        await captain_wins(bob)
        await next_deal(ann, bob, cyd)
        game.clock.move(1)
        assert [guest.view["role"] for guest in (ann, bob, cyd)] == ["advises", "plays", "plays"]
        assert [guest.view["confers"] for guest in (ann, bob, cyd)] == [2, None, 0]
        await cyd.do("whisper", text="between Cyd and Ann")
        assert (await bob.refused("whisper", text="Psst"))["code"] == "no_adviser"
        texts = []
        for name in ("Ann", "Bob", "Cyd"):
            guest = await game.come(name)
            await guest.quiet()
            texts.append([one["text"] for one in guest.told["whispers"]["all"]])
        assert texts == [
            ["between Cyd and Ann"],
            ["between Bob and Cyd"],
            ["between Bob and Cyd", "between Cyd and Ann"],
        ]


class DeafWhispers(Whispers):
    @override
    async def keep(self, match_id: str, action_id: str, player_id: str, whisper: Whisper) -> bool:
        raise StoreUnavailable


@in_loop
async def test_what_could_not_be_stored_is_told_to_nobody(store: Store) -> None:
    store.whispers = DeafWhispers(store.database, store.writer)
    async with playing(store, order=ORDER) as game:
        _, captain, adviser = await game.start_three("captain")
        assert (await captain.refused("whisper", text="Psst"))["code"] == "try_again"
        assert await told(adviser, "whispered") == await told(captain, "whispered") == []
        await captain.do("draw", pile="discard")  # the match goes on


class TappedBus(LocalBus):
    """Somebody listens in."""

    def __init__(self) -> None:
        super().__init__()
        self.overheard = b""

    @override
    def say(self, code: str, word: Word, ear: Ear) -> None:
        self.overheard += write_word(word)
        super().say(code, word, ear)


@in_loop
async def test_the_two_confer_from_two_servers_and_a_soloist_at_either_hears_nothing(store: Store) -> None:
    bus = TappedBus()
    async with playing(store, bus=bus, order=ORDER) as here, playing(store, bus=bus, order=ORDER, after=here) as there:
        soloist, captain, adviser = await here.start_three("captain")
        adviser.leave()
        tabs = [await there.come(name) for name in ("Ann", "Cyd")]
        lone, far = tabs
        await far.do("whisper", text="From afar")
        assert (await captain.hear_type("whispered"))["text"] == "From afar"
        await captain.do("whisper", text="I hear you")
        assert (await far.hear(lambda heard: heard.get("text") == "I hear you"))["seat"] == CAPTAIN
        far.post({"type": "point", "at": "discard"})
        assert (await captain.hear_type("pointed"))["at"] == "discard"
        assert bus.overheard
        assert not any(said in bus.overheard for said in (b"afar", b"hear you", b"discard"))
        for guest in (soloist, lone):
            await guest.quiet()
            assert secrets_of(guest) == []


@in_loop
async def test_no_log_line_and_no_other_frame_holds_a_whisper(store: Store, capfd: pytest.CaptureFixture[str]) -> None:
    async with playing(store, decks=(KNOCK,), order=ORDER) as game:
        soloist, captain, adviser = await game.start_three("captain")
        for guest, text in ((captain, "salamander"), (adviser, "axolotl")):
            await guest.do("whisper", text=text)
        await captain_wins(captain)
        await soloist.quiet()
        frames = json.dumps(soloist.heard)
        assert "salamander" not in frames
        assert "axolotl" not in frames
        rows = store.log.newer(captain.told["update"]["match"], 0)
        assert rows
        assert not any(text in repr(rows) for text in ("salamander", "axolotl"))
    out, err = capfd.readouterr()
    assert "salamander" not in out + err


async def _hand_told(game: Game, guest: Guest) -> set[str]:
    await guest.quiet()
    return set() if guest.view["you"] is None else set(guest.view["you"]["hand"])


@in_loop
async def test_an_adviser_is_told_the_captains_hand_and_no_other(store: Store) -> None:
    async with playing(store, decks=(KNOCK,), order=ORDER) as game:
        soloist, captain, adviser = await game.start_three("captain")
        captains = await _hand_told(game, captain)
        assert await _hand_told(game, adviser) == captains
        assert adviser.view["options"]["draw"] == []
        soloists = await _hand_told(game, soloist)
        assert {Card.parse(card) for card in captains}.isdisjoint({Card.parse(card) for card in soloists})
        frames = json.dumps(adviser.heard)
        assert [card for card in soloists if f'"{card}"' in frames and card not in ("KS", "9S", "6S")] == []


def test_an_aside_travels_as_it_was_and_is_read_with_the_matchs_seed_alone() -> None:
    for aside in ((2, Pointed(1, "7C")), (2, Pointed(1, None)), (1, Whispered(2, "Żółw", 5))):
        sealed = write_aside(aside, "a" * 64)
        word = Word("one", 1, "m", 7, (True,), (None,), aside=sealed)
        assert read_word("one", write_word(word)) == word
        assert read_aside(sealed, "a" * 64) == aside
        with pytest.raises(NotOurs):
            read_aside(sealed, "b" * 64)
