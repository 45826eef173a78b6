"""A match of captain in three browsers: roles that change, advice that two share, and what each of the three sees."""

import json
import re

from playwright.sync_api import expect

from tests.e2e.axe import findings
from tests.e2e.company import (
    COMPUTER,
    GIN,
    KNOCKS,
    Deck,
    cards_on,
    fits_everywhere,
    go_on,
    others,
    put_the_cut_away,
    sit_in_company,
    starters,
)
from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.layout import problems
from tests.e2e.visitor import STRIP, Visitor

SOLOIST, CAPTAIN, ADVISER = ORDER = (0, 1, 2)
NAMES = ("Ann", "Bob", "Cyd")


def sit(house: House, people: People, *decks: Deck, names: tuple[str, ...] = NAMES) -> list[Visitor]:
    return sit_in_company(house, people, "captain", names, *decks, order=ORDER, rules_id="captain")


def company(visitor: Visitor) -> str:
    return visitor.page.locator(".company").inner_text().replace("\n", " ")


def heard(visitor: Visitor, kind: str) -> list[object]:
    return [message for frame in visitor.heard if (message := json.loads(frame))["type"] == kind]


def whisper(visitor: Visitor, text: str) -> None:
    panel = visitor.page.get_by_role("region", name=re.compile("^Between you and"))
    panel.get_by_role("textbox").fill(text)
    visitor.press_button("Whisper", within=panel)
    expect(panel.get_by_role("textbox")).to_have_value("")


def until_the_deal_is_over(visitor: Visitor) -> None:
    """Anything that is legal, whenever it is the own turn; what was told last may be older than what was just done."""
    while visitor.view["deal"]["result"] is None:
        deal, options = visitor.view["deal"], visitor.view["options"]
        if options["passing"]:
            visitor.play("pass")
        elif options["draw"]:
            visitor.play("draw stock")
        elif options["leaves"]:
            visitor.play(f"discard {options['leaves'][0][0]}")
        elif options["lay_off"]:
            visitor.play("lay_off")
        else:
            visitor.page.wait_for_timeout(50)
            continue
        expect(visitor.table).not_to_have_attribute("data-turn", deal["turn"])


