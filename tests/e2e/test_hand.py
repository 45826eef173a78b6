"""The hand under a mouse in a real browser: what is pressed twice, what moves under the finger, what is dragged."""

import json
import re

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import QUICK, play, sit_at_stacked_deal, sit_at_table
from tests.e2e.visitor import STRIP, Json, Visitor

ACTIONS = ("pass", "draw", "discard", "knock", "big_gin", "lay_off")


def asked(visitor: Visitor) -> list[Json]:
    """The moves that the page has sent."""
    return [message for message in map(json.loads, visitor.said) if message["type"] in ACTIONS]


def press_twice(what: Locator) -> None:
    """As an unsteady finger does: both presses at one place, whatever lies there the second time."""
    box = what.bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    what.page.mouse.click(*at)
    what.page.mouse.click(*at)


def test_a_second_press_does_nothing_while_the_first_is_answered(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK, ann={"own_line": True, "moving": True})
    assert ann.line is not None
    play((ann, bob), ["0 pass", "1 pass"])
    stock = ann.button(re.compile("^Draw from the stock"))
    expect(stock).to_be_visible()
    ann.line.hold()
    press_twice(stock)
    expect(ann.table).to_have_class(re.compile(r"\bbusy\b"))
    expect(ann.hand.locator(".coming")).to_be_attached()
    for card in ("KC", "AH"):
        ann.card(card).click(position=STRIP)
    expect(ann.page.get_by_test_id("actions").get_by_role("button")).to_have_count(0)
    ann.line.release()
    expect(ann.hand.locator("[data-card]")).to_have_count(11)
    assert [(move["type"], move.get("pile")) for move in asked(ann)] == [("pass", None), ("draw", "stock")]


def test_two_presses_on_knock_show_the_arrangement_and_send_nothing(house: House, people: People) -> None:
    ann, _ = sit_at_stacked_deal(house, people, QUICK, ann={"moving": True})
    ann.play("draw discard")
    ann.select("KC")
    for width, height in ((1280, 720), (360, 640)):
        ann.page.set_viewport_size({"width": width, "height": height})
        press_twice(ann.button(re.compile("and knock with 10$")))
        expect(ann.dialog.get_by_role("heading", name="Knock with 10")).to_be_visible()
        expect(ann.button("Knock with 10", within=ann.dialog)).to_be_enabled()
        assert [move["type"] for move in asked(ann)] == ["draw"]
        ann.press_button("Cancel", within=ann.dialog)
        expect(ann.dialog).to_be_hidden()


def test_the_card_that_was_chosen_is_thrown_wherever_it_has_moved(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK)
    ann.select("KC")
    before = ann.cards
    ann.play("draw discard")
    ann.press_button("Sort by rank")
    assert ann.cards != [*before, "9S"]
    expect(ann.card("KC")).to_have_attribute("aria-pressed", "true")
    ann.press_button("Discard the king of clubs", within=ann.page.get_by_test_id("actions"))
    expect(bob.page.locator("[data-zone=discard] [data-card=KC]")).to_be_visible()
    assert asked(ann)[-1]["card"] == "KC"
    assert "KC" not in ann.cards


def test_what_was_chosen_and_sorted_in_the_others_time_stays_and_nothing_is_sent_by_itself(
    house: House, people: People
) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK)
    bob.select("KS")
    bob.press_button("Sort by rank")
    held = bob.cards
    assert held[-1] == "KS"
    play((ann, bob), ["0 draw discard", "0 discard KC"])
    expect(bob.status).to_have_text("Your turn: draw a card")
    expect(bob.card("KS")).to_have_attribute("aria-pressed", "true")
    assert bob.cards == held
    bob.press_button("Undo arranging")
    assert bob.cards != held
    assert asked(bob) == []
    bob.play("draw stock")
    expect(bob.button("Discard the king of spades", within=bob.page.get_by_test_id("actions"))).to_be_visible()
    assert [move["type"] for move in asked(bob)] == ["draw"]


