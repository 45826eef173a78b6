"""docker-compose.yml as it is read without Docker, and what it promises."""

import re
from pathlib import Path

import pytest
import yaml

from tests.cluster.compose import BadCompose, Condition, interpolate, read_compose, seconds
from tests.cluster.images import IMAGES, ROOT
from tests.cluster.native import COMPOSE

SET = {"KNOCKWOOD_DATABASE_PASSWORD": "secret"}


@pytest.mark.parametrize(
    ("text", "becomes"),
    [
        ("$A and ${A}", "a and a"),
        ("${NONE}|${EMPTY}", "|"),
        ("${NONE:-else}|${EMPTY:-else}|${A:-else}", "else|else|a"),
        ("${NONE-else}|${EMPTY-else}", "else|"),
        ("${NONE:-${EMPTY:-http://}}:80", "http://:80"),
        ("${NONE:-${A:-b}}", "a"),
        ("$$A", "$A"),
        ("${A:?not said}", "a"),
    ],
)
def test_settings_are_filled_in_as_compose_does(text: str, becomes: str) -> None:
    assert interpolate(text, {"A": "a", "EMPTY": ""}) == becomes


@pytest.mark.parametrize("text", ["${NONE:?}", "${EMPTY:?}", "${NONE?}", "${A", "${A:+b}", "${A b}"])
def test_what_is_missing_or_not_understood_stops(text: str) -> None:
    with pytest.raises(BadCompose):
        interpolate(text, {"A": "a", "EMPTY": ""})


def test_times_are_read() -> None:
    assert [seconds("5s"), seconds("1m30s"), seconds("2m")] == [5, 90, 120]
    for text in ("", "5", "5h", "s"):
        with pytest.raises(BadCompose):
            seconds(text)


def test_there_is_no_password_to_begin_with() -> None:
    with pytest.raises(BadCompose, match=r"KNOCKWOOD_DATABASE_PASSWORD is set in \.env"):
        read_compose(COMPOSE, {})


@pytest.mark.parametrize(
    "line",
    ["surprise: 1", "healthcheck: {test: [CMD, a], surprise: 1}", "depends_on: {b: {condition: service_started}}"],
)
def test_what_the_reader_does_not_know_stops_it(line: str, tmp_path: Path) -> None:
    file = tmp_path / "compose.yml"
    file.write_text(f"services:\n  a:\n    image: a\n    command: [a]\n    {line}\n")
    with pytest.raises(BadCompose):
        read_compose(file, {})


def test_two_servers_wait_for_the_tables_and_the_proxy_for_the_servers() -> None:
    services = read_compose(COMPOSE, SET)
    servers = [service for service in services.values() if service.command[-1] == "serve"]
    assert len(servers) == 2
    for server in servers:
        assert server.needs["migrate"] is Condition.DONE
        assert services["proxy"].needs[server.name] is Condition.HEALTHY
        assert f"{server.name}:8000" in services["proxy"].environment["KNOCKWOOD_SERVERS"].split()
    assert services["migrate"].needs == {"database": Condition.HEALTHY}


def test_servers_get_the_time_that_they_need_to_end() -> None:
    """A server drains within 10 s; a database that is killed has to recover."""
    services = read_compose(COMPOSE, SET)
    assert all(services[name].grace >= 20 for name in ("server-1", "server-2", "database"))


def test_only_the_proxy_can_be_reached_from_outside() -> None:
    services = read_compose(COMPOSE, SET)
    assert {service.name for service in services.values() if service.ports} == {"proxy"}


def test_every_service_is_known_here_and_says_whether_it_is_well() -> None:
    services = read_compose(COMPOSE, SET)
    assert {service.image for service in services.values()} == set(IMAGES)
    assert {service.name for service in services.values() if service.check is None} == {"migrate"}


def test_text_compares_byte_by_byte_in_the_database() -> None:
    assert "--locale=C" in read_compose(COMPOSE, SET)["database"].environment["POSTGRES_INITDB_ARGS"].split()


def test_what_can_be_set_is_in_the_example_and_nothing_besides() -> None:
    example = (ROOT / ".env.example").read_text("utf-8")
    named = set(re.findall(r"^#?(KNOCKWOOD_\w+)=", example, re.MULTILINE))
    assert named == set(re.findall(r"\$\{(\w+)", COMPOSE.read_text("utf-8")))
    assert re.findall(r"^(\w+)=(.*)$", example, re.MULTILINE) == [("KNOCKWOOD_DATABASE_PASSWORD", "")]


def test_one_server_keeps_its_matches_where_the_image_puts_them() -> None:
    services = yaml.safe_load((ROOT / "docker-compose.single.yml").read_text("utf-8"))["services"]
    (server,) = services.values()
    (volume,) = server["volumes"]
    assert f"VOLUME {volume.partition(':')[2]}\n" in (ROOT / "Dockerfile").read_text("utf-8")
