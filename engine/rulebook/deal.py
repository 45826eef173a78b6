"""What is dealt, how a turn goes, and how a deal ends."""

from collections.abc import Iterator
from typing import assert_never

from engine.deal import HAND_SIZE, STOCK_AT_START
from engine.formats import Format
from engine.rulebook.chapters import Chapter
from engine.rulebook.page import Section, Sentence
from engine.rules import FirstTurn, Memory, NextDealer, Rules, gin_only_always


def cards_section() -> Section:
    """The same by all rules."""
    return Section("cards", (Sentence("values"), Sentence("sets"), Sentence("runs"), Sentence("deadwood")))


def deal_section(rules: Rules, plan: Format, chapter: Chapter) -> Section:
    return Section("deal", tuple(_deal(rules, plan, chapter)))


def _deal(rules: Rules, plan: Format, chapter: Chapter) -> Iterator[Sentence]:
    yield Sentence("dealt", {"cards": HAND_SIZE, "stock": STOCK_AT_START})
    match rules.first_turn:
        case FirstTurn.OFFER:
            yield Sentence("first_turn_offer")
        case FirstTurn.FREE_DRAW:
            yield Sentence("first_turn_free_draw")
        case never:
            assert_never(never)
    yield Sentence("turn")
    yield Sentence("just_taken")
    match rules.memory:
        case Memory.OPEN:
            yield Sentence("memory_open")
        case Memory.CLUB:
            yield Sentence("memory_club")
        case forgotten:
            assert_never(forgotten)
    yield Sentence("dead_stock", {"stock": rules.dead_deal_stock, "draws": STOCK_AT_START - rules.dead_deal_stock})
    yield Sentence("dead_pile", {"draws": rules.max_discard_draws})
    yield Sentence(chapter.dead)
    if "next_dealer" not in plan.idle:
        yield _next_dealer(rules.next_dealer)


def _next_dealer(rule: NextDealer) -> Sentence:
    match rule:
        case NextDealer.ALTERNATE:
            return Sentence("next_dealer_alternate")
        case NextDealer.WINNER:
            return Sentence("next_dealer_winner")
        case NextDealer.LOSER:
            return Sentence("next_dealer_loser")
        case never:
            assert_never(never)


def knock_section(rules: Rules) -> Section:
    return Section("knock", tuple(_knock(rules)))


def _knock(rules: Rules) -> Iterator[Sentence]:
    if gin_only_always(rules):
        yield Sentence("gin_only")
    else:
        yield Sentence("knock_upcard") if rules.upcard_limit else Sentence("knock_limit", {"limit": rules.knock_limit})
        yield Sentence("knock_how")
        yield Sentence("lay_off")
        yield Sentence("lay_off_chain")
    yield Sentence("gin")
    yield Sentence("no_big_gin" if rules.big_gin_bonus is None else "big_gin")
