"""A player at a Knockwood table: the few things that its page does by itself, and a wish for the next action."""

import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import orjson

from benchmarks.load.guests import Guest
from benchmarks.load.line import Line, call
from benchmarks.load.policy import Json, next_move
from benchmarks.load.tally import Tally

SUBPROTOCOL = "knockwood.1"
HELLO = b'{"type":"hello"}'


class Player:
    """`heard_update` and `heard_refusal` are called with each; `lost` when the line is.

    `wait`: in how many seconds the server asked to come back, None as long as it has not.
    """

    __slots__ = (
        "_attempt", "_commit", "_ids", "_name", "_revealed", "_seed",
        "greeted", "guest", "heard_refusal", "heard_update", "line", "lost", "match", "seq", "tally", "view", "wait",
    )  # fmt: skip

    def __init__(
        self,
        guest: Guest,
        heard_update: Callable[["Player", Json], None],
        heard_refusal: Callable[["Player", Json], None],
        lost: Callable[["Player", int | None], None],
    ) -> None:
        self.guest = guest
        self.heard_update, self.heard_refusal, self.lost = heard_update, heard_refusal, lost
        self.tally = Tally()
        self.line: Line | None = None
        self.match, self.seq = "", 0
        self.view: Json = {}
        self.wait: float | None = None
        self.greeted = False
        self._name, self._ids = secrets.token_hex(9), 0
        self._seed = secrets.token_hex(32)
        self._commit: str | None = None
        self._attempt = self._revealed = ""

    async def come(self, url: str, code: str) -> None:
        """Open the socket and say hello; the answers are heard later."""
        self.greeted = False
        headers = {"Cookie": self.guest.cookie, "Sec-WebSocket-Protocol": SUBPROTOCOL}
        address = url.replace("http://", "ws://") + f"/ws/rooms/{code}"
        self.line = await call(address, self.heard, self._lost, headers=headers, home=self.guest.home)
        self.line.send(HELLO)

    def send(self, frame: bytes) -> None:
        if self.line is not None:
            self.tally.sent(frame)
            self.line.send(frame)

    def heard(self, line: Line, frame: bytes) -> None:
        message: dict[str, Any] = orjson.loads(frame)
        match message["type"]:
            case "update":
                self.tally.hear(frame)
                self.match, self.seq, self.view = message["match"], message["seq"], message["view"]
                self.greeted = True
                self.heard_update(self, message)
            case "room":
                you = message["you"]
                self._attempt = message["fairness"]["server_commit"]
                self._commit = None if you is None else message["seats"][you]["commit"]
            case "ping":
                line.send(orjson.dumps({"type": "pong", "n": message["n"]}))
            case "refused":
                self.heard_refusal(self, message)
            case "restart":
                self.wait = message["wait"] / 1000
            case _:
                pass

    def wish(self) -> Json | None:
        """What this player does next, with a new id; None where it is not for this one to do anything."""
        action = self._wish()
        if action is not None:
            self._ids += 1
            action["id"] = f"{self._name}{self._ids:06x}"
        return action

    def _wish(self) -> Json | None:
        view = self.view
        match view["phase"]:
            case "playing":
                return next_move(view)
            case "sheet" if not view["ready"][view["seat"]]:
                return {"type": "next_deal"}
            case "over" if not view["rematch"][view["seat"]]:
                return {"type": "rematch"}
            case "seating" if self._commit is None:
                return {"type": "sit", "commit": sha256(bytes.fromhex(self._seed)).hexdigest()}
            case "revealing" if view["seat"] is not None and self._revealed != self._attempt:
                self._revealed = self._attempt
                return {"type": "reveal", "seed": self._seed}
        return None

    def _lost(self, code: int | None) -> None:
        if self.line is None:  # it was not open yet: `come` raises
            return
        self.line = None
        self.lost(self, code)
