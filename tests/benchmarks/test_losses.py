"""The harness would notice: actions that are missing from the log, and ones that nobody asked for."""

import json
from pathlib import Path

from app.database import migrate, open_database
from benchmarks.load.losses import Losses, count_losses
from tests.app.store import Store


def test_an_action_that_was_acknowledged_and_is_not_in_the_log_is_lost(tmp_path: Path) -> None:
    url, match_id = played(tmp_path)
    told = tell(tmp_path, acked=[(match_id, "sit0"), (match_id, "never stored")])
    found = count_losses(told, url)
    assert (found.acknowledged, found.lost, found.unasked) == (2, 1, 0)
    assert found.events == 2


def test_an_action_in_the_log_that_nobody_was_told_of_is_unasked(tmp_path: Path) -> None:
    url, _ = played(tmp_path)
    assert count_losses(tell(tmp_path, acked=[]), url).unasked == 1


def test_an_action_that_nobody_answered_may_be_stored_or_not(tmp_path: Path) -> None:
    url, match_id = played(tmp_path)
    told = tell(tmp_path, acked=[], unsure=[(match_id, "sit0"), (match_id, "on its way")])
    assert count_losses(told, url) == Losses(0, lost=0, doubled=0, unasked=0, unsure=2, stored=1, events=2)


def played(folder: Path) -> tuple[str, str]:
    """A database in which somebody took a seat by the action `sit0`."""
    url = f"sqlite:///{folder}/log.sqlite3"
    migrate(url)
    with Store(open_database(url)) as store:
        return url, store.new_match(store.person("Ann"))


def tell(folder: Path, *, acked: list[tuple[str, str]], unsure: list[tuple[str, str]] | None = None) -> Path:
    file = folder / "told.json"
    file.write_text(json.dumps({"acked": acked, "unsure": unsure or []}))
    return file
