"""Whole deals and matches between two tabs or more."""

from collections.abc import Sequence

from tests.moves import simple_move
from tests.sockets.person import Tab


async def play_deal(one: Tab, two: Tab) -> None:
    """Play the deal on the table to its end."""
    tabs = {one.room["you"]: one, two.room["you"]: two}
    number = one.update["view"]["deal"]["number"]
    while one.update["view"]["phase"] == "playing" and one.update["view"]["deal"]["number"] == number:
        tab = tabs[one.update["view"]["deal"]["to_move"]]
        kind, content = simple_move(tab.update["view"])
        told = await tab.do(kind, **content)
        other = two if tab is one else one
        await other.hear(lambda heard, seq=told["seq"]: heard["type"] == "update" and heard["seq"] >= seq)  # type: ignore[misc]  # the seq of now


async def abreast(tabs: Sequence[Tab]) -> None:
    """All have heard what any of them has."""
    seq = max(tab.update["seq"] for tab in tabs)
    for tab in tabs:
        if tab.update["seq"] < seq:
            await tab.hear(lambda heard: heard["type"] == "update" and heard["seq"] >= seq)


async def step(tabs: Sequence[Tab]) -> bool:
    """Whoever of these may do something at a table or with the sheet does one thing; False where nobody may."""
    for tab in tabs:
        may = tab.update["view"]["options"]
        if "next_deal" in may["around"]:
            await tab.do("next_deal")
        elif may["passing"] or may["draw"] or may["leaves"] or may["lay_off"]:
            kind, content = simple_move(tab.update["view"])
            await tab.do(kind, **content)
        else:
            continue
        await abreast(tabs)
        return True
    return False


async def play_match(one: Tab, two: Tab) -> None:
    """Play until the match is over."""
    while one.update["view"]["phase"] != "over":
        await play_deal(one, two)
        if one.update["view"]["phase"] == "sheet":
            await one.do("next_deal")
            await two.do("next_deal")
            await one.hear_view(lambda view: view["phase"] == "playing")
