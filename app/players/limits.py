"""How often a player or an address may make something new."""

from collections.abc import Mapping
from enum import StrEnum
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import time

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.requests import HTTPConnection

from app.errors import TooFast


class Deed(StrEnum):
    NEW_PLAYER = "new_player"  # by address: whoever shares one, as in a school, shares the limit
    RENAME = "rename"
    NEW_LINK = "new_link"
    REDEEM = "redeem"  # by address
    NEW_ROOM = "new_room"


RATES: Mapping[Deed, tuple[RateLimitItem, ...]] = {
    Deed.NEW_PLAYER: (RateLimitItemPerMinute(120), RateLimitItemPerHour(1_000)),
    Deed.RENAME: (RateLimitItemPerMinute(10), RateLimitItemPerHour(40)),
    Deed.NEW_LINK: (RateLimitItemPerMinute(5), RateLimitItemPerHour(30)),
    Deed.REDEEM: (RateLimitItemPerMinute(10), RateLimitItemPerHour(60)),
    Deed.NEW_ROOM: (RateLimitItemPerMinute(20), RateLimitItemPerHour(200)),
}


class Limiter:
    """Counts in memory: a restart forgives."""

    def __init__(self, rates: Mapping[Deed, tuple[RateLimitItem, ...]] = RATES) -> None:
        self._rates = rates
        self._windows = MovingWindowRateLimiter(MemoryStorage())

    def check(self, deed: Deed, who: str) -> None:
        """Count one deed of `who` (a player's id or `address_of`); raises `TooFast`. Refused ones do not count."""
        rates = self._rates.get(deed, ())
        for rate in rates:
            if not self._windows.test(rate, deed.value, who):
                reset = self._windows.get_window_stats(rate, deed.value, who).reset_time
                raise TooFast(max(1, ceil(reset - time())))
        for rate in rates:
            self._windows.hit(rate, deed.value, who)


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, as far as limits count it: of IPv6 the network, which one house has whole."""
    host = "" if connection.client is None else connection.client.host
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Address(int(address) >> 64 << 64))
    return host
