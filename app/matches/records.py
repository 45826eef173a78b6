"""A match that is over as a value that travels: written for those who played it, and read again to be checked."""

from dataclasses import dataclass
from typing import Any

import orjson

from app.matches.answers import Record, record_seats
from app.matches.codec import BadLine, decode_json, encode_json
from app.matches.entries import LoadedMatch
from app.matches.history import MatchRow
from engine.events import Event

_BESIDE_THE_EVENT = ("seq", "at", "type")


class BadRecord(ValueError):
    """No record, or one that this version cannot read; the text says why."""


@dataclass(frozen=True, slots=True)
class RecordRead:
    """What a record says happened, and the seed that its decks are to come from."""

    match_id: str
    server_seed: str
    events: tuple[Event, ...]


def record_of(row: MatchRow, loaded: LoadedMatch, server_seed: str) -> Record:
    """`loaded`: the whole log. Who may see it is the caller's to decide."""
    return Record(
        v=loaded.v,
        match_id=row.id,
        started_at=row.started_at,
        ended_at=row.ended_at,
        seats=record_seats(row),
        server_seed=server_seed,
        events=tuple({"seq": seq, "at": entry.at, **encode_json(entry.event, loaded.v)} for seq, entry in loaded.rows),
    )


def read_record(text: str | bytes) -> RecordRead:
    """The record as it was written. Nothing is judged but its shape; raises `BadRecord`."""
    try:
        content = orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise BadRecord(f"no JSON: {error}") from error
    match content:
        case {"v": int(v), "match_id": str(match_id), "server_seed": str(server_seed), "events": list(lines)}:
            return RecordRead(match_id, server_seed, tuple(_event(line, v, seq) for seq, line in enumerate(lines, 1)))
        case _:
            raise BadRecord("it has no v, match_id, server_seed and events")


def _event(line: Any, v: int, seq: int) -> Event:
    match line:
        case {"seq": int(found), "type": str(kind)} if found == seq:
            content = {name: value for name, value in line.items() if name not in _BESIDE_THE_EVENT}
        case _:
            raise BadRecord(f"event {seq} is not there")
    try:
        return decode_json(kind, content, v)
    except BadLine as error:
        raise BadRecord(f"event {seq}: {error}") from error
