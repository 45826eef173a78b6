"""A socket as a test reads it."""

import asyncio
import json
from typing import Any, TypeAlias

Message: TypeAlias = dict[str, Any]


class FakeLine:
    """What is written to a socket, as a queue of messages. Not `clear`: its peer does not read; `lost`: it is gone."""

    def __init__(self) -> None:
        self.messages: asyncio.Queue[Message] = asyncio.Queue()
        self.frames: list[str] = []
        self.closed: tuple[int, str] | None = None
        self.aborted = False
        self.lost = False
        self.clear = True

    def write(self, text: bytes) -> None:
        if self.lost:
            return
        self.frames.append(text.decode())
        self.messages.put_nowait(json.loads(text))

    def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)
        self.messages.put_nowait({"type": "closed", "code": code, "reason": reason})

    def abort(self) -> None:
        self.aborted = True
