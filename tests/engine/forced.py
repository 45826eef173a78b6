"""Deals that end as a test wants them to: a gin of 34 for whom it says, or nobody's."""

from engine.actions import Discard, Draw, Knock, Pass, Pile
from engine.cards import Card
from tests.engine.driver import Table, deck_of

STRONG, WEAK = "4C 4D 4H 5S 6S 7S TC TD TH KS", "AC AH 2C 2D 3H 3D 5H 5C 6H 6D"
"""One card short of gin, and 34 points of deadwood."""
DEADWOOD = 34
STOCK = Draw(Pile.STOCK)


def for_starter() -> tuple[Card, ...]:
    return deck_of(STRONG, WEAK, "9D", "8S")


def for_other() -> tuple[Card, ...]:
    return deck_of(WEAK, STRONG, "9D", "JD 8S")


def gin(table: Table, winner: int, *, after: int = 1_000) -> None:
    """Let the seat that was dealt `STRONG` go gin."""
    at = table.state.table_of(winner)
    assert at is not None
    starter, other = at.deal.players
    if table.options_of(starter).passing:
        table.play((starter, Pass()), (other, Pass()), after=after)
    if winner == other:
        turn(table, starter, after=after)
    table.play((winner, STOCK), (winner, Knock(Card.parse("KS"))), after=after)


def dead(table: Table, seat: int, *, after: int = 100) -> None:
    """Let the deal at the seat's table run out."""
    while (at := table.state.table_of(seat)) is not None and at.plays:
        turn(table, at.deal.to_move, after=after)


def turn(table: Table, seat: int, *, after: int = 1_000) -> None:
    """The seat passes, or draws from the stock and throws what it drew."""
    if table.options_of(seat).passing:
        table.do(seat, Pass(), after=after)
        return
    table.do(seat, STOCK, after=after)
    at = table.state.table_of(seat)
    assert at is not None
    assert at.deal.drawn is not None
    table.do(seat, Discard(at.deal.drawn))
