"""What lies between a page and the server: lets frames through, keeps them back, or loses them without a word."""

import re
from collections.abc import Callable
from enum import Enum, auto

from playwright.sync_api import Page, WebSocketRoute

SOCKETS = re.compile("/ws/rooms/")


class Way(Enum):
    OPEN = auto()
    HELD = auto()
    DEAD = auto()


class Line:
    """`opened`: how many sockets the page has made so far. Lay it before the page is opened."""

    def __init__(self, page: Page) -> None:
        self.opened = 0
        self._way = Way.OPEN
        self._kept: list[Callable[[], None]] = []
        page.route_web_socket(SOCKETS, self._connect)

    def hold(self) -> None:
        """Keep back what comes from the server, as a slow line does."""
        self._way = Way.HELD

    def release(self) -> None:
        self._way = Way.OPEN
        kept, self._kept = self._kept, []
        for deliver in kept:
            deliver()

    def lose(self) -> None:
        """What was kept back never comes."""
        self._way = Way.OPEN
        self._kept.clear()

    def freeze(self) -> None:
        """The sockets of now stay open, and nothing comes or goes any more. Later ones work."""
        self._way = Way.DEAD

    def _connect(self, page: WebSocketRoute) -> None:
        self.opened += 1
        self._way = Way.OPEN if self._way is Way.DEAD else self._way
        mine = self.opened
        server = page.connect_to_server()

        def from_page(message: str | bytes) -> None:
            if not self._lost(mine):
                server.send(message)

        def from_server(message: str | bytes) -> None:
            if self._lost(mine):
                return
            if self._way is Way.HELD:
                self._kept.append(lambda: page.send(message))
            else:
                page.send(message)

        page.on_message(from_page)
        server.on_message(from_server)

    def _lost(self, socket: int) -> bool:
        return socket != self.opened or self._way is Way.DEAD
