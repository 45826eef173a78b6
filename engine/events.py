"""What happened (past tense). An event carries results, so that a later fix of a rule never rewrites an old match.

Times are server milliseconds. `Turn` says whose clock runs and until when; an event that ends a move brings the bank
after it and the next `Turn` (None where no clock runs).
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import NewType, TypeAlias

from engine.actions import Pile
from engine.cards import Card
from engine.clock import Clock
from engine.rules import Rules
from engine.scoring import DealKind, Line
from engine.shuffle import Cut

Meld = NewType("Meld", int)
"""A hand (52-bit int) that is one set or one run."""


class Reason(StrEnum):
    """Why a match ended."""

    TARGET = "target"
    FLAG = "flag"
    RESIGNED = "resigned"
    ABSENT = "absent"
    AGREED = "agreed"
    ABORTED = "aborted"


@dataclass(frozen=True, slots=True)
class Turn:
    """`seat` is to move since `started`; `spent` was charged before that (an outage); `deadline` None: untimed.

    deadline = started + bank - spent + allow.
    """

    seat: int
    started: int
    allow: int
    spent: int
    deadline: int | None


# --- before the first deal --------------------------------------------------


@dataclass(frozen=True, slots=True)
class MatchMade:
    """The first entry of a log. Fixes, in this order: server commitment, match id, format, rules hash, seats."""

    server_commit: str
    match_id: str
    format: str
    rules_hash: str
    seats: int
    rules_id: str
    rules: Rules
    clock_id: str
    clock: Clock | None
    private: bool
    rematch_of: str | None


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """`commit` None: the seat of a rematch, whose page has yet to commit."""

    seat: int
    commit: str | None
    bot: bool


@dataclass(frozen=True, slots=True)
class SeedCommitted:
    """A seat that was taken already commits: in a rematch, or anew after a voided attempt."""

    seat: int
    commit: str


@dataclass(frozen=True, slots=True)
class SeatLeft:
    seat: int


@dataclass(frozen=True, slots=True)
class SeatReady:
    """A person's press, with more than two seats."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatNotReady:
    seat: int


@dataclass(frozen=True, slots=True)
class SeatsSwapped:
    """Who sat on `a` sits on `b` and the other way round, commitments and all; one of them may have been free.

    Now others play with and against each other: nobody has said to be ready for that.
    """

    a: int
    b: int


@dataclass(frozen=True, slots=True)
class Sealed:
    """Seats are frozen; each page now opens its seed."""


@dataclass(frozen=True, slots=True)
class SeedRevealed:
    seat: int
    seed: str


@dataclass(frozen=True, slots=True)
class AttemptVoided:
    """`seat` is freed. `server_seed` is the old one, opened; all commitments are void, `server_commit` is the next."""

    seat: int
    server_seed: str
    server_commit: str


# --- a deal -----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DealStarted:
    """One table of a round. A room folds from the first one of the last round, where all tables begin anew.

    `deck` is hidden; cards 0-19 starter and other, 20 the upcard. `totals` by side, `banks` by seat.
    """

    number: int
    dealer: int
    starter: int
    other: int
    deck: tuple[Card, ...]
    cut: Cut
    limit: int
    totals: tuple[int, ...]
    banks: tuple[int, ...]
    turn: Turn | None


@dataclass(frozen=True, slots=True)
class Passed:
    seat: int
    spent: int
    bank: int
    turn: Turn | None


@dataclass(frozen=True, slots=True)
class Drawn:
    """`turn`: set where taking the upcard made two round trips of one, with the allowance and deadline of two."""

    seat: int
    pile: Pile
    card: Card
    turn: Turn | None = None


@dataclass(frozen=True, slots=True)
class Discarded:
    seat: int
    card: Card
    spent: int
    bank: int
    turn: Turn | None


@dataclass(frozen=True, slots=True)
class Knocked:
    """`card` is face down (None: big gin). `turn` is the defender's where there is anything to decide."""

    seat: int
    card: Card | None
    melds: tuple[Meld, ...]
    deadwood: int
    kind: DealKind
    spent: int
    bank: int
    turn: Turn | None


@dataclass(frozen=True, slots=True)
class LaidOff:
    """The defender's melds and lay-offs as judged; `automatic` where nothing was asked of the defender or time fell."""

    seat: int
    melds: tuple[Meld, ...]
    lay_offs: tuple[tuple[Card, int], ...]
    deadwood: int
    automatic: bool
    spent: int
    bank: int


