"""Seats that the server plays: what they do at once, and how long they seem to think before the rest."""

from collections.abc import Callable, Sequence

from app.rooms.chance import Chance
from engine.actions import NextDeal, OfferAdjourn, OfferEnd, Rematch, Resume, Reveal, SeatAction, Sit
from engine.bots.patient import Patient, thinking_time
from engine.match import MatchPhase, MatchState
from engine.seen import View
from engine.shuffle import seed_commitment


def automatic(state: MatchState, seat: int, seed: Callable[[int], str]) -> SeatAction | None:
    """What the bot on `seat` does without thinking: commit, reveal, go on, agree to a pause, an end or another match.

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
        case MatchPhase.PLAYING | MatchPhase.SHEET | MatchPhase.ADJOURNED if _all(state.end_offers, others):
            return None if state.end_offers[seat] else OfferEnd()
        case MatchPhase.PLAYING | MatchPhase.SHEET if _all(state.adjourn_offers, others):
            return None if state.adjourn_offers[seat] else OfferAdjourn()
        case MatchPhase.ADJOURNED if _all(state.back, others):
            return None if state.back[seat] else Resume()
        case _:
            return None


def _all(agreed: Sequence[bool], others: Sequence[int]) -> bool:
    return all(agreed[other] for other in others)


class Computer:
    """Plays from a view, as a person would have it."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._policy = Patient()

    def choose(self, view: View) -> SeatAction:
        action = self._policy.choose(view, self._chance.bots)
        if action is None:
            raise ValueError("the computer is to move and finds nothing to do")
        return action

    def thinking(self, view: View) -> int:
        """How long to think about what `view` offers, in ms."""
        return round(self._chance.pace * thinking_time(view, self._chance.bots))
