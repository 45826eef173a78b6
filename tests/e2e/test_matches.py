"""Matches that go on elsewhere, and when they were: another device, the list of the running ones, time zones."""

import re
from datetime import UTC, datetime

from playwright.sync_api import expect

from app.matches.models import MATCH_PLAYERS, MATCHES
from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import QUICK, play, sit_at_stacked_deal

SHORT = {"rules_id": "express", "target": 10}
A_WHOLE_MATCH = ("0 draw discard", "0 knock KC", "1 lay_off")


def test_a_match_goes_on_on_another_device_in_the_middle_of_a_turn(house: House, people: People) -> None:
    ann, bob = sit_at_stacked_deal(house, people, QUICK)
    ann.play("draw discard")
    link = ann.make_link()
    phone = people("Ann", known=False, size=(360, 640), touch=True)
    phone.page.goto(link)
    phone.press_button("Continue here")
    phone.press(phone.page.get_by_role("link", name=re.compile("Bob.*Your turn")))
    expect(phone.card("9S")).to_have_accessible_name(re.compile("just taken, stays in your hand"))
    phone.play("discard KC")
    expect(ann.page.locator("[data-zone=discard] [data-card=KC]")).to_be_visible()
    bob.page.goto("/matches")
    bob.page.get_by_role("link", name=re.compile("Ann.*Your turn")).click()
    expect(bob.status).to_have_text("Your turn: draw a card")


def test_times_are_shown_in_the_readers_zone(house: House, people: People) -> None:
    ann, bob = seats = sit_at_stacked_deal(
        house, people, QUICK, rules=SHORT, ann={"timezone_id": "Asia/Tokyo"}, bob={"timezone_id": "America/New_York"}
    )
    play(seats, A_WHOLE_MATCH)
    match = ann.told("update")["match"]
    for visitor in seats:
        expect(visitor.page.get_by_test_id("end-reason")).to_be_visible()
    ended = datetime(2030, 1, 2, 3, 4, 5, tzinfo=UTC)
    assert house.database is not None
    with house.database.writing() as connection:
        connection.execute(MATCHES.update().where(MATCHES.c.id == match).values(ended_at=ended))
        connection.execute(MATCH_PLAYERS.update().where(MATCH_PLAYERS.c.match_id == match).values(ended_at=ended))
    told = ann.get(f"/api/matches/{match}")["ended_at"]
    assert datetime.fromisoformat(told) == ended
    assert told.endswith(("Z", "+00:00"))
    for visitor, day, hour in ((ann, "2 Jan(uary)? 2030", "12:04"), (bob, "1 Jan(uary)? 2030", "22:04")):
        visitor.page.goto(f"/matches/{match}")
        expect(visitor.page.get_by_text(re.compile(f"^Played .*{day}.*{hour}"))).to_be_visible()
