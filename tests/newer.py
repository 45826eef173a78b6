"""A server of the next version, as a test makes one: discards have a mood there, in the log and over the wire.

No such version exists. What it takes to have one is what is tried with it.
"""

from collections.abc import Mapping
from typing import Any

import orjson
import pytest

from app.matches import codec
from app.matches.codec import LANGUAGES, BadLine, Language
from app.wire.dialects import DIALECTS, Dialect
from app.wire.encode import encode
from app.wire.inbound import Inbound
from app.wire.outbound import Outbound, Update
from app.wire.read import read
from engine.events import Discarded

DISCARDED = codec.kind_of(Discarded)


def version_2() -> Language:
    """The language before it, but for one field of one event."""
    one = LANGUAGES[1]
    write, read = one.writers[Discarded][1], one.readers[DISCARDED]

    def write_it(event: Any) -> Any:
        return {**write(event), "mood": None}

    def read_it(given: Any) -> Any:
        if not isinstance(given, Mapping) or "mood" not in given:
            raise BadLine("expected a mood")
        return read({name: value for name, value in given.items() if name != "mood"})

    return Language({**one.writers, Discarded: (DISCARDED, write_it)}, {**one.readers, DISCARDED: read_it})


def add_version_2(monkeypatch: pytest.MonkeyPatch, *, begins: bool = False) -> None:
    """Let this process read version 2, and where it `begins` start new matches with it."""
    monkeypatch.setitem(LANGUAGES, 2, version_2())
    if begins:
        monkeypatch.setattr(codec, "VERSION", 2)


def become_newer(*, begins: bool) -> None:
    """For the whole of a server's own process; it speaks both dialects, and `begins` matches in the newer language."""
    LANGUAGES[2] = version_2()
    if begins:
        codec.VERSION = 2  # type: ignore[misc]  # as its source would say
    DIALECTS.insert(0, Dialect("knockwood.2", _read_2, _encode_2))


def _read_2(frame: str | None) -> Inbound:
    """A discard may tell its mood, about which this server does nothing."""
    content = orjson.loads(frame or "null")
    if isinstance(content, dict) and content.get("type") == "discard":
        content.pop("mood", None)
        return read(orjson.dumps(content).decode())
    return read(frame)


def _encode_2(message: Outbound) -> bytes:
    """Every update has a mood."""
    if isinstance(message, Update):
        return orjson.dumps({**orjson.loads(encode(message)), "mood": "good"})
    return encode(message)
