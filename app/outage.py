"""Something that we depend on and that fails: one line in the log when that begins, and one when it is over."""

import threading
from collections import Counter
from time import monotonic

import structlog

_log = structlog.get_logger(__name__)


class Outage:
    """`what`: what cannot be done meanwhile, `writing` say. From whichever thread."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._since: float | None = None
        self._failed: Counter[str] = Counter()
        self._lock = threading.Lock()

    def failed(self, error: BaseException, **counts: int) -> None:
        """It fails. The first error is told; `counts` are added up, to be told at the end."""
        with self._lock:
            self._failed.update(counts, times=1)
            if self._since is not None:
                return
            self._since = monotonic()
        _log.error(f"{self._what}_fails", exc_info=error)

    def over(self) -> None:
        """It works."""
        if not self._failed:  # as nearly always: no lock for that
            return
        with self._lock:
            since, self._since = self._since, None
            counts, self._failed = dict(self._failed), Counter()
        if since is None:
            return
        seconds = round(monotonic() - since, 1)
        _log.warning(f"{self._what}_works_again", after_seconds=seconds, **counts)
