"""An event as a line of the log and back, driven by the types of `engine.events`.

Closed and strict: what the types do not say is not read. A match keeps the version it began with for its whole life,
and every version is read for ever.

A new version is a `Language` more: servers learn to read it first, and begin matches with it (`VERSION`) only when no
server is left that does not. The older ones then stay as they are, made of the types without what has come since.
"""

import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import StrEnum
from operator import attrgetter
from typing import Any, Final, TypeAlias, Union, cast, get_args, get_origin, get_type_hints

import orjson

from engine.cards import Card, format_hand, parse_hand
from engine.errors import IllegalAction
from engine.events import Adjourned, Event, MatchEnded, Meld, Resumed
from engine.rules import Rules, rules_from_dict, rules_to_dict

VERSION: Final = 1
"""Of the logs that begin now."""

Encode: TypeAlias = Callable[[Any], Any]
Decode: TypeAlias = Callable[[Any], Any]

_STANDARD = rules_to_dict(Rules())


class BadLine(ValueError):
    """A line of a log that this version of the server cannot read.

    The text says where and what was expected. It quotes nothing: a damaged line may hold cards, and errors are logged.
    """


@dataclass(frozen=True, slots=True)
class Language:
    """One version of the log: how it writes each event, and how it reads each kind of line."""

    writers: Mapping[type[Any], tuple[str, Encode]]
    readers: Mapping[str, Decode]


def encode(event: Event, v: int = VERSION) -> tuple[str, str]:
    """The kind and the data of a line, as version `v` writes them."""
    kind, write = LANGUAGES[v].writers[type(event)]
    return kind, orjson.dumps(write(event)).decode()


def encode_json(event: Event, v: int = VERSION) -> dict[str, Any]:
    """The same as a value, with its kind as `type`."""
    kind, write = LANGUAGES[v].writers[type(event)]
    return {"type": kind, **write(event)}


def decode(kind: str, data: str | bytes, v: int = VERSION) -> Event:
    """The event of a line; raises `BadLine`."""
    try:
        content = orjson.loads(data)
    except orjson.JSONDecodeError as error:
        raise BadLine(f"{_shown(kind)}: no JSON") from error
    return decode_json(kind, content, v)


def decode_json(kind: str, content: object, v: int = VERSION) -> Event:
    language = LANGUAGES.get(v)
    if language is None:
        raise BadLine(f"version {v} is not known")
    read = language.readers.get(kind)
    if read is None:
        raise BadLine(f"no kind of event that version {v} has")
    try:
        return cast(Event, read(content))
    except BadLine as error:
        raise BadLine(f"{kind}: {error}") from error
    except (IllegalAction, ValueError) as error:
        raise BadLine(f"{kind}: values that cannot be together") from error


def kind_of(event: type[Any]) -> str:
    """`DealStarted` is written `deal_started`."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in event.__name__)[1:]


def _bad(expected: str, given: object) -> BadLine:
    return BadLine(f"expected {expected}, found {type(given).__name__}")


def _shown(kind: str) -> str:
    return kind if kind in LANGUAGES[VERSION].readers else "a line"


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


def _text(what: str, write: Encode, parse: Callable[[str], Any]) -> tuple[Encode, Decode]:
    def read(given: Any) -> Any:
        if type(given) is not str:
            raise _bad(what, given)
        try:
            value = parse(given)
        except (IllegalAction, ValueError) as error:
            raise BadLine(f"expected {what}, found another text") from error
        if write(value) != given:  # one way to write each value: equal logs are equal byte for byte
            raise BadLine(f"expected {what} in its one way of writing")
        return value

    return write, read


def _write_rules(rules: Rules) -> dict[str, Any]:
    """The fields that differ from the defaults, which never change: what the rules' hash is made of."""
    return {name: value for name, value in rules_to_dict(rules).items() if value != _STANDARD[name]}


def _read_rules(given: Any) -> Rules:
    if type(given) is not dict:
        raise _bad("rules", given)
    try:
        return rules_from_dict(given)
    except (IllegalAction, ValueError) as error:
        raise BadLine("expected rules, found others than there are") from error


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
        if type(given) is not list:
            raise _bad(f"{len(reads)} values", given)
        if len(given) != len(reads):
            raise BadLine(f"expected {len(reads)} values, found {len(given)}")
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
        if type(given) is not str:
            raise _bad(kind.__name__, given)
        if given not in members:
            raise BadLine(f"expected {kind.__name__}, found another text")
        return members[given]

    return (lambda value: value.value), read


def _dataclass(kind: type[Any]) -> tuple[Encode, Decode]:
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind)]
    late = _LATE.get(kind, ())
    always = [name for name in names if name not in late]
    take = _taking(always)
    writes = [(name, write) for name in always if (write := _codec(hints[name])[0]) is not None]
    writes_late = [(name, _codec(hints[name])[0] or _same) for name in late]
    in_order = [(name, _codec(hints[name])[1]) for name in names]
    reads = dict(in_order)
    needed = {field.name for field in fields(kind) if field.default is MISSING and field.default_factory is MISSING}

    def write_it(value: Any) -> Any:
        written = dict(zip(always, take(value), strict=True))
        for name, write in writes:
            written[name] = write(written[name])
        for name, write in writes_late:
            if held := getattr(value, name):
                written[name] = write(held)
        return written

    def read_it(given: Any) -> Any:
        if type(given) is not dict:
            raise _bad(kind.__name__, given)
        try:
            if given.keys() == reads.keys():  # nearly always
                return kind(*[read(given[name]) for name, read in in_order])
            if needed <= given.keys() <= reads.keys():
                return kind(**{name: reads[name](value) for name, value in given.items()})
        except BadLine as error:
            raise BadLine(f"{_first_bad(in_order, given)}: {error}") from error
        raise BadLine(f"expected {', '.join(names)}, found other fields")

    return write_it, read_it


def _taking(names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """What fetches these attributes, all of them in one call where there are several."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: tuple(getattr(value, name) for name in names)


def _first_bad(reads: list[tuple[str, Decode]], given: Mapping[str, Any]) -> str:
    """Which field cannot be read; looked for once more, so that nothing is kept for it while all is well."""
    for name, read in reads:
        try:
            if name in given:
                read(given[name])
        except BadLine:
            return name
    raise AssertionError("one of them could not be read")


def _same(value: Any) -> Any:
    return value


_LATE: Mapping[type[Any], tuple[str, ...]] = {
    Adjourned: ("beside",),
    Resumed: ("beside",),
    MatchEnded: ("places", "settlements"),
}
"""Fields that came after logs had been written: they are left out where they are empty, as they are in those."""

_SPECIAL: Mapping[Any, tuple[Encode | None, Decode]] = {
    int: _exactly(int),
    bool: _exactly(bool),
    str: _exactly(str),
    Card: _text("a card", str, Card.parse),
    Meld: _text("a meld", format_hand, parse_hand),
    Rules: (_write_rules, _read_rules),
}
_EVENTS: tuple[type[Any], ...] = get_args(Event)
LANGUAGES: dict[int, Language] = {
    1: Language(
        {event: (kind_of(event), cast(Encode, _codec(event)[0])) for event in _EVENTS},
        {kind_of(event): _codec(event)[1] for event in _EVENTS},
    ),
}
"""By version: all that this server reads. A new match begins with `VERSION`, an old one goes on with its own."""
