"""One room: a task with one inbox. It waits for the next item or the next instant that matters; nothing ticks.

The order is always decide, store, adopt, tell: what anyone was told is already on disk.
"""

import asyncio
from collections import deque
from collections.abc import Mapping, Sequence
from typing import assert_never

import structlog

from app.clock import Alarm
from app.matches.entries import Conflict, Row, StoredRoom
from app.matches.log import StoreUnavailable
from app.rooms.actions import plan, signed
from app.rooms.answers import answer
from app.rooms.draft import Draft, Signed
from app.rooms.house import House
from app.rooms.inbox import Asked, Closed, Counted, Heard, Item, Joined, Left, Nudged, Rang, Renamed, Spoke, Wondered
from app.rooms.ledger import Ledger
from app.rooms.presence import Presence
from app.rooms.table import Answered, Table
from app.rooms.voice import Acting, Voice
from app.rooms.waiting import Waiting, Wake, late_revealer
from app.rooms.word import SeatPhrase, Why, Word
from app.wire.outbound import Refused, Restart
from engine.actions import ResumeClock, TimeOut, VoidClaim
from engine.errors import IllegalAction
from engine.match import due
from engine.view import view

OURS = 1011
RESTART = 1012
BACK_WITHIN = 3_000
"""Ms over which the pages of a server that restarts spread their return."""

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
        self._waiting = Waiting(house, self._presence)
        self._inbox: deque[Item] = deque()
        self._sleep: asyncio.Future[None] | None = None
        self._alarm: Alarm | None = None
        self._alarm_at: int | None = None
        self._closing = False
        self._moved_on_from: set[str] = set()

    @property
    def table(self) -> Table:
        return self._ledger.table

    def post(self, item: Item) -> None:
        if self.ended:
            if isinstance(item, Joined):  # it comes back, and finds another room
                item.connection.close(OURS, "server_error")
            return
        if isinstance(item, Asked) and (self._ledger.slow or self._closing):
            self._refuse(item, "try_again" if self._ledger.slow else "server_restarting")
            return
        self._closing |= isinstance(item, Closed)
        self._inbox.append(item)
        self._stir()

    def hear(self, word: Word) -> None:
        """Another server has said something of this room."""
        self.post(Heard(word, self._house.clock.now()))

    def speak(self, why: Why = Why.NEWS, phrase: SeatPhrase | None = None) -> None:
        """Say to the other servers how things stand here."""
        table, presence = self.table, self._presence
        here = (False,) * len(table.state.seats) if why is Why.LEAVES else presence.here_at_this_server()
        now = self._house.clock.now()
        word = Word(self._house.server, now, table.match_id, table.seq, here, presence.own_trips(), why, phrase)
        self._house.bus.say(self.code, word, self.hear)

    def send_away(self) -> None:
        """Ask everybody to come back. At once: what is in hand may wait for a store that does not answer."""
        for connection in self._presence:
            connection.send(Restart(self._house.chance.bots.randrange(BACK_WITHIN)))
            connection.close(RESTART, "restart")

    async def run(self) -> None:
        """The room's task. A fault of ours closes the sockets: they come back, and the log is folded anew."""
        try:
            await self._house.bus.listen(self.code, self.hear)
            now = self._house.clock.now()
            self._inbox.extendleft((Nudged(now), Rang(now)))  # what was stored before anybody listened; then any outage
            self.speak(Why.ASKS)
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
            self.speak(Why.LEAVES)
            self._house.bus.leave(self.code, self.hear)

    async def _next(self) -> None:
        await self._ledger.look_for_heartbeats()
        if self._inbox:
            # What arrived before a deadline is served before anybody looks at the deadline.
            first = self._inbox[0]
            passed = await self._pass_deadline(first.at)
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
            await self._catch_up()
        match item:
            case Asked():
                await self._act(item)
            case Wondered():
                self._answer(item)
            case Spoke():
                self._speak(item)
            case Joined():
                await self._join(item)
            case Left(connection, at):
                if self._presence.remove(connection, at):
                    self._voice.presence(self.table)
                    self.speak()
            case Rang():
                await self._catch_up()
            case Heard(word, at):
                await self._take_in(word, at)
            case Counted(at):
                self._presence.keep(self._house.neighbours.living, at)
                self._voice.presence(self.table)
            case Renamed():
                await self._meet()
                self._voice.afresh(self.table)
            case Nudged(at):
                await self._commit(self._ledger.draft(at))
            case Closed():
                await self._close()
            case never:
                assert_never(never)

    async def _wake(self, wake: Wake) -> None:
        now = self._house.clock.now()
        match wake:
            case Wake.TRY_AGAIN:
                if not self._ledger.doubtful or await self._catch_up():
                    await self._commit(self._ledger.draft(now))
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

    # --- what sockets bring ---------------------------------------------------

    async def _join(self, joined: Joined) -> None:
        connection = joined.connection
        if self._ledger.may_be_behind(joined.at):  # whoever comes from another server has seen all that was told there
            await self._catch_up()
        seat = self.table.seat_of(connection.player)
        if seat is not None:
            await self._welcome_back(seat, joined.at)
        has_come = self._presence.add(connection, self.table.seat_of(connection.player), joined.at)
        self._voice.greet(self.table, connection)
        if has_come:
            self.speak()

    async def _take_in(self, word: Word, at: int) -> None:
        """What another server says: its log may be longer, and seats may have come or gone there."""
        if (word.match != self.table.match_id or word.seq > self.table.seq) and word.match not in self._moved_on_from:
            await self._catch_up()
        if self._presence.hear(word, at):
            self._voice.presence(self.table)
        if word.phrase is not None:
            self._voice.say(*word.phrase)
        if word.why is Why.ASKS:
            self.speak()

    async def _welcome_back(self, seat: int, at: int) -> None:
        """A claim against the seat is void, and a clock that was stopped for it runs again."""
        draft = self._ledger.draft(at)
        if draft.state.claim is not None and draft.state.claim.seat == seat:
            draft.do(None, VoidClaim())
        if draft.state.stopped is not None and draft.state.stopped.seat == seat:
            draft.do(None, ResumeClock())
        await self._commit(draft)

    async def _act(self, asked: Asked) -> None:
        """Decide, store, adopt and tell; from the start again where another server was first."""
        connection, signature = asked.connection, signed(asked)
        while connection in self._presence:
            seat = self.table.seat_of(connection.player)
            if self._repeats(asked, signature, seat, self.table.answers(asked.message.id)):
                return
            away = self._voice.count_away(self.table.state, asked.at)
            try:
                draft = plan(self._ledger, asked, signature, away)
            except IllegalAction as refused:
                if seat is None or not await self._was_stored(asked, signature, seat):
                    self._refuse(asked, refused.code, refused.args_)
                return
            if await self._commit(draft, asked):
                return

    async def _was_stored(self, asked: Asked, signature: Signed, seat: int) -> bool:
        """Before an action is refused: was it accepted before, longer ago than the table remembers?"""
        try:
            stored = await self._ledger.find_stored(seat, asked.message.id)
            return stored is not None and self._repeats(asked, signature, seat, {seat: stored})
        except StoreUnavailable:
            self._refuse(asked, "try_again")
            return True

    def _repeats(self, asked: Asked, signature: Signed, seat: int | None, stored: Mapping[int, Answered]) -> bool:
        """Answer an action that the log has already; False where it has not.

        Its player may have had another seat then: who has left one and sends that again is answered, not heard anew.
        """
        if any(answered.content == signature.content for answered in stored.values()):
            self._voice.answer(self.table, asked.connection, signature.action_id)
        elif seat in stored:
            self._refuse(asked, "id_reused")
        else:
            return False
        return True

    def _answer(self, wondered: Wondered) -> None:
        connection = wondered.connection
        try:
            connection.send(answer(self.table.state, connection.seat, wondered.message))
        except IllegalAction as refused:
            connection.send(Refused(None, refused.code, refused.args_))

    def _speak(self, spoke: Spoke) -> None:
        """Told and forgotten: no log has it."""
        seat = spoke.connection.seat
        if seat is None:
            spoke.connection.send(Refused(None, "not_seated", {}))
        else:
            self._voice.say(seat, spoke.phrase)
            self.speak(phrase=(seat, spoke.phrase))

    def _refuse(self, asked: Asked, code: str, args: dict[str, str | int] | None = None) -> None:
        asked.connection.send(Refused(asked.message.id, code, args or {}))
        if code == "stale":
            self._voice.answer(self.table, asked.connection, None)

    # --- what comes by itself -------------------------------------------------

    async def _pass_deadline(self, at: int) -> bool:
        """Let pass what was due by `at`; False where nothing came of it."""
        when = due(self.table.state)
        if when is None or when > at:
            return False
        draft = self._ledger.draft(at)
        if not draft.entries:
            draft.do(None, TimeOut())
        await self._commit(draft)
        return due(self.table.state) != when

    async def _void_attempt(self, now: int) -> None:
        late = late_revealer(self.table, self._presence)
        if late is not None and late[0] <= now:
            draft = self._ledger.draft(now)
            draft.void(late[1])
            await self._commit(draft)

    async def _play_bot(self, now: int) -> None:
        draft = self._ledger.draft(now)
        turn = draft.state.turn
        if turn is not None:
            draft.do(turn.seat, self._house.computer.choose(view(draft.state, turn.seat, now)))
        await self._commit(draft)

    async def _retire(self) -> None:
        """Put the room away: whoever comes next, a visitor or the sweep, opens it again."""
        await self._write_due()
        self.ended = not self._inbox

    async def _close(self) -> None:
        self.send_away()
        await self._write_due()
        self.ended = True

    async def _write_due(self) -> None:
        """Give the lease back: until when the match can do without anybody."""
        try:
            await self._house.book.set_due(self.table.match_id, due(self.table.state))
        except StoreUnavailable:
            _log.warning("due_not_stored", match=self.table.match_id)

    # --- store, adopt, tell ---------------------------------------------------

    async def _commit(self, draft: Draft, asked: Asked | None = None) -> bool:
        """Store what was decided, adopt and tell it; False where others were first: then decide again.

        What cannot be stored is told to nobody, and the player who `asked` is asked to try again.
        """
        draft.settle()
        ack = None if asked is None else Acting(asked.connection.player, asked.message.id)
        if not draft.entries:
            self._ledger.is_well()
            if asked is not None:
                self._voice.answer(self.table, asked.connection, asked.message.id)
            return True
        try:
            rows = await self._ledger.store(draft, lambda: self._turn_away(asked))
        except Conflict as lost:
            await self._give_way(lost)
            return False
        except StoreUnavailable:
            if asked is not None:
                self._refuse(asked, "try_again")
            return True
        await self._adopted(rows, ack)
        if asked is not None:
            self._house.metrics.acted(self._house.clock.now() - asked.at)
        self.speak()
        return True

    def _turn_away(self, asked: Asked | None) -> None:
        """The store is slow: whoever waits for it is told so. An action may be stored all the same."""
        waiting = [item for item in self._inbox if isinstance(item, Asked)]
        self._inbox = deque(item for item in self._inbox if not isinstance(item, Asked))
        for item in (*(() if asked is None else (asked,)), *waiting):
            self._refuse(item, "try_again")

    async def _give_way(self, lost: Conflict) -> None:
        """Others wrote first: take over what they wrote."""
        self._house.metrics.gave_way()
        if lost.repeat is not None:
            self.table.remember(lost.repeat[1])
        elif not await self._catch_up() and not self._ledger.doubtful:
            raise lost

    async def _catch_up(self) -> bool:
        """Take over what the log has and this room has not; False where the store cannot be read, or nothing is new."""
        was_doubtful = self._ledger.doubtful
        try:
            rows = await self._ledger.catch_up()
        except StoreUnavailable:
            return False
        if rows:
            await self._adopted(rows, None)
            await self._answer_for_seats()
        elif self.table.state.rematch_id is not None:
            await self._move_on(self.table.state.rematch_id)
        return bool(rows) or was_doubtful

    async def _answer_for_seats(self) -> None:
        """Another server did not know that a seat is here: a claim against it is void, its clock need not stand."""
        state = self.table.state
        for stands in (state.claim, state.stopped):
            if stands is not None and stands.seat is not None and self._presence.is_here(stands.seat):
                await self._welcome_back(stands.seat, self._house.clock.now())
                return

    async def _adopted(self, rows: Sequence[Row], ack: Acting | None) -> None:
        if self.table.strangers:
            await self._meet()
        self._reseat()
        self._voice.change(self.table, [entry for _, entry in rows], ack)
        if self.table.state.rematch_id is not None:
            await self._move_on(self.table.state.rematch_id)

    async def _move_on(self, match_id: str) -> None:
        """The next match comes onto the table, as soon as it can be read."""
        try:
            table = await self._ledger.next_table(match_id)
        except StoreUnavailable:
            return
        self._moved_on_from.add(self.table.match_id)
        self._ledger.table = table
        self._reseat()
        self._voice.afresh(table)

    async def _meet(self) -> None:
        """Find out who sits here. Where that fails they are nameless for now, but they sit."""
        try:
            await self._ledger.meet()
        except StoreUnavailable:
            _log.warning("names_not_read", match=self.table.match_id)

    def _reseat(self) -> None:
        now, before = self._house.clock.now(), self._presence.here_at_this_server()
        for connection in self._presence:
            seat = self.table.seat_of(connection.player)
            if seat != connection.seat:
                self._presence.add(connection, seat, now)
        if before != self._presence.here_at_this_server():
            self.speak()
