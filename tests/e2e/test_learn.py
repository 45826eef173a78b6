"""How to play, at a table that nobody serves: by touch, by keys and by ear, left and taken up again."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import People
from tests.e2e.layout import problems
from tests.e2e.test_layout import settle
from tests.e2e.visitor import Visitor

SIZES = ((320, 568), (360, 640), (667, 375), (1280, 720))


def coach(visitor: Visitor) -> Locator:
    return visitor.page.get_by_test_id("coach")


def told(visitor: Visitor, text: str) -> None:
    expect(coach(visitor)).to_contain_text(text)


def remarked(visitor: Visitor, text: str) -> None:
    expect(coach(visitor).get_by_role("status")).to_contain_text(text)


def fits(visitor: Visitor) -> None:
    assert visitor.page.viewport_size is not None
    kept = visitor.page.viewport_size
    found = {}
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        settle(visitor)
        inside = visitor.page.evaluate(
            "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.table'))"
        )
        if problem := [*problems(visitor.page), *([f"the table is too high: {inside}"] if inside > 0 else [])]:
            found[f"{width} x {height}"] = problem
    visitor.page.set_viewport_size(kept)
    assert found == {}


def test_the_lesson_by_touch_with_what_is_said_to_wrong_moves(people: People) -> None:
    eve = people("Eve", known=False, size=(360, 640), touch=True)
    eve.page.goto("/")
    eve.press(eve.page.get_by_role("main").get_by_role("link", name="How to play"))
    told(eve, "You have two nines")
    fits(eve)
    eve.play("pass")
    remarked(eve, "three nines of your two")
    fits(eve)
    eve.play("draw discard")
    told(eve, "Nines and a run of hearts")
    fits(eve)
    eve.play("discard 5H")
    remarked(eve, "That card is in a meld")
    eve.play("discard 4C")
    remarked(eve, "another card costs you more")
    assert len(eve.cards) == 11
    fits(eve)
    eve.play("discard KD")
    told(eve, "Your clock runs now")
    expect(eve.page.get_by_test_id("clock").last).to_contain_text(re.compile("2:5|2:4"))
    eve.play("draw discard")
    remarked(eve, "The queen would cost you ten")
    eve.play("draw stock")
    told(eve, "makes your run longer")
    fits(eve)
    eve.play("discard JC")
    remarked(eve, "now you may knock")
    eve.play("knock JC")
    expect(eve.dialog).to_contain_text("The difference is yours")
    expect(eve.page.get_by_test_id("deal-kind")).to_have_text(re.compile("knocked and has less deadwood"))
    eve.press_button("Next deal")
    told(eve, "you may lay off")
    fits(eve)
    eve.press_button("Done: 21")
    remarked(eve, "One of your cards still fits")
    for card, meld in (("7S", "Lay off the seven of spades on"), ("JS", "Lay off the jack of spades on")):
        eve.select(card)
        eve.press_button(re.compile(f"^{meld}"))
    fits(eve)
    eve.press_button("Done: 4")
    expect(eve.dialog).to_contain_text("an undercut")
    eve.press_button("Next deal")
    told(eve, "The last deal")
    eve.play("draw discard")
    eve.play("discard 5H")
    remarked(eve, "That would give gin away")
    eve.play("knock 5H")
    expect(eve.dialog).to_contain_text("until somebody has 100 points")
    eve.press_button("Next deal")
    expect(eve.page.get_by_role("heading", name="Now you know the game")).to_be_focused()
    expect(eve.page.get_by_role("link", name="Invite a friend")).to_have_attribute("href", "/new")
    # Nothing of it was kept among what real matches leave.
    assert eve.page.evaluate("[...Object.keys(localStorage), ...Object.keys(sessionStorage)]") == ["kw.learn"]
    eve.press_button("Play the computer")
    expect(eve.page.get_by_test_id("room-code").or_(eve.table)).to_be_visible()
    expect(eve.page).to_have_url(re.compile("/r/"))


def test_the_lesson_by_keys_alone_says_all_that_happens(people: People) -> None:
    eve = people("Eve", known=False)
    eve.page.goto("/learn")
    told(eve, "You have two nines")
    said = eve.page.get_by_test_id("announcer")
    expect(said).to_contain_text("the nine of diamonds lies open: take it")
    key = eve.page.keyboard.press

    def choose(card: str) -> None:
        eve.card(card).focus()
        key("Enter")
        expect(eve.card(card)).to_have_attribute("aria-pressed", "true")

    def go_on() -> None:
        # What stands at the foot of a sheet comes to life a moment after it.
        expect(eve.dialog.locator("footer:not([inert])")).to_be_visible()
        eve.button("Next deal").focus()
        key("Enter")

    key("p")
    expect(said).to_contain_text("You took the nine of diamonds.")
    expect(said).to_contain_text("press the dear king of diamonds, then the pile")
    choose("KD")
    key("d")
    expect(said).to_contain_text("Knockwood discarded the queen of hearts.")
    expect(said).to_contain_text("draw from the stock")
    key("s")
    expect(said).to_contain_text("You drew the eight of hearts.")
    choose("JC")
    key("k")
    eve.press_button("Knock with 7", within=eve.dialog)
    expect(said).to_contain_text("left with 31")
    go_on()
    expect(said).to_contain_text("Knockwood knocked with 7.")
    eve.button(re.compile("^Lay off best")).focus()
    key("Enter")
    expect(said).to_contain_text("You laid off seven of spades, jack of spades and are left with 4.")
    go_on()
    told(eve, "The last deal")
    key("p")
    choose("5H")
    key("g")
    eve.press_button("Lay down gin", within=eve.dialog)
    expect(said).to_contain_text("Gin! You have no deadwood.")
    go_on()
    expect(eve.page.get_by_role("heading", name="Now you know the game")).to_be_focused()


def test_the_lesson_can_be_left_and_taken_up_again_and_gone_back_in(people: People) -> None:
    eve = people("Eve", known=False)
    eve.page.goto("/learn")
    eve.play("draw discard")
    eve.play("discard KD")
    told(eve, "Your clock runs now")
    eve.page.get_by_role("link", name="Leave").click()
    expect(eve.page.get_by_role("heading", name="Gin Rummy with friends")).to_be_visible()
    eve.page.goto("/learn")
    told(eve, "Your clock runs now")
    eve.press_button("Back")
    told(eve, "Nines and a run of hearts")
    assert len(eve.cards) == 11
    eve.press_button("Back")
    told(eve, "You have two nines")
    expect(eve.button("Back")).to_be_hidden()


def test_who_is_invited_can_learn_first_and_comes_back_to_the_room(people: People) -> None:
    ann, bob = people("Ann"), people("Bob")
    code = ann.make_room()
    bob.page.goto(f"/r/{code}")
    bob.page.get_by_role("link", name="How is it played?").click()
    told(bob, "You have two nines")
    bob.page.get_by_role("link", name="Leave").click()
    expect(bob.button("Sit down")).to_be_visible()


def test_the_rules_and_the_advice_can_be_read(people: People) -> None:
    eve = people("Eve", known=False, size=(320, 568))
    for path, title in (("/learn/rules", "The rules in short"), ("/learn/strategy", "How to play well")):
        eve.page.goto(path)
        expect(eve.page.get_by_role("heading", name=title)).to_be_visible()
        assert eve.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        expect(eve.page.get_by_role("main").get_by_role("link", name="How to play", exact=True)).to_be_visible()
    ann = people("Ann")
    rules = next(found for found in ann.get("/api/rule-sets") if found["id"] == "standard")["rules"]
    ann.page.goto("/learn/rules")
    for field in ("target", "knock_limit", "undercut_bonus", "gin_bonus", "game_bonus", "box_bonus"):
        expect(ann.page.get_by_role("main").get_by_text(re.compile(rf"\b{rules[field]}\b")).first).to_be_visible()
