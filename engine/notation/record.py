"""Deals and whole matches as records: headers, then a line for every move, a paragraph for every deal."""

import re
from collections.abc import Iterable, Iterator, Sequence

from engine.errors import IllegalAction
from engine.events import (
    AttemptVoided,
    DealStarted,
    Discarded,
    Drawn,
    Event,
    Knocked,
    LaidOff,
    MatchEnded,
    MatchMade,
    Passed,
    Sealed,
    SeatLeft,
    SeatNotReady,
    SeatReady,
    SeatsSwapped,
    SeatTaken,
    SeedCommitted,
    SeedRevealed,
)
from engine.notation.shapes import SHAPES

_HEADERS = (
    *(MatchMade, SeatTaken, SeedCommitted, SeatLeft, SeatReady, SeatNotReady, SeatsSwapped),
    *(Sealed, SeedRevealed, AttemptVoided),
)
_PARAGRAPHS = (DealStarted, MatchEnded)
_ZERO = re.compile(r'\[Zero "(-?\d{1,20})"\]$', re.MULTILINE)
_NUMBERING = re.compile(r"\s*(?:\d+\. *)?")


class BadNotation(ValueError):
    """A text that is no record; `line` is the number of the first line that cannot be read."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"line {line} cannot be read: {text}")
        self.line = line


def format_match(events: Iterable[Event]) -> str:
    """The record of a match, or of its beginning: all that its log holds, seeds and hidden cards too.

    Who may read it is the caller's to decide. Raises ValueError when the events do not begin with `MatchMade`.
    """
    return _format(tuple(events), MatchMade)


def parse_match(text: str) -> tuple[Event, ...]:
    """The events of `format_match`, equal in every field. Raises BadNotation.

    Nothing is judged: what happened is taken as it is written.
    """
    return _parse(text, MatchMade)


def format_deal(events: Iterable[Event]) -> str:
    """The record of one deal from `DealStarted` on, by the same rules as a match's."""
    return _format(tuple(events), DealStarted)


def parse_deal(text: str) -> tuple[Event, ...]:
    """The events of `format_deal`. Raises BadNotation."""
    return _parse(text, DealStarted)


def _format(events: Sequence[Event], first: type[Event]) -> str:
    if not events or not isinstance(events[0], first):
        raise ValueError(f"the events begin with {first.__name__}")
    zero = _zero(events)
    return "".join(_lines(events, zero)) + "\n"


def _zero(events: Sequence[Event]) -> int | None:
    """When the first clock started."""
    turns = (event.turn for event in events if isinstance(event, DealStarted))
    return next((turn.started for turn in turns if turn is not None), None)


def _lines(events: Sequence[Event], zero: int | None) -> Iterator[str]:
    """Each event with what stands before it."""
    before: Event | None = None
    zero_line = "" if zero is None else f'[Zero "{zero}"]'
    if zero_line and isinstance(events[0], DealStarted):
        yield f"{zero_line}\n"
    move = 0
    for event in events:
        text = SHAPES[type(event)].show(event, zero or 0)
        if isinstance(event, DealStarted):
            move = 0
        if isinstance(event, Passed | Drawn) or (isinstance(event, LaidOff) and not event.automatic):
            move += 1
            text = f"{move:>3}. {text}"
        elif isinstance(event, Discarded | Knocked) and _drew(before, event):
            text = f", {text.partition(' ')[2]}"
        elif isinstance(event, Discarded | Knocked | LaidOff):
            text = f"     {text}"
        if before is not None and not text.startswith(", "):
            yield "\n\n" if _parted(before, event) else "\n"
        yield text
        if isinstance(event, MatchMade) and zero_line:
            yield f"\n{zero_line}"
        before = event


def _drew(before: Event | None, event: Discarded | Knocked) -> bool:
    return isinstance(before, Drawn) and before.seat == event.seat


def _parted(before: Event, event: Event) -> bool:
    return isinstance(event, _PARAGRAPHS) or isinstance(before, _HEADERS) is not isinstance(event, _HEADERS)


def _parse(text: str, first: type[Event]) -> tuple[Event, ...]:
    text = text.replace("\r\n", "\n")
    events: list[Event] = []
    zero, at = 0, _skip(text, 0)
    while at < len(text):
        if found := _ZERO.match(text, at):
            zero, at = int(found[1]), _skip(text, found.end())
            continue
        event, at = _read(text, at, zero)
        events.append(event)
        if isinstance(event, Drawn) and text.startswith(", ", at):
            event, length = _read_rest(text, at, zero, event.seat)
            events.append(event)
            at += length
        at = _skip(text, at)
    if not events or not isinstance(events[0], first):
        raise BadNotation(1, text.partition("\n")[0])
    return tuple(events)


def _read_rest(text: str, at: int, zero: int, seat: int) -> tuple[Event, int]:
    """The second half of a turn, on the same line as its draw; and how much of the text it takes."""
    end = text.find("\n", at)
    rest = text[at + 2 : end if end >= 0 else len(text)]
    for kind in (Discarded, Knocked):
        if found := SHAPES[kind].pattern.match(f"{seat} {rest}"):
            return SHAPES[kind].read(found, zero), len(rest) + 2
    raise _bad(text, at)


def _read(text: str, at: int, zero: int) -> tuple[Event, int]:
    for shape in SHAPES.values():
        if found := shape.pattern.match(text, at):
            try:
                return shape.read(found, zero), found.end()
            except (ValueError, IllegalAction) as error:
                raise _bad(text, at) from error
    raise _bad(text, at)


def _skip(text: str, at: int) -> int:
    found = _NUMBERING.match(text, at)
    return at if found is None else found.end()


def _bad(text: str, at: int) -> BadNotation:
    return BadNotation(text.count("\n", 0, at) + 1, text[at:].partition("\n")[0])
