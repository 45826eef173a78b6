"""The commands beside a server, each in a process of its own: two people play, and whoever runs the server looks on."""

import asyncio
import json
import sqlite3
import stat
import urllib.error
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.app.rooms.fakes import in_loop
from tests.moves import simple_move
from tests.sockets.person import Person, Tab, start_match
from tests.sockets.play import play_match
from tests.sockets.server import RunningServer


@dataclass
class House:
    """A server at which Ann and Bob have played one match to its end, and begun another."""

    server: RunningServer
    ann: Person
    bob: Person
    ended: str
    running: str
    code: str


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with RunningServer(tmp_path_factory.mktemp("operating") / "knockwood.sqlite3") as server:
        ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
        matches: list[str] = []
        code = ann.make_room(rules={"target": 400})

        @in_loop
        async def play() -> None:
            one, two = await start_match(ann, bob, ann.make_room(rules={"target": 20}))
            async with one, two:
                await play_match(one, two)
                matches.append(one.room["match"])
            one, two = await start_match(ann, bob, code)
            async with one, two:
                await some_moves(one, two, 5)
                matches.append(one.room["match"])

        play()
        ended, running = matches
        yield House(server, ann, bob, ended, running, code)
        assert "Traceback" not in server.errors()


async def some_moves(one: Tab, two: Tab, count: int) -> None:
    tabs = {one.room["you"]: one, two.room["you"]: two}
    for _ in range(count):
        seat = one.update["view"]["deal"]["to_move"]
        kind, content = simple_move(tabs[seat].update["view"])
        told = await tabs[seat].do(kind, **content)
        await tabs[1 - seat].hear(lambda heard, seq=told["seq"]: heard["type"] == "update" and heard["seq"] >= seq)  # type: ignore[misc]  # the seq of now


# --- export and check ---------------------------------------------------------


