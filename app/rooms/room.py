"""One room: a task with one inbox. It waits for the next item or the next instant that matters; nothing ticks.

The order is always decide, store, adopt, tell: what anyone was told is already on disk.
"""

import asyncio
from collections import deque
from collections.abc import Set
from itertools import chain
from typing import assert_never

import structlog

from app.clock import Alarm
from app.matches.entries import StoredRoom
from app.rooms.channel import Channel
from app.rooms.confidence import Confidence
from app.rooms.course import Course
from app.rooms.desk import Desk
from app.rooms.house import House
from app.rooms.inbox import (
    Asked,
    Closed,
    Confided,
    Counted,
    Forgotten,
    Heard,
    Item,
    Joined,
    Left,
    Nudged,
    Rang,
    Renamed,
    Spoke,
    Wondered,
)
from app.rooms.ledger import Ledger, give_back
from app.rooms.presence import Presence
from app.rooms.table import Table
from app.rooms.voice import Voice
from app.rooms.waiting import Waiting, Wake, late_revealer
from app.rooms.word import Why, Word
from app.wire.outbound import Restart
from engine.actions import TimeOut
from engine.view import view

OURS = 1011
RESTART = 1012
UNKNOWN_PLAYER = 4401

_log = structlog.get_logger(__name__)


