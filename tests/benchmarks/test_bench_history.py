"""The bench of pages and replays at its smallest."""

import json
from pathlib import Path

from benchmarks.bench_history import main


def test_every_page_and_replay_is_asked_for_on_both_databases(tmp_path: Path) -> None:
    output = tmp_path / "history.json"
    main(["--matches=60", "--times=2", f"--output={output}"])
    report = json.loads(output.read_text())
    for database in ("sqlite", "postgresql"):
        found = report[database]
        assert {what.partition(",")[0] for what in found} == {"filled_s", "page", "replay"}
        assert all(each["max_ms"] > 0 for what, each in found.items() if what != "filled_s")
    assert len(report["bars"]) == 4
