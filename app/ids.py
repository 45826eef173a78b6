"""Ids that sort by the time they were made: UUIDv7 as text."""

import secrets
import uuid

_RANDOM_BITS = 74


def new_id(now: int) -> str:
    """A UUIDv7 for the unix time `now` in ms. Not guessable: 74 of its bits are random.

    >>> new_id(1_700_000_000_000)[:13]
    '018bcfe5-6800'
    """
    chance = secrets.randbits(_RANDOM_BITS)
    return str(
        uuid.UUID(
            int=(now & (1 << 48) - 1) << 80 | 0x7 << 76 | (chance >> 62) << 64 | 0b10 << 62 | chance & ((1 << 62) - 1)
        )
    )


def id_bytes(text: str) -> bytes:
    """The 16 raw bytes of an id; raises `ValueError` where it is none."""
    return uuid.UUID(text).bytes
