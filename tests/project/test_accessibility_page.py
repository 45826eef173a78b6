"""`docs/accessibility.md` names tests that there are."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/accessibility.md").read_text("utf-8")


def test_every_test_that_the_page_on_access_names_is_there() -> None:
    named = re.findall(r"`([\w/]+\.py)::(\w+)`", PAGE)
    assert named
    files = {path: (ROOT / "tests" / path).read_text() for path, _ in named}
    assert [(path, test) for path, test in named if f"def {test}(" not in files[path]] == []


def test_every_file_that_the_page_on_access_names_is_there() -> None:
    named = re.findall(r"`((?:static|tests)/[\w./]+)`", PAGE)
    assert named
    assert [path for path in named if not (ROOT / path).exists()] == []
