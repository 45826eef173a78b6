"""What whoever starts a server with something amiss is told: a sentence, and exit code 1."""

import socket
import sys
from pathlib import Path

import pytest

from app.__main__ import main
from app.database import open_database


def serve(monkeypatch: pytest.MonkeyPatch, **settings: str) -> int:
    for name, value in settings.items():
        monkeypatch.setenv(f"KNOCKWOOD_{name.upper()}", value)
    monkeypatch.setattr(sys, "argv", ["app", "serve"])
    monkeypatch.setattr("app.__main__.set_up_logs", lambda *_: None)  # this process has its own
    return main()


@pytest.fixture
def url(tmp_path: Path, empty_database: Path) -> str:
    path = tmp_path / "knockwood.sqlite3"
    path.write_bytes(empty_database.read_bytes())
    return f"sqlite:///{path}"


def test_a_port_in_use(url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert serve(monkeypatch, database_url=url, port=str(port)) == 1
    said = capsys.readouterr()
    assert said.err == (
        f"Port {port} on 127.0.0.1 is in use by another program. "
        f"Stop that one, or take another port: make run PORT={port + 1}\n"
    )
    assert said.out == ""


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"database_url": "sqlite:////dev/null/x/y.sqlite3"}, "The folder /dev/null/x for the database cannot be made"),
        ({"database_url": "nonsense"}, "KNOCKWOOD_DATABASE_URL is no database address"),
        ({"port": "hello"}, "KNOCKWOOD_PORT cannot be used"),
        ({"public_url": "cards"}, "KNOCKWOOD_PUBLIC_URL cannot be used"),
        ({"host": "256.1.1.1"}, "Cannot listen on 256.1.1.1"),
    ],
)
def test_settings_that_cannot_be_used(
    url: str,
    settings: dict[str, str],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert serve(monkeypatch, **({"database_url": url, "port": "0"} | settings)) == 1
    said = capsys.readouterr().err
    assert said.startswith(sentence)
    assert said.count("\n") == 1


def test_a_database_without_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(monkeypatch, database_url=f"sqlite:///{tmp_path}/new.sqlite3") == 1
    assert "python -m app migrate" in capsys.readouterr().err


def test_a_database_that_another_server_uses(
    url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    other = open_database(url)
    try:
        assert serve(monkeypatch, database_url=url) == 1
    finally:
        other.close()
    assert capsys.readouterr().err.startswith("Another Knockwood server is using the database")
