"""Two real servers for each file of tests."""

from collections.abc import Iterator

import pytest

from tests.postgres import Postgres
from tests.redis import Redis
from tests.servers.pair import Pair, two_servers


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: Redis) -> Iterator[Pair]:
    with two_servers(tmp_path_factory.mktemp("servers"), postgres.new_database(), redis.url) as (one, two):
        yield one, two
        assert "[error" not in one.errors() + two.errors()
