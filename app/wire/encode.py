"""Messages out as text frames."""

import orjson

from app.wire.outbound import Outbound


def encode(message: Outbound) -> bytes:
    """One frame's JSON text. Encode once per kind of viewer, not per socket: any number may be told the text."""
    return orjson.dumps(message)
