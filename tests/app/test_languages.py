"""Which language a request gets, and that the server's few words are there in each."""

import json
from string import Formatter

import pytest

from app.languages import Language, pick_language
from app.rooms.invitation import INVITATIONS, LOCALES
from app.site import UNBUILT, Site
from app.site_words import WORDS
from engine.formats import FORMATS
from engine.rules import RULE_SETS


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("pl", Language.POLISH),
        ("PL-pl", Language.POLISH),
        ("en;q=0.7, pl;q=0.8", Language.POLISH),
        ("en, pl", Language.ENGLISH),
        ("fr, sr-Cyrl-RS;q=0.4", Language.SERBIAN),
        ("sh", Language.SERBIAN),
        ("bs-Latn-BA", Language.SERBIAN),
        ("cnr", Language.SERBIAN),
        ("pl;q=0, en;q=0.1", Language.ENGLISH),
        ("fr, de", Language.ENGLISH),
        ("*", Language.ENGLISH),
        ("", Language.ENGLISH),
        (";;q=, pl;q=9, \x00, sr;q=zero, ,", Language.ENGLISH),
        ("pl," * 100_000, Language.POLISH),
    ],
)
def test_the_language_is_the_best_that_the_browser_names(accepted: str, language: Language) -> None:
    assert pick_language(accepted) is language


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("language", Language)
def test_an_invitation_has_all_its_words_in_every_language(language: Language) -> None:
    words, english = INVITATIONS[language], INVITATIONS[Language.ENGLISH]
    assert words.sets.keys() == RULE_SETS.keys()
    assert words.formats.keys() == FORMATS.keys() - {"duel"}
    for field in ("title", "rules", "changed", "about", "free"):
        assert placeholders(getattr(words, field)) == placeholders(getattr(english, field))
    assert words.somebody
    assert LOCALES[language]


@pytest.mark.parametrize("language", [language for language in Language if language is not Language.ENGLISH])
def test_the_page_and_its_manifest_are_translated_whole(language: Language) -> None:
    site = Site.read()
    english = site.pages["/", Language.ENGLISH] + site.manifests[Language.ENGLISH]
    translated = site.pages["/", language] + site.manifests[language]
    assert UNBUILT not in english
    assert f'<html lang="{language}">' in site.pages["/", language]
    assert json.loads(site.manifests[language])["lang"] == language
    for text, words in WORDS[language].items():
        assert text in english
        assert text not in translated
        assert words in translated


def test_a_manifest_says_nothing_that_is_not_translated() -> None:
    manifest = json.loads(Site.read().manifests[Language.ENGLISH])
    said = {manifest["name"], manifest["description"], *(shortcut["name"] for shortcut in manifest["shortcuts"])}
    for language in Language:
        assert said <= WORDS[language].keys() or language is Language.ENGLISH
