"""A Knockwood room with its two players, who play one match after the other."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import orjson

from benchmarks.load.guests import Guest
from benchmarks.load.player import Player
from benchmarks.load.policy import Json
from benchmarks.load.room import Room, nobody_cares
from benchmarks.load.tally import Tally

AGAIN = 0.2
"""Seconds until a frame is sent again that the server could not take."""


@dataclass(slots=True)
class Sent:
    """An action on its way. `due`: in monotonic seconds; `other_heard`: when the other player did, None: not yet."""

    player: Player
    action_id: str
    frame: bytes
    due: float
    match: str
    acked: bool = False
    other_heard: float | None = None


@dataclass(slots=True)
class Told:
    """What the players were told: whatever stands here has to be in the log. `unsure`: sent and never answered."""

    acked: list[tuple[str, str]] = field(default_factory=list)
    unsure: list[tuple[str, str]] = field(default_factory=list)


class Table:
    """`acts`: how many more actions are played here, None: without end."""

    def __init__(self, code: str, guests: tuple[Guest, Guest], told: Told, *, acts: int | None = None) -> None:
        self.code = code
        self.ready: Callable[[Room], None] = nobody_cares
        self.players = tuple(Player(guest, self._updated, self._refused, self._lost) for guest in guests)
        self._told = told
        self._sent: Sent | None = None
        self._acts = acts
        self._loop = asyncio.get_running_loop()
        self.tally = Tally()

    @property
    def tally(self) -> Tally:
        return self._tally

    @tally.setter
    def tally(self, tally: Tally) -> None:
        self._tally = tally
        for player in self.players:
            player.tally = tally

    @property
    def waiting(self) -> bool:
        return self._sent is not None

    @property
    def greeted(self) -> bool:
        return all(player.greeted for player in self.players)

    async def open(self, url: str) -> None:
        for player in self.players:
            await player.come(url, self.code)

    def close(self) -> None:
        for player in self.players:
            if player.line is not None:
                player.line.close()

    def act(self, due: float) -> bool:
        if not self.greeted or self._acts == 0:
            return False
        for player in self.players:
            action = player.wish()
            if action is not None:
                frame = orjson.dumps(action)
                self._sent = Sent(player, action["id"], frame, due, player.match)
                player.send(frame)
                return True
        return False

    def _updated(self, player: Player, update: Json) -> None:
        sent = self._sent
        if sent is None:
            self.ready(self)
            return
        if player is not sent.player:
            if sent.other_heard is None:
                sent.other_heard = time.monotonic()
        elif update["ack"] == sent.action_id:
            sent.acked = True
            self._told.acked.append((sent.match, sent.action_id))
        if sent.acked and sent.other_heard is not None:
            self._tally.accept(sent.other_heard - sent.due)
            self._sent = None
            if self._acts is not None:
                self._acts -= 1
            self.ready(self)

    def _refused(self, player: Player, refused: Json) -> None:
        self._tally.refused[refused["code"]] += 1
        sent = self._sent
        if sent is None or refused["id"] != sent.action_id:
            return
        if refused["code"] in ("try_again", "too_fast"):
            self._loop.call_later(AGAIN, player.send, sent.frame)
        else:  # the policy or the table is wrong: whoever reads the result sees it among the refusals
            self._sent = None

    def _lost(self, player: Player, _code: int | None) -> None:
        player.greeted = False
        if self._sent is not None:
            if not self._sent.acked:
                self._told.unsure.append((self._sent.match, self._sent.action_id))
            self._sent = None
