"""The least that a FastAPI server does: read a move, look whether it is one, and tell both browsers, keeping nothing.

python -m benchmarks.load.echo FILE, on the server program that Knockwood runs on. FILE holds the update that is told,
as a Knockwood server sent it, so that frames are as large as ours.
"""

import socket
import sys
from pathlib import Path
from typing import Any

import orjson
import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ConfigDict, ValidationError
from typing_extensions import override

from app.server import Server, listen

SAYS = "Echo is at "


class Move(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    type: str
    id: str
    turn: str
    card: str


def create_echo(update: dict[str, Any]) -> FastAPI:
    app = FastAPI(openapi_url=None)
    rooms: dict[str, set[WebSocket]] = {}

    @app.websocket("/ws/{code}")
    async def play(websocket: WebSocket, code: str) -> None:
        await websocket.accept()
        room = rooms.setdefault(code, set())
        room.add(websocket)
        try:
            while True:
                move = Move.model_validate_json(await websocket.receive_text())
                text = orjson.dumps(update | {"ack": move.id}).decode()
                for each in room:
                    await each.send_text(text)
        except (WebSocketDisconnect, ValidationError):
            room.discard(websocket)

    return app


class EchoServer(Server):
    @override
    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """There are no rooms to close."""
        await uvicorn.Server.shutdown(self, sockets)


def main() -> None:
    update = orjson.loads(Path(sys.argv[1]).read_bytes())
    with listen("127.0.0.1", 0) as listening:
        print(f"{SAYS}http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
        EchoServer(create_echo(update)).run(sockets=[listening])


if __name__ == "__main__":
    main()
