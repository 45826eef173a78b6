"""Rate limits: what counts as one visitor, and what a refused try costs."""

from contextlib import suppress

import pytest
from limits import RateLimitItemPerHour, RateLimitItemPerMinute
from starlette.requests import HTTPConnection

from app.errors import TooFast
from app.players.limits import RATES, Deed, Limiter, address_of


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::"),
        ("2001:db8:1:2:bbbb::9", "2001:db8:1:2::"),  # the same house
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("testclient", "testclient"),
    ],
)
def test_one_house_is_one_address(host: str, address: str) -> None:
    assert address_of(HTTPConnection({"type": "http", "client": (host, 1234)})) == address


def test_a_connection_without_an_address_is_counted_too() -> None:
    assert address_of(HTTPConnection({"type": "http", "client": None})) == ""


def test_the_limit_is_by_who_and_by_what() -> None:
    limiter = Limiter({Deed.NEW_ROOM: (RateLimitItemPerHour(1),), Deed.RENAME: (RateLimitItemPerHour(1),)})
    limiter.check(Deed.NEW_ROOM, "ann")
    limiter.check(Deed.NEW_ROOM, "bob")
    limiter.check(Deed.RENAME, "ann")
    with pytest.raises(TooFast):
        limiter.check(Deed.NEW_ROOM, "ann")


def test_a_refused_try_takes_nothing_from_the_other_window() -> None:
    limiter = Limiter({Deed.NEW_ROOM: (RateLimitItemPerMinute(1), RateLimitItemPerHour(2))})
    limiter.check(Deed.NEW_ROOM, "ann")
    for _ in range(50):
        with pytest.raises(TooFast) as refused:
            limiter.check(Deed.NEW_ROOM, "ann")
        assert refused.value.wait <= 60


@pytest.mark.parametrize("deed", Deed)
def test_everything_that_makes_something_has_a_limit(deed: Deed) -> None:
    limiter = Limiter()
    done = 0
    with suppress(TooFast):
        while done < 1_000:
            limiter.check(deed, "ann")
            done += 1
    assert done == min(rate.amount for rate in RATES[deed])
