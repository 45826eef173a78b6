"""What players were told, held against the log: nothing that anybody heard is missing from it or other than it says."""

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import orjson

from app.database import Database
from app.matches.entries import LoadedMatch
from app.matches.log import MatchLog
from app.operating.check import check_text
from app.operating.export import export
from app.writer import WriterThread
from engine.events import MatchEnded
from engine.match_state import MatchState, apply
from engine.view import view
from tests.cluster.regular import Told, seen


def audit(database: Database, told: Iterable[Told]) -> dict[str, LoadedMatch]:
    """Raises `AssertionError` where the log and the players differ; the matches that anybody was told of."""
    by_match: defaultdict[str, list[Told]] = defaultdict(list)
    for each in told:
        by_match[each.match].append(each)
    writer = WriterThread(database)
    try:
        log = MatchLog(database, writer)
        found = {match_id: log.load(match_id, from_checkpoint=False) for match_id in by_match}
    finally:
        writer.stop()
    matches = {}
    for match_id, some in by_match.items():
        loaded = found[match_id]
        assert loaded is not None, f"{match_id} was told of and is not there"
        _audit_match(loaded, some)
        if any(isinstance(event, MatchEnded) for event in loaded.events):
            verdict = check_text(export(database, match_id, "json").decode())
            assert verdict.code == 0, verdict.text
        matches[match_id] = loaded
    return matches


def _audit_match(loaded: LoadedMatch, told: Sequence[Told]) -> None:
    seqs = [seq for seq, _ in loaded.rows]
    assert seqs == list(range(1, len(seqs) + 1)), f"{loaded.match_id} has gaps"
    ends = [event for event in loaded.events if isinstance(event, MatchEnded)]
    assert len(ends) <= 1, ends
    actions = {(entry.seat, entry.action_id): seq for seq, entry in loaded.rows if entry.action_id is not None}
    assert len(actions) == sum(entry.action_id is not None for _, entry in loaded.rows), "an action was stored twice"
    at: defaultdict[int, list[Told]] = defaultdict(list)
    for each in told:
        assert each.seq <= loaded.last_seq, f"{each} is not in the log"
        if each.ack is not None:
            assert actions.get((each.seat, each.ack), loaded.last_seq + 1) <= each.seq, f"{each} is not in the log"
        at[each.seq].append(each)
    state: MatchState | None = None
    for seq, entry in loaded.rows:
        state = apply(state, entry.event)
        views: dict[int | None, bytes] = {}
        for each in at[seq]:
            if each.seat not in views:
                views[each.seat] = seen(_as_told(view(state, each.seat, entry.at)))
            assert each.view == views[each.seat], f"{each} is not what the log says"


def _as_told(content: Any) -> Any:
    return json.loads(orjson.dumps(content))
