"""Records say what the log says. Technique: random matches in which everything happens, printed and parsed back."""

from collections import Counter
from dataclasses import fields, replace
from pathlib import Path
from typing import TypeVar, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.arrangement import Arrangement, knock_arrangements
from engine.cards import CARDS, hand_of
from engine.errors import IllegalAction
from engine.events import (
    Adjourned,
    Charge,
    ClockResumed,
    DealEnded,
    DealStarted,
    Drawn,
    Event,
    MatchEnded,
    MatchMade,
    MinuteGiven,
    Resumed,
    SeatTaken,
    SeedCommitted,
    Turn,
)
from engine.notation import (
    BadNotation,
    format_arrangement,
    format_deal,
    format_deck,
    format_match,
    parse_arrangement,
    parse_deal,
    parse_deck,
    parse_match,
)
from engine.notation.shapes import SHAPES
from engine.notation.values import read_span, show_span
from engine.rules import RULE_SETS, BoxScope, Memory, Rules, Shutout
from tests.engine.driver import new_table, shuffled
from tests.engine.seating import unruly_seating
from tests.engine.unruly import unruly_match

EVENTS = get_args(Event)
Kind = TypeVar("Kind")
UNUSUAL = Rules(
    gin_bonus=20,
    undercut_on_tie=False,
    box_bonus=0,
    box_scope=BoxScope.NONE,
    shutout=Shutout.NONE,
    shutout_needs=None,
    big_gin_bonus=50,
    target=30,
    memory=Memory.CLUB,
)


def same(events: tuple[Event, ...], expected: list[Event]) -> bool:
    """Equal, and of the same types: an int is no card, a text no reason."""
    return events == tuple(expected) and repr(events) == repr(tuple(expected))


@pytest.mark.parametrize("seed", range(60))
def test_a_record_of_any_match_parses_back_to_the_same_events(seed: int) -> None:
    log = unruly_match(seed, rules=UNUSUAL if seed % 3 == 0 else None, most=400).log
    text = format_match(log)
    assert same(parse_match(text), log)
    assert format_match(parse_match(text)) == text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_record_of_seats_that_come_go_and_change_parses_back(seats: int) -> None:
    for seed in range(30):
        log = unruly_seating(seed, seats).log
        assert same(parse_match(format_match(log)), log)


@pytest.mark.parametrize("plan", ["captain", "cutthroat", "partners"])
def test_a_record_of_any_match_of_three_or_four_parses_back(plan: str) -> None:
    for seed in range(12):
        log = unruly_match(seed, plan=plan).log
        text = format_match(log)
        assert same(parse_match(text), log)
        assert format_match(parse_match(text)) == text


@pytest.mark.proof
def test_records_of_many_long_matches_parse_back() -> None:
    for seed in range(1_000, 3_000):
        log = unruly_match(seed).log
        assert same(parse_match(format_match(log)), log)


def test_unruly_matches_hold_every_kind_of_event() -> None:
    found: Counter[type[Event]] = Counter()
    for seed in range(60):
        found.update(type(event) for event in unruly_match(seed, most=400).log)
        found.update(type(event) for event in unruly_seating(seed, 3).log)
    found.update(type(event) for event in unruly_match(0, plan="partners").log)
    assert set(found) == set(EVENTS)


def test_every_event_and_every_field_of_it_has_its_place_in_a_record() -> None:
    assert set(SHAPES) == set(EVENTS)
    for event, shape in SHAPES.items():
        assert sorted(piece.name for piece in shape.fields) == sorted(field.name for field in fields(event))


def test_what_no_unruly_match_holds_parses_back_too() -> None:
    log: list[Event] = [
        replace(first(MatchMade), rematch_of=None, rules_id=""),
        SeatTaken(0, None, bot=False),
        SeatTaken(1, None, bot=True),
        SeedCommitted(0, "ab" * 32),
        Drawn(0, first(Drawn).pile, CARDS[51], Turn(0, -5, 1, 2, None)),
        MinuteGiven(1, 600_000_000, None),
        ClockResumed(Turn(1, 4_000_000, 0, 3, 9_999_999_999)),
        replace(first(DealEnded), lines=(), closes=None, deadwoods=None),
        replace(first(MatchEnded), lines=((), ()), winner=None, loser=None, settlement=-3),
        replace(first(MatchEnded), lines=()),
        replace(first(MatchEnded), places=(2, 1, 3), settlements=(0, -5, 5)),
        Adjourned(3, 4, Charge(5, 6)),
        Resumed(Turn(0, -5, 1, 2, None), None, Turn(3, 4_000_000, 0, 3, 9_999_999_999)),
    ]
    assert same(parse_match(format_match(log)), log)


def first(kind: type[Kind]) -> Kind:
    return next(event for seed in range(60) for event in unruly_match(seed, most=400).log if isinstance(event, kind))


def test_any_beginning_of_a_log_has_a_record() -> None:
    log = unruly_match(5, most=60).log
    for end in range(1, len(log) + 1):
        assert same(parse_match(format_match(log[:end])), log[:end])


