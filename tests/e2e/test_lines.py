"""What becomes of a page when its line or itself goes away in the middle of a turn."""

import json
import re

from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import QUICK, play, sit_at_stacked_deal
from tests.e2e.visitor import Visitor

WAKES_WITHIN = 3_000


def wake(page: Page, how: str) -> None:
    """What a browser does when a phone is taken out of a pocket."""
    page.evaluate(
        {
            "visible": "document.dispatchEvent(new Event('visibilitychange'))",
            "restored": "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))",
        }[how]
    )


def moves_of(visitor: Visitor, kind: str) -> int:
    return sum(json.loads(frame)["type"] == kind for frame in visitor.said)


def test_a_reload_in_the_middle_of_a_turn_finds_the_hand_as_it_was(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK)
    ann.press_button("Sort by rank")
    ann.play("draw discard")
    ann.card("AH").focus()
    ann.page.keyboard.press("Shift+ArrowRight")
    before = ann.cards
    assert before[1] == "AH"
    assert before[-1] == "9S"
    ann.page.reload()
    expect(ann.card("9S")).to_have_accessible_name(re.compile("just taken, stays in your hand"))
    assert ann.cards == before
    expect(ann.status).to_have_text("Discard, or knock")
    expect(bob.page.get_by_text("Ann took the nine of spades.").first).to_be_attached()
    ann.play("knock KC")
    expect(bob.button(re.compile("^Lay off best"))).to_be_visible()


def test_a_line_that_is_cut_is_told_of_and_comes_back_by_itself(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK)
    ann.play("draw discard")
    bob.context.set_offline(True)
    house.drop_sockets("Bob")
    banner = bob.page.get_by_test_id("link-banner")
    expect(banner).to_be_visible()
    expect(banner).to_contain_text("The line is down.")
    expect(ann.page.get_by_role("region", name="Bob", exact=True)).to_contain_text("away")
    ann.play("discard KC")
    bob.context.set_offline(False)
    expect(bob.page.locator("[data-zone=discard] [data-card=KC]")).to_be_visible()
    expect(banner).to_be_hidden()
    bob.play("draw stock")
    expect(ann.page.get_by_text("Bob drew from the stock.").first).to_be_attached()
    expect(ann.page.get_by_role("region", name="Bob", exact=True)).not_to_contain_text("away")
    bob.forgive("INTERNET_DISCONNECTED", "WebSocket is closed before")


def test_a_device_that_says_it_is_offline_is_believed_without_waiting_for_the_socket(
    house: House, people: People
) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK)
    bob.context.set_offline(True)
    ann.play("draw discard")
    banner = bob.page.get_by_test_id("link-banner")
    expect(banner).to_be_visible()
    bob.context.set_offline(False)
    expect(banner).to_be_hidden()
    expect(bob.table).to_have_attribute("data-turn", "1.2")
    bob.forgive("INTERNET_DISCONNECTED", "WebSocket is closed before")


def test_an_action_whose_answer_was_lost_is_done_once(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK, ann={"own_line": True})
    assert ann.line is not None
    play((ann, bob), ("0 pass", "1 pass"))
    expect(ann.button(re.compile("^Draw from the stock"))).to_be_visible()
    ann.line.hold()
    ann.play("draw stock")
    expect(bob.page.get_by_text("Ann drew from the stock.").first).to_be_attached()
    ann.line.lose()
    house.drop_sockets("Ann")
    expect(ann.hand.locator("[data-card]")).to_have_count(11)
    assert (moves_of(ann, "draw"), ann.line.opened) == (2, 2)
    assert ann.view["deal"]["stock"] == 30
    ann.play("discard KC")
    expect(bob.status).to_have_text(re.compile("Your turn"))


def test_a_phone_that_wakes_finds_its_dead_line_at_once(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK, bob={"own_line": True})
    assert bob.line is not None
    for number, (how, move) in enumerate((("visible", "draw discard"), ("restored", "discard KC")), 2):
        bob.line.freeze()
        ann.play(move)
        expect(ann.table).not_to_have_class(re.compile("busy"))
        wake(bob.page, how)
        expect(bob.table).to_have_attribute("data-turn", f"1.{number}", timeout=WAKES_WITHIN)
        assert bob.line.opened == number
    bob.play("draw stock")
    expect(ann.page.get_by_text("Bob drew from the stock.").first).to_be_attached()


def test_two_tabs_of_a_seat_are_one_player(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK)
    second = ann.new_tab(ann.page.url)
    hand = second.get_by_role("toolbar", name="Your hand", exact=True)
    expect(hand.locator("[data-card]")).to_have_count(10)
    ann.play("draw discard")
    expect(hand.locator("[data-card]")).to_have_count(11)
    expect(hand.locator(".taken")).to_have_attribute("data-card", "9S")
    first, ann.page = ann.page, second
    ann.play("discard KC")
    expect(first.locator("[data-zone=discard] [data-card=KC]")).to_be_visible()
    expect(first.get_by_test_id("status")).to_have_text("Bob to move")
    first.close()
    expect(bob.page.get_by_role("region", name="Ann", exact=True)).not_to_contain_text("away")
    second.close()
    expect(bob.page.get_by_role("region", name="Ann", exact=True)).to_contain_text("away")


def test_a_restart_is_told_of_and_everybody_comes_back(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK)
    ann.play("draw discard")
    house.restart()
    ann.play("discard KC")
    expect(bob.page.locator("[data-zone=discard] [data-card=KC]")).to_be_visible()
    assert moves_of(ann, "hello") == moves_of(bob, "hello") == 2
    assert any('"type":"restart"' in frame for frame in ann.heard)
    for visitor in (ann, bob):
        visitor.forgive("WebSocket connection", "CONNECTION_REFUSED")


def test_what_could_not_be_fetched_is_fetched_when_the_line_is_back(house: House, people: People) -> None:
    ann = people("Ann")
    sheets = re.compile(r"/assets/Sheets-[^/]*$")
    failed: list[str] = []

    def fail(route: Route) -> None:
        failed.append(route.request.url)
        route.abort("internetdisconnected")

    ann.page.route(sheets, fail)
    ann.page.goto(f"/r/{ann.make_room(opponent='computer')}")
    with ann.page.expect_event("requestfailed", lambda request: request.url.endswith(".css")):
        expect(ann.table).to_be_visible()
    ann.press_button("Menu")
    expect(ann.dialog).to_be_hidden()
    ann.page.unroute(sheets)
    expect(ann.dialog).to_be_visible()
    assert failed
    assert ann.page.evaluate("[...document.styleSheets].some((sheet) => /Sheets-/.test(sheet.href))")
    ann.forgive("INTERNET_DISCONNECTED")
