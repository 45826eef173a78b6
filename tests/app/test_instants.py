"""Times as they are stored: into a real file and back."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from sqlalchemy import Column, Engine, Integer, MetaData, Table, select
from sqlalchemy.exc import StatementError

from app.database import (
    Instant,
    milliseconds,
    moment,
)
from tests.app.store import NOW

_TIMES = Table("times", MetaData(), Column("id", Integer, primary_key=True), Column("at", Instant))


def test_a_time_comes_back_as_utc_with_its_zone(plain: Engine) -> None:
    new_york = timezone(timedelta(hours=-5))
    ended = datetime(2030, 1, 1, 22, 4, 5, 123_000, tzinfo=new_york)
    with plain.begin() as connection:
        _TIMES.create(connection)
        connection.execute(_TIMES.insert(), [{"id": 1, "at": ended}, {"id": 2, "at": None}])
        stored = list(connection.execute(select(_TIMES.c.at).order_by(_TIMES.c.id)).scalars())
    assert stored == [ended, None]
    assert stored[0].tzinfo is UTC
    assert stored[0].isoformat() == "2030-01-02T03:04:05.123000+00:00"


def test_a_time_without_its_zone_is_refused(plain: Engine) -> None:
    with plain.begin() as connection:
        _TIMES.create(connection)
        with pytest.raises(StatementError, match="without its zone"):
            connection.execute(_TIMES.insert().values(id=1, at=datetime(2030, 1, 2)))  # noqa: DTZ001 - the point


@pytest.mark.parametrize("at", [0, 1, NOW, NOW + 999, 2**41])
def test_milliseconds_stay_what_they_are(at: int) -> None:
    assert milliseconds(moment(at)) == at
