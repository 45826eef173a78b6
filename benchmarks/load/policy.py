"""A quick player: what it does next, by what its view allows. It knocks as soon as it may, so that deals end."""

from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]


def next_move(view: Json) -> Json | None:
    """The move of a seat that is to move, without its id; None where it has none to make."""
    deal, may = view["deal"], view["options"]
    if deal["to_move"] != view["seat"]:
        return None
    turn = deal["turn"]
    if may["lay_off"]:
        return {"type": "lay_off", "turn": turn}
    if may["passing"]:
        return {"type": "pass", "turn": turn}
    if piles := may["draw"]:
        return {"type": "draw", "turn": turn, "pile": "stock" if "stock" in piles else "discard"}
    if not may["leaves"]:
        return None
    best = min(may["leaves"], key=_deadwood)[0]
    return {"type": "knock" if best in may["knocks"] else "discard", "turn": turn, "card": best}


def _deadwood(leave: tuple[str, int]) -> int:
    return leave[1]
