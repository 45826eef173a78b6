"""Hollywood in a real browser: a match of three games, from its room to its sheet. Technique: stacked decks."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.layout import faults
from tests.e2e.tables import QUICK, sit_at_stacked_deal
from tests.e2e.visitor import Visitor

RULES = {"hollywood": True, "target": 50, "next_dealer": "loser", "memory": "club"}
"""Ann knocks for 30 in each deal. The loser deals, so that she moves first in each."""


def a_deal(ann: Visitor, bob: Visitor) -> None:
    for visitor in (ann, bob):
        expect(visitor.hand.locator("[data-card]")).to_have_count(10)
    ann.play("draw discard")
    ann.play("knock KC")
    bob.play("lay_off")
    expect(ann.dialog).to_be_visible()


def next_deal(*seats: Visitor) -> None:
    for visitor in seats:
        visitor.press_button(re.compile("^Next deal"), within=visitor.dialog)


def games_of(visitor: Visitor) -> list[str]:
    return visitor.page.get_by_test_id("my-points").locator("b").all_inner_texts()


def test_three_games_are_played_on_one_sheet_and_settled_together(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, *[QUICK] * 4, rules=RULES, ann={"size": (320, 568)})
    for games in (["30", "0", "0"], ["270", "30", "0"], ["270", "270", "30"]):
        a_deal(ann, bob)
        expect(ann.dialog.get_by_role("row", name=re.compile("^Ann"))).to_have_text("Ann" + "".join(games))
        assert games_of(ann) == games
        ann.page.keyboard.press("Escape")
        expect(ann.button("Back to the result")).to_be_visible()
        assert faults(ann.page) == []
        ann.press_button("Back to the result")
        next_deal(ann, bob)
    a_deal(ann, bob)
    expect(ann.dialog.get_by_role("heading", name="You won the match")).to_be_visible()
    # Two deals of 30 in each game, twice for the shutout, with a game bonus and two boxes: 60 + 60 + 100 + 50.
    expect(ann.page.get_by_test_id("final")).to_have_text(re.compile("Ann 810.*Bob 0"))
    expect(ann.dialog).to_contain_text("All three games together: 810")

    ann.page.goto(f"/matches/{ann.told('update')['match']}")
    sheet = ann.page.get_by_role("table", name="Score sheet")
    headings = [re.compile(f"^Game {number}") for number in (1, 2, 3)]
    expect(sheet.get_by_role("columnheader", name=re.compile("^Game"))).to_have_text(headings)
    expect(sheet.locator("tr:has(.closes)")).to_have_text(["6030", "6030", "60"])
    assert faults(ann.page) == []


def test_hollywood_is_switched_on_in_the_form_with_a_squared_pile(people: People) -> None:
    ann = people("Ann")
    ann.page.goto("/new")
    ann.page.get_by_text("Your own rules").click()
    ann.page.get_by_label("Hollywood", exact=True).select_option("yes")
    expect(ann.page.get_by_label("The discard pile")).to_have_value("top card only")
    expect(ann.page.get_by_role("heading", name="Standard, Hollywood, top card only")).to_be_visible()
    ann.press_button("Set the table")
    expect(ann.page.get_by_test_id("room-code")).to_be_visible()
    ann.page.goto("/rules?rules=standard,hollywood=true")
    expect(ann.page.get_by_role("heading", name="6 Hollywood")).to_be_visible()
    expect(ann.page.get_by_text("Win number 2: in columns 1 to 2")).to_be_visible()
