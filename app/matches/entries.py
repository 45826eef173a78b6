"""What goes into a log and comes out of it, as values."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from app.matches.codec import VERSION
from engine.events import Event
from engine.shape import shape

SERVER: Final = -1
"""The owner of the server's own seed, where a seat's number stands otherwise."""


@shape
class Entry:
    """One line: what happened, and when by the server's clock (unix ms).

    `seat`: who asked for it, None for the server. `action_id` and `content` (a digest of what was asked, which tells a
    repeat from another action of the same name) belong to a decision's first entry only. `player`: who took the seat,
    for `SeatTaken` of a person; it goes to the table of seats, never into the log.
    """

    event: Event
    at: int
    seat: int | None = None
    action_id: str | None = None
    content: str | None = None
    player: str | None = None


Row: TypeAlias = tuple[int, Entry]
"""An entry and its seq. The first of a match is 1."""


@dataclass(frozen=True, slots=True)
class NewRoom:
    """The room that a match is the first of. `code`: eight characters, upper case."""

    code: str
    host: str
    private: bool


@shape
class Append:
    """Everything that one decision stores, in one transaction.

    `entries` get the seqs from `first_seq` on. `room` comes with the `MatchMade` of a new room; that of a rematch
    finds its room by itself. `seeds`: (seat or `SERVER`, 64 hex digits); a new one of the same owner replaces the old.
    `v`: the version of the match's log, which it keeps for its whole life.
    """

    match_id: str
    first_seq: int
    entries: tuple[Entry, ...]
    room: NewRoom | None = None
    seeds: tuple[tuple[int, str], ...] = ()
    v: int = VERSION


class Conflict(Exception):
    """Somebody else wrote first. `rows`: theirs, from the refused `first_seq` on; adopt them and decide again.

    No rows: a room's code, a rematch or an action's id was taken already (`repeat`: the row that has that id).
    """

    def __init__(self, match_id: str, rows: tuple[Row, ...], repeat: Row | None = None) -> None:
        super().__init__(f"{match_id} has {len(rows)} newer rows")
        self.match_id = match_id
        self.rows = rows
        self.repeat = repeat


@dataclass(frozen=True, slots=True)
class SeatHolder:
    """Who holds a seat. A bot has neither id nor name, a forgotten player no name."""

    player_id: str | None
    name: str | None
    bot: bool


@dataclass(frozen=True, slots=True)
class LoadedMatch:
    """Rows that fold to a match's present state (all of them, or those that a checkpoint leaves), and who sits.

    `v`: the version in which its lines are written.
    """

    match_id: str
    room_code: str
    v: int
    rows: tuple[Row, ...]
    holders: Mapping[int, SeatHolder]

    @property
    def last_seq(self) -> int:
        return self.rows[-1][0]

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(entry.event for _, entry in self.rows)


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """A match as a server needs it that serves it. `seeds`: those that the server keeps, by owner."""

    loaded: LoadedMatch
    seeds: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class StoredRoom:
    """A room as its code finds it: `match_id` is the one played there now."""

    code: str
    match_id: str
    host: str | None
    host_name: str | None
    private: bool
    created_at: int
