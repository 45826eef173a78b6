"""Rooms by code, whose match needs looking after and when, and who looks after it."""

from collections.abc import Collection, Mapping

from sqlalchemy import Connection, Integer, Select, String, bindparam, select

from app.database import Database, milliseconds, rows_of
from app.matches.entries import KeptMatch, SeatHolder, StoredRoom
from app.matches.log import holders, kept_match
from app.matches.models import EVENTS, MATCHES, ROOMS
from app.players.models import PLAYERS
from app.write import Write
from app.writer import WriterThread

# Made once: after a restart every room asks for it.
_ROOM = select(ROOMS, PLAYERS.c.name).select_from(ROOMS.outerjoin(PLAYERS)).where(ROOMS.c.code == bindparam("of_code"))
_SET_DUE = (
    MATCHES.update()
    .where(MATCHES.c.id == bindparam("of_match"), MATCHES.c.ended_at.is_(None))
    .values(due=bindparam("due"))
)


class RoomBook:
    """Reads block, so an event loop asks for them in a thread pool."""

    def __init__(self, database: Database, writer: WriterThread) -> None:
        self._database = database
        self._writer = writer

    def room(self, code: str) -> StoredRoom | None:
        """The room with this code (eight characters, upper case)."""
        with self._database.reading() as connection:
            return _room(connection, code)

    def open(self, code: str) -> tuple[StoredRoom, KeptMatch] | None:
        """The room with this code, and the match that is played there."""
        with self._database.reading() as connection:
            room = _room(connection, code)
            kept = None if room is None else kept_match(connection, room.match_id)
            return None if room is None or kept is None else (room, kept)

    def holders(self, match_id: str) -> dict[int, SeatHolder]:
        """Who sits at a match, by seat."""
        with self._database.reading() as connection:
            return holders(connection, match_id)

    def running(self) -> tuple[str, ...]:
        """The codes of all rooms in whose match something may happen by itself: dealt, and not over."""
        return self._codes(select(MATCHES.c.room_code).where(MATCHES.c.status == "running"))

    async def take_overdue(self, now: int, *, lease_until: int, most: int = 100) -> tuple[str, ...]:
        """The codes of rooms that should have been looked after by `now`, the longest overdue first, each for one
        server alone: the others find it due at `lease_until` again.
        """

        def work(connection: Connection) -> tuple[str, ...]:
            late = select(MATCHES.c.id).where(MATCHES.c.due <= now).order_by(MATCHES.c.due).limit(most)
            taken = connection.execute(
                MATCHES.update()
                .where(MATCHES.c.id.in_(late.with_for_update(key_share=True, skip_locked=True)))
                .values(due=lease_until)
                .returning(MATCHES.c.id, MATCHES.c.room_code)
            ).all()
            return tuple(row.room_code for row in sorted(taken))

        return await self._writer.write(Write(work, alone=True))

    async def lease(self, matches: Collection[str], *, until: int) -> None:
        """This server looks after these matches up to then at least, in one statement."""

        def work(connection: Connection) -> None:
            known = rows_of(connection, {"id": String()}, [{"id": match_id} for match_id in matches])
            # One that somebody is just writing to needs no lease; one that is over, as another server knows, neither.
            free = select(MATCHES.c.id).where(MATCHES.c.id.in_(select(known.c.id)), MATCHES.c.status == "running")
            connection.execute(
                MATCHES.update()
                .where(MATCHES.c.id.in_(free.with_for_update(key_share=True, skip_locked=True)))
                .values(due=until)
            )

        if matches:
            await self._writer.write(Write(work, alone=True))

    async def set_due(self, due: Mapping[str, int | None]) -> None:
        """When these matches want looking after at the latest; one that is over by now never does."""

        def work(connection: Connection) -> None:
            connection.execute(_SET_DUE, [{"of_match": match_id, "due": at} for match_id, at in sorted(due.items())])

        if due:
            await self._writer.write(Write(work, alone=True))

    def grown(self, known: Mapping[str, int]) -> tuple[str, ...]:
        """Which of these matches have more in their logs than the seqs that are known, in one statement."""
        with self._database.reading() as connection:
            rows = [{"match_id": match_id, "next": seq + 1} for match_id, seq in known.items()]
            next_ones = rows_of(connection, {"match_id": String(), "next": Integer()}, rows)
            found = connection.execute(
                select(EVENTS.c.match_id).join(
                    next_ones, (EVENTS.c.match_id == next_ones.c.match_id) & (EVENTS.c.seq == next_ones.c.next)
                )
            )
            return tuple(found.scalars())

    def forgotten(self, players: Collection[str]) -> tuple[str, ...]:
        """Which of these players are nobody any more, in one statement."""
        with self._database.reading() as connection:
            known = rows_of(connection, {"id": String()}, [{"id": player} for player in players])
            nameless = select(PLAYERS.c.id).join(known, PLAYERS.c.id == known.c.id).where(PLAYERS.c.name.is_(None))
            return tuple(connection.execute(nameless).scalars())

    def _codes(self, query: Select[tuple[str]]) -> tuple[str, ...]:
        with self._database.reading() as connection:
            return tuple(connection.execute(query).scalars())


def _room(connection: Connection, code: str) -> StoredRoom | None:
    row = connection.execute(_ROOM, {"of_code": code}).one_or_none()
    if row is None:
        return None
    return StoredRoom(row.code, row.match_id, row.host_id, row.name, row.private, milliseconds(row.created_at))
