"""What a message service shows of an invitation's link: who invites, and to what. Looking at it takes no seat."""

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Final

from app.languages import Language
from app.matches.entries import StoredRoom
from app.rooms.codes import shown_code
from engine.events import MatchMade
from engine.rules import nearest_rule_set


@dataclass(frozen=True, slots=True)
class InvitationWords:
    """`about` gets the rules as `rules` says them. Names are never inflected: sentences are built around them."""

    somebody: str
    title: str
    rules: str
    changed: str
    about: str
    sets: Mapping[str, str]


INVITATIONS: Final[Mapping[Language, InvitationWords]] = {
    Language.ENGLISH: InvitationWords(
        somebody="Somebody",
        title="{host} invites you to a game of gin rummy",
        rules="{name} rules, to {target} points",
        changed="{name} rules with changes, to {target} points",
        about="{rules}. Room {code}: open the link and sit down.",
        sets={
            "standard": "Standard",
            "classic": "Classic",
            "house": "House",
            "house_old": "Old house",
            "express": "Express",
            "oklahoma": "Oklahoma",
            "captain": "Captain",
            "reference": "Rule book",
        },
    ),
    Language.POLISH: InvitationWords(
        somebody="Ktoś",
        title="{host} zaprasza cię do gry w gin rummy",
        rules="Zasady: {name}, gra do {target} punktów",
        changed="Zasady: {name}, ze zmianami, gra do {target} punktów",
        about="{rules}. Stół {code}: otwórz link i siadaj.",
        sets={
            "standard": "Standard",
            "classic": "Klasyczne",
            "house": "Domowe",
            "house_old": "Dawne domowe",
            "express": "Ekspres",
            "oklahoma": "Oklahoma",
            "captain": "Kapitan",
            "reference": "Podręcznikowe",
        },
    ),
    Language.SERBIAN: InvitationWords(
        somebody="Neko",
        title="{host} te poziva na partiju gin rummyja",
        rules="Pravila: {name}, igra se do {target} poena",
        changed="Pravila: {name}, sa izmenama, igra se do {target} poena",
        about="{rules}. Sto {code}: otvori link i sedi.",
        sets={
            "standard": "Standard",
            "classic": "Klasična",
            "house": "Kućna",
            "house_old": "Stara kućna",
            "express": "Ekspres",
            "oklahoma": "Oklahoma",
            "captain": "Kapiten",
            "reference": "Iz knjige",
        },
    ),
}


def open_graph(room: StoredRoom, made: MatchMade, url: str, language: Language) -> str:
    """The `<meta>` elements for the head of the page at `url`."""
    words = INVITATIONS[language]
    rules = rules_in_words(made, words)
    tags = {
        "og:type": "website",
        "og:site_name": "Knockwood",
        "og:locale": LOCALES[language],
        "og:title": words.title.format(host=room.host_name or words.somebody),
        "og:description": words.about.format(rules=rules, code=shown_code(room.code)),
        "og:url": url,
    }
    lines = [f'<meta property="{name}" content="{escape(content)}" />' for name, content in tags.items()]
    lines.append('<meta name="twitter:card" content="summary" />')
    lines.append('<meta name="robots" content="noindex" />')
    return "\n    ".join(lines)


LOCALES: Final[Mapping[Language, str]] = {
    Language.ENGLISH: "en_GB",
    Language.POLISH: "pl_PL",
    Language.SERBIAN: "sr_RS",
}


def rules_in_words(made: MatchMade, words: InvitationWords) -> str:
    name, differences = nearest_rule_set(made.rules)
    changed = any(difference.field != "target" for difference in differences)
    return (words.changed if changed else words.rules).format(name=words.sets[name], target=made.rules.target)
