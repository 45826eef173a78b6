"""What a player chooses holds at once, outlives a reload, and changes what it says at the table."""

import re

from playwright.sync_api import Locator, Route, expect

from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import QUICK, play, sit_at_stacked_deal
from tests.e2e.visitor import STRIP, Visitor

PHONE = (360, 640)

EARS = """(() => {
  window.heard = [];
  window.notes = [];
  window.shaken = 0;
  window.away = false;
  for (const make of ["createOscillator", "createBufferSource"]) {
    const usual = AudioContext.prototype[make];
    AudioContext.prototype[make] = function () { window.heard.push(make); return usual.call(this); };
  }
  window.Notification = class {
    static permission = "default";
    static async requestPermission() { return Notification.permission = window.answer ?? "granted"; }
    constructor(title) { window.notes.push(title); }
    close() {}
  };
  navigator.vibrate = () => { window.shaken += 1; return true; };
  Object.defineProperty(document, "hidden", { get: () => window.away });
})()"""
"""Notes what would be heard, felt and told by the system."""


def choose(visitor: Visitor, group: str, choice: str) -> None:
    field = visitor.page.get_by_role("group", name=group, exact=True)
    field.get_by_role("radio", name=choice, exact=True).check()


def root(visitor: Visitor) -> Locator:
    return visitor.page.locator("html")


def test_the_look_is_chosen_on_a_page_of_its_own_and_stays(people: People) -> None:
    ann = people("Ann", size=PHONE)
    ann.page.goto("/")
    ann.page.get_by_role("contentinfo").get_by_role("link", name="Settings").click()
    expect(ann.page.get_by_role("heading", name="Settings", level=1)).to_be_visible()
    picture = ann.page.locator(".table-sample .face").first
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    for scheme, colour in (("Dark", "rgb(21, 24, 26)"), ("Light", "rgb(245, 241, 230)")):
        choose(ann, "Light or dark", scheme)
        assert ann.page.evaluate(ground) == colour
    felts = set()
    for felt in ("Green", "Blue", "Burgundy", "Charcoal"):
        choose(ann, "Felt", felt)
        felts.add(ann.page.evaluate("getComputedStyle(document.querySelector('.table-sample')).backgroundImage"))
    assert len(felts) == 4
    choose(ann, "Suits", "Four colours")
    choose(ann, "Size of the corner signs", "Large")
    expect(picture).to_have_attribute("src", re.compile("/four-big"))
    choose(ann, "Size of the corner signs", "Normal")
    expect(picture).to_have_attribute("src", re.compile(r"/four\."))
    choose(ann, "Thumb", "Left hand")
    volume = ann.page.get_by_label("Volume")
    volume.fill("30")
    ann.page.get_by_label("Sounds").uncheck()
    expect(volume).to_be_disabled()

    ann.page.reload()
    for group, choice in (("Light or dark", "Light"), ("Felt", "Charcoal"), ("Thumb", "Left hand")):
        field = ann.page.get_by_role("group", name=group, exact=True)
        expect(field.get_by_role("radio", name=choice, exact=True)).to_be_checked()
    expect(picture).to_have_attribute("src", re.compile(r"/four\."))
    expect(ann.page.get_by_label("Sounds")).not_to_be_checked()
    expect(ann.page.get_by_label("Volume")).to_have_value("30")
    expect(root(ann)).to_have_attribute("data-felt", "charcoal")


