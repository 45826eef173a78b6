"""The whole game tree of a fixed deck, counted to some depth: the engine's own count, that of a second, slow deal
written from the rules alone, and the numbers that both have come to. Technique: as move counts in chess (perft).

A node is a sequence of decisions; a knock is one decision for every arrangement that may be shown, a defence one for
every own arrangement with every set of cards laid off.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import product

import pytest

from engine.actions import BigGin, DealAction, Discard, Draw, Knock, LayOff, Pass, Pile
from engine.arrangement import knock_arrangements
from engine.cards import Card, Hand, cards_in
from engine.deal import DealState, options
from engine.errors import IllegalAction
from engine.match import MatchState, Moment, apply, decide
from engine.match_state import MatchPhase
from tests.engine import plain_deal
from tests.engine.driver import Table, deck_of, new_table, shuffled
from tests.engine.plain_deal import PlainRules

ALL_POINTS = 200
"""No hand has more."""

IN_CHAINS = "7H 8H 9S 9C 9D KS KC 2C 3C JD"


STANDARD = PlainRules()


@dataclass(frozen=True)
class Tree:
    """A deck that is dealt to seat 0 first, and by which rules; `plain` is the same for the other count.

    `turns`: so many go by first, with draws from `pile` and the first card that may be thrown. `nodes` by depth from 1;
    `ends`: how the deals ended that ended within that depth.
    """

    rules: str
    deck: tuple[Card, ...]
    nodes: tuple[int, ...]
    ends: dict[str, int]
    plain: PlainRules = STANDARD
    changed: dict[str, int] = field(default_factory=dict)
    turns: int = 0
    pile: Pile = Pile.STOCK


KNOCKER = "4H 5H 6H 7H 7S 7C 7D AC 2D KS"
DEFENDER = "8H 9H QS KD KC 2S 2C 2H JD AS"
LOW = "4H 5H 6H 7S 7C 7D 2C 3D 5S QH"
LOW_TOO = "8H 9H TH JS JC JD AS AC AD 7H"
TIES_SCORE_NOTHING = PlainRules(offer=False, tie_is_undercut=False)

TREES = {
    "nothing to knock with": Tree("standard", shuffled("a plain deck"), (2, 12, 31, 252, 706, 5063), {"knock": 54}),
    "two equal arrangements": Tree(
        "standard", deck_of(KNOCKER, DEFENDER, "3S", "3H 8D 9D"), (2, 15, 43, 251, 805, 6390), {"knock": 774}
    ),
    "lay-offs in chains": Tree(
        "house_old",
        deck_of("4H 5H 6H 7S 7C 7D AC 2D 3S QH", IN_CHAINS, "TD", "4D KD QS"),
        (2, 22, 50, 441, 882, 9375),
        {"knock": 38},
        TIES_SCORE_NOTHING,
    ),
    "equal deadwood": Tree(
        "reference",
        deck_of(LOW, LOW_TOO, "TD", "4D KD QS"),
        (2, 12, 33, 443, 1430, 5241),
        {"gin": 23, "knock": 938, "undercut": 5},
    ),
    "equal deadwood that scores nothing": Tree(
        "house_old",
        deck_of(LOW, LOW_TOO, "TD", "4D KD QS"),
        (2, 21, 42, 789, 2254, 9293),
        {"gin": 23, "knock": 1508, "undercut": 3, "tie": 4},
        TIES_SCORE_NOTHING,
    ),
    "big gin": Tree(
        "classic",
        deck_of("4C 4H 4S 5H 6H 7H TC JC QC KC", "8H 9H QS KD AS 2S 2C 2H JD 6S", "9C", "3H 8D"),
        (2, 25, 91, 254, 932, 8167),
        {"knock": 1876, "gin": 76, "big_gin": 6},
        PlainRules(big_gin=True),
    ),
    "an upcard of seven": Tree(
        "oklahoma",
        deck_of("4H 5H 6H 7H TS TC TD AC 2D KS", DEFENDER, "7S", "3H 8D 9D"),
        (2, 12, 31, 243, 693, 5230),
        {"knock": 152},
        PlainRules(limit=7),
    ),
    "the end of the stock": Tree(
        "standard",
        shuffled("a plain deck"),
        (2, 21, 42, 441, 640, 6780),
        {"dead": 2541, "knock": 52},
        PlainRules(stock_left_when_dead=20),
        {"dead_deal_stock": 20},
        turns=9,
    ),
    "the last takes": Tree(
        "standard",
        shuffled("a plain deck"),
        (2, 21, 42, 441, 682, 7161),
        {"dead": 2300},
        PlainRules(takes_when_dead=10),
        {"max_discard_draws": 10},
        turns=9,
        pile=Pile.DISCARD,
    ),
}

# --- the engine's count -----------------------------------------------------


def decisions(state: MatchState) -> Iterator[DealAction]:
    """Everything that may be decided, and of defences more than may be."""
    deal = state.tables[0].deal
    may = options(deal, state.rules, deal.to_move)
    if may.passing:
        yield Pass()
    yield from (Draw(pile) for pile in may.draw)
    yield from (Discard(card) for card, _ in may.leaves)
    for card in may.knocks:
        for shown in knock_arrangements(deal.hands[deal.to_move] ^ card.bit, deal.limit):
            yield Knock(card, shown.melds)
    if may.big_gin:
        yield from (BigGin(shown.melds) for shown in knock_arrangements(deal.hands[deal.to_move], 0))
    if may.lay_off:
        yield from thinkable_defences(deal)


def thinkable_defences(deal: DealState) -> Iterator[LayOff]:
    """Own melds of all kinds, and each loose card on every meld with which it shares rank or suit, or on none."""
    assert deal.knock is not None
    shown = deal.knock.melds
    for own in knock_arrangements(deal.hands[deal.to_move], ALL_POINTS):
        loose = cards_in(own.loose)
        places = [[None, *(at for at, meld in enumerate(shown) if alike(card, meld))] for card in loose]
        for chosen in product(*places):
            pairs = zip(loose, chosen, strict=True)
            yield LayOff(own.melds, tuple((card, at) for card, at in pairs if at is not None))


def alike(card: Card, meld: Hand) -> bool:
    cards = cards_in(meld)
    one_suit = len({own.suit for own in cards}) == 1
    return card.suit == cards[0].suit if one_suit else card.rank == cards[0].rank


def count(state: MatchState, depth: int, nodes: Counter[int], ends: Counter[str], at: int = 1) -> None:
    for action in decisions(state):
        try:
            events = decide(state, state.tables[0].deal.to_move, action, Moment(1_000_000))
        except IllegalAction:
            if not isinstance(action, LayOff):
                raise
            continue
        nodes[at] += 1
        following = state
        for event in events:
            following = apply(following, event)
        if following.phase is not MatchPhase.PLAYING:
            ends[following.ended[-1].kind.value] += 1
        elif at < depth:
            count(following, depth, nodes, ends, at + 1)


# --- the other's ------------------------------------------------------------


def count_plainly(
    deals: Iterable[plain_deal.Plain],
    rules: PlainRules,
    depth: int,
    nodes: Counter[int],
    ends: Counter[str],
    at: int = 1,
) -> None:
    for deal in deals:
        nodes[at] += 1
        if deal.kind is not None:
            ends[deal.kind] += 1
        elif at < depth:
            count_plainly(plain_deal.after(deal, rules), rules, depth, nodes, ends, at + 1)


# --- the same tree, twice ---------------------------------------------------


def roots(tree: Tree) -> tuple[MatchState, plain_deal.Plain]:
    """Where the counting begins, in both."""
    table = new_table(tree.rules, decks=[tree.deck], dealer=1, clock="untimed", **tree.changed)  # type: ignore[arg-type]
    plain = plain_deal.start(tuple(map(str, tree.deck)))
    for _ in range(tree.turns):
        while not table.options(table.mover).leaves:
            may = table.options(table.mover)
            table.play(
                (table.mover, Pass() if may.passing else Draw(tree.pile if tree.pile in may.draw else Pile.STOCK))
            )
            plain = followed(plain, tree.plain, table)
        table.play((table.mover, Discard(table.options(table.mover).leaves[0][0])))
        plain = followed(plain, tree.plain, table)
    return table.state, plain


def followed(plain: plain_deal.Plain, rules: PlainRules, table: Table) -> plain_deal.Plain:
    """What the other deal comes to by the decision that led to this state."""
    hands = tuple(frozenset(map(str, table.hand(seat))) for seat in (0, 1))
    pile = tuple(map(str, table.deal.pile))
    (same,) = (
        deal
        for deal in plain_deal.after(plain, rules)
        if (deal.hands, deal.pile, deal.seat, deal.laid) == (hands, pile, table.mover, None)
    )
    return same


def counted(tree: Tree, depth: int) -> tuple[tuple[int, ...], dict[str, int]]:
    nodes: Counter[int] = Counter()
    ends: Counter[str] = Counter()
    count(roots(tree)[0], depth, nodes, ends)
    return tuple(nodes[at] for at in range(1, depth + 1)), dict(ends)


def counted_plainly(tree: Tree, depth: int) -> tuple[tuple[int, ...], dict[str, int]]:
    nodes: Counter[int] = Counter()
    ends: Counter[str] = Counter()
    count_plainly(plain_deal.after(roots(tree)[1], tree.plain), tree.plain, depth, nodes, ends)
    return tuple(nodes[at] for at in range(1, depth + 1)), dict(ends)


@pytest.mark.parametrize("name", TREES)
def test_the_tree_of_a_fixed_deck_has_the_known_number_of_nodes(name: str) -> None:
    tree = TREES[name]
    assert counted(tree, len(tree.nodes)) == (tree.nodes, tree.ends)


@pytest.mark.parametrize("name", TREES)
def test_a_second_deal_written_from_the_rules_alone_has_the_same_tree(name: str) -> None:
    depth = len(TREES[name].nodes) - 1
    assert counted_plainly(TREES[name], depth) == counted(TREES[name], depth)


@pytest.mark.proof
@pytest.mark.parametrize("name", TREES)
def test_both_trees_are_the_same_two_decisions_deeper(name: str) -> None:
    tree = TREES[name]
    nodes, ends = counted(tree, len(tree.nodes) + 2)
    assert nodes[:-2] == tree.nodes
    assert counted_plainly(tree, len(tree.nodes) + 2) == (nodes, ends)
