"""A deal step by step, folded from the log and seen through `engine.view` only."""

from typing import Literal, TypeAlias

from app.database import moment
from app.errors import AppError
from app.matches.answers import Frame, Replay
from app.matches.entries import LoadedMatch
from engine.events import (
    DealEnded,
    DealStarted,
    Discarded,
    Drawn,
    Event,
    Knocked,
    LaidOff,
    MatchEnded,
    Passed,
)
from engine.match import MatchState, apply, fold
from engine.seen import Seen
from engine.view import Views, open_view, seen

Eyes: TypeAlias = int | Literal["open"]
"""A seat's, as it saw the deal then; or with every hand open, from the own side of the table."""


def replay(loaded: LoadedMatch, number: int, own_seat: int, eyes: Eyes, ending: MatchEnded | None) -> Replay:
    """The frames of deal `number`, which `loaded` leads up to and through. `ending`: the match's, once it is over.

    While a match runs, whoever plays it sees the own side only: raises AppError match_running.
    """
    if ending is None and eyes != own_seat:
        raise AppError("match_running", 409)
    # That the match is over is all that opens its hands, so its end is put on its beginning instead of a whole fold.
    ended = None if ending is None else fold((loaded.events[0], ending))
    seat = own_seat if eyes == "open" else eyes
    state: MatchState | None = None
    frames: list[Frame] = []
    shown: tuple[Seen, ...]
    dealt = False
    for seq, entry in loaded.rows:
        state = apply(state, entry.event)
        dealt = dealt or (isinstance(entry.event, DealStarted) and entry.event.number == number)
        if not dealt or _is_of_another(state, number, entry.event):
            continue
        if eyes == "open" and ended is not None:
            at_table, shown = open_view(state, ended, number, seat, entry.at), (_open(entry.event),)
        else:
            views = Views(state, entry.at)
            at_table, shown = views.at(number, seat), views.seen((entry.event,), seat)
        frames.append(Frame(seq, moment(entry.at), at_table, shown))
        if isinstance(entry.event, MatchEnded):
            break
    return Replay(number, seat, tuple(frames))


def _is_of_another(state: MatchState, number: int, event: Event) -> bool:
    """Whether it happened at the other table of the deal's round."""
    match event:
        case DealStarted(number=other) | DealEnded(number=other):
            return other != number
        case Passed(seat=seat) | Drawn(seat=seat) | Discarded(seat=seat) | Knocked(seat=seat) | LaidOff(seat=seat):
            table = state.table_of(seat)
            return table is None or table.deal.number != number
        case _:
            return False


def _open(event: Event) -> Seen:
    return seen(event, event.seat if isinstance(event, Drawn) else None)
