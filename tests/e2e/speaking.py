"""The page in another language in the middle of things: as a choice made in another tab reaches it."""

from typing import Final

from playwright.sync_api import Page, expect

LANGUAGES: Final = {"en": "en", "pl": "pl", "sr": "sr-Latn"}
"""By the name of the choice: what the document says it is in."""

OTHERS: Final = ("pl", "sr")

CHOOSE = """(language) => {
  const key = "kw.settings", settings = { ...JSON.parse(localStorage.getItem(key) ?? "{}"), language };
  localStorage.setItem(key, JSON.stringify(settings));
  dispatchEvent(new StorageEvent("storage", { key, newValue: JSON.stringify(settings) }));
}"""


def speak(page: Page, language: str) -> None:
    """`en`, `pl` or `sr`. What a test presses is called as in English, so go back to that."""
    page.evaluate(CHOOSE, language)
    expect(page.locator("html")).to_have_attribute("lang", LANGUAGES[language])
