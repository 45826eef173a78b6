"""A browser for all of these tests, a server for each file, and people who come and go."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, Error, Playwright, expect, sync_playwright

from app.database import migrate
from tests.e2e.browser import ROOT, start_chromium
from tests.e2e.house import House
from tests.e2e.visitor import PATIENCE, Visitor

People: TypeAlias = Callable[..., Visitor]
FAILED: pytest.StashKey[bool] = pytest.StashKey()
LEFT_BY_FAILURES = ROOT / "test-results"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Known when these tests are named: `pytest tests/e2e --rewrite`."""
    parser.addoption("--rewrite", action="store_true", help="write the texts of tests/e2e/aria/ and told/ anew")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = report.failed or item.stash.get(FAILED, False)
    return report


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    opened = start_chromium(playwright)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without anything in it, to copy: the migrations run once."""
    path = tmp_path_factory.mktemp("migrated") / "knockwood.sqlite3"
    migrate(f"sqlite:///{path}")
    return path


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, migrated: Path) -> Iterator[House]:
    path = tmp_path_factory.mktemp("house") / "knockwood.sqlite3"
    path.write_bytes(migrated.read_bytes())
    with House(path) as opened:
        yield opened


@pytest.fixture
def people(request: pytest.FixtureRequest, browser: Browser, house: House) -> Iterator[People]:
    """Call it with a name and whatever is special about the browser. What a browser complained of fails the test."""
    came: list[Visitor] = []

    def come(name: str, *, known: bool = True, **special: Any) -> Visitor:
        visitor = Visitor(browser, special.pop("url", house.url), name, **special)
        came.append(visitor)
        if known:
            visitor.take_name()
        return visitor

    yield come
    failed = request.node.stash.get(FAILED, False)
    for visitor in came:
        if failed:
            _picture(visitor, request.node.name)
        visitor.leave()
    if not failed:
        assert {visitor.name: visitor.trouble for visitor in came if visitor.trouble} == {}


def _picture(visitor: Visitor, test: str) -> None:
    LEFT_BY_FAILURES.mkdir(exist_ok=True)
    for number, page in enumerate(visitor.context.pages):
        try:
            page.screenshot(path=LEFT_BY_FAILURES / f"{test}-{visitor.name}-{number}.png")
        except Error:
            continue
