"""What Alembic runs. The server hands in its connection; by hand, KNOCKWOOD_DATABASE_URL says which database."""

from alembic import context
from sqlalchemy import Connection

from app.database import METADATA, open_database
from app.matches import models as _matches  # noqa: F401 - these modules hold the tables
from app.players import models as _players  # noqa: F401
from app.settings import Settings


def _run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


def _run_by_hand() -> None:
    database = open_database(Settings().database_url, exclusive=False)
    with database.writing() as connection:
        _run(connection)
    database.close()


given: Connection | None = context.config.attributes.get("connection")
if given is not None:
    _run(given)
else:
    _run_by_hand()