def test_a_whole_match_with_advice_and_roles_that_change(house: House, people: People) -> None:
    soloist, captain, adviser = everyone = sit(house, people, KNOCKS, GIN)
    match = soloist.told("update")["match"]
    # The cut says who is what, and where it can be checked.
    for visitor in everyone:
        cut = visitor.page.get_by_role("region", name="The cut")
        expect(cut.get_by_role("listitem")).to_have_text(
            [re.compile("K♠.*Ann.*in the box"), re.compile("9♠.*Bob.*captain"), re.compile("6♠.*Cyd.*adviser")]
        )
        expect(cut.get_by_role("link", name="How it can be checked")).to_have_attribute("href", f"/matches/{match}")
        assert findings(visitor.page) == []
    put_the_cut_away(*everyone)
    for visitor in everyone:
        assert fits_everywhere(visitor) == {}
    assert [visitor.table.get_attribute("data-role") for visitor in everyone] == ["plays", "plays", "advises"]
    expect(soloist.page.get_by_role("region", name="You")).to_contain_text("In the box")
    expect(adviser.page.get_by_role("region", name="Bob", exact=True)).to_contain_text("Captain")
    assert "Cyd advises Bob" in company(soloist)
    assert "You advise Bob" in company(adviser)

    # The captain's hand is the adviser's to see, and nothing else.
    captains, soloists = starters(KNOCKS), others(KNOCKS)
    assert cards_on(adviser) == captains | {"9S"} == cards_on(captain)
    assert cards_on(soloist) == soloists | {"9S"}

    # The adviser points, by hand and by keyboard; the captain sees it, the soloist does not.
    hand = adviser.page.get_by_role("toolbar", name="Hand of Bob")
    adviser.press(hand.get_by_role("button", name=re.compile("^king of clubs")), at=STRIP)
    for visitor in (captain, adviser):
        expect(visitor.page.locator('[data-zone=hand] [data-card="KC"][data-pointed]')).to_be_visible()
    expect(captain.page.get_by_test_id("announcer")).to_contain_text("Cyd points at the king of clubs.")
    adviser.page.keyboard.press("p")
    expect(captain.page.locator("[data-zone=discard][data-pointed]")).to_be_visible()
    expect(captain.page.locator("[data-card][data-pointed]")).to_have_count(0)
    expect(soloist.page.locator("[data-pointed]")).to_have_count(0)

    # They whisper; it is text, whatever it looks like, and stays over a reload.
    whisper(adviser, "Take it <b>now</b>")
    expect(captain.page.locator(".whispers li")).to_have_text("Cyd Take it <b>now</b>")
    expect(captain.page.get_by_test_id("announcer")).to_contain_text("Cyd whispers: Take it <b>now</b>")
    whisper(captain, "Then the king goes")
    for visitor in (adviser, captain, soloist):
        visitor.page.reload()
        expect(visitor.table).to_be_visible()
    expect(adviser.page.locator(".whispers li")).to_have_count(2)
    expect(captain.page.locator(".whispers li")).to_have_count(2)
    expect(soloist.page.locator(".whispers")).to_have_count(0)
    assert cards_on(adviser) == captains | {"9S"}
    assert cards_on(soloist) == soloists | {"9S"}
    assert findings(adviser.page) == []

    # The captain decides.
    captain.play("draw discard")
    expect(adviser.page.get_by_test_id("last-move")).to_have_text("Bob took the nine of spades.")
    captain.play("knock KC")
    expect(adviser.status).to_have_text("Ann may lay off cards")
    assert cards_on(adviser).isdisjoint(soloists)
    soloist.play("lay_off")
    for visitor in everyone:
        expect(visitor.dialog.get_by_role("heading", level=2)).to_have_text(
            "30 points for you" if visitor is captain else "30 points for Bob"
        )
        expect(visitor.dialog).to_contain_text("Bob is in the box next.")
    go_on(*everyone)

    # Bob is in the box, Cyd is captain, and Ann advises her: of what was whispered before she knows nothing.
    assert [visitor.table.get_attribute("data-role") for visitor in everyone] == ["advises", "plays", "plays"]
    expect(soloist.page.get_by_test_id("announcer")).to_contain_text("In the box: Bob. Captain: Cyd. Adviser: Ann.")
    assert "You advise Cyd" in company(soloist)
    expect(soloist.page.locator(".whispers")).to_contain_text("Nothing yet")
    expect(captain.page.locator(".whispers")).to_have_count(0)
    whisper(adviser, "Ann, what now?")
    expect(soloist.page.locator(".whispers li")).to_have_text("Cyd Ann, what now?")
    assert cards_on(soloist) == starters(GIN) | {"9C"}
    assert cards_on(captain) == others(GIN) | {"9C"}
    assert heard(captain, "pointed") != []
    assert [one for one in heard(captain, "whispered") if "what now" in json.dumps(one)] == []

    adviser.play("draw discard")
    adviser.play("knock KC")
    for visitor in everyone:
        expect(visitor.page.get_by_test_id("end-reason")).to_have_text("The target was reached.")
        expect(visitor.page.get_by_test_id("final")).to_have_text(re.compile(r"1\. Cyd 1\d\d\s*2\. Bob 30\s*3\. Ann 0"))
        assert findings(visitor.page) == []
    expect(adviser.dialog.get_by_role("heading", level=2)).to_have_text("You won the match")
    expect(soloist.dialog.get_by_role("heading", level=2)).to_have_text("Cyd won the match")

    # The match is kept: the sheet, the list, and each deal as any of the three saw it.
    ann = soloist
    ann.page.goto(f"/matches/{match}")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Ann, Bob, Cyd")
    expect(ann.page.get_by_test_id("match-outcome")).to_contain_text("Cyd won. You came in place 3.")
    sheet = ann.page.get_by_role("table", name="Score sheet")
    expect(sheet.get_by_role("columnheader")).to_have_text(["Deal", "Ann", "Bob", "Cyd"])
    expect(sheet).to_contain_text("In the box: Ann · captain: Bob")
    expect(sheet).to_contain_text("In the box: Bob · captain: Cyd")
    assert findings(ann.page) == []
    ann.page.goto("/matches")
    expect(ann.page.get_by_role("link", name=re.compile("Bob, Cyd.*Lost.*Captain"))).to_be_visible()
    ann.page.goto(f"/matches/{match}/deals/1")
    ann.page.get_by_role("radio", name="Cyd").check()
    expect(ann.page.get_by_role("region", name="Hand of Bob")).to_contain_text("Deadwood")
    expect(ann.page.get_by_role("region", name="Hand of Ann").locator(".card.back")).to_have_count(10)
    assert findings(ann.page) == []


def test_on_a_phone_whispers_are_read_in_a_sheet(house: House, people: People) -> None:
    phone = {"size": (360, 640), "touch": True}
    _, captain, adviser = everyone = sit_in_company(
        house, people, "captain", NAMES, KNOCKS, order=ORDER, rules_id="captain", special=dict.fromkeys(NAMES, phone)
    )
    put_the_cut_away(*everyone)
    adviser.press_button("Whisper to Bob")
    adviser.dialog.get_by_role("textbox").fill("Good luck")
    adviser.press_button("Whisper", within=adviser.dialog)
    expect(captain.page.locator(".whispered")).to_have_text("Good luck")
    captain.press_button("Whisper to Cyd, 1 new")
    expect(captain.dialog.get_by_role("listitem")).to_have_text("Cyd Good luck")
    assert findings(captain.page) == []
    assert problems(captain.page) == []
    captain.page.keyboard.press("Escape")
    expect(captain.button("Whisper to Cyd")).to_be_visible()
    adviser.page.keyboard.press("Escape")
    adviser.press(adviser.page.get_by_role("button", name=re.compile("^Point at the stock")))
    expect(captain.page.locator("[data-zone=stock][data-pointed]")).to_be_visible()


def test_the_computer_takes_a_seat_of_the_three(house: House, people: People) -> None:
    """Nobody whispers to it; it plays, and the match goes on with the next deal."""
    soloist, adviser = sit(house, people, KNOCKS, names=("Ann", COMPUTER, "Cyd"))
    expect(adviser.table).to_have_attribute("data-role", "advises")
    expect(adviser.page.locator(".whispers")).to_have_count(0)
    expect(soloist.page.locator(".company")).to_contain_text("Cyd advises the computer")
    until_the_deal_is_over(soloist)
    for visitor in (soloist, adviser):
        expect(visitor.dialog.get_by_role("button", name=re.compile("^Next deal"))).to_be_visible()
    go_on(soloist, adviser)
    for visitor in (soloist, adviser):
        expect(visitor.table).not_to_have_attribute("data-turn", re.compile(r"^1\."))
