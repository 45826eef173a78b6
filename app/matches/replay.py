"""A deal step by step, folded from the log and seen through `engine.view` only."""

from typing import Literal, TypeAlias

from app.database import moment
from app.errors import AppError
from app.matches.answers import Frame, Replay
from app.matches.entries import LoadedMatch
from engine.events import DealStarted, Drawn, Event, MatchEnded
from engine.match import MatchState, apply, fold
from engine.seen import Seen
from engine.view import open_view, seen, view

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
    frames = []
    dealt = False
    for seq, entry in loaded.rows:
        state = apply(state, entry.event)
        dealt = dealt or (isinstance(entry.event, DealStarted) and entry.event.number == number)
        if not dealt:
            continue
        if eyes == "open" and ended is not None:
            at_table = open_view(state, ended, seat, entry.at)
        else:
            at_table = view(state, seat, entry.at)
        frames.append(Frame(seq, moment(entry.at), at_table, (_seen(entry.event, eyes),)))
        if isinstance(entry.event, MatchEnded):
            break
    return Replay(number, seat, tuple(frames))


def _seen(event: Event, eyes: Eyes) -> Seen:
    if eyes != "open":
        return seen(event, eyes)
    return seen(event, event.seat if isinstance(event, Drawn) else None)
