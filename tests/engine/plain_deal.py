"""A second, slow deal of gin rummy, written from the rules alone: nothing of the engine is used, so that the two can
be compared. Cards are texts, hands are sets, arrangements are sets of sets, and everything is tried."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations

RANKS = "A23456789TJQK"
SUITS = "SCDH"

Hand = frozenset[str]
Melds = frozenset[Hand]


@dataclass(frozen=True)
class PlainRules:
    offer: bool = True
    big_gin: bool = False
    tie_is_undercut: bool = True
    limit: int = 10
    stock_left_when_dead: int = 2
    takes_when_dead: int = 50


@dataclass(frozen=True)
class Plain:
    """`moves` counts ended turns, `offered` the answers to the upcard. `laid`: the knocker's melds, in text order."""

    deck: tuple[str, ...]
    hands: tuple[Hand, Hand]
    pile: tuple[str, ...]
    drawn: int = 0
    takes: int = 0
    offered: int = 0
    moves: int = 0
    seat: int = 0
    taken: str | None = None
    eleven: bool = False
    laid: tuple[Hand, ...] | None = None
    knocked_with: int = 0
    kind: str | None = None


def start(deck: tuple[str, ...]) -> Plain:
    return Plain(deck, (frozenset(deck[0:20:2]), frozenset(deck[1:20:2])), deck[20:21])


def value(hand: Hand) -> int:
    return sum(min(10, RANKS.index(card[0]) + 1) for card in hand)


def is_meld(cards: Hand) -> bool:
    ranks = sorted(RANKS.index(card[0]) for card in cards)
    suits = {card[1] for card in cards}
    if len(cards) < 3:
        return False
    one_rank = len(set(ranks)) == 1
    in_a_row = ranks == list(range(ranks[0], ranks[0] + len(ranks)))
    return one_rank or (len(suits) == 1 and in_a_row)


@cache
def melds_of(hand: Hand) -> tuple[Hand, ...]:
    alike = [[card for card in hand if mark in card] for mark in (*RANKS, *SUITS)]
    sizes = [(cards, size) for cards in alike for size in range(3, len(cards) + 1)]
    tried = [frozenset(chosen) for cards, size in sizes for chosen in combinations(cards, size)]
    return tuple(cards for cards in tried if is_meld(cards))


@cache
def arrangements(hand: Hand) -> frozenset[Melds]:
    """Every way to put some of the hand into melds, none at all included."""
    found: set[Melds] = {frozenset()}
    for meld in melds_of(hand):
        found |= {others | {meld} for others in arrangements(hand - meld)}
    return frozenset(found)


def left(hand: Hand, melds: Melds) -> int:
    return value(hand.difference(*melds)) if melds else value(hand)


@cache
def within(hand: Hand, limit: int) -> tuple[Melds, ...]:
    return tuple(melds for melds in arrangements(hand) if left(hand, melds) <= limit)


def defences(laid: tuple[Hand, ...], hand: Hand) -> set[tuple[Melds, frozenset[tuple[str, int]]]]:
    """Every own arrangement with every set of cards that can be laid off beside it, one after another."""
    found = set()
    for own in arrangements(hand):
        loose = hand.difference(*own) if own else hand
        wanted: list[tuple[tuple[Hand, ...], Hand, frozenset[tuple[str, int]]]] = [(laid, loose, frozenset())]
        while wanted:
            melds, cards, placed = wanted.pop()
            if (own, placed) in found:
                continue
            found.add((own, placed))
            for card in cards:
                for at, meld in enumerate(melds):
                    if is_meld(meld | {card}):
                        grown = (*melds[:at], meld | {card}, *melds[at + 1 :])
                        wanted.append((grown, cards - {card}, placed | {(card, at)}))
    return found


def fits_nothing(laid: tuple[Hand, ...], hand: Hand) -> bool:
    return not any(is_meld(meld | {card}) for meld in laid for card in hand)


