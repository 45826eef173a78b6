"""Around the table legality has one source too: at every state of unruly matches `decide` takes what is offered and
refuses the rest, or does nothing with it. Claims are left out: they hang on presence, which no state knows."""

from engine.actions import (
    Abort,
    DeclineAdjourn,
    DeclineEnd,
    GiveMinute,
    Leave,
    NextDeal,
    NotReady,
    OfferAdjourn,
    OfferEnd,
    Ready,
    Rematch,
    Resign,
    Resume,
    SeatAction,
)
from engine.errors import IllegalAction
from engine.match import Moment, apply, around, decide
from engine.match_state import MatchState
from tests.engine.unruly import unruly_match

ACTIONS: dict[str, SeatAction] = {
    "abort": Abort(),
    "decline_adjourn": DeclineAdjourn(),
    "decline_end": DeclineEnd(),
    "give_minute": GiveMinute(),
    "leave": Leave(),
    "next_deal": NextDeal(),
    "not_ready": NotReady(),
    "offer_adjourn": OfferAdjourn(),
    "offer_end": OfferEnd(),
    "ready": Ready(),
    "rematch": Rematch(),
    "resign": Resign(),
    "resume": Resume(),
}


def is_taken(state: MatchState, seat: int, action: SeatAction) -> bool:
    """At the instant in which the running move began, when nothing is too late."""
    now = max((table.turn.started for table in state.tables if table.turn is not None), default=0)
    try:
        events = decide(state, seat, action, Moment(now))
    except IllegalAction as refused:
        return refused.code == "bank_full"  # a minute may be given, and there is no room for it
    return bool(events)


def test_what_is_offered_around_the_table_is_taken_and_nothing_else() -> None:
    """To whom it is open, in every format: who sits out may give nobody a minute, and all may end a match."""
    taken = set()
    for plan, seed in [
        *(("duel", seed) for seed in (*range(8), 50)),
        ("captain", 2),
        ("cutthroat", 10),
        ("partners", 6),
    ]:
        state: MatchState | None = None
        for event in unruly_match(seed, plan=plan).log:
            state = apply(state, event)
            for seat in range(len(state.seats)):
                offered = around(state, seat)
                taken |= set(offered)
                for name, action in ACTIONS.items():
                    empty_leave = name == "leave" and (state.phase == "revealing" or not any(state.rematch))
                    if not empty_leave or name not in offered:
                        assert is_taken(state, seat, action) is (name in offered), (name, state.phase)
    assert taken == set(ACTIONS)
