"""The page as an app of its own: what a browser needs to install it, and what is there when the server is not."""

import re
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import app.main
import app.site
from tests.e2e.browser import NAME
from tests.e2e.conftest import People
from tests.e2e.house import House
from tests.e2e.tables import QUICK, play, sit_at_stacked_deal
from tests.e2e.visitor import Visitor

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
  const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return caught.flat().map(({ url }) => new URL(url).pathname);
}"""
IS_CARD = "(path) => path.startsWith('/assets/cards/')"
A_DECK = 52
CARDS_SEEN = """() => [...document.querySelectorAll("[data-zone=hand] img")]
  .every((one) => one.complete && one.naturalWidth > 0)"""
WAITING = "() => navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting !== null)"
UPDATE = """() => navigator.serviceWorker.getRegistration().then(async (registration) => {
  window.workers = 0;
  navigator.serviceWorker.addEventListener("controllerchange", () => { window.workers += 1; });
  await registration.update();
})"""


UNTIL = """async () => {
  const so = %s;
  for (const began = performance.now(); performance.now() - began < 10_000; ) {
    if (await so()) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}"""


def wait_until(visitor: Visitor, condition: str) -> None:
    """Playwright's own way to wait takes a promise for a yes."""
    assert visitor.page.evaluate(UNTIL % condition), condition


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page of its own to serve, which a test may change."""
    dist = tmp_path / "dist"
    shutil.copytree(app.site.DIST, dist)
    monkeypatch.setattr(app.site, "DIST", dist)
    monkeypatch.setattr(app.main, "DIST", dist)
    return dist


@pytest.fixture
def house_of_its_own(tmp_path: Path, migrated: Path, built: Path) -> Iterator[House]:
    path = tmp_path / "knockwood.sqlite3"
    path.write_bytes(migrated.read_bytes())
    with House(path) as opened:
        yield opened


def installed(people: People, name: str, **special: Any) -> Visitor:
    """Somebody whose browser keeps the page: its worker is there, and the cards in use too."""
    visitor = people(name, service_workers="allow", **special)
    visitor.page.goto("/")
    wait_until(visitor, CONTROLLED)
    wait_until(visitor, f"async () => (await ({KEPT})()).filter({IS_CARD}).length === {A_DECK}")
    return visitor


def test_the_page_can_be_installed(people: People) -> None:
    ann = installed(people, "Ann")
    link = ann.page.locator("link[rel=manifest]").get_attribute("href")
    assert link is not None
    answer = ann.context.request.get(link)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    worker = ann.context.request.get("/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    manifest = answer.json()
    assert (manifest["display"], manifest["start_url"], manifest["scope"]) == ("standalone", "/", "/")
    found = {(icon.get("purpose", "any"), icon["sizes"]) for icon in manifest["icons"]}
    assert found == {(purpose, size) for purpose in ("any", "maskable") for size in ("192x192", "512x512")}
    for icon in manifest["icons"]:
        picture = ann.context.request.get(icon["src"]).body()
        assert "{}x{}".format(*struct.unpack(">II", picture[16:24])) == icon["sizes"]
    # What the browser itself has to say about it.
    browser = ann.context.new_cdp_session(ann.page)
    told = browser.send("Page.getAppManifest")
    assert (told["url"], told["errors"]) == (ann.url + link, [])
    assert browser.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_a_server_that_is_away_is_said_and_tried_again_until_it_is_back(house: House, people: People) -> None:
    ann = installed(people, "Ann", size=(360, 640))
    house.go_away()
    try:
        ann.page.goto("/matches")
        expect(ann.page.get_by_role("heading", name="The server does not answer")).to_be_visible()
        expect(ann.page.get_by_test_id("away-next")).to_have_text(re.compile("^Next try in"))
        ann.press_button("Try now")
        expect(ann.page.get_by_test_id("away-next")).to_have_text(re.compile("^Next try in"))
        ann.page.get_by_role("main").get_by_role("link", name="How to play").click()
        ann.play("draw discard")
        expect(ann.page.get_by_test_id("coach")).to_contain_text("Nines and a run of hearts")
        wait_until(ann, CARDS_SEEN)
        ann.page.goto("/about")
        expect(ann.page.get_by_role("heading", name="About Knockwood")).to_be_visible()
        ann.page.goto("/matches")
        expect(ann.page.get_by_role("heading", name="The server does not answer")).to_be_visible()
    finally:
        house.come_back()
    expect(ann.page.get_by_role("heading", name="My matches")).to_be_visible()
    ann.forgive("ERR_CONNECTION_REFUSED")


def test_of_the_languages_only_the_one_that_is_read_is_kept(house: House, people: People) -> None:
    ola = installed(people, "Ola", locale="pl-PL")
    wait_until(ola, f"async () => (await ({KEPT})()).some((path) => path.includes('/words-pl-'))")
    assert {path.split("/words-")[1][:2] for path in ola.page.evaluate(KEPT) if "/words-" in path} == {"pl"}
    house.go_away()
    try:
        ola.page.goto("/matches")
        expect(ola.page.get_by_role("heading", name="Serwer nie odpowiada")).to_be_visible()
    finally:
        house.come_back()
    expect(ola.page.get_by_role("heading", name="Moje mecze")).to_be_visible()
    ola.forgive("ERR_CONNECTION_REFUSED")


def test_what_a_proxy_says_for_a_server_that_is_away_is_taken_for_that(people: People) -> None:
    ann = people("Ann")
    ann.page.route(
        "**/api/me", lambda route: route.fulfill(status=502, content_type="text/html", body="<h1>Bad Gateway")
    )
    ann.page.goto("/new")
    expect(ann.page.get_by_role("heading", name="The server does not answer")).to_be_visible()
    ann.page.unroute("**/api/me")
    ann.press_button("Try now")
    expect(ann.page.get_by_role("heading", name="New room")).to_be_visible()
    ann.forgive("502")


def test_what_only_the_server_knows_is_never_kept(people: People) -> None:
    ann = installed(people, "Ann")
    code = ann.make_room()
    for path in ("/matches", f"/r/{code}"):
        answer = ann.page.goto(path)
        assert answer is not None
        assert answer.from_service_worker
        # With what a preview of the link shows: the server's page, not the kept one.
        assert ("og:title" in answer.text()) == path.startswith("/r/")
    expect(ann.page.get_by_test_id("room-code")).to_be_visible()
    kept = ann.page.evaluate(KEPT)
    assert "/index.html" in kept
    assert {path for path in kept if not path.startswith("/assets/")} == {"/index.html"}


def test_a_newer_worker_waits_for_the_end_of_a_deal(
    house_of_its_own: House, built: Path, people: People, browser: Any
) -> None:
    here = {"url": house_of_its_own.url, "service_workers": "allow"}
    ann, bob = seats = sit_at_stacked_deal(house_of_its_own, people, QUICK, ann=here, bob={"url": house_of_its_own.url})
    wait_until(ann, CONTROLLED)
    play(seats, ("0 draw discard",))
    with (built / "sw.js").open("a") as worker:
        worker.write("// newer")
    house_of_its_own.serve_page_of(built)
    ann.page.evaluate(UPDATE)
    wait_until(ann, WAITING)
    play(seats, ("0 discard KC", "1 draw stock"))
    expect(ann.status).to_have_text(re.compile("to move"))
    assert ann.page.evaluate(WAITING)
    assert ann.page.evaluate("workers") == 0
    bob.play("discard TD")
    play(seats, ("0 draw stock", "0 knock 7D"))
    bob.play("lay_off")
    wait_until(ann, "() => window.workers === 1")
    assert not ann.page.evaluate(WAITING)


def test_a_page_on_plain_http_has_no_worker_and_works(house: House, people: People) -> None:
    eve = people("Eve", known=False, url=f"http://{NAME}:{house.port}", service_workers="allow")
    eve.page.goto("/")
    expect(eve.page.get_by_role("heading", level=1)).to_be_visible()
    assert eve.page.evaluate("'serviceWorker' in navigator") is False
