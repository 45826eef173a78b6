"""Headers on every answer, asked of a bare application."""

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from app.headers import SecurityHeaders
from app.settings import Settings


def headers(public_url: str | None) -> dict[str, str]:
    app = FastAPI()
    app.add_middleware(SecurityHeaders, settings=Settings(public_url=public_url))
    return dict(TestClient(app).get("/", headers={"host": "cards.example:8000"}).headers)


@pytest.mark.parametrize("public_url", [None, "http://cards.example", "https://cards.example"])
def test_a_page_is_held_to_what_comes_from_here(public_url: str | None) -> None:
    sent = headers(public_url)
    assert sent["x-content-type-options"] == "nosniff"
    assert sent["x-frame-options"] == "DENY"
    assert "default-src 'self'" in sent["content-security-policy"]
    assert "ws://cards.example:8000" in sent["content-security-policy"]


def test_what_only_https_understands_is_sent_over_https_only() -> None:
    only_there = {"strict-transport-security", "cross-origin-opener-policy"}
    assert only_there <= headers("https://cards.example").keys()
    assert not only_there & headers("http://cards.example").keys()
    assert not only_there & headers(None).keys()
