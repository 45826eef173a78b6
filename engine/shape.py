"""Dataclasses that are made for one look and then thrown away: what is shown to a viewer, what is passed on once.

Every action makes some thirty of them. A frozen one costs three times as much to make, and a slotted one four times as
much to encode as one that keeps its fields in a `__dict__`.
"""

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def shape(cls: type[T]) -> type[T]:
    """A dataclass that is frozen for the type checker only."""
    return dataclass(unsafe_hash=True)(cls)
