"""Rows of a log on their way to another server: whoever listens in on the bus reads nothing, and can forge nothing.

The key is the match's server seed, which only the database has; it is opened when the match has ended, and so is all
that was sealed with it. The rows are a copy of what is stored: a server that cannot read them reads the log.
"""

import base64
import binascii
import secrets
from collections.abc import Sequence
from hashlib import blake2b, shake_256
from hmac import compare_digest
from typing import Final

import orjson

from app.matches.codec import BadLine, decode, encode
from app.matches.entries import Entry, Row

_SALT: Final = 16
_MARK: Final = 16
_PERSON: Final = b"knockwood rows"


class NotOurs(ValueError):
    """Not sealed by a server that holds this match as it is now."""


def seal(rows: Sequence[Row], seed: str, v: int) -> str:
    """`seed`: the match's server seed in hex. `v`: the version of its log."""
    lines = [
        (seq, entry.at, entry.seat, entry.action_id, entry.content, *encode(entry.event, v)) for seq, entry in rows
    ]
    key, salt = bytes.fromhex(seed), secrets.token_bytes(_SALT)
    body = salt + _mixed(orjson.dumps(lines), key, salt)
    return base64.b64encode(_mark(body, key) + body).decode()


def unseal(sealed: str, seed: str, v: int) -> tuple[Row, ...]:
    """Raises `NotOurs`."""
    key = bytes.fromhex(seed)
    try:
        given = base64.b64decode(sealed, validate=True)
        mark, body = given[:_MARK], given[_MARK:]
        if not compare_digest(mark, _mark(body, key)):
            raise NotOurs("another mark")
        lines = orjson.loads(_mixed(body[_SALT:], key, body[:_SALT]))
        return tuple(
            (seq, Entry(decode(kind, data, v), at, seat, action_id, content))
            for seq, at, seat, action_id, content, kind, data in lines
        )
    except (binascii.Error, BadLine) as error:  # of a version that this server does not know
        raise NotOurs(str(error)) from error


def _mixed(text: bytes, key: bytes, salt: bytes) -> bytes:
    """Once more is the text again."""
    stream = shake_256(key + salt).digest(len(text))
    return (int.from_bytes(text, "big") ^ int.from_bytes(stream, "big")).to_bytes(len(text), "big")


def _mark(body: bytes, key: bytes) -> bytes:
    return blake2b(body, digest_size=_MARK, key=key, person=_PERSON).digest()
