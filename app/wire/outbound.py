"""What a browser is told. Dataclasses through orjson, encoded once per kind of viewer."""

from typing import Literal

from engine.scoring import DealKind, Line
from engine.seen import OutcomeView, Seen, View
from engine.shape import shape


@shape
class Update:
    """The truth about this deal. Newer (match, seq) replaces older; `ack` names the receiver's own accepted action."""

    match: str
    seq: int
    view: View
    events: tuple[Seen, ...]
    ack: str | None = None
    type: Literal["update"] = "update"


@shape
class RoomSeat:
    """`commit` and `seed`: fairness; seeds are told after the last one is stored.

    `ready`: it may begin as far as this seat is concerned. `host`: who made the room sits here.
    """

    taken: bool
    name: str | None
    bot: bool
    commit: str | None
    seed: str | None
    ready: bool
    host: bool


@shape
class SheetDeal:
    """One finished deal on the sheet. `totals` by side. `entries`: the columns it counted in, from 0 (Hollywood)."""

    number: int
    dealer: int
    starter: int
    other: int
    kind: DealKind
    knocker: int | None
    winner: int | None
    points: int
    boxes: int
    deadwoods: tuple[int, ...] | None
    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    entries: tuple[int, ...]


@shape
class SheetRound:
    """What the tables of a round came to together. `winner`: a side, None: nobody. `totals` after it, by side."""

    number: int
    winner: int | None
    points: int
    boxes: int
    totals: tuple[int, ...]


@shape
class SheetColumn:
    """One of the three games of Hollywood: `totals` and `lines` by seat, with the bonuses once it is `closed`."""

    closed: bool
    winner: int | None
    totals: tuple[int, ...]
    lines: tuple[tuple[Line, ...], ...]


@shape
class RoomClock:
    """A preset's id and its numbers in ms; untimed rooms have none."""

    id: str
    cap: int
    bonus: int
    within: int


@shape
class VoidedAttempt:
    seat: int
    server_commit: str
    server_seed: str


@shape
class CutView:
    """Deck 0: each round's cards by seat (None: not cutting in that round); `dealer` deals first.

    `order`: the seats from the highest card to the lowest.
    """

    rounds: tuple[tuple[str | None, ...], ...]
    dealer: int
    order: tuple[int, ...]


@shape
class Fairness:
    """What the deals can be checked with. `server_seed` opens when the match has ended."""

    server_commit: str
    rules_hash: str
    server_seed: str | None
    attempts: tuple[VoidedAttempt, ...]
    cut: CutView | None


@shape
class Room:
    """Names, rules, sheet and fairness; comes with hello and whenever it changes. `you`: the receiver's seat.

    `seq`: what had happened in the match by then. A lower one is older; of two equal ones the later told counts.
    `rules`: every field of the rule set by name. `build`: the server's page build; another one reloads between deals.
    `sides`: the seats of each side, which scores together. `rounds` are of partners, `columns` of Hollywood.
    """

    code: str
    match: str
    seq: int
    private: bool
    format: str
    rules_id: str
    rules: dict[str, int | bool | str | None]
    clock: RoomClock | None
    host: bool
    you: int | None
    seats: tuple[RoomSeat, ...]
    sides: tuple[tuple[int, ...], ...]
    fairness: Fairness
    sheet: tuple[SheetDeal, ...]
    rounds: tuple[SheetRound, ...]
    columns: tuple[SheetColumn, ...]
    outcome: OutcomeView | None
    rematch_of: str | None
    build: str
    type: Literal["room"] = "room"


@shape
class Presence:
    """`here` by seat; `claim_in`: ms until the receiver may claim the win from the other, None: not in sight."""

    here: tuple[bool, ...]
    claim_in: int | None
    type: Literal["presence"] = "presence"


@shape
class Refused:
    """`id` of the refused action (None: the frame had none). A refused id is forgotten."""

    id: str | None
    code: str
    args: dict[str, str | int]
    type: Literal["refused"] = "refused"


@shape
class Ping:
    """Answer with `pong` and the same `n`; the server measures round trips with it."""

    n: int
    type: Literal["ping"] = "ping"


@shape
class ProbeAnswer:
    n: int
    type: Literal["probe"] = "probe"


@shape
class ArrangementView:
    melds: tuple[tuple[str, ...], ...]
    loose: tuple[str, ...]
    deadwood: int


@shape
class Arrangements:
    """The default first, then others within the knock limit (at most 12)."""

    card: str | None
    choices: tuple[ArrangementView, ...]
    type: Literal["arrangements"] = "arrangements"


@shape
class LayOffDraft:
    """For a draft: is it legal, what it leaves, and each (card, knocker's meld) that could be placed next.

    `best`: the best defence as it would be played.
    """

    ok: bool
    deadwood: int
    fits: tuple[tuple[str, int], ...]
    best_melds: tuple[tuple[str, ...], ...]
    best_lay_offs: tuple[tuple[str, int], ...]
    best_deadwood: int
    type: Literal["lay_offs"] = "lay_offs"


@shape
class Said:
    """What somebody at the table says just now, the own seat too; `phrase` is a code, its words are the reader's."""

    seat: int
    phrase: str
    type: Literal["said"] = "said"


@shape
class Pointed:
    """The adviser points at a card, at a pile (`stock`, `discard`) or at nothing any more; told to the captain too."""

    seat: int
    at: str | None
    type: Literal["pointed"] = "pointed"


@shape
class Whispered:
    """What captain or adviser has just written to the other; `at`: server ms."""

    seat: int
    text: str
    at: int
    type: Literal["whispered"] = "whispered"


@shape
class Whispers:
    """With hello: the last ones of this match that the receiver wrote or was written, the oldest first."""

    all: tuple[Whispered, ...]
    type: Literal["whispers"] = "whispers"


@shape
class Restart:
    """The server is going down for a restart: reconnect in about `wait` ms (already jittered)."""

    wait: int
    type: Literal["restart"] = "restart"


Outbound = (
    Update
    | Room
    | Presence
    | Refused
    | Ping
    | ProbeAnswer
    | Arrangements
    | LayOffDraft
    | Said
    | Pointed
    | Whispered
    | Whispers
    | Restart
)