def test_a_card_whose_picture_does_not_come_says_what_it_is(house: House, people: People) -> None:
    ann, bob = people("Ann"), people("Bob")
    for visitor in (ann, bob):
        visitor.context.route("**/assets/cards/**", lambda route: route.abort())
    sit_at_table(house, ann, bob, QUICK)
    ann.play("draw discard")
    ann.play("knock KC")
    bob.play("lay_off")
    expect(bob.dialog).to_be_visible()
    for place in (".hand", ".dialog"):
        signs = bob.page.locator(f"{'dialog' if place == '.dialog' else place} .sign")
        said = signs.evaluate_all(
            "all => all.map((one) => [one.dataset.sign, getComputedStyle(one, '::before').content])"
        )
        assert len(said) >= 8
        assert all(content.startswith(f'"{sign}"') for sign, content in said)
    for visitor in (ann, bob):
        visitor.page.goto("about:blank")  # or the last of its pictures would be missed after this
        visitor.forgive("ERR_FAILED", "ERR_ABORTED")


def test_the_card_taken_from_the_pile_stays_and_says_why(house: House, people: People) -> None:
    ann, _ = sit_at_stacked_deal(house, people, QUICK)
    ann.play("draw discard")
    expect(ann.card("9S")).to_have_accessible_name(
        "nine of spades, in a meld, just taken, stays in your hand this turn"
    )
    ann.card("9S").click(position=STRIP)
    expect(ann.page.get_by_test_id("actions").get_by_role("button")).to_have_count(0)
    ann.card("9S").click(position=STRIP)
    expect(ann.page.get_by_text("The card you just took from the pile cannot be discarded").first).to_be_visible()
    assert [move["type"] for move in asked(ann)] == ["draw"]


def test_cards_are_dragged_to_their_place_and_onto_the_pile(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK, ann={"moving": True})
    ann.page.locator("[data-zone=discard] .top").drag_to(ann.hand)
    expect(ann.hand.locator("[data-card]")).to_have_count(11)
    first = ann.cards[0]
    drag(ann, first, ann.card(ann.cards[5]))
    assert ann.cards.index(first) > 2
    drag(ann, "KC", ann.page.locator("[data-zone=stock]"))
    start_drag(ann, "KC", ann.page.locator("[data-zone=discard]"))
    ann.page.keyboard.press("Escape")
    ann.page.mouse.up()
    assert len(ann.cards) == 11
    assert [move["type"] for move in asked(ann)] == ["draw"]
    drag(ann, "KC", ann.page.locator("[data-zone=discard]"))
    expect(bob.page.locator("[data-zone=discard] [data-card=KC]")).to_be_visible()


def test_the_pile_is_listed_from_the_last_discard_on_beside_the_table_and_over_it(house: House, people: People) -> None:
    seats = sit_at_stacked_deal(house, people, QUICK)
    play(seats, ("0 pass", "1 pass", "0 draw stock", "0 discard KC", "1 draw stock", "1 discard KS"))
    expect(seats[0].page.locator("[data-zone=discard] [data-card=KS]")).to_be_visible()
    names = ["king of spades", "king of clubs", "nine of spades"]
    beside = seats[0].page.get_by_role("region", name="Discard pile")
    expect(beside.get_by_role("listitem")).to_have_text(names)
    seats[0].press_button(re.compile("^Look through the discard pile"))
    cards = seats[0].dialog.get_by_role("listitem").get_by_role("img")
    expect(cards).to_have_count(len(names))
    assert [card.get_attribute("aria-label") for card in cards.all()] == names


def start_drag(visitor: Visitor, card: str, to: Locator) -> None:
    """The button stays down."""
    # A card that still flies to its place is waited for.
    visitor.card(card).hover(position=STRIP)
    goal = to.bounding_box()
    assert goal is not None
    mouse = visitor.page.mouse
    mouse.down()
    # With one jump: the pointer is off the card before it has moved at all.
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2)


def drag(visitor: Visitor, card: str, to: Locator) -> None:
    start_drag(visitor, card, to)
    visitor.page.mouse.up()
