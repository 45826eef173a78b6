"""A deal step by step, folded from the log and seen through `engine.view` only."""

from typing import Literal, TypeAlias

from app.database import moment
from app.errors import AppError
from app.matches.answers import Frame, Replay
from app.matches.entries import LoadedMatch
from engine.events import DealStarted, Drawn, Event, MatchEnded
from engine.match import MatchState, apply
from engine.seen import Seen, View
from engine.view import open_view, seen, view

Eyes: TypeAlias = int | Literal["open"]
"""A seat's, as it saw the deal then; or with every hand open, from the own side of the table."""


def replay(loaded: LoadedMatch, number: int, own_seat: int, eyes: Eyes, ended: MatchState | None) -> Replay:
    """The frames of deal `number`, which `loaded` leads up to and through. `ended`: the match's end, where it has one.

    While a match runs, whoever plays it sees the own side only: raises AppError match_running.
    """
    if ended is None and eyes != own_seat:
        raise AppError("match_running", 409)
    state: MatchState | None = None
    frames = []
    dealt = False
    for seq, entry in loaded.rows:
        state = apply(state, entry.event)
        dealt = dealt or (isinstance(entry.event, DealStarted) and entry.event.number == number)
        if not dealt:
            continue
        at_table = _view(state, own_seat, eyes, ended, entry.at)
        frames.append(Frame(seq, moment(entry.at), at_table, (_seen(entry.event, eyes),)))
        if isinstance(entry.event, MatchEnded):
            break
    return Replay(number, own_seat if eyes == "open" else eyes, tuple(frames))


def _view(state: MatchState, own_seat: int, eyes: Eyes, ended: MatchState | None, at: int) -> View:
    if eyes == "open" and ended is not None:
        return open_view(state, ended, own_seat, at)
    return view(state, own_seat if eyes == "open" else eyes, at)


def _seen(event: Event, eyes: Eyes) -> Seen:
    if eyes != "open":
        return seen(event, eyes)
    return seen(event, event.seat if isinstance(event, Drawn) else None)
