"""The yardstick player. Technique: hands laid out for one decision each, and whole seeded matches."""

import random

import pytest

from engine.actions import Discard, Draw, Knock, LayOff, Pass, Pile
from engine.bots.simple import Simple
from engine.cards import Card, parse_hand
from engine.rules import DUEL_RULE_SETS
from engine.view import view
from tests.engine.bots.duel import play_bots
from tests.engine.driver import Table, deck_of, knock_table, new_table

OTHER = "AS 3C 5D 7S 9C JD QD KD 2C 6S"


def choice(table: Table, seat: int, bot: Simple | None = None, seed: int = 1) -> object:
    return (bot or Simple()).choose(view(table.state, seat, table.now), random.Random(seed))


@pytest.mark.parametrize("rules", DUEL_RULE_SETS)
def test_it_plays_whole_matches_by_any_rules(rules: str) -> None:
    table = play_bots(new_table(rules, seed=6, clock="untimed"), Simple(), Simple(), 6)
    assert table.state.outcome is not None


def test_it_takes_whatever_joins_a_meld() -> None:
    table = new_table(decks=[deck_of("4C 4H 4D 5H 6H 7H TC JC QC KC", OTHER, "8H")])
    assert choice(table, 0) == Draw(Pile.DISCARD)


def test_it_passes_what_joins_none() -> None:
    table = new_table(decks=[deck_of("4C 4H 4D 5H 6H 7H TC JC QC KC", OTHER, "AD")])
    assert choice(table, 0) == Pass()


def test_it_knocks_as_soon_as_it_may_and_shows_any_of_the_best_arrangements() -> None:
    table = knock_table("4H 5H 6H 7H 7S 7C 7D AC 2D 3S", "8H 9H QS KD KC 2S 2C 2H JD AS", "KS")
    shown = set()
    for seed in range(20):
        chosen = choice(table, 0, seed=seed)
        assert isinstance(chosen, Knock)
        shown.add(chosen.melds)
    assert len(shown) == 2


def test_it_throws_among_the_cards_that_leave_least_and_no_pair_twice() -> None:
    """Every card drawn goes back, as long as it was not drawn and thrown before in this deal."""
    table = new_table(decks=[deck_of("5H 6H 9S 9D TC JC KS 2S 3D 8D", OTHER, "AD", "KC")])
    bot = Simple()
    table.play((0, Pass()), (1, Pass()), (0, Draw(Pile.STOCK)))
    thrown = {choice(table, 0, seed=seed) for seed in range(30)}
    assert thrown == {Discard(Card.parse(text)) for text in ("KC", "KS", "TC", "JC")}
    seen = [choice(table, 0, bot) for _ in range(4)]
    assert len(set(seen)) == 4


def test_it_lays_off_only_after_its_own_melds() -> None:
    """9S 9C 9D and KS KC KD stay together; 7H and then 8H go on the run."""
    table = knock_table("4H 5H 6H 7S 7C 7D AC 2D 3S 4S", "7H 8H 9S 9C 9D KS KC KD 2C 3C", "QH")
    table.play((0, Knock(Card.parse("QH"))))
    chosen = choice(table, 1)
    assert isinstance(chosen, LayOff)
    assert chosen.melds == (parse_hand("9S 9C 9D"), parse_hand("KS KC KD"))
    assert chosen.lay_offs == ((Card.parse("7H"), 0), (Card.parse("8H"), 0))
    table.play((1, chosen))
    assert table.deal.defence is not None
    assert table.deal.defence.deadwood == 5
