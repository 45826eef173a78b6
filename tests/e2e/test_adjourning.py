"""A match is broken off by agreement, both go away, and it is there another day."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import QUICK, play, sit_at_stacked_deal


def test_a_match_is_broken_off_and_goes_on_when_both_are_back(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK)
    play((ann, bob), ("0 pass", "1 pass"))
    before = ann.cards
    ann.press_button("Menu")
    ann.press_button("Break off, go on another time", within=ann.dialog)
    expect(ann.button("Take it back")).to_be_visible()
    bob.press_button("Break off")
    for visitor in (ann, bob):
        expect(visitor.status).to_have_text("Adjourned")
        visitor.page.goto("/")
    house.pass_time(600)
    for visitor in (bob, ann):
        visitor.page.goto("/matches")
        visitor.page.get_by_role("link", name=re.compile("Ann|Bob")).first.click()
        visitor.press_button("Go on")
    expect(ann.status).to_have_text("Draw from the stock")
    assert ann.cards == before
    ann.play("draw stock")
