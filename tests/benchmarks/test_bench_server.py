"""The load harness at its smallest: that it plays, measures and counts, whatever the figures are."""

import json
from pathlib import Path

from benchmarks.bench_server import main


def test_the_harness_plays_beside_the_echo_and_finds_every_acknowledged_action_in_the_log(tmp_path: Path) -> None:
    output = tmp_path / "server.json"
    main(["--rooms=2", "--warm=0.2", "--seconds=1", "--rounds=1", "--only-echo", f"--output={output}"])
    report = json.loads(output.read_text())
    assert report["lost"] == 0
    assert report["durable_over_echo"] > 0
    (found,) = report["rounds"]
    assert found.keys() == {"saturated", "quarter", "half", "echo"}
    for window in found.values():
        assert window["actions"] > 0
        assert window["server_cpu_s"] > 0
        assert window["unanswered"] == 0
        assert window["refused"].keys() <= {"try_again", "too_fast"}
        assert window["p50_ms"] <= window["p95_ms"] <= window["p99_ms"] <= window["max_ms"]
    assert abs(found["echo"]["out_bytes"] - found["saturated"]["out_bytes"]) < 500
