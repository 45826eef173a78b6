"""Seeds of three and four people: every page deals the decks again, with the cards that it saw in its role."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.company import put_the_cut_away, sit_in_company
from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import resign
from tests.e2e.visitor import Visitor


def take_a_turn(visitor: Visitor) -> None:
    """The stock's card is drawn, and the first card of the hand that may go is thrown."""
    if visitor.view["options"]["passing"]:
        visitor.play("pass")
        return
    visitor.play("draw stock")
    expect(visitor.hand.locator("[data-card]")).to_have_count(11)
    visitor.play(f"discard {visitor.view['options']['leaves'][0][0]}")


@pytest.mark.parametrize(
    ("game", "rules_id", "names"),
    [
        ("captain", "captain", ("Ann", "Bob", "Cyd")),
        ("cutthroat", "house", ("Ann", "Bob", "Cyd")),
        ("partners", "house", ("Ann", "Bob", "Cyd", "Dan")),
    ],
)
def test_each_page_finds_the_decks_and_the_cut_fair(
    house: House, people: People, game: str, rules_id: str, names: tuple[str, ...]
) -> None:
    everyone = sit_in_company(house, people, game, names, order=None, rules_id=rules_id)
    put_the_cut_away(*everyone)
    tables = {visitor.view["deal"]["number"] for visitor in everyone}
    for number in sorted(tables):
        at_it = [visitor for visitor in everyone if visitor.view["deal"]["number"] == number]
        for _ in range(4):
            to_move = at_it[0].view["deal"]["to_move"]
            mover = everyone[to_move]
            expect(mover.table).to_have_class(re.compile("my-turn"))
            take_a_turn(mover)
            for visitor in at_it:
                expect(visitor.status).not_to_have_text(f"{names[to_move]} to move")
            expect(mover.table).not_to_have_class(re.compile("my-turn|busy"))
    loser = everyone[0]
    resign(loser)
    for visitor in everyone:
        expect(visitor.page.get_by_test_id("fair")).to_contain_text("Every deal was as shuffled before it")
    match = loser.told("update")["match"]
    loser.page.goto(f"/matches/{match}")
    expect(loser.page.get_by_test_id("fair-verdict")).to_have_attribute("data-verdict", "fair")
