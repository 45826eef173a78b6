"""What must not come through a browser: cards of others before their time, and names that would be markup."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine import CARDS
from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import QUICK, play, sit_at_stacked_deal
from tests.e2e.visitor import Visitor

A_CARD = re.compile(r"\b[A2-9TJQK][SCDH]\b")
MARKUP = ("<svg/onload=alert()>", '"><img src=x onerror')
SHORT = {"rules_id": "express", "target": 10}
A_MOVE_EACH = ("0 pass", "1 pass", "0 draw stock", "0 discard KC", "1 draw stock", "1 discard KS", "0 draw discard")


def cards_told(visitor: Visitor, match: str) -> dict[str, str]:
    """Every card in whatever this browser was sent, by socket and on request, and in its document; and where it was.

    The cut is everybody's.
    """
    told = {f"frame {number}": json.loads(frame) for number, frame in enumerate(visitor.heard)}
    for path in ("/api/matches", f"/api/matches/{match}", f"/api/matches/{match}/deals/1"):
        told[path] = visitor.get(path)
    told["page"] = visitor.page.evaluate(
        "[...document.querySelectorAll('[data-card]')].map(one => [one.dataset.card, one.outerHTML])"
    )
    return {card: where for where, told_there in told.items() for card in _cards_in(told_there)}


def _cards_in(told: Any) -> Iterator[str]:
    match told:
        case dict():
            for name, value in told.items():
                if name != "cut":
                    yield from _cards_in(value)
        case list():
            for value in told:
                yield from _cards_in(value)
        case str():
            yield from A_CARD.findall(told)
        case _:
            pass


def test_a_browser_is_told_no_card_before_its_time(house: House, people: People) -> None:
    ann, bob = seats = sit_at_stacked_deal(house, people, QUICK)
    play(seats, A_MOVE_EACH)
    expect(bob.status).to_have_text("Ann to move")
    match = bob.told("update")["match"]
    of_ann, of_bob, rest = {str(c) for c in QUICK[0:20:2]}, {str(c) for c in QUICK[1:20:2]}, QUICK[20:]
    everybodys = {"9S", "KC", "KS"}
    for visitor, known in ((ann, of_ann | {"TD"}), (bob, of_bob | {"7D"})):
        told = cards_told(visitor, match)
        assert {card: where for card, where in told.items() if card not in known | everybodys} == {}
        assert told.keys() == known | everybodys
    assert len(of_ann | of_bob | {str(c) for c in rest}) == len(CARDS)


def test_while_the_defender_decides_the_knocker_is_told_nothing_of_that_hand(house: House, people: People) -> None:
    ann, bob = seats = sit_at_stacked_deal(house, people, QUICK, rules=SHORT)
    play(seats, ("0 draw discard", "0 knock KC"))
    expect(bob.button(re.compile("^Lay off best"))).to_be_visible()
    bob.select("8C")
    ann.page.reload()
    expect(ann.status).to_have_text("Bob may lay off cards")
    match = ann.told("update")["match"]
    told, known = cards_told(ann, match), {str(c) for c in QUICK[0:20:2]} | {"9S"}
    assert {card: where for card, where in told.items() if card not in known} == {}
    assert told.keys() == known
    assert "KC" not in cards_told(bob, match), "the knocking card lies face down"
    bob.play("lay_off")
    expect(ann.page.get_by_test_id("end-reason")).to_be_visible()
    assert {str(c) for c in QUICK[1:20:2]} <= cards_told(ann, match).keys()


def shows_as_text(page: Page, *names: str) -> None:
    for name in names:
        expect(page.get_by_text(name).first).to_be_attached()
    assert page.locator("svg[onload], img[src='x'], [onerror], [onload]").count() == 0


def test_names_are_text_wherever_they_are_shown(house: House, people: People) -> None:
    ann, bob = people(MARKUP[0]), people(MARKUP[1])
    for visitor in (ann, bob):
        visitor.page.on("dialog", lambda _: pytest.fail("a name was run as a script"))
    code = ann.make_room()
    ann.page.goto("/")
    shows_as_text(ann.page, MARKUP[0])
    ann.page.goto(f"/r/{code}")
    expect(ann.page.get_by_test_id("room-code")).to_be_visible()
    shows_as_text(ann.page, MARKUP[0])
    bob.page.goto(f"/r/{code}")
    expect(bob.button("Sit down")).to_be_visible()
    shows_as_text(bob.page, MARKUP[0])
    bob.press_button("Sit down")
    for visitor in (ann, bob):
        expect(visitor.table).to_be_visible()
        shows_as_text(visitor.page, *MARKUP)
    ann.press_button("Menu")
    ann.press_button("Call the match off", within=ann.dialog)
    ann.press_button("Call it off: no result", within=ann.dialog)
    for visitor in (ann, bob):
        expect(visitor.dialog).to_be_visible()
        shows_as_text(visitor.page, *MARKUP)
    match = ann.told("update")["match"]
    for path, names in (("/matches", MARKUP[1:]), (f"/matches/{match}", MARKUP)):
        ann.page.goto(path)
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        shows_as_text(ann.page, *names)
    assert MARKUP[1] in ann.page.title()


def test_no_script_runs_that_is_not_a_file_of_ours(people: People) -> None:
    eve = people("Eve")
    eve.page.goto("/")
    violated = eve.page.evaluate(
        """() => new Promise((resolve) => {
          document.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective));
          const script = document.createElement("script");
          script.textContent = "globalThis.ran = true";
          document.body.append(script);
        })"""
    )
    assert violated == "script-src-elem"
    assert json.loads(eve.page.evaluate("JSON.stringify(globalThis.ran ?? null)")) is None
    eve.forgive("Content Security Policy")
