"""One mapping of everything that can go wrong with a request to problem details (RFC 9457).

`code` is stable snake_case; the words for people live in the page's language files.
"""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, TypeAlias, cast

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from starlette.exceptions import HTTPException

from app.logs import words_of
from app.metrics import route_of
from app.write import StoreUnavailable
from engine.errors import IllegalAction

Args: TypeAlias = dict[str, str | int]

PROBLEM_JSON = "application/problem+json"
_TYPE = "urn:knockwood:problem:"

_log = structlog.get_logger(__name__)

_HTTP_CODES: Mapping[int, str] = {404: "not_found", 405: "method_not_allowed", 413: "too_large"}


class AppError(Exception):
    """A request that cannot be served, and why. `args_` fills the sentence that the page shows for `code`."""

    def __init__(self, code: str, status: int, **args: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.args_ = args


class TooFast(AppError):
    """A rate limit was met; `wait`: whole seconds until it is worth trying again."""

    def __init__(self, wait: int) -> None:
        super().__init__("too_fast", 429, wait=wait)
        self.wait = wait


class Problem(BaseModel):
    """Problem details as in RFC 9457, with the stable `code` and what its sentence needs."""

    type: str
    title: str
    status: int
    code: str
    args: dict[str, str | int]


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """What a route's OpenAPI entry says about the errors it answers with."""
    content = {PROBLEM_JSON: {"schema": Problem.model_json_schema()}}
    return {status: {"description": HTTPStatus(status).phrase, "content": content} for status in statuses}


def install_errors(app: FastAPI) -> None:
    app.add_exception_handler(AppError, _app_error)
    app.add_exception_handler(IllegalAction, _illegal_action)
    app.add_exception_handler(RequestValidationError, _bad_request)
    app.add_exception_handler(HTTPException, _http)
    for error in (StoreUnavailable, OperationalError, InterfaceError, NoConnection):
        app.add_exception_handler(error, _no_store)
    app.add_exception_handler(Exception, _ours)


def problem(code: str, status: int, args: Args | None = None, headers: Mapping[str, str] | None = None) -> JSONResponse:
    content = Problem(
        type=_TYPE + code,
        title=code.replace("_", " ").capitalize(),
        status=status,
        code=code,
        args=args or {},
    )
    return JSONResponse(content.model_dump(), status, headers, PROBLEM_JSON)


def _app_error(_request: Request, error: Exception) -> JSONResponse:
    known = cast(AppError, error)
    headers = {"Retry-After": str(known.wait)} if isinstance(known, TooFast) else None
    return problem(known.code, known.status, known.args_, headers)


def _illegal_action(_request: Request, error: Exception) -> JSONResponse:
    refused = cast(IllegalAction, error)
    return problem(refused.code, 422, refused.args_)


def _bad_request(_request: Request, error: Exception) -> JSONResponse:
    """The first thing that is wrong; `where` as in `body.name`. What was sent is not sent back."""
    first = cast(RequestValidationError, error).errors()[0]
    return problem("bad_request", 422, {"where": ".".join(map(str, first["loc"])), "what": str(first["type"])})


def _http(_request: Request, error: Exception) -> JSONResponse:
    known = cast(HTTPException, error)
    code = _HTTP_CODES.get(known.status_code, "bad_request" if known.status_code < 500 else "server_error")
    return problem(code, known.status_code, headers=known.headers)


def _no_store(request: Request, error: Exception) -> JSONResponse:
    """Nothing was changed, or nobody knows: asking again is right for everything that the API offers."""
    _log.info("store_does_not_answer", route=route_of(request.scope), error=words_of(error.__cause__ or error))
    return problem("try_again", 503, headers={"Retry-After": "1"})


def _ours(request: Request, error: Exception) -> JSONResponse:
    _log.error("request_failed", route=route_of(request.scope), exc_info=error)
    return problem("server_error", 500)
