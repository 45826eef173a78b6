"""Golden matches: the logs of every version fold to the same sheets for ever, and their decks come from their seeds."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import orjson
import pytest

from app.ids import id_bytes
from app.matches.codec import VERSION, decode, encode, kind_of
from engine.events import DealStarted, Event, MatchMade, SeedRevealed
from engine.match import fold
from engine.shuffle import CUT_DECK, cut, deck, seed_commitment
from tests.logs.make_v1 import sheet

FOLDER = Path(__file__).parent
GOLDEN = sorted(FOLDER.glob("v*/*.jsonl"))


@dataclass(frozen=True)
class Golden:
    v: int
    server_seed: str | None
    lines: list[tuple[str, str]]
    sheet: dict[str, Any]

    @property
    def events(self) -> list[Event]:
        return [decode(kind, data, self.v) for kind, data in self.lines]


def read(path: Path) -> Golden:
    head, *lines = map(orjson.loads, path.read_bytes().splitlines())
    expected = orjson.loads(path.with_name(f"{path.stem}.sheet.json").read_bytes())
    return Golden(head["v"], head["server_seed"], [(kind, data) for kind, data in lines], expected)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_log_folds_to_its_sheet(path: Path) -> None:
    golden = read(path)
    assert f"v{golden.v}" == path.parent.name
    assert orjson.loads(orjson.dumps(sheet(fold(golden.events)))) == golden.sheet


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_log_of_this_version_is_written_as_it_was(path: Path) -> None:
    golden = read(path)
    if golden.v == VERSION:
        assert [encode(event) for event in golden.events] == golden.lines


def test_every_kind_of_event_is_in_a_golden_log_of_this_version() -> None:
    kinds = {kind for path in GOLDEN for kind, _ in read(path).lines if path.parent.name == f"v{VERSION}"}
    assert kinds == {kind_of(event) for event in get_args(Event)}


def test_golden_matches_end_in_every_way_that_a_deal_can() -> None:
    kinds = {deal["kind"] for path in GOLDEN for deal in read(path).sheet["deals"]}
    assert kinds >= {"knock", "undercut", "gin", "big_gin", "dead"}


def test_the_decks_of_a_golden_match_come_from_its_seeds() -> None:
    fair = [golden for golden in map(read, GOLDEN) if golden.server_seed is not None]
    assert fair
    for golden in fair:
        made = golden.events[0]
        assert isinstance(made, MatchMade)
        server = bytes.fromhex(golden.server_seed or "")
        assert seed_commitment(server) == made.server_commit
        opened = {event.seat: event.seed for event in golden.events if isinstance(event, SeedRevealed)}
        seats = [bytes.fromhex(opened[seat]) for seat in sorted(opened)]
        given = (server, seats, id_bytes(made.match_id), bytes.fromhex(made.rules_hash))
        for event in golden.events:
            if isinstance(event, DealStarted):
                assert event.deck == deck(*given, event.number)
                assert event.cut == cut(deck(*given, CUT_DECK), made.seats)
