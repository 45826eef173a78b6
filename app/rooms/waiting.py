"""What a room waits for when its inbox is empty: the next instant at which it has to do something by itself."""

from dataclasses import dataclass
from enum import Enum, auto

from app.rooms.house import House
from app.rooms.ledger import Ledger
from app.rooms.presence import Presence
from app.rooms.table import Table
from engine.deadlines import is_too_late
from engine.deal import DealState
from engine.match import MatchPhase
from engine.view import view

REVEAL_WITHIN = 20_000
"""Ms that a seat with a socket has after the seats were sealed."""

IDLE = 30_000
"""Ms without any socket after which a room is put away."""

SOON = 10_000
"""A room that has something to do within this is not put away before."""


class Wake(Enum):
    TRY_AGAIN = auto()
    DEADLINE = auto()
    REVEAL = auto()
    BOT = auto()
    RETIRE = auto()


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot thinks about, and until when."""

    about: tuple[str, int, int]
    until: int


class Waiting:
    def __init__(self, house: House, presence: Presence) -> None:
        self._house = house
        self._presence = presence
        self._quiet_since: int | None = None
        self._thoughts: dict[int, Thought] = {}

    def next(self, ledger: Ledger) -> tuple[int, Wake] | None:
        """The earliest instant at which to wake, and what for. A store that failed comes first: all else needs it."""
        again = ledger.again_at()
        if again is not None:
            return again, Wake.TRY_AGAIN
        deadline = ledger.table.due
        first = None if deadline is None else (deadline, Wake.DEADLINE)
        late = late_revealer(ledger.table, self._presence)
        for when, wake in (
            (min((until for until, _ in self.bots(ledger.table)), default=None), Wake.BOT),
            (self._retires(deadline), Wake.RETIRE),
            (None if late is None else late[0], Wake.REVEAL),
        ):
            if when is not None and (first is None or when < first[0]):
                first = when, wake
        return first

    def _retires(self, deadline: int | None) -> int | None:
        if len(self._presence):
            self._quiet_since = None
            return None
        if self._quiet_since is None:
            self._quiet_since = self._house.clock.now()
        when = self._quiet_since + IDLE
        return None if deadline is not None and deadline < when + SOON else when

    def bots(self, table: Table) -> list[tuple[int, int]]:
        """When each bot that is to move has thought long enough, and its seat: a new thought for each decision.

        Where a flag has fallen, at whichever table, nobody thinks any more.
        """
        state, now = table.state, self._house.clock.now()
        if state.phase is not MatchPhase.PLAYING:
            return []
        moves = [(at.deal, at.turn.seat) for at in state.tables if at.turn is not None and at.stopped is None]
        return [
            (self._thinks(table, deal, seat), seat)
            for deal, seat in moves
            if state.seats[seat].bot and not is_too_late(state, seat, now)
        ]

    def _thinks(self, table: Table, deal: DealState, seat: int) -> int:
        """Until when the bot on that seat thinks about what it has to decide now."""
        about = (table.match_id, deal.number, deal.decision)
        thought = self._thoughts.get(seat)
        if thought is None or thought.about != about:
            now = self._house.clock.now()
            until = now + self._house.computer.thinking(view(table.state, seat, now))
            thought = self._thoughts[seat] = Thought(about, until)
        return thought.until


def late_revealer(table: Table, presence: Presence) -> tuple[int, int] | None:
    """Until when the seats that are here have to open their seeds: the earliest such instant, and whose it is."""
    if table.state.phase is not MatchPhase.REVEALING:
        return None
    found = []
    for seat, held in enumerate(table.state.seats):
        since = presence.here_since(seat)
        if held.seed is None and since is not None:
            found.append((max(since, table.sealed_at) + REVEAL_WITHIN, seat))
    return min(found, default=None)
