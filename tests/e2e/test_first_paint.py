"""What arrives before anything is drawn: every file in one go, in the reader's language, on the reader's ground."""

import re

import pytest
from playwright.sync_api import expect

from app.head import NEEDS
from tests.e2e.conftest import People
from tests.e2e.visitor import Visitor

NAMES = {"match_id": "0" * 32, "number": "1", "code": "ZZZZZZZZ"}
PATHS = (*(path.format(**NAMES) for path in NEEDS), "/nowhere")

FETCHED_BY_THE_FIRST_DRAWING = """window.fetched = new Promise((tell) => {
  new MutationObserver((_, watch) => {
    if (!document.querySelector("main :is(h1, .table)")) return;
    watch.disconnect();
    tell(performance.getEntriesByType("resource").map((one) => one.name));
  }).observe(document, { subtree: true, childList: true });
})"""

NOW = "performance.getEntriesByType('resource').map((one) => one.name)"
GROUND = "getComputedStyle(document.documentElement).backgroundColor"
DARK, LIGHT = "rgb(21, 24, 26)", "rgb(245, 241, 230)"


def assets(names: list[str]) -> set[str]:
    """Scripts and styles by what they are called, without the build's hash."""
    found = (re.search(r"/assets/([\w-]+)-[\w-]{8}(\.js|\.css)$", name) for name in names)
    return {one[1] + one[2] for one in found if one}


def open_page(visitor: Visitor, path: str) -> tuple[set[str], set[str]]:
    """What the document that the server sends names, and what was fetched when the page first drew itself."""
    visitor.page.add_init_script(FETCHED_BY_THE_FIRST_DRAWING)
    answer = visitor.page.goto(path)
    assert answer is not None
    names = re.findall(r'(?:src|href)="([^"]+)"', answer.text())
    return assets(names), assets(visitor.page.evaluate("window.fetched"))


@pytest.mark.parametrize("path", PATHS)
def test_a_page_fetches_at_once_what_its_head_names_and_nothing_else(path: str, people: People) -> None:
    eve = people("Eve", known=False, locale="pl-PL")
    named, fetched = open_page(eve, path)
    assert named == fetched
    assert "words-pl-table.js" in named
    eve.page.wait_for_load_state("networkidle")
    eve.forgive("401", "404")


def test_an_invitation_fetches_at_once_what_the_table_will_want(people: People) -> None:
    code = people("Ann").make_room()
    eve = people("Eve", known=False)
    named, fetched = open_page(eve, f"/r/{code}")
    assert named == fetched
    assert "table.js" in named
    eve.forgive("401")


def test_a_language_that_was_chosen_is_the_only_one_fetched(people: People) -> None:
    eve = people("Eve", known=False, locale="pl-PL")
    eve.page.goto("/about")
    eve.choose(language="sr")
    expect(eve.page.locator("html")).to_have_attribute("lang", "sr-Latn")
    eve.page.goto("/")
    expect(eve.page.get_by_role("heading", level=1)).to_be_visible()
    words = {name for name in assets(eve.page.evaluate(NOW)) if name.startswith("words-")}
    assert words == {"words-sr-table.js", "words-sr-pages.js"}
    assert '<html lang="sr-Latn">' in eve.page.request.get("/").text()


@pytest.mark.parametrize(("system", "chosen", "ground"), [("light", "dark", DARK), ("dark", "light", LIGHT)])
def test_a_chosen_theme_is_there_before_any_script_has_run(
    system: str, chosen: str, ground: str, people: People
) -> None:
    eve = people("Eve", known=False, color_scheme=system)
    eve.page.goto("/about")
    eve.choose(theme=chosen)
    eve.page.route(re.compile(r"\.js$"), lambda route: route.abort())
    eve.page.goto("/")
    assert eve.page.evaluate(GROUND) == ground
    eve.page.unroute(re.compile(r"\.js$"))
    eve.page.goto("/about")
    eve.choose(theme="auto")
    eve.page.reload()
    expect(eve.page.locator("html")).to_have_attribute("data-theme", "auto")
    assert "data-theme" not in eve.page.request.get("/").text()
    eve.forgive("ERR_FAILED")
