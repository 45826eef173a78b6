"""A whole match over plain http under a name of the home network: no secure context, no crypto.subtle, no clipboard."""

import re

from playwright.sync_api import expect

from tests.e2e.browser import NAME
from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import DEALS, play, sit_at_seeded_deal


def test_a_match_is_played_and_checked_without_a_secure_context(house: House, people: People) -> None:
    deal = DEALS["undercut"]
    here = {"url": f"http://{NAME}:{house.port}"}
    seats = sit_at_seeded_deal(house, people, deal, ann=here, bob=here)
    for visitor in seats:
        assert visitor.page.evaluate("[isSecureContext, typeof crypto.subtle, typeof navigator.clipboard]") == [
            False,
            "undefined",
            "undefined",
        ]
    play(seats, deal["moves"])
    for visitor in seats:
        expect(visitor.page.get_by_test_id("end-reason")).to_have_text("The target was reached.")
        expect(visitor.page.get_by_test_id("fair")).to_contain_text("Every deal was as shuffled before it")


def test_the_link_to_a_room_names_the_address_that_it_was_opened_under(house: House, people: People) -> None:
    ann = people("Ann", url=f"http://{NAME}:{house.port}")
    code = ann.make_room()
    ann.page.goto(f"/r/{code}")
    link = ann.page.get_by_label("Link to this table")
    expect(link).to_have_value(f"http://{NAME}:{house.port}/r/{code}")
    ann.press_button("Copy the link")
    expect(ann.page.get_by_text(re.compile("^Copied")).first).to_be_visible()
