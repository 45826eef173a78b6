"""docker-compose.yml without Docker: its services as programs of this machine, on loopback, at ports that are free.

Commands, environment, health checks and who waits for whom are the file's. Where a value names another service and its
port, as `database:5432`, the port here stands instead; a health check's own ports too, and what is mounted is found
where it lies.
"""

import os
import re
import subprocess
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from threading import Event
from time import monotonic
from types import TracebackType
from typing import Self

from tests.cluster.compose import Check, Condition, Service, read_compose
from tests.cluster.images import IMAGES, PROGRAMS, ROOT, Image, Place, PostgresService, Running
from tests.cluster.line import Line
from tests.program import free_ports, new_folder, remove_folder

COMPOSE = ROOT / "docker-compose.yml"
STARTS_WITHIN = 60.0
LOOKS_EVERY = 0.2
PASSWORD = "only-for-this-run"


class Cluster:
    """Use it with `with`. `environment`: what .env would say.

    `lines`: between a service and those that it speaks to lies a `Line`, which can be frozen or cut.
    `images`: what stands for them here.
    """

    def __init__(
        self,
        environment: Mapping[str, str] | None = None,
        *,
        lines: bool = False,
        images: Mapping[str, Image] = IMAGES,
    ) -> None:
        self.services = read_compose(COMPOSE, {"KNOCKWOOD_DATABASE_PASSWORD": PASSWORD, **(environment or {})})
        self.folder = new_folder("cluster")
        self._wants_lines = lines
        self._images = images
        self._lines: dict[tuple[str, str], Line] = {}
        inside = [(service.name, port) for service in self.services.values() for port in images[service.image].inside]
        self._ports = dict(zip(inside, free_ports(len(inside)), strict=True))
        self._ports |= {
            (service.name, inside): outside
            for service in self.services.values()
            for inside, outside in service.ports.items()
            if outside >= 1024  # below, only root may, and others may have
        }
        self._running: dict[str, Running] = {}

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.remove()
            raise
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.remove()

    def __getitem__(self, name: str) -> Running:
        return self._running[name]

    @property
    def url(self) -> str:
        """Where players go."""
        return self.at("proxy", 80)

    def at(self, name: str, port: int = 8000) -> str:
        """A service's own address, without the proxy."""
        return f"http://127.0.0.1:{self.port(name, port)}"

    def port(self, name: str, port: int) -> int:
        return self._ports[name, port]

    def addresses(self, name: str) -> str:
        """All of a service's that are open now."""
        ports = sorted(port for (owner, _), port in self._ports.items() if owner == name and self[name].runs)
        return " ".join(f"127.0.0.1:{port}" for port in ports)

    def line(self, name: str, to: str) -> Line:
        return self._lines[name, to]

    @cached_property
    def postgres(self) -> PostgresService:
        """The database, to be asked beside the servers."""
        database = self["database"]
        assert isinstance(database, PostgresService)
        return database

    def start(self) -> None:
        """Each service as soon as what it depends on is as far as it has to be; returns when all are."""
        waiting = dict(self.services)
        far: set[tuple[str, Condition]] = set()
        deadline = monotonic() + STARTS_WITHIN
        for service in waiting.values():
            self._running[service.name] = self._make(service)
        while waiting or not all(self._arrived(service, far) for service in self.services.values()):
            for service in [each for each in waiting.values() if set(each.needs.items()) <= far]:
                del waiting[service.name]
                self[service.name].start()
                far.add((service.name, Condition.STARTED))
            started = [service for name, service in self.services.items() if name not in waiting]
            for service in started:
                far |= self._progress(service, far)
            if monotonic() > deadline:
                raise AssertionError(f"the cluster did not start:\n{self.said()}")

    def restart(self, name: str) -> None:
        """Start a service that is down; returns when it is healthy."""
        self[name].start()
        self.wait_until_healthy(name)

    def wait_until_healthy(self, name: str) -> None:
        deadline = monotonic() + STARTS_WITHIN
        while not self.healthy(name):
            if monotonic() > deadline or not self[name].runs:
                raise AssertionError(f"{name} does not answer:\n{self[name].said()}")
            Event().wait(LOOKS_EVERY)

    def stop(self, name: str) -> int:
        """In good order, within the grace that the file gives; the exit code."""
        return self[name].stop(self.services[name].grace)

    def healthy(self, name: str) -> bool:
        """What the service's own check says."""
        check = self.services[name].check
        if check is None or not self[name].runs:
            return False
        try:
            return subprocess.run(
                self._command_of(name, check), env=self._shell, cwd=ROOT, timeout=check.timeout, capture_output=True
            ).returncode == 0  # fmt: skip
        except subprocess.TimeoutExpired:
            return False

    def said(self) -> str:
        return "\n".join(f"--- {name}\n{running.said()}" for name, running in self._running.items())

    def remove(self) -> None:
        """In the order in which Docker would: who depends on others first."""
        order = sorted(self._running, key=self._depth, reverse=True)
        try:
            for name in order:
                if self[name].runs:
                    self.stop(name)
        finally:
            for name in order:
                self[name].remove()
            for line in self._lines.values():
                line.close()
            remove_folder(self.folder)

    def _depth(self, name: str) -> int:
        return 1 + max((self._depth(other) for other in self.services[name].needs), default=0)

    def _progress(self, service: Service, far: set[tuple[str, Condition]]) -> set[tuple[str, Condition]]:
        name = service.name
        wanted = {how for each in self.services.values() for other, how in each.needs.items() if other == name}
        if Condition.DONE in wanted and (name, Condition.DONE) not in far:
            code = self[name].wait(STARTS_WITHIN)
            if code:
                raise AssertionError(f"{name} ended with {code}:\n{self[name].said()}")
            return {(name, Condition.DONE)}
        if service.check is not None and (name, Condition.HEALTHY) not in far:
            if not self[name].runs:
                raise AssertionError(f"{name} ended:\n{self[name].said()}")
            if self.healthy(name):
                return {(name, Condition.HEALTHY)}
            Event().wait(LOOKS_EVERY)
        return set()

    def _arrived(self, service: Service, far: set[tuple[str, Condition]]) -> bool:
        return (service.name, Condition.DONE if service.check is None else Condition.HEALTHY) in far

    @cached_property
    def _shell(self) -> dict[str, str]:
        """Health checks find the programs that an image would have; what it lacks here is in `bin`."""
        path = [str(PROGRAMS), str(self.postgres.postgres.programs), os.environ.get("PATH", os.defpath)]
        return os.environ | {"PATH": os.pathsep.join([*path, str(Path(__file__).parent / "bin")])}

    def _command_of(self, name: str, check: Check) -> list[str]:
        return [self._own_ports(name, part) for part in check.command]

    def _own_ports(self, name: str, text: str) -> str:
        ports = {str(inside): str(port) for (owner, inside), port in self._ports.items() if owner == name}
        return re.sub(r"\b\d+\b", lambda found: ports.get(found[0], found[0]), text)

    def _make(self, service: Service) -> Running:
        folder = self.folder / service.name
        folder.mkdir()
        image = self._images[service.image]
        command = tuple(self._outside(service, part) for part in service.command)
        if (PROGRAMS / command[0]).exists():
            command = (str(PROGRAMS / command[0]), *command[1:])
        environment = {key: self._outside(service, value) for key, value in service.environment.items()}
        ports = {inside: self._ports[service.name, inside] for inside in image.inside}
        return image.make(Place(command, environment, folder, ports))

    def _outside(self, service: Service, text: str) -> str:
        """The text with the addresses and files of this machine."""
        for inside, outside in service.mounts.items():
            if Path(outside).is_absolute():
                text = text.replace(inside, outside)
        names = "|".join(map(re.escape, self.services))
        return re.sub(
            rf"\b({names}):(\d+)\b",
            lambda found: f"127.0.0.1:{self._to(service.name, found[1], int(found[2]))}",
            text,
        )

    def _to(self, name: str, other: str, inside: int) -> int:
        port = self._ports[other, inside]
        if not self._wants_lines:
            return port
        if (name, other) not in self._lines:
            self._lines[name, other] = Line(free_ports(1)[0], port)
        return self._lines[name, other].port
