"""What the clients count in one window of a run."""

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from benchmarks.load.served import cpu_seconds

FRAMES_KEPT = 2_000


@dataclass(slots=True)
class Tally:
    """`waits`: seconds from each action to the other player's hearing of it. `frames`: some that were heard."""

    actions: int = 0
    waits: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    sent_bytes: int = 0
    heard: int = 0
    heard_bytes: int = 0
    frames: list[bytes] = field(default_factory=list)

    def sent(self, frame: bytes) -> None:
        self.sent_bytes += len(frame)

    def hear(self, frame: bytes) -> None:
        self.heard += 1
        self.heard_bytes += len(frame)
        if len(self.frames) < FRAMES_KEPT:
            self.frames.append(frame)

    def accept(self, waited: float) -> None:
        """An action that was due `waited` seconds ago is acknowledged, and the other player has heard of it."""
        self.actions += 1
        self.waits.append(waited)

    def usual_frame(self) -> str | None:
        """One of the median size."""
        frames = sorted(self.frames, key=len)
        return frames[len(frames) // 2].decode() if frames else None


class Window:
    """Until `end`: what was counted, how long it took, and what servers and clients used of their cores.

    `pids`: of the `server`, of one or more processes, and of others whose use is told apart from it.
    """

    def __init__(self, tally: Tally, pids: Mapping[str, Sequence[int]]) -> None:
        self._tally, self._pids = tally, pids
        self._began, self._client = time.monotonic(), time.process_time()
        self._used = self._use()

    def end(self) -> dict[str, Any]:
        seconds = time.monotonic() - self._began
        client = time.process_time() - self._client
        used = {who: after - self._used[who] for who, after in self._use().items()}
        server = used.pop("server")
        tally = self._tally
        actions = max(1, tally.actions)
        return {
            "actions": tally.actions,
            "seconds": round(seconds, 3),
            "actions_s": round(tally.actions / seconds, 1),
            "server_cpu_s": round(server, 3),
            "server_cpu_us_an_action": round(server / actions * 1e6, 1),
            "actions_a_cpu_s": round(tally.actions / max(server, 1e-9), 1),
            **{f"{who}_cpu_us_an_action": round(cpu / actions * 1e6, 1) for who, cpu in used.items()},
            "server_core_share": round(server / seconds, 3),
            "client_core_share": round(client / seconds, 3),
            "in_bytes": round(tally.sent_bytes / actions),
            "out_bytes": round(tally.heard_bytes / max(1, tally.heard)),
            "refused": dict(tally.refused),
            **{f"{name}_ms": ms for name, ms in percentiles(tally.waits).items()},
        }

    def _use(self) -> dict[str, float]:
        return {who: cpu_seconds(pids) for who, pids in self._pids.items()}


def percentiles(seconds: Sequence[float]) -> dict[str, float | None]:
    """In ms."""
    if not seconds:
        return {"p50": None, "p95": None, "p99": None, "max": None}
    ordered = sorted(seconds)
    last = len(ordered) - 1
    found = {name: ordered[min(last, int(share * len(ordered)))] for name, share in (("p95", 0.95), ("p99", 0.99))}
    figures = {"p50": median(ordered), **found, "max": ordered[-1]}
    return {name: round(each * 1000, 2) for name, each in figures.items()}
