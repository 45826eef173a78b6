"""Two who play alone write to each other: read at once, counted where it was not, there again after a reload."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import QUICK, play, sit_at_stacked_deal
from tests.e2e.visitor import Visitor

PHONE = {"size": (360, 640), "touch": True}


def write(visitor: Visitor, to: str, text: str, within: Locator) -> None:
    line = within.get_by_label(f"Write to {to}", exact=True)
    line.fill(text)
    visitor.press_button("Send", within=within)
    expect(line).to_have_value("")


def test_what_one_writes_the_other_reads_and_nobody_loses_it(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK, bob=PHONE)
    panel = ann.page.get_by_role("region", name="You and Bob")
    write(ann, "Bob", "Are you sure? <b>", panel)
    expect(panel.get_by_role("listitem")).to_have_text(["You Are you sure? <b>"])
    expect(bob.page.locator(".strip.theirs .speech")).to_have_text("Are you sure? <b>")
    expect(bob.page.get_by_test_id("announcer")).to_contain_text("Ann writes: Are you sure? <b>")

    bob.press_button("Write to Ann, 1 new")
    expect(bob.dialog.get_by_role("listitem")).to_have_text(["Ann Are you sure? <b>"])
    write(bob, "Ann", "Quite.", bob.dialog)
    expect(ann.page.locator(".strip.theirs .speech")).to_have_text("Quite.")
    bob.press_button("Close", within=bob.dialog)
    expect(bob.button(re.compile("^Write to Ann"))).to_have_count(0)

    bob.page.reload()
    expect(bob.hand.locator("[data-card]")).to_have_count(10)
    bob.press_button("Menu")
    bob.press_button("Say something", within=bob.dialog)
    written = bob.dialog.get_by_role("list", name="What was written").get_by_role("listitem")
    expect(written).to_have_text(["Ann Are you sure? <b>", "You Quite."])


def test_letters_on_the_line_are_no_keys_of_the_table(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK)
    play((ann, bob), ("0 pass", "1 pass"))
    line = ann.page.get_by_label("Write to Bob", exact=True)
    line.press_sequentially("so, spades?")
    expect(line).to_have_value("so, spades?")
    assert len(ann.cards) == 10
    line.press("Enter")
    expect(line).to_have_value("")
    expect(bob.page.locator(".strip.theirs .speech")).to_have_text("so, spades?")


def test_who_wants_to_hear_nothing_hears_nothing_until_they_do(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK)
    panel = ann.page.get_by_role("region", name="You and Bob")
    hear_nothing = panel.get_by_label("Hear nothing from Bob")
    hear_nothing.check()
    write(bob, "Ann", "Hurry up", bob.page.get_by_role("region", name="You and Ann"))
    bob.press_button("Menu")
    bob.press_button("Say something", within=bob.dialog)
    bob.press_button("Hello!", within=bob.dialog)
    # A word of the own is told after what was told before it.
    write(ann, "Bob", "I am thinking", panel)
    expect(panel.get_by_role("listitem")).to_have_text(["You I am thinking"])
    expect(ann.page.get_by_test_id("announcer")).not_to_contain_text("Hurry up")
    expect(ann.page.get_by_test_id("announcer")).not_to_contain_text("Hello!")
    ann.page.reload()
    expect(hear_nothing).to_be_checked()
    hear_nothing.uncheck()
    expect(panel.get_by_role("listitem")).to_have_text(["Bob Hurry up", "You I am thinking"])


def test_nobody_is_asked_to_write_to_the_computer_or_the_teacher(people: People) -> None:
    ann = people("Ann")
    ann.page.goto(f"/r/{ann.make_room(opponent='computer')}")
    expect(ann.table).to_be_visible()
    for _ in range(2):
        ann.press_button("Menu")
        expect(ann.dialog).to_be_visible()
        ann.page.keyboard.press("Escape")
        expect(ann.page.get_by_label(re.compile("^Write to"))).to_have_count(0)
        ann.page.goto("/learn")
        expect(ann.page.get_by_test_id("coach")).to_be_visible()
