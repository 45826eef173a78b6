"""Play the deals of "How to play" and write what the page shows of them to `static/src/pages/learn/lesson.json`.

    python -m tests.e2e.make_lesson

The page knows no rules, so whatever the learner sees and is answered there is what the engine said here. Each step is
one decision of the learner, after what led to it.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, TypeAlias

import orjson

from app.rooms.answers import arrangements, lay_offs
from app.wire.sheet import sheet_of
from engine.actions import Discard, Draw, Knock, LayOff, Pile, SeatAction
from engine.cards import Card
from engine.events import Event
from engine.rules import rules_to_dict
from engine.view import seen, view
from tests.e2e.browser import ROOT
from tests.engine.driver import Table, deck_of, new_table

LESSON = ROOT / "static/src/pages/learn/lesson.json"
LEARNER, TEACHER = 0, 1

Json: TypeAlias = Any


@dataclass(frozen=True, slots=True)
class Move:
    seat: int
    action: SeatAction
    step: str = ""
    """What the learner learns by it."""


def by_teacher(action: SeatAction) -> Move:
    return Move(TEACHER, action)


def by_learner(step: str, action: SeatAction) -> Move:
    return Move(LEARNER, action, step)


def card(text: str) -> Card:
    return Card.parse(text)


DEALS: Sequence[tuple[tuple[Card, ...], Sequence[Move]]] = (
    (
        deck_of("5H 6H 7H 9C 9S KD JC AS 2D 4C", "4H 2C 2H 2S 3S 3D 6D 8D TC AD", "9D", "QH 8H"),
        (
            by_learner("upcard", Draw(Pile.DISCARD)),
            by_learner("discard", Discard(card("KD"))),
            by_teacher(Draw(Pile.STOCK)),
            by_teacher(Discard(card("QH"))),
            by_learner("stock", Draw(Pile.STOCK)),
            by_learner("knock", Knock(card("JC"))),
            by_teacher(LayOff()),
        ),
    ),
    (
        deck_of("4S 5S 6S JH JD AC AD 2H 3C KC", "9H 9C 9D 5C 6C 7C 7S JS 2D 2C", "JC"),
        (
            by_teacher(Draw(Pile.DISCARD)),
            by_teacher(Knock(card("KC"))),
            by_learner("lay_off", LayOff()),
        ),
    ),
    (
        deck_of("2C 3C 4C 8S 8D 8H JD QD KD 5H", "AH AD AC 2S 3S 4S 6C 7H 3D 2H", "5C"),
        (
            by_learner("pile", Draw(Pile.DISCARD)),
            by_learner("gin", Knock(card("5H"))),
        ),
    ),
)


def lesson() -> Json:
    table = new_table(decks=[deck for deck, _ in DEALS], clock="untimed")
    steps: list[Json] = []
    frames = [_frame(table, table.log[-1:])]
    for number, (_, moves) in enumerate(DEALS, 1):
        for move in moves:
            if move.step:
                steps.append(_step(table, move.step, frames, expected(move.action)))
                frames = []
            frames.append(_frame(table, table.do(move.seat, move.action)))
        steps.append(_step(table, f"result-{number}", frames, {"type": "next_deal"}))
        if number < len(DEALS):
            table.next_deal()
            frames = [_frame(table, table.log[-1:])]
    return {"rules_id": "standard", "rules": rules_to_dict(table.state.rules), "steps": steps}


def expected(action: SeatAction) -> Json:
    match action:
        case Draw(pile=pile):
            return {"type": "draw", "pile": str(pile)}
        case Discard(card=thrown):
            return {"type": "discard", "card": str(thrown)}
        case Knock(card=thrown):
            return {"type": "knock", "card": str(thrown)}
        case LayOff():
            return {"type": "lay_off"}
        case _:
            raise ValueError(action)


def _frame(table: Table, events: Sequence[Event]) -> Json:
    return plain({"view": view(table.state, LEARNER, table.now), "events": [seen(event, LEARNER) for event in events]})


def _step(table: Table, name: str, frames: list[Json], expects: Json) -> Json:
    answers: Json = {}
    if expects["type"] == "knock":
        answers["arrangements"] = plain(arrangements(table.state, LEARNER, expects["card"]))
    if expects["type"] == "lay_off":
        melds = tuple(tuple(meld) for meld in frames[-1]["view"]["you"]["melds"])
        answers["drafts"] = dict(_drafts(table, melds, ()))
    return {"name": name, "frames": frames, "expects": expects, "sheet": plain(sheet_of(table.state)), **answers}


def _drafts(
    table: Table, melds: tuple[tuple[str, ...], ...], placed: tuple[tuple[str, int], ...]
) -> Iterator[tuple[str, Json]]:
    """What the server would say to every way of laying cards off, by the cards in their order."""
    draft = plain(lay_offs(table.state, LEARNER, melds, placed))
    assert draft["ok"]
    yield ",".join(each for each, _ in placed), draft
    for each, onto in draft["fits"]:
        yield from _drafts(table, melds, (*placed, (each, onto)))


def plain(value: object) -> Json:
    return json.loads(orjson.dumps(value))


def text() -> str:
    found = lesson()
    names = [step["name"] for step in found["steps"]]
    assert all(one != other for one, other in pairwise(sorted(names)))
    return json.dumps(found, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    LESSON.write_text(text())
