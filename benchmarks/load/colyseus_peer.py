"""A client of Colyseus: its matchmaking over HTTP, then binary frames of its protocol, each a code and MessagePack."""

from collections.abc import Callable
from typing import Final

from benchmarks.load.guests import Door
from benchmarks.load.line import Line, call

JOIN_ROOM: Final = 10
ROOM_DATA: Final = 13


class ColyseusPeer:
    def __init__(self, address: str) -> None:
        self._address = address
        self.greeted = False

    @classmethod
    async def pair(cls, url: str) -> "tuple[ColyseusPeer, ColyseusPeer]":
        """Two seats at a new table."""
        door = await Door.open(url, "127.0.0.1")
        made, _ = await door.ask("POST", "/matchmake/create/table", {})
        joined, _ = await door.ask("POST", f"/matchmake/joinById/{made['roomId']}", {})
        door.close()
        base = url.replace("http://", "ws://")
        one, two = (
            f"{base}/{seat['processId']}/{seat['roomId']}?sessionId={seat['sessionId']}" for seat in (made, joined)
        )
        return cls(one), cls(two)

    async def open(self, heard: Callable[[Line, bytes], None]) -> Line:
        return await call(self._address, heard, lambda _code: None)

    def move(self, number: int) -> bytes:
        fields = {
            "type": "discard",
            "turn": f"1.{number % 1000:03}",
            "card": "7H",
            "id": f"0123456789abcdef01{number:06x}",
        }
        packed = b"".join(_text(each) for field in fields.items() for each in field)
        return bytes([ROOM_DATA]) + _text("move") + bytes([0x80 | len(fields)]) + packed

    def send(self, line: Line, frame: bytes) -> None:
        line.send_binary(frame)

    def is_update(self, line: Line, frame: bytes) -> bool:
        if frame[0] == JOIN_ROOM:
            line.send_binary(bytes([JOIN_ROOM]))
            self.greeted = True
        return frame[0] == ROOM_DATA


def _text(text: str) -> bytes:
    """A string of less than 32 bytes in MessagePack."""
    return bytes([0xA0 | len(text)]) + text.encode()
