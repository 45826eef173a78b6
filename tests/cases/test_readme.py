"""The table of cases in the README against the tests themselves: every case once, and every test that it names."""

import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
README = Path(__file__).with_name("README.md").read_text()
RULES_CASES = Path(__file__).with_name("rules.json").read_text()
KINDS = {"R": 18, "C": 12, "T": 14, "D": 6, "S": 8, "U": 10}
ROW = re.compile(r"^\| (D-[A-Z]\d\d) \|[^|]+\|(.+)\|$", re.MULTILINE)
NAMED = re.compile(r"`([\w/]+\.py)::(\w+)(?:\[([^\]]+)\])?`")


def rows() -> dict[str, str]:
    return dict(ROW.findall(README))


def named() -> Iterator[tuple[str, str, str, str]]:
    for case, cell in rows().items():
        for path, test, parameter in NAMED.findall(cell):
            yield case, path, test, parameter


def test_every_case_stands_once_in_the_table() -> None:
    cases = [f"D-{kind}{number:02}" for kind, most in KINDS.items() for number in range(1, most + 1)]
    assert sorted(case for case, _ in ROW.findall(README)) == sorted(cases)


def test_every_case_names_a_test() -> None:
    assert {case for case, *_ in named()} == set(rows())


def test_every_test_that_is_named_is_there() -> None:
    missing = []
    for case, path, test, parameter in named():
        text = (TESTS / path).read_text() if (TESTS / path).is_file() else ""
        if not re.search(rf"^(async )?def {test}\(", text, re.MULTILINE):
            missing.append(f"{case}: {path}::{test}")
        if parameter and parameter not in RULES_CASES:
            missing.append(f"{case}: {parameter}")
    assert missing == []
