"""Three and four find their seats in real browsers: the form, the link, changing, swapping, removing, and ready."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.axe import findings
from tests.e2e.conftest import People
from tests.e2e.layout import faults
from tests.e2e.visitor import Visitor


def make_room_by_hand(host: Visitor, format_name: str, *, against: str = "Friends") -> str:
    """From the form to the waiting room; the invitation's link."""
    host.page.goto("/new")
    host.page.get_by_role("radio", name=re.compile(f"^{format_name}")).check()
    host.page.get_by_role("radio", name=re.compile(f"^{against}")).check()
    host.press_button("Play" if against == "The computer" else "Set the table")
    expect(host.page.get_by_role("heading", level=1)).not_to_have_text("New room")
    expect(seat(host, 1)).to_be_visible()
    return f"/r/{host.page.url.rpartition('/')[2]}"


def seat(visitor: Visitor, number: int) -> Locator:
    """A seat by the number that people count from one."""
    return visitor.page.locator(f'[data-seat="{number - 1}"]')


def everybody_sees(people: list[Visitor], *names: str) -> None:
    """By seat a name, or a part of what a free one says."""
    for visitor in people:
        for number, name in enumerate(names, 1):
            expect(seat(visitor, number)).to_contain_text(name)


def all_ready(people: list[Visitor]) -> None:
    for visitor in people:
        visitor.press_button("I am ready")


def test_four_sit_change_are_swapped_and_begin(people: People) -> None:
    ann = people("Ann")
    link = make_room_by_hand(ann, "Partners")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Waiting for players")
    bob, cleo, dan = people("Bob"), people("Cleo", known=False), people("Dan")
    bob.page.goto(link)
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("Ann invites you to a match")
    bob.press_button("Sit here: seat 3")
    cleo.page.goto(link)
    expect(cleo.page.get_by_text("Free seats: 2 of 4.")).to_be_visible()
    cleo.page.get_by_label("Your name").fill("Cleo")
    cleo.press_button("Sit down")
    dan.page.goto(link)
    dan.press_button("Sit here: seat 4")
    everyone = [ann, bob, cleo, dan]
    everybody_sees(everyone, "Ann", "Cleo", "Bob", "Dan")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Is everybody ready?")
    for visitor in everyone:
        expect(visitor.page.get_by_role("region", name="Team 1").locator("bdi")).to_have_text(["Ann", "Bob"])

    bob.press_button("I am ready")
    expect(bob.page.get_by_role("status")).to_have_text("You are ready. Waiting for: Ann, Cleo, Dan.")
    ann.press_button("Seat of Bob")
    ann.press_button("Swap with Cleo", within=ann.dialog)
    everybody_sees(everyone, "Ann", "Bob", "Cleo", "Dan")
    expect(ann.dialog).to_be_hidden()
    expect(ann.button("Seat of Cleo")).to_be_focused()
    # With other partners Bob is asked again.
    expect(bob.button("I am ready")).to_be_visible()

    all_ready([dan, cleo, ann])
    expect(ann.page.get_by_role("status")).to_have_text("You are ready. Waiting for: Bob.")
    bob.press_button("I am ready")
    for visitor in everyone:
        expect(visitor.hand.locator("[data-card]")).to_have_count(10)


def test_three_begin_with_a_computer_that_the_host_has_added(people: People) -> None:
    ann, bob = people("Ann"), people("Bob")
    link = make_room_by_hand(ann, "Captain")
    bob.page.goto(link)
    bob.press_button("Sit here: seat 2")
    bob.press_button("Sit here: seat 3")
    everybody_sees([ann, bob], "Ann", "Sit here", "Bob")
    expect(seat(bob, 3)).to_be_focused()
    ann.press_button("The computer on seat 2")
    everybody_sees([ann, bob], "Ann", "The computer", "Bob")
    expect(seat(ann, 2)).to_contain_text("ready")
    all_ready([ann, bob])
    for visitor in (ann, bob):
        expect(visitor.table).to_be_visible()


def test_against_computers_alone_one_press_begins(people: People) -> None:
    ann = people("Ann")
    make_room_by_hand(ann, "Cutthroat", against="The computer")
    everybody_sees([ann], "Ann", "The computer", "The computer")
    ann.press_button("I am ready")
    expect(ann.table).to_be_visible()


def test_who_is_removed_is_told_and_comes_back_while_there_is_a_seat(people: People) -> None:
    ann, bob = people("Ann"), people("Bob")
    link = make_room_by_hand(ann, "Captain")
    bob.page.goto(link)
    bob.press_button("Sit here: seat 2")
    for _ in range(2):
        ann.press_button("Seat of Bob")
        ann.press_button("Free this seat", within=ann.dialog)
        expect(ann.dialog).to_be_hidden()
        expect(seat(ann, 2)).to_be_focused()
        expect(bob.page.get_by_role("alert").filter(has_text="The host has freed your seat")).to_be_visible()
        bob.press_button("Sit here: seat 2")
        everybody_sees([ann, bob], "Ann", "Bob", "Sit here")
    ann.press_button("The computer on seat 3")
    ann.press_button("Seat of Bob")
    ann.press_button("Free this seat", within=ann.dialog)
    ann.press_button("The computer on seat 2")
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("Your seat was freed")
    stranger = people("Eve", known=False)
    stranger.page.goto(link)
    expect(stranger.page.get_by_role("heading", name="This room is full")).to_be_visible()


def test_the_waiting_room_is_gone_through_by_keyboard(people: People) -> None:
    ann, bob = people("Ann"), people("Bob")
    link = make_room_by_hand(ann, "Partners")
    bob.page.goto(link)
    bob.press_button("Sit here: seat 2")
    for name in ("Seat of Bob", "Sit here: seat 3", "The computer on seat 3", "Sit here: seat 4"):
        expect(ann.button(name)).to_be_visible()
    ann.button("Seat of Bob").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.dialog).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.button("Seat of Bob")).to_be_focused()
    ann.button("Sit here: seat 4").focus()
    ann.page.keyboard.press("Enter")
    expect(seat(ann, 4)).to_contain_text("Ann")
    expect(seat(ann, 4)).to_be_focused()
    ann.button("I am ready").focus()
    ann.page.keyboard.press("Space")
    expect(ann.button("Not ready after all")).to_be_focused()


@pytest.mark.parametrize("width", [320, 360, 1280])
def test_the_waiting_room_fits_and_axe_finds_nothing(people: People, width: int) -> None:
    ann = people("Wwwwwwwwww Mmmmmmmmm", size=(width, 640))
    bob = people("Bob", size=(width, 640))
    link = make_room_by_hand(ann, "Partners")
    assert faults(ann.page) == []
    bob.page.goto(link)
    expect(seat(bob, 4)).to_be_visible()
    assert (faults(bob.page), findings(bob.page)) == ([], [])
    bob.press_button("Sit here: seat 2")
    ann.press_button("The computer on seat 3")
    everybody_sees([ann, bob], "Wwww", "Bob", "The computer")
    for visitor in (ann, bob):
        assert (faults(visitor.page), findings(visitor.page)) == ([], [])
    ann.press_button("Seat of Bob")
    assert (faults(ann.page), findings(ann.page)) == ([], [])
    small = ann.page.locator(".slip button").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).filter(box => box.height < 44 || box.width < 44).length"
    )
    assert small == 0
