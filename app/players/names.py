"""What a player may be called (RFC 8266's nicknames, at most twenty letters)."""

import unicodedata
from typing import Final

from precis_i18n import get_profile

from app.errors import AppError

LONGEST: Final = 20
_MOST_MARKS = 3
_LONGEST_LOOKED_AT = 400
_NICKNAME = get_profile("NicknameCasePreserved")
_EMOJI_STYLE = "\ufe0f"


def clean_name(given: str) -> str:
    """The name as it is stored and shown. Raises AppError name_empty, name_too_long, name_bad_characters.

    Outer blanks go and inner ones become one; controls, invisible characters and those that turn the direction of
    what follows are refused. It is text and nothing else: whoever shows it escapes it.
    """
    if len(given) > _LONGEST_LOOKED_AT:
        raise AppError("name_too_long", 422, limit=LONGEST)
    text = given.replace(_EMOJI_STYLE, "").strip()
    if not text:
        raise AppError("name_empty", 422)
    try:
        name = str(_NICKNAME.enforce(text))
    except UnicodeEncodeError:
        raise AppError("name_bad_characters", 422) from None
    if letters(name) > LONGEST:
        raise AppError("name_too_long", 422, limit=LONGEST)
    if unicodedata.combining(name[0]) or _longest_run_of_marks(name) > _MOST_MARKS:
        raise AppError("name_bad_characters", 422)
    return name


def letters(text: str) -> int:
    """How many letters a reader sees: marks and skin tones belong to what they stand on, a flag is one.

    >>> letters("Żółw"), letters("n\\u0303"), letters("🇵🇱👍🏽")
    (4, 1, 2)
    """
    flags = sum("\U0001f1e6" <= character <= "\U0001f1ff" for character in text)
    return sum(not _belongs_to_the_last(character) for character in text) - flags // 2


def _belongs_to_the_last(character: str) -> bool:
    return _is_mark(character) or character in "\u200c\u200d" or "\U0001f3fb" <= character <= "\U0001f3ff"


def _is_mark(character: str) -> bool:
    return unicodedata.category(character).startswith("M")


def _longest_run_of_marks(text: str) -> int:
    longest = run = 0
    for character in text:
        run = run + 1 if _is_mark(character) else 0
        longest = max(longest, run)
    return longest
