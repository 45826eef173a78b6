"""The page in the reader's language: by the browser's wish, by choice, and changed in the middle of a deal."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import QUICK, play, sit_at_stacked_deal


def choose(page: Page, name: str) -> None:
    """By the languages' own names, which are the same whatever the page speaks."""
    page.locator("select:visible", has=page.locator("option[lang='sr-Latn']")).last.select_option(label=name)


def held(page: Page) -> list[str]:
    """The hand from left to right, whatever it is called."""
    cards: list[str] = page.locator("[data-zone=hand] [data-card]").evaluate_all(
        "all => all.map(one => one.dataset.card)"
    )
    return cards


def languages_fetched(page: Page) -> list[str]:
    """The languages whose words for the table the page has fetched."""
    names: list[str] = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    return [found[1] for name in names if (found := re.search(r"/assets/words-(\w+)-table-[\w-]+\.js$", name))]


def test_the_language_changes_in_mid_deal_without_a_reload_and_the_hand_stays(house: House, people: People) -> None:
    ann, bob = seats = sit_at_stacked_deal(house, people, QUICK)
    play(seats, ("0 draw discard",))
    page = ann.page
    ann.card("AH").press("Shift+ArrowLeft")
    ann.select("2D")
    hand = held(page)
    sockets = len(ann.said)
    page.evaluate("window.sameDocument = true")

    ann.press_button("Menu")
    ann.press_button("Settings", within=ann.dialog)
    choose(page, "Polski")
    expect(ann.dialog.get_by_role("heading", name="Ustawienia")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    ann.press_button("Zamknij", within=ann.dialog)
    expect(ann.status).to_have_text("Odrzuć albo stukaj")
    expect(page).to_have_title(re.compile("Twój ruch · Stół"))
    expect(page.get_by_test_id("last-move")).to_have_text("Bierzesz dziewiątkę pik.")
    two: Locator = page.get_by_role("toolbar", name="Twoje karty").get_by_role(
        "button", name=re.compile("^dwójka karo")
    )
    expect(two).to_have_attribute("aria-pressed", "true")
    expect(ann.button("Odrzuć dwójkę karo", within=page.get_by_test_id("actions"))).to_be_visible()
    assert held(page) == hand

    ann.press_button("Menu")
    ann.press_button("Ustawienia", within=ann.dialog)
    choose(page, "Srpski")
    expect(page.locator("html")).to_have_attribute("lang", "sr-Latn")
    ann.press_button("Zatvori", within=ann.dialog)
    expect(ann.status).to_have_text("Odbaci ili kucaj")
    assert held(page) == hand
    ann.press_button("Odbaci dvojku karo", within=page.get_by_test_id("actions"))
    expect(page.get_by_test_id("last-move")).to_have_text("Odbacuješ dvojku karo.")
    expect(bob.page.get_by_test_id("last-move")).to_have_text("Ann discarded the two of diamonds.")
    assert page.evaluate("window.sameDocument") is True
    assert len(ann.said) > sockets

    page.reload()
    expect(ann.status).to_have_text("Na potezu: Bob")
    assert held(page) == [card for card in hand if card != "2D"]


def test_an_invitation_is_read_in_the_language_of_whoever_opens_it(people: People) -> None:
    ann = people("Ann")
    code = ann.make_room()
    for locale, lang, title, sit_down, table, others in (
        ("pl-PL", "pl", "Ann zaprasza cię na mecz", "Siadam do gry", "pl", {"en", "sr"}),
        ("hr-HR", "sr-Latn", "Ann te poziva na meč", "Sedam za sto", "sr", {"en", "pl"}),
        ("en-GB", "en", "Ann invites you to a match", "Sit down", "en", {"pl", "sr"}),
    ):
        guest = people(f"guest {locale}", known=False, locale=locale)
        guest.page.goto(f"/r/{code}")
        expect(guest.page.get_by_role("heading", name=title)).to_be_visible()
        expect(guest.button(sit_down)).to_be_visible()
        expect(guest.page.locator("html")).to_have_attribute("lang", lang)
        assert table in languages_fetched(guest.page)
        assert not others & set(languages_fetched(guest.page))
        guest.forgive("401")


def test_a_visitor_who_reads_something_else_finds_their_language_on_every_page(people: People) -> None:
    eve = people("Eve", known=False, locale="de-DE", size=(320, 568))
    eve.page.goto("/")
    expect(eve.page.get_by_role("heading", name="Gin Rummy with friends")).to_be_visible()
    choose(eve.page, "Srpski")
    expect(eve.page.get_by_role("heading", name="Gin rummy s prijateljima")).to_be_visible()
    expect(eve.page).to_have_title("Knockwood · gin rummy")
    for path in ("/new", "/matches", "/about", "/privacy", "/link", "/nowhere"):
        eve.page.goto(path)
        expect(eve.page.get_by_role("combobox", name="Jezik")).to_have_value("sr")
        expect(eve.page.get_by_role("combobox", name="Jezik")).to_be_in_viewport()
    choose(eve.page, "Polski")
    expect(eve.page.get_by_role("heading", name="Tu nic nie ma")).to_be_visible()
    eve.forgive("401", "404")
