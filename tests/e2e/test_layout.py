"""The table at every size of window that it promises, with most on it: eleven cards, a defence, a result."""

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.layout import SIZES, problems
from tests.e2e.speaking import OTHERS, speak
from tests.e2e.tables import play, sit_at_stacked_deal
from tests.e2e.test_lay_off import BROKEN_SEVENS
from tests.e2e.visitor import Visitor

TIGHT = ((320, 568), (640, 360))
"""For sheets, in which only the middle scrolls: what fits here fits everywhere."""

LONG_NAMES = ("Wilhelmina Wwwwwwwww", "Maximilian Mmmmmmmmm")


def fits_everywhere(visitor: Visitor, *there: Locator, sizes: Sequence[tuple[int, int]] = SIZES) -> None:
    """At every size and in every language, once the page has settled in it. `there` is called as in English."""
    found = {}
    for language in (*OTHERS, "en"):
        speak(visitor.page, language)
        for width, height in sizes:
            visitor.page.set_viewport_size({"width": width, "height": height})
            settle(visitor)
            for one in there if language == "en" else ():
                expect(one).to_be_in_viewport(ratio=1)
            if problem := problems(visitor.page):
                found[f"{language} {width} x {height}"] = problem
    assert found == {}


def settle(visitor: Visitor) -> None:
    """Two frames: one for the sizes that are measured, one for what follows from them."""
    visitor.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def test_what_an_invitation_asks_for_and_the_way_out_of_a_room_are_in_every_window(people: People) -> None:
    host, guest = people("Hanna"), people("Gregor", known=False)
    code = host.make_room(target=150, gin_bonus=30)
    for visitor, button in ((host, "Leave the room"), (guest, "Sit down")):
        visitor.page.goto(f"/r/{code}")
        for width, height in SIZES:
            visitor.page.set_viewport_size({"width": width, "height": height})
            settle(visitor)
            expect(visitor.button(button)).to_be_in_viewport(ratio=1)
    guest.forgive("401")


def test_the_table_fits_every_window(house: House, people: People) -> None:
    ann, bob = seats = sit_at_stacked_deal(house, people, BROKEN_SEVENS, clock="brisk")
    for visitor, name in zip(seats, LONG_NAMES, strict=True):
        visitor.rename(name)
    expect(bob.page.get_by_text(LONG_NAMES[0]).first).to_be_visible()
    fits_everywhere(ann, ann.button("Pass"), ann.button(re.compile("^Take the king of hearts$")))
    play(seats, ("0 pass", "1 pass", "0 draw stock"))
    ann.select("KD")
    expect(ann.hand.locator("[data-card]")).to_have_count(11)
    actions = ann.page.get_by_test_id("actions").get_by_role("button")
    fits_everywhere(ann, ann.button(re.compile("and knock with 10$")), actions.last)
    ann.press_button(re.compile("and knock with 10$"))
    knock = ann.button("Knock with 10", within=ann.dialog)
    expect(knock).to_be_enabled()
    fits_everywhere(ann, knock)
    knock.click()

    expect(bob.button("Lay off best: 7")).to_be_visible()
    bob.select("8H")
    fits_everywhere(bob, bob.button("Lay off best: 7"), bob.button("Done: 27"))
    fits_everywhere(ann)
    bob.play("lay_off")
    for visitor in seats:
        expect(visitor.dialog).to_be_visible()
        fits_everywhere(visitor, visitor.button(re.compile("^Next deal"), within=visitor.dialog))
    ann.page.keyboard.press("Escape")
    expect(ann.button("Back to the result")).to_be_visible()
    fits_everywhere(ann, ann.button("Back to the result"))
    for sheet in ("Score sheet", "Rules of this table", "Settings", "Keys"):
        bob.page.keyboard.press("Escape")
        bob.press_button("Menu")
        fits_everywhere(bob, sizes=TIGHT)
        bob.press_button(sheet, within=bob.dialog)
        expect(bob.dialog.get_by_role("heading", name=sheet).first).to_be_visible()
        fits_everywhere(bob, bob.button("Close", within=bob.dialog), sizes=TIGHT)


def test_what_asks_for_an_answer_pushes_nothing_out_of_any_window(house: House, people: People) -> None:
    ann, bob = seats = sit_at_stacked_deal(house, people, BROKEN_SEVENS)
    for visitor, name in zip(seats, LONG_NAMES, strict=True):
        visitor.rename(name)
    expect(bob.page.get_by_text(LONG_NAMES[0]).first).to_be_visible()
    play(seats, ("0 pass", "1 pass", "0 draw stock"))
    bob.press_button("Menu")
    bob.press_button("Break off, go on another time", within=bob.dialog)
    expect(bob.button("Take it back")).to_be_visible()
    fits_everywhere(bob, bob.button("Take it back"))
    ann.select("KD")
    fits_everywhere(ann, ann.button("Break off"), ann.button("Play on"), ann.button(re.compile("and knock with 10$")))
    ann.press_button(re.compile("and knock with 10$"))
    ann.press_button("Knock with 10", within=ann.dialog)
    expect(bob.button("Lay off best: 7")).to_be_visible()
    fits_everywhere(bob, bob.button("Take it back"), bob.button("Lay off best: 7"))
    bob.play("lay_off")
    for visitor in seats:
        expect(visitor.dialog).to_be_visible()
        visitor.page.keyboard.press("Escape")
    fits_everywhere(bob, bob.button("Back to the result"), bob.button("Take it back"))
    ann.press_button("Break off")
    fits_everywhere(ann, ann.button("Go on"))
    bob.press_button("Go on")
    fits_everywhere(ann, ann.button("Go on"))


def test_eleven_cards_can_all_be_read_on_a_small_phone(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, BROKEN_SEVENS, ann={"size": (320, 568), "touch": True})
    play((ann, bob), ("0 pass", "1 pass", "0 draw stock"))
    expect(ann.hand.locator("[data-card]")).to_have_count(11)
    steps = ann.hand.locator("[data-card]").evaluate_all(
        "all => all.slice(1).map((one, at) => one.getBoundingClientRect().left - all[at].getBoundingClientRect().left)"
    )
    assert min(steps) >= 24
    # Of the deck with the big index, which fits into such a strip.
    assert all("-big" in source for source in ann.hand.locator("img").evaluate_all("all => all.map(one => one.src)"))
    for card in ann.cards:
        ann.select(card)
