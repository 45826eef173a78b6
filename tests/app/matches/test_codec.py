"""Lines of the log: every event there and back, by hypothesis from the events' own types; and what is refused."""

import types
from dataclasses import fields, is_dataclass, replace
from typing import Any, Union, cast, get_args, get_origin, get_type_hints

import orjson
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.matches.codec import VERSION, BadLine, decode, encode, encode_json, kind_of
from engine.cards import CARDS, Card, parse_hand
from engine.events import Adjourned, Discarded, Event, LaidOff, MatchEnded, MatchMade, Meld, Reason, Resumed, Sealed
from engine.rules import RULE_SETS, Rules, rules_hash
from tests.app.played import random_match
from tests.engine.unruly import unruly_match
from tests.newer import add_version_2

EVENTS: tuple[type[Any], ...] = get_args(Event)
LAID_OFF = LaidOff(1, (Meld(parse_hand("7H 5H 6H")),), ((Card.parse("8H"), 0),), 3, automatic=False, spent=9, bank=0)
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


@pytest.mark.parametrize("plan", ["duel", "captain", "cutthroat", "partners"])
def test_everything_that_happens_in_a_format_comes_back_equal(plan: str) -> None:
    for seed in range(8):
        events = unruly_match(seed, plan=plan, most=400).log
        assert [decode(*encode(event)) for event in events] == events


def test_what_came_later_is_left_out_where_it_says_nothing() -> None:
    """Logs that were written before are written so for ever."""
    ended = MatchEnded(Reason.AGREED, None, None, (0, 0), (), 0)
    assert encode_json(ended).keys().isdisjoint({"places", "settlements"})
    assert encode_json(replace(ended, places=(1, 2, 3)))["places"] == [1, 2, 3]
    assert set(encode_json(Adjourned(0, 0))) == {"type", "spent", "allow"}
    assert set(encode_json(Resumed(None, 5))) == {"type", "turn", "closes"}


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


def test_what_is_said_of_a_bad_line_holds_nothing_of_the_line() -> None:
    """Errors are logged, and a damaged line may hold cards, seeds or anything else."""
    secret = "QH-9S-KD"
    laid_off = {name: value for name, value in encode_json(LAID_OFF).items() if name != "type"}
    lines: list[tuple[str, object]] = [
        ("drawn", {"seat": 0, "pile": "stock", "card": secret, "turn": None}),
        ("drawn", {"seat": 0, "pile": secret, "card": "KC", "turn": None}),
        ("drawn", {"seat": secret, "pile": "stock", "card": "KC", "turn": None}),
        ("drawn", {"seat": 0, "pile": "stock", "card": [secret], "turn": None}),
        ("drawn", {"seat": 0, "pile": "stock", "card": "KC", "turn": secret}),
        ("drawn", {"seat": 0, "pile": "stock", "card": "KC", "turn": None, secret: 1}),
        ("drawn", secret),
        (secret, {}),
        ("laid_off", laid_off | {"melds": [secret]}),
        ("laid_off", laid_off | {"lay_offs": [[secret, 0]]}),
    ]
    texts = [(kind, orjson.dumps(content).decode()) for kind, content in lines]
    texts += [("drawn", f'{{"card":"{secret}"'), (secret, f"{secret}")]
    for kind, data in texts:
        with pytest.raises(BadLine) as bad:
            decode(kind, data)
        assert not any(part in str(bad.value) for part in secret.split("-")), str(bad.value)


def test_what_is_said_of_a_bad_line_is_where_and_what_was_expected() -> None:
    content = encode_json(LAID_OFF)
    kind = content.pop("type")
    for field, value, said in (
        ("lay_offs", [["8H", "0"]], "laid_off: lay_offs: expected int, found str"),
        ("lay_offs", [["8H"]], "laid_off: lay_offs: expected 2 values, found 1"),
        ("melds", ["7H 5H"], "laid_off: melds: expected a meld in its one way of writing"),
        ("melds", ["7Z"], "laid_off: melds: expected a meld, found another text"),
        ("turn", 3, "laid_off: expected seat, melds, lay_offs, deadwood, automatic, spent, bank, found other fields"),
    ):
        with pytest.raises(BadLine) as bad:
            decode(kind, orjson.dumps(content | {field: value}))
        assert str(bad.value) == said


def test_a_language_more_is_read_beside_the_one_in_which_logs_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server learns to read a version before any server writes it."""
    add_version_2(monkeypatch)
    events = random_match(seed=3)
    assert [encode(event) for event in events] == [encode(event, 1) for event in events]
    for event in events:
        assert decode(*encode(event, 2), 2) == event
    discarded = next(event for event in events if isinstance(event, Discarded))
    assert encode_json(discarded, 2) == {**encode_json(discarded, 1), "mood": None}
    with pytest.raises(BadLine):
        decode(*encode(discarded, 2), 1)
    with pytest.raises(BadLine):
        decode(*encode(discarded, 1), 2)
