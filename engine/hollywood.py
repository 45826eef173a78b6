"""Hollywood: one match of two is three games at once, each a column with its own target and bonuses.

A player's first win is entered in the first column, the second in the first two, later ones in all that are open. Who
has no entry when a column closes starts in the lowest open one with the next win, and takes in one more with each.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.match_score import MatchScore, Scored, SeatScore, score_forfeit_of, score_match_of
from engine.rules import Rules
from engine.scoring import Line

COLUMNS = 3
_SEATS = 2

Entries: TypeAlias = tuple[int, ...]
"""Numbers of columns, from 0."""


@dataclass(frozen=True, slots=True)
class Column:
    """One game: `score` so far, or at its end; `deals`: how many are entered in it, dead ones too."""

    score: MatchScore
    deals: int

    @property
    def closed(self) -> bool:
        return self.score.winner is not None


def entries(rules: Rules, deals: Sequence[Scored]) -> tuple[Entries, ...]:
    """For each deal in order, the columns in which it counts."""
    return tuple(_played(rules, deals)[0])


def columns(rules: Rules, deals: Sequence[Scored]) -> tuple[Column, ...]:
    """The three games after these deals."""
    return tuple(Column(score_match_of(rules, _SEATS, entered), len(entered)) for entered in _played(rules, deals)[1])


def score_hollywood(rules: Rules, deals: Sequence[Scored]) -> MatchScore:
    """The match as a whole: it is over when all three columns are closed, and their settlements add up.

    Whoever comes out ahead has won, of equals the one with more columns.
    """
    return _summed(columns(rules, deals))


def forfeit_hollywood(rules: Rules, deals: Sequence[Scored], loser: int) -> MatchScore:
    """Every open column is forfeited for itself; those that are closed stand, and the other has won."""
    ended = []
    for column, entered in zip(columns(rules, deals), _played(rules, deals)[1], strict=True):
        score = column.score if column.closed else score_forfeit_of(rules, _SEATS, entered, loser)
        ended.append(replace(column, score=score))
    whole = _summed(tuple(ended))
    winner = 1 - loser
    settlement = max(whole.settlements[winner], rules.game_bonus)
    return replace(
        whole,
        reached=None,
        winner=winner,
        settlement=settlement,
        settlements=tuple(settlement if seat == winner else -settlement for seat in range(_SEATS)),
        places=tuple(1 if seat == winner else 2 for seat in range(_SEATS)),
    )


def _played(rules: Rules, deals: Sequence[Scored]) -> tuple[list[Entries], list[list[Scored]]]:
    """What each deal was entered in, and each column's deals."""
    entered: list[Entries] = []
    games: list[list[Scored]] = [[] for _ in range(COLUMNS)]
    points = [[0] * _SEATS for _ in range(COLUMNS)]
    first: list[int | None] = [None] * _SEATS
    wins = [0] * _SEATS
    for deal in deals:
        still_open = [number for number in range(COLUMNS) if max(points[number]) < rules.target]
        if deal.winner is None:
            entry = tuple(still_open)
        else:
            start = first[deal.winner]
            if start is None and still_open:
                start = first[deal.winner] = still_open[0]
            wins[deal.winner] += 1
            entry = tuple(number for number in still_open if (start or 0) <= number < (start or 0) + wins[deal.winner])
        for number in entry:
            games[number].append(deal)
            if deal.winner is not None:
                points[number][deal.winner] += deal.points
        entered.append(entry)
    return entered, games


def _summed(games: Sequence[Column]) -> MatchScore:
    seats = tuple(_all_of(games, seat) for seat in range(_SEATS))
    if not all(game.closed for game in games):
        return MatchScore(seats, None, None, 0)
    settlements = tuple(sum(game.score.settlements[seat] for game in games) for seat in range(_SEATS))
    won = [sum(game.score.winner == seat for game in games) for seat in range(_SEATS)]
    winner = max(range(_SEATS), key=lambda seat: (settlements[seat], won[seat]))
    places = tuple(1 if seat == winner else 2 for seat in range(_SEATS))
    return MatchScore(seats, winner, winner, settlements[winner], 0, settlements, places)


def _all_of(games: Sequence[Column], seat: int) -> SeatScore:
    """The lines of all columns; each says of which it is, from 1."""
    scores = [game.score.seats[seat] for game in games]
    lines = tuple(
        Line(line.code, line.points, (("column", number), *line.args))
        for number, score in enumerate(scores, 1)
        for line in score.lines
    )
    return SeatScore(
        sum(score.points for score in scores),
        sum(score.boxes for score in scores),
        sum(score.total for score in scores),
        lines,
    )
