"""What the built page weighs, measured in static/dist as `make page` leaves it."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

DIST = Path(__file__).parents[2] / "static/dist"
KIB = 1024
DECKS = ("two", "two-big", "four", "four-big")
CARDS = {rank + suit for rank in "A23456789TJQK" for suit in "SHDC"}


def gzipped(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), compresslevel=6))


def first_load() -> dict[str, Any]:
    """The manifest's chunks that a page fetches before anybody asks for more, by name."""
    manifest = json.loads((DIST / ".vite/manifest.json").read_text())
    waiting = [name for name, chunk in manifest.items() if chunk.get("isEntry")]
    found: dict[str, Any] = {}
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = manifest[name]
            waiting += manifest[name].get("imports", [])
    return found


def test_the_script_of_the_first_load_is_small() -> None:
    files = {chunk["file"] for chunk in first_load().values()}
    assert 0 < sum(gzipped(DIST / file) for file in files) <= 45 * KIB


def test_the_styles_are_small() -> None:
    assert sum(gzipped(file) for file in DIST.glob("assets/*.css")) <= 12 * KIB


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_is_complete_and_small(deck: str) -> None:
    manifest = json.loads((DIST / "build.json").read_text())
    folders = {Path(asset).parent for asset in manifest["assets"] if Path(asset).parent.name.startswith(f"{deck}.")}
    (folder,) = folders
    faces = sorted((DIST / folder).glob("*.svg"))
    assert {face.stem for face in faces} == CARDS
    assert sum(gzipped(face) for face in faces) <= 125 * KIB


def test_no_card_is_inside_a_script_or_a_style() -> None:
    for file in [*DIST.glob("assets/*.js"), *DIST.glob("assets/*.css")]:
        assert b'<svg class="card"' not in file.read_bytes()
        assert b"data:image/svg" not in file.read_bytes()


def test_the_build_says_its_name() -> None:
    build = json.loads((DIST / "build.json").read_text())
    assert len(build["build"]) == 12
    assert all((DIST / asset).is_file() for asset in build["assets"] + build["before"])
