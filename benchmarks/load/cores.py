"""Which core is whose: on a machine with two or more the clients never take time from the server that is measured."""

import os
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Cores:
    """None: wherever the system likes."""

    server: int | None
    clients: int | None

    def told(self) -> str:
        if self.server is None:
            return "servers and clients on any core"
        return f"servers kept to core {self.server}, clients to core {self.clients}; PostgreSQL on any"


def share_out() -> Cores:
    """One core for the server and another for its clients, where there are two."""
    if not hasattr(os, "sched_getaffinity"):
        return Cores(None, None)
    cores = sorted(os.sched_getaffinity(0))
    return Cores(cores[0], cores[1]) if len(cores) > 1 else Cores(None, None)


def keep_to(core: int | None, pid: int) -> None:
    """Keep a process that has just started, and all that it starts, to one core."""
    if core is not None:
        os.sched_setaffinity(pid, {core})
