"""One whole match in Firefox, looked back at; everything else is tested in Chromium."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.e2e.browser import start_firefox
from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import DEALS, play, sit_at_seeded_deal


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    opened = start_firefox(playwright)
    yield opened
    opened.close()


def test_a_whole_match_is_played_and_looked_back_at(house: House, people: People) -> None:
    deal = DEALS["undercut"]
    seats = sit_at_seeded_deal(house, people, deal)
    play(seats, deal["moves"])
    winner, loser = seats[deal["winner"]], seats[1 - deal["winner"]]
    expect(winner.dialog.get_by_role("heading", name="You won the match")).to_be_visible()
    expect(loser.dialog.get_by_role("heading", name=f"{winner.name} won the match")).to_be_visible()
    for visitor in seats:
        expect(visitor.page.get_by_test_id("fair")).to_contain_text("Every deal was as shuffled before it")
    loser.dialog.get_by_role("link", name="Look back at the match").click()
    expect(loser.page.get_by_test_id("fair-verdict")).to_have_attribute("data-verdict", "fair")
    loser.page.get_by_role("link", name="Watch deal 1").click()
    loser.press_button("Last step")
    expect(loser.page.get_by_test_id("replay-said")).to_have_text("The match ends")
