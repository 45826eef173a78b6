"""What a bot may ask of chance; `random.Random` is one."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

Choice = TypeVar("Choice")


class Chance(Protocol):
    def random(self) -> float:
        """From 0 up to, but not including, 1."""
        ...

    def choice(self, seq: Sequence[Choice], /) -> Choice: ...
