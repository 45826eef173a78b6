"""Matches whose decks come from their seeds, as a server deals them, and their records."""

from dataclasses import dataclass
from functools import cache
from unittest.mock import patch

from typing_extensions import override

from app.ids import id_bytes
from app.matches.records import RecordRead
from engine.actions import Deal
from engine.events import Event
from engine.match import MatchState, needs_decks
from engine.shuffle import CUT_DECK, cut, deck
from tests.engine.driver import MATCH_ID, Table
from tests.engine.unruly import seed_of, unruly_match


@dataclass
class FairTable(Table):
    @override
    def _next_deal(self) -> Deal:
        seats = [bytes.fromhex(seat.seed or "") for seat in self.state.seats]
        given = (server_seed(self.seed, self.state), seats, id_bytes(MATCH_ID))
        rules = bytes.fromhex(self.state.made.rules_hash)
        decks = tuple(deck(*given, rules, number) for number in needs_decks(self.state))
        return Deal(decks, cut(deck(*given, rules, CUT_DECK), len(seats)))


def server_seed(seed: int, state: MatchState) -> bytes:
    return seed_of(f"{seed} server {len(state.attempts)}")


@cache
def fair_match(seed: int, plan: str = "duel") -> tuple[MatchState, tuple[Event, ...]]:
    """A match in which everything happens that a log can hold."""
    with patch("tests.engine.unruly.Table", FairTable):
        table = unruly_match(seed, plan=plan)
    return table.state, tuple(table.log)


def fair_record(seed: int, plan: str = "duel") -> RecordRead:
    state, events = fair_match(seed, plan)
    return RecordRead(MATCH_ID, server_seed(seed, state).hex(), events)
