"""Short ways through a match, and what is asked of it again and again."""

import random
from dataclasses import replace

import pytest

from engine.actions import (
    Discard,
    Draw,
    Knock,
    Pass,
    Pile,
    Sit,
)
from engine.cards import Card
from engine.errors import IllegalAction
from engine.events import MatchEnded
from engine.match import apply, open_match
from engine.match_state import MatchPhase
from engine.rules import RULE_SETS
from engine.shuffle import seed_commitment
from tests.engine.driver import (
    MATCH_ID,
    SEAT_SEEDS,
    SERVER_SEED,
    Table,
    knock_table,
    knocking,
)

STOCK, PILE = Draw(Pile.STOCK), Draw(Pile.DISCARD)
NEXT_SERVER_SEED = b"\x09" * 32


def refused(table: Table, seat: int | None, action: object, *, after: int = 0) -> str:
    before = table.state
    with pytest.raises(IllegalAction) as found:
        table.do(seat, action, after=after)  # type: ignore[arg-type]  # any action
    assert table.state is before
    return found.value.code


def unseated(rules: str = "standard") -> Table:
    made = open_match(
        match_id=MATCH_ID,
        server_commit=seed_commitment(SERVER_SEED),
        rules_id=rules,
        rules=RULE_SETS[rules],
        clock_id="three_minutes",
        private=True,
    )
    return Table(apply(None, made), [made])


def commit(seat: int) -> Sit:
    return Sit(seed_commitment(SEAT_SEEDS[seat]))


def one_turn(table: Table, *, after: int = 1_000) -> None:
    """The seat to move passes, or draws from the stock and throws the drawn card."""
    seat = table.mover
    if table.options(seat).passing:
        table.do(seat, Pass(), after=after)
        return
    table.do(seat, STOCK, after=after)
    assert table.deal.drawn is not None
    table.do(seat, Discard(table.deal.drawn))


def over_the_abort_line(table: Table) -> Table:
    one_turn(table)
    one_turn(table)
    return table


def ending(table: Table) -> MatchEnded:
    assert table.state.outcome is not None
    return table.state.outcome


def one_deal(table: Table) -> None:
    """Play the present deal between two who knock when they can."""
    while table.state.phase is MatchPhase.PLAYING:
        seat = table.mover
        table.do(seat, knocking(table.state, seat, random.Random(seat)), after=500)


def lift(table: Table, totals: tuple[int, int]) -> None:
    """Put earlier deals on the sheet that were won with these points."""
    ended = []
    for seat, points in enumerate(totals):
        table_of_one = knock_table("4C 4D 4H AS 2S 3S TC TD TH AD", "KS KD KH QS QD QC 9S 9D 8C 7H", "JS")
        table_of_one.play((0, Knock(Card.parse("JS"))))
        last = table_of_one.state.ended[-1]
        ended.append(replace(last, knocker=seat, winner=seat, points=points))
    table.state = replace(table.state, totals=totals, ended=tuple(ended))
