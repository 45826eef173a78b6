"""The page as files: hashed assets are kept for ever, `index.html` is asked for again each time."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse
from starlette.staticfiles import StaticFiles
from starlette.types import Scope
from typing_extensions import override

from app.errors import AppError
from app.languages import VARY, Language, language_of
from app.players.routes import public_url
from app.rooms.invitation import open_graph
from app.rooms.routes import find_room
from engine.match import fold

DIST = Path(__file__).resolve().parent.parent / "static" / "dist"

TITLE = "Knockwood · Gin Rummy"
ABOUT = "Gin rummy with a friend, by link, with deals that you can check."
NO_SCRIPT = "Knockwood needs JavaScript to lay a table."

WORDS: Final[Mapping[Language, Mapping[str, str]]] = {
    Language.ENGLISH: {},
    Language.POLISH: {
        TITLE: "Knockwood · gin rummy",
        ABOUT: "Gin rummy ze znajomymi, przez link, z rozdaniami, które można sprawdzić.",
        NO_SCRIPT: "Bez JavaScriptu nie da się tu zagrać.",
    },
    Language.SERBIAN: {
        TITLE: "Knockwood · gin rummy",
        ABOUT: "Gin rummy sa prijateljem, preko linka, sa deljenjima koja možeš da proveriš.",
        NO_SCRIPT: "Bez JavaScripta se ovde ne može igrati.",
    },
}
"""What `index.html` itself says, for previews and for browsers without scripts, in the other languages."""

UNBUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><title>Knockwood</title></head>
<body><p>The page has not been built yet. Run <code>make page</code> and reload.</p></body></html>
"""

_PAGES = (
    "/",
    "/new",
    "/matches",
    "/matches/{match_id}",
    "/matches/{match_id}/deals/{number}",
    "/learn",
    "/learn/rules",
    "/learn/strategy",
    "/about",
    "/privacy",
    "/link",
)
_NOT_PAGES = ("api/", "ws/", "assets/")
_HEAD_ENDS = "</head>"

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True, slots=True)
class Site:
    """The built page in every language, read once. `build` changes with anything in it."""

    pages: Mapping[Language, str]
    build: str

    @classmethod
    def read(cls, dist: Path = DIST) -> "Site":
        try:
            build = json.loads((dist / "build.json").read_text("utf-8"))["build"]
            return cls(_in_every_language((dist / "index.html").read_text("utf-8")), str(build))
        except FileNotFoundError:
            return cls(_in_every_language(UNBUILT), "")


def _in_every_language(html: str) -> Mapping[Language, str]:
    pages = {}
    for language, words in WORDS.items():
        text = html.replace('<html lang="en">', f'<html lang="{language}">', 1)
        for english, translated in words.items():
            text = text.replace(english, translated)
        pages[language] = text
    return pages


class Assets(StaticFiles):
    """Files whose names change with their content."""

    @override
    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code in (200, 304):
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def page(request: Request, status: int = 200, head: str = "") -> HTMLResponse:
    site: Site = request.app.state.site
    html = site.pages[language_of(request)]
    if head:
        html = html.replace(_HEAD_ENDS, f"  {head}\n  {_HEAD_ENDS}", 1)
    return HTMLResponse(html, status, {"Cache-Control": "no-cache", **VARY})


def get_page(request: Request) -> HTMLResponse:
    return page(request)


for _path in _PAGES:
    router.add_api_route(_path, get_page, methods=["GET", "HEAD"])


@router.api_route("/r/{code}", methods=["GET", "HEAD"])
def get_invitation(request: Request, code: str) -> HTMLResponse:
    """The table's page, with what a preview of the link is to show. Link previews open links: nobody sits down here."""
    try:
        room, loaded = find_room(request, code)
    except AppError as error:
        return page(request, error.status)
    made = fold(loaded.events).made
    return page(request, head=open_graph(room, made, f"{public_url(request)}/r/{room.code}", language_of(request)))


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
def get_file(request: Request, path: str) -> Response:
    """A file beside the page (its manifest, robots.txt), or the page, which says that there is nothing here."""
    if path.startswith(_NOT_PAGES):
        raise HTTPException(404)
    file = _file(path)
    return page(request, 404) if file is None else FileResponse(file, headers={"Cache-Control": "no-cache"})


def _file(path: str) -> Path | None:
    try:
        file = (DIST / path).resolve()
        found = file.is_file() and file.is_relative_to(DIST) and not path.startswith(".")
    except (OSError, ValueError):  # no file can have such a name
        return None
    return file if found else None
