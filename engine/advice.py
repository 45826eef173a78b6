"""Who confers with whom: two who play alone, and the captain with whoever sits out and sees the captain's hand."""

from typing import Final

from engine.formats import Role
from engine.match_state import MatchPhase, MatchState

TWO: Final = 2


def has_advice(state: MatchState) -> bool:
    """Whether anybody advises in this format."""
    return state.plan.sitting is Role.ADVISES


def may_confer(state: MatchState) -> bool:
    """Whether in this format anybody confers with anybody."""
    return has_advice(state) or state.plan.seats == TWO


def confidant(state: MatchState, seat: int) -> int | None:
    """With whom `seat` may confer now; None: with nobody. A bot confers with nobody.

    Two who play alone have no secrets from anybody else: they may as long as there is a table, after the end too.
    """
    if not state.tables:
        return None
    other = 1 - seat if state.plan.seats == TWO else _adviser_or_captain(state, seat)
    return None if other is None or state.seats[other].bot else other


def _adviser_or_captain(state: MatchState, seat: int) -> int | None:
    if not has_advice(state) or state.phase is MatchPhase.OVER:
        return None
    players = state.tables[0].pairing.players
    captain = players[0]
    (adviser,) = (other for other in range(state.plan.seats) if other not in players)
    return {captain: adviser, adviser: captain}.get(seat)


def advises(state: MatchState, seat: int) -> bool:
    """Whether `seat` is the adviser of the deal on the table."""
    return has_advice(state) and bool(state.tables) and seat not in state.tables[0].pairing.players
