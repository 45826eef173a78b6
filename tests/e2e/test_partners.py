"""A match of partners in four browsers: two tables at once, the other one in small, and what both come to."""

import re

from playwright.sync_api import expect

from tests.e2e.axe import findings
from tests.e2e.company import (
    COMPUTER,
    KNOCKS,
    cards_on,
    fits_everywhere,
    go_on,
    others,
    put_the_cut_away,
    sit_in_company,
    starters,
    watch,
)
from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import resign
from tests.e2e.visitor import Visitor
from tests.engine.driver import deck_of

NAMES = ("Ann", "Bob", "Cyd", "Dan")
SECOND = deck_of("5S 6S 7S 8D 8H 2C 3D 4D AC KD", "JC JD JS 8S 9S TC QH 4C 6D KH", "8C", "TS 7H")
"""As the other table's: the starter takes the eight and knocks with 10, the other lays off two spades."""


BESIDE = re.compile(r"^Cydto move10 cards10.*8♣Stock: 3131Dan10 cards10", re.DOTALL)


def win(starter: Visitor, other: Visitor, card: str) -> None:
    starter.play("draw discard")
    starter.play(f"knock {card}")
    other.play("lay_off")


def test_a_whole_match_of_two_teams(house: House, people: People) -> None:
    """Bob has cut the highest card: his team deals at both tables in the first round, so Ann and Cyd begin."""
    ann, bob, cyd, dan = everyone = sit_in_company(
        house, people, "partners", NAMES, KNOCKS, SECOND, SECOND, KNOCKS, order=(1, 0, 2, 3)
    )
    for visitor in everyone:
        expect(visitor.page.get_by_role("region", name="The cut")).to_contain_text(re.compile("K♠.*Bob.*team deals"))
    put_the_cut_away(*everyone)
    for visitor in everyone:
        assert fits_everywhere(visitor) == {}
        assert findings(visitor.page) == []
        expect(visitor.page.get_by_test_id("announcer")).to_contain_text("plays")
    expect(ann.page.get_by_test_id("announcer")).to_contain_text("Ann plays Bob, Cyd plays Dan.")
    for visitor in (ann, cyd):
        expect(visitor.status).to_have_text("Your turn: draw a card")

    # The partner's table is shown with what everybody may see of it, and no card more.
    expect(ann.page.get_by_role("region", name="The other table")).to_have_text(BESIDE)
    assert cards_on(ann) == starters(KNOCKS) | {"9S", "8C"}
    assert cards_on(bob) == others(KNOCKS) | {"9S", "8C"}
    assert cards_on(cyd) == starters(SECOND) | {"9S", "8C"}
    assert cards_on(dan) == others(SECOND) | {"9S", "8C"}
    dan.page.reload()
    expect(dan.table).to_be_visible()
    assert cards_on(dan) == others(SECOND) | {"9S", "8C"}

    # Whose table is done waits, and reads the own result; then looks on at the other one.
    win(ann, bob, "KC")
    for visitor, title in ((ann, "30 points for you"), (bob, "30 points for Ann")):
        expect(visitor.dialog.get_by_role("heading", level=2)).to_have_text(title)
        expect(visitor.dialog).to_contain_text("Waiting for the other table")
        assert findings(visitor.page) == []
    expect(cyd.page.get_by_role("region", name="The other table")).to_contain_text("Ann: +30")
    expect(cyd.page.get_by_test_id("announcer")).to_contain_text("The deal goes to Ann: 30 points.")
    watch(ann)
    expect(ann.page.get_by_role("region", name="Cyd", exact=True)).to_be_visible()
    expect(ann.status).to_have_text("Cyd to move")
    assert fits_everywhere(ann) == {}
    assert cards_on(ann) == {"8C"}
    cyd.play("draw discard")
    cyd.play("discard KD")
    dan.play("draw stock")
    expect(ann.page.get_by_test_id("last-move")).to_have_text("Dan drew from the stock.")
    dan.play("discard TS")
    expect(ann.page.get_by_test_id("last-move")).to_have_text("Dan discarded the ten of spades.")
    assert cards_on(ann) == {"8C", "KD", "TS"}
    ann.press_button("Back to the result")
    expect(ann.dialog).to_contain_text("30 points for you")
    ann.page.reload()
    expect(ann.dialog).to_contain_text("Waiting for the other table")
    watch(ann)
    assert cards_on(ann) == {"8C", "KD", "TS"}

    # Both tables are done: what they come to is the team's.
    cyd.play("draw stock")
    cyd.play("knock 7H")
    expect(ann.status).to_have_text("Dan may lay off cards")
    assert cards_on(ann).isdisjoint(others(SECOND) - {"TS"})
    dan.play("lay_off")
    for visitor in everyone:
        expect(visitor.page.get_by_test_id("round-result")).to_have_text("Round 1: 60 for Ann & Cyd")
        expect(visitor.dialog.get_by_test_id("deal-kind")).to_have_count(2)
        assert findings(visitor.page) == []
    expect(dan.dialog.get_by_role("row", name=re.compile("^Ann & Cyd"))).to_contain_text("needs 40 more")
    go_on(*everyone)

    # The other team deals, and everybody meets the other opponent.
    expect(bob.page.get_by_test_id("announcer")).to_contain_text("Bob plays Cyd")
    for visitor in (bob, dan):
        expect(visitor.status).to_have_text("Your turn: draw a card")
        expect(visitor.page.get_by_test_id("my-points")).to_contain_text("0 of 100 points")
    for visitor in (ann, cyd):
        expect(visitor.page.get_by_test_id("my-points")).to_contain_text("60 of 100 points")
    assert cards_on(ann) == others(SECOND) | {"8C", "9S"}
    win(dan, ann, "KD")
    win(bob, cyd, "KC")
    for visitor in everyone:
        expect(visitor.page.get_by_test_id("round-result")).to_have_text("Round 2: 60 for Bob & Dan")
    go_on(*everyone)

    # Who gives up gives up for the team.
    cyd.press_button("Menu")
    cyd.press_button("Resign", within=cyd.dialog)
    expect(cyd.dialog).to_contain_text("The match then goes to Bob & Dan.")
    cyd.page.keyboard.press("Escape")
    resign(cyd)
    for visitor in everyone:
        expect(visitor.page.get_by_test_id("end-reason")).to_have_text("Ann & Cyd resigned.")
        assert findings(visitor.page) == []
    expect(bob.dialog.get_by_role("heading", level=2)).to_have_text("You won the match")
    expect(ann.dialog.get_by_role("heading", level=2)).to_have_text("Bob & Dan won the match")
    sheet = bob.dialog.get_by_role("table", name="Score sheet")
    expect(sheet.get_by_role("columnheader")).to_have_text(["Deal", "Ann & Cyd", "Bob & Dan"])
    for number, pairs in ((1, "Ann – Bob.*Cyd – Dan"), (2, "Dan – Ann.*Bob – Cyd")):
        expect(sheet.get_by_role("row", name=re.compile(f"^Round {number}"))).to_have_text(re.compile(pairs))

    # Each deal can be watched, and the one that was played at the same time.
    match = bob.told("update")["match"]
    bob.page.goto(f"/matches/{match}")
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("Ann & Cyd – Bob & Dan")
    expect(bob.page.get_by_test_id("match-outcome")).to_contain_text("You won.")
    assert findings(bob.page) == []
    bob.page.goto("/matches")
    expect(bob.page.get_by_role("link", name=re.compile("with Dan, against Ann, Cyd.*Won.*Partners"))).to_be_visible()
    bob.page.goto(f"/matches/{match}/deals/2")
    bob.page.get_by_role("radio", name="Dan").check()
    expect(bob.page.get_by_role("region", name="Hand of Cyd").locator(".card.back")).to_have_count(10)
    expect(bob.page.get_by_role("region", name="Hand of Dan").locator(".card.back")).to_have_count(0)
    bob.press(bob.page.get_by_role("link", name="The other table"))
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("Deal 1")
    expect(bob.page.get_by_role("region", name="Hand of Ann")).to_be_visible()


def test_the_computer_partners_whoever_it_is_put_with(house: House, people: People) -> None:
    """Two people and two computers; the own table waits until the computers' table is done."""
    ann, bob = sit_in_company(house, people, "partners", ("Ann", "Bob", COMPUTER, COMPUTER), KNOCKS, order=(1, 0, 2, 3))
    win(ann, bob, "KC")
    for visitor in (ann, bob):
        expect(visitor.page.get_by_test_id("round-result")).to_be_visible()
        expect(visitor.page.get_by_test_id("round-result")).to_contain_text("Round 1")
    go_on(ann, bob)
    for visitor in (ann, bob):
        expect(visitor.page.get_by_test_id("announcer")).to_contain_text("he computer plays Ann")
