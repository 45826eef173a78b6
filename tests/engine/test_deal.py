"""One deal by the rules, a sentence a test. Case numbers name faults seen in similar products."""

import pytest

from engine.actions import BigGin, Discard, Draw, Knock, LayOff, Pass, Pile
from engine.cards import Card, format_hand, parse_hand
from engine.deal import Phase
from engine.errors import IllegalAction
from engine.events import DealEnded, Knocked, LaidOff
from engine.match_state import MatchPhase
from tests.engine.driver import Table, cards, deck_of, knock_table, new_table

STOCK, PILE = Draw(Pile.STOCK), Draw(Pile.DISCARD)


def refusal(table: Table, seat: int, action: object, *, after: int = 0) -> IllegalAction:
    """The refusal, after checking that it changed nothing."""
    before = table.state
    with pytest.raises(IllegalAction) as refused:
        table.do(seat, action, after=after)  # type: ignore[arg-type]  # any action
    assert table.state is before
    return refused.value


def test_ten_cards_each_go_alternately_to_starter_and_other_and_the_next_is_turned_up() -> None:
    table = new_table()
    deck = table.deal.deck
    assert set(table.hand(table.deal.starter)) == set(deck[0:20:2])
    assert set(table.hand(table.deal.other)) == set(deck[1:20:2])
    assert table.deal.pile == (deck[20],)
    assert table.deal.stock == 31
    table.play((0, Pass()), (1, Pass()), (0, STOCK))
    assert table.deal.drawn == deck[21]


def test_the_offer_goes_to_the_starter_then_to_the_other_and_then_the_starter_draws_from_the_stock() -> None:
    """D-R05."""
    table = new_table()
    assert refusal(table, 1, Pass()).code == "not_your_turn"
    assert refusal(table, 0, STOCK).code == "pile_closed"
    table.play((0, Pass()))
    assert refusal(table, 0, PILE).code == "not_your_turn"
    table.play((1, Pass()))
    assert table.mover == 0
    assert refusal(table, 0, PILE).code == "pile_closed"
    assert refusal(table, 0, Pass()).code == "wrong_phase"
    table.play((0, STOCK))
    assert len(table.hand(0)) == 11


def test_who_takes_the_upcard_discards_and_the_other_has_a_normal_turn() -> None:
    """D-R05, second part."""
    table = new_table()
    table.play((0, Pass()), (1, PILE))
    thrown = next(card for card in table.hand(1) if card != table.deal.taken)
    table.play((1, Discard(thrown)))
    assert table.options(0).draw == (Pile.STOCK, Pile.DISCARD)
    table.play((0, PILE))
    assert thrown in table.hand(0)


def test_after_the_first_discard_a_later_turn_knows_no_pass() -> None:
    table = new_table()
    table.play((0, Pass()), (1, Pass()), (0, STOCK), (0, Discard(table.hand(0)[0])))
    assert refusal(table, 1, Pass()).code == "wrong_phase"


def test_without_an_offer_the_starter_may_draw_from_either_pile() -> None:
    table = new_table("house")
    assert table.deal.phase is Phase.DRAW
    assert table.options(0).draw == (Pile.STOCK, Pile.DISCARD)
    assert refusal(table, 0, Pass()).code == "wrong_phase"


A_HAND = "5C 6C 7C 9D 9H KC 2D 3H 4S AH"
B_HAND = "2C 4C TC QC 5D 7D JD 6H QH 8S"


def test_the_card_just_taken_from_the_pile_may_not_be_discarded_nor_knocked_with() -> None:
    """D-R04, first run."""
    table = new_table(decks=[deck_of(A_HAND, B_HAND, "9S")])
    table.play((0, PILE))
    nine = Card.parse("9S")
    assert nine not in dict(table.options(0).leaves)
    assert refusal(table, 0, Discard(nine)).code == "just_taken"
    assert refusal(table, 0, Knock(nine)).code == "just_taken"
    table.play((0, Discard(Card.parse("KC"))))
    assert table.mover == 1


