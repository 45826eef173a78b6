"""What the page tells of its reader's choice, as requests to the real server on an empty database."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from app.database import open_database
from app.main import create_app
from app.settings import Settings


@pytest.fixture
def client(tmp_path: Path, empty_database: Path) -> Iterator[TestClient]:
    path = tmp_path / "knockwood.sqlite3"
    path.write_bytes(empty_database.read_bytes())
    with TestClient(create_app(Settings(), database=open_database(f"sqlite:///{path}"))) as client:
        yield client


@pytest.mark.parametrize(
    ("look", "root"),
    [
        (None, '<html lang="pl">'),
        ("auto.auto", '<html lang="pl">'),
        ("auto.dark", '<html data-theme="dark" lang="pl">'),
        ("sr.auto", '<html lang="sr-Latn">'),
        ("en.light", '<html data-theme="light" lang="en">'),
        ("xx.light", '<html data-theme="light" lang="pl">'),
        ("en.neon", '<html lang="pl">'),
        ('en.dark"><script>', '<html lang="pl">'),
        ("dark", '<html lang="pl">'),
    ],
)
def test_a_page_arrives_as_its_reader_chose(client: TestClient, look: str | None, root: str) -> None:
    headers = {"Accept-Language": "pl", **({} if look is None else {"Cookie": f"look={look}"})}
    for path in ("/", "/r/ZZZZZZZZ", "/nowhere"):
        answer = client.get(path, headers=headers)
        assert root in answer.text
        assert answer.headers["vary"].startswith("Accept-Language, Cookie")


def test_the_manifest_speaks_the_chosen_language(client: TestClient) -> None:
    answer = client.get("/manifest.webmanifest", headers={"Accept-Language": "pl", "Cookie": "look=sr.dark"})
    assert answer.json()["lang"] == "sr-Latn"
