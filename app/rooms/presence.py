"""Who is here: sockets by seat, since when a seat is here or away, and what its line takes. Never stored."""

from collections import deque
from collections.abc import Iterator

from app.rooms.connection import SAMPLES, Connection


class Presence:
    """Everybody connected to one room. A seat may have several sockets, and is away only without any of them."""

    def __init__(self, seats: int, now: int) -> None:
        self._everybody: list[Connection] = []
        self._since = [now] * seats
        self._trips = [deque[int](maxlen=SAMPLES) for _ in range(seats)]

    def __iter__(self) -> Iterator[Connection]:
        """A snapshot: whoever is told something may be gone after it."""
        return iter(tuple(self._everybody))

    def __len__(self) -> int:
        return len(self._everybody)

    def __contains__(self, connection: Connection) -> bool:
        return any(held is connection for held in self._everybody)

    def add(self, connection: Connection, seat: int | None, now: int) -> bool:
        """Add a socket, or put one that is here on another seat; True where that seat was away before."""
        was_away = seat is not None and not self.is_here(seat)
        if connection not in self:
            self._everybody.append(connection)
        if seat != connection.seat:
            self._seat(connection, seat)
        if was_away and seat is not None:
            self._since[seat] = now
        return was_away

    def remove(self, connection: Connection, now: int) -> bool:
        """Remove this very socket; True where it was its seat's last."""
        if connection not in self:
            return False
        self._everybody = [held for held in self._everybody if held is not connection]
        seat = connection.seat
        if seat is None or self.is_here(seat):
            return False
        self._since[seat] = now
        return True

    def of(self, seat: int) -> list[Connection]:
        return [held for held in self._everybody if held.seat == seat]

    def is_here(self, seat: int) -> bool:
        return any(held.seat == seat for held in self._everybody)

    def here_since(self, seat: int) -> int | None:
        return self._since[seat] if self.is_here(seat) else None

    def away_since(self, seat: int) -> int | None:
        """Since when the seat has had no socket here; at the latest since this room was opened."""
        return None if self.is_here(seat) else self._since[seat]

    def here(self) -> tuple[bool, ...]:
        return tuple(self.is_here(seat) for seat in range(len(self._since)))

    def trips(self) -> tuple[int | None, ...]:
        """By seat the least of its last round trips, whichever of its sockets they were measured on."""
        return tuple(min(trips, default=None) for trips in self._trips)

    def _seat(self, connection: Connection, seat: int | None) -> None:
        """What was measured before a socket sat down counts for its seat, and from then on it measures for it."""
        if seat is None:
            connection.trips = deque(maxlen=SAMPLES)
        else:
            self._trips[seat].extend(connection.trips)
            connection.trips = self._trips[seat]
        connection.seat = seat
