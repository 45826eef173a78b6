"""What the page's own files say before any script runs: to previews, robots, installers and browsers without scripts.

The built files are in English; here is the same in the other languages, sentence by sentence.
"""

from collections.abc import Mapping
from typing import Final

from app.languages import Language

TITLE = "Knockwood · Gin Rummy"
ABOUT = "Gin rummy with a friend, by link, with deals that you can check."
NO_SCRIPT = "Knockwood needs JavaScript to lay a table."
MATCHES = "My matches"
LEARN = "How to play"

WORDS: Final[Mapping[Language, Mapping[str, str]]] = {
    Language.ENGLISH: {},
    Language.POLISH: {
        TITLE: "Knockwood · gin rummy",
        ABOUT: "Gin rummy ze znajomymi, przez link, z rozdaniami, które można sprawdzić.",
        NO_SCRIPT: "Bez JavaScriptu nie da się tu zagrać.",
        MATCHES: "Moje mecze",
        LEARN: "Jak grać",
    },
    Language.SERBIAN: {
        TITLE: "Knockwood · gin rummy",
        ABOUT: "Gin rummy sa prijateljem, preko linka, sa deljenjima koja možeš da proveriš.",
        NO_SCRIPT: "Bez JavaScripta se ovde ne može igrati.",
        MATCHES: "Moji mečevi",
        LEARN: "Kako se igra",
    },
}


def in_every_language(text: str) -> Mapping[Language, str]:
    """Of `index.html`, or of the manifest."""
    return {language: _in_language(text, language) for language in Language}


def _in_language(text: str, language: Language) -> str:
    text = text.replace('<html lang="en">', f'<html lang="{language}">', 1)
    text = text.replace('"lang": "en"', f'"lang": "{language}"', 1)
    for english, translated in WORDS[language].items():
        text = text.replace(english, translated)
    return text