def test_a_card_drawn_from_the_stock_may_be_discarded_at_once() -> None:
    """D-R04, second run."""
    table = new_table(decks=[deck_of(A_HAND, B_HAND, "KD", "9S")])
    table.play((0, Pass()), (1, Pass()), (0, STOCK), (0, Discard(Card.parse("9S"))))
    assert table.deal.pile[-1] == Card.parse("9S")


def test_a_card_taken_in_an_earlier_turn_may_be_discarded() -> None:
    table = new_table(decks=[deck_of(A_HAND, B_HAND, "9S")])
    table.play((0, PILE), (0, Discard(Card.parse("KC"))), (1, STOCK), (1, Discard(table.hand(1)[0])))
    table.play((0, STOCK), (0, Discard(Card.parse("9S"))))


def test_the_limit_is_tested_on_the_ten_cards_left() -> None:
    """D-R06: ten is low enough, eleven is not, and the best discard of a hand that cannot knock offers none."""
    table = new_table(decks=[deck_of(A_HAND, B_HAND, "9S")])
    table.play((0, PILE))
    leaves = dict(table.options(0).leaves)
    assert (leaves[Card.parse("KC")], leaves[Card.parse("4S")], leaves[Card.parse("3H")]) == (10, 16, 17)
    assert table.options(0).knocks == cards("KC")
    refused = refusal(table, 0, Knock(Card.parse("4S")))
    assert (refused.code, refused.args_) == ("over_limit", {"deadwood": 16, "limit": 10})
    assert refusal(table, 0, Knock(Card.parse("3H"))).code == "over_limit"


def test_a_hand_whose_best_discard_leaves_eleven_is_offered_no_knock() -> None:
    table = new_table(decks=[deck_of(A_HAND.replace("4S", "5S"), B_HAND, "9S")])
    table.play((0, PILE))
    assert min(dict(table.options(0).leaves).values()) == 11
    assert table.options(0).knocks == ()
    for card in table.hand(0):
        refused = refusal(table, 0, Knock(card)).code
        assert refused == ("just_taken" if card == Card.parse("9S") else "over_limit")


def test_a_knock_is_allowed_on_the_very_first_turn() -> None:
    """D-R07."""
    table = new_table(decks=[deck_of(A_HAND, B_HAND, "9S")])
    table.play((0, PILE), (0, Knock(Card.parse("KC"))))
    assert table.deal.knock is not None
    assert table.deal.knock.deadwood == 10


def test_one_draw_a_turn_and_only_in_turn() -> None:
    """D-R17."""
    table = new_table()
    table.play((0, Pass()), (1, Pass()), (0, STOCK))
    assert refusal(table, 0, STOCK).code == "wrong_phase"
    assert refusal(table, 0, PILE).code == "wrong_phase"
    assert refusal(table, 1, STOCK).code == "not_your_turn"
    table.play((0, Discard(table.hand(0)[0])))
    assert refusal(table, 1, Discard(table.hand(1)[0])).code == "wrong_phase"
    assert refusal(table, 1, Knock(table.hand(1)[0])).code == "wrong_phase"
    assert refusal(table, 1, BigGin()).code == "wrong_phase"
    assert refusal(table, 1, LayOff()).code == "wrong_phase"


def test_a_card_that_is_not_held_cannot_be_discarded() -> None:
    table = new_table()
    table.play((0, Pass()), (1, Pass()), (0, STOCK))
    assert refusal(table, 0, Discard(table.hand(1)[0])).code == "not_your_card"
    assert refusal(table, 0, Knock(table.hand(1)[0])).code == "not_your_card"


GIN = "3D 4D 5D 6D JC JH JS 8S 9S TS"
AGAINST_GIN = "2D 7D JD KC KD KH 5C 5H 5S 9H"


def test_gin_is_never_declared_for_a_player() -> None:
    """D-R18 (a)."""
    table = knock_table(GIN, AGAINST_GIN, "KS")
    table.play((0, Discard(Card.parse("KS"))))
    assert table.state.phase is MatchPhase.PLAYING
    assert table.mover == 1


