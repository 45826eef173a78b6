"""What a server tells the others of a room that it holds. It is no truth: who cannot follow it looks into the log."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

import orjson


class Why(StrEnum):
    """What is said is always the whole of what the server knows; this is what the others are to do about it."""

    NEWS = "news"
    ASKS = "asks"
    """It has just opened the room: all others are to say their word too."""
    LEAVES = "leaves"
    """It puts the room away, and has nobody there any more."""


SeatPhrase: TypeAlias = tuple[int, str]
"""A seat, and the code of a quick phrase."""


@dataclass(frozen=True, slots=True)
class Word:
    """`server` says at `at` that its log of `match` ends at `seq`. `here`: seats that have a socket there; `trips`:
    what their lines take, in ms. `phrase`: a seat says it there, just now. `rows`: what it has just stored, sealed;
    `aside`: what one seat tells another alone, sealed.
    """

    server: str
    at: int
    match: str
    seq: int
    here: tuple[bool, ...]
    trips: tuple[int | None, ...]
    why: Why = Why.NEWS
    phrase: SeatPhrase | None = None
    rows: str | None = None
    aside: str | None = None


class NoWord(ValueError):
    """It was said by nobody of ours, or by a version that speaks otherwise."""


def write_word(word: Word) -> bytes:
    """As it travels, without its server: every message of the bus begins with that."""
    more = (word.phrase, word.rows, word.aside)
    return orjson.dumps([word.at, word.match, word.seq, word.here, word.trips, word.why, *more])


def read_word(server: str, data: bytes) -> Word:
    """Raises `NoWord`."""
    try:
        match orjson.loads(data):
            case [int(at), str(match_id), int(seq), list(here), list(trips), str(why), *more]:
                phrase, rows, aside = _phrase(more), _text(more, 1), _text(more, 2)
                return Word(server, at, match_id, seq, tuple(here), tuple(trips), Why(why), phrase, rows, aside)
            case _:
                raise NoWord("a message of another shape")
    except ValueError as error:
        raise NoWord(str(error)) from error


def _phrase(more: list[object]) -> SeatPhrase | None:
    match more:
        case [[int(seat), str(code)], *_]:
            return seat, code
        case _:
            return None


def _text(more: list[object], place: int) -> str | None:
    found = more[place] if place < len(more) else None
    return found if isinstance(found, str) else None
