"""A run as a picture: actions per CPU-second of each server, and how long an action takes to the other browser."""

from collections.abc import Mapping, Sequence
from html import escape
from statistics import median
from typing import Any

WIDTH, ROW, LEFT, RIGHT = 720, 26, 190, 70
OURS, THEIRS = "#2f6f4f", "#9aa5a0"


def chart(report: Mapping[str, Any]) -> str:
    """SVG."""
    rounds: Sequence[Mapping[str, Any]] = report["rounds"]
    speeds = {"Knockwood, SQLite": _middle(rounds, "saturated", "actions_a_cpu_s")}
    if report.get("postgresql") is not None:
        speeds["Knockwood, PostgreSQL"] = report["postgresql"]["saturated"]["actions_a_cpu_s"]
    for name, words in (("echo", "bare FastAPI echo"), ("boardgame.io", "boardgame.io"), ("colyseus", "Colyseus")):
        if beside := [each for each in rounds if name in each]:
            speeds[words] = _middle(beside, name, "actions_a_cpu_s")
    waits = {
        f"{load} load, {share}": _middle(rounds, name, f"{share}_ms")
        for name, load in (("quarter", "a quarter of"), ("half", "half of"))
        for share in ("p50", "p95", "p99")
    }
    first, top = _bars("Actions per CPU-second of the server", speeds, "{:,.0f}", 0)
    second, bottom = _bars("Ms from an action to the other browser, SQLite", waits, "{:.1f}", top + ROW // 2)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom}" '
        f'font-family="sans-serif" font-size="13">\n'
        f'<rect width="{WIDTH}" height="{bottom}" fill="white"/>\n{first}{second}</svg>\n'
    )


def _bars(title: str, figures: Mapping[str, float], form: str, top: int) -> tuple[str, int]:
    """The drawing, and where it ends."""
    scale = (WIDTH - LEFT - RIGHT) / max(*figures.values(), 1e-9)
    lines = [f'<text x="10" y="{top + 20}" font-weight="bold">{escape(title)}</text>']
    y = top + 32
    for name, figure in figures.items():
        colour = OURS if "Knockwood" in name or "load" in name else THEIRS
        width = max(1, round(figure * scale))
        lines.append(f'<text x="{LEFT - 8}" y="{y + 15}" text-anchor="end">{escape(name)}</text>')
        lines.append(f'<rect x="{LEFT}" y="{y + 2}" width="{width}" height="{ROW - 8}" fill="{colour}"/>')
        lines.append(f'<text x="{LEFT + width + 6}" y="{y + 15}">{form.format(figure)}</text>')
        y += ROW
    return "\n".join(lines) + "\n", y + 8


def _middle(rounds: Sequence[Mapping[str, Any]], window: str, figure: str) -> float:
    return float(median(each[window][figure] for each in rounds))
