"""The computer's player. Technique: hands laid out for one decision each, and whole seeded matches."""

import random
import time

import pytest

from engine.actions import (
    BigGin,
    DeclineEnd,
    Discard,
    Draw,
    Knock,
    LayOff,
    OfferEnd,
    Pass,
    Pile,
    Rematch,
    Resign,
    SeatAction,
)
from engine.bots.patient import Patient, thinking_time
from engine.bots.sight import Sight
from engine.bots.simple import Simple
from engine.cards import CARDS, Card
from engine.match_state import MatchPhase
from engine.rules import DUEL_RULE_SETS
from engine.view import view
from tests.engine.bots.duel import mirrored, play_bots, seeing
from tests.engine.driver import Table, at_random, deck_of, knocking, new_table, play_match


def choice(table: Table, seat: int, chance: random.Random | None = None) -> SeatAction | None:
    return Patient().choose(view(table.state, seat, table.now), chance or random.Random(1))


def card(text: str) -> Card:
    return Card.parse(text)


@pytest.mark.parametrize("rules", DUEL_RULE_SETS)
@pytest.mark.parametrize("opponent", [at_random, knocking])
def test_it_plays_whole_matches_by_any_rules_against_anybody(rules: str, opponent: object) -> None:
    own = seeing(Patient(), Patient())
    table = new_table(rules, seed=5)
    play_match(
        table,
        lambda state, seat, chance: own(state, seat, chance) if seat == 0 else opponent(state, seat, chance),  # type: ignore[operator]
        random.Random(5),
    )
    assert table.state.outcome is not None


OTHER = "AS 3C 5D 7S 9C JD QD KD 2C 6S"


def test_it_takes_the_upcard_into_a_meld() -> None:
    table = new_table(decks=[deck_of("5H 6H 9S 9D TC JC KS 2S 3D 8D", OTHER, "7H")])
    assert choice(table, 0) == Draw(Pile.DISCARD)


def test_it_passes_an_upcard_that_fits_nothing_however_small() -> None:
    table = new_table(decks=[deck_of("5H 6H 9S 9D TC JC KS 2S 3D 8D", OTHER, "AD")])
    assert choice(table, 0) == Pass()


def test_it_takes_a_fourth_card_where_less_is_left() -> None:
    table = new_table(decks=[deck_of("8C 8H 8D 5H 6H 7H TC JC QC KS", OTHER, "8S")])
    assert choice(table, 0) == Draw(Pile.DISCARD)


def test_it_leaves_a_card_that_melds_but_saves_nothing() -> None:
    """9H makes a set of nines, but for that the run of clubs would be broken."""
    table = new_table(decks=[deck_of("9C TC JC 9S 2H 2D 4H 4D 3S 6D", OTHER.replace("9C", "KC"), "9H")])
    assert choice(table, 0) == Pass()


def test_it_takes_any_card_that_makes_gin_at_once() -> None:
    """All ten are melded: with the fourth eight the king may go."""
    table = new_table(decks=[deck_of("8C 8H 8D 5H 6H 7H TC JC QC KC", OTHER, "8S")])
    assert choice(table, 0) == Draw(Pile.DISCARD)


def drawn(hand: str, stock: str, *, other: str = OTHER, upcard: str = "AD", **changed: object) -> Table:
    """Seat 0 with eleven cards in its first turn."""
    table = new_table(decks=[deck_of(hand, other, upcard, stock)], **changed)  # type: ignore[arg-type]
    table.play((0, Pass()), (1, Pass()), (0, Draw(Pile.STOCK)))
    return table


def test_it_throws_a_dear_loose_card_with_no_future() -> None:
    """The kings' partners are with the opponent or gone; queen and jack of clubs hope for ten or king."""
    table = drawn("4C 4H 4S 5H 6H 7H QC JC KS 2S", "8D", other="KD KC KH QS JS 3C 5D 7S 9C AS")
    assert choice(table, 0) == Discard(card("KS"))


def test_it_never_throws_from_a_meld_while_a_card_is_loose() -> None:
    table = drawn("4C 4H 4S TH JH QH KH 2S 6D 9S", "KC")
    chosen = choice(table, 0)
    assert isinstance(chosen, Discard)
    assert str(chosen.card) in {"KC", "9S", "6D"}


def test_it_knocks_in_its_first_turns() -> None:
    table = drawn("4C 4H 4S 5H 6H 7H TC JC QC 2S", "KS")
    assert choice(table, 0) == Knock(card("KS"))


def test_it_declares_gin_at_once() -> None:
    table = drawn("4C 4H 4S 5H 6H 7H TC JC QC KC", "KS")
    assert choice(table, 0) == Knock(card("KS"))


def test_it_declares_big_gin_where_there_is_one() -> None:
    table = drawn("4C 4H 4S 5H 6H 7H TC JC QC KC", "9C", other=OTHER.replace("9C", "8C"), rules="classic")
    assert choice(table, 0) == BigGin()


def test_it_waits_for_gin_from_its_fourth_turn_on() -> None:
    """The same eleven cards each time: the last card drawn goes back until then."""
    stock = "KS 8D KH 8C 9D TD JS QH"
    table = new_table(decks=[deck_of("4C 4H 4S 5H 6H 7H TC JC QC 2S", OTHER, "AD", stock)])
    table.play((0, Pass()), (1, Pass()))
    for turn in (1, 2, 3, 4):
        table.play((0, Draw(Pile.STOCK)))
        early = isinstance(choice(table, 0), Knock)
        assert early is (turn <= 3)
        assert table.deal.drawn is not None
        table.play((0, Discard(table.deal.drawn)), (1, Draw(Pile.STOCK)))
        assert table.deal.drawn is not None
        table.play((1, Discard(table.deal.drawn)))


