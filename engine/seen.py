"""The shapes of what a viewer sees: cards as text ("KC"), times in ms, seats as numbers. Filled by `engine.view` only.

These are the wire's shapes too, so a field added here is told to browsers as soon as `engine.view` fills it.
"""

from dataclasses import field

from engine.events import Reason
from engine.formats import Role
from engine.scoring import DealKind, Line
from engine.shape import shape

CardText = str
"""Rank and suit, as in `KC` or `TD`."""


@shape
class Options:
    """Everything the seat may do now. Buttons, bots and time-outs use it; `decide` refuses the rest.

    `leaves`: each legal discard with the deadwood it leaves. `knocks`: the discards with which a knock is legal, gin
    included (those leave 0). `around`: names of the actions around the table that are open to the seat.
    """

    draw: tuple[str, ...] = ()
    passing: bool = False
    leaves: tuple[tuple[CardText, int], ...] = ()
    knocks: tuple[CardText, ...] = ()
    big_gin: bool = False
    lay_off: bool = False
    around: tuple[str, ...] = ()


@shape
class ShownHand:
    """A hand on the table: its melds, what is left, and where cards went on the other's melds."""

    melds: tuple[tuple[CardText, ...], ...]
    loose: tuple[CardText, ...]
    deadwood: int
    lay_offs: tuple[tuple[CardText, int], ...] = ()


@shape
class KnockView:
    """A knock, gin or big gin, until the deal's result says it all."""

    seat: int
    kind: DealKind
    shown: ShownHand


@shape
class ResultView:
    """A finished deal. `hands` by seat; None after a dead deal until the match has ended."""

    kind: DealKind
    knocker: int | None
    winner: int | None
    points: int
    boxes: int
    lines: tuple[Line, ...]
    hands: tuple[ShownHand, ...] | None
    next_dealer: int


@shape
class DealView:
    """The deal on the table, as everybody sees it. `pile` bottom first; only its last card where memory is `club`.

    `turn` goes back with every deal action. `dead_in`: stock draws left before the deal is dead.
    `pile_draws_left`: counts down from ten, None before. `known`: cards that a seat took from the pile and still holds.
    `taken`: the card that the seat to move took from the pile in this turn. `other`: who plays with `starter`.
    """

    number: int
    phase: str
    turn: str
    dealer: int
    starter: int
    to_move: int | None
    limit: int
    upcard: CardText
    stock: int
    dead_in: int
    pile_draws_left: int | None
    pile: tuple[CardText, ...]
    pile_count: int
    counts: tuple[int, ...]
    known: tuple[tuple[CardText, ...], ...]
    taken: CardText | None
    knock: KnockView | None
    result: ResultView | None
    other: int = 0


@shape
class OwnView:
    """The viewer's own side. `drawn`: the card drawn in this turn; with eleven cards `deadwood` is what the best legal
    discard leaves, and `melds` those of all eleven. `seat`: whose hand it is; an adviser sees the captain's."""

    hand: tuple[CardText, ...]
    drawn: CardText | None
    melds: tuple[tuple[CardText, ...], ...]
    deadwood: int
    seat: int = 0


@shape
class ClockView:
    """`remaining` by seat at the moment of sending; `elapsed` of the running move, allowance already taken off.

    `stopped`: an outage holds the running clock until its seat is back.
    """

    remaining: tuple[int, ...]
    running: int | None
    elapsed: int
    stopped: bool


@shape
class AdjournView:
    """`offers`: by seat, who would break the match off. `back`: once it rests, by seat, who is there to go on."""

    offers: tuple[bool, ...]
    back: tuple[bool, ...] | None


@shape
class ClaimView:
    seat: int
    left: int


@shape
class Beside:
    """The other table of the round, where the viewer's partner plays: what everybody may see of it."""

    deal: DealView
    clock: ClockView | None
    claim: ClaimView | None


@shape
class Ending:
    """That the match is over, and why; the numbers come with the room's sheet. `winner`: a side."""

    reason: Reason
    winner: int | None


@shape
class OutcomeView:
    """How the match ended; totals after bonuses, every number on its line, by side, as are `winner` and `loser`.

    `places` from 1, and `settlements`, what each is owed less what it owes: both empty between two sides.
    """

    reason: Reason
    winner: int | None
    loser: int | None
    totals: tuple[int, ...]
    lines: tuple[tuple[Line, ...], ...]
    settlement: int
    places: tuple[int, ...] = ()
    settlements: tuple[int, ...] = ()


@shape
class Opened:
    """What replays of a finished match show besides: every hand, and the knock's face-down card."""

    hands: tuple[tuple[CardText, ...], ...]
    face_down: CardText | None


@shape
class View:
    """`phase`: seating, revealing, playing, sheet, adjourned or over. `seat`: the viewer's, None for a spectator.

    `totals`: points so far, by side. `ready`, `end_offers`, `rematch`: by seat. `sheet_left`: ms until the next deal,
    at most. `deal`, `clock` and `claim` are those of the viewer's own table, `beside` holds the other table's.

    `role` in this deal: plays; advises (who sits out and sees the captain's hand); sits_out (and sees nothing hidden);
    watches (a spectator). `confers`: with which seat the viewer may whisper, captain and adviser; None: with none.
    """

    phase: str
    seat: int | None
    totals: tuple[int, ...]
    deal: DealView | None
    you: OwnView | None
    options: Options
    clock: ClockView | None
    sheet_left: int | None
    ready: tuple[bool, ...]
    end_offers: tuple[bool, ...]
    adjourn: AdjournView | None
    claim: ClaimView | None
    ending: Ending | None
    rematch: tuple[bool, ...]
    role: Role = Role.PLAYS
    beside: Beside | None = None
    confers: int | None = None
    opened: Opened | None = None


@shape
class Seen:
    """An event as a viewer sees it; drives animation, sound and announcements only.

    type: match_made, sat, committed, left, seat_ready, seat_not_ready, seats_swapped, sealed, revealed, voided, dealt,
    passed, drew, discarded, knocked, laid_off, deal_ended, round_ended, next_ready, sheet_closed, end_offered,
    end_declined, adjourn_offered, adjourn_declined, adjourned, resume_agreed, resumed, minute_given, claim_made,
    claim_voided, clock_stopped, clock_resumed, match_ended, rematch_agreed, rematch_withdrawn, rematch_made. Of the
    ends of a round and of a match `seat` is the side that has won.
    """

    type: str
    seat: int | None = None
    pile: str | None = None
    card: CardText | None = None
    kind: str | None = None
    points: int | None = None
    lay_offs: tuple[tuple[CardText, int], ...] = field(default=())
