"""Cards in flight in a real browser: from where they were, short, none where none is wanted, and never in the way."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import QUICK, play, sit_at_stacked_deal, sit_at_table
from tests.e2e.visitor import Json, Visitor

MOVING = {"moving": True}

WATCH = """() => {
  window.flights = [];
  const usual = Element.prototype.animate;
  Element.prototype.animate = function (steps, timing) {
    const animation = usual.call(this, steps, timing);
    if (timing.id === "flight") {
      const name = this.dataset.card ?? this.dataset.flight ?? "ghost";
      const { width, height } = this.getBoundingClientRect();
      window.flights.push({
        name, turned: "turning" in this.dataset || "turning" in (this.querySelector(".card")?.dataset ?? {}),
        pseudo: timing.pseudoElement, long: timing.duration, begins: steps[0].transform,
      });
    }
    return animation;
  };
}"""
"""Notes every flight from now on."""


def flights(visitor: Visitor) -> dict[str, Json]:
    """By what flew, the last of each since the last asking."""
    found: list[Json] = visitor.page.evaluate("flights.splice(0)")
    return {flight["name"]: flight for flight in found if not flight["pseudo"]}


def test_every_card_comes_from_where_it_was(house: House, people: People) -> None:
    ann, bob = seats = sit_at_stacked_deal(house, people, QUICK, ann=MOVING, bob=MOVING)
    # What makes them fly comes after the table.
    for visitor in seats:
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.evaluate(WATCH)
    play(seats, ["0 pass", "1 pass"])
    ann.play("draw stock")
    expect(ann.hand.locator("[data-card]")).to_have_count(11)
    expect(bob.page.locator("[data-flight=back-10]")).to_be_visible()
    drawn = ann.view["you"]["drawn"]
    seen = flights(ann)
    # Its back from the stock; what it is, from where the back was seen by then.
    assert {"coming", drawn} <= set(seen)
    assert "back-10" in flights(bob)

    ann.play("discard KC")
    expect(bob.page.locator("[data-zone=discard] [data-card=KC]")).to_be_visible()
    assert "KC" in flights(ann)
    assert "KC" in flights(bob)
    bob.press_button("Sort by rank")
    sorted_by_rank = flights(bob)
    assert set(sorted_by_rank) & set(bob.cards)
    assert all(flight["long"] <= 250 for flight in (*seen.values(), *sorted_by_rank.values()))


def test_the_laid_off_cards_fly_to_the_meld(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK, ann=MOVING, bob=MOVING)
    for visitor in (ann, bob):
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.evaluate(WATCH)
    ann.play("draw discard")
    ann.play("knock KC")
    expect(bob.button(re.compile("^Lay off best"))).to_be_visible()
    # From the other's hand, in which nobody saw them.
    assert {"5C", "6C", "7C", "9D"} <= set(flights(bob))
    flights(ann)
    bob.play("lay_off")
    for visitor in (ann, bob):
        expect(visitor.page.locator(".show-meld [data-card='8C']")).to_be_visible()
        assert "8C" in flights(visitor)


def test_a_card_that_is_sent_on_in_the_air_goes_on_from_where_it_is_seen(house: House, people: People) -> None:
    ann, _ = sit_at_stacked_deal(house, people, QUICK, ann=MOVING)
    ann.page.wait_for_load_state("networkidle")
    ann.press_button("Sort by suit")
    by_suit, by_rank = (ann.button(f"Sort by {what}").element_handle() for what in ("suit", "rank"))
    # The press and the look in one go: a busy machine takes longer from one to the other than a flight does.
    held = """async ([button, time]) => {
      const isNew = (one) => one.id === "flight" && one.playState === "running";
      const flights = () => document.getAnimations().filter(isNew);
      button.click();
      while (flights().length === 0) await new Promise((resolve) => setTimeout(resolve));
      for (const one of flights()) { one.pause(); one.currentTime = time; }
      const cards = [...document.querySelectorAll("[data-zone=hand] [data-card]")];
      return Object.fromEntries(cards.map((card) => [card.dataset.card, card.getBoundingClientRect().left]));
    }"""
    in_the_air = ann.page.evaluate(held, [by_rank, 60])
    as_they_start = ann.page.evaluate(held, [by_suit, 0])
    assert as_they_start == pytest.approx(in_the_air, abs=1)
    places = ann.hand.locator("[data-card]").evaluate_all("all => all.map((one) => one.offsetLeft)")
    assert list(as_they_start.values()) != pytest.approx(places, abs=1)


SHIFTS = """(() => {
  // As browsers count it: the worst five seconds without a pause of one.
  let [first, last, sum] = [-Infinity, -Infinity, 0];
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { startTime: now, value, hadRecentInput } of list.getEntries()) {
      if (hadRecentInput) continue;
      if (now - last > 1000 || now - first > 5000) [first, sum] = [now, 0];
      [last, sum] = [now, sum + value];
      window.shifted = Math.max(window.shifted, sum);
    }
  }).observe({ type: "layout-shift", buffered: true });
})()"""


@pytest.mark.parametrize("sizes", [((360, 640), (1280, 720)), ((320, 568), (667, 375)), ((640, 360), (390, 844))])
def test_nothing_of_the_table_jumps_over_a_whole_deal(
    sizes: tuple[tuple[int, int], tuple[int, int]], house: House, people: People
) -> None:
    seats = people("Ann", size=sizes[0], **MOVING), people("Bob", size=sizes[1], **MOVING)
    for visitor in seats:
        visitor.context.add_init_script(SHIFTS)
    ann, bob = sit_at_table(house, *seats, QUICK)
    play((ann, bob), ["0 draw discard", "0 discard KC", "1 draw stock", "1 discard KS", "0 draw stock"])
    expect(ann.hand.locator("[data-card]")).to_have_count(11)
    ann.play(f"knock {ann.view['you']['drawn']}")
    bob.play("lay_off")
    for visitor in (ann, bob):
        expect(visitor.dialog).to_be_visible()
        assert visitor.page.evaluate("shifted") <= 0.02


@pytest.mark.parametrize("wish", ["the system", "the player"])
def test_nothing_flies_for_those_who_want_no_motion(house: House, people: People, wish: str) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK, ann={"moving": wish == "the player"})
    if wish == "the player":
        ann.choose(motion=0)
    ann.page.evaluate(WATCH)
    ann.play("draw discard")
    ann.press_button("Sort by rank")
    ann.play("discard KC")
    expect(bob.page.locator("[data-zone=discard] [data-card=KC]")).to_be_visible()
    assert flights(ann) == {}


def test_a_discarded_card_has_left_the_hand_in_the_next_frame(house: House, people: People) -> None:
    ann, _ = sit_at_stacked_deal(house, people, QUICK, ann={**MOVING, "own_line": True})
    assert ann.line is not None
    ann.play("draw discard")
    ann.select("KC")
    expect(ann.table).not_to_have_class(re.compile(r"\bbusy\b"))
    ann.line.hold()
    gone = ann.page.evaluate(
        """() => new Promise((done) => {
          document.querySelector("[data-testid=actions] .plain").click();
          requestAnimationFrame(() => requestAnimationFrame(() =>
            done(document.querySelector("[data-zone=hand] [data-card=KC]") === null)));
        })"""
    )
    assert gone
    expect(ann.page.locator("[data-zone=discard] [data-card=KC]")).to_be_visible()
    ann.line.release()
