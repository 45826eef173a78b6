"""What a player may be called (RFC 8266's nicknames, at most twenty letters), and names to offer to a newcomer."""

import unicodedata
from collections.abc import Callable, Sequence
from typing import Final

from precis_i18n import get_profile

from app.errors import AppError

LONGEST: Final = 20
_MOST_MARKS = 3
_LONGEST_LOOKED_AT = 400
_NICKNAME = get_profile("NicknameCasePreserved")
_EMOJI_STYLE = "\ufe0f"

_ADJECTIVES = (
    "Brave", "Bright", "Calm", "Clever", "Curious", "Daring", "Early", "Fair", "Gentle", "Golden", "Happy", "Hasty",
    "Hidden", "Honest", "Jolly", "Keen", "Kind", "Lively", "Lucky", "Mellow", "Merry", "Mild", "Misty", "Nimble",
    "Noble", "Patient", "Proud", "Quick", "Quiet", "Rapid", "Ready", "Royal", "Rustic", "Sharp", "Silent", "Silver",
    "Sleepy", "Sly", "Steady", "Sunny", "Swift", "Tidy", "Warm", "Wild", "Wily", "Wise", "Witty", "Young",
)  # fmt: skip
_BIRDS = (
    "Avocet", "Bittern", "Blackbird", "Bunting", "Buzzard", "Coot", "Crane", "Crow", "Cuckoo", "Curlew", "Dipper",
    "Dove", "Duck", "Dunlin", "Eagle", "Egret", "Falcon", "Finch", "Goose", "Grebe", "Gull", "Harrier", "Hawk",
    "Heron", "Hoopoe", "Ibis", "Jackdaw", "Jay", "Kestrel", "Kingfisher", "Kite", "Lapwing", "Lark", "Linnet",
    "Magpie", "Martin", "Merlin", "Nightjar", "Oriole", "Osprey", "Owl", "Partridge", "Pelican", "Pipit", "Plover",
    "Quail", "Raven", "Redstart", "Robin", "Rook", "Shrike", "Siskin", "Skua", "Snipe", "Starling", "Stork",
    "Swallow", "Swan", "Swift", "Teal", "Tern", "Thrush", "Wagtail", "Warbler", "Woodcock", "Wren", "Wryneck",
)  # fmt: skip


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


def suggested_name(choose: Callable[[Sequence[str]], str]) -> str:
    """An adjective and a bird; `choose` picks one of several.

    >>> suggested_name(lambda words: words[0])
    'Brave Avocet'
    """
    return f"{choose(_ADJECTIVES)} {choose(_BIRDS)}"


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