class Room:
    """`post` is how anything gets in, from the event loop that `run` runs in.

    `ended`: nothing is served any more, a new room has to be opened in its place.
    """

    def __init__(self, stored: StoredRoom, table: Table, house: House) -> None:
        self.code = stored.code
        self.ended = False
        self._house = house
        self._presence = Presence(len(table.state.seats), house.clock.now(), house.neighbours)
        self._ledger = Ledger(table, house, self._presence)
        self._voice = Voice(stored.code, stored.host, house.build, self._presence, house.clock)
        self._channel = Channel(stored.code, house, self._ledger, self._presence, self.hear)
        self._course = Course(house, self._ledger, self._presence, self._voice, self._channel, self._turn_away)
        self._confidence = Confidence(house, self._ledger, self._presence, self._voice, self._channel)
        self._desk = Desk(self._ledger, self._presence, self._voice, self._channel, self._course)
        self._waiting = Waiting(house, self._presence)
        self._inbox: deque[Item] = deque()
        self._sleep: asyncio.Future[None] | None = None
        self._alarm: Alarm | None = None
        self._alarm_at: int | None = None
        self._closing = False

    @property
    def table(self) -> Table:
        return self._ledger.table

    def knows(self, players: Set[str]) -> bool:
        """Whether one of these players sits or is here."""
        seated = (holder.player_id for holder in self.table.holders.values())
        here = (connection.player.id for connection in self._presence if connection.player is not None)
        return any(player in players for player in chain(seated, here))

    def post(self, item: Item) -> None:
        if self.ended:
            if isinstance(item, Joined):  # it comes back, and finds another room
                item.connection.close(OURS, "server_error")
            return
        if isinstance(item, Asked) and (self._ledger.slow or self._closing):
            self._voice.refuse(self.table, item, "try_again" if self._ledger.slow else "server_restarting")
            return
        self._closing |= isinstance(item, Closed)
        self._inbox.append(item)
        self._stir()

    def hear(self, word: Word) -> None:
        """Another server has said something of this room."""
        self.post(Heard(word, self._house.clock.now()))

    def speak(self) -> None:
        """Say to the other servers how things stand here."""
        self._channel.speak()

    def send_away(self, within: int) -> None:
        """Ask everybody to come back `within` so many ms. At once: what is in hand may wait for a store that does not
        answer.
        """
        for connection in self._presence:
            connection.send(Restart(self._house.chance.bots.randrange(within)))
            connection.close(RESTART, "restart")

    async def run(self) -> None:
        """The room's task. A fault of ours closes the sockets: they come back, and the log is folded anew."""
        try:
            await self._channel.listen()
            now = self._house.clock.now()
            self._inbox.appendleft(Nudged(now))  # any outage
            if self._channel.has_others():
                self._inbox.appendleft(Rang(now))  # before that, what they stored before anybody listened
            self._channel.speak(Why.ASKS)
            while not self.ended:
                await self._next()
        except Exception:  # noqa: BLE001 - whatever it was, nobody may be left at a dead table
            _log.exception("room_failed", match=self.table.match_id)
            for connection in self._presence:
                connection.close(OURS, "server_error")
        finally:
            self.ended = True
            for item in self._inbox:
                self.post(item)
            self._arm(None)
            self._channel.leave()

    async def _next(self) -> None:
        if self._ledger.hears_nobody():
            await self._ledger.look_for_heartbeats()
        if self._inbox:
            # What arrived before a deadline is served before anybody looks at the deadline.
            first = self._inbox[0]
            when = self.table.due
            passed = when is not None and when <= first.at and await self._pass_deadline(first.at)
            # Meanwhile it may have been turned away.
            if not passed and self._inbox and self._inbox[0] is first:
                await self._serve(self._inbox.popleft())
            return
        wake = self._waiting.next(self._ledger)
        if wake is not None and wake[0] <= self._house.clock.now():
            await self._wake(wake[1])
            return
        self._arm(None if wake is None else wake[0])
        self._sleep = asyncio.get_running_loop().create_future()
        await self._sleep

    def _stir(self) -> None:
        if self._sleep is not None and not self._sleep.done():
            self._sleep.set_result(None)

    def _arm(self, when: int | None) -> None:
        if when == self._alarm_at:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm_at = when
        self._alarm = None if when is None else self._house.clock.call_at(when, self._rings)

    def _rings(self) -> None:
        self._alarm, self._alarm_at = None, None
        self._stir()

    async def _serve(self, item: Item) -> None:
        if self._ledger.doubtful:
            await self._course.catch_up()
        match item:
            case Asked():
                await self._desk.act(item)
            case Wondered():
                self._desk.answer(item)
            case Spoke():
                self._desk.speak(item)
            case Confided():
                await self._confidence.take(item)
            case Joined():
                await self._desk.join(item)
                await self._confidence.greet(item.connection)
            case Left():
                self._desk.leave(item)
            case Rang():
                await self._course.catch_up()
            case Heard(word, at):
                await self._take_in(word, at)
            case Counted(at):
                self._presence.keep(self._house.neighbours.living, at)
                self._voice.presence(self.table)
            case Renamed():
                await self._course.meet()
                self._voice.afresh(self.table)
            case Forgotten(players):
                for connection in self._presence:
                    if connection.player is not None and connection.player.id in players:
                        connection.close(UNKNOWN_PLAYER, "unknown_player")
                await self._course.meet()
                self._voice.afresh(self.table)
            case Nudged(at):
                await self._course.commit(self._ledger.draft(at))
            case Closed(within=within):
                self.send_away(within)
                self.ended = True
            case never:
                assert_never(never)

    async def _wake(self, wake: Wake) -> None:
        now = self._house.clock.now()
        match wake:
            case Wake.TRY_AGAIN:
                if not self._ledger.doubtful or await self._course.catch_up():
                    await self._course.commit(self._ledger.draft(now))
            case Wake.DEADLINE:
                await self._pass_deadline(now)
            case Wake.REVEAL:
                await self._void_attempt(now)
            case Wake.BOT:
                await self._play_bot(now)
            case Wake.RETIRE:
                await self._retire()
            case never:
                assert_never(never)

    async def _take_in(self, word: Word, at: int) -> None:
        """What another server says: its log may be longer, and seats may have come or gone there."""
        await self._course.follow(word)
        if self._presence.hear(word, at):
            self._voice.presence(self.table)
        if word.phrase is not None:
            self._voice.say(*word.phrase)
        if word.aside is not None and word.match == self.table.match_id:
            self._confidence.hear(word.aside)
        if word.why is Why.ASKS:
            self.speak()

    async def _pass_deadline(self, at: int) -> bool:
        """Let pass what was due by `at`; False where nothing came of it."""
        when = self.table.due
        if when is None or when > at:
            return False
        draft = self._ledger.draft(at)
        if not draft.entries:
            draft.do(None, TimeOut())
        await self._course.commit(draft)
        return self.table.due != when

    async def _void_attempt(self, now: int) -> None:
        late = late_revealer(self.table, self._presence)
        if late is not None and late[0] <= now:
            draft = self._ledger.draft(now)
            draft.void(late[1])
            await self._course.commit(draft)

    async def _play_bot(self, now: int) -> None:
        bots = self._waiting.bots(self.table)
        if not bots:  # meanwhile a flag has fallen
            return
        _, seat = min(bots)
        draft = self._ledger.draft(now)
        draft.do(seat, self._house.computer.choose(view(draft.state, seat, now)))
        await self._course.commit(draft)

    async def _retire(self) -> None:
        """Put the room away: whoever comes next, a visitor or the sweep, opens it again."""
        await give_back(self._house, [self.table])
        self.ended = not self._inbox

    def _turn_away(self, asked: Asked | None) -> None:
        """The store is slow: whoever waits for it is told so. An action may be stored all the same."""
        waiting = [item for item in self._inbox if isinstance(item, Asked)]
        self._inbox = deque(item for item in self._inbox if not isinstance(item, Asked))
        for item in (*(() if asked is None else (asked,)), *waiting):
            self._voice.refuse(self.table, item, "try_again")
