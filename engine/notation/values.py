"""How each kind of value stands in a record: its pattern, and its text out and in.

Instants are written from the record's zero, spans by themselves; both in minutes, seconds and thousandths.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.actions import Pile
from engine.cards import Card, format_hand, parse_hand
from engine.clock import Clock
from engine.events import Charge, Meld, Reason, Turn
from engine.notation.hands import BAR, format_deck, parse_deck
from engine.notation.rules import format_field, parse_field
from engine.rules import Rules, nearest_rule_set, rules_from_dict
from engine.scoring import DealKind, Line
from engine.shuffle import Cut


@dataclass(frozen=True, slots=True)
class Kind:
    """`show(value, zero)` and `read(text, zero)` are each other's inverse; `read` gets only what `pattern` matches.

    `pattern` has no capturing groups. `zero`: the instant that the record counts from, in server ms.
    """

    pattern: str
    show: Callable[[Any, int], str]
    read: Callable[[str, int], Any]


def _plain(pattern: str, show: Callable[[Any], str], read: Callable[[str], Any]) -> Kind:
    return Kind(pattern, lambda value, _: show(value), lambda text, _: read(text))


# --- single values ----------------------------------------------------------

_CARD = "[A2-9TJQK][SCDH]"
_CARDS = f"{_CARD}(?: {_CARD})*"
_SPAN = r"-?(?:\d+:)?\d+:\d\d\.\d{3}"


def show_span(ms: int) -> str:
    sign, ms = ("-", -ms) if ms < 0 else ("", ms)
    seconds, thousandths = divmod(ms, 1_000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    front = f"{hours}:{minutes:02}" if hours else f"{minutes}"
    return f"{sign}{front}:{seconds:02}.{thousandths:03}"


def read_span(text: str) -> int:
    sign = -1 if text.startswith("-") else 1
    whole, thousandths = text.removeprefix("-").split(".")
    ms = 0
    for part in whole.split(":"):
        ms = 60 * ms + int(part)
    return sign * (1_000 * ms + int(thousandths))


def _flag(text: str) -> Kind:
    """The text is there when the value is true."""
    return _plain(f"(?:{text})?", lambda value: text if value else "", bool)


def _deal_kind(text: str) -> DealKind:
    return DealKind(text.replace(" ", "_"))


def _text(pattern: str) -> Kind:
    """Text as it is; one that could not be read back is refused with a ValueError."""

    def show(value: str) -> str:
        if not re.fullmatch(pattern, value):
            raise ValueError(f"no record can hold {value!r}")
        return value

    return _plain(pattern, show, str)


NUMBER = _plain(r"-?\d+", str, int)
NUMBERS = _plain(
    r"-?\d+(?: -?\d+)*", lambda values: " ".join(map(str, values)), lambda text: tuple(map(int, text.split()))
)


def _some_numbers(before: str) -> Kind:
    """Numbers behind a text of their own; nothing where there are none."""
    return _plain(
        rf"(?:{before}-?\d+(?: -?\d+)*)?",
        lambda values: before + NUMBERS.show(values, 0) if values else "",
        lambda text: NUMBERS.read(text.removeprefix(before), 0) if text else (),
    )


PLACES = _some_numbers(", places ")
SETTLEMENTS = _some_numbers(", settlements ")
NAME = _text(r'[^"\n]*')
WORD = _text(r'[^"\s,]+')
SPAN = _plain(_SPAN, show_span, read_span)
SPANS = _plain(
    f"{_SPAN}(?: {_SPAN})*",
    lambda values: " ".join(map(show_span, values)),
    lambda text: tuple(map(read_span, text.split())),
)
INSTANT = Kind(_SPAN, lambda value, zero: show_span(value - zero), lambda text, zero: read_span(text) + zero)
CARD = _plain(_CARD, str, Card.parse)
PILE = _plain(
    "draw|take",
    lambda pile: "draw" if pile is Pile.STOCK else "take",
    lambda text: Pile.STOCK if text == "draw" else Pile.DISCARD,
)
KNOCK = _plain("knock|gin|big gin", lambda kind: kind.value.replace("_", " "), _deal_kind)
DEAL_KIND = _plain("big gin|[a-z]+", lambda kind: kind.value.replace("_", " "), _deal_kind)
REASON = _plain("[a-z_]+", str, Reason)
YES = _plain("yes|no", lambda value: "yes" if value else "no", lambda text: text == "yes")
COMPUTER = _flag(", computer")
AUTOMATIC = _flag(", by itself")


# --- melds and lay-offs -----------------------------------------------------

_NO_MELDS = "nothing"


def _show_melds(melds: tuple[Meld, ...]) -> str:
    return f" {BAR} ".join(map(format_hand, melds)) or _NO_MELDS


def _read_melds(text: str) -> tuple[Meld, ...]:
    return () if text == _NO_MELDS else tuple(Meld(parse_hand(meld)) for meld in text.split(BAR))


def _show_lay_offs(lay_offs: tuple[tuple[Card, int], ...]) -> str:
    return "".join([", lay off", *(f" {card} on {meld}" for card, meld in lay_offs)]) if lay_offs else ""


def _read_lay_offs(text: str) -> tuple[tuple[Card, int], ...]:
    words = text.removeprefix(", lay off").split()
    return tuple((Card.parse(words[at]), int(words[at + 2])) for at in range(0, len(words), 3))


MELDS = _plain(rf"{_NO_MELDS}|{_CARDS}(?: \| {_CARDS})*", _show_melds, _read_melds)
LAY_OFFS = _plain(rf"(?:, lay off(?: {_CARD} on \d+)+)?", _show_lay_offs, _read_lay_offs)


# --- clocks -----------------------------------------------------------------


def _show_turn(turn: Turn, zero: int) -> str:
    text = f"{turn.seat} from {show_span(turn.started - zero)}"
    if turn.allow:
        text += f" allow {show_span(turn.allow)}"
    if turn.spent:
        text += f" spent {show_span(turn.spent)}"
    return text if turn.deadline is None else f"{text} until {show_span(turn.deadline - zero)}"


def _read_turn(text: str, zero: int) -> Turn:
    seat, *words = text.split()
    given = {name: read_span(span) for name, span in zip(words[::2], words[1::2], strict=True)}
    deadline = given["until"] + zero if "until" in given else None
    return Turn(int(seat), given["from"] + zero, given.get("allow", 0), given.get("spent", 0), deadline)


def _show_clock(clock: Clock) -> str:
    return f"{show_span(clock.cap)} + {show_span(clock.bonus)} within {show_span(clock.within)}"


def _read_clock(text: str) -> Clock:
    cap, _, bonus, _, within = text.split()
    return Clock(read_span(cap), read_span(bonus), read_span(within))


TURN = Kind(rf"\d+ from {_SPAN}(?: allow {_SPAN})?(?: spent {_SPAN})?(?: until {_SPAN})?", _show_turn, _read_turn)
CHARGE = _plain(
    f"{_SPAN} allow {_SPAN}",
    lambda charge: f"{show_span(charge.spent)} allow {show_span(charge.allow)}",
    lambda text: Charge(*map(read_span, text.split(" allow "))),
)
CLOCK = _plain(rf"{_SPAN} \+ {_SPAN} within {_SPAN}", _show_clock, _read_clock)


# --- a deal's beginning -----------------------------------------------------


def _show_cut(cut: Cut) -> str:
    rounds = " / ".join(" ".join(f"{seat} {card}" for seat, card in drawn) for drawn in cut.rounds)
    return f"{rounds}, order {' '.join(map(str, cut.order))}"


def _read_cut(text: str) -> Cut:
    rounds, order = text.split(", order ")
    drawn = [words.split() for words in rounds.split(" / ")]
    return Cut(
        tuple(tuple((int(words[at]), Card.parse(words[at + 1])) for at in range(0, len(words), 2)) for words in drawn),
        tuple(map(int, order.split())),
    )


_CUT_ROUND = rf"\d+ {_CARD}(?: \d+ {_CARD})*"
CUT = _plain(rf"{_CUT_ROUND}(?: / {_CUT_ROUND})*, order \d+(?: \d+)*", _show_cut, _read_cut)
DECK = _plain(
    rf"  starter {_CARDS}\n  other {_CARDS}\n  upcard {_CARD}\n  stock {_CARDS}",
    lambda deck: "\n".join(f"  {line}" for line in format_deck(deck).splitlines()),
    parse_deck,
)


# --- scores -----------------------------------------------------------------

_LINE = r"\n +-?\d+ [a-z0-9_]+(?: [a-z0-9_]+=-?\d+)*"


def _show_lines(lines: tuple[Line, ...]) -> str:
    return "".join(
        f"\n  {line.points:>5} {line.code}" + "".join(f" {name}={value}" for name, value in line.args) for line in lines
    )


def _read_lines(text: str) -> tuple[Line, ...]:
    return tuple(_read_line(*line.split()) for line in text.splitlines() if line)


def _read_line(points: str, code: str, *args: str) -> Line:
    pairs = (arg.split("=") for arg in args)
    return Line(code, int(points), tuple((name, int(value)) for name, value in pairs))


def _show_sheets(sheets: tuple[tuple[Line, ...], ...]) -> str:
    return "".join(f"\n  seat {seat}:{_show_lines(lines)}" for seat, lines in enumerate(sheets))


def _read_sheets(text: str) -> tuple[tuple[Line, ...], ...]:
    return tuple(_read_lines(sheet.partition(":")[2]) for sheet in text.split("\n  seat ")[1:])


LINES = _plain(f"(?:{_LINE})*", _show_lines, _read_lines)
SHEETS = _plain(rf"(?:\n  seat \d+:(?:{_LINE})*)*", _show_sheets, _read_sheets)


# --- rules ------------------------------------------------------------------


def _show_rules(rules: Rules) -> str:
    """The fields that differ from the defaults, which never change; a named set may, so it is not what is compared."""
    _, differences = nearest_rule_set(rules, among=("standard",))
    changed = " ".join(format_field(found.field, found.chosen) for found in differences)
    return f'\n[Differs "{changed}"]' if changed else ""


def _read_rules(text: str) -> Rules:
    changed = text.partition('"')[2].rpartition('"')[0]
    return rules_from_dict(dict(parse_field(word) for word in changed.split()))


RULES = _plain(r'(?:\n\[Differs "[^"\n]*"\])?', _show_rules, _read_rules)
