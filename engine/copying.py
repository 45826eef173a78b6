"""`replace` as in `dataclasses`, in a fifth of its time: every action copies a deal and a match.

Only for dataclasses without slots whose fields are all given to `__init__`, as states are.
"""

from dataclasses import replace
from typing import Any

__all__ = ["replace"]

_new = object.__new__
_set = object.__setattr__


def _replace(value: Any, /, **changes: Any) -> Any:
    """The fields of a value are its `__dict__`, frozen or not, and the copy's are put there as a whole."""
    fields = {**value.__dict__, **changes}
    if len(fields) != len(value.__dict__):
        raise KeyError(*(changes.keys() - value.__dict__.keys()))
    copy = _new(value.__class__)
    _set(copy, "__dict__", fields)
    return copy


# Type checkers know `dataclasses.replace` and check each field by it; what runs is the other.
globals()["replace"] = _replace
