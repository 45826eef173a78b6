"""The shape of every event in a record: one table, from which records are both written and read."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from engine.events import (
    AdjournDeclined,
    Adjourned,
    AdjournOffered,
    AttemptVoided,
    ClaimMade,
    ClaimVoided,
    ClockResumed,
    ClockStopped,
    DealEnded,
    DealStarted,
    Discarded,
    Drawn,
    EndDeclined,
    EndOffered,
    Event,
    Knocked,
    LaidOff,
    MatchEnded,
    MatchMade,
    MinuteGiven,
    NextDealReady,
    Passed,
    RematchAgreed,
    RematchMade,
    RematchWithdrawn,
    ResumeAgreed,
    Resumed,
    RoundEnded,
    Sealed,
    SeatLeft,
    SeatNotReady,
    SeatReady,
    SeatsSwapped,
    SeatTaken,
    SeedCommitted,
    SeedRevealed,
    SheetClosed,
)
from engine.notation.values import (
    AUTOMATIC,
    CARD,
    CHARGE,
    CLOCK,
    COMPUTER,
    CUT,
    DEAL_KIND,
    DECK,
    INSTANT,
    KNOCK,
    LAY_OFFS,
    LINES,
    MELDS,
    NAME,
    NUMBER,
    NUMBERS,
    PILE,
    PLACES,
    REASON,
    RULES,
    SETTLEMENTS,
    SHEETS,
    SPAN,
    SPANS,
    TURN,
    WORD,
    YES,
    Kind,
)


@dataclass(frozen=True, slots=True)
class Field:
    """The event's field `name` between two texts; `optional`: nothing of it is there when the value is None."""

    name: str
    kind: Kind
    before: str = ""
    after: str = ""
    optional: bool = False

    @property
    def pattern(self) -> str:
        pattern = f"{re.escape(self.before)}(?P<{self.name}>{self.kind.pattern}){re.escape(self.after)}"
        return f"(?:{pattern})?" if self.optional else pattern

    def show(self, value: object, zero: int) -> str:
        if value is None and self.optional:
            return ""
        return self.before + self.kind.show(value, zero) + self.after


Piece: TypeAlias = str | Field


def maybe(name: str, kind: Kind, before: str, after: str = "") -> Field:
    return Field(name, kind, before, after, optional=True)


@dataclass(frozen=True, slots=True)
class Shape:
    """Texts and fields of one event in order. They fill whole lines, or end at the comma of a draw."""

    event: type[Event]
    pieces: tuple[Piece, ...]
    pattern: re.Pattern[str] = field(init=False)

    def __post_init__(self) -> None:
        inner = "".join(re.escape(piece) if isinstance(piece, str) else piece.pattern for piece in self.pieces)
        end = "(?=, |$)" if self.event is Drawn else "$"
        object.__setattr__(self, "pattern", re.compile(inner + end, re.MULTILINE))

    @property
    def fields(self) -> tuple[Field, ...]:
        return tuple(piece for piece in self.pieces if isinstance(piece, Field))

    def show(self, event: Event, zero: int) -> str:
        return "".join(
            piece if isinstance(piece, str) else piece.show(getattr(event, piece.name), zero) for piece in self.pieces
        )

    def read(self, found: re.Match[str], zero: int) -> Event:
        values: dict[str, Any] = {
            piece.name: None if found[piece.name] is None else piece.kind.read(found[piece.name], zero)
            for piece in self.fields
        }
        return self.event(**values)


SEAT = Field("seat", NUMBER)
_MOVE_END = (Field("spent", SPAN, " {"), Field("bank", SPAN, " bank "), maybe("turn", TURN, "; "), "}")

