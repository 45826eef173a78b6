"""Every screen there is, one after the other. Whoever goes along looks at each and leaves it as it was."""

import re
from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import Locator, Route, expect

from tests.e2e.company import KNOCKS, put_the_cut_away, sit_in_company, watch
from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import DEALS, QUICK, play, resign, sit_at_seeded_deal, sit_at_stacked_deal
from tests.e2e.test_lay_off import BROKEN_SEVENS
from tests.e2e.visitor import Visitor

Look: TypeAlias = Callable[[Visitor, str], None]
Tour: TypeAlias = Callable[[House, People, Look], None]


def around(_house: House, people: People, look: Look) -> None:
    """The pages that need no match, as a newcomer finds them."""
    eve = people("Eve", known=False)
    for path, name in (
        ("/", "home"),
        ("/new", "new"),
        ("/rules?rules=classic,undercut_on_tie=false", "rules-page"),
        ("/rules?rules=house&format=partners", "rules-page-partners"),
        ("/rules?rules=oklahoma,box_scope=both,box_bonus=20,spade_boxes=2&clock=untimed", "rules-page-oklahoma"),
        ("/matches", "no-matches"),
        ("/settings", "settings-page"),
        ("/about", "about"),
        ("/privacy", "privacy"),
        ("/link", "link"),
        ("/link#abcd", "link-redeem"),
        ("/learn/rules", "learn-rules"),
        ("/learn/strategy", "learn-strategy"),
        ("/nowhere", "not-found"),
        ("/r/ZZZZZZZZ", "no-room"),
    ):
        eve.page.goto(path)
        expect(eve.page.get_by_role("heading", level=1)).to_be_visible()
        # What the heading stands over may come later.
        expect(eve.page.locator("[aria-busy=true]")).to_have_count(0)
        look(eve, name)
    eve.page.goto("/learn")
    expect(eve.page.get_by_test_id("coach")).to_contain_text("You have two nines")
    look(eve, "learn")
    eve.forgive("401", "404")


def the_lesson(_house: House, people: People, look: Look) -> None:
    """What is said to a wrong move, the most that lies on the teacher's table, and the end."""
    eve = people("Eve", known=False)
    eve.page.goto("/learn")
    eve.play("pass")
    expect(eve.page.get_by_test_id("coach").get_by_role("status")).to_be_visible()
    look(eve, "lesson-remark")
    for step, name in ((5, "lesson-lay-off"), (10, "lesson-learnt")):
        eve.page.evaluate("step => localStorage.setItem('kw.learn', step)", str(step))
        eve.page.reload()
        expect(eve.page.get_by_test_id("coach").or_(eve.button("Play the computer"))).to_be_visible()
        look(eve, name)


def at_home(_house: House, people: People, look: Look) -> None:
    """What somebody with a name finds, up to the room that waits for another and the invitation to it."""
    ann = people("Ann")
    ann.page.goto("/")
    ann.press_button("Change")
    ann.page.get_by_label("You play as").fill("x" * 21)
    ann.press_button("Save")
    expect(ann.page.get_by_role("alert").filter(has_text="at most 20")).to_be_visible()
    look(ann, "name-refused")
    ann.page.goto("/new")
    ann.page.get_by_label("Oklahoma").first.check()
    ann.page.get_by_text("Your own rules").click()
    expect(ann.page.get_by_label("Box bonus", exact=True)).to_be_visible()
    look(ann, "new-own-rules")
    ann.page.goto("/link")
    ann.press_button("Make a link")
    expect(ann.page.get_by_label("The link")).to_be_visible()
    look(ann, "link-made")
    ann.page.route("**/api/me", _bad_gateway)
    ann.page.goto("/matches")
    expect(ann.page.get_by_role("heading", name="The server does not answer")).to_be_visible()
    look(ann, "server-away")
    ann.page.unroute("**/api/me")
    code = ann.make_room(target=150, gin_bonus=30)
    ann.page.goto(f"/r/{code}")
    expect(ann.page.get_by_test_id("room-code")).to_be_visible()
    look(ann, "waiting")
    guest = people("Gregor", known=False)
    guest.page.goto(f"/r/{code}")
    expect(guest.button("Sit down")).to_be_visible()
    look(guest, "invitation")
    guest.forgive("401")
    ann.forgive("422", "502")


