"""The network between two programs, as a test wants it: open, frozen (silent, as when packets are swallowed) or cut."""

import asyncio
from collections.abc import Coroutine
from enum import Enum, auto
from threading import Thread
from typing import Any, TypeVar

Result = TypeVar("Result")

AT_ONCE = 64 * 1024


class Way(Enum):
    OPEN = auto()
    FROZEN = auto()
    CUT = auto()


class Line:
    """Listens on `port` of loopback and passes on to `to`, from a thread of its own until `close`.

    Frozen, connections can still be made, and nothing comes or goes; opened again, what was sent meanwhile arrives.
    Cut, all connections are reset and none can be made.
    """

    def __init__(self, port: int, to: int) -> None:
        self.port = port
        self._to = to
        self._way = Way.OPEN
        self._writers: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._open = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self._thread = Thread(target=self._loop.run_forever, name=f"line-{port}", daemon=True)
        self._thread.start()
        self.open()

    def open(self) -> None:
        self._do(self._set(Way.OPEN))

    def freeze(self) -> None:
        self._do(self._set(Way.FROZEN))

    def cut(self) -> None:
        self._do(self._set(Way.CUT))

    def close(self) -> None:
        self._do(self._set(Way.CUT))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _do(self, work: Coroutine[Any, Any, Result]) -> Result:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    async def _set(self, way: Way) -> None:
        self._way = way
        if way is Way.OPEN:
            self._open.set()
        else:
            self._open.clear()
        if way is Way.CUT:
            if self._server is not None:
                self._server.close()
                self._server = None
            for writer in self._writers:
                writer.transport.abort()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
        elif self._server is None:
            self._server = await asyncio.start_server(self._connected, "127.0.0.1", self.port)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self._writers.add(writer)
        try:
            await self._open.wait()
            other_reader, other_writer = await asyncio.open_connection("127.0.0.1", self._to)
            self._writers.add(other_writer)
            try:
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._pass_on(reader, other_writer))
                    both.create_task(self._pass_on(other_reader, writer))
            finally:
                self._writers.discard(other_writer)
                other_writer.transport.abort()
        except* (OSError, asyncio.CancelledError):
            pass
        finally:
            self._writers.discard(writer)
            writer.transport.abort()
            self._tasks.discard(task)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Until one side ends, which the other is told; a reset ends both. What arrives while frozen waits."""
        while data := await reader.read(AT_ONCE):
            await self._open.wait()
            writer.write(data)
            await writer.drain()
        await self._open.wait()
        writer.write_eof()