def in_text_order(melds: Melds) -> tuple[Hand, ...]:
    def text(meld: Hand) -> str:
        return " ".join(sorted(meld, key=lambda card: (SUITS.index(card[1]), RANKS.index(card[0]))))

    return tuple(sorted(melds, key=text))


def moved(plain: Plain, **changed: object) -> Plain:
    return Plain(**{**vars(plain), **changed})


def after(plain: Plain, rules: PlainRules) -> Iterator[Plain]:
    """The deal after each legal decision; two decisions that come to the same are two."""
    if plain.kind is not None:
        return
    if plain.laid is not None:
        yield from _defended(plain, rules)
    elif plain.eleven:
        yield from _thrown(plain, rules)
    else:
        yield from _drawn(plain, rules)


def _drawn(plain: Plain, rules: PlainRules) -> Iterator[Plain]:
    offering = rules.offer and plain.moves == 0 and plain.offered < 2
    must_draw = rules.offer and plain.moves == 0 and plain.offered == 2
    if offering:
        yield moved(plain, offered=plain.offered + 1, seat=1 - plain.seat)
    else:
        card = plain.deck[21 + plain.drawn]
        yield moved(plain, hands=_with(plain, plain.hands[plain.seat] | {card}), drawn=plain.drawn + 1, eleven=True)
    if not must_draw:
        card = plain.pile[-1]
        hands = _with(plain, plain.hands[plain.seat] | {card})
        yield moved(plain, hands=hands, pile=plain.pile[:-1], takes=plain.takes + 1, taken=card, eleven=True)


def _thrown(plain: Plain, rules: PlainRules) -> Iterator[Plain]:
    hand = plain.hands[plain.seat]
    next_turn = {"seat": 1 - plain.seat, "moves": plain.moves + 1, "eleven": False, "taken": None}
    stock = len(plain.deck) - 21 - plain.drawn
    dead = stock <= rules.stock_left_when_dead or plain.takes >= rules.takes_when_dead
    for card in hand:
        if card == plain.taken:
            continue
        rest = hand - {card}
        yield moved(
            plain, hands=_with(plain, rest), pile=(*plain.pile, card), kind="dead" if dead else None, **next_turn
        )
        for melds in within(rest, rules.limit):
            yield _knocked(moved(plain, hands=_with(plain, rest), **next_turn), rules, rest, melds, big=False)
    if rules.big_gin:
        for melds in within(hand, 0):
            yield _knocked(moved(plain, **next_turn), rules, hand, melds, big=True)


def _knocked(plain: Plain, rules: PlainRules, hand: Hand, melds: Melds, *, big: bool) -> Plain:
    dead_wood, laid = left(hand, melds), in_text_order(melds)
    if big or dead_wood == 0:
        return moved(plain, kind="big_gin" if big else "gin")
    knocked = moved(plain, laid=laid, knocked_with=dead_wood)
    if fits_nothing(laid, plain.hands[plain.seat]):
        least = min(left(plain.hands[plain.seat], own) for own in arrangements(plain.hands[plain.seat]))
        return moved(knocked, kind=_kind(dead_wood, least, tie=rules.tie_is_undercut))
    return knocked


def _defended(plain: Plain, rules: PlainRules) -> Iterator[Plain]:
    assert plain.laid is not None
    hand = plain.hands[plain.seat]
    for own, placed in defences(plain.laid, hand):
        rest = hand - {card for card, _ in placed}
        yield moved(plain, kind=_kind(plain.knocked_with, left(rest, own), tie=rules.tie_is_undercut))


def _kind(knocker: int, defender: int, *, tie: bool) -> str:
    if knocker < defender:
        return "knock"
    return "undercut" if defender < knocker or tie else "tie"


def _with(plain: Plain, hand: Hand) -> tuple[Hand, Hand]:
    return (hand, plain.hands[1]) if plain.seat == 0 else (plain.hands[0], hand)
