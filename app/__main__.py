"""The server's command: `knockwood serve` or `python -m app serve` plays host, and the rest looks after its data."""

import argparse
import errno
import os
import socket
import sys
from contextlib import ExitStack

from app.database import CannotOpen, Database, is_up_to_date, migrate, open_database
from app.logs import set_up_logs
from app.main import create_app
from app.metrics import Metrics, MetricsPage
from app.operating.commands import Command, add_commands
from app.operating.stored import CannotDo
from app.server import Server, home_address, listen
from app.settings import BadSettings, Settings, read_settings
from app.site import DIST

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - names for it, nothing is bound here


class CannotServe(Exception):
    """Why not, as a sentence for whoever started the server."""


def main() -> int:
    given = command_line().parse_args()
    set_up_logs()
    run: Command = given.run
    try:
        return run(given)
    except (CannotServe, CannotOpen, CannotDo, BadSettings) as error:
        print(error, file=sys.stderr)
        return 1


def command_line() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(prog="knockwood", description="Gin Rummy for people: the server and its data.")
    commands = parser.add_subparsers(required=True, metavar="command")
    serving = commands.add_parser("serve", help="play host")
    serving.set_defaults(run=_serve)
    migrating = commands.add_parser("migrate", help="make the database's tables, or bring them to this version")
    migrating.set_defaults(run=_migrate)
    add_commands(commands)
    return parser


def _serve(_given: argparse.Namespace) -> int:
    settings = read_settings()
    set_up_logs(settings.log_level, settings.log_format)
    serve(settings)
    return 0


def _migrate(_given: argparse.Namespace) -> int:
    migrate(read_settings().database_url)
    return 0


def serve(settings: Settings) -> None:
    with ExitStack() as ending:
        database = open_database(settings.database_url)
        ending.callback(database.close)
        _check_tables(database)
        app = create_app(settings, database=database)
        page = _metrics_page(settings, app.state.metrics)
        if page is not None:
            ending.callback(page.close)
        listening = ending.enter_context(_listen(settings))
        for line in addresses(settings, listening):
            print(line, flush=True)
        if page is not None:
            print(f"Metrics are at {_url(*page.address)}/metrics", flush=True)
        Server(app).run(sockets=[listening])


def addresses(settings: Settings, listening: socket.socket) -> list[str]:
    """Where to find the server, a sentence each."""
    host, port = listening.getsockname()[:2]
    if host not in EVERYWHERE:
        lines = [f"Knockwood is at {_url(host, port)}"]
    else:
        lines = [f"Knockwood is at {_url('127.0.0.1', port)}"]
        if (home := home_address()) is not None:
            lines.append(f"In the home network it is at {_url(home, port)}")
    if settings.public_url is not None:
        lines.append(f"Players find it at {settings.public_url}")
    if not (DIST / "index.html").is_file():
        lines.append("The page has not been built: run `make page`.")
    return lines


def _check_tables(database: Database) -> None:
    if not is_up_to_date(database):
        raise CannotServe("The database's tables are not of this version. Run `python -m app migrate` first.")


def _metrics_page(settings: Settings, metrics: Metrics) -> MetricsPage | None:
    if settings.metrics_address is None:
        return None
    try:
        return MetricsPage(metrics, *settings.metrics_address)
    except OSError as error:
        raise CannotServe(f"Metrics cannot be told at {settings.metrics}: {error.strerror}.") from error


def _listen(settings: Settings) -> socket.socket:
    try:
        return listen(settings.host, settings.port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CannotServe(
                f"Port {settings.port} on {settings.host} is in use by another program. "
                f"Stop that one, or take another port: make run PORT={settings.port + 1}"
            ) from error
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise CannotServe(f"Cannot listen on {settings.host}, port {settings.port}: {reason}.") from error


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


if __name__ == "__main__":
    sys.exit(main())
