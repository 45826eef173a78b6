"""Who is here: sockets by seat, since when a seat is here or away, and what its line takes. Never stored."""

from collections import deque
from collections.abc import Iterator, Set

from app.rooms.connection import SAMPLES, Connection
from app.rooms.neighbours import Neighbours, alone
from app.rooms.word import Why, Word


class Presence:
    """Everybody connected to one room. A seat may have several sockets, and is away only without any of them.

    Some of them may be at other servers, which say so by their words.
    """

    def __init__(self, seats: int, now: int, neighbours: Neighbours | None = None) -> None:
        self._everybody: list[Connection] = []
        self._since = [now] * seats
        self._gone = [now] * seats
        self._neighbours = neighbours or alone()
        self._elsewhere: dict[str, Word] = {}
        self._trips = [deque[int](maxlen=SAMPLES) for _ in range(seats)]
        self._at_this_server = (False,) * seats

    def __iter__(self) -> Iterator[Connection]:
        """A snapshot: whoever is told something may be gone after it."""
        return iter(tuple(self._everybody))

    def __len__(self) -> int:
        return len(self._everybody)

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._everybody

    def add(self, connection: Connection, seat: int | None, now: int) -> bool:
        """Add a socket, or put one that is here on another seat; True where that seat was away before."""
        was_away = seat is not None and not self.is_here(seat)
        if connection not in self:
            self._everybody.append(connection)
        if seat != connection.seat:
            self._seat(connection, seat)
        self._count()
        if was_away and seat is not None:
            self._since[seat] = now
        return was_away

    def remove(self, connection: Connection, now: int) -> bool:
        """Remove this very socket; True where it was its seat's last."""
        if connection not in self:
            return False
        before = self.here()
        self._everybody = [held for held in self._everybody if held is not connection]
        self._count()
        self._note(before, now)
        seat = connection.seat
        if seat is None or self.is_here(seat):
            return False
        self._since[seat] = now
        return True

    def swap(self, a: int, b: int) -> None:
        """Who was on one of these seats is on the other now: with the sockets, and with what was measured on them."""
        for times in (self._since, self._gone):
            times[a], times[b] = times[b], times[a]
        self._trips[a], self._trips[b] = self._trips[b], self._trips[a]
        exchange = {a: b, b: a}
        for held in self._everybody:
            if held.seat is not None:
                held.seat = exchange.get(held.seat, held.seat)
        self._count()

    def hear(self, word: Word, now: int) -> bool:
        """What another server says; True where a seat has come or gone by it."""
        before = self.here()
        if not len(word.here) == len(word.trips) == len(before):
            return False
        if word.why is Why.LEAVES:
            self._elsewhere.pop(word.server, None)
        else:
            self._elsewhere[word.server] = word
        return self._note(before, now)

    def keep(self, servers: Set[str], now: int) -> bool:
        """Only these other servers are alive; True where a seat has gone with one that is not."""
        before = self.here()
        self._elsewhere = {server: word for server, word in self._elsewhere.items() if server in servers}
        return self._note(before, now)

    def of(self, seat: int) -> list[Connection]:
        return [held for held in self._everybody if held.seat == seat]

    def is_here(self, seat: int) -> bool:
        """At this server."""
        return self._at_this_server[seat]

    def is_elsewhere(self, seat: int) -> bool:
        """At another server, by what was last heard of it."""
        return any(seat < len(word.here) and word.here[seat] for word in self._elsewhere.values())

    def here_since(self, seat: int) -> int | None:
        return self._since[seat] if self.is_here(seat) else None

    def away_since(self, seat: int) -> int | None:
        """Since when the seat has had no socket at any server; at the latest since this room was opened.

        None where it has one, or may have: while a server is not heard, nobody knows.
        """
        sure = self._neighbours.sure_since
        if sure is None or self.is_here(seat) or self.is_elsewhere(seat):
            return None
        return max(self._gone[seat], sure)

    def here(self) -> tuple[bool, ...]:
        """At any server, as far as is known."""
        if not self._elsewhere:
            return self._at_this_server
        return tuple(self.is_here(seat) or self.is_elsewhere(seat) for seat in range(len(self._since)))

    def has_company(self) -> bool:
        """Whether another server holds this room too, by what was last heard."""
        return bool(self._elsewhere)

    def here_at_this_server(self) -> tuple[bool, ...]:
        return self._at_this_server

    def trips(self) -> tuple[int | None, ...]:
        """By seat the least of its last round trips, whichever of its sockets they were measured on."""
        if not self._elsewhere:
            return self.own_trips()
        told = (self.own_trips(), *(word.trips for word in self._elsewhere.values()))
        return tuple(map(_least, zip(*told, strict=True)))

    def own_trips(self) -> tuple[int | None, ...]:
        """The same of its sockets at this server alone."""
        return tuple([min(trips) if trips else None for trips in self._trips])

    def _count(self) -> None:
        taken = {held.seat for held in self._everybody}
        self._at_this_server = tuple(seat in taken for seat in range(len(self._since)))

    def _note(self, before: tuple[bool, ...], now: int) -> bool:
        """Since when seats are away; True where one has come or gone."""
        after = self.here()
        for seat, (was, is_now) in enumerate(zip(before, after, strict=True)):
            if was and not is_now:
                self._gone[seat] = now
        return before != after

    def _seat(self, connection: Connection, seat: int | None) -> None:
        """What was measured before a socket sat down counts for its seat, and from then on it measures for it."""
        if seat is None:
            connection.trips = deque(maxlen=SAMPLES)
        else:
            self._trips[seat].extend(connection.trips)
            connection.trips = self._trips[seat]
        connection.seat = seat


def _least(trips: tuple[int | None, ...]) -> int | None:
    return min((trip for trip in trips if trip is not None), default=None)
