"""Knocks and defences by hand in a real browser: both are shown how the points came about."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import play, sit_at_stacked_deal
from tests.e2e.visitor import Visitor, card_name
from tests.engine.driver import deck_of

# Keeping the three sevens leaves 14 and loses by 4; breaking them up leaves 7 and wins.
BROKEN_SEVENS = deck_of("4H 5H 6H 8D 9D TD QC QS QH JC", "7H 7D 7S AC 2C 3C 3H JD 8H 6D", "KH", "KD 2S")
# Three sets or three runs out of the same nine cards.
SETS_OR_RUNS = deck_of("4C 5C 6C 4D 5D 6D 4H 5H 6H AS", "7C 3C 7D 3D 7H 8H KS KD KH 2S", "QC", "JC 9S")
TO_THE_KNOCK = ("0 pass", "1 pass", "0 draw stock")


def lay_off(visitor: Visitor, card: str, onto: str) -> None:
    """Press the card, then the meld that glows for it."""
    visitor.select(card)
    visitor.press_button(re.compile(f"^Lay off the {card_name(card)} on .*{card_name(onto)}"))
    expect(visitor.card(card)).to_have_count(0)


def meld(visitor: Visitor, number: int) -> Locator:
    return visitor.page.get_by_role("group", name=re.compile(f"^Meld {number}:"))


def test_the_better_defence_breaks_a_meld_and_both_are_shown_why(house: House, people: People) -> None:
    ann, bob = seats = sit_at_stacked_deal(house, people, BROKEN_SEVENS)
    play(seats, (*TO_THE_KNOCK, "0 knock KD"))
    expect(bob.button("Lay off best: 7")).to_be_visible()
    expect(bob.button("Done: 27")).to_be_visible()
    for card in ("7H", "8H", "3H"):
        lay_off(bob, card, "5H")
    for card in ("7D", "6D", "JD"):
        lay_off(bob, card, "9D")
    expect(meld(bob, 1)).to_have_accessible_name(re.compile("jack of diamonds|eight of hearts"))
    bob.press_button(re.compile("^Take back the jack of diamonds"))
    expect(bob.button("Done: 17")).to_be_visible()
    lay_off(bob, "JD", "9D")
    assert "JD" not in "".join(ann.heard[-3:]), "what is arranged in one browser is nobody else's to know"
    bob.press_button("Done: 7")
    for visitor, title in ((ann, "28 points for Bob"), (bob, "28 points for you")):
        dialog = visitor.dialog
        expect(dialog.get_by_role("heading", name=title)).to_be_visible()
        for line in ("Deadwood 7 against 10 3", "Undercut bonus 25", "Points 28"):
            expect(dialog.get_by_role("row", name=line, exact=True)).to_be_visible()
        expect(dialog.get_by_role("row", name=re.compile("^Bob needs 72 more 28$"))).to_be_visible()
        knocker, defender = (dialog.get_by_role("region", name=name) for name in ("Ann", "Bob"))
        expect(knocker).to_contain_text("deadwood 10")
        expect(knocker.locator(".laid-off")).to_have_count(6)
        expect(defender.locator(".loose [data-card]")).to_have_count(1)
        # Back through them card by card, and on again.
        for laid in (5, 4, 3, 2, 1, 0):
            visitor.press_button(re.compile("^Back to before the .* was laid off$"), within=dialog)
            expect(knocker.locator(".laid-off")).to_have_count(laid)
            expect(defender.locator(".laid-off")).to_have_count(6 - laid)
        expect(visitor.button("Nothing is laid off yet", within=dialog)).to_be_disabled()
        visitor.press_button(re.compile("^Lay off the"), within=dialog)
        expect(dialog.get_by_text("laid off 1 of 6")).to_be_visible()
    expect(ann.dialog.get_by_text("You deal next.")).to_be_visible()
    expect(bob.dialog.get_by_text("Ann deals next.")).to_be_visible()


def test_the_knocker_may_show_another_arrangement(house: House, people: People) -> None:
    ann, bob = seats = sit_at_stacked_deal(house, people, SETS_OR_RUNS)
    play(seats, TO_THE_KNOCK)
    ann.select("JC")
    ann.press_button(re.compile("and knock with 1$"))
    choices = ann.dialog.get_by_role("radio")
    expect(choices.first).to_be_checked()
    runs = ann.dialog.get_by_role("radio", name=re.compile("four of clubs, five of clubs, six of clubs;"))
    runs.check(force=True)
    ann.press_button("Knock with 1", within=ann.dialog)
    expect(meld(bob, 1)).to_have_accessible_name("Meld 1: four of clubs, five of clubs, six of clubs")
    expect(bob.button("Lay off best: 2")).to_be_visible()
    bob.play("lay_off")
    for visitor in seats:
        expect(visitor.dialog.get_by_role("row", name="Deadwood 2 against 1 1", exact=True)).to_be_visible()


def test_who_comes_back_while_laying_off_goes_on(house: House, people: People) -> None:
    ann, bob = seats = sit_at_stacked_deal(house, people, BROKEN_SEVENS)
    play(seats, (*TO_THE_KNOCK, "0 knock KD"))
    lay_off(bob, "7H", "5H")
    bob.page.reload()
    ann.page.reload()
    expect(ann.status).to_have_text("Bob may lay off cards")
    expect(bob.button("Lay off best: 7")).to_be_visible()
    bob.play("lay_off")
    for visitor in seats:
        expect(visitor.dialog.get_by_role("row", name="Undercut bonus 25", exact=True)).to_be_visible()
