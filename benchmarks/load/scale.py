"""How much is played in one run."""

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Scale:
    """`rounds`: every server is measured so often, and they take turns. `warm` and `seconds`: of each window."""

    rooms: int = 200
    warm: float = 2.0
    seconds: float = 6.0
    rounds: int = 3

    def told(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True, slots=True)
class CrowdScale:
    """`stopping`: rooms more in which nobody moves any more, so that their clocks run out. `every`: seconds in which a
    room acts once. `tabs`: second sockets that are opened to see what a socket takes.
    """

    rooms: int = 4_800
    stopping: int = 200
    every: float = 10.0
    seconds: float = 45.0
    tabs: int = 1_000
