"""How the golden logs of version 1 were made: `python -m tests.logs.make_v1`. They are never made anew.

Each match is two files: `<name>.jsonl`, a head and then its log line by line, and `<name>.sheet.json`, its result.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson
from typing_extensions import override

from app.ids import id_bytes
from app.matches.codec import VERSION, encode
from engine.actions import (
    AddBot,
    BigGin,
    ChangeSeat,
    Deal,
    Draw,
    NextDeal,
    NotReady,
    Pile,
    Ready,
    Remove,
    Resign,
    SeatAction,
    Sit,
    Swap,
)
from engine.events import Event
from engine.match import MatchState, fold, needs_deal
from engine.shuffle import cut, deck
from tests.engine.driver import (
    MATCH_ID,
    SEAT_SEEDS,
    SERVER_SEED,
    Table,
    deck_of,
    knocking,
    new_table,
    play_match,
)
from tests.engine.seating import commit_of, room_of, sit_down
from tests.engine.unruly import unruly_match

FOLDER = Path(__file__).with_name("v1")
UNRULY = {"oklahoma_flag": 69, "classic_dead_deal": 15, "house_old_aborted": 61, "house_adjourned": 80}


@dataclass
class FairTable(Table):
    """Dealt from the seeds, as a server does."""

    @override
    def _next_deal(self) -> Deal:
        number = needs_deal(self.state)
        assert number is not None
        made = self.state.made
        decks = [
            deck(SERVER_SEED, SEAT_SEEDS, id_bytes(MATCH_ID), bytes.fromhex(made.rules_hash), n) for n in (0, number)
        ]
        return Deal(decks[1], cut(decks[0], 2) if number == 1 else None)


def fair_match() -> list[Event]:
    start = new_table("standard")
    seated = next(index for index, event in enumerate(start.log) if type(event).__name__ == "DealStarted")
    table = FairTable(fold(start.log[:seated]), start.log[:seated])
    table.do(None, table._next_deal())
    return play_match(table, knocking, random.Random(24)).log


def big_gin_match() -> list[Event]:
    decks = [
        deck_of("2S 3S 4S 5S 9C 9D 9H KC KD KH", "QS QD QC 7S 7D 5C 4D 3C 2H AD", "6S"),
        deck_of("QS QD QC 7S 7D 5C 4D 3C 2H AD", "2S 3S 4S 5S 9C 9D 9H KC KD KH", "6S"),
    ]
    table = new_table("classic", decks=decks)
    table.play((0, Draw(Pile.DISCARD)), (0, BigGin()), (0, NextDeal()), (1, NextDeal()))
    table.play((1 - table.mover, Resign()))
    return table.log


def seats_match() -> list[Event]:
    """Three people and a computer find their seats, and play is about to begin."""
    table = room_of(3)
    sit_down(table, 0, 1)
    actions: tuple[tuple[int, SeatAction], ...] = (
        (0, Ready()),
        (1, ChangeSeat(2)),
        (0, AddBot(1, commit_of("bot"))),
        (0, Swap(0, 1)),
        (1, Ready()),
        (1, NotReady()),
        (1, Remove(0)),
        (0, Sit(commit_of(0))),
        *((seat, Ready()) for seat in (2, 0, 1)),
    )
    for seat, action in actions:
        table.do(seat, action)
    return table.log


def sheet(state: MatchState) -> dict[str, Any]:
    """What a match comes to, in fields that will be there in every version."""
    outcome = state.outcome
    return {
        "phase": state.phase.value,
        "totals": list(state.totals),
        "rules_hash": state.made.rules_hash,
        "seats": [{"taken": seat.taken, "bot": seat.bot} for seat in state.seats],
        "deals": [
            {
                "number": deal.number,
                "kind": deal.kind.value,
                "knocker": deal.knocker,
                "winner": deal.winner,
                "points": deal.points,
                "boxes": deal.boxes,
                "deadwoods": deal.deadwoods,
                "totals": deal.totals,
                "lines": [[line.code, line.points] for line in deal.lines],
            }
            for deal in state.ended
        ],
        "outcome": None
        if outcome is None
        else {
            "reason": outcome.reason.value,
            "winner": outcome.winner,
            "totals": outcome.totals,
            "settlement": outcome.settlement,
            "lines": [[[line.code, line.points] for line in lines] for lines in outcome.lines],
        },
        "hands": None if state.deal is None else [f"{hand:013x}" for hand in state.deal.hands],
        "banks": list(state.banks),
        "rematch": state.rematch_id,
    }


def write(name: str, events: Sequence[Event], server_seed: str | None) -> None:
    """One that is there stays as it is, whatever would be played today."""
    if (FOLDER / f"{name}.jsonl").exists():
        return
    lines = [orjson.dumps({"v": VERSION, "server_seed": server_seed})]
    lines += [orjson.dumps(encode(event)) for event in events]
    (FOLDER / f"{name}.jsonl").write_bytes(b"\n".join(lines) + b"\n")
    result = orjson.dumps(sheet(fold(events)), option=orjson.OPT_INDENT_2)
    (FOLDER / f"{name}.sheet.json").write_bytes(result + b"\n")


if __name__ == "__main__":
    write("standard_fair", fair_match(), SERVER_SEED.hex())
    write("classic_big_gin", big_gin_match(), None)
    write("cutthroat_seats", seats_match(), None)
    for given, seed in UNRULY.items():
        write(given, unruly_match(seed).log, None)
