"""Only the player's own page opens a player's socket: a cookie goes along from any page, Origin tells which.

CORS does not cover sockets, so this is looked at before one is accepted.
"""

from urllib.parse import urlsplit

_DEFAULT_PORTS = {"http": 80, "https": 443}
_OF_SOCKET = {"ws": "http", "wss": "https"}


def is_our_origin(origin: str | None, *, public_url: str | None, scheme: str, host: str) -> bool:
    """Whether a socket with this Origin header may be opened; None, as from a program, may.

    With `public_url` it must be that one's origin, else scheme and Host of the request itself. Origins are
    compared whole: scheme, name and port. `null`, a path or anything unreadable is foreign.
    """
    if origin is None:
        return True
    ours = _origin_of(public_url or f"{_OF_SOCKET.get(scheme, scheme)}://{host}")
    return ours is not None and _origin_of(origin, bare=True) == ours


def _origin_of(url: str, *, bare: bool = False) -> tuple[str, str, int] | None:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in _DEFAULT_PORTS or not parts.hostname or "@" in parts.netloc:
        return None
    if bare and (parts.path or parts.query or parts.fragment or url.endswith(("?", "#"))):
        return None
    return parts.scheme, parts.hostname, port or _DEFAULT_PORTS[parts.scheme]