def test_it_does_not_feed_a_meld_that_the_opponent_took_up() -> None:
    """The opponent took 9S and 9C from the pile; 9D would be its third, TD is as dear and nobody's."""
    mine = "9S 9C 9D TD AH 2H 3H 4C 5C 6C"
    other = "KS KC KD QS QC JS JC 2S 2C 2D"
    table = new_table(decks=[deck_of(mine, other, "8S", "4S 3S 5S 7S")])
    table.play((0, Pass()), (1, Pass()))
    table.play((0, Draw(Pile.STOCK)), (0, Discard(card("9S"))), (1, Draw(Pile.DISCARD)), (1, Discard(card("2S"))))
    table.play((0, Draw(Pile.STOCK)), (0, Discard(card("9C"))), (1, Draw(Pile.DISCARD)), (1, Discard(card("2C"))))
    table.play((0, Draw(Pile.STOCK)))
    for seed in range(5):
        assert choice(table, 0, random.Random(seed)) != Discard(card("9D"))


def test_it_counts_its_own_turns_however_the_upcard_was_offered() -> None:
    for passes in (0, 1, 2):
        table = new_table(decks=[deck_of("5H 6H 9S 9D TC JC KS 2S 3D 8D", OTHER, "7H")])
        table.play(*[(seat, Pass()) for seat in range(passes)])
        seat = passes % 2
        first = Draw(Pile.STOCK if passes == 2 else Pile.DISCARD)
        counted = []
        for number in range(6):
            sights = [Sight.of(view(table.state, table.mover, 0))]
            table.play((seat, first if number == 0 else Draw(Pile.STOCK)))
            sights.append(Sight.of(view(table.state, table.mover, 0)))
            counted.append([sight.turn for sight in sights if sight is not None])
            table.play((seat, Discard(next(own for own in table.hand(seat) if own != table.deal.taken))))
            seat = 1 - seat
        assert counted == [[1, 1], [1, 1], [2, 2], [2, 2], [3, 3], [3, 3]]


def test_it_plays_the_best_defence() -> None:
    table = drawn("4C 4H 4S 5H 6H 7H TC JC QC 2S", "KS", other="8H 9H TS TD KC KD AS AC 3D 6S")
    table.play((0, Knock(card("KS"))))
    assert choice(table, 1) == LayOff()


def test_it_agrees_to_end_and_to_a_rematch_but_offers_neither() -> None:
    table = new_table(seed=3)
    assert choice(table, 1) is None
    table.play((0, OfferEnd()))
    assert choice(table, 1) == OfferEnd()
    table.play((0, DeclineEnd()))
    assert choice(table, 1) is None
    for _ in range(4):
        table.play((table.mover, Pass() if table.options(table.mover).passing else Draw(Pile.STOCK)))
        if table.options(table.mover).leaves:
            table.play((table.mover, Discard(table.options(table.mover).leaves[0][0])))
    table.play((0, Resign()))
    assert table.state.phase is MatchPhase.OVER
    assert choice(table, 1) == Rematch()


def test_it_knows_nothing_but_the_view() -> None:
    """A second one, which has seen nothing before, chooses the same."""
    table = new_table(seed=9)
    chance = random.Random(9)
    kept = Patient()
    for _ in range(60):
        if table.state.phase is not MatchPhase.PLAYING:
            break
        told = view(table.state, table.mover, table.now)
        chosen = kept.choose(told, random.Random(4))
        assert chosen == Patient().choose(told, random.Random(4))
        assert chosen is not None
        table.do(table.mover, chosen, after=chance.choice((10, 500)))


def test_it_thinks_as_long_as_people_do() -> None:
    chance = random.Random(2)
    table = new_table(seed=2)
    for _ in range(30):
        if table.state.phase is not MatchPhase.PLAYING:
            break
        told = view(table.state, table.mover, table.now)
        assert all(600 <= thinking_time(told, chance) <= 2_500 for _ in range(20))
        table.do(table.mover, at_random(table.state, table.mover, chance))


def test_how_long_it_thinks_tells_nothing_of_its_hand() -> None:
    """A hand that may knock in one way, in several or not at all: all that the opponent sees of them is the time."""
    times = set()
    one_knock, gin = "5H 6H 7H 9S 9D 9C KS 8D 2H 3S", "5H 6H 7H 9S 9D 9C KS KD KH 2S"
    for hand in (OTHER, one_knock, gin, "AH 2H 3H 4H 9S 9D 9C 2S 3C AS"):
        opponent = " ".join([text for text in map(str, CARDS) if text not in [*hand.split(), "QH", "TH"]][:10])
        table = new_table(decks=[deck_of(hand, opponent, "QH", "TH")])
        told = []
        for action in (Pass(), Pass(), Draw(Pile.STOCK)):
            told.append(thinking_time(view(table.state, table.mover, table.now), random.Random(5)))
            table.do(table.mover, action)
        told.append(thinking_time(view(table.state, table.mover, table.now), random.Random(5)))
        times.add(tuple(told))
    assert len(times) == 1


def test_it_decides_within_milliseconds() -> None:
    table = new_table(seed=4, clock="untimed")
    began = time.perf_counter()
    play_bots(table, Patient(), Patient(), 4)
    assert (time.perf_counter() - began) / len(table.log) < 0.005


def test_it_beats_the_simple_player() -> None:
    assert mirrored(Patient, Simple, range(30)).share > 0.6


@pytest.mark.proof
def test_it_beats_the_simple_player_by_far_over_many_matches() -> None:
    assert mirrored(Patient, Simple, range(1_000, 1_500)).share > 0.70
