"""What the page's tests are told of the page of rules, against the engine."""

from dataclasses import fields

from engine.formats import FORMATS
from engine.rulebook.chapters import CHAPTERS
from engine.rules import CHOICES, Rules
from tests.engine.make_told import TOLD, text, told


def test_what_the_page_is_tested_with_is_what_the_engine_says() -> None:
    assert TOLD.read_text(encoding="utf-8") == text(), "make it anew: python -m tests.engine.make_told"


def test_every_value_of_every_field_changes_what_is_said() -> None:
    changes = told()["changes"]
    assert {change["field"] for change in changes} == {field.name for field in fields(Rules)}
    assert [change for change in changes if change["gone"] == change["come"]] == []
    for field, choice in CHOICES.items():
        found = {change["value"] for change in changes if change["field"] == field} - {None}
        assert len(found) >= len(choice) - 1, field


def test_every_format_says_something_for_itself() -> None:
    said = {sentence["code"] for sentence in told()["every"]}
    assert {code for format_id in FORMATS for code in CHAPTERS[format_id].players} <= said
