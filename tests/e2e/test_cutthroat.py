"""A match of cutthroat in three browsers: who deals sits out, sees no hand, and comes back in."""

import re

from playwright.sync_api import expect

from tests.e2e.axe import findings
from tests.e2e.company import (
    COMPUTER,
    GIN,
    KNOCKS,
    cards_on,
    fits_everywhere,
    go_on,
    others,
    put_the_cut_away,
    sit_in_company,
    starters,
)
from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import resign
from tests.e2e.visitor import Visitor

NAMES = ("Ann", "Bob", "Cyd")
BACKS = ".opponent .back"


def hands_of_backs(visitor: Visitor) -> list[int]:
    """How many cards each hand that lies face down has, the one across the table first."""
    return [zone.locator(".back").count() for zone in visitor.page.locator(".opponent").all()]


def test_a_whole_match_in_which_everybody_sits_out_once(house: House, people: People) -> None:
    """Cyd has cut the highest card, so she deals first; Ann, on her left, begins."""
    ann, bob, cyd = everyone = sit_in_company(
        house, people, "cutthroat", NAMES, KNOCKS, GIN, order=(2, 0, 1), rules={"target": 100}
    )
    for visitor in everyone:
        expect(visitor.page.get_by_role("region", name="The cut")).to_contain_text("Cyd deals, sits out")
    put_the_cut_away(*everyone)
    assert [visitor.table.get_attribute("data-role") for visitor in everyone] == ["plays", "plays", "sits_out"]
    expect(cyd.page.locator(".company")).to_contain_text("You deal and sit out this deal")
    expect(ann.page.locator(".company")).to_contain_text("Cyd deals and sits out")
    assert hands_of_backs(cyd) == [10, 10]
    expect(cyd.page.get_by_role("group", name="Ann holds 10 cards.")).to_be_visible()
    expect(cyd.page.get_by_role("group", name="Bob holds 10 cards.")).to_be_visible()
    expect(cyd.page.get_by_role("toolbar")).to_have_count(0)
    for visitor in everyone:
        assert fits_everywhere(visitor) == {}
        assert findings(visitor.page) == []

    # Whatever happens is told, and no card but those that everybody sees.
    ann.play("draw discard")
    ann.play("discard KC")
    bob.play("draw stock")
    expect(cyd.page.get_by_test_id("last-move")).to_have_text("Bob drew from the stock.")
    bob.play("discard TD")
    taken = "Ann holds 10 cards. Taken from the pile: nine of spades."
    expect(cyd.page.get_by_role("group", name=taken)).to_be_visible()
    for visitor in everyone:
        visitor.page.reload()
        expect(visitor.table).to_be_visible()
    assert cards_on(cyd) == {"9S", "KC", "TD"}
    assert cards_on(ann) == starters(KNOCKS) | {"9S", "TD"}
    assert cards_on(bob) == others(KNOCKS) | {"9S", "KC", "TD"}
    cyd.page.keyboard.press("o")
    expect(cyd.page.get_by_test_id("announcer")).to_contain_text(f"Bob holds 10 cards. {taken}")
    cyd.page.keyboard.press("c")
    expect(cyd.page.get_by_test_id("announcer")).to_contain_text(re.compile(r"Ann \d:\d\d, Bob \d:\d\d\."))
    cyd.press_button("Look through the discard pile, 2 cards")
    expect(cyd.dialog.get_by_role("listitem")).to_have_count(2)
    cyd.page.keyboard.press("Escape")
    ann.play("draw stock")
    ann.play("knock 7D")
    expect(cyd.status).to_have_text("Bob may lay off cards")
    assert cards_on(cyd).isdisjoint(others(KNOCKS) - {"TD"})
    assert "7D" not in cards_on(cyd), "the knocking card lies face down"
    bob.play("lay_off")
    for visitor in everyone:
        expect(visitor.dialog.get_by_role("heading", level=2)).to_have_text(
            "30 points for you" if visitor is ann else "30 points for Ann"
        )
        expect(visitor.dialog).to_contain_text("Bob deals next and sits out.")
        assert findings(visitor.page) == []
    go_on(*everyone)

    # Bob has lost and deals; Cyd plays for him, and moves first.
    assert [visitor.table.get_attribute("data-role") for visitor in everyone] == ["plays", "sits_out", "plays"]
    expect(bob.page.locator(".company")).to_contain_text("You deal and sit out this deal")
    expect(cyd.status).to_have_text("Your turn: draw a card")
    assert cards_on(bob) == {"9C"}
    cyd.play("draw discard")
    cyd.play("knock KC")
    for visitor in everyone:
        expect(visitor.page.get_by_test_id("final")).to_have_text("1. Cyd 2392. Ann 503. Bob 0")
    expect(bob.dialog.get_by_role("heading", level=2)).to_have_text("Cyd won the match")
    sheet = bob.dialog.get_by_role("table", name="Score sheet")
    expect(sheet.get_by_role("columnheader")).to_have_text(["Deal", "Ann", "Bob", "Cyd"])
    expect(sheet).to_contain_text("Cyd sat out")
    expect(sheet).to_contain_text("Bob sat out")
    # Cyd gets 189 of Ann and 239 of Bob, who gives Ann 50 besides.
    expect(sheet.get_by_role("row", name=re.compile("^Settlement")).get_by_role("cell")).to_have_text(
        ["-139", "-289", "+428"]
    )
    expect(sheet.get_by_role("row", name=re.compile("^Place")).get_by_role("cell")).to_have_text(["2.", "3.", "1."])
    match = bob.told("update")["match"]
    bob.page.goto(f"/matches/{match}/deals/1")
    bob.page.get_by_role("radio", name="Cyd").check()
    for name in ("Ann", "Bob"):
        expect(bob.page.get_by_role("region", name=f"Hand of {name}").locator(".card.back")).to_have_count(10)
    bob.page.get_by_role("radio", name="Everybody").check()
    expect(bob.page.locator(".card.back")).to_have_count(1)
    assert findings(bob.page) == []


