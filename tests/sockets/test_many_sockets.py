"""Open sockets hold nothing of the database: whoever asks for it meanwhile is answered at once."""

import asyncio
import time

from tests.app.rooms.fakes import in_loop
from tests.sockets.person import Person
from tests.sockets.server import RunningServer

PEOPLE = 8
TABS = 5
AT_ONCE = 1.0


@in_loop
async def test_forty_open_sockets_keep_no_connection_of_the_database(server: RunningServer) -> None:
    people = [Person(server.url, f"P{number}") for number in range(PEOPLE)]
    tabs = []
    for person in people:
        code = person.make_room()
        tabs += [await person.come(code) for _ in range(TABS)]
    try:
        for tab in tabs:
            await tab.hear_type("update")
        for person in people:
            began = time.monotonic()
            found = await asyncio.to_thread(person.call, "GET", "/api/matches")
            assert time.monotonic() - began < AT_ONCE
            assert found["finished"] == []
    finally:
        for tab in tabs:
            await tab.socket.close()
