"""The page as files: browsers keep hashed assets for ever and ask for `index.html` again each time."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import structlog
from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from starlette.exceptions import HTTPException

from app.assets import FOLDER, PACKED, File, keep_assets, kept_asset, read_built
from app.errors import AppError
from app.head import NEEDS, with_head, with_lines
from app.languages import Language
from app.logs import words_of
from app.look import VARY, language_of, theme_of
from app.players.routes import public_url
from app.rooms.invitation import open_graph
from app.rooms.routes import find_room
from app.site_words import in_every_language
from engine.match import fold

DIST = Path(__file__).resolve().parent.parent / "static" / "dist"

MANIFEST = "manifest.webmanifest"

UNBUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><title>Knockwood</title></head>
<body><p>The page has not been built yet. Run <code>make page</code> and reload.</p></body></html>
"""

_INVITATION = "/r/{code}"
_NOWHERE = "/{path:path}"
_BROTLI = re.compile(r"\bbr\b(?!\s*;\s*q=0(?![.\d]*[1-9]))")
_NOT_PAGES = ("api/", "ws/", "assets/")

_log = structlog.get_logger(__name__)

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True, slots=True)
class Site:
    """The built page in every language and its files, read once: what is built later is served by the next server.

    `pages`: the same document for every path, but for its head. `build` changes with anything in it.
    `kept`: the folder where the assets of several builds lie, if there is one.
    """

    pages: Mapping[tuple[str, Language], str]
    manifests: Mapping[Language, str]
    build: str
    files: Mapping[str, File]
    kept: Path | None = None

    @classmethod
    def read(cls, dist: Path = DIST, kept: Path | None = None) -> "Site":
        built = read_built(dist)
        if kept is not None and built.build:
            try:
                keep_assets(built, kept)
            except OSError as error:  # pages of this build have all they need
                _log.warning("assets_not_kept", error=words_of(error))
        index, manifest = (built.files.get(name) for name in ("index.html", MANIFEST))
        spoken = in_every_language(UNBUILT if index is None else index.content.decode())
        return cls(
            {
                (path, language): with_head(document, built.chunks, path, language)
                for path in (*NEEDS, _NOWHERE)
                for language, document in spoken.items()
            },
            in_every_language("{}" if manifest is None else manifest.content.decode()),
            built.build,
            built.files,
            kept,
        )


def page(request: Request, status: int = 200, more: str = "") -> HTMLResponse:
    """The page of the path that was asked for. `more`: for its head."""
    site: Site = request.app.state.site
    html = with_lines(site.pages[request.scope["route"].path, language_of(request)], more)
    if (theme := theme_of(request)) != "auto":
        html = html.replace("<html ", f'<html data-theme="{theme}" ', 1)
    return HTMLResponse(html, status, {"Cache-Control": "no-cache", **VARY})


def get_page(request: Request) -> HTMLResponse:
    return page(request)


for _path in NEEDS.keys() - {_INVITATION}:
    router.add_api_route(_path, get_page, methods=["GET", "HEAD"])


@router.api_route(_INVITATION, methods=["GET", "HEAD"])
def get_invitation(request: Request, code: str) -> HTMLResponse:
    """The table's page, with what a preview of the link is to show. Link previews open links: nobody sits down here."""
    try:
        room, loaded = find_room(request, code)
    except AppError as error:
        return page(request, error.status)
    state = fold(loaded.events)
    return page(request, more=open_graph(room, state, f"{public_url(request)}/r/{room.code}", language_of(request)))


@router.api_route("/assets/{name:path}", methods=["GET", "HEAD"])
def get_asset(request: Request, name: str) -> Response:
    """A file whose name changes with its content: of this build or, for pages that are open, of the one before."""
    site: Site = request.app.state.site
    path = f"{FOLDER}/{name}"
    file = site.files.get(path)
    if file is None and site.kept is not None:
        file = kept_asset(site.kept, path)
    if file is None:
        raise HTTPException(404)
    keeping = "public, max-age=31536000, immutable"
    packed = site.files.get(path + PACKED)
    if packed is None or not _BROTLI.search(request.headers.get("accept-encoding", "")):
        return _answer(request, file, keeping)
    answer = _answer(request, replace(packed, media_type=file.media_type), keeping)
    answer.headers.update({"Content-Encoding": "br", "Vary": "Accept-Encoding"})
    return answer


@router.api_route(f"/{MANIFEST}", methods=["GET", "HEAD"])
def get_manifest(request: Request) -> Response:
    site: Site = request.app.state.site
    text = site.manifests[language_of(request)]
    return Response(text, headers={"Cache-Control": "no-cache", **VARY}, media_type="application/manifest+json")


@router.api_route(_NOWHERE, methods=["GET", "HEAD"])
def get_file(request: Request, path: str) -> Response:
    """A file beside the page (its worker, robots.txt), or the page, which says that there is nothing here."""
    if path.startswith(_NOT_PAGES):
        raise HTTPException(404)
    site: Site = request.app.state.site
    file = site.files.get(path)
    return page(request, 404) if file is None else _answer(request, file, "no-cache")


def _answer(request: Request, file: File, keeping: str) -> Response:
    headers = {"Cache-Control": keeping, "ETag": file.tag}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    return Response(file.content, headers=headers, media_type=file.media_type)
