"""Seeded matches in a real browser: two people play to every way a deal can end, by pressing what they see.

Nothing is stacked, so the pages find the deals fair. What they show is held against the API and the database.
"""

import re

import pytest
from playwright.sync_api import expect
from sqlalchemy import select

from app.matches.models import DEALS as DEAL_ROWS
from app.matches.models import MATCHES
from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import DEALS, play, resign, sit_at_seeded_deal
from tests.e2e.visitor import Json, Visitor, card_name

LINES = {
    "deadwood_difference": "Deadwood {defender} against {knocker}",
    "undercut_bonus": "Undercut bonus",
    "gin_bonus": "Gin bonus",
    "big_gin_bonus": "Big gin bonus",
}
ENDINGS = {"knock": "knocked and has less", "undercut": "was undercut", "gin": "went gin", "big_gin": "had big gin"}


@pytest.mark.parametrize("kind", ENDINGS)
def test_two_people_play_to_a(kind: str, house: House, people: People) -> None:
    deal = DEALS[kind]
    seats = sit_at_seeded_deal(house, people, deal)
    play(seats, deal["moves"])
    winner, loser = seats[deal["winner"]], seats[1 - deal["winner"]]
    expect(winner.dialog.get_by_role("heading", name="You won the match")).to_be_visible()
    expect(loser.dialog.get_by_role("heading", name=f"{winner.name} won the match")).to_be_visible()
    match = winner.get(f"/api/matches/{deal['match_id']}")
    assert (match["sheet"][0]["kind"], match["sheet"][0]["points"]) == (kind, deal["points"])
    assert match["sheet"][0]["deadwoods"] == deal["deadwoods"]
    for visitor in seats:
        expect(visitor.page.get_by_test_id("end-reason")).to_have_text("The target was reached.")
        expect(visitor.page.get_by_test_id("fair")).to_contain_text("Every deal was as shuffled before it")
        expect(visitor.page.get_by_test_id("deal-kind")).to_contain_text(ENDINGS[kind])
        shows_the_arithmetic(visitor, match)
        shows_both_hands(visitor, match)
    is_stored(house, match)
    looks_back_at_it(loser, match)


def test_nobody_sees_the_hands_of_a_dead_deal_before_the_match_is_over(house: House, people: People) -> None:
    deal = DEALS["dead"]
    ann, bob = seats = sit_at_seeded_deal(house, people, deal)
    play(seats, deal["moves"][:-2])
    last = seats[int(deal["moves"][-1][0])]
    expect(last.page.locator(".place .few")).to_have_text("one draw left")
    play(seats, deal["moves"][-2:])
    for visitor in seats:
        expect(visitor.dialog.get_by_role("heading", name="A dead deal")).to_be_visible()
        expect(visitor.dialog.locator("[data-card]")).to_have_count(0)
        assert visitor.view["deal"]["result"]["hands"] is None
        visitor.press_button(re.compile("^Next deal"))
    expect(ann.table).to_have_attribute("data-turn", re.compile(r"^2\."))
    resign(ann)
    match_id = deal["match_id"]
    for visitor in seats:
        expect(visitor.page.get_by_test_id("end-reason")).to_have_text("Ann resigned.")
        expect(visitor.page.get_by_test_id("fair")).to_contain_text("Every deal was as shuffled before it")
    match = bob.get(f"/api/matches/{match_id}")
    assert (match["winner"], match["reason"], match["sheet"][0]["kind"]) == (1, "resigned", "dead")
    is_stored(house, match)

    bob.page.goto(f"/matches/{match_id}/deals/1")
    bob.press_button("Last step")
    for name in ("Ann", "Bob"):
        shown = bob.page.get_by_role("region", name=f"Hand of {name}")
        expect(shown.locator("[data-card]")).to_have_count(10)


def shows_the_arithmetic(visitor: Visitor, match: Json) -> None:
    """The deal's lines and sum, and the totals of the match with each bonus, as the API tells them."""
    deal, outcome = match["sheet"][0], match["outcome"]
    knocker = deal["knocker"]
    held = {"knocker": deal["deadwoods"][knocker], "defender": deal["deadwoods"][1 - knocker]}
    for line in deal["lines"]:
        text = LINES[line["code"]].format(**held)
        row = visitor.page.get_by_test_id("deal-sum").get_by_role("row", name=f"{text} {line['points']}", exact=True)
        expect(row).to_be_visible()
    assert sum(line["points"] for line in deal["lines"]) == deal["points"]
    total = visitor.dialog.get_by_role("row", name=re.compile("^Total")).get_by_role("cell")
    assert total.all_inner_texts() == [str(points) for points in outcome["totals"]]
    for seat, lines in enumerate(outcome["lines"]):
        assert sum(line["points"] for line in lines) == outcome["totals"][seat]
    settlement = visitor.dialog.get_by_role("row", name=re.compile("^Settlement"))
    expect(settlement).to_contain_text(str(outcome["settlement"]))


def shows_both_hands(visitor: Visitor, match: Json) -> None:
    """Melds and deadwood of both, and what was laid off."""
    hands = visitor.view["deal"]["result"]["hands"]
    for seat, name in enumerate(("Ann", "Bob")):
        section = visitor.dialog.get_by_role("region", name=name)
        expect(section).to_contain_text(f"deadwood {match['sheet'][0]['deadwoods'][seat]}")
        laid_off = [card for card, _ in hands[1 - seat]["lay_offs"]]
        for card in (*hands[seat]["loose"], *(card for meld in hands[seat]["melds"] for card in meld), *laid_off):
            expect(section.get_by_role("img", name=card_name(card))).to_be_visible()


def is_stored(house: House, match: Json) -> None:
    assert house.database is not None
    with house.database.reading() as connection:
        row = connection.execute(select(MATCHES).where(MATCHES.c.id == match["id"])).one()
        deals = connection.execute(select(DEAL_ROWS).where(DEAL_ROWS.c.match_id == match["id"])).all()
    assert (row.winner, row.reason, row.totals) == (match["winner"], match["reason"], match["totals"])
    assert row.status == "finished"
    assert row.ended_at is not None
    told = [(deal["kind"], deal["winner"], deal["points"], deal["deadwoods"]) for deal in match["sheet"]]
    assert [(deal.kind, deal.winner, deal.points, deal.deadwoods) for deal in deals] == told


def looks_back_at_it(visitor: Visitor, match: Json) -> None:
    """From the end of the match to its page, and on to the last card of the deal."""
    visitor.dialog.get_by_role("link", name="Look back at the match").click()
    expect(visitor.page.get_by_test_id("match-outcome")).to_contain_text("The target was reached.")
    expect(visitor.page.get_by_test_id("fair-verdict")).to_have_attribute("data-verdict", "fair")
    visitor.page.get_by_role("link", name="Watch deal 1").click()
    said = visitor.page.get_by_test_id("replay-said")
    expect(said).to_contain_text("the upcard is")
    visitor.press_button("Last step")
    expect(said).to_have_text("The match ends")
    visitor.press_button("One step back")
    points, name = match["sheet"][0]["points"], ("Ann", "Bob")[match["winner"]]
    expect(said).to_contain_text(f"{name} scores {points} points")
