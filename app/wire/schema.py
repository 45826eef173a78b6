"""The JSON schema of every message, in and out: `/api/protocol.json`, and the source of the browser's types.

`python -m app.wire.schema` prints it.
"""

import sys
from typing import Any

import orjson
from pydantic import TypeAdapter

from app.wire.inbound import Inbound
from app.wire.outbound import Outbound

SUBPROTOCOL = "knockwood.1"


def protocol_schema() -> dict[str, Any]:
    """One flat document: `$defs` holds `Inbound`, `Outbound` and each shape that they use under its own name."""
    into = TypeAdapter[Any](Inbound).json_schema(mode="validation")
    out = TypeAdapter[Any](Outbound).json_schema(mode="serialization")
    shapes: dict[str, Any] = into.pop("$defs")
    for name, shape in out.pop("$defs").items():
        if name in shapes:
            raise ValueError(f"two messages are called {name}")
        if "properties" in shape:
            # Nothing is left out of a frame, tag and nulls included.
            shape["required"] = list(shape["properties"])
            shape["additionalProperties"] = False
        shapes[name] = shape
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "description": f"The frames of {SUBPROTOCOL}: what a client may send, what it is told.",
        "type": "object",
        "properties": {"inbound": {"$ref": "#/$defs/Inbound"}, "outbound": {"$ref": "#/$defs/Outbound"}},
        "required": ["inbound", "outbound"],
        "additionalProperties": False,
        "$defs": {"Inbound": into, "Outbound": out, **shapes},
    }


if __name__ == "__main__":
    options = orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE
    sys.stdout.buffer.write(orjson.dumps(protocol_schema(), option=options))
