"""The names that others script against are the agreed ones, and the page about them shows each."""

import re
from pathlib import Path

import engine

PAGE = (Path(__file__).parents[2] / "docs" / "engine.md").read_text(encoding="utf-8")


def test_every_public_name_is_shown_at_work() -> None:
    imported = set(re.findall(r"\w+", " ".join(re.findall(r">>> from engine import (.*)", PAGE))))
    assert imported == set(engine.__all__)


def test_every_public_name_is_there() -> None:
    assert all(hasattr(engine, name) for name in engine.__all__)
