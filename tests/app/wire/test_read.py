"""Frames that are messages, and a table of those that are none."""

import pytest

from app.wire.inbound import Discard, Hello, LayOff
from app.wire.read import BadMessage, read

COMMIT = "a" * 64


def test_a_frame_is_read_as_its_message() -> None:
    assert read('{"type":"hello"}') == Hello(type="hello")
    assert read('{"type":"discard","id":"x-1","turn":"3.17","card":"10H"}') == Discard(
        type="discard", id="x-1", turn="3.17", card="10H"
    )
    laid = read('{"type":"lay_off","id":"x","turn":"1.9","melds":[["2S","2C","2H"]],"lay_offs":[["8H",0]]}')
    assert laid == LayOff(type="lay_off", id="x", turn="1.9", melds=(("2S", "2C", "2H"),), lay_offs=(("8H", 0),))


BAD = [
    "null",
    "[]",
    "5",
    '"x"',
    "{}",
    "",
    "{",
    "nonsense",
    '{"type":5}',
    '{"type":null}',
    '{"type":"fly"}',
    '{"type":"discard","card":null}',
    '{"type":"discard","id":"x","turn":"1.1","card":"1Z"}',
    '{"type":"discard","id":"x","turn":"1.1","card":"10S "}',
    '{"type":"discard","id":"x","turn":"1.1","card":"10S\\n"}',
    '{"type":"discard","id":"x","turn":"1.1","card":{"a":1}}',
    '{"type":"discard","id":"x","turn":"1.1","card":7}',
    '{"type":"discard","id":"x","turn":"1.1","card":"AS","card":"2S"}',
    '{"type":"discard","type":"resign","id":"x"}',
    '{"type":"discard","id":"x","turn":1.1,"card":"AS"}',
    '{"type":"discard","id":"","turn":"1.1","card":"AS"}',
    '{"type":"discard","id":"a b","turn":"1.1","card":"AS"}',
    '{"type":"discard","id":7,"turn":"1.1","card":"AS"}',
    '{"type":"discard","id":"' + "x" * 41 + '","turn":"1.1","card":"AS"}',
    '{"type":"discard","turn":"1.1","card":"AS"}',
    '{"type":"discard","id":"x","turn":"1.1","card":"AS","ts":9,"elapsed":0,"remaining":999}',
    '{"type":"draw","id":"x","turn":"1.1","pile":"hand"}',
    '{"type":"sit","id":"x","commit":"' + "A" * 64 + '"}',
    '{"type":"sit","id":"x","commit":"' + "a" * 63 + '"}',
    '{"type":"sit","id":"x","commit":"' + COMMIT + '","bot":true}',
    '{"type":"pong","n":1e999}',
    '{"type":"pong","n":-1}',
    '{"type":"pong","n":1.5}',
    '{"type":"pong","n":true}',
    '{"type":"pong","n":99999999999999999999}',
    '{"type":"pong","n":NaN}',
    '{"type":"knock","id":"x","turn":"1.1","card":"AS","melds":"all"}',
    '{"type":"knock","id":"x","turn":"1.1","card":"AS","melds":[["AS"],["AS"],["AS"],["AS"],["AS"]]}',
    '{"type":"lay_off","id":"x","turn":"1.1","lay_offs":[["8H",4]]}',
    '{"type":"lay_off","id":"x","turn":"1.1","lay_offs":[["8H"]]}',
    '{"type":"claim","id":"x","away":99999}',
    "[" * 200 + "]" * 200,
    "[" * 8_000,
    '{"a":' * 200 + "1" + "}" * 200,
    '{"type":"hello","build":"\\ud800"}',
]


@pytest.mark.parametrize("frame", BAD, ids=range(len(BAD)))
def test_what_is_no_message_is_a_bad_one(frame: str) -> None:
    with pytest.raises(BadMessage):
        read(frame)


def test_a_binary_frame_is_a_bad_message() -> None:
    with pytest.raises(BadMessage):
        read(None)


@pytest.mark.parametrize(
    ("frame", "named"),
    [
        ('{"type":"discard","id":"x-7","card":"1Z"}', "x-7"),
        ('{"type":"discard","id":"<b>","card":"1Z"}', None),
        ('{"type":"discard","id":{"x":1}}', None),
        ('["id"]', None),
        ("nonsense", None),
    ],
)
def test_a_bad_message_is_named_as_far_as_it_can_be(frame: str, named: str | None) -> None:
    with pytest.raises(BadMessage) as caught:
        read(frame)
    assert caught.value.action_id == named
