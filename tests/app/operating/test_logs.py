"""All that a server logs of a whole match, in quiet and in trouble: no card, no seed, no name and no token is in it."""

import json
import logging
import re
import sqlite3
import sys
import urllib.error
from collections.abc import Iterator
from contextlib import closing, contextmanager
from io import StringIO
from pathlib import Path

import pytest
import structlog
from sqlalchemy.exc import IntegrityError

from app.logs import Form, set_up_logs, words_of
from tests.app.rooms.fakes import in_loop
from tests.sockets.person import Person, Tab, start_match
from tests.sockets.play import play_match
from tests.sockets.server import RunningServer

CARD = re.compile(r"\b(?:10|[A2-9TJQK])[SCDH]\b")


@pytest.mark.parametrize("form", ["json", "text"])
def test_the_log_of_a_whole_match_tells_nothing_that_only_some_may_know(tmp_path: Path, form: str) -> None:
    """In its middle the store fails, and at its end its log cannot be read: errors quote nothing either."""
    with RunningServer(tmp_path / "knockwood.sqlite3", log_level="info", log_format=form) as server:
        ann, bob = Person(server.url, "Quirkula"), Person(server.url, "Zebediah")
        link = ann.call("POST", "/api/me/links")["url"].partition("#")[2]
        code = ann.make_room(rules={"target": 20})
        matches: list[str] = []

        @in_loop
        async def play() -> None:
            one, two = await start_match(ann, bob, code)
            async with one, two:
                tabs = {one.room["you"]: one, two.room["you"]: two}
                with broken_store(server.database):
                    await try_in_vain(tabs[one.update["view"]["deal"]["to_move"]])
                    with pytest.raises(urllib.error.HTTPError, match="503"):
                        ann.call("PUT", "/api/me", {"name": "Quirkula II"})
                await one.send('{"type": "discard", "card": "9S", "nonsense": "Quirkula"}')
                await one.hear(lambda heard: heard["type"] == "refused" and heard["code"] == "bad_message")
                for tab in (one, two):
                    await tab.send({"type": "probe", "n": 1})
                    await tab.hear_type("probe")
                await play_match(one, two)
                matches.append(one.room["match"])

        play()
        with closing(sqlite3.connect(server.database, timeout=5)) as connection:
            connection.execute("UPDATE events SET data = json_set(data, '$.deck', '9S KC') WHERE kind = 'deal_started'")
            connection.commit()
        with pytest.raises(urllib.error.HTTPError, match="500"):
            ann.call("GET", f"/api/matches/{matches[0]}/record.json")
        told = server.errors()
        seeds = [seed for (seed,) in server.query("SELECT seed FROM seeds")]
    kinds = [
        "match_started",
        "match_ended",
        "writing_fails",
        "writing_works_again",
        "store_does_not_answer",
        "request_failed",
    ]
    assert [kind for kind in kinds if kind not in told] == []
    assert "BadLine" in told
    secrets = [link, *seeds, code]
    for person in (ann, bob):
        secrets += [person.name, person.cookie.partition("=")[2], *person.seeds.values(), *person.seeds.keys()]
    assert [secret for secret in secrets if secret in told] == []
    assert CARD.findall(told) == []
    if form == "json":
        lines = [json.loads(line) for line in told.splitlines()]
        assert {"event", "level", "logger", "timestamp"} <= set.intersection(*(set(line) for line in lines))
        ended = next(line for line in lines if line["event"] == "match_ended")
        assert (ended["match"], ended["reason"]) == (matches[0], "target")


@contextmanager
def broken_store(database: Path) -> Iterator[None]:
    """Whatever is written meanwhile fails in the midst of a statement that holds cards."""
    with closing(sqlite3.connect(database, timeout=5)) as connection:
        for table in ("events", "players"):
            connection.execute(
                f"CREATE TRIGGER broken_{table} BEFORE {'INSERT' if table == 'events' else 'UPDATE'} ON {table} "
                "BEGIN SELECT missing(1); END"
            )
        connection.commit()
        yield
        for table in ("events", "players"):
            connection.execute(f"DROP TRIGGER broken_{table}")
        connection.commit()


async def try_in_vain(tab: Tab) -> None:
    kind = "pass" if tab.update["view"]["deal"]["phase"] == "upcard" else "draw"
    refused = await tab.refused(kind)
    assert refused["code"] == "try_again"


@contextmanager
def logging_to(form: Form, monkeypatch: pytest.MonkeyPatch) -> Iterator[StringIO]:
    """Set up as a server does, and everything put back."""
    told, root, before = StringIO(), logging.getLogger(), structlog.get_config()
    kept = root.handlers, root.level, logging.getLogger("app").level
    monkeypatch.setattr(sys, "stderr", told)
    try:
        set_up_logs("info", form)
        yield told
    finally:
        root.handlers = kept[0]
        root.setLevel(kept[1])
        logging.getLogger("app").setLevel(kept[2])
        structlog.configure(**before)


@pytest.mark.parametrize("form", ["json", "text"])
def test_errors_are_told_by_their_places_and_kinds(form: Form, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble() -> None:
        cause = ValueError("the card 7H")
        raise ExceptionGroup("of Ann's", [KeyError("8S"), OSError(28, "No space left on device")]) from cause

    with logging_to(form, monkeypatch) as told:
        try:
            stumble()
        except ExceptionGroup:
            logging.getLogger("asyncio").exception("Task exception was never retrieved\nfuture: 9D of Ann's")
            structlog.get_logger("app.of_this_test").exception("it_failed", match="m")
        text = told.getvalue()
    for word in ("ValueError", "KeyError", "No space left on device", "stumble", "it_failed", "never retrieved"):
        assert word in text
    assert CARD.findall("\n".join(line for line in text.splitlines() if "raise " not in line)) == []
    assert "9D" not in text


def test_below_a_warning_libraries_say_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    with logging_to("json", monkeypatch) as told:
        logging.getLogger("websockets.server").info("< TEXT '7H'")
        structlog.get_logger("app.of_that_test").info("match_started", match="m")
        assert [json.loads(line)["event"] for line in told.getvalue().splitlines()] == ["match_started"]


def test_of_a_databases_words_only_the_first_line_is_told() -> None:
    failed = IntegrityError("INSERT", {"data": "7H"}, Exception("null value\nDETAIL: Failing row contains (7H)"))
    assert words_of(failed) == "IntegrityError: null value"
    assert words_of(Exception("7H")) == "Exception"
