"""What a seat may ask for (imperative), and what the server itself may ask for.

A *turn* is one seat's draw and discard (or knock, or big gin). Cards are named, never positions.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from engine.cards import Card
from engine.shuffle import Cut


class Pile(StrEnum):
    STOCK = "stock"
    DISCARD = "discard"


# --- at the table -----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the first upcard."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the top card of a pile; the discard pile during the offer is taking the upcard."""

    pile: Pile


@dataclass(frozen=True, slots=True)
class Discard:
    card: Card


@dataclass(frozen=True, slots=True)
class Knock:
    """Put `card` face down and show `melds` (hands as ints); None shows the knocker's default. No deadwood: gin."""

    card: Card
    melds: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class BigGin:
    """Show eleven melded cards and discard nothing; None shows the first such arrangement in text order."""

    melds: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class LayOff:
    """The defender's one decision: own melds, and (card, index of the knocker's meld). None for both: the best."""

    melds: tuple[int, ...] | None = None
    lay_offs: tuple[tuple[Card, int], ...] | None = None


DealAction: TypeAlias = Pass | Draw | Discard | Knock | BigGin | LayOff


# --- around the table -------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sit:
    """Take the acting seat. `commit` is the SHA-256 of the seat's 32-byte seed, lower-case hex."""

    commit: str
    bot: bool = False


@dataclass(frozen=True, slots=True)
class Leave:
    """Free the seat before the start; after the end take back any rematch; in a match nothing but absence."""


@dataclass(frozen=True, slots=True)
class ChangeSeat:
    """Move to a free seat; the commitment goes along."""

    to: int


@dataclass(frozen=True, slots=True)
class Ready:
    """Begin with those who sit here, as soon as all seats are taken and ready. A duel asks nobody for it."""


@dataclass(frozen=True, slots=True)
class NotReady:
    """Take that back."""


@dataclass(frozen=True, slots=True)
class Swap:
    """The host's, as are the next two: exchange who sits on two seats, one of which may be free."""

    a: int
    b: int


@dataclass(frozen=True, slots=True)
class Remove:
    """Free a seat that somebody else has."""

    seat: int


@dataclass(frozen=True, slots=True)
class AddBot:
    """Let the server play on a free seat, with a seed that it keeps."""

    seat: int
    commit: str


@dataclass(frozen=True, slots=True)
class Reveal:
    """Open the seat's seed, 64 lower-case hex digits."""

    seed: str


@dataclass(frozen=True, slots=True)
class NextDeal:
    """Done with the sheet of the deal that ended."""


@dataclass(frozen=True, slots=True)
class Resign:
    pass


@dataclass(frozen=True, slots=True)
class Abort:
    pass


@dataclass(frozen=True, slots=True)
class OfferEnd:
    """Offer to end without a result; when every other seat has offered, the match ends so."""


@dataclass(frozen=True, slots=True)
class DeclineEnd:
    """Take back the own offer, or turn down the other's."""


@dataclass(frozen=True, slots=True)
class OfferAdjourn:
    """Offer to break off a match in a private room; when every other seat has offered, it rests until all are back."""


@dataclass(frozen=True, slots=True)
class DeclineAdjourn:
    """Take back the own offer, or turn down the other's."""


@dataclass(frozen=True, slots=True)
class Resume:
    """Be back for a match that was adjourned; with the last seat it goes on."""


@dataclass(frozen=True, slots=True)
class GiveMinute:
    pass


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim the win from a seat that is away on its own turn. `away` is the server's own count in ms."""

    away: int


@dataclass(frozen=True, slots=True)
class Rematch:
    pass


SeatAction: TypeAlias = (
    DealAction
    | Sit
    | Leave
    | ChangeSeat
    | Ready
    | NotReady
    | Swap
    | Remove
    | AddBot
    | Reveal
    | NextDeal
    | Resign
    | Abort
    | OfferEnd
    | DeclineEnd
    | OfferAdjourn
    | DeclineAdjourn
    | Resume
    | GiveMinute
    | Claim
    | Rematch
)


# --- by the server ----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class VoidAttempt:
    """The seat left or did not reveal: its seat is freed, the old server seed opened, a new one committed to."""

    seat: int
    server_seed: str
    server_commit: str


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal these decks (52 cards each, top first), one for each table; the first deal brings the cut."""

    decks: tuple[tuple[Card, ...], ...]
    cut: Cut | None = None


@dataclass(frozen=True, slots=True)
class TimeOut:
    """A deadline has passed: a flag, the sheet's time, a claim's, or a stopped clock's."""


@dataclass(frozen=True, slots=True)
class StopClock:
    """An outage began at `began` (server ms): the running move is charged up to then."""

    began: int


@dataclass(frozen=True, slots=True)
class ResumeClock:
    """`seat`, which is to move, is back after an outage."""

    seat: int


@dataclass(frozen=True, slots=True)
class VoidClaim:
    """`seat`, which was away, is back or has done something."""

    seat: int


@dataclass(frozen=True, slots=True)
class OpenRematch:
    """Everybody has agreed: the next match is `match_id`."""

    match_id: str


ServerAction: TypeAlias = OpenRematch | VoidAttempt | Deal | TimeOut | StopClock | ResumeClock | VoidClaim

Action: TypeAlias = SeatAction | ServerAction