def test_an_exported_match_is_the_record_of_its_players_and_agrees(house: House, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    assert house.server.command("export", house.ended, "--output", str(file)) == (0, "", "")
    assert json.loads(file.read_text()) == house.ann.call("GET", f"/api/matches/{house.ended}/record.json")
    code, said, _ = house.server.command("check", str(file))
    assert code == 0
    assert said.startswith(f"Match {house.ended}: ")
    assert said.endswith("every deck, every move and every number of the sheet agree.\n")
    code, _, errors = house.server.command("export", house.ended, "--output", str(file))
    assert (code, errors) == (1, f"{file} cannot be written: File exists.\n")


def test_a_text_is_checked_with_the_seed_beside_it(house: House, tmp_path: Path) -> None:
    code, text, _ = house.server.command("export", house.ended, "--format", "text")
    assert code == 0
    assert text.startswith(f'[Match "{house.ended}"]')
    (tmp_path / "record.txt").write_text(text)
    code, _, errors = house.server.command("check", str(tmp_path / "record.txt"))
    assert code == 2
    assert "--server-seed" in errors
    seed = house.ann.call("GET", f"/api/matches/{house.ended}")["fairness"]["server_seed"]
    assert house.server.command("check", str(tmp_path / "record.txt"), "--server-seed", seed)[0] == 0


def test_from_a_shell_a_record_that_was_changed_does_not_agree(house: House, tmp_path: Path) -> None:
    record = house.ann.call("GET", f"/api/matches/{house.ended}/record.json")
    drawn = next(event for event in record["events"] if event["type"] == "drawn" and event["pile"] == "stock")
    drawn["card"] = "AS" if drawn["card"] != "AS" else "2S"
    (tmp_path / "changed.json").write_text(json.dumps(record))
    checked = house.server.from_a_shell("check", str(tmp_path / "changed.json"))
    assert checked.returncode == 1
    assert f"event {drawn['seq']} (deal 1, Drawn): its card is {drawn['card']} and should be" in checked.stdout
    assert house.server.command("check", str(tmp_path / "nothing.json"))[0] == 2


def test_a_running_match_is_not_given_away(house: House) -> None:
    code, said, errors = house.server.command("export", house.running)
    assert (code, said) == (1, "")
    assert errors.startswith(f"The match {house.running} is not over")
    assert house.server.command("export", "nonsense")[2] == "There is no match nonsense.\n"


# --- backup and restore -------------------------------------------------------


def test_a_backup_taken_in_mid_match_is_what_the_log_was_at_one_instant(house: House, tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite3"

    @in_loop
    async def play() -> None:
        one, two = await house.ann.come(house.code), await house.bob.come(house.code)
        async with one, two:
            await one.hear_type("update")
            await two.hear_type("update")
            before = one.update["seq"]
            taken = asyncio.create_task(asyncio.to_thread(house.server.command, "backup", str(file)))
            for number in range(1_000):
                await (one, two)[number % 2].do("offer_end" if number % 2 == 0 else "decline_end")
                if taken.done():
                    break
            code, said, errors = await taken
            assert (code, errors) == (0, "")
            assert said.startswith(f"{file} holds the database")
            last = max(one.update["seq"], two.update["seq"])
            assert before <= lines(file, house.running) <= last

    play()
    stored = house.server.query(f"SELECT seq, data FROM events WHERE match_id = '{house.running}' ORDER BY seq")
    with closing(sqlite3.connect(file)) as copy:
        kept = copy.execute(f"SELECT seq, data FROM events WHERE match_id = '{house.running}' ORDER BY seq").fetchall()
        assert copy.execute("PRAGMA foreign_key_check").fetchall() == []
    assert kept == stored[: len(kept)]
    assert [path.name for path in tmp_path.iterdir()] == [file.name]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert house.server.command("backup", str(file))[2] == f"{file} is there already; a backup overwrites nothing.\n"


def test_nothing_is_restored_under_a_running_server(house: House, tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite3"
    assert house.server.command("backup", str(file))[0] == 0
    code, _, errors = house.server.command("restore", str(file))
    assert code == 1
    assert errors.startswith("Another Knockwood server is using the database")
    assert house.ann.call("GET", "/api/me")["player"]["name"] == "Ann"


def test_what_was_restored_is_what_was_backed_up_and_what_was_there_is_kept(tmp_path: Path) -> None:
    database = tmp_path / "data" / "knockwood.sqlite3"
    database.parent.mkdir()
    backup = tmp_path / "backup.sqlite3"
    with RunningServer(database) as server:
        ann = Person(server.url, "Ann")
        assert server.command("backup", str(backup))[0] == 0
        bob = Person(server.url, "Bob")
        server.kill()
        code, said, errors = server.command("restore", str(backup))
        assert (code, errors) == (0, "")
        kept, restored = said.splitlines()
        assert restored == f"The database is that of {backup}."
        server.start()
        ann.url = bob.url = server.url
        assert ann.call("GET", "/api/me")["player"]["name"] == "Ann"
        assert bob.call("GET", "/api/me")["player"] is None
        with closing(sqlite3.connect(kept.removeprefix("The database that was there is kept as ")[:-1])) as old:
            assert old.execute("SELECT name FROM players ORDER BY name").fetchall() == [("Ann",), ("Bob",)]


def test_only_a_backup_of_ours_is_restored(tmp_path: Path) -> None:
    server = RunningServer(tmp_path / "knockwood.sqlite3")
    (tmp_path / "text").write_text("hello")
    later = tmp_path / "later"
    with closing(sqlite3.connect(later)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
        connection.commit()
    for name, sentence in (
        ("missing", "There is no file"),
        ("text", f"{tmp_path / 'text'} is no backup of a Knockwood database."),
        ("later", f"{later} is of a later version of Knockwood than this one."),
    ):
        code, _, errors = server.command("restore", str(tmp_path / name))
        assert code == 1
        assert errors.startswith(sentence)
    assert not (tmp_path / "knockwood.sqlite3").exists()


def test_without_a_database_nothing_is_made(tmp_path: Path) -> None:
    server = RunningServer(tmp_path / "knockwood.sqlite3")
    for command in (("export", "m"), ("purge",), ("forget", "Ann"), ("backup", str(tmp_path / "b"))):
        code, _, errors = server.command(*command)
        assert (code, errors) == (1, f"There is no database {tmp_path / 'knockwood.sqlite3'}.\n")
    assert [path.suffix for path in tmp_path.iterdir()] == [".log"]


# --- purge and forget ---------------------------------------------------------


def test_a_forgotten_player_is_nobody_and_the_others_keep_their_matches(house: House) -> None:
    cid = Person(house.server.url, "Cid")

    @in_loop
    async def play() -> None:
        one, two = await start_match(house.ann, cid, house.ann.make_room(rules={"target": 20}))
        async with one, two:
            await play_match(one, two)

    play()
    match = cid.call("GET", "/api/matches")["finished"][0]["id"]
    sheet = house.ann.call("GET", f"/api/matches/{match}")
    assert house.server.command("forget", "Cid") == (0, f"{cid.id} is forgotten.\n", "")
    assert cid.call("GET", "/api/me")["player"] is None
    with pytest.raises(urllib.error.HTTPError, match="404"):
        cid.call("GET", f"/api/matches/{match}")
    seats = sheet["seats"]
    seats[1]["name"] = None
    assert house.ann.call("GET", f"/api/matches/{match}") == sheet | {"seats": seats}
    assert house.server.query(f"SELECT name, seen_at = created_at FROM players WHERE id = '{cid.id}'") == [(None, 1)]
    assert house.server.command("forget", cid.id)[2] == f"Nobody here is known as {cid.id}.\n"


def test_of_two_with_one_name_one_has_to_be_named_by_the_id(house: House) -> None:
    dans = [Person(house.server.url, "Dan") for _ in range(2)]
    code, _, errors = house.server.command("forget", "Dan")
    assert code == 1
    assert all(dan.id in errors for dan in dans)
    assert house.server.command("forget", dans[0].id)[0] == 0
    assert dans[0].call("GET", "/api/me")["player"] is None
    assert dans[1].call("GET", "/api/me")["player"]["name"] == "Dan"


def test_a_guest_who_was_not_here_for_a_year_is_forgotten(house: House) -> None:
    eve, finn = Person(house.server.url, "Eve"), Person(house.server.url, "Finn")
    house.bob.call("POST", "/api/me/links")
    finn.call("POST", "/api/me/links")
    with closing(sqlite3.connect(house.server.database, timeout=5)) as connection:
        away = "UPDATE players SET seen_at = datetime('now', ?) WHERE id = ?"
        connection.execute(away, ("-366 days", eve.id))
        connection.execute(away, ("-364 days", finn.id))
        connection.execute("UPDATE links SET expires_at = '2020-01-01 00:00:00' WHERE player_id = ?", (finn.id,))
        connection.execute("INSERT INTO heartbeats (server, at) VALUES ('gone', 1)")
        connection.commit()
    code, dry, _ = house.server.command("purge", "--dry-run")
    assert code == 0
    assert [line.split(": ")[1].split()[0] for line in dry.splitlines()] == ["1", "1", "0", "1"]
    assert house.server.query("SELECT count(*) FROM players WHERE name = 'Eve'") == [(1,)]
    assert house.server.command("purge")[0] == 0
    assert eve.call("GET", "/api/me")["player"] is None
    assert finn.call("GET", "/api/me")["player"]["name"] == "Finn"
    assert house.server.query("SELECT count(*) FROM links") == [(1,)]
    assert house.server.query("SELECT count(*) FROM heartbeats") == [(1,)]
    _, nothing, _ = house.server.command("purge")
    assert [line.split(": ")[1].split()[0] for line in nothing.splitlines()] == ["0", "0", "0", "0"]


def lines(file: Path, match: str) -> int:
    with closing(sqlite3.connect(file)) as connection:
        found: int = connection.execute("SELECT max(seq) FROM events WHERE match_id = ?", (match,)).fetchone()[0]
        return found


def test_a_postgresql_is_not_backed_up_by_us_and_one_that_is_not_there_is_said_to_be_so(tmp_path: Path) -> None:
    server = RunningServer(tmp_path / "x", database_url="postgresql://nobody@127.0.0.1:1/none")
    code, _, errors = server.command("backup", str(tmp_path / "backup"))
    assert (code, "PostgreSQL has tools of its own" in errors) == (1, True)
    code, _, errors = server.command("purge")
    assert (code, errors.startswith("The database postgresql")) == (1, True)
    assert "Traceback" not in errors
