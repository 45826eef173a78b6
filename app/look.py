"""How a reader chose to have the page: its language and its theme.

The page itself keeps what its reader chose, and tells these two in a cookie, `pl.dark` or `auto.dark`, because what is
sent first must have them already. Whoever chose neither has no such cookie.
"""

import re
from typing import Final

from fastapi import Request

from app.languages import Language, pick_language

COOKIE: Final = "look"
VARY: Final = {"Vary": "Accept-Language, Cookie"}
"""For every answer that goes by it."""

_LOOK = re.compile(r"(auto|[a-z]{2})\.(auto|light|dark)")
_CHOSEN: Final = {"en": Language.ENGLISH, "pl": Language.POLISH, "sr": Language.SERBIAN}


def language_of(request: Request) -> Language:
    """What was chosen, else the best that the browser asks for."""
    return _CHOSEN.get(_look(request)[0]) or pick_language(request.headers.get("accept-language", ""))


def theme_of(request: Request) -> str:
    """`light`, `dark`, or `auto`: as the system has it."""
    return _look(request)[1]


def _look(request: Request) -> tuple[str, str]:
    found = _LOOK.fullmatch(request.cookies.get(COOKIE, ""))
    return (found[1], found[2]) if found else ("auto", "auto")
