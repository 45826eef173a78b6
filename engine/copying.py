"""`replace` as in `dataclasses`, in less than half of its time: every action copies a deal and a match.

Only for frozen slotted dataclasses whose fields are all given to `__init__`, as states are.
"""

from dataclasses import fields, replace
from functools import cache
from typing import Any

__all__ = ["replace"]

_new = object.__new__


@cache
def _slots(cls: Any) -> dict[str, tuple[Any, Any]]:
    """By field: how it is read, and how it is set in a value that is frozen for everybody else."""
    assert not hasattr(cls, "__post_init__")
    assert all(field.init for field in fields(cls))
    slots = {field.name: getattr(cls, field.name) for field in fields(cls)}
    return {name: (slot.__get__, slot.__set__) for name, slot in slots.items()}


def _replace(value: Any, /, **changes: Any) -> Any:
    slots = _slots(value.__class__)
    copy = _new(value.__class__)
    for get, put in slots.values():
        put(copy, get(value))
    for name, changed in changes.items():
        slots[name][1](copy, changed)
    return copy


# Type checkers know `dataclasses.replace` and check each field by it; what runs is the other.
globals()["replace"] = _replace
