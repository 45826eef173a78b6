"""A client written from docs/protocol.md alone plays whole matches, drops its connection, and checks its deals."""

import ast
import asyncio
import re
from pathlib import Path

from app.rooms.flood import BAD_FRAMES, BURST, FORGIVEN, RATE
from app.rooms.registry import SOCKETS_PER_PLAYER
from app.rooms.waiting import REVEAL_WITHIN
from tests.app.rooms.fakes import in_loop
from tests.sockets import stranger
from tests.sockets.server import ROOT, RunningServer
from tests.sockets.stranger import Stranger

PAGE = (ROOT / "docs" / "protocol.md").read_text()


@in_loop
async def test_two_strangers_play_a_match_and_its_rematch_and_check_both(server: RunningServer) -> None:
    ann, bob = Stranger(server.url, "Ann"), Stranger(server.url, "Bob")
    code = ann.make_room()
    await asyncio.wait_for(asyncio.gather(ann.play(code, matches=2), bob.play(code, matches=2)), 60)
    assert ann.room["outcome"] == bob.room["outcome"]
    assert ann.check() > 0
    assert bob.check() > 0
    assert set(ann.refusals) <= {"stale"}


@in_loop
async def test_strangers_whose_lines_break_play_to_the_end_and_nothing_is_done_twice(server: RunningServer) -> None:
    ann, bob = Stranger(server.url, "Ann"), Stranger(server.url, "Bob")
    code = ann.make_room(rules={"target": 50})
    await asyncio.wait_for(asyncio.gather(ann.play(code, drops=True), bob.play(code, drops=True)), 60)
    assert ann.check() > 0
    assert ann.room["outcome"]["reason"] == "target"


@in_loop
async def test_a_stranger_plays_the_computer(server: RunningServer) -> None:
    ann = Stranger(server.url, "Ann")
    code = ann.make_room(opponent="computer", rules={"target": 10}, clock="untimed")
    await asyncio.wait_for(ann.play(code), 100)
    assert ann.check() > 0


def test_the_stranger_knows_nothing_of_the_server() -> None:
    tree = ast.parse(Path(stranger.__file__).read_text())
    names = [
        name.name if isinstance(node, ast.Import) else str(node.module)
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in node.names
    ]
    assert not [name for name in names if name.split(".")[0] in ("app", "engine", "tests")]


def test_the_page_tells_every_code_that_a_socket_can_be_refused_with() -> None:
    """Whatever the engine or the rooms refuse with, but for what only the API or the server itself can meet."""
    refusal = re.compile(r'(?:IllegalAction\(|_Ended\(|_refuse\(\w+, |Refused\([^")]*)"([a-z_]+)"')
    sources = [file.read_text() for folder in ("engine", "app/rooms") for file in (ROOT / folder).rglob("*.py")]
    found = {code for source in sources for code in refusal.findall(source)}
    assert len(found) > 30
    elsewhere = {"bad_rules", "bad_clock", "bad_format", "unknown_card", "not_due"}
    assert {code for code in found - elsewhere if f"`{code}`" not in PAGE} == set()


def test_the_page_tells_the_limits_as_they_are() -> None:
    assert f"more than {RATE} frames a second, after a first {BURST}" in PAGE
    assert f"the {BAD_FRAMES + 1}th in a row" in PAGE
    assert f"`too_fast` {FORGIVEN} times and on, or more than {SOCKETS_PER_PLAYER} sockets" in PAGE
    assert f"after {REVEAL_WITHIN // 1_000} seconds" in PAGE