def test_the_squared_pile_is_squared_for_who_sits_out_too(house: House, people: People) -> None:
    *_, cyd = everyone = sit_in_company(
        house, people, "cutthroat", NAMES, KNOCKS, order=(2, 0, 1), rules={"memory": "club"}
    )
    put_the_cut_away(*everyone)
    ann, bob, _ = everyone
    ann.play("draw discard")
    ann.play("discard KC")
    bob.play("draw stock")
    bob.play("discard TD")
    expect(cyd.page.get_by_role("button", name=re.compile("^Discard pile, on top the ten of diamonds"))).to_be_visible()
    cyd.page.reload()
    expect(cyd.table).to_be_visible()
    assert cards_on(cyd) == {"TD"}
    expect(cyd.page.get_by_role("button", name=re.compile("^Look through"))).to_have_count(0)


def test_who_resigns_comes_last_though_the_computer_sits_there_too(house: House, people: People) -> None:
    ann, cyd = sit_in_company(
        house, people, "cutthroat", ("Ann", COMPUTER, "Cyd"), KNOCKS, GIN, order=(1, 0, 2), rules={"target": 100}
    )
    expect(ann.page.locator(".company")).to_contain_text("The computer deals and sits out")
    cyd.play("draw discard")
    cyd.play("knock KC")
    ann.play("lay_off")
    for visitor in (ann, cyd):
        expect(visitor.dialog.get_by_role("button", name=re.compile("^Next deal"))).to_be_visible()
        visitor.page.keyboard.press("Escape")
        expect(visitor.dialog).to_be_hidden()
    cyd.press_button("Menu")
    cyd.press_button("Resign", within=cyd.dialog)
    expect(cyd.dialog).to_contain_text("You then come last, and the others rank by their points.")
    cyd.page.keyboard.press("Escape")
    resign(cyd)
    for visitor in (ann, cyd):
        expect(visitor.page.get_by_test_id("end-reason")).to_have_text("Cyd resigned.")
        expect(visitor.page.get_by_test_id("final")).to_have_text("1. Ann 1002. The computer 03. Cyd 30")