def before_four(_house: House, people: People, look: Look) -> None:
    """The waiting room of four, for the host and for somebody who comes, is put off the seat, and finds all taken."""
    ann, bob = people("Ann"), people("Bob")
    code = ann.make_room("house", format_id="partners")
    ann.page.goto(f"/r/{code}")
    expect(ann.page.get_by_test_id("room-code")).to_be_visible()
    ann.press_button("The computer on seat 2")
    bob.page.goto(f"/r/{code}")
    expect(bob.button("Sit here: seat 3")).to_be_visible()
    look(bob, "seats-invitation")
    bob.press_button("Sit here: seat 3")
    bob.press_button("I am ready")
    expect(bob.button("Not ready after all")).to_be_visible()
    look(ann, "seats")
    ann.press_button("Seat of Bob")
    look(ann, "seat-menu")
    ann.press_button("Free this seat", within=ann.dialog)
    expect(bob.page.get_by_role("alert").filter(has_text="The host has freed your seat")).to_be_visible()
    look(bob, "seat-freed")
    for seat in (3, 4):
        ann.press_button(f"The computer on seat {seat}")
    expect(bob.page.get_by_role("heading", name="Your seat was freed")).to_be_visible()
    look(bob, "seat-freed-and-full")


def _bad_gateway(route: Route) -> None:
    route.fulfill(status=502, content_type="text/html", body="<h1>Bad Gateway")


def a_deal(house: House, people: People, look: Look) -> None:
    """Every phase, as the one who acts and the one who waits see it."""
    ann, bob = seats = sit_at_stacked_deal(house, people, BROKEN_SEVENS)
    look(ann, "upcard")
    look(bob, "upcard-waits")
    play(seats, ("0 pass", "1 pass"))
    expect(ann.status).to_have_text("Draw from the stock")
    look(ann, "draw")
    ann.play("draw stock")
    ann.select("KD")
    look(ann, "discard")
    look(bob, "discard-waits")
    ann.press_button("Discard the king of diamonds and knock with 10")
    expect(ann.button("Knock with 10", within=ann.dialog)).to_be_enabled()
    expect(_foot(ann)).to_be_visible()
    look(ann, "knock")
    ann.press_button("Knock with 10", within=ann.dialog)
    bob.select("8H")
    look(bob, "lay-off")
    look(ann, "lay-off-waits")
    bob.play("lay_off")
    for visitor, name in ((ann, "result-lost"), (bob, "result")):
        expect(_foot(visitor)).to_be_visible()
        look(visitor, name)
    ann.page.keyboard.press("Escape")
    expect(ann.button("Back to the result")).to_be_visible()
    look(ann, "result-hidden")


def _foot(visitor: Visitor) -> Locator:
    """What stands at the foot of a sheet comes to life a moment after it."""
    return visitor.dialog.locator("footer:not([inert])")


def sheets(house: House, people: People, look: Look) -> None:
    """What opens over the table, the pile with some cards in it."""
    ann, bob = seats = sit_at_stacked_deal(house, people, BROKEN_SEVENS)
    play(seats, ("0 pass", "1 pass", "0 draw stock", "0 discard KD", "1 draw stock"))
    bob.press_button(re.compile("^Look through the discard pile"))
    expect(bob.dialog.get_by_role("heading", name="Discard pile")).to_be_visible()
    look(bob, "pile")
    bob.page.keyboard.press("Escape")
    bob.press_button("Menu")
    expect(bob.dialog.get_by_role("heading", name="Menu")).to_be_visible()
    look(bob, "menu")
    for button, heading, name in (
        ("Say something", "Say something", "phrases"),
        ("Score sheet", "Score sheet", "score"),
        ("Rules of this table", "Rules of this table", "rules"),
        ("Settings", "Settings", "settings"),
        ("Keys", "Keys", "keys"),
    ):
        bob.press_button(button, within=bob.dialog)
        expect(bob.dialog.get_by_role("heading", name=heading).first).to_be_visible()
        look(bob, name)
        bob.page.keyboard.press("Escape")
        bob.press_button("Menu")
    bob.press_button("Resign", within=bob.dialog)
    expect(bob.button("Yes, resign the match", within=bob.dialog)).to_be_visible()
    expect(_foot(bob)).to_be_visible()
    look(bob, "resign")
    ann.press_button("Menu")
    ann.press_button("Break off, go on another time", within=ann.dialog)
    expect(ann.button("Take it back")).to_be_visible()
    look(ann, "offered")


def hollywood(house: House, people: People, look: Look) -> None:
    """Three games on one sheet, the first of them closed."""
    rules = {"hollywood": True, "target": 30, "memory": "club"}
    seats = sit_at_stacked_deal(house, people, QUICK, rules=rules)
    ann = seats[0]
    play(seats, ("0 draw discard", "0 knock KC", "1 lay_off"))
    expect(_foot(ann)).to_be_visible()
    look(ann, "hollywood-result")
    ann.page.keyboard.press("Escape")
    expect(ann.button("Back to the result")).to_be_visible()
    look(ann, "hollywood")
    ann.press_button("Menu")
    ann.press_button("Score sheet", within=ann.dialog)
    expect(ann.dialog.get_by_role("table")).to_be_visible()
    look(ann, "hollywood-sheet")


