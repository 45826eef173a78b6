"""How frames arrive: in one piece, in several, in crowds; the answers keep their order all the same."""

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from app.rooms.transport import AT_ONCE
from tests.app.rooms.fakes import in_loop
from tests.sockets.person import PATIENCE, Json, Person
from tests.sockets.server import RunningServer

TEXT, FINAL_TEXT, FINAL_REST, FINAL_PING = 0x01, 0x81, 0x80, 0x89


class Bytes:
    """A socket whose frames the test makes itself, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, *pieces: bytes) -> None:
        """Each piece in a packet of its own."""
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()
            await asyncio.sleep(0.02)

    async def hear(self) -> Json:
        """The next message; other frames are passed over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                head, length = await self.reader.readexactly(2)
                if length == 126:
                    length = int.from_bytes(await self.reader.readexactly(2), "big")
                body = await self.reader.readexactly(length)
                if head == FINAL_TEXT:
                    return dict(json.loads(body))

    async def probed(self, count: int) -> list[int]:
        """The numbers of the next answers to probes."""
        numbers: list[int] = []
        while len(numbers) < count:
            told = await self.hear()
            if told["type"] == "probe":
                numbers.append(told["n"])
        return numbers


def frame(head: int, body: bytes) -> bytes:
    key = os.urandom(4)
    size = bytes((0x80 | len(body),)) if len(body) < 126 else bytes((0x80 | 126, *divmod(len(body), 256)))
    return bytes((head,)) + size + key + bytes(byte ^ key[place % 4] for place, byte in enumerate(body))


def unmasked(body: bytes) -> bytes:
    """A text frame whose mask changes nothing."""
    return bytes((FINAL_TEXT, 0x80 | len(body), 0, 0, 0, 0)) + body


def probe(number: int, blanks: int = 0) -> bytes:
    return b'{"type":"probe",' + b" " * blanks + b'"n":%d}' % number


@asynccontextmanager
async def visiting(server: RunningServer) -> AsyncIterator[Bytes]:
    ann = Person(server.url, "Ann")
    code = ann.make_room()
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.port))
    lines = (
        f"GET /ws/rooms/{code} HTTP/1.1",
        f"Host: {server.host}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Protocol: knockwood.1",
        f"Cookie: {ann.cookie}",
    )
    writer.write("".join(f"{line}\r\n" for line in (*lines, "")).encode())
    async with asyncio.timeout(PATIENCE):
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    line = Bytes(reader, writer)
    try:
        await line.send(frame(FINAL_TEXT, b'{"type":"hello"}'))
        while (await line.hear())["type"] != "presence":
            pass
        yield line
    finally:
        writer.close()


@pytest.mark.parametrize("blanks", [0, 200], ids=["short", "long"])
@in_loop
async def test_a_frame_may_come_in_any_two_pieces(server: RunningServer, blanks: int) -> None:
    async with visiting(server) as line:
        whole = frame(FINAL_TEXT, probe(1, blanks))
        for cut in range(1, 12):
            await line.send(whole[:cut], whole[cut:])
        assert await line.probed(11) == [1] * 11


@in_loop
async def test_what_follows_a_piece_is_not_taken_for_a_frame(server: RunningServer) -> None:
    """Each second packet begins like a frame, and is the rest of one."""
    inner = unmasked(probe(9))
    async with visiting(server) as line:
        for cut in (1, 2, 4, 6):
            body = probe(cut, 20) + b"\xe1"  # with which the inner frame's head is a letter, and the whole is text
            whole = unmasked(body + inner)
            await line.send(whole[:cut], whole[cut : -len(inner)], inner)
            told = await line.hear()
            assert (told["type"], told["code"]) == ("refused", "bad_message")


@in_loop
async def test_a_message_in_fragments_is_one_with_a_ping_between_them_too(server: RunningServer) -> None:
    async with visiting(server) as line:
        first, rest = probe(1)[:7], probe(1)[7:]
        await line.send(frame(TEXT, first), frame(FINAL_REST, rest))
        await line.send(frame(TEXT, first) + frame(FINAL_PING, b"?") + frame(FINAL_REST, rest))
        await line.send(frame(FINAL_TEXT, probe(2)))
        assert await line.probed(3) == [1, 1, 2]


@in_loop
async def test_a_text_within_another_in_fragments_closes_the_socket(server: RunningServer) -> None:
    async with visiting(server) as line:
        await line.send(frame(TEXT, probe(1)[:7]), frame(FINAL_TEXT, probe(2)))
        async with asyncio.timeout(PATIENCE):
            rest = await line.reader.read()
        assert rest[0] == 0x88
        assert int.from_bytes(rest[2:4], "big") == 1002


@in_loop
async def test_a_crowd_of_frames_is_answered_in_its_order(server: RunningServer) -> None:
    async with visiting(server) as line:
        many = range(5 * AT_ONCE)
        packet = b"".join(frame(FINAL_TEXT, probe(number, blanks=number % 3 * 60)) for number in many)
        await line.send(packet, frame(FINAL_TEXT, probe(1_000)))
        assert await line.probed(len(many) + 1) == [*many, 1_000]


@in_loop
async def test_a_text_that_is_no_utf_8_closes_the_socket(server: RunningServer) -> None:
    async with visiting(server) as line:
        await line.send(frame(FINAL_TEXT, b'{"type":"probe","n":\xff}'))
        async with asyncio.timeout(PATIENCE):
            rest = await line.reader.read()
        assert rest[0] == 0x88
        assert int.from_bytes(rest[2:4], "big") == 1007
