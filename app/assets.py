"""The built page's files: read whole when a server starts, and kept for the pages of the build before.

A page that is open goes on asking for the assets of its own build, whichever server answers it. Their names change with
their content, so those of several builds lie side by side.
"""

import json
import mimetypes
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

FOLDER: Final = "assets"
PACKED: Final = ".br"
"""At the end of a file's name: the same file, compressed by the builder."""
BUILDS: Final = 2
"""Whose assets are kept: this build's and the one's before, whichever servers they are of."""

_MANIFEST: Final = "build.json"
_CHUNKS: Final = ".vite/manifest.json"


@dataclass(frozen=True, slots=True)
class File:
    content: bytes
    media_type: str
    tag: str


@dataclass(frozen=True, slots=True)
class Built:
    """What lay in `dist` at one instant, by path. `build`: its name, empty where nothing was built.

    `chunks`: what the builder says of the files that it made out of sources, by source.
    """

    build: str
    files: Mapping[str, File]
    chunks: Mapping[str, Mapping[str, Any]]


def read_built(dist: Path) -> Built:
    """All of one build and nothing of another, also while the next one is written: its list comes last."""
    while True:
        before = _bytes(dist / _MANIFEST)
        if before is None:
            return Built("", {}, {})
        try:
            files = dict(_files(dist))
            chunks = json.loads(_bytes(dist / _CHUNKS) or b"{}")
        except FileNotFoundError:  # a build is taking it away
            continue
        if before == _bytes(dist / _MANIFEST):
            return Built(str(json.loads(before)["build"]), files, chunks)


def _files(dist: Path) -> Iterator[tuple[str, File]]:
    for path in sorted(dist.rglob("*")):
        name = path.relative_to(dist).as_posix()
        if path.is_file() and not name.startswith(".") and name != _MANIFEST:
            yield name, _file(name, path.read_bytes())


def _file(name: str, content: bytes) -> File:
    return File(content, mimetypes.guess_type(name)[0] or "text/plain", f'"{sha256(content).hexdigest()[:32]}"')


def keep_assets(built: Built, folder: Path) -> None:
    """Put the build's assets beside those of others, and take away what none of the last builds has.

    Any number of servers may do this at once. The list comes first: what is on a list is not taken away.
    """
    mine = sorted(name for name in built.files if name.startswith(f"{FOLDER}/"))
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / f"{built.build}.json", json.dumps(mine).encode())
    for name in mine:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.is_file():
            _write(path, built.files[name].content)
    lists = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for old in lists[BUILDS:]:
        old.unlink(missing_ok=True)
    kept = {name for path in lists[:BUILDS] for name in json.loads(_bytes(path) or b"[]")}
    for path in (folder / FOLDER).rglob("*"):
        # What begins with a dot is on its way in.
        if path.is_file() and not path.name.startswith(".") and path.relative_to(folder).as_posix() not in kept:
            path.unlink(missing_ok=True)


def kept_asset(folder: Path, name: str) -> File | None:
    """An asset of another build than this server's own."""
    try:
        path = (folder / name).resolve()
        inside = path.is_relative_to((folder / FOLDER).resolve())
        return _file(name, path.read_bytes()) if inside and not path.name.startswith(".") else None
    except (OSError, ValueError):  # it is not there, or no file can have such a name
        return None


def _write(path: Path, content: bytes) -> None:
    """All of it or nothing, whoever reads meanwhile."""
    part = path.with_name(f".{path.name}.{os.getpid()}")
    part.write_bytes(content)
    part.replace(path)


def _bytes(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return None
