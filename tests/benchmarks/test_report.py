"""What a run of the load bench comes down to, also where a part of it failed: figures given by hand."""

from benchmarks.load.losses import Losses
from benchmarks.load.report import bars_of, headline

ROUND = {
    "saturated": {"actions_a_cpu_s": 100},
    "quarter": {"p99_ms": 5},
    "half": {"p99_ms": 9},
    "echo": {"actions_a_cpu_s": 400},
}
CROWD = {"rss_gib": 0.5, "time_outs": {"expected": 2, "told": 2, "latest_s": 1.02}, "missing": 0, "back_s": 20.0}


def test_a_server_that_could_not_be_measured_takes_no_other_figure_along() -> None:
    figures = headline([ROUND, {**ROUND, "colyseus": {"actions_a_cpu_s": 500}}], [Losses.none()], {})
    assert figures["durable_over_echo"] == 0.25
    assert figures["over_colyseus"] == 0.2
    assert "over_boardgame_io" not in figures
    assert {bar["what"] for bar in bars_of(figures)} == {
        "durable_over_echo",
        "over_colyseus",
        "p99_ms_quarter",
        "p99_ms_half",
        "lost",
    }


def test_without_a_round_the_other_parts_count_all_the_same() -> None:
    figures = headline([], [], {"postgresql": None, "two_servers": None, "crowd": CROWD})
    assert figures["rss_gib_10000_sockets"] == 0.5
    assert figures["latest_time_out_s"] == 1.02
    assert figures["reconnect_10000_s"] == 20.0
    assert figures["lost"] == 0
    assert all(bar["met"] for bar in bars_of(figures))
