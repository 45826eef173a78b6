"""A whole match of Hollywood against a sheet worked out by hand.

Every deal is a gin worth 54 (34 and 20), and two of them close a column. Won by 0, 1, 0, 1, 1, 0, 0:

    deal   1    2    3    4    5    6    7
    won by 0    1    0    1    1    0    0
    first  54   54   108                        closed by 0
    second           54   54   108              closed by 1
    third                      54   54   108    closed by 0

Seat 0's first win is in the first column, its second in two, its third in what is open of three; so are seat 1's, whose
second finds the first column closed. In each column the one has 108 + 100 + 2 boxes of 20, the other 54 + 20.
"""

from engine.actions import Resign
from engine.endings import columns, entries
from engine.match import fold
from engine.match_state import MatchPhase
from tests.engine.driver import Table, new_table
from tests.engine.forced import for_other, for_starter, gin
from tests.engine.moves import ending

WINNERS = (0, 1, 0, 1, 1, 0, 0)
ENTRIES = ((0,), (0,), (0, 1), (1,), (1, 2), (2,), (2,))
POINTS = ((54, 0), (54, 54), (162, 54), (162, 108), (162, 216), (216, 216), (270, 216))
"""After each deal: what stands in all columns, without any bonus."""
WON, LOST = 108 + 100 + 40, 54 + 20
CLOSED_BY = {2: 0, 4: 1, 6: 0}


def next_deck(table: Table, winner: int) -> None:
    """Of the set `reference` the winner deals, so that the loser starts."""
    starter = 1 - (table.state.ended[-1].winner or 0) if table.state.ended else 0
    table.decks.append(for_starter() if winner == starter else for_other())


def started(**given: object) -> Table:
    return new_table("reference", decks=[for_starter()], hollywood=True, **given)  # type: ignore[arg-type]


def played(deals: int) -> Table:
    table = started()
    for number, winner in enumerate(WINNERS[:deals]):
        if number:
            next_deck(table, winner)
            table.next_deal()
        gin(table, winner)
        assert table.state.totals == POINTS[number]
    return table


def test_a_whole_match_is_the_sheet_worked_out_by_hand() -> None:
    table = played(7)
    end = ending(table)
    assert (end.reason, end.winner, end.loser) == ("target", 0, 1)
    assert end.totals == (2 * WON + LOST, WON + 2 * LOST)
    assert end.settlement == WON - LOST
    for seat, lines in enumerate(end.lines):
        assert sum(line.points for line in lines) == end.totals[seat]
    assert entries(table.state) == ENTRIES
    assert [(column.closed, column.score.winner, column.score.totals) for column in columns(table.state)] == [
        (True, 0, (WON, LOST)),
        (True, 1, (LOST, WON)),
        (True, 0, (WON, LOST)),
    ]
    assert fold(table.log) == table.state


def test_a_column_closes_when_its_target_is_reached_and_the_match_with_the_last_of_three() -> None:
    for deals in range(1, 7):
        table = played(deals)
        assert table.state.phase is MatchPhase.SHEET
        closed = [column.score.winner for column in columns(table.state) if column.closed]
        assert closed == [winner for deal, winner in CLOSED_BY.items() if deal < deals]


def test_who_leaves_forfeits_what_is_open_and_the_rest_stands() -> None:
    table = played(3)
    table.next_deal()
    table.do(0, Resign())
    end = ending(table)
    assert (end.reason, end.winner, end.loser) == ("resigned", 1, 0)
    # The first column stands: 248 : 74. The second is 54 : 100, the third, with nothing in it, 0 : 100.
    assert end.totals == (WON + 54, LOST + 100 + 100)
    assert end.settlement == 100, "at least the game bonus"
