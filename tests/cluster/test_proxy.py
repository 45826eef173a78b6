"""The one door of the cluster: TLS, whose page may open sockets, and which server a room is led to."""

import asyncio
import json
from collections.abc import Iterator
from http.client import HTTPConnection
from threading import Event
from time import monotonic
from urllib.error import URLError
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import InvalidStatus

from tests.app.rooms.fakes import in_loop
from tests.cluster.forked import FORKED
from tests.cluster.native import Cluster
from tests.program import free_ports
from tests.sockets.person import PATIENCE, Person, Tab, start_match
from tests.sockets.play import play_deal

ROOMS = 12
IDLE_FOR = 170.0


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """At https://localhost, with a certificate that the proxy made for itself."""
    (port,) = free_ports(1)
    settings = {
        "KNOCKWOOD_PUBLIC_URL": f"https://localhost:{port}",
        "KNOCKWOOD_SITE": "https://localhost",
        "KNOCKWOOD_HTTPS_PORT": str(port),
    }
    with Cluster(settings, images=FORKED) as running:
        yield running


@pytest.fixture
def url(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> str:
    """Where players go; they trust the proxy."""
    roots = cluster.folder / "proxy/data/caddy/pki/authorities/local/root.crt"
    monkeypatch.setenv("SSL_CERT_FILE", str(roots))
    address = cluster.services["server-1"].environment["KNOCKWOOD_PUBLIC_URL"]
    wait_for_certificate(address)
    return address


def wait_for_certificate(address: str) -> None:
    """It is made after the start, not before."""
    deadline = monotonic() + PATIENCE
    while True:
        try:
            with urlopen(f"{address}/healthz", timeout=PATIENCE):
                return
        except URLError:
            assert monotonic() < deadline
            Event().wait(0.05)


def test_a_deal_is_played_over_tls_by_the_page_of_that_address(url: str) -> None:
    @in_loop
    async def play() -> None:
        ann, bob = Person(url, "Ann"), Person(url, "Bob")
        code = ann.make_room()
        one, two = await start_match(ann, bob, code)
        async with one, two, await ann.come(code, origin=url) as page:
            await page.hear_type("update")
            await play_deal(one, two)

    play()


@pytest.mark.parametrize("origin", ["https://example.org", "http://localhost", "null"])
def test_no_other_page_opens_a_socket(url: str, origin: str) -> None:
    @in_loop
    async def knock() -> None:
        ann = Person(url, "Ann")
        code = ann.make_room()
        with pytest.raises(InvalidStatus) as refused:
            await ann.come(code, origin=origin)
        assert refused.value.response.status_code == 403

    knock()


def test_cookies_are_for_tls_only(url: str) -> None:
    body = b'{"name": "Ann"}'
    request = Request(f"{url}/api/me", body, {"Content-Type": "application/json"}, method="PUT")
    with urlopen(request, timeout=10) as answer:
        assert "Secure" in answer.headers["Set-Cookie"].split("; ")


def test_without_tls_one_is_led_to_it(cluster: Cluster) -> None:
    line = HTTPConnection("localhost", cluster.port("proxy", 80), timeout=10)
    line.request("GET", "/r/ABCD2345")
    answer = line.getresponse()
    assert answer.status == 308
    assert answer.headers["Location"].startswith("https://localhost")
    line.close()


def test_the_players_of_a_room_meet_on_one_server(cluster: Cluster, url: str) -> None:
    @in_loop
    async def play() -> None:
        tabs: list[Tab] = []
        for number in range(ROOMS):
            ann, bob = Person(url, f"Ann{number}"), Person(url, f"Bob{number}")
            code = ann.make_room()
            tabs += [await ann.come(code), await bob.come(code)]
            for tab in tabs[-2:]:
                await tab.hear_type("update")
            held = sockets(cluster)
            assert sum(held) == len(tabs)
            assert [count % 2 for count in held] == [0, 0]
        assert min(sockets(cluster)) > 0
        for tab in tabs:
            await tab.socket.close()

    wait_until_left(cluster)
    play()


def sockets(cluster: Cluster) -> list[int]:
    """That the proxy keeps open to each server."""
    with urlopen(f"{cluster.at('proxy', 2019)}/reverse_proxy/upstreams", timeout=PATIENCE) as answer:
        return [upstream["num_requests"] for upstream in json.load(answer)]


def wait_until_left(cluster: Cluster) -> None:
    deadline = monotonic() + PATIENCE
    while sum(sockets(cluster)):
        assert monotonic() < deadline
        Event().wait(0.05)


@pytest.mark.proof
def test_a_socket_without_a_move_stays_open(url: str) -> None:
    """As long as a player may think, and longer than proxies usually allow."""

    @in_loop
    async def wait() -> None:
        ann, bob = Person(url, "Ann"), Person(url, "Bob")
        code = ann.make_room(clock="untimed")
        one, two = await start_match(ann, bob, code)
        async with one, two:
            one.patience = two.patience = 2 * IDLE_FOR
            listening = [asyncio.create_task(tab.hear(lambda _: False)) for tab in (one, two)]
            ended, _ = await asyncio.wait(listening, timeout=IDLE_FOR)
            assert not ended
            for task in listening:
                task.cancel()
            await asyncio.gather(*listening, return_exceptions=True)
            one.patience = two.patience = PATIENCE
            await play_deal(one, two)

    wait()
