"""Something to be stored as a whole or not at all, and whoever waits for it."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

import structlog
from sqlalchemy import Connection, Table
from sqlalchemy.exc import IntegrityError

T = TypeVar("T")
Rows: TypeAlias = Mapping[Table, Sequence[Sequence[Any]]]
Key: TypeAlias = tuple[str, int]

_log = structlog.get_logger(__name__)


class StoreUnavailable(Exception):
    """The database did not take it, or did not say whether it did: nothing may be told to anyone."""


@dataclass(frozen=True, slots=True)
class Write(Generic[T]):
    """What is stored as a whole or not at all: first `work`, then `rows`.

    `rows`: of plain values, as `insert_rows` takes them.
    `lost`: what to raise when a key was taken already, asked once that is certain; None raises the database's own.
    `stored`: asked after a commit whose fate is unknown (a lost connection); None: it counts as not stored.
    `alone`: in a transaction of its own, where it takes locks in an order that is not the keys'.
    `urgent`: alone, and before all that waits; it waits for the transaction that is in flight and no other.
    Any of them may run twice, so they touch nothing but their connection.
    """

    work: Callable[[Connection], T]
    rows: Rows | None = None
    key: Key = ("", 0)
    lost: Callable[[Connection, IntegrityError], Exception] | None = None
    stored: Callable[[Connection], bool] | None = None
    alone: bool = False
    urgent: bool = False


class Waiting:
    """A write and whoever waits for it."""

    __slots__ = ("error", "future", "loop", "result", "write")

    def __init__(
        self,
        write: Write[Any],
        future: "asyncio.Future[Any] | Future[Any]",
        loop: asyncio.AbstractEventLoop | None,
    ) -> None:
        self.write = write
        self.future = future
        self.loop = loop
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        if self.future.done():  # its waiter was cancelled; the write stands
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


def settle(group: list[Waiting]) -> None:
    by_loop: defaultdict[asyncio.AbstractEventLoop, list[Waiting]] = defaultdict(list)
    for waiting in group:
        if waiting.loop is None:
            waiting.settle()
        else:
            by_loop[waiting.loop].append(waiting)
    for loop, some in by_loop.items():
        try:
            loop.call_soon_threadsafe(_settle_all, some)
        except RuntimeError:  # that loop has closed: nobody waits there any more
            _log.warning("nobody_waited", size=len(some))


def _settle_all(some: list[Waiting]) -> None:
    for waiting in some:
        waiting.settle()


def nothing(_connection: Connection) -> None:
    """The work of a write that is only rows."""
