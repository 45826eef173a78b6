"""The machine's Chromium and its Firefox, driven by Playwright. A missing one fails the run."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
NAME = "knockwood.test"
"""A name that this browser finds on this machine: for it a page on plain http is no secure context."""

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {NAME} 127.0.0.1",
)

STARTS_WITHIN = 60_000


def find(name: str, named: str) -> str:
    """As `make test` finds it; `named` is what says so already."""
    if path := os.environ.get(named):
        return path
    found = subprocess.run(["scripts/test-browser", name], cwd=ROOT, capture_output=True, text=True, check=True)
    return found.stdout.strip()


def start_chromium(playwright: Playwright) -> Browser:
    path = find("chromium", "KNOCKWOOD_TEST_BROWSER")
    return playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))


def start_firefox(playwright: Playwright) -> Browser:
    """As its makers deliver it, driven over WebDriver BiDi."""
    path = find("firefox", "KNOCKWOOD_TEST_FIREFOX")
    return playwright.firefox.launch(executable_path=path, channel="moz-firefox", timeout=STARTS_WITHIN)


@contextmanager
def open_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = start_chromium(playwright)
        try:
            yield browser
        finally:
            browser.close()
