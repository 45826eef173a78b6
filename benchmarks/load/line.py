"""One WebSocket of a client, through picows: cheap enough that the server is what is measured."""

from collections.abc import Callable, Mapping

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from typing_extensions import override

HANDSHAKE_WITHIN = 60.0


class Line(WSListener):
    """`heard`: called with each message and this line. `lost`: called once, with the close code if there was one."""

    def __init__(self, heard: Callable[["Line", bytes], None], lost: Callable[[int | None], None]) -> None:
        super().__init__()
        self._heard, self._lost = heard, lost
        self._transport: WSTransport | None = None
        self._code: int | None = None

    @override
    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    @override
    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type in (WSMsgType.TEXT, WSMsgType.BINARY):
            self._heard(self, frame.get_payload_as_bytes())
        elif frame.msg_type is WSMsgType.CLOSE:
            self._code = int(frame.get_close_code().value)
            transport.send_close(frame.get_close_code())
            transport.disconnect()

    @override
    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._transport = None
        self._lost(self._code)

    @property
    def is_open(self) -> bool:
        return self._transport is not None

    def send(self, message: bytes) -> None:
        """To a line that is lost, nothing."""
        if self._transport is not None:
            self._transport.send(WSMsgType.TEXT, message)

    def send_binary(self, message: bytes) -> None:
        if self._transport is not None:
            self._transport.send(WSMsgType.BINARY, message)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.send_close()
            self._transport.disconnect()


async def call(
    url: str,
    heard: Callable[["Line", bytes], None],
    lost: Callable[[int | None], None],
    *,
    headers: Mapping[str, str] | None = None,
    home: str = "127.0.0.1",
) -> Line:
    """Open a socket from the address `home`. Raises OSError or picows's `WSError`."""
    _, line = await ws_connect(
        lambda: Line(heard, lost),
        url,
        extra_headers=dict(headers or {}),
        websocket_handshake_timeout=HANDSHAKE_WITHIN,
        local_addr=(home, 0),
    )
    if not isinstance(line, Line) or not line.is_open:
        raise ConnectionError("lost before anybody could use it")
    return line
