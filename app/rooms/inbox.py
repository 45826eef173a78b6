"""What a room is to deal with, in the order in which it came."""

from dataclasses import dataclass
from typing import TypeAlias

from app.rooms.connection import Connection
from app.rooms.word import Word
from app.wire.inbound import AskArrangements, AskLayOffs, Point, Whisper
from app.wire.intents import ActionMessage
from engine.shape import shape


@dataclass(frozen=True, slots=True)
class Joined:
    """A socket has said hello. Every `at` is the arrival in server ms."""

    connection: Connection
    at: int


@dataclass(frozen=True, slots=True)
class Left:
    connection: Connection
    at: int


@shape
class Asked:
    """An action: something is to change."""

    connection: Connection
    message: ActionMessage
    at: int


@dataclass(frozen=True, slots=True)
class Wondered:
    """A question, whose answer changes nothing."""

    connection: Connection
    message: AskArrangements | AskLayOffs
    at: int


@dataclass(frozen=True, slots=True)
class Spoke:
    """A quick phrase."""

    connection: Connection
    phrase: str
    at: int


@dataclass(frozen=True, slots=True)
class Confided:
    """Something between captain and adviser."""

    connection: Connection
    message: Point | Whisper
    at: int


@dataclass(frozen=True, slots=True)
class Rang:
    """Somebody else may have stored something for this room."""

    at: int


@dataclass(frozen=True, slots=True)
class Heard:
    """Another server that holds this room has said something."""

    word: Word
    at: int


@dataclass(frozen=True, slots=True)
class Counted:
    """Other servers have come or gone, or are heard no more or again."""

    at: int


@dataclass(frozen=True, slots=True)
class Renamed:
    """A player of this room has another name now."""

    at: int


@dataclass(frozen=True, slots=True)
class Forgotten:
    """Players who are nobody now: their names go, and their sockets."""

    players: frozenset[str]
    at: int


@dataclass(frozen=True, slots=True)
class Nudged:
    """Look whether anything is to be done: an outage is over."""

    at: int


@dataclass(frozen=True, slots=True)
class Closed:
    """The server is going down: what came before is still served. Pages come back `within` so many ms."""

    at: int
    within: int


Item: TypeAlias = (
    Joined | Left | Asked | Wondered | Spoke | Confided | Rang | Heard | Counted | Renamed | Forgotten | Nudged | Closed
)
