"""What one says at the table, the other reads in their own language."""

from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import QUICK, sit_at_stacked_deal
from tests.e2e.test_languages import choose


def test_a_phrase_is_read_in_the_readers_language_and_goes_by_itself(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK)
    bob.press_button("Menu")
    bob.press_button("Settings", within=bob.dialog)
    choose(bob.page, "Polski")
    ann.press_button("Menu")
    ann.press_button("Say something", within=ann.dialog)
    ann.press_button("Well played!", within=ann.dialog)
    expect(ann.page.locator(".strip.mine .speech")).to_have_text("Well played!")
    speech = bob.page.locator(".strip.theirs .speech")
    expect(speech).to_have_text("Dobrze zagrane!")
    expect(bob.page.get_by_test_id("announcer")).to_contain_text("Ann mówi: Dobrze zagrane!")
    expect(speech).to_be_hidden()
