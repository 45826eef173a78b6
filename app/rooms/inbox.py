"""What a room is to deal with, in the order in which it came."""

from collections import deque
from dataclasses import dataclass
from typing import TypeAlias

from app.rooms.connection import Connection
from app.wire.inbound import AskArrangements, AskLayOffs
from app.wire.intents import ActionMessage


@dataclass(frozen=True, slots=True)
class Joined:
    """A socket has said hello."""

    connection: Connection
    at: int


@dataclass(frozen=True, slots=True)
class Left:
    connection: Connection
    at: int


@dataclass(frozen=True, slots=True)
class Asked:
    """An action, stamped with its arrival."""

    connection: Connection
    message: ActionMessage
    at: int


@dataclass(frozen=True, slots=True)
class Wondered:
    """A question that changes nothing."""

    connection: Connection
    message: AskArrangements | AskLayOffs
    at: int


@dataclass(frozen=True, slots=True)
class Rang:
    """Somebody else has stored something for this room."""

    at: int


@dataclass(frozen=True, slots=True)
class Renamed:
    """A player has another name now."""

    at: int


Item: TypeAlias = Joined | Left | Asked | Wondered | Rang | Renamed

Inbox: TypeAlias = deque[Item]
