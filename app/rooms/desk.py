"""Where a room takes what its sockets bring: visits, actions, questions and phrases."""

from collections.abc import Mapping

from app.matches.log import StoreUnavailable
from app.rooms.actions import plan, signed
from app.rooms.answers import answer
from app.rooms.channel import Channel
from app.rooms.course import Course
from app.rooms.draft import Signed
from app.rooms.inbox import Asked, Joined, Left, Spoke, Wondered
from app.rooms.ledger import Ledger
from app.rooms.presence import Presence
from app.rooms.table import Answered, Table
from app.rooms.voice import Voice
from app.wire.outbound import Refused
from engine.errors import IllegalAction


class Desk:
    def __init__(self, ledger: Ledger, presence: Presence, voice: Voice, channel: Channel, course: Course) -> None:
        self._ledger = ledger
        self._presence = presence
        self._voice = voice
        self._channel = channel
        self._course = course

    @property
    def table(self) -> Table:
        return self._ledger.table

    async def join(self, joined: Joined) -> None:
        connection = joined.connection
        if self._ledger.may_be_behind(joined.at):  # whoever comes from another server has seen all that was told there
            await self._course.catch_up()
        seat = self.table.seat_of(connection.player)
        if seat is not None:
            await self._course.welcome_back(seat, joined.at)
        has_come = self._presence.add(connection, self.table.seat_of(connection.player), joined.at)
        self._voice.greet(self.table, connection)
        if has_come:
            self._channel.speak()

    def leave(self, left: Left) -> None:
        if self._presence.remove(left.connection, left.at):
            self._voice.presence(self.table)
            self._channel.speak()

    async def act(self, asked: Asked) -> None:
        """Decide, store, adopt and tell; from the start again where another server was first."""
        connection, signature = asked.connection, signed(asked)
        while connection in self._presence:
            seat = self.table.seat_of(connection.player)
            if self._repeats(asked, signature, seat, self.table.answers(asked.message.id)):
                return
            away = (
                self._voice.count_away(self.table.state, seat, asked.at) if seat is not None and _claims(asked) else 0
            )
            try:
                draft = plan(self._ledger, asked, signature, away=away, host=self._voice.is_host(connection))
            except IllegalAction as refused:
                if seat is None or not await self._was_stored(asked, signature, seat):
                    self._voice.refuse(self.table, asked, refused.code, refused.args_)
                return
            if await self._course.commit(draft, asked):
                return

    def answer(self, wondered: Wondered) -> None:
        connection = wondered.connection
        try:
            connection.send(answer(self.table.state, connection.seat, wondered.message))
        except IllegalAction as refused:
            connection.send(Refused(None, refused.code, refused.args_))

    def speak(self, spoke: Spoke) -> None:
        """Told and forgotten: no log has it."""
        seat = spoke.connection.seat
        if seat is None:
            spoke.connection.send(Refused(None, "not_seated", {}))
        else:
            self._voice.say(seat, spoke.phrase)
            self._channel.speak(phrase=(seat, spoke.phrase))

    async def _was_stored(self, asked: Asked, signature: Signed, seat: int) -> bool:
        """Before an action is refused: was it accepted before, longer ago than the table remembers?"""
        try:
            stored = await self._ledger.find_stored(seat, asked.message.id)
            return stored is not None and self._repeats(asked, signature, seat, {seat: stored})
        except StoreUnavailable:
            self._voice.refuse(self.table, asked, "try_again")
            return True

    def _repeats(self, asked: Asked, signature: Signed, seat: int | None, stored: Mapping[int, Answered]) -> bool:
        """Answer an action that the log has already; False where it has not.

        Its player may have had another seat then: who has left one and sends that again is answered, not heard anew.
        """
        if any(answered.content == signature.content for answered in stored.values()):
            self._voice.answer(self.table, asked.connection, signature.action_id)
        elif seat in stored:
            self._voice.refuse(self.table, asked, "id_reused")
        else:
            return False
        return True


def _claims(asked: Asked) -> bool:
    """Whether it counts for how long somebody has been away."""
    return asked.message.type == "claim"
