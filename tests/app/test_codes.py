"""Everything the server names by a code has words in every language. Technique: the sources are read as trees."""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from app.matches.catalogue import CLOCKS
from app.matches.rule_fields import GROUPS
from engine.events import Reason
from engine.rulebook import SECTIONS
from engine.rulebook.chapters import CHAPTERS
from engine.rules import DUEL_RULE_SETS, RULE_SETS
from engine.scoring import DealKind
from tests.engine.make_told import told

ROOT = Path(__file__).resolve().parents[2]
WORDS = ROOT / "static" / "src" / "lang"
LANGUAGES = ("en", "pl", "sr")
REFUSALS = {"IllegalAction", "AppError", "TooFast", "Refused", "_Ended", "_refuse", "problem"}
CODE = re.compile(r"[a-z]+(_[a-z]+)*")


@cache
def trees() -> tuple[ast.Module, ...]:
    paths = [path for part in ("engine", "app") for path in sorted((ROOT / part).rglob("*.py"))]
    return tuple(ast.parse(path.read_text("utf-8")) for path in paths)


@cache
def messages_of(language: str) -> dict[str, str]:
    text = "\n".join(path.read_text("utf-8") for path in sorted((WORDS / language).rglob("*.ftl")))
    parts = re.split(r"^([a-zA-Z][\w-]*) =", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.fixture(params=LANGUAGES)
def messages(request: pytest.FixtureRequest) -> dict[str, str]:
    """Every message of one language by its id; each test runs for all of them."""
    return messages_of(request.param)


def strings(node: ast.AST) -> Iterator[str]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str) and CODE.fullmatch(inner.value):
            yield inner.value


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def codes_in(tree: ast.Module) -> Iterator[str]:
    """What stands where a refusal names its code: first or second among its arguments, also either of two."""
    for node in ast.walk(tree):
        match node:
            case ast.Call() if called(node) in REFUSALS:
                for argument in node.args[:2]:
                    if not isinstance(argument, ast.Dict):
                        yield from strings(argument)
            case ast.ClassDef(bases=[ast.Name(id="AppError")]):
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Call) and called(inner) == "__init__":
                        yield from strings(inner.args[0])
            case ast.AnnAssign(target=ast.Name(id="_HTTP_CODES"), value=ast.Dict() as table):
                for value in table.values:
                    yield from strings(value)
            case ast.FunctionDef(name="_http"):
                yield from strings(node)
            case _:
                pass


def calls(function: str) -> Iterator[ast.Call]:
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) == function:
                yield node


@cache
def all_codes() -> frozenset[str]:
    return frozenset(code for tree in trees() for code in codes_in(tree))


def rule_reasons() -> set[str]:
    given = (given for call in calls("IllegalAction") for given in call.keywords if given.arg == "reason")
    return {text for keyword in given for text in strings(keyword.value)}


def line_codes() -> set[str]:
    return {code for call in calls("Line") if call.args for code in strings(call.args[0])}


def test_the_scan_finds_codes_of_every_kind() -> None:
    found = all_codes()
    assert {"not_your_turn", "name_empty", "too_fast", "id_reused", "server_restarting", "not_found"} <= found
    assert {"deadwood_difference", "box_bonus"} <= line_codes()


def test_every_code_that_the_server_sends_has_a_sentence(messages: dict[str, str]) -> None:
    assert sorted(code for code in all_codes() if f"code-{code}" not in messages) == []


def test_no_sentence_is_left_of_a_code_that_nobody_sends(messages: dict[str, str]) -> None:
    own = {"other", "offline", "page_error"}  # what the page finds out by itself
    codes = {name.removeprefix("code-") for name in messages if name.startswith("code-")}
    assert sorted(codes - all_codes() - own) == []


def test_every_reason_why_rules_cannot_be_has_its_variant(messages: dict[str, str]) -> None:
    sentence = messages["code-bad_rules"]
    assert "out_of_range" in rule_reasons()
    # The last variant is for this one.
    others = rule_reasons() - {"wrong_value"}
    assert sorted(reason for reason in others if f"[{reason}]" not in sentence) == []


def test_every_line_of_a_sheet_is_explained(messages: dict[str, str]) -> None:
    assert sorted(code for code in line_codes() if f"line-{code}" not in messages) == []


@pytest.mark.parametrize(("prefix", "values"), [("reason", list(Reason)), ("kind", list(DealKind))])
def test_every_end_of_a_match_and_kind_of_a_deal_has_words(
    messages: dict[str, str], prefix: str, values: list[str]
) -> None:
    assert [value for value in values if f"{prefix}-{value}" not in messages] == []


def test_every_rule_set_and_clock_has_a_name_and_every_set_a_sentence(messages: dict[str, str]) -> None:
    assert [name for name in RULE_SETS if f"ruleset-{name}" not in messages] == []
    assert [name for name in DUEL_RULE_SETS if f"ruleset-{name}-about" not in messages] == []
    assert [name for name in CLOCKS if f"clock-{name}" not in messages] == []


def test_every_rule_has_a_name_an_explanation_and_words_for_its_values(messages: dict[str, str]) -> None:
    wanted = {f"rules-group-{group.name}" for group in GROUPS}
    for field in (field for group in GROUPS for field in group.fields):
        wanted |= {f"rules-{field.name}", f"rules-{field.name}-about"}
        values = [json.dumps(value).strip('"') for value in field.values]
        wanted |= {f"rules-{field.name}-{value}" for value in values if not value.isdigit()}
        # And short ones for a name, with which numbers are filled in.
        wanted |= {f"rules-brief-{field.name}-{value}" for value in values} or {f"rules-brief-{field.name}"}
        if field.nullable:
            wanted |= {f"rules-{field.name}-null", f"rules-{field.name}-switch", f"rules-brief-{field.name}-null"}
    assert sorted(wanted - messages.keys()) == []


def test_every_sentence_of_the_rules_has_words_and_every_words_are_of_one(messages: dict[str, str]) -> None:
    sentences = {f"book-{sentence['code']}" for sentence in told()["every"]}
    sections = {f"book-section-{section}" for section in SECTIONS}
    assert sorted((sentences | sections) - messages.keys()) == []
    said = {name for name in messages if re.match(r"book-(?!section-)", name)}
    page = {"title", "lead", "contents", "examples", "with", "hash", "print", "new", "bad", "side"}
    of_formats = {f"book-{code}" for chapter in CHAPTERS.values() for code in chapter.codes}
    assert sorted(said - sentences - of_formats - {f"book-{part}" for part in page}) == []
