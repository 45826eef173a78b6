"""A copy of an SQLite database taken while a server uses it, and put back when none does."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from alembic.script import ScriptDirectory

from app.database import MIGRATIONS, CannotOpen, database_file, lock_out_others
from app.operating.stored import CannotDo

_BESIDE = ("-wal", "-shm")


@dataclass(frozen=True, slots=True)
class Restored:
    """`kept`: where the database is now that was there before. `newest`: whether its tables are of this version."""

    kept: Path | None
    newest: bool


def backup(database_url: str, to: Path) -> int:
    """Copy the database as it is at one instant; the size in bytes. Raises `CannotDo`, `CannotOpen`."""
    path = _path(database_url)
    if not path.is_file():
        raise CannotOpen(f"There is no database {path}.")
    if to.exists():
        raise CannotDo(f"{to} is there already; a backup overwrites nothing.")
    with _told("backed up"):
        _copy(path, to)
    return to.stat().st_size


def restore(database_url: str, from_: Path, now: datetime) -> Restored:
    """Put a backup in the place of the database. Raises `CannotDo`, and `CannotOpen` while a server runs."""
    path = _path(database_url)
    if not from_.is_file():
        raise CannotDo(f"There is no file {from_}.")
    with _told("restored"):
        revision, revisions = _revision(from_), _revisions()
        if revision not in revisions:
            raise CannotDo(f"{from_} is of a later version of Knockwood than this one.")
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(lock_out_others(path)):
            arriving = path.with_name(f"{path.name}.arriving")
            _copy(from_, arriving)
            kept = _put_aside(path, now)
            arriving.replace(path)
            _to_disk(path.parent)
    return Restored(kept, revision == revisions[0])


def _copy(path: Path, to: Path) -> None:
    """All of it or nothing, in one file that only its owner may read: it holds the seeds of running matches."""
    part = to.with_name(f"{to.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        with closing(sqlite3.connect(path, timeout=5)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE").close()
            if (found := target.execute("PRAGMA quick_check").fetchone()[0]) != "ok":
                raise CannotDo(f"{path} is damaged: {found}.")
        _to_disk(part)
        part.replace(to)
        _to_disk(to.parent)
    finally:
        part.unlink(missing_ok=True)


def _put_aside(path: Path, now: datetime) -> Path | None:
    """Keep what was there, whole: what its write-ahead log holds and the file does not goes with it.

    A log that stayed behind would be taken for the new file's own.
    """
    if path.exists():
        with suppress(sqlite3.Error), closing(sqlite3.connect(path, timeout=0)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
    kept = path.with_name(f"{path.name}.before-{now:%Y%m%dT%H%M%S}")
    for suffix in (*_BESIDE, ""):
        with suppress(FileNotFoundError):
            Path(f"{path}{suffix}").rename(f"{kept}{suffix}")
    return kept if kept.exists() else None


def _revision(path: Path) -> str:
    try:
        with closing(sqlite3.connect(path)) as connection:
            return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])
    except (sqlite3.Error, TypeError) as error:
        raise CannotDo(f"{path} is no backup of a Knockwood database.") from error


def _revisions() -> list[str]:
    """Those that this version knows, the newest first."""
    return [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]


def _path(database_url: str) -> Path:
    path = database_file(database_url)
    if path is None:
        raise CannotDo("This is done for SQLite only; PostgreSQL has tools of its own, see docs/operating.md.")
    return path


@contextmanager
def _told(done: str) -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        reason = error.strerror or error if isinstance(error, OSError) else error
        raise CannotDo(f"The database cannot be {done}: {reason}.") from error


def _to_disk(path: Path) -> None:
    """A folder too: else a rename may be lost with the power."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
