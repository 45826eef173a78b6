"""The cases of known mistakes in other products, by kind: `tests/cases/rules.json`."""

import json
from pathlib import Path
from typing import Any

CASES = Path(__file__).parents[1] / "cases" / "rules.json"


def cases_of(*kinds: str) -> dict[str, dict[str, Any]]:
    """By id. Any as value: every kind has fields of its own."""
    return {case["id"]: case for case in json.loads(CASES.read_text()) if case["kind"] in kinds}
