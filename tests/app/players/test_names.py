"""Names: cited rules of RFC 8266, and the oddities that people type."""

import pytest

from app.errors import AppError
from app.languages import Language
from app.players.names import LONGEST, clean_name, letters
from app.players.suggestions import suggested_name


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna   Maria ", "Anna Maria"),
        ("Żółw Đorđe Ψ", "Żółw Đorđe Ψ"),
        ("n\u0303u", "ñu"),
        ("李小龍", "李小龍"),
        ("Ann 😀", "Ann 😀"),
        ("I ❤\ufe0f gin", "I ❤ gin"),
        ("म\u0928\u093f", "मनि"),
        ("<svg/onload=alert()>", "<svg/onload=alert()>"),  # text like any other: whoever shows it escapes it
        ("x" * LONGEST, "x" * LONGEST),
        ("🇵🇱" * LONGEST, "🇵🇱" * LONGEST),
    ],
)
def test_a_name_is_kept_as_people_read_it(given: str, kept: str) -> None:
    assert clean_name(given) == kept
    assert clean_name(kept) == kept


@pytest.mark.parametrize("given", ["", " ", "\t\n", "\u00a0\u3000", "\ufe0f"])
def test_nothing_but_blanks_is_no_name(given: str) -> None:
    assert _refusal(given) == "name_empty"


@pytest.mark.parametrize("given", ["x" * (LONGEST + 1), "x" * 500, "ñ" * 21, "x" * 1_000_000, "🇵🇱" * 21])
def test_a_name_has_at_most_twenty_letters(given: str) -> None:
    assert _refusal(given) == "name_too_long"


@pytest.mark.parametrize(
    "given",
    [
        "a\u202eb",  # turns the direction of what follows
        "\u2066abc",
        "a\u200bb",  # zero width
        "\u200b\u200b",
        "\u2060",
        "a\x00b",
        "a\x07b",
        "a\nb",
        "\u0301a",  # a mark on nothing
        "Z\u0351\u036b\u0343\u036a\u0302lgo",  # a tower of marks
        "\ue000",  # private use
        "\ud800",  # half a character
    ],
)
def test_invisible_and_turning_characters_are_refused(given: str) -> None:
    assert _refusal(given) == "name_bad_characters"


def test_letters_are_counted_as_they_are_seen() -> None:
    assert letters("n\u0303a\u0308") == 2
    assert letters("👍🏽") == 1
    assert letters("🇵🇱🇷🇸") == 2


@pytest.mark.parametrize("language", Language)
def test_every_suggested_name_may_be_taken(language: Language) -> None:
    for pick in range(48):
        name = suggested_name(language, lambda words, pick=pick: words[pick % len(words)])  # type: ignore[misc]
        assert clean_name(name) == name
    assert clean_name(suggested_name(language, lambda words: max(words, key=len)))  # the longest fits too


def _refusal(given: str) -> str:
    with pytest.raises(AppError) as refused:
        clean_name(given)
    assert refused.value.status == 422
    return refused.value.code
