"""The database as the commands beside a server find it: there already, and up to date."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

from app.database import CannotOpen, Database, database_file, is_up_to_date, open_database


class CannotDo(Exception):
    """A command cannot do what it was asked; the text is a sentence for whoever asked."""


@contextmanager
def stored(database_url: str) -> Iterator[Database]:
    """The open database, which a server may be using too. Raises `CannotOpen`, or `CannotDo` where it fails later."""
    path = database_file(database_url)
    if path is not None and not path.is_file():
        raise CannotOpen(f"There is no database {path}.")
    database = open_database(database_url, exclusive=False)
    try:
        if not is_up_to_date(database):
            raise CannotOpen("The database's tables are not of this version. Run `python -m app migrate` first.")
        yield database
    except DBAPIError as error:
        raise CannotDo(f"The database does not answer: {error.orig}.") from error
    finally:
        database.close()