def three(house: House, people: People, look: Look) -> None:
    """Captain and cutthroat as each role sees them; names are as long as they may be."""
    long = "Wolfgang-Amadeus-Max"
    names = ("Ann", "Bob", long)
    soloist, captain, adviser = everyone = sit_in_company(
        house, people, "captain", names, KNOCKS, order=(0, 1, 2), rules_id="captain"
    )
    look(adviser, "captain-cut")
    put_the_cut_away(*everyone)
    adviser.press(adviser.page.get_by_role("button", name=re.compile("^Point at the discard pile")))
    expect(captain.page.locator("[data-pointed]")).to_be_visible()
    for visitor, name in ((soloist, "captain-soloist"), (captain, "captain-captain"), (adviser, "captain-adviser")):
        look(visitor, name)
    captain.page.set_viewport_size({"width": 360, "height": 640})
    captain.press_button(f"Whisper to {long}")
    captain.dialog.get_by_role("textbox").fill("Is the king of clubs worth keeping, or shall I knock with what I have?")
    captain.press_button("Whisper", within=captain.dialog)
    expect(captain.dialog.get_by_role("listitem")).to_be_visible()
    look(captain, "captain-whispers")
    captain.page.keyboard.press("Escape")
    captain.play("draw discard")
    captain.play("knock KC")
    expect(adviser.status).to_have_text("Ann may lay off cards")
    look(adviser, "captain-lay-off")
    soloist.play("lay_off")
    expect(_foot(adviser)).to_be_visible()
    look(adviser, "captain-result")
    seats = sit_in_company(house, people, "cutthroat", (long, "Bob", "Cyd"), KNOCKS, order=(2, 0, 1))
    put_the_cut_away(*seats)
    seats[0].play("draw discard")
    seats[0].play("discard KC")
    for visitor, name in zip(seats, ("cutthroat", "cutthroat-other", "cutthroat-sits-out"), strict=True):
        look(visitor, name)
    seats[1].play("draw stock")
    seats[1].play("discard TD")
    resign(seats[1])
    expect(seats[2].page.get_by_test_id("end-reason")).to_be_visible()
    expect(_foot(seats[2])).to_be_visible()
    look(seats[2], "cutthroat-end")
    seats[2].page.goto(f"/matches/{seats[2].told('update')['match']}")
    expect(seats[2].page.get_by_test_id("fair-verdict")).to_be_visible()
    look(seats[2], "cutthroat-match")


def four(house: House, people: People, look: Look) -> None:
    """Partners: the other table beside the own one, looking on at it, and what both came to."""
    long = "Wolfgang-Amadeus-Max"
    ann, bob, cyd, dan = everyone = sit_in_company(
        house, people, "partners", ("Ann", "Bob", long, "Dan"), KNOCKS, KNOCKS, order=(1, 0, 2, 3)
    )
    look(ann, "partners-cut")
    put_the_cut_away(*everyone)
    look(ann, "partners")
    ann.play("draw discard")
    ann.play("knock KC")
    bob.play("lay_off")
    expect(_foot(ann)).to_be_visible()
    look(ann, "partners-done")
    look(dan, "partners-beside-done")
    watch(ann)
    look(ann, "partners-looks-on")
    cyd.play("draw discard")
    cyd.play("knock KC")
    dan.play("lay_off")
    expect(ann.page.get_by_test_id("round-result")).to_be_visible()
    expect(_foot(ann)).to_be_visible()
    look(ann, "partners-round")
    ann.page.keyboard.press("Escape")
    ann.press_button("Menu")
    ann.press_button("Score sheet", within=ann.dialog)
    expect(ann.dialog.get_by_role("table")).to_be_visible()
    look(ann, "partners-sheet")


def the_end(house: House, people: People, look: Look) -> None:
    """The end of a match, and looking back at it."""
    deal = DEALS["big_gin"]
    ann, bob = seats = sit_at_seeded_deal(house, people, deal)
    play(seats, deal["moves"])
    for visitor, name in zip(seats, ("match-end", "match-end-other"), strict=True):
        expect(visitor.page.get_by_test_id("fair")).to_contain_text("Every deal was as shuffled before it")
        look(visitor, name)
    bob.page.keyboard.press("Escape")
    expect(bob.dialog).to_be_hidden()
    look(bob, "over")
    ann.page.goto(f"/matches/{deal['match_id']}")
    expect(ann.page.get_by_test_id("fair-verdict")).to_have_attribute("data-verdict", "fair")
    look(ann, "match")
    ann.page.goto("/matches")
    expect(ann.page.get_by_role("heading", name="Finished")).to_be_visible()
    look(ann, "matches")
    ann.page.goto(f"/matches/{deal['match_id']}/deals/1")
    ann.press_button("One step on")
    look(ann, "replay")


TOURS: tuple[Tour, ...] = (around, the_lesson, at_home, before_four, a_deal, sheets, hollywood, three, four, the_end)