_SHAPES: tuple[Shape, ...] = (
    # --- at the table, the most frequent first
    Shape(Drawn, (SEAT, Field("pile", PILE, " "), Field("card", CARD, " "), maybe("turn", TURN, " {", "}"))),
    Shape(Discarded, (SEAT, Field("card", CARD, " discard "), *_MOVE_END)),
    Shape(Passed, (SEAT, " pass", *_MOVE_END)),
    Shape(
        Knocked,
        (
            SEAT,
            Field("kind", KNOCK, " "),
            maybe("card", CARD, " "),
            Field("melds", MELDS, ": "),
            Field("deadwood", NUMBER, ", deadwood "),
            *_MOVE_END,
        ),
    ),
    Shape(
        LaidOff,
        (
            SEAT,
            Field("melds", MELDS, " defend: "),
            Field("lay_offs", LAY_OFFS),
            Field("deadwood", NUMBER, ", deadwood "),
            Field("automatic", AUTOMATIC),
            Field("spent", SPAN, " {"),
            Field("bank", SPAN, " bank "),
            "}",
        ),
    ),
    Shape(
        DealStarted,
        (
            Field("number", NUMBER, "Deal "),
            Field("dealer", NUMBER, ": dealer "),
            Field("starter", NUMBER, ", starter "),
            Field("other", NUMBER, ", other "),
            Field("limit", NUMBER, ", limit "),
            Field("cut", CUT, "\n  cut "),
            Field("deck", DECK, "\n"),
            Field("totals", NUMBERS, "\n  totals "),
            Field("banks", SPANS, ", banks "),
            maybe("turn", TURN, "; "),
        ),
    ),
    Shape(
        DealEnded,
        (
            Field("number", NUMBER, "Result "),
            Field("kind", DEAL_KIND, ": "),
            maybe("knocker", NUMBER, ", knocker "),
            maybe("winner", NUMBER, ", winner "),
            Field("points", NUMBER, ", points "),
            Field("boxes", NUMBER, ", boxes "),
            maybe("deadwoods", NUMBERS, ", deadwood "),
            Field("totals", NUMBERS, ", totals "),
            maybe("closes", INSTANT, ", sheet until "),
            Field("lines", LINES),
        ),
    ),
    Shape(
        RoundEnded,
        (
            Field("number", NUMBER, "Round "),
            maybe("winner", NUMBER, ": side "),
            Field("points", NUMBER, ", points "),
            Field("boxes", NUMBER, ", boxes "),
            Field("totals", NUMBERS, ", totals "),
            maybe("closes", INSTANT, ", sheet until "),
        ),
    ),
    # --- headers
    Shape(
        MatchMade,
        (
            Field("match_id", NAME, '[Match "'),
            Field("format", WORD, '"]\n[Format "'),
            Field("seats", NUMBER, ", seats "),
            Field("rules_id", NAME, '"]\n[Rules "'),
            '"]',
            Field("rules", RULES),
            Field("rules_hash", NAME, '\n[RulesHash "'),
            Field("clock_id", WORD, '"]\n[Clock "'),
            maybe("clock", CLOCK, ", "),
            Field("private", YES, '"]\n[Private "'),
            '"]',
            maybe("rematch_of", NAME, '\n[RematchOf "', '"]'),
            Field("server_commit", NAME, '\n[ServerCommit "'),
            '"]',
        ),
    ),
    Shape(
        SeatTaken, (Field("seat", NUMBER, '[Seat "'), maybe("commit", WORD, ", commit "), Field("bot", COMPUTER), '"]')
    ),
    Shape(SeedCommitted, (Field("seat", NUMBER, '[Commit "'), Field("commit", WORD, ", "), '"]')),
    Shape(SeatLeft, (Field("seat", NUMBER, '[Left "'), '"]')),
    Shape(SeatReady, (Field("seat", NUMBER, '[Ready "'), '"]')),
    Shape(SeatNotReady, (Field("seat", NUMBER, '[NotReady "'), '"]')),
    Shape(SeatsSwapped, (Field("a", NUMBER, '[Swapped "'), Field("b", NUMBER, " and "), '"]')),
    Shape(Sealed, ('[Sealed "yes"]',)),
    Shape(SeedRevealed, (Field("seat", NUMBER, '[Seed "'), Field("seed", WORD, ", "), '"]')),
    Shape(
        AttemptVoided,
        (
            Field("seat", NUMBER, '[Voided "'),
            Field("server_seed", WORD, ", server seed "),
            Field("server_commit", WORD, ", commit "),
            '"]',
        ),
    ),
    # --- around the table
    Shape(NextDealReady, (SEAT, " ready")),
    Shape(SheetClosed, ("sheet closes",)),
    Shape(EndOffered, (SEAT, " offer end")),
    Shape(EndDeclined, (SEAT, " decline end")),
    Shape(AdjournOffered, (SEAT, " offer adjourn")),
    Shape(AdjournDeclined, (SEAT, " decline adjourn")),
    Shape(
        Adjourned,
        (
            Field("spent", SPAN, "adjourned, spent "),
            Field("allow", SPAN, ", allowance "),
            maybe("beside", CHARGE, ", beside "),
        ),
    ),
    Shape(ResumeAgreed, (SEAT, " back to go on")),
    Shape(
        Resumed,
        (
            "goes on {",
            maybe("turn", TURN, ""),
            maybe("closes", INSTANT, "sheet until "),
            maybe("beside", TURN, "; "),
            "}",
        ),
    ),
    Shape(MinuteGiven, (SEAT, Field("bank", SPAN, " receive minute {bank "), maybe("turn", TURN, "; "), "}")),
    Shape(ClaimMade, (SEAT, Field("deadline", INSTANT, " away, claim at "))),
    Shape(ClaimVoided, (SEAT, " back")),
    Shape(
        ClockStopped,
        (
            "clock stops",
            maybe("seat", NUMBER, ", running for "),
            Field("spent", SPAN, ", spent "),
            Field("resumes", INSTANT, ", waits until "),
        ),
    ),
    Shape(ClockResumed, (Field("turn", TURN, "clock resumes {"), "}")),
    Shape(
        MatchEnded,
        (
            Field("reason", REASON, "End: "),
            maybe("winner", NUMBER, ", winner "),
            maybe("loser", NUMBER, ", loser "),
            Field("totals", NUMBERS, ", totals "),
            Field("settlement", NUMBER, ", settlement "),
            Field("places", PLACES),
            Field("settlements", SETTLEMENTS),
            Field("lines", SHEETS),
        ),
    ),
    Shape(RematchAgreed, (SEAT, " agree rematch")),
    Shape(RematchWithdrawn, (SEAT, " withdraw rematch")),
    Shape(RematchMade, (Field("match_id", NAME, 'rematch "'), '"')),
)

SHAPES: Mapping[type[Event], Shape] = {shape.event: shape for shape in _SHAPES}
