"""A room's hold on its match: what is decided is stored first, and adopted from what was stored."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import ParamSpec, TypeVar

import structlog
from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool

from app.matches.entries import SERVER, Conflict, Row
from app.matches.log import StoreUnavailable
from app.rooms.draft import Draft
from app.rooms.house import House
from app.rooms.presence import Presence
from app.rooms.sealed import NotOurs, unseal
from app.rooms.table import Answered, Table
from app.rooms.word import Word
from engine.actions import ResumeClock, StopClock
from engine.deadlines import CLAIM_WAIT, OUTAGE_WAIT
from engine.events import AttemptVoided, DealStarted, Event, MatchEnded, SeatLeft, SeatsSwapped, SeatTaken
from engine.match import MatchState, Moment

TRY_AGAIN_AFTER = 1_000
MOST_PATIENT = 5
"""Doublings of the time within which a store that goes on being slow is asked again."""
_SEATED = (SeatTaken, SeatLeft, SeatsSwapped, AttemptVoided)
"""Who sits where is another matter after these."""

_log = structlog.get_logger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class Ledger:
    """`slow`: an append has been under way for longer than anybody should wait for it.

    `doubtful`: the store did not say what became of an append, so the log has to be read before the next one.
    """

    def __init__(self, table: Table, house: House, presence: Presence) -> None:
        self.table = table
        self.slow = False
        self.doubtful = False
        self._house = house
        self._presence = presence
        self._outage: int | None = None
        self._again_at = 0
        self._slow_again = 0
        self._abreast_at = 0

    def draft(self, at: int) -> Draft:
        """A decision at `at`. After an outage it begins with what makes good for it."""
        table = self.table
        moment = Moment(at, self._presence.trips())
        draft = Draft(table.state, table.seeds, table.holders, moment, self._house.chance)
        began = self.outage(at)
        if began is not None:
            draft.do(None, StopClock(began))
            self.resume(draft)
        return draft

    def hears_nobody(self) -> bool:
        """Whether heartbeats are to be looked for before anything is judged."""
        return self._house.pulse.is_silent(self._house.clock.now())

    async def look_for_heartbeats(self) -> None:
        """After a silence: it may have been this server alone that heard nothing."""
        house = self._house
        with suppress(StoreUnavailable):  # then the store's failure is what there is to make good for
            await house.pulse.look(lambda: self._read(house.heartbeats.lives))

    def resume(self, draft: Draft) -> None:
        """Let each stopped clock run where the seat to move is here."""
        for table in draft.state.tables:
            stopped = table.stopped
            if stopped is not None and stopped.seat is not None and self.is_here(stopped.seat):
                draft.do(None, ResumeClock(stopped.seat))

    def is_here(self, seat: int) -> bool:
        return self.table.state.seats[seat].bot or self._presence.is_here(seat)

    def outage(self, at: int) -> int | None:
        """When the outage began that is still to be made good for at `at`."""
        began = self._outage
        for since, ends in _under_way(self.table.state):
            found = self._house.pulse.outage(since, at)
            if found is not None and (ends is None or found < ends) and (began is None or found < began):
                began = found
        return began if began is not None and began < at else None

    def again_at(self) -> int | None:
        """When to try the store again, where it failed or was slow; None while all is well."""
        return self._again_at if self.doubtful or self._outage is not None else None

    async def store(self, draft: Draft, on_slow: Callable[[], None]) -> list[Row]:
        """Store a draft and adopt it; answers what was adopted.

        Raises `Conflict` where others were first, and `StoreUnavailable` where nothing may be told. `on_slow` is
        called where it takes too long: from then on until it returns everybody is to be asked to try again.
        """
        clock = self._house.clock
        began = clock.now()
        first = self.table.seq + 1

        def be_slow() -> None:
            self.slow = True
            self._has_failed(began)
            on_slow()

        alarm = clock.call_at(began + self._house.patience, be_slow)
        try:
            await self._house.log.append(*draft.appends(first, self.table.v))
        except Conflict:
            raise
        except StoreUnavailable:
            self._has_failed(began)
            self.doubtful = True
            raise
        finally:
            alarm.cancel()
            was_slow, self.slow = self.slow, False
        if was_slow:
            self._wait_longer()
        else:
            self._outage, self._slow_again = None, 0
        self._house.metrics.stored(len(draft.entries), clock.now() - began)
        for entry in draft.entries:
            _note(self.table.match_id, entry.event)
        self.table.keep(draft.kept_seeds)
        decided = zip(enumerate(draft.entries, first), draft.states, strict=True)
        return [row for row, after in decided if self.table.advance(*row, after)]

    def may_be_behind(self, at: int) -> bool:
        """Whether another server may have stored something up to `at` that this table has not."""
        return at > self._abreast_at and bool(self._house.neighbours.living)

    def is_well(self) -> None:
        """There was nothing to make good for."""
        self._outage, self._slow_again = None, 0

    async def catch_up(self) -> list[Row]:
        """Adopt what the log has and this table has not. Raises `StoreUnavailable`, and is doubtful from then on.

        Where seats have changed hands, who sits where is read too, and taken over together with it: seats that were
        swapped and are still named after those who left them would show each what the other may see.
        """
        log, table = self._house.log, self.table
        began, self.doubtful = self._house.clock.now(), True
        rows = await self._read(log.newer, table.match_id, table.seq)
        if rows:
            table.keep(await self._read(log.seeds, table.match_id))
        seated = any(isinstance(entry.event, _SEATED) for _, entry in rows)
        holders = await self._read(self._house.book.holders, table.match_id) if seated else None
        self.doubtful = False
        self._abreast_at = began
        adopted = [row for row in rows if table.advance(*row)]
        if holders is not None:
            table.meet(holders)
        return adopted

    def take(self, word: Word) -> list[Row]:
        """Adopt what another server's word brings, where that is just what comes next here; nothing otherwise.

        Who sits where, and the seeds of a new attempt, are not in the log: then there is more to read than rows. And
        once a match is over everybody has the seed that its rows are sealed with.
        """
        table = self.table
        if word.rows is None or word.match != table.match_id or self.doubtful or table.state.outcome is not None:
            return []
        try:
            rows = unseal(word.rows, table.seeds[SERVER], table.v)
        except NotOurs:
            return []
        if [seq for seq, _ in rows] != list(range(table.seq + 1, word.seq + 1)):
            return []
        if any(isinstance(entry.event, _SEATED) for _, entry in rows):
            return []
        return [row for row in rows if table.advance(*row)]

    async def next_table(self, match_id: str) -> Table:
        """The table of the match that follows. Raises `StoreUnavailable`, and is doubtful from then on."""
        was_doubtful, self.doubtful = self.doubtful, True
        try:
            table = await load_table(self._house, match_id)
        except SQLAlchemyError as error:
            self._has_failed(self._house.clock.now())
            raise StoreUnavailable from error
        if table is None:
            raise LookupError(f"{self.table.match_id} is followed by {match_id}, which is not there")
        self.doubtful = was_doubtful
        return table

    async def meet(self) -> None:
        """Read again who sits here and under which names. Raises `StoreUnavailable`."""
        self.table.meet(await self._read(self._house.book.holders, self.table.match_id))

    async def find_stored(self, seat: int, action_id: str) -> Answered | None:
        """As `Table.answered`, also for what lies before the checkpoint that the table was folded from.

        Raises `StoreUnavailable`.
        """
        stored = self.table.answered(seat, action_id)
        if stored is not None or self.table.complete:
            return stored
        row = await self._read(self._house.log.find_action, self.table.match_id, seat, action_id)
        return None if row is None else Answered(row[1].content)

    async def _read(self, query: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return await run_in_threadpool(query, *args, **kwargs)
        except SQLAlchemyError as error:
            self._has_failed(self._house.clock.now())
            raise StoreUnavailable from error

    def _wait_longer(self) -> None:
        """What is stored to make good for slowness is work for the store too. Rooms that all came back after the same
        time would go together into one group, which is slow for being large: so they wait longer and longer, and each
        for another time. A player who acts is not waited for: with an action everything is made good for.
        """
        longest = TRY_AGAIN_AFTER << self._slow_again
        self._again_at = self._house.clock.now() + self._house.chance.bots.randint(TRY_AGAIN_AFTER, longest)
        self._slow_again = min(self._slow_again + 1, MOST_PATIENT)

    def _has_failed(self, at: int) -> None:
        self._house.metrics.store_failed()
        self._outage = at if self._outage is None else min(at, self._outage)
        self._again_at = self._house.clock.now() + TRY_AGAIN_AFTER


def _note(match_id: str, event: Event) -> None:
    """A match begins and ends: as much as a log tells of it."""
    match event:
        case DealStarted(number=1):
            _log.info("match_started", match=match_id)
        case MatchEnded(reason=reason):
            _log.info("match_ended", match=match_id, reason=reason.value)
        case _:
            pass


async def give_back(house: House, tables: Iterable[Table]) -> None:
    """Of matches that this server looks after no more: until when each can do without anybody."""
    try:
        await house.book.set_due({table.match_id: table.due for table in tables})
    except StoreUnavailable:
        _log.info("due_not_stored")


async def load_table(house: House, match_id: str) -> Table | None:
    kept = await run_in_threadpool(house.log.load_with_seeds, match_id)
    return None if kept is None else Table(kept)


def _under_way(state: MatchState) -> Iterator[tuple[int, int | None]]:
    """What runs out for somebody: a stopped clock's wait, a running move, a claim, an open sheet.

    Since when; and of a move when it is too late for it, whatever happens afterwards.
    """
    for table in state.tables:
        if table.stopped is not None:
            yield table.stopped.resumes - OUTAGE_WAIT, None
        elif table.turn is not None and table.turn.deadline is not None:
            yield table.turn.started, table.turn.deadline
        elif table.claim is not None:
            yield table.claim.deadline - CLAIM_WAIT, None
    if state.closes is not None:
        yield state.closes - OUTAGE_WAIT, None
