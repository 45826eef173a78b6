"""What a browser may send. Anything else is answered with `bad_message` and counted.

`id` is the sender's own name for the action, unique per match and seat: a repeat is answered from the log. `turn` is
copied from the view the player saw; another one is `stale`.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

ActionId = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
TurnText = Annotated[str, StringConstraints(max_length=12, pattern=r"^[0-9]+\.[0-9]+$")]
CardText = Annotated[str, StringConstraints(pattern=r"^([A2-9TJQK]|10)[SCDH]$")]
Hex32 = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Note = Annotated[
    str,
    StringConstraints(max_length=200, pattern=r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$"),
]
"""A line of text with anything in it."""
Cards = Annotated[tuple[CardText, ...], Field(max_length=11)]
SeatNumber = Annotated[int, Field(ge=0, le=3)]
Melds = Annotated[tuple[Cards, ...], Field(max_length=4)]
LayOffs = Annotated[tuple[tuple[CardText, Annotated[int, Field(ge=0, le=3)]], ...], Field(max_length=11)]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Hello(Message):
    """The first message of a socket. `build`: the page's build id."""

    type: Literal["hello"]
    build: Annotated[str, StringConstraints(max_length=64)] = ""


class Probe(Message):
    """Is anybody there? Answered at once with the same `n`."""

    type: Literal["probe"]
    n: Annotated[int, Field(ge=0, lt=2**31)]


class Pong(Message):
    """The answer to the server's `ping`, with its `n`."""

    type: Literal["pong"]
    n: Annotated[int, Field(ge=0, lt=2**31)]


class AskArrangements(Message):
    """The ways to show the own hand after discarding `card` (None: big gin); answered with `arrangements`."""

    type: Literal["ask_arrangements"]
    card: CardText | None


class AskLayOffs(Message):
    """What could be placed next, given a draft of own melds and lay-offs; answered with `lay_offs`."""

    type: Literal["ask_lay_offs"]
    melds: Melds
    lay_offs: LayOffs


PhraseCode = Literal[
    "hello",
    "good_luck",
    "well_played",
    "what_cards",
    "thanks",
    "sorry",
    "one_moment",
    "good_game",
    "once_more",
    "bye",
]


class Phrase(Message):
    """Say one of a few things to the others at the table: each reads it in their own language. It is not kept."""

    type: Literal["phrase"]
    phrase: PhraseCode


class Point(Message):
    """An adviser points at a card or a pile for the captain; None: at nothing any more. It is not kept."""

    type: Literal["point"]
    at: CardText | Literal["stock", "discard"] | None


class Action(Message):
    id: ActionId


class Whisper(Action):
    """Captain and adviser write to each other; nobody else reads it."""

    type: Literal["whisper"]
    text: Note


class Sit(Action):
    """Take a free seat (None: the first), or commit for the own; `commit` is the SHA-256 of the seat's seed.

    Who has a seat and names a free one moves there, with the commitment made before if there is one.
    """

    type: Literal["sit"]
    commit: Hex32
    seat: SeatNumber | None = None


class Swap(Action):
    """The host's, before the start: who sits on two seats changes places. One of them may be free."""

    type: Literal["swap"]
    a: SeatNumber
    b: SeatNumber


class Remove(Action):
    """The host's, before the start: free a seat that somebody else has."""

    type: Literal["remove"]
    seat: SeatNumber


class AddBot(Action):
    """The host's, before the start: let the computer play on a free seat."""

    type: Literal["add_bot"]
    seat: SeatNumber


class Reveal(Action):
    type: Literal["reveal"]
    seed: Hex32


class Around(Action):
    """The actions around the table, all without content."""

    type: Literal[
        "leave",
        "ready",
        "not_ready",
        "next_deal",
        "resign",
        "abort",
        "offer_end",
        "decline_end",
        "offer_adjourn",
        "decline_adjourn",
        "resume",
        "give_minute",
        "claim",
        "rematch",
    ]


class TurnAction(Action):
    turn: TurnText


class Pass(TurnAction):
    type: Literal["pass"]


class Draw(TurnAction):
    type: Literal["draw"]
    pile: Literal["stock", "discard"]


class Discard(TurnAction):
    type: Literal["discard"]
    card: CardText


class Knock(TurnAction):
    """`melds` None: the server shows the knocker's default."""

    type: Literal["knock"]
    card: CardText
    melds: Melds | None = None


class BigGin(TurnAction):
    type: Literal["big_gin"]
    melds: Melds | None = None


class LayOff(TurnAction):
    """Both None: the best defence."""

    type: Literal["lay_off"]
    melds: Melds | None = None
    lay_offs: LayOffs | None = None


Inbound = Annotated[
    Hello
    | Probe
    | Pong
    | AskArrangements
    | AskLayOffs
    | Phrase
    | Point
    | Whisper
    | Sit
    | Swap
    | Remove
    | AddBot
    | Reveal
    | Around
    | Pass
    | Draw
    | Discard
    | Knock
    | BigGin
    | LayOff,
    Field(discriminator="type"),
]
INBOUND: TypeAdapter[Inbound] = TypeAdapter(Inbound)
