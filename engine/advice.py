"""Who confers with whom: the captain with whoever sits out and sees the captain's hand."""

from engine.formats import Role
from engine.match_state import MatchPhase, MatchState


def has_advice(state: MatchState) -> bool:
    """Whether anybody advises in this format."""
    return state.plan.sitting is Role.ADVISES


def confidant(state: MatchState, seat: int) -> int | None:
    """With whom `seat` may confer now; None: with nobody. A bot confers with nobody."""
    if not has_advice(state) or not state.tables or state.phase is MatchPhase.OVER:
        return None
    players = state.tables[0].pairing.players
    captain = players[0]
    (adviser,) = (other for other in range(state.plan.seats) if other not in players)
    other = {captain: adviser, adviser: captain}.get(seat)
    return None if other is None or state.seats[other].bot else other


def advises(state: MatchState, seat: int) -> bool:
    """Whether `seat` is the adviser of the deal on the table."""
    return has_advice(state) and bool(state.tables) and seat not in state.tables[0].pairing.players
