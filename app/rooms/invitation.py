"""What a message service shows of an invitation's link: who invites, and to what. Looking at it takes no seat."""

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Final

from app.languages import Language
from app.matches.entries import StoredRoom
from app.rooms.codes import shown_code
from engine.events import MatchMade
from engine.formats import FORMATS
from engine.match import MatchPhase, MatchState
from engine.rules import nearest_rule_set


@dataclass(frozen=True, slots=True)
class InvitationWords:
    """`about` gets the rules as `rules` says them. Names are never inflected: sentences are built around them.

    `free`: said of more than two seats while nobody has begun, behind the name of the format.
    """

    somebody: str
    title: str
    rules: str
    changed: str
    about: str
    free: str
    formats: Mapping[str, str]
    sets: Mapping[str, str]


INVITATIONS: Final[Mapping[Language, InvitationWords]] = {
    Language.ENGLISH: InvitationWords(
        somebody="Somebody",
        title="{host} invites you to a game of gin rummy",
        rules="{name} rules, to {target} points",
        changed="{name} rules with changes, to {target} points",
        about="{rules}. Room {code}: open the link and sit down.",
        free="{format}: {free} of {seats} seats free. {about}",
        formats={"captain": "Captain", "cutthroat": "Cutthroat", "partners": "Partners"},
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
        free="{format}, wolne miejsca: {free} z {seats}. {about}",
        formats={"captain": "Kapitan", "cutthroat": "Cutthroat", "partners": "Pary"},
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
        free="{format}, slobodna mesta: {free} od {seats}. {about}",
        formats={"captain": "Kapiten", "cutthroat": "Cutthroat", "partners": "Parovi"},
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


def open_graph(room: StoredRoom, state: MatchState, url: str, language: Language) -> str:
    """The `<meta>` elements for the head of the page at `url`."""
    words = INVITATIONS[language]
    tags = {
        "og:type": "website",
        "og:site_name": "Knockwood",
        "og:locale": LOCALES[language],
        "og:title": words.title.format(host=room.host_name or words.somebody),
        "og:description": _described(room, state, words),
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


def _described(room: StoredRoom, state: MatchState, words: InvitationWords) -> str:
    about = words.about.format(rules=rules_in_words(state.made, words), code=shown_code(room.code))
    name = words.formats.get(state.made.format)
    if name is None or state.phase is not MatchPhase.SEATING:
        return about
    free = sum(not held.taken for held in state.seats)
    return words.free.format(format=name, free=free, seats=len(state.seats), about=about)


def rules_in_words(made: MatchMade, words: InvitationWords) -> str:
    name, differences = nearest_rule_set(made.rules, FORMATS[made.format].rule_sets)
    changed = any(difference.field != "target" for difference in differences)
    return (words.changed if changed else words.rules).format(name=words.sets[name], target=made.rules.target)
