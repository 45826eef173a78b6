"""The course that a room's match takes: what was decided is stored, adopted and told, in this order.

What another server stored first is adopted and told in the same way.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence

import structlog

from app.matches.entries import Conflict, Entry, Row, SeatHolder
from app.matches.log import StoreUnavailable
from app.rooms.channel import Channel
from app.rooms.draft import Draft
from app.rooms.house import House
from app.rooms.inbox import Asked
from app.rooms.ledger import Ledger
from app.rooms.presence import Presence
from app.rooms.reseating import reseat
from app.rooms.table import Table
from app.rooms.voice import Acting, Voice
from app.rooms.word import Word
from engine.actions import ResumeClock, VoidClaim
from engine.deadlines import is_claimed, is_stopped

_log = structlog.get_logger(__name__)


class Course:
    """`on_slow` is called where the store keeps an action, or something that nobody asked for, waiting too long."""

    def __init__(
        self,
        house: House,
        ledger: Ledger,
        presence: Presence,
        voice: Voice,
        channel: Channel,
        on_slow: Callable[[Asked | None], None],
    ) -> None:
        self._house = house
        self._ledger = ledger
        self._presence = presence
        self._voice = voice
        self._channel = channel
        self._on_slow = on_slow
        self._moved_on_from: set[str] = set()
        self._seated: Mapping[int, SeatHolder] | None = None

    @property
    def table(self) -> Table:
        return self._ledger.table

    async def commit(self, draft: Draft, asked: Asked | None = None) -> bool:
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
            rows = await self._ledger.store(draft, lambda: self._on_slow(asked))
        except Conflict as lost:
            await self._give_way(lost)
            return False
        except StoreUnavailable:
            if asked is not None:
                self._voice.refuse(self.table, asked, "try_again")
            return True
        table = self.table
        await self._adopted(rows, ack)
        if asked is not None:
            self._house.metrics.acted(self._house.clock.now() - asked.at)
        self._channel.speak(rows=rows if table is self.table else ())
        return True

    async def catch_up(self) -> bool:
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

    async def follow(self, word: Word) -> None:
        """Another server has said how far its log goes: take over what is news here."""
        table = self.table
        if word.match in self._moved_on_from or (word.match == table.match_id and word.seq <= table.seq):
            return
        rows = self._ledger.take(word)
        if rows:
            await self._adopted(rows, None)
            await self._answer_for_seats()
        else:
            await self.catch_up()

    async def welcome_back(self, seat: int, at: int) -> None:
        """A claim against the seat is void, and a clock that was stopped for it runs again."""
        draft = self._ledger.draft(at)
        if is_claimed(draft.state, seat):
            draft.do(None, VoidClaim(seat))
        if is_stopped(draft.state, seat):
            draft.do(None, ResumeClock(seat))
        await self.commit(draft)

    async def meet(self) -> None:
        """Find out who sits here. Where that fails they are nameless for now, but they sit."""
        try:
            await self._ledger.meet()
        except StoreUnavailable:
            _log.info("names_not_read", match=self.table.match_id)

    async def _give_way(self, lost: Conflict) -> None:
        """Others wrote first: take over what they wrote."""
        self._house.metrics.gave_way()
        if lost.repeat is not None:
            self.table.remember(lost.repeat[1])
        elif not await self.catch_up() and not self._ledger.doubtful:
            raise lost

    async def _answer_for_seats(self) -> None:
        """Another server did not know that a seat is here: a claim against it is void, its clock need not stand."""
        for seat in range(len(self.table.state.seats)):
            state = self.table.state
            if self._presence.is_here(seat) and (is_claimed(state, seat) or is_stopped(state, seat)):
                await self.welcome_back(seat, self._house.clock.now())

    async def _adopted(self, rows: Sequence[Row], ack: Acting | None) -> None:
        if self.table.strangers:
            await self.meet()
        entries = [entry for _, entry in rows]
        self._reseat(entries)
        self._voice.change(self.table, entries, ack)
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

    def _reseat(self, entries: Iterable[Entry] = ()) -> None:
        if self._seated is self.table.holders:
            return
        self._seated = self.table.holders
        if reseat(self.table, self._presence, entries, self._house.clock.now()):
            self._channel.speak()
