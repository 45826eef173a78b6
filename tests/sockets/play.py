"""Whole deals and matches between two tabs."""

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


async def play_match(one: Tab, two: Tab) -> None:
    """Play until the match is over."""
    while one.update["view"]["phase"] != "over":
        await play_deal(one, two)
        if one.update["view"]["phase"] == "sheet":
            await one.do("next_deal")
            await two.do("next_deal")
            await one.hear_view(lambda view: view["phase"] == "playing")
