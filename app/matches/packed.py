"""The lines of a finished match as one value, and back byte for byte.

Column by column, since neighbours in a column are alike, and deflated. The names and digests of actions are random:
they are kept as bytes instead of as the hex digits that they are nearly always written in.
"""

import zlib
from collections.abc import Iterable, Sequence
from io import BytesIO
from itertools import accumulate, pairwise
from typing import Final, NamedTuple, TypeAlias

import orjson

WAY: Final = 1
"""How it is packed: the first byte. Every way that was ever used is read for ever."""

_LEVEL: Final = 9
_HEX: Final = frozenset("0123456789abcdef")

Texts: TypeAlias = list[str | int | None]
"""Each text as it is, or as the number of bytes behind the head whose hex digits it is."""


class BadPack(ValueError):
    """What is stored is no packed match. The text quotes nothing of it: it holds cards."""


class Line(NamedTuple):
    """An event as it is stored."""

    seq: int
    at: int
    seat: int | None
    action_id: str | None
    content: str | None
    kind: str
    data: str


def pack(lines: Sequence[Line]) -> bytes:
    """All lines of a match, in order."""
    kinds = {kind: number for number, kind in enumerate(sorted({line.kind for line in lines}))}
    behind = BytesIO()
    columns = (
        _steps([line.seq for line in lines]),
        _steps([line.at for line in lines]),
        [line.seat for line in lines],
        _write((line.action_id for line in lines), behind),
        _write((line.content for line in lines), behind),
        list(kinds),
        [kinds[line.kind] for line in lines],
        [line.data for line in lines],
    )
    head = orjson.dumps(columns)  # it has no line breaks
    return bytes((WAY,)) + zlib.compress(b"\n".join((head, behind.getvalue())), _LEVEL)


def unpack(packed: bytes) -> tuple[Line, ...]:
    """Raises `BadPack`."""
    if packed[:1] != bytes((WAY,)):
        raise BadPack("it is packed in a way that this version does not know")
    try:
        head, _, tail = zlib.decompress(packed[1:]).partition(b"\n")
        seqs, ats, seats, action_ids, contents, kinds, kind_numbers, data = orjson.loads(head)
        behind = BytesIO(tail)
        columns = (
            accumulate(seqs),
            accumulate(ats),
            seats,
            _read(action_ids, behind),
            _read(contents, behind),
            [kinds[number] for number in kind_numbers],
            data,
        )
        return tuple(Line(*values) for values in zip(*columns, strict=True))
    except (zlib.error, ValueError, LookupError, TypeError) as error:
        raise BadPack("it is damaged") from error


def _steps(numbers: list[int]) -> list[int]:
    """The first, and each as its distance from the one before."""
    return numbers[:1] + [after - before for before, after in pairwise(numbers)]


def _write(texts: Iterable[str | None], behind: BytesIO) -> Texts:
    column: Texts = []
    for text in texts:
        if text and len(text) % 2 == 0 and _HEX.issuperset(text):
            column.append(behind.write(bytes.fromhex(text)))
        else:
            column.append(text)
    return column


def _read(column: Texts, behind: BytesIO) -> list[str | None]:
    return [_hex(behind, text) if isinstance(text, int) else text for text in column]


def _hex(behind: BytesIO, size: int) -> str:
    found = behind.read(size)
    if len(found) != size:
        raise ValueError("there are too few bytes")
    return found.hex()
