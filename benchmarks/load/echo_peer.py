"""A client of the bare echo."""

from collections.abc import Callable

from benchmarks.load.line import Line, call


class EchoPeer:
    def __init__(self, url: str, code: str) -> None:
        self._address = url.replace("http://", "ws://") + f"/ws/{code}"
        self.greeted = True

    async def open(self, heard: Callable[[Line, bytes], None]) -> Line:
        return await call(self._address, heard, lambda _code: None)

    def move(self, number: int) -> bytes:
        """As long as a move of ours."""
        return b'{"type":"discard","turn":"1.%03d","card":"7H","id":"0123456789abcdef01%06x"}' % (number % 1000, number)

    def send(self, line: Line, frame: bytes) -> None:
        line.send(frame)

    def is_update(self, _line: Line, _frame: bytes) -> bool:
        return True
