"""How much is played in one run."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Scale:
    """`rounds`: every server is measured so often, and they take turns. `warm` and `seconds`: of each window."""

    rooms: int = 200
    warm: float = 2.0
    seconds: float = 6.0
    rounds: int = 3
