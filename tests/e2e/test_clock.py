"""Clocks in a real browser. The server's is set on by the test; nobody waits."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import QUICK, play, sit_at_stacked_deal
from tests.e2e.visitor import Visitor

BOTH_MOVED = ("0 pass", "1 pass", "0 draw stock", "0 discard KC", "1 draw stock", "1 discard KS")
TEN_MINUTES = 600_000
SHIFTED = """(() => {
  const Real = Date;
  let by = %d;
  globalThis.shiftDate = (ms) => { by = ms; };
  globalThis.Date = class extends Real {
    constructor(...given) { given.length === 0 ? super(Real.now() + by) : super(...given); }
    static now() { return Real.now() + by; }
  };
})()"""


def shown(page: Page, whose: str) -> float:
    """Seconds on a clock of the page."""
    text = page.locator(f".strip.{whose} .time").inner_text()
    minutes, _, seconds = text.partition(":")
    return int(minutes) * 60 + float(seconds)


def go_away_and_be_claimed_against(house: House, ann: Visitor, bob: Visitor) -> None:
    ann.page.goto("about:blank")
    expect(bob.page.get_by_text(re.compile(r"^Ann is away\. You can claim the match in"))).to_be_visible()
    house.pass_time(46)
    bob.page.reload()
    bob.press_button("Claim the match")
    expect(bob.page.get_by_text(re.compile(r"^Ann has 0:\d\d to come back"))).to_be_visible()


def test_a_flag_that_falls_ends_the_match_for_both(house: House, people: People) -> None:
    ann, bob = seats = sit_at_stacked_deal(house, people, QUICK, clock="fast")
    play(seats, BOTH_MOVED)
    expect(ann.status).to_have_text("Your turn: draw a card")
    house.pass_time(28)
    bob.page.reload()
    expect(bob.page.locator(".strip.theirs .clock")).to_have_class(re.compile("low"))
    house.pass_time(4)
    for visitor, title in ((ann, "Bob won the match"), (bob, "You won the match")):
        expect(visitor.dialog.get_by_role("heading", name=title)).to_be_visible()
        expect(visitor.page.get_by_test_id("end-reason")).to_have_text("Ann ran out of time.")
    match = ann.get("/api/matches")["finished"][0]
    assert (match["reason"], match["winner"]) == ("flag", 1)


def test_a_flag_before_both_have_moved_calls_the_match_off(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK, clock="fast")
    house.pass_time(32)
    for visitor in (ann, bob):
        expect(visitor.dialog.get_by_role("heading", name="No result")).to_be_visible()
    assert ann.get("/api/matches")["finished"][0]["status"] == "aborted"


def test_who_stays_away_on_their_turn_can_be_claimed_against(house: House, people: People) -> None:
    ann, bob = seats = sit_at_stacked_deal(house, people, QUICK)
    play(seats, BOTH_MOVED)
    go_away_and_be_claimed_against(house, ann, bob)
    ann.page.go_back()
    expect(ann.status).to_have_text("Your turn: draw a card")
    expect(bob.page.get_by_text("Ann is back. The match goes on.").first).to_be_attached()
    go_away_and_be_claimed_against(house, ann, bob)
    house.pass_time(31)
    expect(bob.page.get_by_test_id("end-reason")).to_have_text("Ann stayed away.")


def test_a_minute_is_given_and_both_see_it(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK)
    house.pass_time(100)
    ann.page.reload()
    expect(ann.page.locator(".strip.mine .time")).to_have_text(re.compile(r"^1:[12]\d$"))
    bob.press_button("Menu")
    bob.press_button("Give Ann a minute", within=bob.dialog)
    for visitor, whose in ((ann, "mine"), (bob, "theirs")):
        expect(visitor.page.locator(f".strip.{whose} .time")).to_have_text(re.compile(r"^2:[12]\d$"))


def test_the_devices_time_of_day_plays_no_part(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK)
    for by in (TEN_MINUTES, -TEN_MINUTES):
        wrong = ann.context.new_page()
        wrong.add_init_script(SHIFTED % by)
        wrong.goto(ann.page.url)
        expect(wrong.locator(".strip.mine .time")).to_be_visible()
        for _ in range(2):
            assert abs(shown(wrong, "mine") - shown(bob.page, "theirs")) <= 1
            wrong.evaluate(f"shiftDate({-by})")
        wrong.close()


def test_a_tab_that_slept_shows_the_right_time_at_once(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK)
    asleep = ann.context.new_page()
    asleep.clock.install()
    asleep.goto(ann.page.url)
    expect(asleep.locator(".strip.mine .time")).to_be_visible()
    before = shown(asleep, "mine")
    # Every timer that came due meanwhile rings once, as after a sleep.
    asleep.clock.fast_forward(60_000)
    house.pass_time(60)
    expect(asleep.locator(".strip.mine .time")).to_have_text(re.compile(r"^(2:00|1:5\d)$"))
    assert before - shown(asleep, "mine") >= 59
    bob.page.reload()
    expect(bob.page.locator(".strip.theirs .time")).to_be_visible()
    assert abs(shown(asleep, "mine") - shown(bob.page, "theirs")) <= 2
