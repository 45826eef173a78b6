"""What a screen reader finds in every phase and language, kept in `aria/` as text that can be read and reviewed.

With `--rewrite` the texts are written anew from what is there.
"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.speaking import OTHERS, speak
from tests.e2e.tour import Tour, a_deal, the_end
from tests.e2e.visitor import Visitor

KEPT = Path(__file__).with_name("aria")
PHASES: dict[Tour, tuple[str, ...]] = {
    a_deal: (
        "upcard",
        "upcard-waits",
        "draw",
        "discard",
        "discard-waits",
        "knock",
        "lay-off",
        "lay-off-waits",
        "result",
        "result-lost",
        "result-hidden",
    ),
    the_end: ("match-end", "match-end-other", "over"),
}

RUNNING = (
    (re.compile(r"- timer: .*"), "- timer: /.+/"),
    (re.compile(r"^( *)- (log|alert):\n(?:\1  .*\n)+", re.MULTILINE), r"\1- \2:\n\1  - /children: contain\n"),
    (re.compile(r'- button "(Next deal|Gramy dalej|Sledeće deljenje) \(\d+\)"'), r"- button /\1 \\(\\d+\\)/"),
)
"""Clocks, the seconds that a button counts, and what was told: what they say is another test's."""

EXACTLY = "- /children: deep-equal\n"
"""Else what matches may have more in it."""


@pytest.mark.parametrize("tour", PHASES, ids=lambda tour: tour.__name__)
def test_a_screen_reader_finds(tour: Tour, house: House, people: People, request: pytest.FixtureRequest) -> None:
    rewrite: bool = request.config.getoption("--rewrite", default=False)
    seen: list[str] = []

    def look(visitor: Visitor, name: str) -> None:
        if name not in PHASES[tour]:
            return
        seen.append(name)
        place = visitor.dialog if visitor.dialog.count() else visitor.page.get_by_role("main")
        for language in (*OTHERS, "en"):
            speak(visitor.page, language)
            file = KEPT / language / f"{name}.yml"
            if rewrite:
                # Parts that are fetched when the rest stands.
                visitor.page.wait_for_load_state("networkidle")
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(found(place))
            expect(place).to_match_aria_snapshot(EXACTLY + file.read_text())

    tour(house, people, look)
    assert set(seen) == set(PHASES[tour])


def found(place: Locator) -> str:
    snapshot = place.aria_snapshot() + "\n"
    for running, pattern in RUNNING:
        snapshot = running.sub(pattern, snapshot)
    return snapshot
