"""A player of very many matches: some were played, the others are copies of the rows that the writer made of them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from itertools import islice
from typing import Any

from sqlalchemy import Connection, select, text

from app.database import moment, open_database
from app.ids import new_id
from app.matches.models import MATCH_PLAYERS, MATCHES, ROOMS
from app.matches.packing import pack_match
from app.players.auth import new_token, store_token
from tests.app.played import put, random_match
from tests.app.store import NOW, Store

PLAYED = 20
"""Matches with a log, at most; every other one is packed."""
AT_ONCE = 500
EVER = 2**42
BETWEEN = 60_000
"""Ms from one match to the next."""

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Filled:
    """`busy` and `idle`: the cookies of the player with all the matches and of one with none. `rows`, `packed`: ids."""

    busy: str
    idle: str
    matches: int
    rows: tuple[str, ...]
    packed: tuple[str, ...]

    def cursor(self, share: float) -> str:
        """Of the page that begins behind this share of the matches, the newest being first."""
        return f"{NOW + round((1 - share) * self.matches) * BETWEEN}.{self.rows[0]}"


def fill(url: str, matches: int) -> Filled:
    with Store(open_database(url)) as store:
        busy, friend, idle = (store.person(name) for name in ("Ann", "Bob", "Cid"))
        played = [
            put(store, random_match(seed), (busy, friend), code=f"P{seed:07}", now=NOW + seed * BETWEEN, step=50)
            for seed in range(min(PLAYED, matches // 10))
        ]
        packed = tuple(played[::2])
        for match_id in packed:
            assert pack_match(store.database, store.writer.run, match_id, moment(EVER)) is not None
        copies = _copies(store, played, matches - len(played))
        while batch := list(islice(copies, AT_ONCE)):
            store.writer.run(lambda connection, batch=batch: _insert(connection, batch))  # type: ignore[misc]  # this batch
        tokens = {player: new_token() for player in (busy, idle)}
        store.writer.run(lambda connection: _let_in(connection, tokens))
        if store.is_postgresql:  # as its own maintenance does a minute later
            store.writer.run(lambda connection: connection.execute(text("ANALYZE")))
    return Filled(f"kw={tokens[busy]}", f"kw={tokens[idle]}", matches, tuple(played[1::2]), packed)


@dataclass(frozen=True, slots=True)
class Copy:
    """The rows of one match that lists are made of."""

    room: Row
    match: Row
    players: tuple[Row, ...]


def _copies(store: Store, played: Sequence[str], count: int) -> Iterator[Copy]:
    with store.database.reading() as connection:
        originals = [_read(connection, match_id) for match_id in played]
    for number in range(count):
        original = originals[number % len(originals)]
        later = timedelta(milliseconds=(number + len(played)) * BETWEEN)
        match_id, code = new_id(NOW + (number + len(played)) * BETWEEN), f"{number:08}"
        yield Copy(
            _later(original.room, later) | {"code": code, "match_id": match_id},
            _later(original.match, later) | {"id": match_id, "room_code": code},
            tuple(_later(row, later) | {"match_id": match_id} for row in original.players),
        )


def _read(connection: Connection, match_id: str) -> Copy:
    match = connection.execute(select(MATCHES).where(MATCHES.c.id == match_id)).mappings().one()
    room = connection.execute(select(ROOMS).where(ROOMS.c.code == match["room_code"])).mappings().one()
    players = connection.execute(select(MATCH_PLAYERS).where(MATCH_PLAYERS.c.match_id == match_id)).mappings()
    return Copy(dict(room), dict(match), tuple(map(dict, players)))


def _later(row: Row, by: timedelta) -> Row:
    since = moment(NOW)
    return {name: value + by if isinstance(value, type(since)) else value for name, value in row.items()}


def _insert(connection: Connection, batch: Sequence[Copy]) -> None:
    connection.execute(ROOMS.insert(), [copy.room for copy in batch])
    connection.execute(MATCHES.insert(), [copy.match for copy in batch])
    connection.execute(MATCH_PLAYERS.insert(), [row for copy in batch for row in copy.players])


def _let_in(connection: Connection, tokens: Mapping[str, str]) -> None:
    for player, token in tokens.items():
        store_token(connection, player, token, NOW)
