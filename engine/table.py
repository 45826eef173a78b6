"""One table of a round: the deal that is played at it, and whose clock runs there."""

from dataclasses import dataclass

from engine.deal import DealState
from engine.events import ClaimMade, ClockStopped, Turn
from engine.formats import Pairing


@dataclass(frozen=True)
class TableState:
    """`turn`: the running move, None before it is known or when the deal is over. `stopped`: an outage holds its clock.

    `claim`: the seat to move is said to be away.
    """

    deal: DealState
    turn: Turn | None
    claim: ClaimMade | None = None
    stopped: ClockStopped | None = None

    @property
    def plays(self) -> bool:
        """Whether the deal goes on."""
        return self.deal.result is None

    @property
    def deadline(self) -> int | None:
        """When the running move is too late; None where nothing runs out."""
        return None if self.turn is None or self.stopped is not None else self.turn.deadline

    @property
    def pairing(self) -> Pairing:
        return Pairing(self.deal.dealer, self.deal.starter, self.deal.other)
