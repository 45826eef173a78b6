"""What the images of docker-compose.yml are on a machine without Docker, and what they promise of themselves.

Each is the real program. How one is told to listen elsewhere is its image's business, not the compose file's.
"""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from signal import SIGTERM
from typing import Final, Protocol

from tests.postgres import Postgres
from tests.program import Program
from tests.redis import redis_program

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = Path(sys.executable).parent


class Running(Protocol):
    """One service, which may be down."""

    @property
    def runs(self) -> bool: ...

    def start(self) -> None:
        """Returns before it answers."""
        ...

    def kill(self) -> None:
        """As `kill -9` does, at once."""
        ...

    def stop(self, within: float) -> int:
        """In good order; the exit code."""
        ...

    def wait(self, within: float) -> int:
        """For one that ends by itself; the exit code."""
        ...

    def said(self) -> str:
        """What it wrote so far."""
        ...

    def remove(self) -> None:
        """In whatever state it is."""
        ...


@dataclass(frozen=True, slots=True)
class Place:
    """Where and how a service is to run. `folder`: its own. `ports`: those of this machine, by those inside."""

    command: tuple[str, ...]
    environment: Mapping[str, str]
    folder: Path
    ports: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Image:
    """`inside`: the ports that it listens at in its container."""

    inside: tuple[int, ...]
    make: Callable[[Place], Running]


class Native:
    """A program that is there as it is."""

    def __init__(self, place: Place, *more: str, **environment: str) -> None:
        self._program = Program(
            [*place.command, *more],
            place.folder / "log",
            environment={**place.environment, **environment},
            folder=ROOT,
        )

    @property
    def runs(self) -> bool:
        return self._program.runs

    def start(self) -> None:
        self._program.start()

    def kill(self) -> None:
        self._program.kill()

    def stop(self, within: float) -> int:
        return self._program.stop(SIGTERM, within)

    def wait(self, within: float) -> int:
        return self._program.wait(within)

    def said(self) -> str:
        return self._program.said()

    def remove(self) -> None:
        if self.runs:
            self.kill()


class PostgresService:
    """The image makes the database at its first start, as its environment says."""

    def __init__(self, place: Place) -> None:
        self._environment = place.environment
        settings = dict(part.split("=", 1) for part in place.command[1:] if part != "-c")
        self.postgres = Postgres(
            port=place.ports[5432],
            initdb=place.environment["POSTGRES_INITDB_ARGS"].split(),
            user=place.environment["POSTGRES_USER"],
            settings=settings,
        )
        self._made = False

    @property
    def runs(self) -> bool:
        return self.postgres.runs

    def start(self) -> None:
        if not self._made:
            self.postgres.make()
        self.postgres.start()
        if not self._made:
            user, database = self._environment["POSTGRES_USER"], self._environment["POSTGRES_DB"]
            self.postgres.query(f"""ALTER ROLE "{user}" PASSWORD '{self._environment["POSTGRES_PASSWORD"]}'""")
            self.postgres.query(f'CREATE DATABASE "{database}"')
        self._made = True

    def kill(self) -> None:
        self.postgres.kill()

    def stop(self, within: float) -> int:
        self.postgres.stop()
        return 0

    def wait(self, within: float) -> int:
        raise AssertionError("a database does not end by itself")

    def said(self) -> str:
        return self.postgres.errors()

    def remove(self) -> None:
        self.postgres.remove()


def knockwood_environment(place: Place) -> dict[str, str]:
    return {"KNOCKWOOD_HOST": "127.0.0.1", "KNOCKWOOD_PORT": str(place.ports[8000]), "PYTHONUNBUFFERED": "1"}


def _knockwood(place: Place) -> Running:
    return Native(place, **knockwood_environment(place))


def _caddy(place: Place) -> Running:
    return Native(
        place,
        CADDY_BIND="127.0.0.1",
        CADDY_HTTP_PORT=str(place.ports[80]),
        CADDY_HTTPS_PORT=str(place.ports[443]),
        CADDY_ADMIN=f"127.0.0.1:{place.ports[2019]}",
        XDG_DATA_HOME=str(place.folder / "data"),
        XDG_CONFIG_HOME=str(place.folder / "config"),
    )


def _valkey(place: Place) -> Running:
    told = Place((redis_program(), *place.command[1:]), place.environment, place.folder, place.ports)
    return Native(told, "--port", str(place.ports[6379]), "--bind", "127.0.0.1", "--dir", str(place.folder))


IMAGES: Final[Mapping[str, Image]] = {
    "knockwood": Image((8000,), _knockwood),
    "caddy": Image((80, 443, 2019), _caddy),
    "postgres": Image((5432,), PostgresService),
    "valkey/valkey": Image((6379,), _valkey),
}
