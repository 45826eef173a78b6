"""`docs/operating.md` names every setting, command and metric that there is, and none besides."""

import re
from pathlib import Path

from app.__main__ import command_line
from app.metrics import Metrics
from app.settings import Settings

PAGE = (Path(__file__).parents[2] / "docs/operating.md").read_text("utf-8")


def first_cells() -> set[str]:
    cells = re.findall(r"^\| (`.*?) \|", PAGE, re.MULTILINE)
    return {name for cell in cells for name in re.findall(r"`([^`]+)`", cell)}


def test_every_setting_is_on_the_page() -> None:
    named = {name for name in first_cells() if name.startswith("KNOCKWOOD_")}
    assert named == {f"KNOCKWOOD_{name.upper()}" for name in Settings.model_fields}


def test_the_defaults_on_the_page_are_those_of_the_settings() -> None:
    told = dict(re.findall(r"^\| `KNOCKWOOD_(\w+)` \| `([^`]+)` \|", PAGE, re.MULTILINE))
    defaults = {name.upper(): str(field.default) for name, field in Settings.model_fields.items() if field.default}
    assert told == defaults


def test_every_command_is_on_the_page() -> None:
    commands = command_line().format_help()
    known = set(re.findall(r"^    (\w+) ", commands, re.MULTILINE))
    section = PAGE.partition("## Settings")[0]
    assert {name.split()[0] for name in re.findall(r"^\| `([a-z]+[^`]*)`", section, re.MULTILINE)} == known


def test_every_metric_is_on_the_page() -> None:
    counted = {family.name for family in Metrics().registry.collect() if family.name.startswith("knockwood_")}
    named = {re.sub(r"(_total)?(\{.*\})?$", "", name) for name in first_cells() if name.startswith("knockwood_")}
    assert named == counted
