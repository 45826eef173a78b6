"""What has been said in a version goes on being said and understood as long as the version is spoken.

`v1.json` was written when version 1 was made: what could be sent, and the fields of all that was told. It only ever
grows, and what comes in a later version is not among it.
"""

from pathlib import Path
from typing import Any

import orjson
import pytest

from app.wire.dialects import DIALECTS, common_dialect, foreign_dialect
from app.wire.schema import protocol_schema

SPOKEN: dict[str, Any] = orjson.loads(Path(__file__).with_name("v1.json").read_bytes())
SHAPES: dict[str, Any] = protocol_schema()["$defs"]


@pytest.mark.parametrize("frame", SPOKEN["inbound"], ids=lambda frame: frame["type"])
def test_every_message_of_version_1_is_understood(frame: dict[str, Any]) -> None:
    dialect = common_dialect(["knockwood.1"])
    assert dialect is not None
    message = dialect.read(orjson.dumps(frame).decode())
    understood = message.model_dump(mode="json")
    assert {name: understood[name] for name in frame} == frame


def test_nothing_that_version_1_has_told_is_left_out() -> None:
    missing = {
        f"{name}.{field}"
        for name, fields in SPOKEN["outbound"].items()
        for field in fields
        if field not in SHAPES[name]["properties"]
    }
    assert missing == set()


def test_two_versions_at_most_are_spoken_the_newest_first() -> None:
    numbers = [int(dialect.name.removeprefix("knockwood.")) for dialect in DIALECTS]
    assert numbers == sorted(numbers, reverse=True)
    assert 1 <= len(numbers) <= 2


def test_what_is_foreign_is_still_one_of_ours() -> None:
    assert foreign_dialect(["chess.1", "knockwood.77", "knockwood.78"]) == "knockwood.77"
    assert foreign_dialect(["chess.1", "knockwood.", "knockwood.1\n", "knockwood.12345678"]) is None
    assert common_dialect(["knockwood.77"]) is None
