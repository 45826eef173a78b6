"""Matches of more than two seats that have not begun."""

import random
from contextlib import suppress
from hashlib import sha256

from engine.actions import (
    AddBot,
    ChangeSeat,
    Leave,
    NotReady,
    Ready,
    Remove,
    SeatAction,
    Sit,
    Swap,
)
from engine.errors import IllegalAction
from engine.match import apply, open_match
from engine.match_state import MatchPhase
from engine.rules import RULE_SETS
from engine.shuffle import seed_commitment
from tests.engine.driver import MATCH_ID, SERVER_SEED, Table

NAMES = {2: "duel", 3: "cutthroat", 4: "partners"}


def room_of(seats: int) -> Table:
    """Nobody sits at it yet."""
    made = open_match(
        match_id=MATCH_ID,
        server_commit=seed_commitment(SERVER_SEED),
        rules_id="house",
        rules=RULE_SETS["house"],
        clock_id="three_minutes",
        private=True,
        format_id=NAMES[seats],
    )
    return Table(apply(None, made), [made])


def seed_of(person: object) -> bytes:
    return sha256(repr(person).encode()).digest()


def commit_of(person: object) -> str:
    return seed_commitment(seed_of(person))


def sit_down(table: Table, *seats: int) -> None:
    """A person on each of these seats, who is called by its number."""
    for seat in seats:
        table.do(seat, Sit(commit_of(seat)))


def unruly_seating(seed: int, seats: int, *, most: int = 60) -> Table:
    """People and bots come, go, change and make up their minds, at random, until the seats are sealed."""
    chance = random.Random(f"{seed} {seats}")
    table = room_of(seats)
    for number in range(most):
        if table.state.phase is not MatchPhase.SEATING:
            break
        seat, other = chance.randrange(seats), chance.randrange(-1, seats + 1)
        actions: tuple[SeatAction, ...] = (
            *(Sit(commit_of((seed, number, "person"))),) * 4,
            *(Ready(),) * 2,
            NotReady(),
            Leave(),
            ChangeSeat(other),
            Swap(other, chance.randrange(seats)),
            Remove(other),
            AddBot(other, commit_of((seed, number, "bot"))),
        )
        with suppress(IllegalAction):
            table.do(seat, chance.choice(actions))
    return table
