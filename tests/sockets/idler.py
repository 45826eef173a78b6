"""Somebody who only listens, for so little that a test can have thousands: a socket without a task of its own."""

import asyncio
from typing import Self

from typing_extensions import override
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.typing import Subprotocol
from websockets.uri import parse_uri


class Idler(asyncio.Protocol):
    """`greeted`: the room has answered its hello. `ended`: the close code, when the line has gone."""

    def __init__(self, url: str, cookie: str) -> None:
        loop = asyncio.get_running_loop()
        self.greeted: asyncio.Future[None] = loop.create_future()
        self.ended: asyncio.Future[int] = loop.create_future()
        self.last = b""
        self._protocol = ClientProtocol(parse_uri(url), subprotocols=[Subprotocol("knockwood.1")], max_size=None)
        self._cookie = cookie
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def come(cls, url: str, cookie: str) -> Self:
        """Returns when the room has answered. `url` begins with ws://."""
        host, _, port = url.removeprefix("ws://").partition("/")[0].partition(":")
        _, idler = await asyncio.get_running_loop().create_connection(lambda: cls(url, cookie), host, int(port))
        await idler.greeted
        return idler

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        request = self._protocol.connect()
        request.headers["Cookie"] = self._cookie
        self._protocol.send_request(request)
        self._flush()

    @override
    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            match event:
                case Response():
                    if self._protocol.state is State.OPEN:
                        self._protocol.send_text(b'{"type":"hello"}')
                case Frame(opcode=Opcode.TEXT):
                    self.last = bytes(event.data)
                    if not self.greeted.done():
                        self.greeted.set_result(None)
                case _:
                    pass
        self._flush()

    @override
    def eof_received(self) -> None:
        self._protocol.receive_eof()
        self._flush()

    @override
    def connection_lost(self, _error: Exception | None) -> None:
        if not self.greeted.done():
            self.greeted.set_exception(ConnectionError("not let in"))
        if self._protocol.state is not State.CLOSED:
            self._protocol.receive_eof()
        code = self._protocol.close_code
        self.ended.set_result(1006 if code is None else code)

    def _flush(self) -> None:
        assert self._transport is not None
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)
            elif self._transport.can_write_eof():
                self._transport.write_eof()
