"""Every main screen once, on a phone and on a desktop: no overflow, nothing in the console, no request that fails.

With `--shots` each is kept as a picture in `tests/e2e/shots/`, at more sizes, light and dark.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Literal, TypeAlias

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import DEALS, play, sit_at_seeded_deal, sit_at_stacked_deal
from tests.e2e.test_lay_off import BROKEN_SEVENS
from tests.e2e.visitor import Visitor

SHOTS = Path(__file__).with_name("shots")
SIZES = {"phone": (360, 640), "desktop": (1280, 720)}
MORE_SIZES = {"small": (320, 568), "large": (430, 932), "side": (667, 375), "screen": (1920, 1080)}
Camera: TypeAlias = Callable[[Visitor, str], None]


@pytest.fixture
def camera(request: pytest.FixtureRequest) -> Camera:
    keep: bool = request.config.getoption("--shots", default=False)

    def look(visitor: Visitor, name: str) -> None:
        for size, (width, height) in (SIZES | (MORE_SIZES if keep else {})).items():
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.page.evaluate("document.fonts.ready")
            assert visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, (name, size)
            if keep:
                _keep(visitor, f"{name}-{size}")

    return look


def _keep(visitor: Visitor, name: str) -> None:
    SHOTS.mkdir(exist_ok=True)
    # Another size may want another deck.
    visitor.page.wait_for_load_state("networkidle")
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        visitor.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        visitor.page.screenshot(path=SHOTS / f"{name}-{scheme}.png")


def test_the_pages_around_the_table(people: People, camera: Camera) -> None:
    eve = people("Eve", known=False)
    for path, name in (("/", "home"), ("/new", "new"), ("/matches", "no-matches"), ("/about", "about")):
        eve.page.goto(path)
        expect(eve.page.get_by_role("heading", level=1)).to_be_visible()
        # What the heading stands over may come later.
        expect(eve.page.locator("[aria-busy=true]")).to_have_count(0)
        camera(eve, name)
    eve.forgive("401")
    for path, name in (("/privacy", "privacy"), ("/link", "link"), ("/link#abcd", "link-redeem")):
        eve.page.goto(path)
        expect(eve.page.get_by_role("heading", level=1)).to_be_visible()
        camera(eve, name)
    for path in ("/nowhere", "/r/ZZZZZZZZ"):
        eve.page.goto(path)
        expect(eve.page.get_by_role("heading", level=1)).to_be_visible()
        camera(eve, path.strip("/").replace("/", "-"))
    eve.forgive("404")


def test_the_table_from_the_invitation_to_the_lay_off(house: House, people: People, camera: Camera) -> None:
    host = people("Hanna")
    code = host.make_room()
    host.page.goto(f"/r/{code}")
    expect(host.page.get_by_test_id("room-code")).to_be_visible()
    camera(host, "waiting")
    guest = people("Gregor", known=False)
    guest.page.goto(f"/r/{code}")
    expect(guest.button("Sit down")).to_be_visible()
    camera(guest, "invitation")

    ann, bob = seats = sit_at_stacked_deal(house, people, BROKEN_SEVENS)
    camera(ann, "upcard")
    play(seats, ("0 pass", "1 pass", "0 draw stock"))
    ann.select("KD")
    camera(ann, "discard")
    camera(bob, "waits")
    ann.press_button("Discard the king of diamonds and knock with 10")
    expect(ann.button("Knock with 10", within=ann.dialog)).to_be_enabled()
    camera(ann, "knock")
    ann.press_button("Knock with 10", within=ann.dialog)
    bob.select("8H")
    camera(bob, "lay-off")
    bob.play("lay_off")
    expect(bob.dialog).to_be_visible()
    camera(bob, "result")
    bob.page.keyboard.press("Escape")
    bob.press_button("Menu")
    camera(bob, "menu")


def test_the_end_of_a_match_and_looking_back_at_it(house: House, people: People, camera: Camera) -> None:
    deal = DEALS["big_gin"]
    ann, bob = seats = sit_at_seeded_deal(house, people, deal)
    play(seats, deal["moves"])
    expect(bob.dialog).to_be_visible()
    camera(bob, "match-end")
    ann.page.goto(f"/matches/{deal['match_id']}")
    expect(ann.page.get_by_test_id("fair-verdict")).to_be_visible()
    camera(ann, "match")
    ann.page.goto("/matches")
    expect(ann.page.get_by_role("heading", name="Finished")).to_be_visible()
    camera(ann, "matches")
    ann.page.goto(f"/matches/{deal['match_id']}/deals/1")
    ann.press_button("One step on")
    camera(ann, "replay")