@dataclass(frozen=True, slots=True)
class DealEnded:
    """`winner` and `knocker` are seats, `totals` by side. `closes`: the sheet shows until then at the latest.

    Where a round is more than one deal, its end brings points and closing time, and this the totals of before.
    """

    number: int
    kind: DealKind
    knocker: int | None
    winner: int | None
    points: int
    boxes: int
    deadwoods: tuple[int, ...] | None
    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    closes: int | None


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """All tables of a round are done. `winner`: the side that takes `points`, None where nobody does; `totals` by side.

    Only where a round is more than one deal. `boxes` and `closes` as in `DealEnded`.
    """

    number: int
    winner: int | None
    points: int
    boxes: int
    totals: tuple[int, ...]
    closes: int | None


@dataclass(frozen=True, slots=True)
class NextDealReady:
    seat: int


@dataclass(frozen=True, slots=True)
class SheetClosed:
    """The time for the sheet was over before everybody was ready."""


# --- around the table -------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EndOffered:
    seat: int


@dataclass(frozen=True, slots=True)
class EndDeclined:
    seat: int


@dataclass(frozen=True, slots=True)
class AdjournOffered:
    seat: int


@dataclass(frozen=True, slots=True)
class AdjournDeclined:
    seat: int


@dataclass(frozen=True, slots=True)
class Charge:
    """What a move that was broken off was charged so far, and its allowance."""

    spent: int
    allow: int


@dataclass(frozen=True, slots=True)
class Adjourned:
    """The match rests. `spent`: what the running move was charged so far; `allow`: its allowance. 0: none ran.

    `beside`: the same of the second of two tables that were being played.
    """

    spent: int
    allow: int
    beside: Charge | None = None


@dataclass(frozen=True, slots=True)
class ResumeAgreed:
    seat: int


@dataclass(frozen=True, slots=True)
class Resumed:
    """The match goes on: with the move that was broken off, or with the sheet, which shows until `closes`.

    `beside`: the move at the second of two tables.
    """

    turn: Turn | None
    closes: int | None
    beside: Turn | None = None


@dataclass(frozen=True, slots=True)
class MinuteGiven:
    """`seat` received it: the bank it moves with, and its running turn with the new deadline."""

    seat: int
    bank: int
    turn: Turn | None


@dataclass(frozen=True, slots=True)
class ClaimMade:
    """`seat` is away; it loses at `deadline` unless it does anything before."""

    seat: int
    deadline: int


@dataclass(frozen=True, slots=True)
class ClaimVoided:
    seat: int


@dataclass(frozen=True, slots=True)
class ClockStopped:
    """An outage: `spent` of the seat's running move is charged, the rest waits until `resumes` at the latest.

    `seat` None: no clock ran, an open sheet or claim waits instead.
    """

    seat: int | None
    spent: int
    resumes: int


@dataclass(frozen=True, slots=True)
class ClockResumed:
    turn: Turn


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """`totals` are after bonuses, `lines` every number of them; no winner: no result. All of it by side.

    `loser`: who forfeited, or between two the other one. `places` from 1, and `settlements`, what each is owed less
    what it owes: both are empty between two sides, and where there is no result.
    """

    reason: Reason
    winner: int | None
    loser: int | None
    totals: tuple[int, ...]
    lines: tuple[tuple[Line, ...], ...]
    settlement: int
    places: tuple[int, ...] = ()
    settlements: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RematchAgreed:
    seat: int


@dataclass(frozen=True, slots=True)
class RematchWithdrawn:
    seat: int


@dataclass(frozen=True, slots=True)
class RematchMade:
    match_id: str


Event: TypeAlias = (
    MatchMade
    | SeatTaken
    | SeedCommitted
    | SeatLeft
    | SeatReady
    | SeatNotReady
    | SeatsSwapped
    | Sealed
    | SeedRevealed
    | AttemptVoided
    | DealStarted
    | Passed
    | Drawn
    | Discarded
    | Knocked
    | LaidOff
    | DealEnded
    | RoundEnded
    | NextDealReady
    | SheetClosed
    | EndOffered
    | EndDeclined
    | AdjournOffered
    | AdjournDeclined
    | Adjourned
    | ResumeAgreed
    | Resumed
    | MinuteGiven
    | ClaimMade
    | ClaimVoided
    | ClockStopped
    | ClockResumed
    | MatchEnded
    | RematchAgreed
    | RematchWithdrawn
    | RematchMade
)
