"""Own rules from a link to the page that says all of them, in a real browser and in three languages."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import People
from tests.e2e.speaking import speak
from tests.e2e.visitor import Visitor

OWN = "house,target=250,gin_bonus=30,next_dealer=winner"

SAID = {
    "en": (
        "House, target 250, gin 30, the winner deals",
        "Gin brings the other’s deadwood and 30 more.",
        "The match ends with the deal in which somebody reaches 250.",
        "Whoever wins a deal deals the next one.",
    ),
    "pl": (
        "Domowe, cel 250, gin 30, rozdaje zwycięzca",
        "Gin daje punkty wolnych kart drugiej strony i jeszcze 30.",
        "Mecz kończy się rozdaniem, w którym ktoś osiąga 250.",
        "Kto wygra rozdanie, rozdaje następne.",
    ),
    "sr": (
        "Kućna, cilj 250, gin 30, deli pobednik",
        "Gin donosi protivnikove neuparene karte i još 30.",
        "Meč se završava deljenjem u kojem neko stigne do 250.",
        "Ko dobije deljenje, deli sledeće.",
    ),
}
"""The name of the rules, and sentences of what differs."""


def opened_from(visitor: Visitor) -> Page:
    with visitor.context.expect_page() as opened:
        visitor.page.get_by_role("link", name="All the rules in full").click()
    return opened.value


def test_a_room_from_a_link_says_its_rules_in_three_languages(people: People) -> None:
    ann = people("Ann")
    ann.page.goto(f"/new?rules={OWN}")
    expect(ann.page.get_by_role("heading", name=SAID["en"][0])).to_be_visible()
    ann.press_button("Set the table")
    expect(ann.page.get_by_test_id("rule-differences")).to_contain_text(SAID["en"][0])
    # What is said of a set as a whole may not hold of rules that depart from it.
    expect(ann.page.get_by_text("Leave the other with nothing")).to_have_count(0)
    rules = opened_from(ann)
    for language, (name, *sentences) in SAID.items():
        speak(rules, language)
        expect(rules.get_by_role("heading", level=1)).to_have_text(name)
        for sentence in sentences:
            expect(rules.get_by_role("listitem").filter(has_text=sentence)).to_have_count(1)
    # Its examples are scored by these rules: 13 and 30 for gin.
    expect(rules.get_by_text("43 za gin")).to_be_visible()
    speak(rules, "en")
    rules.get_by_role("link", name="Make a room with these rules").click()
    expect(rules.get_by_role("heading", name=SAID["en"][0])).to_be_visible()
    expect(rules).to_have_url(re.compile(r"/new\?rules=house,gin_bonus=30,target=250,next_dealer=winner$"))


def test_whoever_is_invited_can_read_all_the_rules_before_sitting_down(people: People) -> None:
    ann, bob = people("Ann"), people("Bob", known=False)
    code = ann.make_room("oklahoma", "untimed")
    bob.page.goto(f"/r/{code}")
    rules = opened_from(bob)
    expect(bob.page.get_by_text("The first upcard is the knock limit")).to_be_visible()
    expect(rules.get_by_role("heading", level=1)).to_have_text("Oklahoma")
    expect(rules.get_by_text("There is no clock.")).to_be_visible()
    expect(rules.get_by_role("heading", name="6 Oklahoma")).to_be_visible()
    bob.forgive("401")


@pytest.mark.parametrize("query", ["rules=chess", "rules=house,target=much", "rules=house&format=whist"])
def test_an_address_without_readable_rules_says_so(people: People, query: str) -> None:
    eve = people("Eve", known=False)
    eve.page.goto(f"/rules?{query}")
    expect(eve.page.get_by_text("These rules cannot be read.")).to_be_visible()
    expect(eve.page.get_by_role("link", name="New room")).to_be_visible()
    eve.forgive("401", "422")
