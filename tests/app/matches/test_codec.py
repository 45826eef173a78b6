"""Lines of the log: every event there and back, by hypothesis from the events' own types; and what is refused."""

import types
from dataclasses import fields, is_dataclass
from typing import Any, Union, cast, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.matches.codec import VERSION, BadLine, decode, encode, encode_json, kind_of
from engine.cards import CARDS, Card, parse_hand
from engine.events import Event, LaidOff, MatchMade, Meld, Sealed
from engine.rules import RULE_SETS, Rules, rules_hash
from tests.app.played import random_match

EVENTS: tuple[type[Any], ...] = get_args(Event)
WHOLE = st.integers(-(2**53), 2**53)


def values(hint: Any) -> st.SearchStrategy[Any]:
    """Any value of a type that an event's field has."""
    if hint in (int, bool):
        return WHOLE if hint is int else st.booleans()
    if hint is str:
        return st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
    if hint is Card:
        return st.sampled_from(CARDS)
    if hint is Meld:
        return st.integers(0, 2**52 - 1)
    if hint is Rules:
        return st.sampled_from(list(RULE_SETS.values()))
    if get_origin(hint) in (Union, types.UnionType):
        return st.one_of([values(arm) for arm in get_args(hint)])
    if hint is types.NoneType:
        return st.none()
    if get_origin(hint) is tuple:
        arms = get_args(hint)
        if arms[-1] is Ellipsis:
            return st.lists(values(arms[0]), max_size=4).map(tuple)
        return st.tuples(*map(values, arms))
    if is_dataclass(hint):
        hints = get_type_hints(hint)
        return st.builds(cast(type[Any], hint), **{field.name: values(hints[field.name]) for field in fields(hint)})
    return st.sampled_from(list(hint))  # an enum


@pytest.mark.parametrize("event", EVENTS, ids=kind_of)
def test_every_event_comes_back_equal(event: type[Any]) -> None:
    @settings(max_examples=40, deadline=None)
    @given(values(event))
    def check(value: Event) -> None:
        kind, data = encode(value)
        assert kind == kind_of(event)
        assert decode(kind, data) == value
        assert encode(decode(kind, data)) == (kind, data)

    check()


def test_a_whole_match_comes_back_equal() -> None:
    events = random_match(seed=3, rules="classic")
    assert tuple(decode(*encode(event)) for event in events) == events


def test_cards_and_melds_are_written_as_people_write_them() -> None:
    melds = (Meld(parse_hand("7H 5H 6H")), Meld(parse_hand("KS KD KC")))
    laid = encode_json(LaidOff(1, melds, ((Card.parse("8H"), 0),), 3, automatic=False, spent=9, bank=0))
    assert laid["melds"] == ["5H 6H 7H", "KS KC KD"]
    assert laid["lay_offs"] == [["8H", 0]]


def test_rules_are_written_as_what_their_hash_is_made_of() -> None:
    made = next(event for event in random_match(rules="house") if isinstance(event, MatchMade))
    written = encode_json(made)
    assert written["rules_hash"] == rules_hash(RULE_SETS["house"])
    assert set(written["rules"]) == {"box_bonus", "box_scope", "shutout", "shutout_needs", "first_turn"}


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("drawn", '{"seat":0,"pile":"stock","card":"KC","turn":null,"why":1}'),  # a field that no type has
        ("drawn", '{"seat":0,"pile":"stock"}'),  # one too few
        ("drawn", '{"seat":true,"pile":"stock","card":"KC","turn":null}'),
        ("drawn", '{"seat":0.0,"pile":"stock","card":"KC","turn":null}'),
        ("drawn", '{"seat":"0","pile":"stock","card":"KC","turn":null}'),
        ("drawn", '{"seat":0,"pile":"floor","card":"KC","turn":null}'),
        ("drawn", '{"seat":0,"pile":"stock","card":"1Z","turn":null}'),
        ("drawn", '{"seat":0,"pile":"stock","card":"10C","turn":null}'),  # one way to write a ten
        ("drawn", "[]"),
        ("drawn", "null"),
        ("drawn", "{"),
        ("sealed", '{"by":1}'),
        ("undrawn", "{}"),
        (
            "knocked",
            '{"seat":0,"card":"KC","melds":["7H 5H 6H"],"deadwood":1,"kind":"knock","spent":0,"bank":0,"turn":null}',
        ),
    ],
)
def test_what_the_types_do_not_say_is_not_read(kind: str, data: str) -> None:
    with pytest.raises(BadLine):
        decode(kind, data)


def test_an_unknown_version_is_refused() -> None:
    kind, data = encode(Sealed())
    with pytest.raises(BadLine):
        decode(kind, data, VERSION + 1)
