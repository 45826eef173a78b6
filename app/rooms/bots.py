"""Seats that the server plays: what they do at once, and how long they seem to think before the rest."""

from collections.abc import Callable

from app.rooms.chance import Chance
from engine.actions import NextDeal, OfferEnd, Rematch, Reveal, SeatAction, Sit
from engine.bots.patient import Patient
from engine.match import MatchPhase, MatchState
from engine.seen import View
from engine.shuffle import seed_commitment


def automatic(state: MatchState, seat: int, seed: Callable[[int], str]) -> SeatAction | None:
    """What the bot on `seat` does without thinking: commit, reveal, go on, agree to end or to play again.

    `seed` gives the seat's seed, a new one as long as it has not committed.
    """
    held = state.seats[seat]
    others = [number for number, other in enumerate(state.seats) if not other.bot]
    match state.phase:
        case MatchPhase.SEATING if held.commit is None:
            return Sit(seed_commitment(bytes.fromhex(seed(seat))), bot=True)
        case MatchPhase.REVEALING if held.seed is None:
            return Reveal(seed(seat))
        case MatchPhase.SHEET if not state.ready[seat] and not state.waits_for_deal:
            return NextDeal()
        case MatchPhase.OVER if not state.rematch[seat] and all(state.rematch[other] for other in others):
            return Rematch() if state.rematch_id is None else None
        case MatchPhase.PLAYING | MatchPhase.SHEET if not state.end_offers[seat]:
            return OfferEnd() if all(state.end_offers[other] for other in others) else None
        case _:
            return None


class Computer:
    """Plays from a view, as a person would have it."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._policy = Patient()

    def choose(self, view: View) -> SeatAction:
        return self._policy.choose(view, self._chance.bots)

    def thinking(self, view: View) -> int:
        """How long to think about what `view` offers, in ms: longer where there is more to choose from."""
        may = view.options
        base = 700 if may.draw else 1_100
        more = 900 if may.knocks or may.lay_off or may.passing else 500
        return round(self._chance.pace * (base + more * self._chance.bots.random()))
