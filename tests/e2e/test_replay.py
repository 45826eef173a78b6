"""Looking back at a deal: every step, at any speed, through either pair of eyes, and by an address of its own."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import QUICK, play, sit_at_stacked_deal
from tests.e2e.test_matches import A_WHOLE_MATCH, SHORT
from tests.e2e.visitor import Visitor

PHONE = (360, 640)


def said(visitor: Visitor) -> Locator:
    return visitor.page.get_by_test_id("replay-said")


def cards_of(visitor: Visitor, name: str) -> list[str]:
    found: list[str] = (
        visitor.page.get_by_role("region", name=f"Hand of {name}")
        .locator("[data-card]")
        .evaluate_all("all => all.map(one => one.dataset.card)")
    )
    return found


def test_a_deal_is_looked_back_at_step_by_step_and_every_moment_has_an_address(house: House, people: People) -> None:
    ann, bob = seats = sit_at_stacked_deal(house, people, QUICK, rules=SHORT)
    play(seats, A_WHOLE_MATCH)
    match = ann.told("update")["match"]
    expect(ann.page.get_by_test_id("end-reason")).to_be_visible()
    ann.page.goto(f"/matches/{match}/deals/1")
    expect(said(ann)).to_contain_text("the upcard is")
    assert len(cards_of(ann, "Ann")) == len(cards_of(ann, "Bob")) == 10
    # The slider has its own use for the arrows.
    ann.page.get_by_role("heading", name="Deal 1").click()
    for text in ("Ann takes 9♠", "Ann knocks", "Bob lays off 8♣"):
        ann.page.keyboard.press("ArrowRight")
        expect(said(ann)).to_have_text(text)
    assert "8C" in cards_of(ann, "Ann")
    assert "9C" in cards_of(ann, "Bob")
    ann.page.keyboard.press("ArrowRight")
    expect(said(ann)).to_have_text("Bob lays off 9♣")
    assert {"8C", "9C"} <= set(cards_of(ann, "Ann"))
    expect(ann.page).to_have_url(re.compile(r"\?at=\d+\.2&by=open$"))
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.press_button("Link to this moment")
    link = ann.page.evaluate("navigator.clipboard.readText()")
    assert link == ann.page.url

    # The other player opens it on a phone, and sees it with the own eyes, and with the other's.
    bob.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    bob.page.goto(link)
    expect(said(bob)).to_have_text("Bob lays off 9♣")
    bob.page.get_by_label("Ann", exact=True).check(force=True)
    expect(bob.page).to_have_url(re.compile(r"\?at=\d+\.2&by=0$"))
    expect(said(bob)).to_have_text("Bob lays off 9♣")
    assert cards_of(bob, "Bob") == []
    bob.page.reload()
    expect(bob.page.get_by_label("Ann", exact=True)).to_be_checked()
    expect(said(bob)).to_have_text("Bob lays off 9♣")
    bob.press_button("upcard 9♠")
    expect(said(bob)).to_contain_text("the upcard is")
    assert bob.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    bob.page.get_by_label("Speed").select_option("4")
    bob.press_button("Play")
    expect(said(bob)).to_have_text(re.compile("scores|The match ends"))
    expect(bob.button("Play")).to_be_visible()


def test_of_a_deal_that_is_being_played_only_the_own_side_is_seen_whatever_the_address_says(
    house: House, people: People
) -> None:
    ann, _ = sit_at_stacked_deal(house, people, QUICK)
    ann.play("draw discard")
    ann.page.goto(f"/matches/{ann.told('update')['match']}/deals/1?at=99999&by=1")
    expect(said(ann)).to_have_text("Ann takes 9♠")
    assert cards_of(ann, "Bob") == []
    assert len(cards_of(ann, "Ann")) == 11
    expect(ann.page.get_by_text("This deal is still being played")).to_be_visible()
    expect(ann.button("Link to this moment")).to_have_count(0)
