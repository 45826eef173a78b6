"""The versions of what is said over a room's socket: a server speaks the newest one and the one before it.

A client offers those that it knows as subprotocols, and the newest that both speak is spoken until the socket ends.
What only has more to say is no new version: a client passes over what it does not know.
"""

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass

from app.wire.encode import encode
from app.wire.inbound import Inbound
from app.wire.outbound import Outbound
from app.wire.read import read
from app.wire.schema import SUBPROTOCOL

_OURS = re.compile(r"knockwood\.[0-9]{1,6}")


@dataclass(frozen=True, slots=True)
class Dialect:
    """`read`: as `app.wire.read.read`. `encode`: one frame, once per kind of viewer."""

    name: str
    read: Callable[[str | None], Inbound]
    encode: Callable[[Outbound], bytes]


DIALECTS: list[Dialect] = [Dialect(SUBPROTOCOL, read, encode)]
"""The newest first."""


def common_dialect(offered: Collection[str]) -> Dialect | None:
    return next((dialect for dialect in DIALECTS if dialect.name in offered), None)


def foreign_dialect(offered: Collection[str]) -> str | None:
    """What a page of another time offers, which can be told in its own name only that it is not spoken here."""
    return next(filter(_OURS.fullmatch, offered), None)
