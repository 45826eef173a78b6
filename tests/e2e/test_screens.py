"""The pages around the table in a real browser: front page, room form, matches, one match, replay, another device."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.browser import NAME
from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.visitor import Visitor

DEAL: dict[str, Any] = next(
    deal for deal in json.loads(Path(__file__).with_name("deals.json").read_text()) if deal["kind"] == "knock"
)
PHONE = (360, 640)


def path_of(page: Page) -> str:
    return re.sub(r"^\w+://[^/]+", "", page.url)


def play_one_match(house: House, people: People) -> tuple[Visitor, Visitor]:
    """Ann and Bob play a match of one deal to its end, by pressing what they see."""
    ann, bob = people("Ann", seed=DEAL["seeds"][0]), people("Bob", seed=DEAL["seeds"][1])
    house.fix(DEAL["match_id"], DEAL["server_seed"])
    code = ann.make_room(DEAL["rules_id"], **DEAL["rules"])
    ann.page.goto(f"/r/{code}")
    expect(ann.page.get_by_role("heading", name="Waiting")).to_be_visible()
    bob.sit_down(code)
    for move in DEAL["moves"]:
        seat, _, what = move.partition(" ")
        (ann, bob)[int(seat)].play(what)
    expect(ann.dialog).to_be_visible()
    expect(bob.dialog).to_be_visible()
    return ann, bob


def test_a_newcomer_plays_the_computer_with_one_press_under_the_name_that_is_offered(people: People) -> None:
    eve = people("Eve", known=False, size=PHONE, touch=True)
    eve.page.goto("/")
    offered = eve.page.get_by_label("You play as")
    expect(offered).to_have_value(re.compile(r"\w+ \w+"))
    name = offered.input_value()
    eve.press(eve.button(re.compile("Play the computer")))
    expect(eve.table).to_be_visible()
    assert eve.get("/api/me")["player"]["name"] == name


def test_a_name_that_cannot_be_is_refused_in_words_and_another_is_taken(people: People) -> None:
    ann = people("Ann")
    ann.page.goto("/")
    ann.press_button("Change")
    field = ann.page.get_by_label("You play as")
    field.fill("x" * 21)
    ann.press_button("Save")
    expect(ann.page.get_by_role("alert").filter(has_text="at most 20")).to_be_visible()
    ann.forgive("422")
    field.fill("Zoë 🌲")
    ann.press_button("Save")
    expect(ann.page.get_by_text("You are Zoë 🌲 now.").first).to_be_visible()
    assert ann.get("/api/me")["player"]["name"] == "Zoë 🌲"


def test_a_room_of_own_rules_is_refused_with_the_reason_at_the_rule_and_made_when_it_is_mended(people: People) -> None:
    ann = people("Ann", size=PHONE)
    ann.page.goto("/new")
    ann.page.get_by_label("Oklahoma").first.check()
    ann.press_button("Club Oklahoma")
    ann.page.get_by_label("200 points").check()
    ann.page.get_by_text("Your own rules").click()
    bonus = ann.page.get_by_label("Box bonus", exact=True)
    bonus.fill("25")
    expect(ann.page.get_by_role("alert").filter(has_text="the box bonus must be 0")).to_be_visible()
    ann.press_button("Set the table")
    expect(bonus).to_be_focused()
    bonus.fill("0")
    name = "Oklahoma, target 200, spades double the deal, two boxes for spades"
    expect(ann.page.get_by_role("heading", name=name)).to_be_visible()
    ann.press_button("Set the table")
    expect(ann.page.get_by_test_id("room-code")).to_be_visible()
    expect(ann.page.get_by_test_id("rule-differences")).to_contain_text(name)
    code = path_of(ann.page).removeprefix("/r/")
    rules = ann.get(f"/api/rooms/{code}")["rules"]
    assert (rules["spade_double"], rules["spade_boxes"], rules["target"], rules["box_bonus"]) == ("deal", 2, 200, 0)


def test_a_link_opens_the_form_with_its_rules_and_one_that_cannot_be_read_says_why(people: People) -> None:
    ann = people("Ann", size=PHONE)
    ann.page.goto("/new?rules=standard,box_bonus=20,box_scope=both,first_turn=free_draw,shutout=flat100,"
                  "shutout_needs=loser_zero,target=250")  # fmt: skip
    expect(ann.page.get_by_role("heading", name="House, target 250")).to_be_visible()
    expect(ann.page.get_by_role("radio", name=re.compile("^House "))).to_be_checked()
    ann.page.get_by_text("A link to these rules").click()
    link = ann.page.get_by_label("Link to these rules").input_value()
    assert link == f"{ann.url}/new?rules=house,target=250"
    expect(ann.page.get_by_label("Fingerprint of the rules")).to_have_value(re.compile("^[0-9a-f]{12}…$"))
    ann.press_button("Set the table")
    expect(ann.page.get_by_test_id("rule-differences")).to_contain_text("House, target 250")

    # What was chosen last stands there again, without the link.
    ann.page.goto("/new")
    expect(ann.page.get_by_role("heading", name="House, target 250")).to_be_visible()

    ann.page.goto("/new?rules=house,target=much")
    expect(ann.page.get_by_role("alert").filter(has_text="Target. This is not a value")).to_be_visible()
    expect(ann.page.get_by_role("radio", name=re.compile("^Standard "))).to_be_checked()
    ann.forgive("422")
    ann.page.goto("/new?rules=house,target=5")
    expect(ann.page.get_by_role("alert").filter(has_text="at least 10")).to_be_visible()


def test_a_code_that_was_read_out_leads_to_the_room_and_takes_no_seat(people: People) -> None:
    ann, bob = people("Ann"), people("Bob")
    code = ann.make_room("express", "untimed")
    bob.page.goto("/")
    field = bob.page.get_by_label("Have a code?")
    field.fill("ZZZZ-ZZZZ")
    bob.press_button("Go to the table")
    expect(bob.page.get_by_text("There is no room with this code.")).to_be_visible()
    bob.forgive("404")
    field.fill(f" {code[:4].lower()} {code[4:].lower()} ")
    bob.press_button("Go to the table")
    expect(bob.button("Sit down")).to_be_visible()
    assert [seat["taken"] for seat in ann.get(f"/api/rooms/{code}")["seats"]] == [False, False]


def test_a_match_is_in_both_lists_with_its_sheet_its_check_and_every_step(house: House, people: People) -> None:
    ann, bob = play_one_match(house, people)
    for visitor, other in ((ann, "Bob"), (bob, "Ann")):
        visitor.page.goto("/matches")
        visitor.page.get_by_role("link", name=re.compile(other)).first.click()
        page = visitor.page
        expect(page.get_by_role("heading", name="Ann and Bob")).to_be_visible()
        expect(page.get_by_test_id("match-outcome")).to_contain_text("The target was reached.")
        expect(page.get_by_test_id("fair-verdict")).to_have_attribute("data-verdict", "fair")
        expect(page.get_by_test_id("fair-verdict")).to_contain_text("that this browser saw in play")
        match = visitor.get(f"/api/matches/{path_of(page).rsplit('/', 1)[1]}")
        for line in match["sheet"][0]["lines"]:
            expect(page.locator(".reason .worth").get_by_text(str(line["points"]), exact=True).first).to_be_visible()
        totals = page.get_by_role("row", name=re.compile("^Total")).get_by_role("cell").all_inner_texts()
        assert totals == [str(total) for total in match["totals"]]

    page = ann.page
    with page.expect_download() as download:
        page.get_by_role("link", name="Record (text)").click()
    assert download.value.suggested_filename.endswith(".txt")

    page.get_by_role("link", name="Watch deal 1").click()
    said = page.get_by_test_id("replay-said")
    expect(said).to_contain_text("the upcard is")
    steps = 1
    page.keyboard.press("ArrowRight")
    expect(said).not_to_contain_text("the upcard is")
    while "scores" not in said.inner_text() and steps < 200:
        page.keyboard.press("ArrowRight")
        steps += 1
    expect(said).to_contain_text("scores")
    page.get_by_label("Bob", exact=True).check(force=True)
    expect(said).to_contain_text("scores")
    page.get_by_role("heading", name="Deal 1").click()
    page.keyboard.press("Home")
    expect(page.get_by_role("region", name="Hand of Ann").locator(".back")).to_have_count(10)
    expect(page.get_by_role("region", name="Hand of Bob").locator("[data-card]")).to_have_count(10)


def test_a_match_that_somebody_else_played_is_not_there(house: House, people: People) -> None:
    ann, eve = people("Ann"), people("Eve")
    code = ann.make_room()
    match = ann.get(f"/api/rooms/{code}")["match"]
    eve.page.goto(f"/matches/{match}")
    expect(eve.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    eve.forgive("404")


def test_another_device_goes_on_as_the_same_player_after_a_press_and_only_once(people: People) -> None:
    ann = people("Ann")
    ann.page.goto("/link")
    ann.press_button("Make a link")
    link = ann.page.get_by_label("The link").input_value()
    assert "#" in link
    expect(ann.page.get_by_alt_text("QR code of the link")).to_be_visible()

    phone = people("Ann's phone", known=False, size=PHONE)
    phone.page.goto(link)
    expect(phone.button("Continue here")).to_be_visible()
    assert phone.get("/api/me")["player"] is None
    phone.press_button("Continue here")
    expect(phone.page.get_by_text("Welcome back, Ann.").first).to_be_visible()
    assert phone.get("/api/me")["player"] == ann.get("/api/me")["player"]
    assert path_of(phone.page) == "/"

    late = people("late", known=False)
    late.page.goto(link)
    late.press_button("Continue here")
    expect(late.page.get_by_text("This link has been used already.")).to_be_visible()
    late.forgive("410")


def test_the_pages_work_on_plain_http_under_a_name_of_the_home_network(house: House, people: People) -> None:
    eve = people("Eve", known=False, url=f"http://{NAME}:{house.port}", size=PHONE)
    eve.page.goto("/link")
    assert eve.page.evaluate("[isSecureContext, typeof crypto.subtle]") == [False, "undefined"]
    eve.press_button("Save")
    eve.press_button("Make a link")
    expect(eve.page.get_by_label("The link")).to_have_value(re.compile(f"^http://{NAME}"))
    eve.press_button("Copy")
    expect(eve.page.get_by_text("Copied").first).to_be_visible()


def test_every_page_fits_the_narrowest_screen(people: People) -> None:
    ann = people("Ann", size=(320, 568))
    for path in ("/", "/new", "/matches", "/about", "/privacy", "/link", "/nowhere"):
        ann.page.goto(path)
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        assert ann.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, path
    ann.forgive("404")
