"""Bots at a table: each decision from the seat's own view, with seeded chance."""

import random
from dataclasses import dataclass
from typing import Protocol

from engine.actions import SeatAction
from engine.bots.chance import Chance
from engine.match_state import MatchPhase, MatchState
from engine.seen import View
from engine.view import view
from tests.engine.driver import Policy, Table, new_table


class Bot(Protocol):
    def choose(self, view: View, chance: Chance) -> SeatAction | None: ...


def seeing(*bots: Bot) -> Policy:
    """The policy of these bots, one for each seat."""

    def policy(state: MatchState, seat: int, chance: random.Random) -> SeatAction:
        chosen = bots[seat].choose(view(state, seat, 0), chance)
        assert chosen is not None
        return chosen

    return policy


def play_bots(table: Table, first: Bot, second: Bot, seed: int) -> Table:
    """A whole match between bots, the sheets left by them too."""
    chance, policy = random.Random(seed), seeing(first, second)
    while table.state.phase is not MatchPhase.OVER:
        if table.state.phase is MatchPhase.SHEET:
            for seat in (0, 1):
                table.do(seat, policy(table.state, seat, chance))
        else:
            table.do(table.mover, policy(table.state, table.mover, chance))
    return table


@dataclass
class Tally:
    won: int = 0
    matches: int = 0

    @property
    def share(self) -> float:
        return self.won / self.matches


def mirrored(bot: type[Bot], against: type[Bot], seeds: range) -> Tally:
    """Two matches a seed with the same decks, the seats changed."""
    tally = Tally()
    for seed in seeds:
        for seat in (0, 1):
            bots = (bot(), against()) if seat == 0 else (against(), bot())
            table = play_bots(new_table(seed=seed, dealer=seat, clock="untimed"), *bots, seed)
            assert table.state.outcome is not None
            tally.won += table.state.outcome.winner == seat
            tally.matches += 1
    return tally
