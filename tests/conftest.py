"""A real PostgreSQL and a Redis for the tests that want one: one of each for each process that tests."""

from collections.abc import Iterator

import pytest
import structlog

from tests.postgres import Postgres
from tests.redis import Redis


@pytest.fixture(scope="session", autouse=True)
def short_tracebacks() -> None:
    """Where a library for coloured ones is installed, structlog's own take seconds each."""
    structlog.configure(
        processors=[structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)]
    )


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """A new database with all tables."""
    return postgres.new_database()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with Redis() as running:
        yield running
