"""What each page fetches at once, said in its head: else a browser learns of one file by running another.

A page's styles come with them, so that nothing is painted without.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from app.languages import Language

Chunks: TypeAlias = Mapping[str, Mapping[str, Any]]
"""The builder's own list: by source, the `file` it became, its `css` and the chunks that it `imports`."""

_ENDS: Final = "</head>"
_FOLDERS: Final = {Language.ENGLISH: "en", Language.POLISH: "pl", Language.SERBIAN: "sr"}


@dataclass(frozen=True, slots=True)
class Needs:
    """`module`: the page's own, below static/src; `words`: the parts of a language beside those of every page."""

    module: str
    words: tuple[str, ...] = ()


NEEDS: Final[Mapping[str, Needs]] = {
    "/": Needs("pages/home/HomePage.tsx", ("pages",)),
    "/new": Needs("pages/new/NewRoomPage.tsx", ("pages", "rules")),
    "/rules": Needs("pages/rules/RuleBookPage.tsx", ("pages", "rules", "book")),
    "/r/{code}": Needs("room/RoomPage.tsx"),
    "/matches": Needs("pages/matches/MatchesPage.tsx", ("pages",)),
    "/matches/{match_id}": Needs("pages/match/MatchPage.tsx", ("pages", "rules")),
    "/matches/{match_id}/deals/{number}": Needs("pages/replay/ReplayPage.tsx", ("pages",)),
    "/learn": Needs("pages/learn/LearnPage.tsx", ("learn",)),
    "/learn/rules": Needs("pages/learn/RulesPage.tsx", ("pages", "learn")),
    "/learn/strategy": Needs("pages/learn/StrategyPage.tsx", ("pages", "learn")),
    "/about": Needs("pages/AboutPage.tsx", ("pages",)),
    "/privacy": Needs("pages/PrivacyPage.tsx", ("pages",)),
    "/settings": Needs("settings/SettingsPage.tsx", ("pages", "sheets")),
    "/link": Needs("pages/link/LinkPage.tsx", ("pages",)),
}
"""By the path as it is routed. That a page fetches just this is tested in a browser."""


def with_head(document: str, chunks: Chunks, path: str, language: Language) -> str:
    """For a path's page in a language. A path that is no page's gets the words of every page."""
    needs = NEEDS.get(path)
    sources = [f"src/{needs.module}"] if needs else []
    words = f"src/lang/{_FOLDERS[language]}"
    sources += [f"{words}/index.ts", *(f"{words}/{part}/index.ts" for part in (needs.words if needs else ()))]
    files = [file for file in _files(chunks, sources) if f'"/{file}"' not in document]
    lines = [f'<link rel="modulepreload" crossorigin href="/{file}">' for file in files if file.endswith(".js")]
    lines += [f'<link rel="stylesheet" crossorigin href="/{file}">' for file in files if file.endswith(".css")]
    return with_lines(document, "\n    ".join(lines))


def with_lines(document: str, lines: str) -> str:
    """At the end of its head."""
    return document.replace(_ENDS, f"  {lines}\n  {_ENDS}", 1) if lines else document


def _files(chunks: Chunks, sources: Iterable[str]) -> Mapping[str, None]:
    """Of these and of all that they import, which comes first: the styles of a page overrule those of its parts."""
    files: dict[str, None] = {}
    seen: set[str] = set()

    def take(source: str) -> None:
        if source in chunks and source not in seen:
            seen.add(source)
            chunk = chunks[source]
            for imported in chunk.get("imports", ()):
                take(imported)
            files.update(dict.fromkeys([*chunk.get("css", ()), chunk["file"]]))

    for source in sources:
        take(source)
    return files
