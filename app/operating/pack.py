"""Packing on demand, beside a server or without one."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection

from app.database import Database
from app.matches.packing import matches_to_pack, pack_match

AT_ONCE = 100


@dataclass(frozen=True, slots=True)
class Packed:
    """How many matches, what their rows held, and what they take now, in bytes."""

    matches: int
    before: int
    after: int


def pack_all(database: Database, ended_before: datetime) -> Packed:
    """Pack every match that was over by then, each in a transaction of its own: a server's moves wait for one only."""
    parcels: list[tuple[int, int]] = []
    tried: set[str] = set()

    def write(work: Callable[[Connection], bool]) -> bool:
        with database.writing() as connection:
            return work(connection)

    while True:
        with database.reading() as connection:
            found = [each for each in matches_to_pack(connection, ended_before, AT_ONCE) if each not in tried]
        if not found:
            return Packed(len(parcels), sum(size for size, _ in parcels), sum(size for _, size in parcels))
        for match_id in found:
            tried.add(match_id)
            parcel = pack_match(database, write, match_id, ended_before)
            if parcel is not None:
                parcels.append((parcel.size, len(parcel.packed)))
