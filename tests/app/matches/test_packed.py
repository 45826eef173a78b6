"""A match as one value: whatever lines there are come back byte for byte, golden matches too; and what is refused."""

import zlib
from collections.abc import Iterator
from itertools import accumulate

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.matches.packed import BadPack, Line, pack, unpack
from tests.logs.test_golden_logs import GOLDEN, read

NAMES = st.text("0123456789abcdefgXYZ_-", min_size=1, max_size=40)
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=60)


@st.composite
def logs(draw: st.DrawFn) -> tuple[Line, ...]:
    steps = draw(st.lists(st.integers(0, 10**9), max_size=12))
    return tuple(
        Line(
            seq,
            at,
            draw(st.none() | st.integers(-1, 3)),
            draw(st.none() | NAMES),
            draw(st.none() | st.binary(max_size=32).map(bytes.hex) | NAMES),
            draw(st.sampled_from(["drawn", "discarded", "of another version"])),
            draw(TEXTS),
        )
        for seq, at in enumerate(accumulate(steps, initial=1_893_553_445_000), 1)
    )


@settings(max_examples=50, deadline=None)
@given(logs())
def test_whatever_was_packed_comes_back(lines: tuple[Line, ...]) -> None:
    assert unpack(pack(lines)) == lines


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_log_comes_back_byte_for_byte(path: object) -> None:
    lines = tuple(golden_lines(path))
    assert unpack(pack(lines)) == lines
    assert len(pack(lines)) < sum(len(line.data) for line in lines)


def golden_lines(path: object) -> Iterator[Line]:
    for seq, (kind, data) in enumerate(read(path).lines, 1):  # type: ignore[arg-type]  # a path, from the glob
        yield Line(seq, 1_893_553_445_000 + seq, None, f"{seq:024x}", "0f" * 32, kind, data)


def test_nothing_is_packed_too() -> None:
    assert unpack(pack(())) == ()


def damaged() -> Iterator[bytes]:
    whole = pack(tuple(golden_lines(GOLDEN[0])))
    yield b""
    yield whole[1:]
    yield bytes((2,)) + whole[1:]  # a way that is not known yet
    yield whole[: len(whole) // 2]
    yield whole[:100] + bytes((whole[100] ^ 1,)) + whole[101:]
    inside = zlib.decompress(whole[1:])
    yield whole[:1] + zlib.compress(inside[:-1])  # a digit of the last digest is gone
    yield whole[:1] + zlib.compress(b"[[1],[1],[],[],[],[],[],[]]\n")  # columns of different lengths
    yield whole[:1] + zlib.compress(b'{"QH":1}\n')


@pytest.mark.parametrize("packed", list(damaged()))
def test_what_is_damaged_is_refused_and_not_quoted(packed: bytes) -> None:
    with pytest.raises(BadPack) as bad:
        unpack(packed)
    assert str(bad.value) in ("it is damaged", "it is packed in a way that this version does not know")
