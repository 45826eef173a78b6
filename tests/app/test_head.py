"""The head of a page, out of a list of chunks as the builder writes it, and out of the build itself."""

import re

import pytest

from app.assets import read_built
from app.head import NEEDS, Chunks, with_head
from app.languages import Language
from app.site import DIST

DOCUMENT = '<head><script src="/assets/core.js"></script><link href="/assets/core.css"></head>'
CHUNKS: Chunks = {
    "_core.js": {"file": "assets/core.js", "css": ["assets/core.css"]},
    "_lists.js": {"file": "assets/lists.js", "css": ["assets/lists.css"], "imports": ["_core.js"]},
    "src/pages/home/HomePage.tsx": {
        "file": "assets/home.js",
        "css": ["assets/home.css"],
        "imports": ["_core.js", "_lists.js"],
    },
    "src/lang/pl/index.ts": {"file": "assets/words-pl.js"},
    "src/lang/pl/pages/index.ts": {"file": "assets/words-pl-pages.js"},
    "src/lang/en/index.ts": {"file": "assets/words-en.js"},
}


def named(document: str) -> list[tuple[str, str]]:
    return re.findall(r'<link rel="(\w+)" crossorigin href="/assets/([\w.-]+)">', document)


def test_a_head_names_what_the_page_fetches_and_the_document_does_not_name_yet() -> None:
    assert named(with_head(DOCUMENT, CHUNKS, "/", Language.POLISH)) == [
        ("modulepreload", "lists.js"),
        ("modulepreload", "home.js"),
        ("modulepreload", "words-pl.js"),
        ("modulepreload", "words-pl-pages.js"),
        ("stylesheet", "lists.css"),
        ("stylesheet", "home.css"),
    ]


def test_a_path_that_is_no_page_gets_the_words_to_say_so() -> None:
    assert named(with_head(DOCUMENT, CHUNKS, "/{path:path}", Language.ENGLISH)) == [("modulepreload", "words-en.js")]


def test_without_a_build_there_is_nothing_to_name() -> None:
    assert with_head(DOCUMENT, {}, "/", Language.ENGLISH) == DOCUMENT


@pytest.mark.parametrize("path", NEEDS)
def test_the_build_has_what_a_page_is_said_to_need(path: str) -> None:
    built = read_built(DIST)
    assert f"src/{NEEDS[path].module}" in built.chunks
    for part in NEEDS[path].words:
        assert f"src/lang/en/{part}/index.ts" in built.chunks
    files = named(with_head(DOCUMENT, built.chunks, path, Language.SERBIAN))
    assert files
    for _, file in files:
        assert f"assets/{file}" in built.files
