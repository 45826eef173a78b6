"""What the commands do to the data, on SQLite and on PostgreSQL alike."""

import asyncio
from datetime import timedelta

import orjson
import pytest
from sqlalchemy import Connection, func, select

from app.database import milliseconds, moment
from app.matches.models import HEARTBEATS
from app.matches.records import read_record
from app.matches.whispers import KEPT, Whisper
from app.operating import purge as purging
from app.operating.export import export
from app.operating.forgetting import forget_people
from app.operating.purge import Purged, purge, would_purge
from app.operating.stored import CannotDo
from app.players.auth import player_of
from app.players.forgetting import IDLE, find_players
from app.players.models import LINKS, PLAYERS
from tests.app.api import guest, make_api, player_id
from tests.app.played import put, random_match, renamed
from tests.app.store import NOW, Store, on_both_databases

pytestmark = on_both_databases

TODAY = moment(NOW)


def test_an_exported_match_reads_as_what_was_stored(store: Store) -> None:
    ann, bob = store.person("Ann"), store.person("Bob")
    match = put(store, random_match(), (ann, bob), code="ABCD2345", step=50)
    record = export(store.database, match, "json")
    assert read_record(record).events == renamed(random_match(), match)
    assert [seat["name"] for seat in orjson.loads(record)["seats"]] == ["Ann", "Bob"]
    assert export(store.database, match, "text").startswith(f'[Match "{match}"]'.encode())
    with pytest.raises(CannotDo, match="is not over"):
        export(store.database, store.new_match(ann, code="ABCD2346"), "json")
    with pytest.raises(CannotDo, match="There is no match"):
        export(store.database, "nonsense", "json")


def test_whoever_is_forgotten_cannot_come_back_and_is_found_by_nobody(store: Store) -> None:
    app = make_api(store)
    ann, bob = guest(app, "Ann"), guest(app, "Bob")
    token = ann.post("/api/me/links").json()["url"].partition("#")[2]
    cookie, forgotten = ann.cookies["kw"], player_id(ann)
    store.writer.run(lambda connection: forget_people(connection, [forgotten]))
    assert player_of(store.database, cookie) is None
    assert ann.post("/api/links/redeem", json={"token": token}).status_code == 404
    assert bob.get("/api/me").json()["player"]["name"] == "Bob"
    with store.database.reading() as connection:
        assert find_players(connection, "Ann") == find_players(connection, forgotten) == ()
        [found] = find_players(connection, "Bob")
        assert found.id == player_id(bob)


def test_only_what_has_outlived_its_time_is_purged(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(purging, "AT_ONCE", 2)
    a_year_ago = milliseconds(TODAY - IDLE)
    for number in range(5):
        store.person(f"Gone {number}", now=a_year_ago - 1)
    store.person("Just here still", now=a_year_ago)
    ann = store.person("Ann")

    def links(connection: Connection) -> None:
        for minutes, name in ((30, "old"), (15, "told that it has ended"), (0, "new")):
            now = milliseconds(TODAY - timedelta(minutes=minutes))
            connection.execute(
                LINKS.insert().values(hash=name.encode(), player_id=ann, expires_at=moment(now) + timedelta(minutes=10))
            )
        for server, days in (("dead", 3), ("last", 2)):
            at = milliseconds(TODAY - timedelta(days=days))
            connection.execute(HEARTBEATS.insert().values(server=server, at=at))

    store.writer.run(links)
    old = Whisper(0, 1, "old", milliseconds(TODAY - KEPT) - 1)
    asyncio.run(store.whispers.keep(store.new_match(ann), "a", ann, old))
    due = Purged(players=5, links=1, whispers=1, heartbeats=1)
    assert would_purge(store.database, TODAY) == due
    assert purge(store.database, TODAY) == due
    assert would_purge(store.database, TODAY) == purge(store.database, TODAY) == Purged(0, 0, 0, 0)
    with store.database.reading() as connection:
        names = connection.execute(select(PLAYERS.c.name).where(PLAYERS.c.name.is_not(None))).scalars()
        assert set(names) == {"Just here still", "Ann"}
        assert connection.execute(select(func.count()).select_from(PLAYERS)).scalar_one() == 7
        assert connection.execute(select(HEARTBEATS.c.server)).scalars().all() == ["last"]
        assert {row.hash for row in connection.execute(select(LINKS.c.hash))} == {b"told that it has ended", b"new"}
