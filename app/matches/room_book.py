"""Rooms by code, whose match needs looking after and when, and the servers' heartbeats."""

from collections.abc import Mapping

from sqlalchemy import Connection, Select, bindparam, func, select

from app.database import Database, milliseconds
from app.matches.entries import SeatHolder, StoredRoom
from app.matches.log import holders
from app.matches.models import HEARTBEATS, MATCHES, ROOMS
from app.players.models import PLAYERS
from app.writer import Write, WriterThread


class RoomBook:
    """Reads block, so an event loop asks for them in a thread pool."""

    def __init__(self, database: Database, writer: WriterThread) -> None:
        self._database = database
        self._writer = writer

    def room(self, code: str) -> StoredRoom | None:
        """The room with this code (eight characters, upper case)."""
        with self._database.reading() as connection:
            row = connection.execute(
                select(ROOMS, PLAYERS.c.name).select_from(ROOMS.outerjoin(PLAYERS)).where(ROOMS.c.code == code)
            ).one_or_none()
        if row is None:
            return None
        return StoredRoom(row.code, row.match_id, row.host_id, row.name, row.private, milliseconds(row.created_at))

    def holders(self, match_id: str) -> dict[int, SeatHolder]:
        """Who sits at a match, by seat."""
        with self._database.reading() as connection:
            return holders(connection, match_id)

    def running(self) -> tuple[str, ...]:
        """The codes of all rooms in whose match something may happen by itself: dealt, and not over."""
        return self._codes(select(MATCHES.c.room_code).where(MATCHES.c.status == "running"))

    def overdue(self, now: int, most: int = 100) -> tuple[str, ...]:
        """The codes of rooms that should have been looked after by `now`, the longest overdue first."""
        return self._codes(select(MATCHES.c.room_code).where(MATCHES.c.due <= now).order_by(MATCHES.c.due).limit(most))

    async def set_due(self, due: Mapping[str, int | None]) -> None:
        """When each of these matches wants looking after at the latest, in one statement."""
        rows = [{"of": match_id, "when": when} for match_id, when in sorted(due.items())]

        def work(connection: Connection) -> None:
            if rows:
                connection.execute(
                    MATCHES.update().where(MATCHES.c.id == bindparam("of")).values(due=bindparam("when")), rows
                )

        await self._writer.write(Write(work))

    async def beat(self, server: str, at: int) -> None:
        """This server is alive at `at`."""

        def work(connection: Connection) -> None:
            mine = HEARTBEATS.c.server == server
            found = connection.execute(select(HEARTBEATS.c.at).where(mine)).one_or_none()
            if found is None:
                connection.execute(HEARTBEATS.insert().values(server=server, at=at))
            else:
                connection.execute(HEARTBEATS.update().where(mine).values(at=at))

        await self._writer.write(Write(work))

    def last_heartbeat(self) -> int | None:
        """When any server was last known to be alive; None on a new database."""
        with self._database.reading() as connection:
            last: int | None = connection.execute(select(func.max(HEARTBEATS.c.at))).scalar_one()
            return last

    def _codes(self, query: Select[tuple[str]]) -> tuple[str, ...]:
        with self._database.reading() as connection:
            return tuple(connection.execute(query).scalars())
