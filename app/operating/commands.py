"""The commands beside `serve` and `migrate`: what each takes, and what it says. Codes: 0 done, 1 not, 2 misused."""

import argparse
import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TypeAlias

from app.matches.whispers import KEPT
from app.operating.backup import backup, restore
from app.operating.check import UNREADABLE, check_text
from app.operating.export import export
from app.operating.forgetting import forget_people
from app.operating.pack import pack_all
from app.operating.purge import purge, would_purge
from app.operating.stored import CannotDo, stored
from app.players.forgetting import IDLE, find_players
from app.settings import read_settings

Command: TypeAlias = Callable[[argparse.Namespace], int]


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Each parser gets its `run`."""
    exporting = _add(commands, "export", _export, "write the record of a match that is over")
    exporting.add_argument("match", help="the match's id")
    exporting.add_argument("--format", choices=("json", "text"), default="json", help="json (can be checked) or text")
    exporting.add_argument("--output", "-o", type=Path, help="a new file, else standard output")

    checking = _add(commands, "check", _check, "check a record: 0 it agrees, 1 it does not, 2 it cannot be read")
    checking.add_argument("file", help="a record as JSON or text, - for standard input; no server is needed")
    checking.add_argument("--server-seed", help="for a text, which does not hold it: 64 hex digits")

    backing_up = _add(commands, "backup", _backup, "copy the SQLite database, also while a server uses it")
    backing_up.add_argument("file", type=Path, help="a new file")

    restoring = _add(commands, "restore", _restore, "put a backup in the database's place; no server may run")
    restoring.add_argument("file", type=Path, help="what `backup` wrote")

    purging = _add(commands, "purge", _purge, "remove what is kept for a time only; once a day is often enough")
    purging.add_argument("--dry-run", action="store_true", help="only say what would go")

    packing = _add(commands, "pack", _pack, "pack matches that are over; a server does it too, later")
    packing.add_argument(
        "--after", type=_hours, metavar="HOURS", help="those that have been over for so long, else KNOCKWOOD_PACK_AFTER"
    )

    forgetting = _add(commands, "forget", _forget, "forget a player; the others keep their matches")
    forgetting.add_argument("player", help="the player's id, or a name that only one has")


def _add(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, run: Command, what: str
) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=what, description=f"{what[0].upper()}{what[1:]}.")
    parser.set_defaults(run=run)
    return parser


def _export(given: argparse.Namespace) -> int:
    with stored(read_settings().database_url) as database:
        record = export(database, given.match, given.format)
    if given.output is None:
        sys.stdout.write(record.decode())
        return 0
    try:
        with given.output.open("xb") as file:
            file.write(record)
    except OSError as error:
        raise CannotDo(f"{given.output} cannot be written: {error.strerror}.") from error
    return 0


def _check(given: argparse.Namespace) -> int:
    try:
        text = sys.stdin.read() if given.file == "-" else Path(given.file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        sys.stderr.write(f"{given.file} cannot be read: {reason}.\n")
        return UNREADABLE
    verdict = check_text(text, given.server_seed)
    (sys.stderr if verdict.code == UNREADABLE else sys.stdout).write(f"{verdict.text}\n")
    return verdict.code


def _backup(given: argparse.Namespace) -> int:
    size = backup(read_settings().database_url, given.file)
    return _say(f"{given.file} holds the database, {size / 1_000_000:.1f} MB.")


def _restore(given: argparse.Namespace) -> int:
    restored = restore(read_settings().database_url, given.file, datetime.now(UTC))
    if restored.kept is not None:
        _say(f"The database that was there is kept as {restored.kept}.")
    if not restored.newest:
        _say("Its tables are of an earlier version. Run `python -m app migrate` before the server.")
    return _say(f"The database is that of {given.file}.")


def _purge(given: argparse.Namespace) -> int:
    now = datetime.now(UTC)
    with stored(read_settings().database_url) as database:
        gone = (would_purge if given.dry_run else purge)(database, now)
    will = "would be " if given.dry_run else ""
    _say(f"{will}forgotten: {gone.players} guests who were last here before {now - IDLE:%Y-%m-%d}".capitalize())
    _say(f"{will}removed: {gone.links} links that had ended".capitalize())
    _say(f"{will}removed: {gone.whispers} whispers of more than {KEPT.days} days ago".capitalize())
    return _say(f"{will}removed: {gone.heartbeats} heartbeats of servers that are gone".capitalize())


def _pack(given: argparse.Namespace) -> int:
    settings = read_settings()
    hours = settings.pack_after if given.after is None else given.after
    with stored(settings.database_url) as database:
        packed = pack_all(database, datetime.now(UTC) - timedelta(hours=hours))
    return _say(
        f"Matches packed: {packed.matches}. What they hold took {packed.before / 1_000_000:.1f} MB as rows "
        f"and takes {packed.after / 1_000_000:.1f} MB now."
    )


def _hours(text: str) -> int:
    hours = int(text)
    if hours < 0:
        raise ValueError
    return hours


def _forget(given: argparse.Namespace) -> int:
    with stored(read_settings().database_url) as database:
        with database.reading() as connection:
            found = find_players(connection, given.player)
        if not found:
            raise CannotDo(f"Nobody here is known as {given.player}.")
        if len(found) > 1:
            lines = (f"  {one.id}  since {one.created_at:%Y-%m-%d}, last here {one.seen_at:%Y-%m-%d}" for one in found)
            raise CannotDo("\n".join((f"{len(found)} players are called {given.player}; name one by the id:", *lines)))
        with database.writing() as connection:
            forget_people(connection, [found[0].id])
    return _say(f"{found[0].id} is forgotten.")


def _say(sentence: str) -> int:
    sys.stdout.write(f"{sentence}\n")
    return 0
