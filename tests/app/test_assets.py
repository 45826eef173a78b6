"""The page's files under servers that come and go: each serves one build whole, and the assets of the one before."""

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TypeAlias, cast

import brotli
import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

import app.main
from app.assets import BUILDS
from app.database import open_database
from app.main import create_app
from app.settings import Settings

Serve: TypeAlias = Callable[..., AbstractContextManager[TestClient]]

IMMUTABLE = "public, max-age=31536000, immutable"


def build(dist: Path, name: str, *before: str) -> None:
    """What the page's builder leaves: an index, a list, and assets named for their content."""
    assets = [f"assets/main-{name}.js", f"assets/cards/AS-{name}.svg"]
    for asset in assets:
        (dist / asset).parent.mkdir(parents=True, exist_ok=True)
        (dist / asset).write_text(f"this is {asset}")
    for path in dist.rglob("*.*"):
        if path.is_file() and path.stem.rpartition("-")[2] not in (name, *before):
            path.unlink()
    (dist / "index.html").write_text(f'<html lang="en"><head></head><script src="/assets/main-{name}.js">')
    (dist / "sw.js").write_text(f"worker of {name}")
    (dist / "build.json").write_text(json.dumps({"build": name, "assets": assets, "before": []}))


@pytest.fixture
def serve(tmp_path: Path, empty_database: Path, monkeypatch: pytest.MonkeyPatch) -> Serve:
    """Start a server on a folder of built files."""

    @contextmanager
    def start(dist: Path, kept: Path | None = None) -> Iterator[TestClient]:
        path = tmp_path / f"{dist.name}.sqlite3"
        path.write_bytes(empty_database.read_bytes())
        monkeypatch.setattr(app.main, "DIST", dist)
        settings = Settings(public_url=None, kept_assets=kept)
        with TestClient(create_app(settings, database=open_database(f"sqlite:///{path}"))) as client:
            yield client

    return start


def has(client: TestClient, name: str) -> bool:
    answers = [client.get(f"/assets/{asset}") for asset in (f"main-{name}.js", f"cards/AS-{name}.svg")]
    for answer in answers:
        assert answer.status_code in (200, 404)
        assert answer.status_code == 404 or answer.headers["cache-control"] == IMMUTABLE
    assert len({answer.status_code for answer in answers}) == 1  # all of a build or nothing
    return answers[0].status_code == 200


def test_a_page_built_anew_under_a_server_is_the_next_servers(serve: Serve, tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    build(dist, "one")
    with serve(dist) as client:
        build(dist, "two", "one")
        build(dist, "three", "two")
        assert "main-one.js" in client.get("/").text
        assert has(client, "one")
        assert client.get("/sw.js").text == "worker of one"
        assert cast(FastAPI, client.app).state.site.build == "one"
        assert not has(client, "three")
    with serve(dist) as client:
        assert "main-three.js" in client.get("/").text
        assert (has(client, "one"), has(client, "two"), has(client, "three")) == (False, True, True)


def test_a_file_is_not_sent_again_to_who_has_it(serve: Serve, tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    build(dist, "one")
    with serve(dist) as client:
        for path in ("/sw.js", "/assets/main-one.js"):
            first = client.get(path)
            assert first.headers["content-type"].startswith("text/javascript")
            again = client.get(path, headers={"If-None-Match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["cache-control"] == first.headers["cache-control"]


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br, zstd", "br"), ("br;q=0.5", "br"), ("br;q=0", None), ("br;q=0.0, gzip;q=0", None), ("", None)],
)
def test_what_the_builder_compressed_goes_to_who_can_read_it(
    accepted: str, encoding: str | None, serve: Serve, tmp_path: Path
) -> None:
    dist = tmp_path / "dist"
    build(dist, "one")
    script = "assets/main-one.js"
    (dist / f"{script}.br").write_bytes(brotli.compress((dist / script).read_bytes()))
    with serve(dist) as client:
        answer = client.get(f"/{script}", headers={"Accept-Encoding": accepted})
        assert answer.text == f"this is {script}"
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["cache-control"] == IMMUTABLE
        again = client.get(f"/{script}", headers={"Accept-Encoding": accepted, "If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304


def test_servers_of_two_builds_serve_each_others_pages_out_of_one_folder(serve: Serve, tmp_path: Path) -> None:
    """In a container nothing of the build before is there, and while servers are replaced both builds are asked for."""
    kept = tmp_path / "kept"
    for name in ("one", "two", "three"):
        build(tmp_path / name, name)
    with serve(tmp_path / "one", kept) as old:
        assert not has(old, "two")
        with serve(tmp_path / "two", kept) as new:
            assert (has(new, "one"), has(new, "two")) == (True, True)
            assert (has(old, "one"), has(old, "two")) == (True, True)
            assert "main-one.js" in old.get("/").text
            assert "main-two.js" in new.get("/").text
    with serve(tmp_path / "three", kept) as newest:
        assert (has(newest, "one"), has(newest, "two"), has(newest, "three")) == (False, True, True)
    assert len(list(kept.glob("*.json"))) == BUILDS
    with serve(tmp_path / "two", kept) as back:  # the newest did not do
        assert (has(back, "two"), has(back, "three")) == (True, True)


def test_nothing_but_assets_is_served_from_the_folder(serve: Serve, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    build(tmp_path / "one", "one")
    with serve(tmp_path / "one", kept) as client:
        (tmp_path / "secret.txt").write_text("secret")
        (kept / "assets" / ".part").write_text("secret")
        for path in ("..%2fone.json", "..%2f..%2fsecret.txt", ".part", "%00", "x" * 300, "cards"):
            answer = client.get(f"/assets/{path}")
            assert answer.status_code == 404
            assert "secret" not in answer.text


def test_where_assets_cannot_be_kept_the_server_serves_its_own(serve: Serve, tmp_path: Path) -> None:
    build(tmp_path / "one", "one")
    (tmp_path / "taken").write_text("a file")
    with serve(tmp_path / "one", tmp_path / "taken" / "kept") as client:
        assert has(client, "one")
        assert not has(client, "two")
