"""A room's code: eight characters that can be read out, typed and heard without a mix-up."""

import secrets
from typing import Final

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""No 0 and O, no 1, I and L, no U beside V."""

LENGTH: Final = 8

_PADDING = str.maketrans("", "", " -\u00a0\u2010\u2011\u2013\u2014_")


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def normal_code(typed: str) -> str | None:
    """The code as it is stored, from however it was typed; None where it cannot be one.

    >>> normal_code(" abcd-2345 ")
    'ABCD2345'
    """
    code = typed.translate(_PADDING).upper()
    return code if len(code) == LENGTH and all(letter in ALPHABET for letter in code) else None


def shown_code(code: str) -> str:
    """The code for people: two groups of four.

    >>> shown_code("ABCD2345")
    'ABCD-2345'
    """
    return f"{code[:4]}-{code[4:]}"
