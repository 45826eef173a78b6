"""Whole matches out of the engine's own test table, put into a store as a server would: decision by decision."""

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from app.ids import new_id
from app.matches.entries import SERVER, Append, Entry, NewRoom
from engine.actions import Resign
from engine.events import Event, MatchMade, SeatTaken
from tests.app.store import NOW, Store
from tests.engine.driver import SERVER_SEED, Table, knocking, new_table, play_match

TICK = 1_000


@cache
def random_match(seed: int = 1, rules: str = "standard") -> tuple[Event, ...]:
    table = new_table(rules, seed=seed)
    return tuple(play_match(table, knocking, random.Random(seed)).log)


@cache
def short_match() -> tuple[Event, ...]:
    """Somebody resigns after both have moved."""
    chance = random.Random(1)
    table = new_table()
    while not all(table.state.moved):
        table.do(table.mover, knocking(table.state, table.mover, chance), after=500)
    table.do(table.mover, Resign())
    return tuple(table.log)


def renamed(events: Sequence[Event], match_id: str, rematch_of: str | None = None) -> tuple[Event, ...]:
    """The same match under an id of its own."""
    first = events[0]
    assert isinstance(first, MatchMade)
    return (replace(first, match_id=match_id, rematch_of=rematch_of), *events[1:])


def entries_of(events: Sequence[Event], players: Sequence[str | None], now: int = NOW) -> tuple[Entry, ...]:
    """A second between two entries."""
    return tuple(_entry(event, players, now + TICK * index) for index, event in enumerate(events))


def _entry(event: Event, players: Sequence[str | None], at: int) -> Entry:
    if isinstance(event, SeatTaken):
        return Entry(event, at, event.seat, player=players[event.seat])
    return Entry(event, at, getattr(event, "seat", None))


def put(
    store: Store, events: Sequence[Event], players: Sequence[str | None], *, code: str, now: int = NOW, step: int = 1
) -> str:
    """Store a match, `step` entries at a time; its id."""
    match_id = new_id(now)
    entries = entries_of(renamed(events, match_id), players, now)
    host = players[0]
    assert host is not None
    first = Append(match_id, 1, entries[:1], NewRoom(code, host, private=True), ((SERVER, SERVER_SEED.hex()),))
    store.log.append_now(first)
    for start in range(1, len(entries), step):
        store.log.append_now(Append(match_id, start + 1, entries[start : start + step]))
    return match_id


def table_of(seed: int = 1, rules: str = "standard", **given: object) -> Table:
    return new_table(rules, seed=seed, **given)  # type: ignore[arg-type]  # passed through
