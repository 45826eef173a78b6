"""Reads the source instead of running it: a list of forbidden libraries would always miss the next one."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ENGINE = sorted((ROOT / "engine").rglob("*.py"))


RULES = [path for path in ENGINE if "bots" not in path.parts]


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield from (f"{module}.{name.name}" for name in names)
            case _:
                pass


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", ENGINE, ids=named)
def test_the_engine_imports_only_itself_and_the_standard_library(path: Path) -> None:
    roots = {name.partition(".")[0] for name in imported(path)}
    assert roots <= sys.stdlib_module_names | {"engine"}


@pytest.mark.parametrize("path", RULES, ids=named)
def test_no_rule_imports_a_bot(path: Path) -> None:
    assert not [name for name in imported(path) if name.startswith("engine.bots")]


def test_the_engine_was_found() -> None:
    assert RULES
