"""The figures that a run comes down to, their bars, and a table of what was measured."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import reduce
from operator import add
from statistics import median
from typing import Any

from benchmarks.load.losses import Losses


@dataclass(frozen=True, slots=True)
class Bar:
    """`least` or `most` of a figure, and the `goal` beyond it."""

    figure: str
    least: float | None = None
    most: float | None = None
    goal: float | None = None
    how: str = ""

    def judge(self, measured: float | None) -> dict[str, Any]:
        """None: it never came to an end."""
        least = self.least is None or (measured is not None and measured >= self.least)
        most = self.most is None or (measured is not None and measured <= self.most)
        bar = f"at least {self.least}" if self.least is not None else f"at most {self.most}"
        goal = "" if self.goal is None else f", goal {self.goal}"
        return {"what": self.figure, "measured": measured, "bar": bar + goal, "met": least and most, "how": self.how}


RATIO = "actions per CPU-second on SQLite, as fast as it can, over {}; the median of the rounds"
WAIT = (
    "from when an action was due to the other browser's hearing of it, SQLite, by a schedule; the median of the rounds"
)
TWO = "CPU of both servers for an action over that of one, each as fast as it can on PostgreSQL; {}"

OVER = {"durable_over_echo": "echo", "over_boardgame_io": "boardgame.io", "over_colyseus": "colyseus"}
"""Which other server's figure ours is divided by."""

BARS = (
    Bar("durable_over_echo", least=0.4, goal=0.5, how=RATIO.format("a bare FastAPI echo of as large frames")),
    Bar("over_boardgame_io", least=1.25, how=RATIO.format("boardgame.io in memory")),
    Bar("over_colyseus", least=0.18, goal=0.25, how=RATIO.format("Colyseus in memory")),
    Bar("p99_ms_quarter", most=20, how=WAIT),
    Bar("p99_ms_half", most=50, how=WAIT),
    Bar(
        "lost", most=0, how="acknowledged and not in the log, in it twice, or never sent; every part, kill -9 included"
    ),
    Bar("rss_gib_10000_sockets", most=0.8, how="of the server's process, rooms acting every 10 s"),
    Bar(
        "latest_time_out_s",
        most=1.05,
        how="from a deadline to when the players were told, which is after it was stored",
    ),
    Bar("reconnect_10000_s", most=30, how="from SIGTERM, over the new start, to when the last player had its table"),
    Bar("two_servers_over_one", most=1.25, how=TWO.format("the players of a room on one server")),
)


def headline(
    rounds: Sequence[Mapping[str, Any]], losses: Sequence[Losses], parts: Mapping[str, Any]
) -> dict[str, float | None]:
    """By the names of the bars; what was not measured in this run is not there."""
    total = reduce(add, losses, Losses.none())
    figures: dict[str, float | None] = {
        figure: _over(beside, other)
        for figure, other in OVER.items()
        if (beside := [each for each in rounds if other in each])
    }
    if rounds:
        figures |= {f"p99_ms_{name}": median(each[name]["p99_ms"] for each in rounds) for name in ("quarter", "half")}
    figures |= asdict(total)
    figures["lost"] = total.lost + total.doubled + total.unasked
    if (two := parts.get("two_servers")) is not None and parts.get("postgresql") is not None:
        one = parts["postgresql"]["saturated"]["server_cpu_us_an_action"]  # in this run, just before
        figures["two_servers_over_one"] = round(two["together"]["server_cpu_us_an_action"] / one, 3)
        figures["two_servers_apart_over_one"] = round(two["apart"]["server_cpu_us_an_action"] / one, 3)
    if (crowd := parts.get("crowd")) is not None:
        figures["rss_gib_10000_sockets"] = crowd["rss_gib"]
        outs = crowd["time_outs"]
        figures["latest_time_out_s"] = outs["latest_s"] if outs["told"] == outs["expected"] else None
        figures["reconnect_10000_s"] = crowd["back_s"] if not crowd["missing"] else None
    return figures


def bars_of(figures: Mapping[str, float | None]) -> list[dict[str, Any]]:
    return [bar.judge(figures[bar.figure]) for bar in BARS if bar.figure in figures]


def _over(rounds: Sequence[Mapping[str, Any]], other: str) -> float:
    ratios: list[float] = [each["saturated"]["actions_a_cpu_s"] / each[other]["actions_a_cpu_s"] for each in rounds]
    return round(median(ratios), 3)


def show(found: Mapping[str, Any]) -> None:
    """A line for each window of a part."""
    for name, each in found.items():
        if not isinstance(each, Mapping) or "actions_s" not in each:
            continue
        print(
            f"{name:14}{each['actions_s']:8,.0f}/s{each['actions_a_cpu_s']:8,.0f} a CPU-second"
            f"{each['server_cpu_us_an_action']:7,.0f} µs"
            f"   p50 {each['p50_ms']} p95 {each['p95_ms']} p99 {each['p99_ms']} ms"
            f"   cores: server {each['server_core_share']:.2f} clients {each['client_core_share']:.2f}"
            f"   {each['refused'] or ''}",
            flush=True,
        )
