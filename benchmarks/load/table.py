"""A Knockwood room with its two players, who play one match after the other."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import random

import orjson
from picows import WSError

from benchmarks.load.guests import Guest
from benchmarks.load.player import Player
from benchmarks.load.policy import Json
from benchmarks.load.room import Room, nobody_cares
from benchmarks.load.tally import Tally

AGAIN = 0.2
"""Seconds until a frame is sent again that the server could not take."""
COMES_BACK_WITHIN = 1.0
"""Seconds at most between two tries to open a socket."""


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
    """`acts`: how many more actions are played here, None: without end.

    `returns_to`: where a player who has lost the line comes back, None: nobody does. `over_at`: when the players were
    first told that their match is over (unix ms).
    """

    def __init__(self, code: str, guests: tuple[Guest, Guest], told: Told, *, acts: int | None = None) -> None:
        self.code = code
        self.ready: Callable[[Room], None] = nobody_cares
        self.returns_to: str | None = None
        self.over_at: int | None = None
        self.players = tuple(Player(guest, self._updated, self._refused, self._lost) for guest in guests)
        self._told = told
        self._sent: Sent | None = None
        self._acts = acts
        self._returning: set[asyncio.Task[None]] = set()
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

    @property
    def playing(self) -> bool:
        """A deal lies on the table, or lay there."""
        return all(player.view["phase"] not in ("seating", "revealing") for player in self.players)

    @property
    def stopped(self) -> bool:
        return self._acts == 0

    @property
    def stops(self) -> bool:
        """Nobody acts here for ever, so that the clock runs out."""
        return self._acts is not None

    async def open(self, urls: Sequence[str]) -> None:
        """With several servers the players are on different ones."""
        for seat, player in enumerate(self.players):
            await player.come(urls[seat % len(urls)], self.code)

    async def come_back(self, url: str, player: Player) -> None:
        """As a page does: after the time that the server asked for, then again and again."""
        wait, player.wait = player.wait, None
        await asyncio.sleep(random() * COMES_BACK_WITHIN if wait is None else wait)
        while player.line is None:
            try:
                await player.come(url, self.code)
            except (OSError, WSError):
                await asyncio.sleep(random() * COMES_BACK_WITHIN)

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
        if self.over_at is None and update["view"]["phase"] == "over":
            self.over_at = time.time_ns() // 1_000_000
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
        if self.returns_to is not None:
            self._returning.add(task := asyncio.create_task(self.come_back(self.returns_to, player)))
            task.add_done_callback(self._returning.discard)
        if self._sent is not None:
            if not self._sent.acked:
                self._told.unsure.append((self._sent.match, self._sent.action_id))
            self._sent = None
