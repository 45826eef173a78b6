"""The one thread that writes. What arrives while a transaction is in flight goes into the next: a group commit.

In a group everything is sorted by key, the rows of all go into each table in one statement, and what fails fails
alone. Whoever waits in an event loop is woken once per group, however many of them it holds. What is urgent goes before
all that waits.
"""

import asyncio
import queue
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from enum import Enum, auto
from time import perf_counter
from typing import TypeVar, assert_never

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from app.database import Database
from app.logs import words_of
from app.outage import Outage
from app.transaction import Transaction
from app.write import StoreUnavailable, Waiting, Write, settle

T = TypeVar("T")

MOST_IN_A_GROUP = 2_000
_PATIENCE = 30.0
_MOST_TRIES = 3

_log = structlog.get_logger(__name__)


class _Sign(Enum):
    """What stands in the queue beside writes: there is something urgent, or nothing comes any more."""

    URGENT = auto()
    STOP = auto()


class WriterThread:
    """Start it once per database; `stop` stores what has arrived and then ends it.

    `committed` is told, in the writer's thread, how many writes a group had and how many seconds it took.
    """

    def __init__(
        self,
        database: Database,
        *,
        most_in_a_group: int = MOST_IN_A_GROUP,
        committed: Callable[[int, float], None] = lambda _writes, _seconds: None,
    ) -> None:
        self._database = database
        self._committed = committed
        self._most = most_in_a_group
        self._unwritten = Outage("writing")
        self._queue: queue.SimpleQueue[Waiting | _Sign] = queue.SimpleQueue()
        self._urgent: deque[Waiting] = deque()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, write: Write[T]) -> T:
        """For an event loop. Raises `StoreUnavailable`, what `lost` made, or what `work` raised."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._put(Waiting(write, future, loop))
        return await future

    def write_now(self, write: Write[T]) -> T:
        """The same for a thread of its own, which it blocks."""
        future: Future[T] = Future()
        self._put(Waiting(write, future, None))
        try:
            return future.result(_PATIENCE)
        except TimeoutError:
            raise StoreUnavailable from None

    def run(self, work: Callable[[Connection], T]) -> T:
        """`work` in the next group's transaction, from a thread of its own."""
        return self.write_now(Write(work))

    def stop(self) -> None:
        self._closed = True
        self._queue.put(_Sign.STOP)
        self._thread.join()
        late = list(self._urgent)  # what came between the two lines above
        while not self._queue.empty():
            if isinstance(found := self._queue.get(), Waiting):
                late.append(found)
        for waiting in late:
            waiting.error = StoreUnavailable("the writer has stopped")
        settle(late)

    def _put(self, waiting: Waiting) -> None:
        if self._closed:
            raise StoreUnavailable("the writer has stopped")
        if waiting.write.urgent:
            self._urgent.append(waiting)
            self._queue.put(_Sign.URGENT)
        else:
            self._queue.put(waiting)

    def _run(self) -> None:
        running = True
        while running:
            group, running = self._next_group()
            for part in _parts(group):
                self._serve_urgent()
                self._serve(part)
            self._serve_urgent()
        self._database.rest()

    def _next_group(self) -> tuple[list[Waiting], bool]:
        """All that waits and is not urgent, and whether to go on after it. Waits until there is something to do."""
        group: list[Waiting] = []
        following = self._queue.get()
        while True:
            match following:
                case _Sign.STOP:
                    return group, False
                case _Sign.URGENT:
                    pass
                case Waiting():
                    group.append(following)
                case never:
                    assert_never(never)
            if len(group) == self._most:
                return group, True
            try:
                following = self._queue.get_nowait()
            except queue.Empty:
                return group, True

    def _serve_urgent(self) -> None:
        while self._urgent:
            self._serve([self._urgent.popleft()])

    def _serve(self, part: list[Waiting]) -> None:
        began = perf_counter()
        self._store(part)
        took = perf_counter() - began
        settle(part)
        self._committed(len(part), took)

    def _store(self, group: list[Waiting]) -> None:
        if len(group) > 1:
            group.sort(key=lambda waiting: waiting.write.key)  # one order for everybody: nobody deadlocks
        tries = 0
        while True:
            tries += 1
            transaction = Transaction(self._database, group)
            try:
                transaction.run()
            except Exception as error:  # noqa: BLE001 - the group's fate: whatever it was, everyone in it has to be told
                if tries < _MOST_TRIES and transaction.is_undone(error):
                    _log.info("group_tried_again", size=len(group), error=words_of(error))
                    continue
                self._unwritten.failed(error, writes=len(group))
                self._after_failure(group, error)
            else:
                self._unwritten.over()
            return

    def _after_failure(self, group: list[Waiting], error: Exception) -> None:
        """The commit may have succeeded all the same: look before saying that it did not."""
        for waiting in group:
            waiting.error = StoreUnavailable(str(error))
            waiting.error.__cause__ = error
        try:
            with self._database.reading() as connection:
                for waiting in group:
                    if waiting.write.stored is not None and waiting.write.stored(connection):
                        waiting.error = None
        except SQLAlchemyError:
            pass  # the database has told of it


def _parts(group: list[Waiting]) -> list[list[Waiting]]:
    """What goes into a transaction together: all, but for what goes alone."""
    alone = [waiting for waiting in group if waiting.write.alone]
    if not alone:
        return [group] if group else []
    together = [waiting for waiting in group if not waiting.write.alone]
    return [*([together] if together else []), *([waiting] for waiting in alone)]
