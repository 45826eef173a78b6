"""Very many players, put into the database before the server starts: making them over HTTP would take minutes."""

from pathlib import Path

import orjson
from sqlalchemy import Connection

from app.clock import ServerClock
from app.database import migrate, moment, open_database
from app.ids import new_id
from app.players.auth import COOKIE, new_token, store_token
from app.players.models import PLAYERS
from app.writer import WriterThread

AT_ONCE = 500


def write_guest_list(url: str, count: int, file: Path) -> None:
    """The cookies of so many players, as a JSON list."""
    migrate(url)
    now = ServerClock().now()
    tokens = [new_token() for _ in range(count)]
    database = open_database(url)
    writer = WriterThread(database)
    try:
        for begin in range(0, count, AT_ONCE):
            batch = tokens[begin : begin + AT_ONCE]
            writer.run(lambda connection, batch=batch: _insert(connection, batch, now))  # type: ignore[misc]  # this one
    finally:
        writer.stop()
        database.close()
    file.write_bytes(orjson.dumps([f"{COOKIE}={token}" for token in tokens]))


def _insert(connection: Connection, tokens: list[str], now: int) -> None:
    at = moment(now)
    players = [{"id": new_id(now), "name": "Guest", "created_at": at, "seen_at": at} for _ in tokens]
    connection.execute(PLAYERS.insert(), players)
    for player, token in zip(players, tokens, strict=True):
        store_token(connection, str(player["id"]), token, now)
