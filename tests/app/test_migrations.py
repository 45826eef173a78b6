"""The migrations: real ones, and the tables that they make held against those that the code means."""

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Engine, Table, inspect, select
from sqlalchemy.engine import make_url
from sqlalchemy.schema import CreateIndex, CreateTable

from app.database import (
    METADATA,
    MIGRATIONS,
    is_up_to_date,
    migrate,
    open_database,
)
from app.matches.models import MATCH_PLAYERS
from tests.app.played import put, random_match, short_match, table_of
from tests.app.store import Store, on_both_databases
from tests.engine.driver import knocking, play_match
from tests.postgres import Postgres


def test_the_migrations_make_the_tables_that_the_code_means(plain: Engine) -> None:
    with plain.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []


def test_a_log_lies_in_the_order_of_its_key(plain: Engine) -> None:
    with plain.connect() as connection:
        made = connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE name = 'events'").scalar_one()
    assert "WITHOUT ROWID" in made


def test_migrating_twice_changes_nothing(database_url: str, plain: Engine) -> None:
    before = inspect(plain).get_table_names()
    migrate(database_url)
    assert inspect(plain).get_table_names() == before


@on_both_databases
def test_lists_of_matches_that_were_played_before_are_narrowed_as_later_ones(store: Store) -> None:
    """Down by one version, which does not know of it, and up again."""
    people = [store.person(name) for name in ("Ann", "Bob", "Cid", "Dee")]
    partners = play_match(table_of(3, "house", plan="partners"), knocking, random.Random(3)).log
    for number, events in enumerate((random_match(), random_match(2, "house"), short_match(), partners)):
        put(store, events, people, code=f"{number:08}", step=1000)
    store.new_match(people[0])
    seats = select(MATCH_PLAYERS).order_by(MATCH_PLAYERS.c.match_id, MATCH_PLAYERS.c.seat)
    with store.database.reading() as connection:
        before = connection.execute(seats).all()
    with store.database.writing() as connection:
        config = Config(MIGRATIONS / "alembic.ini")
        config.attributes["connection"] = connection
        command.downgrade(config, "0004")
    migrate(store.database.engine.url.render_as_string(hide_password=False))
    with store.database.reading() as connection:
        assert connection.execute(seats).all() == before
    assert {row.result for row in before} == {"won", "lost", None}


def test_a_database_of_another_version_is_told_from_one_of_this(database_url: str, tmp_path: Path) -> None:
    database = open_database(database_url)
    assert is_up_to_date(database)
    with database.writing() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    assert not is_up_to_date(database)
    database.close()
    new = open_database(f"sqlite:///{tmp_path}/new.sqlite3")
    assert not is_up_to_date(new)
    new.close()


POSTGRESQL = make_url("postgresql://").get_dialect()()


@pytest.mark.parametrize("table", METADATA.sorted_tables, ids=lambda table: table.name)
def test_the_tables_are_no_matter_of_one_database(table: Table) -> None:
    made = str(CreateTable(table).compile(dialect=POSTGRESQL))
    assert "WITHOUT ROWID" not in made
    indexes = [str(CreateIndex(index).compile(dialect=POSTGRESQL)) for index in table.indexes]
    assert all(index.startswith("CREATE") for index in indexes)


def test_two_servers_that_start_at_once_migrate_one_after_the_other(postgres: Postgres) -> None:
    address = postgres.bare_database()
    together = Barrier(2)

    def start(_: int) -> None:
        together.wait()
        migrate(address)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(start, range(2)))
    database = open_database(address)
    assert is_up_to_date(database)
    with database.reading() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    database.close()
