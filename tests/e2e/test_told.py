"""What a screen reader tells of a whole deal, from the first card to the result, kept in `told/` for each language.

Each player sits at three devices, one for each language; what is said there is said once. With `--rewrite` the texts
are written anew from what is said.
"""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import play, sit_at_stacked_deal
from tests.e2e.visitor import Visitor, card_name
from tests.engine.driver import deck_of

KEPT = Path(__file__).with_name("told")
LOCALES = {"en": "en-GB", "pl": "pl-PL", "sr": "sr-RS"}
MOVES = (
    *("0 pass", "1 pass", "0 draw stock", "0 discard JC", "1 draw stock", "1 discard JD", "0 draw discard"),
    *("0 discard 8D", "1 draw stock", "1 discard 8H", "0 draw stock", "0 knock KD", "1 lay_off"),
)
DEAL = deck_of("4H 5H 6H 8D 9D TD QC QS QH JC", "7H 7D 7S AC 2C 3C 3H JD 8H 6D", "KH", "KD 2S 9S AS")
GIN = deck_of("5C 6C 7C 9D 9H AH 2H 3H 4H KC", "QH QD 2S 8C 9C JH TH 4D 6D KS", "9S", "TD 7D")
KEPT_SECRET = {"Ann": "7H 7D 7S AC 2C 3C 3H 6D 2S 9S", "Bob": "4H 5H 6H 9D TD QS QC QH AS"}
"""What the other has before the knock and has not shown."""

NOTE = """(() => {
  window.told = [];
  const note = (region, manner) => new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const one of addedNodes) told.push(`${manner} ${one.textContent}`);
  }).observe(region, { childList: true });
  new MutationObserver((_, all) => {
    const polite = document.querySelector("[data-testid=announcer]");
    const assertive = document.querySelector("[data-testid=announcer-assertive]");
    if (polite === null || assertive === null) return;
    all.disconnect();
    note(polite, " ");
    note(assertive, "!");
  }).observe(document, { childList: true, subtree: true });
})()"""
"""Every line of the two live regions, the ones that cannot wait marked."""


def test_a_whole_deal_is_told_to_both_in_every_language(
    house: House, people: People, request: pytest.FixtureRequest
) -> None:
    seats = sit_at_stacked_deal(house, people, DEAL)
    # A reader hears what happens from the moment at which the page is there, so these watch the whole deal.
    ears = {(who.name, language): listener(people, who, language) for who in seats for language in LOCALES}
    play(seats, MOVES)
    for (name, language), ear in ears.items():
        expect(ear.page.get_by_role("dialog")).to_be_visible()
        told: list[str] = ear.page.evaluate("told")
        file = KEPT / f"{name.lower()}.{language}.txt"
        if request.config.getoption("--rewrite", default=False):
            file.parent.mkdir(exist_ok=True)
            file.write_text("".join(f"{line}\n" for line in told))
        assert told == file.read_text().splitlines(), file.name
    for name, secret in KEPT_SECRET.items():
        before = "\n".join(ears[name, "en"].page.evaluate("told")).partition("knocked")[0]
        assert before
        assert [card for card in secret.split() if card_name(card) in before] == []


def test_gin_is_told_without_a_word_of_laying_off_which_nobody_may(house: House, people: People) -> None:
    seats = sit_at_stacked_deal(house, people, GIN)
    ear = listener(people, seats[1], "en")
    play(seats, ("0 draw discard", "0 knock KC"))
    expect(ear.page.get_by_role("dialog")).to_be_visible()
    assert ear.page.evaluate("told") == [
        "  The upcard is the nine of spades.",
        "  Ann took the nine of spades.",
        "  Gin! Ann has no deadwood.",
        "  The deal goes to Ann: 74 points.",
    ]


def listener(people: People, who: Visitor, language: str) -> Visitor:
    """The same player at another device, which notes what it says."""
    ear = people(who.name, known=False, locale=LOCALES[language], storage_state=who.context.storage_state())
    ear.context.add_init_script(NOTE)
    ear.page.goto(who.page.url)
    expect(ear.page.locator("[data-zone=hand] [data-card]")).to_have_count(10)
    return ear
