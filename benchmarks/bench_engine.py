"""How fast the engine is, and beside whom: `make bench-engine`. Writes `benchmarks/results/engine.json`.

Ends with status 1 when a bar is missed. Figures of different runs are not comparable, those of one run are.
"""

import json
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from os import cpu_count
from pathlib import Path
from typing import Any

from benchmarks import actions, melds
from benchmarks.timing import Bar

SECTIONS = {"melds": melds.measure, "actions": actions.measure}
"""Each returns its figures and bars; a new one is a module with a `measure` and a line here."""

RIVALS = ("open_spiel", "rlcard")
RESULTS = Path(__file__).parent / "results" / "engine.json"


def main() -> int:
    report: dict[str, Any] = {"machine": _machine()}
    bars: list[Bar] = []
    for name, measure in SECTIONS.items():
        section = measure()
        report[name] = section.figures
        bars.extend(section.bars)
        _show(name, section.figures)
    report["bars"] = [
        {"what": bar.what, "measured": bar.measured, "at_most": bar.at_most, "met": bar.met} for bar in bars
    ]
    RESULTS.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n")
    for bar in bars:
        print(f"{'met' if bar.met else 'MISSED':>6}  {bar.what}: {bar.measured} (at most {bar.at_most})")
    return 0 if all(bar.met for bar in bars) else 1


def _machine() -> dict[str, Any]:
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "cores": cpu_count(),
        **{rival: _version(rival) for rival in RIVALS},
    }


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def _show(name: str, figures: dict[str, Any]) -> None:
    print(name)
    for what, by_contender in figures.items():
        print(f"  {what}")
        for contender, figure in by_contender.items():
            print(f"    {contender:36}", figure if isinstance(figure, str) else _in_words(figure))


def _in_words(figure: dict[str, Any]) -> str:
    return "  ".join(f"{key} {value}" for key, value in figure.items())


if __name__ == "__main__":
    sys.exit(main())