def test_settings_at_the_table_hold_from_the_press_on(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK, ann={"size": PHONE})
    ann.play("draw discard")
    ann.select("KC")
    actions, tools = ann.page.get_by_test_id("actions"), ann.page.locator(".tools")
    assert left(tools) < left(actions)
    expect(ann.page.get_by_test_id("deadwood")).to_be_visible()
    ann.press_button("Menu")
    ann.press_button("Settings", within=ann.dialog)
    choose(ann, "Thumb", "Left hand")
    choose(ann, "Keep sorted", "By rank")
    ann.dialog.get_by_label("Show the deadwood").uncheck()
    ann.dialog.get_by_label("Ask before a discard").check()
    ann.page.keyboard.press("Escape")
    assert left(actions) < left(tools)
    assert ann.button("Menu").bounding_box()["x"] > 300  # type: ignore[index]
    expect(ann.page.get_by_test_id("deadwood")).to_have_count(0)

    # Asked first, whichever way it is thrown.
    ann.card("KC").click(position=STRIP)
    expect(ann.dialog.get_by_role("heading", name="Discard the king of clubs?")).to_be_visible()
    ann.press_button("Cancel", within=ann.dialog)
    expect(ann.hand.locator("[data-card]")).to_have_count(11)
    ann.choose(oneTap=True)
    ann.card("KC").click(position=STRIP)
    expect(ann.dialog).to_be_visible()
    ann.press_button("Discard", within=ann.dialog)
    expect(bob.page.locator("[data-zone=discard] [data-card=KC]")).to_be_visible()
    ranks = ["A23456789TJQK".index(card[0]) for card in ann.cards]
    assert ranks == sorted(ranks)

    ann.choose(confirm=False)
    bob.play("draw stock")
    expect(bob.hand.locator("[data-card]")).to_have_count(11)
    bob.play(f"discard {bob.view['you']['drawn']}")
    ann.play("draw stock")
    expect(ann.hand.locator("[data-card]")).to_have_count(11)
    ann.card("AH").click(position=STRIP)
    expect(ann.hand.locator("[data-card]")).to_have_count(10)
    expect(bob.page.locator("[data-zone=discard] [data-card=AH]")).to_be_visible()


def until(visitor: Visitor, condition: str) -> None:
    """The browser's own waiting would need a page that lets text be run."""
    visitor.page.evaluate(
        f"new Promise((done) => {{ const look = () => {condition} ? done() : requestAnimationFrame(look); look(); }})"
    )


def left(what: Locator) -> float:
    box = what.bounding_box()
    assert box is not None
    return box["x"]


def test_moves_are_heard_and_the_own_turn_is_called_out_in_the_ways_that_were_chosen(
    house: House, people: People
) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK)
    for visitor in (ann, bob):
        visitor.page.evaluate(EARS)
    play((ann, bob), ["0 draw discard", "0 discard KC"])
    for visitor in (ann, bob):
        until(visitor, "heard.length > 0")
    ann.choose(sound=False)
    ann.page.evaluate("answer = 'denied'")
    ann.press_button("Menu")
    ann.press_button("Settings", within=ann.dialog)
    notify = ann.dialog.get_by_label("Notify me of my turn in another tab")
    notify.click()
    expect(ann.dialog.get_by_text("The browser does not allow it")).to_be_visible()
    expect(notify).not_to_be_checked()
    ann.page.evaluate("answer = 'granted'")
    notify.check()
    ann.dialog.get_by_label("Vibrate when it is your turn").check()
    ann.page.keyboard.press("Escape")
    ann.page.evaluate("heard = []; shaken = 0; away = true")
    bob.play("draw stock")
    expect(bob.hand.locator("[data-card]")).to_have_count(11)
    assert ann.page.evaluate("notes") == []
    bob.play(f"discard {bob.view['you']['drawn']}")
    until(ann, "notes.length > 0")
    assert ann.page.evaluate("[notes, shaken, heard]") == [["Your turn"], 1, []]
    assert ann.page.title().startswith("● Your turn")
    expect(ann.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("icon-turn"))


def test_little_time_is_heard_once(house: House, people: People) -> None:
    ann, _ = sit_at_stacked_deal(house, people, QUICK, clock="brisk")
    ann.page.evaluate(EARS)
    ann.select("KC")
    house.pass_time(45)
    ann.page.evaluate("heard = []")
    ann.play("draw discard")
    expect(ann.page.get_by_test_id("announcer-assertive")).to_contain_text("Twenty seconds left.")
    notes = "heard.filter((made) => made === 'createOscillator').length"
    until(ann, f"{notes} > 0")
    ann.press_button("Sort by rank")
    assert ann.page.evaluate(notes) == 2


def test_another_deck_is_never_drawn_with_the_pictures_of_the_one_before(house: House, people: People) -> None:
    ann, _ = sit_at_stacked_deal(house, people, QUICK)
    ann.page.evaluate(
        "window.before = [...document.querySelectorAll('.table img.face')]; before.at(0).decode().then(() => true)"
    )
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ann.page.route("**/cards/four*/**", hold)
    ann.choose(colours="four")
    expect(ann.hand.locator("img.face[src*='/four']").first).to_be_attached()
    assert ann.page.evaluate("before.filter((one) => one.isConnected).length") == 0
    # Until the pictures come each card says what it is.
    expect(ann.hand.locator(".sign").first).to_be_visible()
    for waiting in held:
        waiting.continue_()
