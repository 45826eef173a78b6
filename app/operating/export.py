"""Matches taken out of the database, in the same words as the API gives them to their players."""

from typing import Literal, TypeAlias

import orjson

from app.database import Database
from app.matches.entries import SERVER
from app.matches.history import any_match
from app.matches.log import MatchLog
from app.matches.records import record_of
from app.operating.stored import CannotDo
from app.writer import WriterThread
from engine.notation import format_match

Form: TypeAlias = Literal["json", "text"]


def export(database: Database, match_id: str, form: Form) -> bytes:
    """The record of a match that is over. Raises `CannotDo`: a running one would give its hidden cards away."""
    row = any_match(database, match_id)
    if row is None:
        raise CannotDo(f"There is no match {match_id}.")
    if not row.ended:
        raise CannotDo(f"The match {match_id} is not over; its cards and seeds stay hidden until then.")
    writer = WriterThread(database)  # nothing is written, but a log has one
    try:
        log = MatchLog(database, writer)
        loaded, seeds = log.load(match_id, from_checkpoint=False), log.seeds(match_id)
    finally:
        writer.stop()
    assert loaded is not None
    if form == "text":
        return format_match(loaded.events).encode()
    return orjson.dumps(record_of(row, loaded, seeds[SERVER])) + b"\n"