def test_each_deal_of_a_match_has_a_record_of_its_own() -> None:
    log = unruly_match(2, most=400).log
    starts = [at for at, event in enumerate(log) if isinstance(event, DealStarted)]
    for begin, end in zip(starts, [*starts[1:], len(log)], strict=True):
        assert same(parse_deal(format_deal(log[begin:end])), log[begin:end])


def test_other_line_ends_and_blanks_between_paragraphs_do_not_matter() -> None:
    log = unruly_match(2, most=100).log
    text = format_match(log)
    assert same(parse_match(text.replace("\n", "\r\n")), log)
    assert same(parse_match(text.replace("\n\n", "\n\n\n") + "\n\n"), log)
    assert same(parse_match(text.replace("\n\n", "\n")), log)


def test_a_deal_is_no_match_and_a_match_no_deal() -> None:
    log = new_table().log
    deal = [event for event in log if isinstance(event, DealStarted)]
    for wrong in (deal, []):
        with pytest.raises(ValueError, match="begin with MatchMade"):
            format_match(wrong)
    with pytest.raises(BadNotation):
        parse_deal(format_match(log))
    with pytest.raises(BadNotation):
        parse_match(format_deal(deal))
    with pytest.raises(BadNotation):
        parse_match("")


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("0 draw", "0 drew"),
        ("[Private ", "[Public "),
        ("starter ", "beginner "),
        ("0:00.000", "0:0.0"),
        ('[Differs "target=', '[Differs "goal='),
    ],
)
def test_what_is_no_record_is_refused_with_the_number_of_its_line(right: str, wrong: str) -> None:
    table = new_table(target=30)
    text = format_match(table.log) + "  1. 0 draw 5H\n"
    at = text.index(right)
    with pytest.raises(BadNotation) as refused:
        parse_match(text.replace(right, wrong, 1))
    assert refused.value.line <= text.count("\n", 0, at) + 1
    assert f"line {refused.value.line} " in str(refused.value)


def test_a_deck_with_a_card_twice_is_refused() -> None:
    text = format_deck(shuffled("a deck"))
    upcard = text.partition("upcard ")[2][:2]
    stock = text.partition("stock ")[2][:2]
    with pytest.raises(IllegalAction) as refused:
        parse_deck(text.replace(f"upcard {upcard}", f"upcard {stock}"))
    assert (refused.value.code, refused.value.args_) == ("card_twice", {"card": stock})
    with pytest.raises(ValueError, match="a deck has ten cards"):
        parse_deck(text.replace(f" {stock}", "", 1))


def test_a_text_that_would_not_parse_back_is_not_written() -> None:
    made = unruly_match(1, most=1).log[0]
    assert isinstance(made, MatchMade)
    with pytest.raises(ValueError, match="no record can hold"):
        format_match([replace(made, rules_id='so "called"')])


@given(st.permutations(CARDS))
def test_every_deck_parses_back(deck: list[int]) -> None:
    cards = tuple(CARDS[number] for number in deck)
    assert parse_deck(format_deck(cards)) == cards


@given(st.sets(st.sampled_from(CARDS), max_size=11), st.randoms())
def test_every_arrangement_parses_back(cards: set[int], chance: object) -> None:
    for arrangement in knock_arrangements(hand_of(CARDS[card] for card in cards), 60)[:20]:
        assert parse_arrangement(format_arrangement(arrangement)) == arrangement


def test_an_arrangement_may_have_no_melds_no_loose_cards_or_neither() -> None:
    for text in ("3S AC 2D", "4H 5H 6H |", ""):
        assert format_arrangement(parse_arrangement(text)) == text
    assert parse_arrangement("") == Arrangement((), 0, 0)


@pytest.mark.parametrize(
    ("text", "code"),
    [("4H 5H 7H | AS", "not_a_meld"), ("4H 5H 6H | 6H", "card_twice"), ("4H 5H 6X |", "unknown_card")],
)
def test_what_is_no_arrangement_is_refused(text: str, code: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        parse_arrangement(text)
    assert refused.value.code == code


@given(st.integers(-(10**12), 10**13))
def test_every_span_of_time_parses_back(ms: int) -> None:
    assert read_span(show_span(ms)) == ms


def test_spans_are_written_as_clocks_show_them() -> None:
    assert [show_span(ms) for ms in (0, 9_999, 180_000, 3_723_004, -1)] == [
        "0:00.000",
        "0:09.999",
        "3:00.000",
        "1:02:03.004",
        "-0:00.001",
    ]


@pytest.mark.parametrize("name", RULE_SETS)
def test_the_rules_of_every_named_set_parse_back(name: str) -> None:
    made = unruly_match(1, rules=RULE_SETS[name], most=1).log[0]
    assert same(parse_match(format_match([made])), [made])


def test_the_page_about_notation_shows_every_kind_of_event() -> None:
    page = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    shown: set[type[Event]] = set()
    for block in ("record", "lines"):
        text = page.partition(f"```{block}\n")[2].partition("```")[0]
        events = parse_match(text)
        assert format_match(events) == text
        shown.update(map(type, events))
    assert shown == set(EVENTS)
