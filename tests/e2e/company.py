"""Three or four people sit down at a room that deals given decks, each in a browser of their own."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from playwright.sync_api import expect

from engine import CARDS, Card
from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.layout import SIZES, problems, settle
from tests.e2e.tables import NOTHING
from tests.e2e.visitor import Visitor, card_name
from tests.engine.driver import deck_of

Deck: TypeAlias = Sequence[Card]

KNOCKS = deck_of("5C 6C 7C 9D 9H 2D 3H 4S AH KC", "QH QD QS 8C 9C JH TH 4D 6D KS", "9S", "TD 7D")
"""The starter takes the nine and knocks with 10; the other lays off the eight and nine of clubs and has 40 left."""

GIN = deck_of("2S 3S 4S 5S 6S 7S 8S 9H 9D KC", "KH KD QS QC JH JD TC TS 8D 6C", "9C", "TD 7D")
"""The starter takes the nine and goes gin; the other is left with 94."""

COMPUTER = "The computer"

CARDS_ON = """() => [
  ...[...document.querySelectorAll("[data-card]")].map((one) => one.dataset.card),
  ...[...document.images].map((one) => /cards[/][^/]+[/]([A-Z0-9]{2})[.-]/.exec(one.src)?.[1]),
].filter(Boolean)"""

LABELS = """() => [...document.querySelectorAll("main [aria-label]:not(.cut-panel *)")]
  .map((one) => one.ariaLabel).join("|")"""


def starters(deck: Deck) -> set[str]:
    return {str(card) for card in deck[0:20:2]}


def others(deck: Deck) -> set[str]:
    return {str(card) for card in deck[1:20:2]}


def sit_in_company(
    house: House,
    people: People,
    game: str,
    names: Sequence[str],
    *decks: Deck,
    order: Sequence[int] | None,
    rules_id: str = "house",
    rules: Mapping[str, Any] = NOTHING,
    special: Mapping[str, Mapping[str, Any]] = NOTHING,
) -> list[Visitor]:
    """By seat: the first made the room, the others came by its link, and all are ready. `order`: of the cut.

    Without it chance has its way, so that the pages find the decks fair. On a seat called "The computer" it plays.
    """
    if order is not None:
        house.stack_for(order, *decks)
    host, *guests = [None if name == COMPUTER else people(name, **special.get(name, NOTHING)) for name in names]
    assert host is not None
    code = host.make_room(rules_id, format_id=game, **rules)
    host.page.goto(f"/r/{code}")
    for seat, guest in enumerate(guests, 1):
        if guest is None:
            host.press_button(f"The computer on seat {seat + 1}")
        else:
            guest.page.goto(f"/r/{code}")
            guest.press_button(f"Sit here: seat {seat + 1}")
        expect(host.page.locator(f'[data-seat="{seat}"]')).to_contain_text(names[seat])
    seated = [visitor for visitor in (host, *guests) if visitor is not None]
    for visitor in seated:
        visitor.press_button("I am ready")
    for visitor in seated:
        expect(visitor.table).to_be_visible()
    return seated


def put_the_cut_away(*visitors: Visitor) -> None:
    for visitor in visitors:
        visitor.press(visitor.page.get_by_role("region", name="The cut").get_by_role("button", name="Close"))


def cards_on(visitor: Visitor) -> set[str]:
    """Every card with a face anywhere in the page: marked as one, in a picture, or named for a screen reader."""
    shown: list[str] = visitor.page.evaluate(CARDS_ON)
    labels: str = visitor.page.evaluate(LABELS)
    return {*shown, *(str(card) for card in CARDS if card_name(str(card)) in labels)}


def fits_everywhere(visitor: Visitor) -> dict[tuple[int, int], list[str]]:
    """What does not, by the size of the window."""
    found = {}
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        settle(visitor.page)
        found[width, height] = problems(visitor.page)
    visitor.page.set_viewport_size({"width": 1280, "height": 720})
    return {size: wrong for size, wrong in found.items() if wrong}


def watch(visitor: Visitor) -> None:
    """The result of the own table is read, and the other one looked at."""
    visitor.press_button("Watch the other table", within=visitor.dialog)
    expect(visitor.dialog).to_be_hidden()


def go_on(*visitors: Visitor) -> None:
    """All are done with the sheet; then the next deal lies on the table."""
    for visitor in visitors:
        visitor.press_button(re.compile("^Next deal"), within=visitor.dialog)
    for visitor in visitors:
        expect(visitor.dialog).to_be_hidden()
