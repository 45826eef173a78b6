"""A deal by the keyboard alone in a real browser, and what a reader of the screen is told of it."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import QUICK, play, sit_at_stacked_deal
from tests.e2e.visitor import Visitor

SHORT = {"rules_id": "express", "target": 10}


def keys(visitor: Visitor, *names: str) -> None:
    for name in names:
        visitor.page.keyboard.press(name)


def go_to(visitor: Visitor, card: str) -> None:
    """From card to card with the arrow, the focus seen at each."""
    keys(visitor, "Home")
    while visitor.page.evaluate("document.activeElement.dataset.card") != card:
        before = visitor.page.evaluate("document.activeElement.dataset.card")
        keys(visitor, "ArrowRight")
        assert visitor.page.evaluate("document.activeElement.dataset.card") != before, f"{card} is not in the hand"


def go_into_hand(visitor: Visitor) -> None:
    """By the tab key; the whole hand is one stop."""
    for _ in range(20):
        keys(visitor, "Tab")
        if visitor.page.evaluate("document.activeElement.closest('[data-zone=hand]') !== null"):
            return
    raise AssertionError("the tab key does not come to the hand")


def press_focused(visitor: Visitor, name: re.Pattern[str]) -> None:
    """Go to a button with the tab key and press it."""
    for _ in range(30):
        keys(visitor, "Tab")
        text = visitor.page.evaluate(
            "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"
        )
        if name.search(str(text)):
            keys(visitor, "Enter")
            return
    raise AssertionError(f"the tab key does not come to {name.pattern}")


def heard_by_readers(visitor: Visitor) -> str:
    return "\n".join(visitor.page.get_by_test_id("announcer").locator("p").all_inner_texts())


def test_a_deal_is_played_with_keys_alone_and_said_once(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK, rules=SHORT)
    go_into_hand(ann)
    focus = ann.page.evaluate(
        "(({ outlineStyle, outlineWidth }) => [outlineStyle, outlineWidth])"
        "(getComputedStyle(document.activeElement.querySelector('.card') ?? document.activeElement))"
    )
    plain = ann.page.evaluate("document.activeElement.matches(':focus-visible')")
    assert plain, focus
    keys(ann, "2")
    expect(ann.hand.locator("[data-card]").first).to_have_attribute("data-card", "AH")
    keys(ann, "p")
    expect(ann.hand.locator("[data-card]")).to_have_count(11)
    expect(ann.status).to_have_text("Discard, or knock")
    keys(ann, "d")
    expect(ann.page.get_by_text("Select a card first.").first).to_be_visible()
    go_to(ann, "AH")
    keys(ann, "Shift+ArrowRight")
    assert ann.cards.index("AH") == 1
    go_to(ann, "KC")
    keys(ann, "Enter")
    expect(ann.card("KC")).to_have_attribute("aria-pressed", "true")
    keys(ann, "k")
    expect(ann.dialog.get_by_role("heading", name="Knock with 10")).to_be_focused()
    keys(ann, "Escape")
    expect(ann.dialog).to_be_hidden()
    keys(ann, "k")
    expect(ann.button("Knock with 10", within=ann.dialog)).to_be_enabled()
    # A sheet's foot comes to life a moment after it.
    expect(ann.dialog.locator("footer")).not_to_have_attribute("inert", "")
    press_focused(ann, re.compile("^Knock with 10$"))

    expect(bob.button(re.compile("^Lay off best"))).to_be_visible()
    press_focused(bob, re.compile("^Lay off best"))
    for visitor in (ann, bob):
        expect(visitor.dialog.get_by_role("heading", level=2).first).to_be_focused()
    said = heard_by_readers(bob).splitlines()
    for text in ("Ann took the nine of spades.", "Ann knocked with 10."):
        assert said.count(text) <= 1
    assert any(text.startswith("You laid off") for text in said)
    assert len(said) == len(set(said))
    alerts = bob.page.get_by_test_id("announcer-assertive").locator("p").all_inner_texts()
    assert "Your turn." in alerts


def test_single_keys_act_at_the_table_only_and_can_be_turned_off(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK)
    keys(ann, "?")
    expect(ann.dialog.get_by_role("heading", name="Keys")).to_be_visible()
    keys(ann, "p")
    expect(ann.hand.locator("[data-card]")).to_have_count(10)
    keys(ann, "Escape")
    keys(ann, "c", "o")
    expect(ann.page.get_by_test_id("announcer")).to_contain_text(re.compile(r"You 2:5\d, Bob 3:00"))
    expect(ann.page.get_by_test_id("announcer")).to_contain_text("Bob holds 10 cards.")
    ann.press_button("Menu")
    ann.press_button("Settings", within=ann.dialog)
    ann.dialog.get_by_label("Single keys act at the table").uncheck(force=True)
    keys(ann, "Escape")
    keys(ann, "p")
    expect(ann.status).to_have_text(re.compile("or pass"))
    expect(ann.hand.locator("[data-card]")).to_have_count(10)
    assert bob.view["deal"]["phase"] == "upcard"


def test_suits_are_told_apart_without_colour(house: House, people: People) -> None:
    ann, _ = sit_at_stacked_deal(house, people, QUICK)
    source = ann.hand.locator("img").first.get_attribute("src")
    assert source is not None
    apart = ann.page.evaluate(
        """async (folder) => {
          const grey = async (card) => {
            const image = new Image();
            image.src = `${folder}/${card}.svg`;
            await image.decode();
            const canvas = new OffscreenCanvas(250, 350), pen = canvas.getContext("2d");
            pen.filter = "grayscale(1)";
            pen.drawImage(image, 0, 0, 250, 350);
            const { data } = pen.getImageData(0, 0, 60, 120);
            // Dark or not: what is left of a sign on a poor screen.
            return Array.from({ length: data.length / 4 }, (_, at) => data[4 * at] < 200);
          };
          const corners = await Promise.all(["7S", "7H", "7C", "7D"].map(grey));
          return corners.flatMap((one, at) => corners.slice(at + 1).map(
            (other) => one.filter((dark, pixel) => dark !== other[pixel]).length));
        }""",
        source.rsplit("/", 1)[0],
    )
    assert len(apart) == 6
    assert min(apart) > 60


def test_the_focus_goes_on_to_the_next_card_then_into_the_result_and_back(house: House, people: People) -> None:
    ann, bob = seats = sit_at_stacked_deal(house, people, QUICK)
    play(seats, ("0 draw discard",))
    go_into_hand(ann)
    at = ann.cards.index("KC")
    go_to(ann, "KC")
    following = ann.cards[at + 1]
    keys(ann, "Enter", "d")
    expect(ann.card("KC")).to_have_count(0)
    expect(ann.card(following)).to_be_focused()
    play(seats, ("1 draw stock", "1 discard TD", "0 draw stock"))
    go_into_hand(ann)
    go_to(ann, "7D")
    keys(ann, "Enter", "k")
    expect(ann.dialog.locator("footer:not([inert])")).to_be_visible()
    press_focused(ann, re.compile("^Knock with"))
    bob.play("lay_off")
    expect(ann.dialog.get_by_role("heading", level=2).first).to_be_focused()
    keys(ann, "Escape")
    expect(ann.dialog).to_be_hidden()
    expect(ann.page.locator("main:focus-within")).to_be_attached()


def test_text_of_twice_the_size_scrolls_down_and_nothing_is_lost(house: House, people: People) -> None:
    ann, _ = sit_at_stacked_deal(house, people, QUICK, ann={"size": (360, 640)})
    ann.play("draw discard")
    ann.select("KC")
    ann.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert ann.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    for one in (
        *ann.page.get_by_test_id("actions").get_by_role("button").all(),
        *ann.hand.get_by_role("button").all(),
        ann.button("Menu"),
        ann.status,
        *ann.page.get_by_test_id("clock").all(),
    ):
        one.scroll_into_view_if_needed()
        expect(one).to_be_in_viewport(ratio=0.9)


def test_a_sheet_of_mere_text_is_scrolled_with_keys(house: House, people: People) -> None:
    ann, _ = sit_at_stacked_deal(house, people, QUICK, ann={"size": (320, 568)})
    ann.press_button("Menu")
    ann.press_button("Keys", within=ann.dialog)
    expect(ann.dialog.get_by_role("heading", name="Keys")).to_be_focused()
    body = ann.dialog.locator(".sheet-body")
    keys(ann, "Tab", "Tab")
    expect(body).to_be_focused()
    keys(ann, "End")
    expect(body.locator(":scope > *").last).to_be_in_viewport(ratio=0.1)
    assert body.evaluate("one => one.scrollTop") > 0
