"""The running move's clock at one moment: what its end costs, and when the next one is due."""

from engine.clock import Clock, allowance, deadline, spent
from engine.events import Turn
from engine.shape import shape


@shape
class Moment:
    """`now`: server ms, for a player's action its arrival. `trips`: least round trip by seat lately, None unknown."""

    now: int
    trips: tuple[int | None, ...] = ()

    def trip(self, seat: int) -> int | None:
        return self.trips[seat] if seat < len(self.trips) else None


@shape
class Timing:
    """A move's end: what it was charged, the mover's bank after it, and the next turn (None where no clock runs)."""

    spent: int
    bank: int
    turn: Turn | None


@shape
class Timer:
    clock: Clock | None
    banks: tuple[int, ...]
    turn: Turn | None
    moment: Moment

    def charged(self) -> int:
        """What the running move has cost until now."""
        if self.turn is None:
            return 0
        return self.turn.spent + spent(self.moment.now, self.turn.started, self.turn.allow)

    def hand_over(self, to: int | None, trips: int = 0) -> Timing:
        """End the running move; `to` moves next (None: the deal is over) and needs that many round trips."""
        assert self.turn is not None
        bank, cost = self.banks[self.turn.seat], self.charged()
        if self.clock is not None:
            bank = self.clock.after(bank, cost)
        if to is None:
            return Timing(cost, bank, None)
        return Timing(cost, bank, self.start(to, self.banks[to] if to != self.turn.seat else bank, trips))

    def start(self, seat: int, bank: int, trips: int, already_spent: int = 0) -> Turn:
        """A turn of `seat` that begins now."""
        now, allow = self.moment.now, allowance(self.moment.trip(seat), trips)
        ends = None if self.clock is None else deadline(now, bank - already_spent, allow)
        return Turn(seat, now, allow, already_spent, ends)

    def widened(self) -> Turn | None:
        """The running turn with the allowance of two round trips in place of one."""
        if self.turn is None or self.turn.deadline is None:
            return None
        allow = allowance(self.turn.allow, 2)
        more = allow - self.turn.allow
        return Turn(self.turn.seat, self.turn.started, allow, self.turn.spent, self.turn.deadline + more)
