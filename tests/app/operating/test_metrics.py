"""What a server counts while two people play: figures of all that happened, and nothing that anybody may not know."""

import re
import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from app.settings import Settings
from tests.app.rooms.fakes import in_loop
from tests.sockets.person import Person, start_match
from tests.sockets.play import play_match
from tests.sockets.server import RunningServer


@dataclass
class Measured:
    """A server with its metrics' address, a match that was played on it, and who played."""

    server: RunningServer
    address: str
    people: tuple[Person, Person]
    code: str
    match: str
    figures: dict[str, float]


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Measured]:
    database = tmp_path_factory.mktemp("metrics") / "knockwood.sqlite3"
    with RunningServer(database, metrics="127.0.0.1:0") as server:
        [line] = server.more_lines(1)
        address = line.removeprefix("Metrics are at ")
        ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
        code = ann.make_room(rules={"target": 20})
        found: list[tuple[str, dict[str, float]]] = []

        @in_loop
        async def play() -> None:
            one, two = await start_match(ann, bob, code)
            async with one, two:
                await one.refused("discard", card="AS", turn="0.0")
                await play_match(one, two)
                found.append((one.room["match"], figures(address)))

        play()
        yield Measured(server, address, (ann, bob), code, *found[0])
        assert server.errors() == ""


def figures(address: str) -> dict[str, float]:
    with urllib.request.urlopen(address, timeout=5) as answer:
        lines = [line for line in answer.read().decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_everything_that_happened_is_counted(measured: Measured) -> None:
    seen, stored = measured.figures, measured.server.query("SELECT count(*) FROM events")[0][0]
    [[acted]] = measured.server.query("SELECT count(*) FROM events WHERE action_id IS NOT NULL")
    assert seen["knockwood_rooms"] == 1
    assert seen["knockwood_sockets"] == seen["knockwood_players"] == 2
    assert seen["knockwood_appends_total"] == stored - 1  # the room's making is a request's
    assert seen["knockwood_action_seconds_count"] == acted
    assert 0 < seen["knockwood_action_seconds_sum"] < acted
    assert seen["knockwood_append_seconds_count"] >= acted
    assert seen["knockwood_commit_writes_sum"] >= seen["knockwood_commit_writes_count"] > acted
    assert seen["knockwood_commit_seconds_sum"] > 0
    assert seen['knockwood_refusals_total{code="stale"}'] == 1
    assert seen["knockwood_outages_total"] == seen["knockwood_store_failures_total"] == 0
    assert seen["knockwood_conflicts_total"] == 0
    assert seen["process_resident_memory_bytes"] > 10_000_000


def test_requests_are_counted_by_the_routes_as_they_were_declared(measured: Measured) -> None:
    ann = measured.people[0]
    ann.call("GET", f"/api/matches/{measured.match}")
    with pytest.raises(urllib.error.HTTPError):
        ann.call("DELETE", "/api/secret-of-ann")
    seen = figures(measured.address)
    assert seen['knockwood_http_seconds_count{route="/api/matches/{match_id}",status="200"}'] == 1
    assert seen['knockwood_http_seconds_count{route="/api/me",status="200"}'] >= 2
    routes = set(re.findall(r'route="([^"]*)"', " ".join(seen)))
    assert "/api/rooms" in routes
    assert not [route for route in routes if "secret" in route]


def test_nothing_is_told_that_only_some_may_know(measured: Measured) -> None:
    labels = re.findall(r'(\w+)="([^"]*)"', " ".join(figures(measured.address)))
    assert {name for name, _ in labels} == {"code", "le", "route", "status"}
    told = " ".join(f"/{value}/" for _, value in labels)
    for person in measured.people:
        secrets = (person.name, person.id, person.cookie.partition("=")[2], *person.seeds.values())
        assert not [secret for secret in (*secrets, measured.code, measured.match) if secret in told]


def test_the_players_port_tells_no_figures(measured: Measured) -> None:
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(f"{measured.server.url}/metrics", timeout=5)


def test_a_port_in_use_is_said_in_a_sentence(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        server = RunningServer(tmp_path / "knockwood.sqlite3", metrics=address)
        assert server.command("migrate")[0] == 0
        code, _, errors = server.command("serve")
    assert (code, errors) == (1, f"Metrics cannot be told at {address}: Address already in use.\n")


@pytest.mark.parametrize(
    ("given", "address"),
    [
        (None, None),
        ("", None),
        ("9464", ("127.0.0.1", 9464)),
        ("0.0.0.0:1", ("0.0.0.0", 1)),
        ("[::1]:9464", ("::1", 9464)),
    ],
)
def test_an_address_of_metrics(given: str | None, address: tuple[str, int] | None) -> None:
    assert Settings(metrics=given).metrics_address == address


@pytest.mark.parametrize("given", ["here", "127.0.0.1", "127.0.0.1:99999", "127.0.0.1:-1"])
def test_what_is_no_address_of_metrics(given: str) -> None:
    with pytest.raises(ValueError, match=r"127\.0\.0\.1:9464"):
        Settings(metrics=given)
