"""What takes too long for every day: each screen in both themes at four sizes and in every language, with pictures.

`make audit`. The pictures are in `tests/e2e/shots/`, a folder for each language; to have only those of a deal:
`pytest tests/e2e/test_audit.py -m audit -k "pictures and a_deal"`.
"""

from itertools import product
from pathlib import Path
from typing import Literal

import pytest

from tests.e2e.axe import findings
from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.layout import faults, settle
from tests.e2e.speaking import LANGUAGES, OTHERS, speak
from tests.e2e.tour import TOURS, Tour
from tests.e2e.visitor import Visitor

pytestmark = pytest.mark.audit

SHOTS = Path(__file__).with_name("shots")
SIZES = ((320, 568), (360, 640), (667, 375), (1280, 720))
NARROWEST_AND_WIDEST = (SIZES[0], SIZES[-1])
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LAST_IN_ENGLISH = (*OTHERS, "en")
"""What a tour presses next is called as in English."""

assert set(LAST_IN_ENGLISH) == set(LANGUAGES)


@pytest.mark.parametrize("tour", TOURS, ids=lambda tour: tour.__name__)
def test_everybody_can_use_in_every_theme_and_width(tour: Tour, house: House, people: People) -> None:
    found: dict[str, list[str]] = {}

    def look(visitor: Visitor, name: str) -> None:
        for language, theme, (width, height) in product(LAST_IN_ENGLISH, THEMES, NARROWEST_AND_WIDEST):
            speak(visitor.page, language)
            visitor.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            visitor.page.set_viewport_size({"width": width, "height": height})
            settle(visitor.page)
            if wrong := [*faults(visitor.page), *findings(visitor.page)]:
                found[f"{name} {language} {theme} {width}"] = wrong

    tour(house, people, look)
    assert found == {}


@pytest.mark.parametrize("tour", TOURS, ids=lambda tour: tour.__name__)
def test_pictures_are_taken(tour: Tour, house: House, people: People) -> None:
    wide: list[str] = []

    def look(visitor: Visitor, name: str) -> None:
        for language, (width, height) in product(LAST_IN_ENGLISH, SIZES):
            speak(visitor.page, language)
            visitor.page.set_viewport_size({"width": width, "height": height})
            # Another size may want another deck.
            visitor.page.wait_for_load_state("networkidle")
            settle(visitor.page)
            if faults(visitor.page):
                wide.append(f"{name} {language} {width}")
            for theme in THEMES:
                visitor.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                visitor.page.screenshot(path=SHOTS / language / f"{name}-{width}x{height}-{theme}.png")

    tour(house, people, look)
    assert wide == []
