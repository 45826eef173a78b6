"""How things are measured: contenders take turns on the same fresh inputs, so that a slow second slows all of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Any


@dataclass(frozen=True, slots=True)
class Contender:
    """`prepare` puts a hand into the contender's own form, which is not timed; `run` is timed.

    `share`: a slow contender runs only the first so many inputs of a round.
    """

    name: str
    prepare: Callable[[int], Any]
    run: Callable[[Any], object]
    share: int | None = None


@dataclass(frozen=True, slots=True)
class Bar:
    """What a measured value may be at most."""

    what: str
    measured: float
    at_most: float

    @property
    def met(self) -> bool:
        return self.measured <= self.at_most


@dataclass(frozen=True, slots=True)
class Section:
    """One part of the report: its figures as they go into the file, and the bars among them."""

    figures: dict[str, Any]
    bars: tuple[Bar, ...] = ()


def race(contenders: Sequence[Contender], rounds: Sequence[Sequence[int]]) -> dict[str, list[float]]:
    """Microseconds of CPU per input by contender, one figure a round. Who begins changes from round to round."""
    times: dict[str, list[float]] = {contender.name: [] for contender in contenders}
    for number, inputs in enumerate(rounds):
        turn = number % len(contenders)
        for contender in (*contenders[turn:], *contenders[:turn]):
            prepared = [contender.prepare(value) for value in inputs[: contender.share]]
            run = contender.run
            begin = process_time()
            for value in prepared:
                run(value)
            times[contender.name].append((process_time() - begin) / len(prepared) * 1e6)
    return times


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """The median over the rounds of our time by theirs."""
    return median(our / their for our, their in zip(ours, theirs, strict=True))
