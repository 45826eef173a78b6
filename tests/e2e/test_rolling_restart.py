"""Both servers of the cluster are restarted in turn under a match in two browsers, as a new version is brought out."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from tests.cluster.forked import FORKED
from tests.cluster.native import Cluster
from tests.e2e.conftest import People
from tests.e2e.visitor import Visitor
from tests.moves import simple_move

SERVERS = ("server-1", "server-2")
LONG = 1_500
"""Ms of waiting that nobody would take for a hiccup: the page tells of it."""
COMES_BACK_WITHIN = 20_000
NOTE_BANNERS = """() => {
  window.banners = 0;
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const added of change.addedNodes)
        if (added.dataset?.testid === "link-banner") window.banners += 1;
  }).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.fixture(scope="module")
def house() -> Iterator[Cluster]:
    """Where people go: the proxy, behind which there are two servers."""
    with Cluster(images=FORKED) as running:
        yield running


def sit_down(people: People) -> tuple[Visitor, Visitor]:
    ann, bob = people("Ann"), people("Bob")
    code = ann.make_room()
    ann.page.goto(f"/r/{code}")
    expect(ann.page.get_by_test_id("room-code")).to_be_visible()
    bob.sit_down(code)
    for visitor in (ann, bob):
        expect(visitor.hand.locator("[data-card]")).to_have_count(10)
        visitor.page.evaluate(NOTE_BANNERS)
    return ann, bob


def move(seats: tuple[Visitor, Visitor]) -> None:
    """Whoever is to move does something, and the other page shows it."""
    mover, other = sorted(seats, key=lambda each: each.view["deal"]["to_move"] != each.view["seat"])
    kind, content = simple_move(mover.view)
    turn = mover.table.get_attribute("data-turn")
    assert turn is not None
    mover.play(" ".join((kind if kind != "knock" else "discard", *content.values())))
    for visitor in (mover, other):
        expect(visitor.table).not_to_have_attribute("data-turn", turn)


def restart(cluster: Cluster, name: str) -> int:
    """As a new version would begin; the code with which the old one ended."""
    code = cluster.stop(name)
    cluster.restart(name)
    return code


def restarts_told(visitor: Visitor) -> list[int]:
    """The waits, in ms, that the page was asked for."""
    messages = (json.loads(frame) for frame in visitor.heard)
    return [message["wait"] for message in messages if message["type"] == "restart"]


def test_a_rolling_restart_is_a_short_banner_and_play_goes_on(house: Cluster, people: People) -> None:
    ann, bob = seats = sit_down(people)
    for _ in range(3):
        move(seats)
    with ThreadPoolExecutor(1) as beside:
        for name in SERVERS:
            before = (ann.table.get_attribute("data-turn"), ann.cards, bob.cards)
            restarting = beside.submit(restart, house, name)
            while not restarting.done():
                ann.page.wait_for_timeout(50)
            assert restarting.result() == 0
            for visitor in seats:
                expect(visitor.page.get_by_test_id("link-banner")).to_be_hidden(timeout=COMES_BACK_WITHIN)
            assert (ann.table.get_attribute("data-turn"), ann.cards, bob.cards) == before
            for _ in range(2):
                move(seats)
    for visitor in seats:
        waits = restarts_told(visitor)
        assert waits  # at one of the two servers at least
        banners = visitor.page.evaluate("window.banners")
        assert sum(wait > LONG for wait in waits) <= banners <= len(waits)
        visitor.forgive("WebSocket connection")
