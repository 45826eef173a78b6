"""The page's languages, and which of them a browser asks for."""

import re
from enum import StrEnum
from typing import Final


class Language(StrEnum):
    """As in `<html lang>`. English comes first, for whoever asks for none of them."""

    ENGLISH = "en"
    POLISH = "pl"
    SERBIAN = "sr-Latn"


_LONGEST_LOOKED_AT = 400
_WISH = re.compile(r"\s*([A-Za-z]{1,8})(?:-[A-Za-z0-9-]*)?\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?", re.ASCII)
_SPOKEN: Final = {
    "en": Language.ENGLISH,
    "pl": Language.POLISH,
    # Whoever reads one of these reads Serbian in Latin letters: the page says the same in lang/languages.ts.
    **dict.fromkeys(("sr", "sh", "hr", "bs", "me", "cnr"), Language.SERBIAN),
}


def pick_language(accepted: str) -> Language:
    """The best one that an Accept-Language header names (RFC 9110), the first of equals.

    >>> pick_language("de, hr-HR;q=0.9, en;q=0.8")
    <Language.SERBIAN: 'sr-Latn'>
    >>> pick_language("*")
    <Language.ENGLISH: 'en'>
    """
    best, weight = Language.ENGLISH, 0.0
    for wish in accepted[:_LONGEST_LOOKED_AT].split(","):
        found = _WISH.fullmatch(wish)
        language = _SPOKEN.get(found[1].lower()) if found else None
        if found is None or language is None:
            continue
        worth = float(found[2] or 1)
        if worth > weight:
            best, weight = language, worth
    return best
