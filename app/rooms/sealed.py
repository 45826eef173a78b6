"""What is hidden, on its way to another server: whoever listens in on the bus reads nothing, and can forge nothing.

The key comes from the match's server seed, which only the database has; it is opened when the match has ended, and so
is all that was sealed with it. The rows are a copy of what is stored: a server that cannot read them reads the log.
"""

import base64
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

import orjson
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from app.matches.codec import decode, encode
from app.matches.entries import Entry, Row

_NONCE: Final = 12
_PURPOSE: Final = b"knockwood rows"
"""The decks come from the same seed, by another message."""


class NotOurs(ValueError):
    """Not sealed by a server that holds this match as it is now."""


def seal(rows: Sequence[Row], seed: str, v: int) -> str:
    """`seed`: the match's server seed in hex. `v`: the version of its log."""
    lines = [
        (seq, entry.at, entry.seat, entry.action_id, entry.content, *encode(entry.event, v)) for seq, entry in rows
    ]
    return seal_text(orjson.dumps(lines), seed)


def unseal(sealed: str, seed: str, v: int) -> tuple[Row, ...]:
    """Raises `NotOurs`."""
    text = unseal_text(sealed, seed)
    try:
        return tuple(
            (seq, Entry(decode(kind, data, v), at, seat, action_id, content))
            for seq, at, seat, action_id, content, kind, data in orjson.loads(text)
        )
    except ValueError as error:  # a line of a version not known here
        raise NotOurs(str(error)) from error


def seal_text(text: bytes, seed: str) -> str:
    nonce = secrets.token_bytes(_NONCE)
    return base64.b64encode(nonce + _cipher(seed).encrypt(nonce, text, None)).decode()


def unseal_text(sealed: str, seed: str) -> bytes:
    """Raises `NotOurs`."""
    try:
        given = base64.b64decode(sealed, validate=True)
        return _cipher(seed).decrypt(given[:_NONCE], given[_NONCE:], None)
    except (InvalidTag, ValueError) as error:  # torn, or of another match
        raise NotOurs(str(error)) from error


def _cipher(seed: str) -> AESGCM:
    return AESGCM(hmac.digest(bytes.fromhex(seed), _PURPOSE, "sha256"))
