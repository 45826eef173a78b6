"""A real PostgreSQL for the tests that want one: one for each process that tests, with a database for each test."""

from collections.abc import Iterator

import pytest

from tests.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """A new database with all tables."""
    return postgres.new_database()
