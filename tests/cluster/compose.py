"""Reads docker-compose.yml as far as this project uses it. What it does not know is an error, never left out unseen."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

import yaml

_OF_FILE: Final = {"name", "services", "volumes"}
_OF_SERVICE: Final = {"image", "command", "environment", "healthcheck", "depends_on", "ports", "volumes"}
# What only containers have: how they are built, started again and sized.
_OF_CONTAINERS: Final = {"build", "init", "restart", "shm_size", "stop_grace_period"}
_OF_CHECK: Final = {"test", "interval", "timeout", "retries", "start_period", "disable"}

_DURATION = re.compile(r"(?:(\d+)m)?(?:(\d+)s)?")
_UNITS = (60.0, 1.0)


class BadCompose(Exception):
    """The file cannot be used; a sentence says why."""


class Condition(StrEnum):
    STARTED = "service_started"
    HEALTHY = "service_healthy"
    DONE = "service_completed_successfully"


@dataclass(frozen=True, slots=True)
class Check:
    """`command` as in a shell; times in seconds."""

    command: tuple[str, ...]
    interval: float
    timeout: float
    retries: int
    start_period: float


@dataclass(frozen=True, slots=True)
class Service:
    """`ports`: published, by the port inside. `mounts`: what lies where inside; a path outside, or a volume's name."""

    name: str
    image: str
    command: tuple[str, ...]
    environment: Mapping[str, str]
    check: Check | None
    needs: Mapping[str, Condition]
    ports: Mapping[int, int]
    mounts: Mapping[str, str]
    grace: float


def read_compose(path: Path, environment: Mapping[str, str]) -> dict[str, Service]:
    """The services by name; raises `BadCompose`."""
    content = yaml.safe_load(path.read_text("utf-8"))
    _known("the file", {key for key in content if not key.startswith("x-")}, _OF_FILE)
    services = {
        name: _service(name, _filled(given, environment), path.parent) for name, given in content["services"].items()
    }
    for service in services.values():
        _known(f"what {service.name} depends on", set(service.needs), set(services))
    return services


def interpolate(text: str, environment: Mapping[str, str]) -> str:
    """As Compose does: $NAME, ${NAME}, and with :- or - what else, with :? or ? an error; one in another; $$ for $.

    >>> interpolate("${A:-${B:-http://}} $$5", {"B": "b"})
    'b $5'
    """
    return "".join(_pieces(text, environment))


def _pieces(text: str, environment: Mapping[str, str]) -> Iterator[str]:
    at = 0
    for found in re.finditer(r"\$(?:\$|(\w+)|(\{))", text):
        if found.start() < at:
            continue  # inside of one that was read already
        yield text[at : found.start()]
        at = found.end()
        if found[2] is not None:
            at = _closing(text, at)
            yield _substituted(text[found.end() : at - 1], environment)
        else:
            yield "$" if found[1] is None else environment.get(found[1], "")
    yield text[at:]


def _closing(text: str, start: int) -> int:
    depth = 1
    for at in range(start, len(text)):
        depth += (text[at] == "{") - (text[at] == "}")
        if not depth:
            return at + 1
    raise BadCompose(f"A brace is not closed in {text}")


def _substituted(inside: str, environment: Mapping[str, str]) -> str:
    found = re.fullmatch(r"(\w+)(?:(:?)([-?])(.*))?", inside, re.DOTALL)
    if found is None:
        raise BadCompose(f"This is not understood: ${{{inside}}}")
    name, or_empty, how, rest = found.groups()
    value = environment.get(name)
    if value or (value is not None and not or_empty):
        return value
    match how:
        case None:
            return ""
        case "-":
            return interpolate(rest, environment)
        case _:
            raise BadCompose(f"{name} {interpolate(rest, environment)}")


def seconds(text: str) -> float:
    """
    >>> seconds("1m30s")
    90.0
    """
    found = _DURATION.fullmatch(text)
    if found is None or not text:
        raise BadCompose(f"No duration: {text}")
    return sum(int(part or 0) * unit for part, unit in zip(found.groups(), _UNITS, strict=True))


def _filled(given: Any, environment: Mapping[str, str]) -> Any:
    match given:
        case str():
            return interpolate(given, environment)
        case dict():
            return {key: _filled(value, environment) for key, value in given.items()}
        case list():
            return [_filled(value, environment) for value in given]
        case _:
            return given


def _service(name: str, given: Mapping[str, Any], folder: Path) -> Service:
    _known(name, set(given), _OF_SERVICE | _OF_CONTAINERS)
    return Service(
        name,
        given["image"].partition(":")[0],
        tuple(given["command"]),
        {key: str(value) for key, value in given.get("environment", {}).items()},
        _check(name, given.get("healthcheck")),
        {other: Condition(how["condition"]) for other, how in given.get("depends_on", {}).items()},
        {int(inside.partition("/")[0]): int(outside) for outside, inside in _pairs(given.get("ports", ()))},
        {inside.partition(":")[0]: _at(outside, folder) for outside, inside in _pairs(given.get("volumes", ()))},
        seconds(given.get("stop_grace_period", "10s")),
    )


def _check(name: str, given: Mapping[str, Any] | None) -> Check | None:
    if given is None or given.get("disable"):
        return None
    _known(f"the health check of {name}", set(given), _OF_CHECK)
    match given["test"]:
        case ["CMD", *command]:
            pass
        case ["CMD-SHELL", line] | str(line):
            command = ["/bin/sh", "-c", line]
        case other:
            raise BadCompose(f"The health check of {name} is not understood: {other}")
    return Check(
        tuple(command),
        seconds(given["interval"]),
        seconds(given["timeout"]),
        given["retries"],
        seconds(given["start_period"]),
    )


def _pairs(lines: Sequence[str]) -> Iterator[tuple[str, str]]:
    for line in lines:
        outside, _, inside = line.partition(":")
        yield outside, inside


def _at(outside: str, folder: Path) -> str:
    return str(folder / outside) if outside.startswith((".", "/")) else outside


def _known(what: str, keys: set[str], known: set[str]) -> None:
    if keys - known:
        raise BadCompose(f"Nothing is known here of {', '.join(sorted(keys - known))} of {what}")
