"""A phone in a real browser: everything by taps alone, cards dragged by a finger, and what no finger meant."""

import json
import re

from playwright.sync_api import CDPSession, expect

from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import QUICK, play, sit_at_stacked_deal
from tests.e2e.visitor import STRIP, Visitor, card_name

PHONE = {"touch": True, "size": (390, 844), "moving": True}
SEAL = {"rules_id": "express", "target": 10}


class Finger:
    """On a page's glass, told to the browser as a screen does."""

    def __init__(self, visitor: Visitor) -> None:
        self._page = visitor.page
        self._session: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self._at = (0.0, 0.0)

    def put_on(self, selector: str) -> None:
        what = self._page.locator(selector)
        # What still flies to its place is waited for.
        what.tap(trial=True, position=STRIP)
        box = what.bounding_box()
        assert box is not None
        self._at = (box["x"] + STRIP["x"], box["y"] + STRIP["y"])
        self._tell("touchStart", self._at)

    def move_to(self, selector: str) -> None:
        box = self._page.locator(selector).bounding_box()
        assert box is not None
        self.move_by(box["x"] + box["width"] / 2 - self._at[0], box["y"] + box["height"] / 2 - self._at[1])

    def move_by(self, dx: float, dy: float) -> None:
        x, y = self._at
        for step in range(1, 6):
            self._tell("touchMove", (x + dx * step / 5, y + dy * step / 5))
        self._at = (x + dx, y + dy)

    def lift(self) -> None:
        self._tell("touchEnd", None)

    def lose(self) -> None:
        """The system takes the touch away: a call comes in, or it was a gesture of its own."""
        self._tell("touchCancel", None)

    def _tell(self, kind: str, at: tuple[float, float] | None) -> None:
        points = [] if at is None else [{"x": at[0], "y": at[1]}]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def in_hand(card: str) -> str:
    return f"[data-zone=hand] [data-card='{card}']"


def kinds_said(visitor: Visitor) -> list[str]:
    kinds = (json.loads(frame)["type"] for frame in visitor.said)
    return [kind for kind in kinds if kind in ("pass", "draw", "discard", "knock", "lay_off")]


def test_a_match_is_played_by_taps_alone(house: House, people: People) -> None:
    ann, bob = seats = sit_at_stacked_deal(house, people, QUICK, rules=SEAL, ann=PHONE, bob=PHONE)
    ann.press_button("Sort another way")
    ann.play("draw discard")
    ann.play("knock KC")
    bob.select("8C")
    bob.press_button(re.compile(f"^Lay off the {card_name('8C')} on"))
    expect(bob.button(re.compile("^Take back the eight of clubs"))).to_be_visible()
    bob.press_button(re.compile("^Lay off best"))
    for visitor in seats:
        visitor.press_button(re.compile("^Another match|wants another match$"), within=visitor.dialog)
    for visitor in seats:
        expect(visitor.dialog).to_be_hidden()
        expect(visitor.hand.locator("[data-card]")).to_have_count(10)
        assert visitor.page.evaluate("[scrollX, scrollY]") == [0, 0]


def test_a_finger_drags_a_card_and_only_a_drop_on_the_pile_throws_it(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK, ann=PHONE)
    finger = Finger(ann)
    finger.put_on("[data-zone=discard]")
    finger.move_to("[data-zone=hand]")
    finger.lift()
    expect(ann.hand.locator("[data-card]")).to_have_count(11)

    for taken_away in (finger.lose, finger.lift):
        finger.put_on(in_hand("KC"))
        if taken_away == finger.lose:
            finger.move_to("[data-zone=discard]")
        else:
            # A swipe up over the table, as one scrolls.
            finger.move_by(0, -120)
        taken_away()
        expect(ann.hand.locator("[data-held]")).to_have_count(0)
        expect(ann.hand.locator("[data-card]")).to_have_count(11)
        expect(ann.card("KC")).to_be_in_viewport()
    assert kinds_said(ann) == ["draw"]
    assert ann.page.evaluate("[scrollX, scrollY]") == [0, 0]

    finger.put_on(in_hand("KC"))
    expect(ann.page.locator(".table")).not_to_have_class(re.compile("over-discard"))
    finger.move_to("[data-zone=discard]")
    expect(ann.page.locator(".table")).to_have_class(re.compile("over-discard"))
    finger.lift()
    expect(bob.page.locator("[data-zone=discard] [data-card=KC]")).to_be_visible()
    assert kinds_said(ann) == ["draw", "discard"]


def test_no_update_takes_a_card_from_under_the_finger(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK, ann=PHONE)
    play((ann, bob), ["0 draw discard", "0 discard KC"])
    finger = Finger(ann)
    finger.put_on(in_hand("AH"))
    finger.move_by(0, -90)
    held = ann.page.locator("[data-held]")
    expect(held).to_have_attribute("data-card", "AH")
    before = held.bounding_box()
    bob.play("draw stock")
    bob.press_button("Sort by rank")
    bob.play("discard KS")
    expect(ann.status).to_have_text("Your turn: draw a card")
    expect(held).to_have_attribute("data-card", "AH")
    assert held.bounding_box() == before
    finger.move_to("[data-zone=hand]")
    finger.lift()
    expect(held).to_have_count(0)
    assert "AH" in ann.cards
    assert kinds_said(ann) == ["draw", "discard"]


def test_a_long_press_selects_no_text_and_throws_nothing(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK, ann=PHONE)
    play((ann, bob), ("0 draw discard",))
    box = ann.card("KC").bounding_box()
    assert box is not None
    session = ann.context.new_cdp_session(ann.page)
    press = {"x": box["x"] + 10, "y": box["y"] + 30, "duration": 800, "gestureSourceType": "touch"}
    session.send("Input.synthesizeTapGesture", press)
    assert ann.page.evaluate("getSelection().toString()") == ""
    expect(ann.hand.locator("[data-held]")).to_have_count(0)
    expect(ann.hand.locator("[data-card]")).to_have_count(11)
    assert kinds_said(ann) == ["draw"]
