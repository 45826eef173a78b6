"""What the built page weighs, measured in static/dist as `make page` leaves it."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

import brotli
import pytest

DIST = Path(__file__).parents[2] / "static/dist"
KIB = 1024
DECKS = ("two", "two-big", "four", "four-big")
CARDS = {rank + suit for rank in "A23456789TJQK" for suit in "SHDC"}


def gzipped(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), compresslevel=6))


def manifest() -> dict[str, Any]:
    chunks: dict[str, Any] = json.loads((DIST / ".vite/manifest.json").read_text())
    return chunks


def first_load_of_the_table() -> list[dict[str, Any]]:
    """What a browser fetches that follows an invitation: the page's start, the room, and all that they import."""
    chunks = manifest()
    document = (DIST / "index.html").read_text()
    found: dict[str, dict[str, Any]] = {}
    waiting = [name for name, chunk in chunks.items() if name.endswith(".js") and chunk["file"] in document]
    assert waiting
    waiting.append("src/room/RoomPage.tsx")
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = chunks[name]
            waiting += chunks[name].get("imports", [])
    return list(found.values())


def test_the_script_of_the_table_is_small() -> None:
    files = {chunk["file"] for chunk in first_load_of_the_table()}
    assert sum(gzipped(DIST / file) for file in files) <= 45 * KIB


def test_the_styles_of_the_table_are_small() -> None:
    files = {file for chunk in first_load_of_the_table() for file in chunk.get("css", [])}
    assert 0 < sum(gzipped(DIST / file) for file in files) <= 12 * KIB


def test_a_language_is_small_and_comes_by_itself() -> None:
    languages = [chunk for name, chunk in manifest().items() if name.startswith("src/lang/")]
    assert languages
    for chunk in languages:
        assert chunk["isDynamicEntry"]
        assert gzipped(DIST / chunk["file"]) <= 10 * KIB


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_is_complete_and_small(deck: str) -> None:
    build = json.loads((DIST / "build.json").read_text())
    folders = {Path(asset).parent for asset in build["assets"] if Path(asset).parent.name.startswith(f"{deck}.")}
    (folder,) = folders
    faces = sorted((DIST / folder).glob("*.svg"))
    assert {face.stem for face in faces} == CARDS
    assert sum(gzipped(face) for face in faces) <= 125 * KIB


def test_no_card_is_inside_a_script_or_a_style() -> None:
    face = re.compile(rb"-120(?: |%20)-168(?: |%20)240")  # every face has this frame, and nothing else does
    assert all(face.search(card.read_bytes()) for card in DIST.glob("assets/cards/*/*.svg"))
    for file in [*DIST.glob("assets/*.js"), *DIST.glob("assets/*.css")]:
        assert not face.search(file.read_bytes())


def test_every_script_and_style_lies_compressed_beside_itself() -> None:
    files = [DIST / name for name in json.loads((DIST / "build.json").read_text())["assets"]]
    plain = [file for file in files if file.suffix in (".js", ".css")]
    assert len(plain) > 20
    for file in plain:
        packed = file.with_name(f"{file.name}.br").read_bytes()
        assert brotli.decompress(packed) == file.read_bytes()


def test_the_build_says_its_name() -> None:
    build = json.loads((DIST / "build.json").read_text())
    assert len(build["build"]) == 12
    assert all((DIST / asset).is_file() for asset in build["assets"] + build["before"])
