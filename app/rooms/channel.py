"""A room's channel to the other servers that hold it: what it says of itself, and what it hears of them."""

from collections.abc import Callable, Sequence

from app.matches.entries import SERVER, Row
from app.rooms.house import House
from app.rooms.ledger import Ledger
from app.rooms.presence import Presence
from app.rooms.sealed import seal
from app.rooms.word import SeatPhrase, Why, Word


class Channel:
    """`hear` gets the words of the others, never the room's own."""

    def __init__(
        self, code: str, house: House, ledger: Ledger, presence: Presence, hear: Callable[[Word], None]
    ) -> None:
        self._code = code
        self._house = house
        self._ledger = ledger
        self._presence = presence
        self._hear = hear

    async def listen(self) -> None:
        await self._house.bus.listen(self._code, self._hear)

    def has_others(self) -> bool:
        """Whether another server may hold this room too."""
        return self._house.bus.is_heard(self._code, self._hear)

    def speak(
        self,
        why: Why = Why.NEWS,
        phrase: SeatPhrase | None = None,
        rows: Sequence[Row] = (),
        aside: str | None = None,
    ) -> None:
        """Say to the other servers how things stand here. `rows`: the last ones, which were stored here just now.

        `aside`: what one seat tells another, sealed.
        """
        if not self.has_others():
            return
        table, presence = self._ledger.table, self._presence
        here = (False,) * len(table.state.seats) if why is Why.LEAVES else presence.here_at_this_server()
        now = self._house.clock.now()
        sealed = seal(rows, table.seeds[SERVER], table.v) if rows and presence.has_company() else None
        trips, said = presence.own_trips(), (phrase, sealed, aside)
        word = Word(self._house.server, now, table.match_id, table.seq, here, trips, why, *said)
        self._house.bus.say(self._code, word, self._hear)

    def leave(self) -> None:
        self.speak(Why.LEAVES)
        self._house.bus.leave(self._code, self._hear)