def test_a_knock_with_no_deadwood_is_gin_and_nothing_is_laid_off() -> None:
    """D-R18 (b) and D-R10: 25 and the other's 28."""
    table = knock_table(GIN, AGAINST_GIN, "KS")
    table.play((0, Knock(Card.parse("KS"))))
    ended = table.state.ended[-1]
    assert (ended.kind, ended.winner, ended.points, ended.deadwoods) == ("gin", 0, 53, (0, 28))
    assert table.deal.phase is Phase.OVER
    assert table.deal.defence is not None
    assert table.deal.defence.lay_offs == ()
    assert refusal(table, 1, LayOff((), ((Card.parse("JD"), 0),))).code == "wrong_phase"


KNOCKER = "3D 4D 5D JC JH JS 8S 9S TS 2C"
DEFENDER = "2D 6D 7D KC KD KH 5C 5H 5S 9H"


@pytest.mark.parametrize("order", ["2D 6D 7D", "7D 6D 2D", "6D 2D 7D"])
def test_laid_off_cards_lengthen_a_run_for_the_next_in_whatever_order_they_are_named(order: str) -> None:
    """D-R08."""
    table = knock_table(KNOCKER, DEFENDER, "QS")
    table.play((0, Knock(Card.parse("QS"))))
    shown = table.deal.knock
    assert shown is not None
    run = shown.melds.index(parse_hand("3D 4D 5D"))
    own = (parse_hand("KC KD KH"), parse_hand("5C 5H 5S"))
    table.play((1, LayOff(own, tuple((card, run) for card in cards(order)))))
    ended = table.state.ended[-1]
    assert (ended.deadwoods, ended.winner, ended.points) == ((2, 9), 0, 7)


def test_a_card_that_waits_for_another_cannot_be_laid_off_alone() -> None:
    table = knock_table(KNOCKER, DEFENDER, "QS")
    table.play((0, Knock(Card.parse("QS"))))
    assert table.deal.knock is not None
    run = table.deal.knock.melds.index(parse_hand("3D 4D 5D"))
    assert refusal(table, 1, LayOff((), ((Card.parse("7D"), run),))).code == "bad_layoff"


def test_the_defender_may_break_an_own_set_to_lay_its_cards_off() -> None:
    """D-R12: seven is left, and the knocker with ten is undercut."""
    table = knock_table("4H 5H 6H 8D 9D TD QC QS QH JC", "7H 7D 7S AC 2C 3C 3H JD 8H 6D", "KS")
    table.play((0, Knock(Card.parse("KS"))), (1, LayOff()))
    ended = table.state.ended[-1]
    assert (ended.kind, ended.winner, ended.points, ended.deadwoods) == ("undercut", 1, 28, (10, 7))
    assert {line.code: line.points for line in ended.lines} == {"deadwood_difference": 3, "undercut_bonus": 25}


def test_equal_deadwood_is_an_undercut_where_the_rules_say_so() -> None:
    """D-R11."""
    table = knock_table(KNOCKER.replace("2C", "9C"), DEFENDER, "QS")
    table.play((0, Knock(Card.parse("QS"))), (1, LayOff()))
    ended = table.state.ended[-1]
    assert (ended.deadwoods, ended.winner, ended.points, ended.boxes) == ((9, 9), 1, 25, 1)


SIX = "4C 5C 6C 4D 5D 6D 4H 5H 6H AS"
AGAINST_SIX = "7C 3C 7D 3D 7H 8H KS KD KH 2S"


@pytest.mark.parametrize(
    ("shown", "defender", "points"),
    [("4C 4D 4H|5C 5D 5H|6C 6D 6H", 16, 15), ("4C 5C 6C|4D 5D 6D|4H 5H 6H", 2, 1), (None, 16, 15)],
)
def test_the_knocker_shows_what_was_declared_or_what_gives_least_away(
    shown: str | None, defender: int, points: int
) -> None:
    """D-R16."""
    table = knock_table(SIX, AGAINST_SIX, "QS")
    melds = None if shown is None else tuple(parse_hand(meld) for meld in shown.split("|"))
    table.play((0, Knock(Card.parse("QS"), melds)))
    if table.state.phase is MatchPhase.PLAYING:
        table.play((1, LayOff()))
    ended = table.state.ended[-1]
    assert (ended.deadwoods, ended.points) == ((1, defender), points)


