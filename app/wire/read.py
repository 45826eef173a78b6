"""A text frame as a message."""

import json
import re
from typing import Any

from pydantic import ValidationError

from app.wire.inbound import INBOUND, Inbound

_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")


class BadMessage(Exception):
    """A frame that is no message. `action_id`: the one that it names, as far as one can be made out."""

    def __init__(self, action_id: str | None) -> None:
        super().__init__("bad_message")
        self.action_id = action_id


def read(frame: str | None) -> Inbound:
    """The message in a text frame (None: a binary one). Raises `BadMessage`: no JSON, other fields, a field twice.

    Every field brings a colon, and messages hold no objects: as many colons as there are fields, and none is there
    twice. With more of them, as in a text, it is looked at closely.
    """
    if frame is None:
        raise BadMessage(None)
    try:
        message = INBOUND.validate_json(frame)
        if frame.count(":") != len(message.model_fields_set):
            _STRICT.decode(frame)
    except (ValidationError, ValueError):
        raise BadMessage(named_id(frame)) from None
    return message


def _without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("a field is there twice")
    return fields


_STRICT = json.JSONDecoder(object_pairs_hook=_without_twins)


def named_id(frame: str) -> str | None:
    """The action id that a frame names, as far as one can be made out."""
    try:
        found = json.loads(frame)
    except (ValueError, RecursionError):
        return None
    named = found.get("id") if isinstance(found, dict) else None
    return named if isinstance(named, str) and _ID.fullmatch(named) else None
