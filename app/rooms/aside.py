"""What one seat tells another alone, on its way to another server: sealed, as it may name hidden cards."""

from typing import TypeAlias

import orjson

from app.rooms.sealed import NotOurs, seal_text, unseal_text
from app.wire.outbound import Pointed, Whispered

Aside: TypeAlias = tuple[int, Pointed | Whispered]
"""Whom it is for besides its own seat, and what."""


def write_aside(aside: Aside, seed: str) -> str:
    """`seed`: the match's server seed in hex."""
    return seal_text(orjson.dumps(aside), seed)


def read_aside(sealed: str, seed: str) -> Aside:
    """Raises `NotOurs`."""
    match orjson.loads(unseal_text(sealed, seed)):
        case [int(to), {"type": "pointed", "seat": int(seat), "at": str() | None as at}]:
            return to, Pointed(seat, at)
        case [int(to), {"type": "whispered", "seat": int(seat), "text": str(text), "at": int(at)}]:
            return to, Whispered(seat, text, at)
        case _:
            raise NotOurs("an aside of another shape")
