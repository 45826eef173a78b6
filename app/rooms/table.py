"""What a server knows of the match at a room's table: the folded log, and what only the server may know."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from app.matches.entries import Entry, KeptMatch, SeatHolder
from app.players.auth import Player
from engine.events import AttemptVoided, DealStarted, Sealed, SeatLeft, SeatsSwapped, SeatTaken
from engine.match import MatchState, apply, due, fold

_Answers: TypeAlias = dict[int, dict[str, str | None]]
"""By seat and id the digest of what was asked. Nothing more: a table has a hundred of them, a server half a million."""


@dataclass(frozen=True, slots=True)
class Answered:
    """An action that was stored. `content`: a digest of what it asked."""

    content: str | None


class Table:
    """`advance` is the only way in: what was stored goes through it once, whoever stored it.

    `v`: the version of its log. `seeds`: those that the server keeps, by owner. `holders`: who sits here, by seat;
    another mapping as soon as anybody comes or goes. `strangers`: somebody has sat down whose name is not known yet.
    """

    __slots__ = (
        "_answered",
        "_before",
        "_due",
        "_due_of",
        "_holders",
        "_seats",
        "complete",
        "sealed_at",
        "seeds",
        "seq",
        "state",
        "strangers",
        "v",
    )

    def __init__(self, kept: KeptMatch) -> None:
        loaded = kept.loaded
        self.state: MatchState = fold(entry.event for _, entry in loaded.rows)
        self._due_of, self._due = self.state, due(self.state)
        self.seq = loaded.last_seq
        self.v = loaded.v
        self.complete = len(loaded.rows) == loaded.last_seq
        self._seat_all(loaded.holders)
        self.seeds = dict(kept.seeds)
        self.strangers = False
        self.sealed_at = 0
        self._answered: _Answers = {}  # since the last deal was dealt
        self._before: _Answers = {}  # in the deal before that
        for _, entry in loaded.rows:
            self.remember(entry)

    @property
    def match_id(self) -> str:
        return self.state.made.match_id

    @property
    def due(self) -> int | None:
        """When something happens here by itself; found once for each state."""
        if self._due_of is not self.state:
            self._due_of, self._due = self.state, due(self.state)
        return self._due

    @property
    def holders(self) -> Mapping[int, SeatHolder]:
        return self._holders

    def advance(self, seq: int, entry: Entry, after: MatchState | None = None) -> bool:
        """Adopt a stored entry; False where it was adopted before. Raises `LookupError` where some are missing.

        `after`: the state that it leads to, where whoever decided it knows that already.
        """
        if seq <= self.seq:
            return False
        if seq != self.seq + 1:
            raise LookupError(f"{self.match_id} is at {self.seq}, not yet at {seq}")
        self.state = apply(self.state, entry.event) if after is None else after
        self.seq = seq
        self.remember(entry)
        self._seat(entry)
        return True

    def answered(self, seat: int, action_id: str) -> Answered | None:
        """This seat's action of that id, where it is known to be stored."""
        for known in (self._answered, self._before):
            of_seat = known.get(seat)
            if of_seat is not None and action_id in of_seat:
                return Answered(of_seat[action_id])
        return None

    def answers(self, action_id: str) -> dict[int, Answered]:
        """The actions of that id that are known to be stored, by seat."""
        found: dict[int, Answered] = {}
        for known in (self._before, self._answered):
            for seat, of_seat in known.items():
                if action_id in of_seat:
                    found[seat] = Answered(of_seat[action_id])
        return found

    def seat_of(self, player: Player | None) -> int | None:
        return None if player is None else self._seats.get(player.id)

    def seat_held_by(self, player_id: str | None) -> int | None:
        return None if player_id is None else self._seats.get(player_id)

    def free_seat(self) -> int | None:
        for seat, held in enumerate(self.state.seats):
            if not held.taken:
                return seat
        return None

    def keep(self, seeds: Mapping[int, str]) -> None:
        self.seeds.update(seeds)

    def meet(self, holders: Mapping[int, SeatHolder]) -> None:
        """Take over who sits here, and under which names, from the database."""
        self._seat_all(holders)
        self.strangers = False

    def remember(self, entry: Entry) -> None:
        if entry.action_id is not None and entry.seat is not None:
            self._answered.setdefault(entry.seat, {})[entry.action_id] = entry.content
        if isinstance(entry.event, Sealed):
            self.sealed_at = entry.at
        if isinstance(entry.event, DealStarted):
            self._forget()

    def _forget(self) -> None:
        """Actions from before the last deal are looked up in the log, if ever: a match's would be 100 KB."""
        self.complete = self.complete and not self._before
        self._before, self._answered = self._answered, {}

    def _seat(self, entry: Entry) -> None:
        match entry.event:
            case SeatTaken(seat=seat, bot=bot):
                self._seat_all({**self._holders, seat: SeatHolder(entry.player, None, bot)})
                self.strangers |= not bot
            case SeatLeft(seat=left) | AttemptVoided(seat=left):
                self._seat_all({seat: holder for seat, holder in self._holders.items() if seat != left})
            case SeatsSwapped(a, b):
                exchange = {a: b, b: a}
                self._seat_all({exchange.get(seat, seat): holder for seat, holder in self._holders.items()})
            case _:
                pass

    def _seat_all(self, holders: Mapping[int, SeatHolder]) -> None:
        self._holders = dict(holders)
        self._seats = {holder.player_id: seat for seat, holder in holders.items() if holder.player_id is not None}
