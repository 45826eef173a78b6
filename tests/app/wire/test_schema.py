"""The protocol's JSON schema: complete, and true of what is really sent."""

import json
import subprocess
import sys
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, get_args

import pytest

from app.wire import outbound
from app.wire.encode import encode
from app.wire.inbound import Inbound
from app.wire.outbound import Outbound
from app.wire.schema import protocol_schema

SCHEMA = protocol_schema()
STATIC = Path(__file__).resolve().parents[3] / "static"


def test_every_message_in_and_out_is_there_under_its_name() -> None:
    inbound, out = get_args(get_args(Inbound)[0]), get_args(Outbound)
    for message in (*inbound, *out):
        assert message.__name__ in SCHEMA["$defs"]
    assert len(SCHEMA["$defs"]["Inbound"]["oneOf"]) == len(inbound)
    assert len(SCHEMA["$defs"]["Outbound"]["anyOf"]) == len(out)


@pytest.mark.parametrize("message", [m for m in get_args(Outbound) if is_dataclass(m)])
def test_nothing_that_is_told_may_be_missing(message: Any) -> None:
    shape = SCHEMA["$defs"][message.__name__]
    assert shape["required"] == [field.name for field in fields(message)]
    assert shape["additionalProperties"] is False


def test_every_reference_leads_somewhere() -> None:
    text = json.dumps(SCHEMA)
    for reference in {part.split('"')[0] for part in text.split('"$ref": "')[1:]}:
        assert reference.removeprefix("#/$defs/") in SCHEMA["$defs"]


def test_the_module_prints_it() -> None:
    printed = subprocess.run([sys.executable, "-m", "app.wire.schema"], capture_output=True, check=True, timeout=30)
    assert json.loads(printed.stdout) == SCHEMA


def test_the_pages_types_are_those_of_the_servers_messages(tmp_path: Path) -> None:
    """`make types` writes them; here they are written once more and compared."""
    written = tmp_path / "wire.ts"
    subprocess.run(
        [Path(sys.prefix) / "bin" / "node", "vite/types.ts", written],
        cwd=STATIC,
        input=json.dumps(SCHEMA).encode(),
        check=True,
        timeout=60,
    )
    assert written.read_text() == (STATIC / "src" / "wire.ts").read_text()


def test_a_frame_is_one_line_with_every_field_and_its_tag() -> None:
    assert encode(outbound.Refused("x", "stale", {})) == b'{"id":"x","code":"stale","args":{},"type":"refused"}'
    assert encode(outbound.Presence((True, False), None)) == b'{"here":[true,false],"claim_in":null,"type":"presence"}'
