"""Word between holders of the same room that its log has grown. It carries no truth: who hears it looks there."""

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol, TypeAlias

Ear: TypeAlias = Callable[[], None]


class Bus(Protocol):
    def listen(self, code: str, ear: Ear) -> None:
        """Before loading the room: what is stored in between is then rung for."""
        ...

    def leave(self, code: str, ear: Ear) -> None: ...

    def ring(self, code: str, ear: Ear) -> None:
        """Tell all who listen for this room but `ear`, who rings."""
        ...


class LocalBus:
    """The bus within one process."""

    def __init__(self) -> None:
        self._ears: defaultdict[str, list[Ear]] = defaultdict(list)

    def listen(self, code: str, ear: Ear) -> None:
        self._ears[code].append(ear)

    def leave(self, code: str, ear: Ear) -> None:
        ears = self._ears[code]
        ears.remove(ear)
        if not ears:
            del self._ears[code]

    def ring(self, code: str, ear: Ear) -> None:
        for other in tuple(self._ears.get(code, ())):
            if other != ear:
                other()
