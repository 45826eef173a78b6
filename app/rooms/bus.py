"""Word between servers that hold the same room. It carries no truth: who hears of a longer log looks there."""

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol, TypeAlias

from app.rooms.word import Word

Ear: TypeAlias = Callable[[Word], None]


class Household(Protocol):
    """What a bus wants of the server whose it is."""

    def speak(self) -> None:
        """Let every room say how things stand: others may have missed it."""
        ...

    def renamed(self, player: str) -> None:
        """A player has another name now."""
        ...


class Bus(Protocol):
    async def listen(self, code: str, ear: Ear) -> None:
        """When it returns, what others say of this room is heard, as long as the bus is there at all."""
        ...

    def leave(self, code: str, ear: Ear) -> None: ...

    def is_heard(self, code: str, ear: Ear) -> bool:
        """Whether anybody but `ear` may listen for this room: if not, there is nothing to say."""
        ...

    def say(self, code: str, word: Word, ear: Ear) -> None:
        """Tell all who listen for this room but `ear`, whose word it is."""
        ...

    def rename(self, player: str) -> None:
        """Tell the other servers that a player has another name."""
        ...

    async def run(self, household: Household) -> None:
        """Until cancelled."""
        ...


class LocalBus:
    """The bus within one process."""

    def __init__(self) -> None:
        self._ears: defaultdict[str, list[Ear]] = defaultdict(list)

    async def listen(self, code: str, ear: Ear) -> None:
        self._ears[code].append(ear)

    def leave(self, code: str, ear: Ear) -> None:
        ears = self._ears[code]
        ears.remove(ear)
        if not ears:
            del self._ears[code]

    def is_heard(self, code: str, ear: Ear) -> bool:
        return any(other != ear for other in self._ears.get(code, ()))

    def say(self, code: str, word: Word, ear: Ear) -> None:
        for other in tuple(self._ears.get(code, ())):
            if other != ear:
                other(word)

    def rename(self, player: str) -> None:
        pass

    async def run(self, household: Household) -> None:
        pass
