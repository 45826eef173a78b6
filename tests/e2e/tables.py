"""Two people sit down: Ann in seat 0, who made the room, and Bob in seat 1, who came by the link."""

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from engine import Card
from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.visitor import Json, Visitor
from tests.engine.driver import deck_of

DEALS: Mapping[str, Json] = {
    deal["kind"]: deal for deal in json.loads(Path(__file__).with_name("deals.json").read_text())
}
"""Seeded deals by how they end: see `make_deals.py`."""

QUICK = deck_of("5C 6C 7C 9D 9H 2D 3H 4S AH KC", "QH QD QS 8C 9C JH TH 4D 6D KS", "9S", "TD 7D")
"""The starter may take the nine and knock with 10 at once; the other can lay off the eight and nine of clubs."""

NOTHING: Mapping[str, Any] = {}


def sit_at_seeded_deal(
    house: House, people: People, deal: Json, *, ann: Mapping[str, Any] = NOTHING, bob: Mapping[str, Any] = NOTHING
) -> tuple[Visitor, Visitor]:
    """A room whose decks come out of the deal's seeds, so that the pages find them fair. Once for each server."""
    one = people("Ann", seed=deal["seeds"][0], **ann)
    two = people("Bob", seed=deal["seeds"][1], **bob)
    house.fix(deal["match_id"], deal["server_seed"])
    return _seated(one, two, one.make_room(deal["rules_id"], **deal["rules"]))


def sit_at_stacked_deal(
    house: House,
    people: People,
    *decks: Sequence[Card],
    dealer: int = 1,
    clock: str = "three_minutes",
    rules: Mapping[str, Any] = NOTHING,
    ann: Mapping[str, Any] = NOTHING,
    bob: Mapping[str, Any] = NOTHING,
) -> tuple[Visitor, Visitor]:
    """A room that deals these decks; Ann moves first unless `dealer` says otherwise."""
    one, two = people("Ann", **ann), people("Bob", **bob)
    house.stack(*decks, dealer=dealer)
    return _seated(one, two, one.make_room(clock=clock, **rules))


def sit_at_table(house: House, ann: Visitor, bob: Visitor, deck: Sequence[Card]) -> tuple[Visitor, Visitor]:
    """Those who came already, at a room that deals this deck; Ann moves first."""
    house.stack(deck, dealer=1)
    return _seated(ann, bob, ann.make_room())


def _seated(ann: Visitor, bob: Visitor, code: str) -> tuple[Visitor, Visitor]:
    ann.page.goto(f"/r/{code}")
    expect(ann.page.get_by_test_id("room-code")).to_be_visible()
    bob.sit_down(code)
    for visitor in (ann, bob):
        expect(visitor.hand.locator("[data-card]")).to_have_count(10)
    return ann, bob


def play(seats: tuple[Visitor, Visitor], moves: Sequence[str]) -> None:
    """Moves as in `deals.json`: the seat, and what it does."""
    for move in moves:
        seat, _, what = move.partition(" ")
        seats[int(seat)].play(what)


def resign(visitor: Visitor) -> None:
    """In two steps."""
    visitor.press_button("Menu")
    visitor.press_button("Resign", within=visitor.dialog)
    visitor.press_button("Yes, resign the match", within=visitor.dialog)


def path_of(visitor: Visitor) -> str:
    return re.sub(r"^\w+://[^/]+", "", visitor.page.url)
