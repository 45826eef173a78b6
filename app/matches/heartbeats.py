"""The servers' heartbeats in the database: who lives, and when nobody did."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, func, select

from app.clock import Sample
from app.database import Database, clock_sample
from app.ids import new_id
from app.matches.models import HEARTBEATS
from app.write import Write
from app.writer import WriterThread

_NEWEST: Final = 50
"""Lives that are looked at. What an older one could say about a silence, a newer one says too."""


@dataclass(frozen=True, slots=True)
class Life:
    """From `began` to `last`, in server ms, a server was never silent for long."""

    server: str
    began: int
    last: int


@dataclass(frozen=True, slots=True)
class Beat:
    """What a beat finds: all lives that matter, the latest first, and what the database's clock says, if it has one."""

    lives: tuple[Life, ...]
    sample: Sample | None


class Heartbeats:
    """`beat` is the only way to write one; reads block, so an event loop asks for them in a thread pool."""

    def __init__(self, database: Database, writer: WriterThread) -> None:
        self._database = database
        self._writer = writer

    async def beat(self, server: str, at: int, silence: int) -> Beat:
        """This server is alive at `at`.

        Where its last beat is longer ago than `silence` another life of it begins: the one before goes on a shelf.
        """

        def work(connection: Connection) -> Beat:
            mine = HEARTBEATS.c.server == server
            last = connection.execute(select(HEARTBEATS.c.at).where(mine)).scalar_one_or_none()
            if last is not None and last < at - silence:
                connection.execute(HEARTBEATS.update().where(mine).values(server=new_id(last)))
                last = None
            if last is None:
                connection.execute(HEARTBEATS.insert().values(server=server, began=at, at=at))
            else:
                connection.execute(HEARTBEATS.update().where(mine).values(at=at))
            return Beat(_lives(connection), clock_sample(connection))

        return await self._writer.write(Write(work, urgent=True))

    def lives(self) -> tuple[Life, ...]:
        """As `beat` tells them, without a beat."""
        with self._database.reading() as connection:
            return _lives(connection)

    def last(self) -> int | None:
        """When any server was last known to be alive; None on a new database."""
        with self._database.reading() as connection:
            last: int | None = connection.execute(select(func.max(HEARTBEATS.c.at))).scalar_one()
            return last


def _lives(connection: Connection) -> tuple[Life, ...]:
    found = connection.execute(select(HEARTBEATS).order_by(HEARTBEATS.c.at.desc(), HEARTBEATS.c.server).limit(_NEWEST))
    return tuple(Life(row.server, row.began, row.at) for row in found)
