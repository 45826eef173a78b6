"""A server of the next version, as a test makes one: it has a language of the log more, in which discards have a mood.

No such version exists. What it takes to have one is what is tried with it.
"""

from collections.abc import Mapping
from typing import Any

import pytest

from app.matches import codec
from app.matches.codec import LANGUAGES, BadLine, Language
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
