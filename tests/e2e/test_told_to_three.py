"""What a screen reader tells of a deal of captain to each of the three, kept in `told/` for each language.

As `test_told.py` for two; the role is in the name of the text. With `--rewrite` they are written anew.
"""

import pytest
from playwright.sync_api import expect

from tests.e2e.company import KNOCKS, others, put_the_cut_away, sit_in_company, starters
from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.test_told import KEPT, LOCALES, listener
from tests.e2e.visitor import card_name

ROLES = {"Ann": "soloist", "Bob": "captain", "Cyd": "adviser"}


def test_a_deal_is_told_to_each_role_in_every_language(
    house: House, people: People, request: pytest.FixtureRequest
) -> None:
    ann, bob, cyd = everyone = sit_in_company(
        house, people, "captain", tuple(ROLES), KNOCKS, order=(0, 1, 2), rules_id="captain"
    )
    put_the_cut_away(*everyone)
    ears = {(who.name, language): listener(people, who, language) for who in everyone for language in LOCALES}
    for ear in ears.values():
        # It is fetched when the table is there.
        expect(ear.page.locator(".company-line")).to_be_visible()
    cyd.page.keyboard.press("p")
    expect(bob.page.locator("[data-pointed]")).to_be_visible()
    panel = bob.page.get_by_role("region", name="Between you and Cyd")
    panel.get_by_role("textbox").fill("Knock?")
    bob.press_button("Whisper", within=panel)
    expect(cyd.page.locator(".whispers li")).to_be_visible()
    bob.play("draw discard")
    bob.play("discard KC")
    ann.play("draw stock")
    ann.play("discard TD")
    bob.play("draw stock")
    bob.play("knock 7D")
    ann.play("lay_off")
    for (name, language), ear in ears.items():
        expect(ear.page.get_by_role("dialog")).to_be_visible()
        told: list[str] = ear.page.evaluate("told")
        file = KEPT / f"{ROLES[name]}.{language}.txt"
        if request.config.getoption("--rewrite", default=False):
            file.write_text("".join(f"{line}\n" for line in told))
        assert told == file.read_text().splitlines(), file.name
    secrets = {"Ann": starters(KNOCKS) - {"KC"}, "Bob": others(KNOCKS), "Cyd": others(KNOCKS)}
    for name, secret in secrets.items():
        before = "\n".join(ears[name, "en"].page.evaluate("told")).partition("knocked")[0]
        assert before
        assert [card for card in secret if card_name(card) in before] == []
        assert ("Bob whispers" in before) == (name == "Cyd")
