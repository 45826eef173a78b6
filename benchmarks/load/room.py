"""What the pace needs of a table, whatever server it is on: two players and one action at a time."""

from collections.abc import Callable
from typing import Protocol

from benchmarks.load.tally import Tally


class Room(Protocol):
    """`ready` is called when an action is done, and when there is something to do again. `tally` counts."""

    ready: Callable[["Room"], None]
    tally: Tally

    @property
    def waiting(self) -> bool:
        """An action is on its way."""
        ...

    def act(self, due: float) -> bool:
        """Send the next action, which was due then (monotonic seconds); False where there is nothing to do now."""
        ...


def nobody_cares(_room: Room) -> None:
    """The `ready` of a room that nobody plays in."""
