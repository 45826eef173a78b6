"""An event as a line of the log and back, driven by the types of `engine.events`.

Closed and strict: what the types do not say is not read. A match keeps the version it began with for its whole life,
and every version is read for ever.
"""

import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import StrEnum
from typing import Any, Final, TypeAlias, Union, cast, get_args, get_origin, get_type_hints

import orjson

from engine.cards import Card, format_hand, parse_hand
from engine.errors import IllegalAction
from engine.events import Event, Meld
from engine.rules import Rules, rules_from_dict, rules_to_dict

VERSION: Final = 1

Encode: TypeAlias = Callable[[Any], Any]
Decode: TypeAlias = Callable[[Any], Any]

_STANDARD = rules_to_dict(Rules())


class BadLine(ValueError):
    """A line of a log that this version of the server cannot read; the text says why."""


def encode(event: Event) -> tuple[str, str]:
    """The kind and the data of a line, as this version writes them."""
    kind, write = _WRITERS[type(event)]
    return kind, orjson.dumps(write(event)).decode()


def encode_json(event: Event) -> dict[str, Any]:
    """The same as a value, with its kind as `type`."""
    kind, write = _WRITERS[type(event)]
    return {"type": kind, **write(event)}


def decode(kind: str, data: str | bytes, v: int = VERSION) -> Event:
    """The event of a line; raises `BadLine`."""
    try:
        content = orjson.loads(data)
    except orjson.JSONDecodeError as error:
        raise BadLine(f"{kind}: {error}") from error
    return decode_json(kind, content, v)


def decode_json(kind: str, content: object, v: int = VERSION) -> Event:
    if v != VERSION:
        raise BadLine(f"version {v} is not known")
    read = _READERS.get(kind)
    if read is None:
        raise BadLine(f"{kind} is no kind of event")
    try:
        return cast(Event, read(content))
    except (BadLine, IllegalAction, ValueError) as error:
        raise BadLine(f"{kind}: {error}") from error


def kind_of(event: type[Any]) -> str:
    """`DealStarted` is written `deal_started`."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in event.__name__)[1:]


def _bad(expected: str, given: object) -> BadLine:
    return BadLine(f"expected {expected}, found {str(given)[:40]!r}")


# --- one pair of functions for each type ------------------------------------


def _codec(hint: Any) -> tuple[Encode | None, Decode]:
    """How values of a type are written (None: as they are) and read."""
    if hint in _SPECIAL:
        return _SPECIAL[hint]
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return _optional(hint)
    if origin is tuple:
        return _tuple(get_args(hint))
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return _enum(hint)
    if is_dataclass(hint):
        return _dataclass(cast(type[Any], hint))
    raise TypeError(f"no way to write {hint}")


def _exactly(kind: type[Any]) -> tuple[None, Decode]:
    def read(given: Any) -> Any:
        if type(given) is not kind:
            raise _bad(kind.__name__, given)
        return given

    return None, read


def _text(write: Encode, parse: Callable[[str], Any]) -> tuple[Encode, Decode]:
    def read(given: Any) -> Any:
        if type(given) is not str:
            raise _bad("text", given)
        value = parse(given)
        if write(value) != given:  # one way to write each value: equal logs are equal byte for byte
            raise _bad(write(value), given)
        return value

    return write, read


def _write_rules(rules: Rules) -> dict[str, Any]:
    """The fields that differ from the defaults, which never change: what the rules' hash is made of."""
    return {name: value for name, value in rules_to_dict(rules).items() if value != _STANDARD[name]}


def _read_rules(given: Any) -> Rules:
    if type(given) is not dict:
        raise _bad("rules", given)
    return rules_from_dict(given)


def _optional(hint: Any) -> tuple[Encode | None, Decode]:
    inner = [arm for arm in get_args(hint) if arm is not types.NoneType]
    if len(inner) != 1 or len(get_args(hint)) != 2:
        raise TypeError(f"no way to write {hint}")
    write, read = _codec(inner[0])

    def write_it(value: Any) -> Any:
        return None if value is None else write(value)  # type: ignore[misc]  # only used where there is one

    return (write_it if write else None), lambda given: None if given is None else read(given)


def _tuple(arms: tuple[Any, ...]) -> tuple[Encode | None, Decode]:
    if len(arms) == 2 and arms[1] is Ellipsis:
        return _many(*_codec(arms[0]))
    codecs = [_codec(arm) for arm in arms]
    writes = [write or _same for write, _ in codecs]
    reads = [read for _, read in codecs]

    def write_it(values: Any) -> Any:
        return [write(value) for write, value in zip(writes, values, strict=True)]

    def read_it(given: Any) -> Any:
        if type(given) is not list or len(given) != len(reads):
            raise _bad(f"{len(reads)} values", given)
        return tuple(read(value) for read, value in zip(reads, given, strict=True))

    return write_it, read_it


def _many(write: Encode | None, read: Decode) -> tuple[Encode | None, Decode]:
    def write_it(values: Any) -> Any:
        return list(values) if write is None else [write(value) for value in values]

    def read_it(given: Any) -> Any:
        if type(given) is not list:
            raise _bad("a list", given)
        return tuple(map(read, given))

    return write_it, read_it


def _enum(kind: type[StrEnum]) -> tuple[Encode, Decode]:
    members = {member.value: member for member in kind}

    def read(given: Any) -> Any:
        if type(given) is not str or given not in members:
            raise _bad(kind.__name__, given)
        return members[given]

    return (lambda value: value.value), read


def _dataclass(kind: type[Any]) -> tuple[Encode, Decode]:
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind)]
    writes = [(name, _codec(hints[name])[0] or _same) for name in names]
    in_order = [(name, _codec(hints[name])[1]) for name in names]
    reads = dict(in_order)
    needed = {field.name for field in fields(kind) if field.default is MISSING and field.default_factory is MISSING}

    def write_it(value: Any) -> Any:
        return {name: write(getattr(value, name)) for name, write in writes}

    def read_it(given: Any) -> Any:
        if type(given) is not dict:
            raise _bad(kind.__name__, given)
        if given.keys() == reads.keys():  # nearly always
            return kind(*[read(given[name]) for name, read in in_order])
        if not needed <= given.keys() <= reads.keys():
            raise _bad(", ".join(names), ", ".join(map(str, given)))
        return kind(**{name: reads[name](value) for name, value in given.items()})

    return write_it, read_it


def _same(value: Any) -> Any:
    return value


_SPECIAL: Mapping[Any, tuple[Encode | None, Decode]] = {
    int: _exactly(int),
    bool: _exactly(bool),
    str: _exactly(str),
    Card: _text(str, Card.parse),
    Meld: _text(format_hand, parse_hand),
    Rules: (_write_rules, _read_rules),
}
_EVENTS: tuple[type[Any], ...] = get_args(Event)
_WRITERS: Mapping[type[Any], tuple[str, Encode]] = {
    event: (kind_of(event), cast(Encode, _codec(event)[0])) for event in _EVENTS
}
_READERS: Mapping[str, Decode] = {kind_of(event): _codec(event)[1] for event in _EVENTS}
