"""The quiet work of packing in a server: one match at a time, with a breath between two."""

import asyncio
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool

from app.clock import Clock
from app.database import Database, moment
from app.matches.packing import matches_to_pack, pack_match
from app.metrics import Metrics
from app.write import StoreUnavailable
from app.writer import WriterThread

LOOK_EVERY: Final = 60.0
BREATH: Final = 0.05
"""Seconds between two matches: moves come first."""
AT_ONCE: Final = 100
"""Matches that are looked up together."""

_log = structlog.get_logger(__name__)


class Packer:
    """`after`: ms that a match has been over before it is packed.

    Several servers may do this to one database: what another one has packed is left alone.
    """

    def __init__(self, database: Database, writer: WriterThread, clock: Clock, after: int, metrics: Metrics) -> None:
        self._database = database
        self._writer = writer
        self._clock = clock
        self._after = after
        self._metrics = metrics
        self._broken: set[str] = set()

    async def run(self) -> None:
        """Until cancelled. A fault is logged, and the next minute is another try."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                while await self.look() == AT_ONCE:
                    pass
            except (StoreUnavailable, SQLAlchemyError):
                _log.info("store_does_not_answer")
            except Exception:  # noqa: BLE001 - this work can wait, and must not end unseen
                _log.exception("packer_failed")

    async def look(self) -> int:
        """Pack the next matches that have been over for long enough; how many there were."""
        ended_before = moment(self._clock.now() - self._after)

        def find() -> list[str]:
            with self._database.reading() as connection:
                return matches_to_pack(connection, ended_before, AT_ONCE, without=self._broken)

        found = await run_in_threadpool(find)
        for match_id in found:
            try:
                parcel = await run_in_threadpool(pack_match, self._database, self._writer.run, match_id, ended_before)
            except (StoreUnavailable, SQLAlchemyError):
                raise
            except Exception:  # noqa: BLE001 - one match that cannot be packed is no reason to leave the others
                _log.exception("match_not_packed", match=match_id)
                self._broken.add(match_id)
            else:
                if parcel is not None:
                    self._metrics.packed(parcel.size, len(parcel.packed))
            await asyncio.sleep(BREATH)
        return len(found)