def test_the_defence_is_taken_at_once_where_nothing_can_be_laid_off() -> None:
    table = knock_table("4C 4D 4H AS 2S 3S TC TD TH AD", "KS KD KH QS QD QC 9S 9D 8C 7H", "JS")
    table.play((0, Knock(Card.parse("JS"))))
    assert table.state.phase is MatchPhase.SHEET
    assert table.deal.defence is not None
    assert table.deal.defence.automatic


@pytest.mark.parametrize(
    "melds",
    ["7C 7D 7H|7C 8C 9C|2S 3S 4S", "7D 7H 7S", "2S 3S 4S|2S 3S 4S", "7C 8C", "7C 7D 8C"],
)
def test_a_declaration_with_a_card_twice_or_not_held_or_no_meld_is_refused(melds: str) -> None:
    """D-R13."""
    table = knock_table("7C 7D AH 8C 9C 2S 3S 4S AC AD", "KS KD KH QS QD QC 9S 9D JC JH", "TS")
    declared = tuple(parse_hand(meld) for meld in melds.split("|"))
    code = refusal(table, 0, Knock(Card.parse("TS"), declared)).code
    assert code in {"over_limit", "card_twice", "card_not_held", "not_a_meld"}


def test_any_legal_arrangement_within_the_limit_may_be_shown() -> None:
    table = knock_table("2S 3S 4S 5S 6S AC 2C 3C AD 3D", "KS KD KH QS QD QC 9S 9D JC JH", "TS")
    table.play((0, Knock(Card.parse("TS"), (parse_hand("2S 3S 4S 5S"), parse_hand("AC 2C 3C")))))
    assert table.deal.knock is not None
    assert table.deal.knock.deadwood == 10


def test_showing_more_than_the_limit_is_refused_though_the_hand_could_show_less() -> None:
    table = knock_table("2S 3S 4S 5S 6S AC 2C 3C AD 3D", "KS KD KH QS QD QC 9S 9D JC JH", "TS")
    refused = refusal(table, 0, Knock(Card.parse("TS"), (parse_hand("AC 2C 3C"),)))
    assert (refused.code, refused.args_) == ("over_limit", {"deadwood": 24, "limit": 10})
    assert table.deal.knock is None


ELEVEN = "2S 3S 4S 5S 9C 9D 9H KC KD KH"


def test_big_gin_melds_eleven_and_discards_nothing() -> None:
    table = knock_table(ELEVEN, "QS QD QC 7S 7D 5C 4D 3C 2H AD", "6S", rules="classic")
    assert table.options(0).big_gin
    table.play((0, BigGin()))
    ended = table.state.ended[-1]
    assert (ended.kind, ended.points) == ("big_gin", 31 + 29)
    assert table.hand(0) != ()
    assert len(table.hand(0)) == 11


def test_plain_gin_stays_open_with_eleven_melded_cards() -> None:
    table = knock_table(ELEVEN, "QS QD QC 7S 7D 5C 4D 3C 2H AD", "6S", rules="classic")
    table.play((0, Knock(Card.parse("6S"))))
    assert table.state.ended[-1].kind == "gin"


def test_big_gin_counts_also_with_the_eleventh_from_the_pile() -> None:
    deck = deck_of(ELEVEN, "QS QD QC 7S 7D 5C 4D 3C 2H AD", "6S")
    table = new_table("classic", decks=[deck])
    table.play((0, PILE), (0, BigGin()))
    assert table.state.ended[-1].kind == "big_gin"


def test_rules_without_big_gin_offer_none() -> None:
    table = knock_table(ELEVEN, "QS QD QC 7S 7D 5C 4D 3C 2H AD", "6S")
    assert not table.options(0).big_gin
    assert refusal(table, 0, BigGin()).code == "not_big_gin"


