"""How people come together in a real browser: a room, its link, the seats, and the ways out and back."""

import re

from playwright.sync_api import expect
from sqlalchemy import func, select

from app.matches.models import ROOMS
from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import QUICK, path_of, play, resign, sit_at_stacked_deal
from tests.e2e.visitor import Visitor

A_MOVE_EACH = ("0 pass", "1 pass", "0 draw stock", "0 discard KC", "1 draw stock", "1 discard KS")


def rooms_made(house: House) -> int:
    assert house.database is not None
    with house.database.reading() as connection:
        return connection.execute(select(func.count()).select_from(ROOMS)).scalar_one()


def make_room_by_hand(ann: Visitor) -> str:
    """From the front page to the waiting room; the invitation's link."""
    ann.page.goto("/")
    ann.page.get_by_role("link", name=re.compile("^Play with a friend")).click()
    ann.press_button("Set the table")
    expect(ann.page.get_by_role("heading", name="Waiting for the other player")).to_be_visible()
    return ann.page.get_by_label("Link to this table").input_value()


def test_a_friend_comes_by_the_link_and_a_third_is_told_kindly(house: House, people: People) -> None:
    ann, bob = people("Ann"), people("Bob", known=False)
    link = make_room_by_hand(ann)
    code = path_of(ann).removeprefix("/r/")
    assert link == f"{house.url}/r/{code}"
    expect(ann.page.get_by_test_id("room-code")).to_have_text(f"{code[:4]}-{code[4:]}")
    qr = ann.page.get_by_alt_text("QR code of the link to this table")
    expect(qr).to_have_js_property("complete", value=True)
    assert qr.evaluate("image => image.naturalWidth") > 0
    ann.press_button("Copy the link")
    expect(ann.page.get_by_text(re.compile("^Copied")).first).to_be_visible()

    bob.page.goto(link)
    expect(bob.page.get_by_role("heading", name="Ann invites you to a match")).to_be_visible()
    expect(bob.page.get_by_role("heading", name=re.compile("^Rules"))).to_be_visible()
    assert [seat["taken"] for seat in ann.get(f"/api/rooms/{code}")["seats"]] == [True, False]
    bob.page.get_by_label("Your name").fill("Bob")
    bob.press_button("Sit down")
    for visitor in (ann, bob):
        expect(visitor.hand.locator("[data-card]")).to_have_count(10)

    for stranger in (people("Eve"), people("Zoe", known=False)):
        stranger.page.goto(link)
        expect(stranger.page.get_by_role("heading", name="This room is full")).to_be_visible()
        expect(stranger.page.get_by_role("link", name="Make a room")).to_be_visible()
    second = ann.new_tab(link)
    expect(second.get_by_test_id("table")).to_be_visible()


def test_back_and_forward_make_no_second_room_and_resign_nothing(house: House, people: People) -> None:
    before = rooms_made(house)
    ann, bob = people("Ann"), people("Bob")
    house.stack(QUICK)
    link = make_room_by_hand(ann)
    ann.page.go_back()
    expect(ann.button("Set the table")).to_be_enabled()
    ann.page.go_forward()
    expect(ann.page.get_by_test_id("room-code")).to_be_visible()
    bob.page.goto(link)
    bob.press_button("Sit down")
    expect(ann.hand.locator("[data-card]")).to_have_count(10)
    assert rooms_made(house) == before + 1

    ann.page.go_back()
    expect(ann.button("Set the table")).to_be_visible()
    expect(bob.page.get_by_role("region", name="Ann", exact=True)).to_contain_text("away")
    expect(bob.dialog).to_be_hidden()
    ann.page.go_forward()
    ann.play("draw discard")
    expect(bob.page.get_by_text("Ann took the nine of spades.").first).to_be_attached()
    ann.page.goto("about:blank")
    ann.page.go_back()
    expect(ann.status).to_have_text("Discard, or knock")
    ann.play("discard KC")
    expect(bob.status).to_have_text("Your turn: draw a card")
    assert rooms_made(house) == before + 1


def test_who_leaves_before_the_start_may_come_again(people: People) -> None:
    ann = people("Ann")
    code = ann.make_room()
    ann.page.goto(f"/r/{code}")
    ann.press_button("Leave the room")
    expect(ann.page.get_by_role("heading", name="Gin Rummy with friends")).to_be_visible()
    assert [seat["taken"] for seat in ann.get(f"/api/rooms/{code}")["seats"]] == [False, False]
    ann.page.goto(f"/r/{code}")
    expect(ann.page.get_by_test_id("room-code")).to_be_visible()
    expect(ann.page.get_by_role("list", name="Seats")).to_contain_text("Ann")
    assert [seat["taken"] for seat in ann.get(f"/api/rooms/{code}")["seats"]] == [True, False]


def test_resigning_takes_two_steps_and_a_rematch_two_people(house: House, people: People) -> None:
    ann, bob = seats = sit_at_stacked_deal(house, people, QUICK)
    play(seats, A_MOVE_EACH)
    bob.press_button("Menu")
    bob.press_button("Resign", within=bob.dialog)
    bob.press_button("Cancel", within=bob.dialog)
    bob.page.keyboard.press("Escape")
    expect(bob.dialog).to_be_hidden()
    expect(ann.status).to_have_text("Your turn: draw a card")
    resign(bob)
    for visitor in seats:
        expect(visitor.page.get_by_test_id("end-reason")).to_have_text("Bob resigned.")
    first = ann.told("update")["match"]

    ann.press_button("Another match", within=ann.dialog)
    expect(bob.button("Ann wants another match", within=bob.dialog)).to_be_visible()
    ann.press_button("Take it back", within=ann.dialog)
    expect(bob.button("Another match", within=bob.dialog)).to_be_visible()
    bob.press_button("Another match", within=bob.dialog)
    ann.press_button("Bob wants another match", within=ann.dialog)
    for visitor in seats:
        expect(visitor.dialog).to_be_hidden()
        expect(visitor.hand.locator("[data-card]")).to_have_count(10)
        assert visitor.told("update")["match"] > first
    expect(ann.page.get_by_test_id("my-points")).to_contain_text("0")


def test_a_match_ends_without_a_result_when_both_agree(house: House, people: People) -> None:
    ann, bob = seats = sit_at_stacked_deal(house, people, QUICK)
    play(seats, A_MOVE_EACH)
    for answer in ("Play on", "End it"):
        ann.press_button("Menu")
        ann.press_button("Offer to end without a result", within=ann.dialog)
        expect(bob.page.get_by_text("Ann offers to end without a result.").first).to_be_visible()
        bob.press_button(answer)
    for visitor in seats:
        expect(visitor.dialog.get_by_role("heading", name="No result")).to_be_visible()
    assert bob.get("/api/matches")["finished"][0]["reason"] == "agreed"


def test_the_computer_answers_every_move(house: House, people: People) -> None:
    house.stack(QUICK)
    eve = people("Eve")
    eve.page.goto("/")
    eve.press_button(re.compile("^Play the computer"))
    eve.play("draw discard")
    eve.play("discard KC")
    expect(eve.page.get_by_text(re.compile("^The computer discarded the")).first).to_be_attached()
    expect(eve.status).to_have_text(re.compile("Your turn|^Lay off"))
