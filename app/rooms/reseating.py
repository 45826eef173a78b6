"""Sockets go along with their players from seat to seat."""

from collections.abc import Iterable

from app.matches.entries import Entry
from app.rooms.presence import Presence
from app.rooms.table import Table
from app.wire.outbound import Refused
from engine.events import AttemptVoided, SeatLeft, SeatsSwapped


def reseat(table: Table, presence: Presence, entries: Iterable[Entry], now: int) -> bool:
    """Put every socket where its player sits after `entries`; True where seats have come or gone by it.

    Who was put off a seat by somebody else is told so.
    """
    before = presence.here_at_this_server()
    for entry in entries:
        match entry.event:
            case SeatsSwapped(a, b):
                presence.swap(a, b)
            case SeatLeft(seat) | AttemptVoided(seat) if entry.seat not in (None, seat):
                for connection in presence.of(seat):
                    connection.send(Refused(None, "removed", {}))
            case _:
                pass
    for connection in presence:
        own = table.seat_of(connection.player)
        if own != connection.seat:
            presence.add(connection, own, now)
    return before != presence.here_at_this_server()
