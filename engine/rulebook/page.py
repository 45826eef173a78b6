"""What a page of rules is made of: sentences that are chosen by the rules, by code, with the numbers in them."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.scoring import Line


@dataclass(frozen=True, slots=True)
class Sentence:
    """A code that has words in every language, and what they fill in: numbers, and cards as their two letters."""

    code: str
    args: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Example:
    """A situation, and what these rules make of it: `lines` and `totals` by side, of a deal those of its winner alone.

    `outcome` says who is ahead: a side of a match, "knocker" or "defender", "nobody"; empty where nothing is scored.
    """

    situation: Sentence
    lines: tuple[tuple[Line, ...], ...] = ()
    totals: tuple[int, ...] = ()
    outcome: Sentence | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """One heading of the page, whose words go by `id`."""

    id: str
    sentences: tuple[Sentence, ...]
    examples: tuple[Example, ...] = ()
