"""How large a request may be. Nothing that we ask for is: a body that goes on and on fills no memory here."""

from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.errors import problem

LARGEST_BODY: Final = 16 * 1024


class SmallBodies:
    """Refuses what is larger (413), at once where it is announced, else as soon as it is."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        announced = Headers(scope=scope).get("content-length", "0")
        if not announced.isdecimal() or int(announced) > LARGEST_BODY:
            await problem("too_large", 413)(scope, receive, send)
            return
        taken = 0

        async def receive_little() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > LARGEST_BODY:
                raise HTTPException(413)
            return message

        await self._app(scope, receive_little, send)
