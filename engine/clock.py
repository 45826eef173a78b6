"""The chess-like clock as a pure value: what is left of a bank after a move. Every time is in whole milliseconds.

>>> clock = Clock(180_000, 10_000, 10_000)
>>> clock.after(180_000, 30_000)
150000
>>> clock.after(150_000, 5_000)
155000
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

MINUTE = 60_000
DAY = 24 * 60 * MINUTE

MOST_ALLOWANCE = 1_000
"""However slow the line is, no more of a move than this is put down to it."""


@dataclass(frozen=True, slots=True)
class Clock:
    """`cap`: the bank at the start and at most. A move within `within` earns `bonus`, once, at its end."""

    cap: int
    bonus: int
    within: int

    def after(self, bank: int, spent: int) -> int:
        """The bank after a move that took `spent` of it. It is cut to the cap after the bonus, and never below 0.

        Whether the flag fell is the deadline's to say, not this: a move that came from the deadline on is no move.
        """
        earned = self.bonus if spent <= self.within else 0
        return min(self.cap, max(0, bank - spent) + earned)

    def at_deal(self, bank: int) -> int:
        """The bank with which a deal begins: nobody starts one with less than a minute, or than a smaller cap."""
        return max(bank, min(MINUTE, self.cap))

    def gift(self, bank: int, spent: int = 0) -> int:
        """The bank with a minute more from the opponent.

        In a running move, `spent` of the bank is gone: what remains is raised, to the cap at most. The answer is
        again a bank for the whole move, so it may stand above the cap by up to `spent`.
        """
        return min(self.cap, max(0, bank - spent) + MINUTE) + spent


PRESETS: Mapping[str, Clock | None] = MappingProxyType(
    {
        "three_minutes": Clock(3 * MINUTE, 10_000, 10_000),
        "brisk": Clock(MINUTE, 10_000, 10_000),
        "fast": Clock(30_000, 10_000, 10_000),
        "untimed": None,
        "days1": Clock(DAY, DAY, DAY),
        "days3": Clock(3 * DAY, 3 * DAY, 3 * DAY),
        "days7": Clock(7 * DAY, 7 * DAY, 7 * DAY),
    }
)
"""The clocks that a room can be made with; None runs no clock at all. The first is the default."""


def allowance(best_round_trip: int | None, trips: int) -> int:
    """What a move of `trips` round trips is allowed for the line: fixed when the move begins, stored with it.

    `best_round_trip` is the least of the seat's last answers to the server's own pings; None before the first one.
    """
    if best_round_trip is None:
        return 0
    return min(MOST_ALLOWANCE, trips * max(0, best_round_trip))


def spent(arrival: int, started: int, allow: int) -> int:
    """What a move that began at `started` and arrived at `arrival` is charged."""
    return max(0, arrival - started - allow)


def deadline(started: int, bank: int, allow: int) -> int:
    """The instant from which on a move is too late."""
    return started + bank + allow