def test_gin_only_refuses_every_other_knock() -> None:
    table = knock_table("4C 4D 4H AS 2S 3S TC TD TH AD", "KS KD KH QS QD QC 9S 9D 8C 7H", "JS", knock_limit=0)
    assert table.options(0).knocks == ()
    assert refusal(table, 0, Knock(Card.parse("JS"))).code == "over_limit"


def test_the_first_upcard_sets_the_limit_in_oklahoma() -> None:
    hand, other = "4C 4D 4H AS 2S 3S TC TD 8H 5D", "KS KD KH QS QD QC 9S 9D 8C 7H"
    assert new_table("oklahoma", decks=[deck_of(hand, other, "7S")]).deal.limit == 7
    assert new_table("oklahoma", decks=[deck_of(hand, other, "JS")]).deal.limit == 10
    assert new_table("oklahoma", decks=[deck_of(hand, other, "AC")]).deal.limit == 0
    table = new_table("oklahoma", decks=[deck_of("4C 4D 4H AS 2S 3S TC TD TH 5D", other, "AC")])
    table.play((0, PILE))
    assert min(dict(table.options(0).leaves).values()) == 1
    assert refusal(table, 0, Knock(Card.parse("5D"))).code == "over_limit"


def drawn_out(table: Table) -> Table:
    """Both pass; then each turn draws from the stock and throws the drawn card, until two are left."""
    table.play((0, Pass()), (1, Pass()))
    while table.deal.stock > 3:
        seat = table.mover
        table.play((seat, STOCK))
        assert table.deal.drawn is not None
        table.play((seat, Discard(table.deal.drawn)))
    return table


def test_a_deal_is_dead_when_a_discard_leaves_two_cards_in_the_stock() -> None:
    """D-R14: after the 29th draw; nobody scores, nobody's hand is shown, the same dealer deals again."""
    table = drawn_out(new_table())
    seat = table.mover
    assert seat == 0
    dealer = table.deal.dealer
    table.play((seat, STOCK))
    assert table.deal.stock == 2
    drawn = table.deal.drawn
    assert drawn is not None
    events = table.do(seat, Discard(drawn), after=1_000)
    ended = events[-1]
    assert isinstance(ended, DealEnded)
    assert (ended.kind, ended.winner, ended.points, ended.boxes, ended.deadwoods) == ("dead", None, 0, 0, None)
    assert refusal(table, 1, STOCK).code == "wrong_phase"
    table.next_deal()
    assert table.deal.number == 2
    assert table.deal.dealer == dealer


def test_who_drew_the_last_card_may_still_knock() -> None:
    """D-R14, the last sentence."""
    table = new_table(decks=[deck_of("4C 4D 4H AS 2S 3S TC TD TH AD", "KS KH QS QH QC 9D 8C 7H 6D 5D", "2H")])
    drawn_out(table).play((0, STOCK))
    assert table.deal.drawn is not None
    table.play((0, Knock(table.deal.drawn)))
    assert table.deal.knock is not None


def test_drawing_from_the_pile_for_ever_ends_dead_too() -> None:
    table = new_table(max_discard_draws=10)
    table.play((0, PILE))
    table.play((0, Discard(next(card for card in table.hand(0) if card != table.deal.taken))))
    for _ in range(9):
        seat = table.mover
        table.play((seat, PILE))
        table.play((seat, Discard(next(card for card in table.hand(seat) if card != table.deal.taken))))
    assert table.state.ended[-1].kind == "dead"
    assert table.deal.stock == 31


def test_events_bring_the_resolved_cards() -> None:
    table = knock_table(SIX, AGAINST_SIX, "QS")
    knocked, laid_off, *_ = table.do(0, Knock(Card.parse("QS")))
    assert isinstance(knocked, Knocked)
    assert isinstance(laid_off, LaidOff)
    assert [format_hand(meld) for meld in knocked.melds] == ["4C 4D 4H", "5C 5D 5H", "6C 6D 6H"]
