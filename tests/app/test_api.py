"""The API against its own OpenAPI page: whatever is asked, the answer is one that the page tells of."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from fastapi import FastAPI
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import positive_data_acceptance
from starlette.types import Receive, Scope, Send

from app.database import migrate
from app.main import create_app
from app.players.auth import COOKIE
from app.players.limits import Limiter
from app.settings import Settings
from tests.app.api import guest

BEYOND_A_SCHEMA: list[schemathesis.CheckFunction] = [positive_data_acceptance]
"""What a name or a rule may be is more than a schema can say."""


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FastAPI]:
    url = f"sqlite:///{tmp_path_factory.mktemp('api')}/api.sqlite3"
    migrate(url)
    app = create_app(Settings(database_url=url, public_url="http://cards.example"))
    with TestClient(app):
        app.state.limiter = Limiter({})
        yield app


def test_every_answer_is_one_that_the_page_tells_of(app: FastAPI) -> None:
    player = guest(app)
    token = player.cookies[COOKIE]
    page: BaseSchema = schemathesis.openapi.from_asgi("/api/openapi.json", _Started(app))
    asked = []
    for found in page.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @settings(
            max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None
        )
        @given(st.one_of([operation.as_strategy(mode) for mode in GenerationMode]))
        def ask(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(cookies={COOKIE: token}, excluded_checks=BEYOND_A_SCHEMA)

        ask()
        asked.append(operation.label)
    assert len(asked) >= 15


class _Started:
    """The app to a client that would start it a second time."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self._app(scope, receive, send)
            return
        for what in ("startup", "shutdown"):
            await receive()
            await send({"type": f"lifespan.{what}.complete"})
