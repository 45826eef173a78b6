"""Problem details: every error leaves the server in one shape, with a stable code and without its insides."""

from collections.abc import Callable
from typing import Any

import pytest
from fastapi import FastAPI, HTTPException
from fastapi.testclient import TestClient
from sqlalchemy.exc import OperationalError

from app.errors import AppError, TooFast, install_errors
from app.write import StoreUnavailable
from engine.errors import IllegalAction


def raising(error: Exception) -> TestClient:
    app = FastAPI()
    install_errors(app)

    def route() -> None:
        raise error

    app.add_api_route("/here/{number}", route)
    return TestClient(app, raise_server_exceptions=False)


@pytest.mark.parametrize(
    ("error", "status", "code", "args"),
    [
        (AppError("unknown_match", 404), 404, "unknown_match", {}),
        (AppError("name_too_long", 422, limit=20), 422, "name_too_long", {"limit": 20}),
        (IllegalAction("bad_rules", field="target", least=10), 422, "bad_rules", {"field": "target", "least": 10}),
        (TooFast(7), 429, "too_fast", {"wait": 7}),
        (StoreUnavailable("disk full"), 503, "try_again", {}),
        (OperationalError("SELECT secret", {}, Exception("disk I/O error")), 503, "try_again", {}),
        (HTTPException(418), 418, "bad_request", {}),
        (HTTPException(502), 502, "server_error", {}),
        (LookupError("secret"), 500, "server_error", {}),
    ],
)
def test_an_error_is_a_problem_with_its_code(error: Exception, status: int, code: str, args: dict[str, Any]) -> None:
    answer = raising(error).get("/here/1")
    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json() == {
        "type": f"urn:knockwood:problem:{code}",
        "title": code.replace("_", " ").capitalize(),
        "status": status,
        "code": code,
        "args": args,
    }
    assert "secret" not in answer.text


@pytest.mark.parametrize(
    ("ask", "status", "code"),
    [
        (lambda client: client.get("/nowhere"), 404, "not_found"),
        (lambda client: client.delete("/here/1"), 405, "method_not_allowed"),
    ],
)
def test_what_does_not_exist_is_a_problem_too(ask: Callable[[TestClient], Any], status: int, code: str) -> None:
    answer = ask(raising(AppError("x", 400)))
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_who_is_too_fast_is_told_when_to_come_back() -> None:
    assert raising(TooFast(7)).get("/here/1").headers["retry-after"] == "7"


def test_what_was_sent_is_not_sent_back() -> None:
    app = FastAPI()
    install_errors(app)

    def route(number: int) -> int:
        return number

    app.add_api_route("/here/{number}", route)
    answer = TestClient(app).get("/here/<script>")
    assert answer.status_code == 422
    assert answer.json()["args"] == {"where": "path.number", "what": "int_parsing"}
    assert "script" not in answer.text
