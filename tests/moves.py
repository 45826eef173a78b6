"""A simple player for tests: does what the options of a view allow."""

from typing import Any


def simple_move(view: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """Knock as soon as it is legal, else draw from the stock and throw what leaves least."""
    may = view["options"]
    if may["lay_off"]:
        return "lay_off", {}
    if may["passing"]:
        return "pass", {}
    if may["draw"]:
        return "draw", {"pile": "stock" if "stock" in may["draw"] else "discard"}
    best = min(may["leaves"], key=lambda each: each[1])[0]
    return ("knock" if best in may["knocks"] else "discard"), {"card": best}
