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
    OfferAdjourn,
    Pile,
    Ready,
    Remove,
    Resign,
    Resume,
    SeatAction,
    Sit,
    Swap,
)
from engine.events import Event
from engine.match import MatchState, fold, needs_decks
from engine.shuffle import CUT_DECK, cut, deck
from tests.engine.driver import (
    MATCH_ID,
    MORE_SEEDS,
    SERVER_SEED,
    Table,
    at_random,
    deck_of,
    knocking,
    new_table,
    play_match,
)
from tests.engine.seating import commit_of, room_of, sit_down
from tests.engine.unruly import unruly_match

FOLDER = Path(__file__).with_name("v1")
UNRULY = {"oklahoma_flag": 69, "classic_dead_deal": 15, "house_old_aborted": 61, "house_adjourned": 80}
UNRULY_OF_MORE = {
    "captain_unruly": ("captain", 2),
    "cutthroat_unruly": ("cutthroat", 10),
    "partners_unruly": ("partners", 6),
}


@dataclass
class FairTable(Table):
    """Dealt from the seeds, as a server does."""

    @override
    def _next_deal(self) -> Deal:
        made = self.state.made
        seeds = MORE_SEEDS[: made.seats]
        decks = [
            deck(SERVER_SEED, seeds, id_bytes(MATCH_ID), bytes.fromhex(made.rules_hash), number)
            for number in (CUT_DECK, *needs_decks(self.state))
        ]
        return Deal(tuple(decks[1:]), cut(decks[0], made.seats) if self.state.cut is None else None)


def fair_match(plan: str = "duel", rules: str = "standard", chance: int = 24) -> list[Event]:
    start = new_table(rules, plan=plan)
    seated = next(index for index, event in enumerate(start.log) if type(event).__name__ == "DealStarted")
    table = FairTable(fold(start.log[:seated]), start.log[:seated])
    table.do(None, table._next_deal())
    return play_match(table, knocking, random.Random(chance)).log


def adjourned_match() -> list[Event]:
    """Two tables are broken off, and go on later."""
    table, chance = new_table("house", plan="partners", seed=3), random.Random(3)
    for _ in range(9):
        for seat in table.movers:
            table.do(seat, at_random(table.state, seat, chance), after=2_300)
    for action, after in ((OfferAdjourn(), 100), (Resume(), 3_600_000)):
        for seat in range(4):
            table.do(seat, action, after=after)
    for seat in table.movers:
        table.do(seat, at_random(table.state, seat, chance), after=900)
    table.do(3, Resign())
    return table.log


def hollywood_match() -> list[Event]:
    return play_match(new_table("reference", hollywood=True, seed=5), knocking, random.Random(5)).log


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
            **({"places": outcome.places, "settlements": outcome.settlements} if outcome.places else {}),
        },
        **({"rounds": [[ended.winner, ended.points, *ended.totals] for ended in state.rounds]} if state.rounds else {}),
        "hands": None if not state.tables else [f"{hand:013x}" for hand in state.tables[0].deal.hands],
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
    write("captain_fair", fair_match("captain", "captain", 20), SERVER_SEED.hex())
    write("cutthroat_fair", fair_match("cutthroat", "house", 25), SERVER_SEED.hex())
    write("partners_fair", fair_match("partners", "house", 26), SERVER_SEED.hex())
    write("partners_adjourned", adjourned_match(), None)
    write("hollywood", hollywood_match(), None)
    for given, seed in UNRULY.items():
        write(given, unruly_match(seed).log, None)
    for given, (plan, seed) in UNRULY_OF_MORE.items():
        write(given, unruly_match(seed, plan=plan).log, None)
