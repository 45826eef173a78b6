"""Examples of deals: a situation, and what the engine scores for it."""

from engine.cards import Card
from engine.rulebook.page import Example, Sentence
from engine.rules import Rules
from engine.scoring import score_deal


def scored_deal(rules: Rules, kind: str, knocker: int, defender: int, upcard: Card | None = None) -> Example:
    """`kind` as a deal ends: "knock", "gin" or "big_gin"; under `upcard` the situation names it."""
    score = score_deal(rules, kind=kind, knocker=knocker, defender=defender, upcard=upcard)
    args: dict[str, int | str] = {"knocker": knocker, "defender": defender}
    if upcard is not None:
        args["card"] = str(upcard)
    outcome = Sentence("outcome_deal", {"winner": score.winner or "nobody", "points": score.points})
    if knocker == 0 and score.winner is not None:
        outcome = Sentence(f"outcome_{score.kind}", {"points": score.points})
    return Example(
        Sentence(f"case_{kind}" if upcard is None else f"case_{kind}_upcard", args),
        (score.lines,),
        (score.points,),
        outcome,
    )
