"""The machine's Chromium, driven by Playwright. A missing one fails the run."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

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


def find_chromium() -> str:
    """As `make test` finds it."""
    named = os.environ.get("KNOCKWOOD_TEST_BROWSER")
    if named:
        return named
    found = subprocess.run(["scripts/test-browser"], cwd=ROOT, capture_output=True, text=True, check=True)
    return found.stdout.strip()


@contextmanager
def open_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(ARGUMENTS))
        try:
            yield browser
        finally:
            browser.close()
