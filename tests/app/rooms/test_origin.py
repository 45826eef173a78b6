"""Which pages may open a socket: a table."""

import pytest

from app.rooms.origin import is_our_origin

HOST = "cards.example"


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        (None, True),
        ("https://cards.example", True),
        ("https://cards.example:443", True),
        ("https://CARDS.example", True),
        ("http://cards.example", False),
        ("https://cards.example:8443", False),
        ("https://evil.example", False),
        ("https://cards.example.evil.example", False),
        ("https://evilcards.example", False),
        ("https://cards.example@evil.example", False),
        ("https://user@cards.example", False),
        ("https://cards.example/", False),
        ("https://cards.example?", False),
        ("https://cards.example#", False),
        ("null", False),
        ("", False),
        ("cards.example", False),
        ("//cards.example", False),
        ("file://", False),
        ("https://cards.example:99999", False),
        ("https://[::1", False),
        ("wss://cards.example", False),
    ],
)
def test_an_origin_that_is_there_must_be_ours_whole(origin: str | None, *, welcome: bool) -> None:
    public = is_our_origin(origin, public_url="https://cards.example", scheme="ws", host="inside:8000")
    assert public is welcome
    unset = is_our_origin(origin, public_url=None, scheme="wss", host=HOST)
    assert unset is welcome


@pytest.mark.parametrize(
    ("origin", "scheme", "host", "welcome"),
    [
        ("http://127.0.0.1:8000", "ws", "127.0.0.1:8000", True),
        ("http://localhost:8000", "ws", "127.0.0.1:8000", False),
        ("http://192.168.1.20:8000", "ws", "192.168.1.20:8000", True),
        ("http://[::1]:8000", "ws", "[::1]:8000", True),
        ("https://127.0.0.1:8000", "ws", "127.0.0.1:8000", False),
        ("http://cards.local", "ws", "cards.local", True),
        ("http://cards.local", "ws", "", False),
        ("http://cards.local", "ws", "evil.example", False),
    ],
)
def test_without_a_public_address_the_requests_own_counts(
    origin: str, scheme: str, host: str, *, welcome: bool
) -> None:
    assert is_our_origin(origin, public_url=None, scheme=scheme, host=host) is welcome
