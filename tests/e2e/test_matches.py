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


def test_the_sheet_of_a_match_is_printed_as_on_paper_and_every_number_has_its_rule(
    house: House, people: People
) -> None:
    ann, _ = seats = sit_at_stacked_deal(house, people, QUICK, rules={"target": 10}, ann={"color_scheme": "dark"})
    play(seats, A_WHOLE_MATCH)
    expect(ann.page.get_by_test_id("end-reason")).to_be_visible()
    ann.page.goto(f"/matches/{ann.told('update')['match']}")
    sheet = ann.page.get_by_role("table", name="Score sheet")
    for rule in ("What the deals above brought", "For reaching the target", "A box for each deal won"):
        expect(sheet.get_by_role("rowheader").filter(has_text=rule)).to_be_visible()
    ann.page.evaluate("window.print = () => { window.printed = true; }")
    ann.press_button("Print the sheet")
    assert ann.page.evaluate("window.printed")

    ann.page.emulate_media(media="print")
    expect(sheet).to_be_visible()
    expect(ann.page.get_by_role("heading", name="Ann and Bob")).to_be_visible()
    for gone in ("banner", "contentinfo"):
        expect(ann.page.get_by_role(gone)).to_be_hidden()
    for gone in ("Watch deal 1", "Print the sheet", "Record (text)"):
        expect(ann.page.get_by_text(gone)).to_be_hidden()
    # Paper is light also for those who sit in the dark.
    assert sheet.evaluate("one => getComputedStyle(one).color") == "rgb(17, 17, 17)"
    for paper in ("A4", "Letter"):
        printed = ann.page.pdf(format=paper)
        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1


def test_finished_matches_are_found_by_how_they_ended_and_against_whom(house: House, people: People) -> None:
    ann, bob = seats = sit_at_stacked_deal(house, people, QUICK, rules=SHORT)
    play(seats, A_WHOLE_MATCH)
    for visitor in seats:
        expect(visitor.page.get_by_test_id("end-reason")).to_be_visible()
    for visitor, other, result in ((ann, "Bob", "Won"), (bob, "Ann", "Lost")):
        page = visitor.page
        page.goto("/matches")
        row = page.get_by_role("main").get_by_role("link", name=re.compile(f"{other}.*{result}"))
        expect(row).to_be_visible()
        page.get_by_label("Result").select_option("Won" if result == "Lost" else "Lost")
        expect(row).to_have_count(0)
        expect(page.get_by_text("None of your matches is like that.")).to_be_visible()
        page.get_by_label("Result").select_option(result)
        page.get_by_label("Against").select_option("People")
        expect(row).to_be_visible()
        page.get_by_label("Against").select_option("The computer")
        expect(row).to_have_count(0)
        page.get_by_label("Against").select_option("Everybody")
        page.get_by_label("Players").select_option("Two players")
        page.get_by_label("Rules").select_option("Express")
        expect(row).to_be_visible()
        page.get_by_label("Rules").select_option("House")
        expect(row).to_have_count(0)
