"""What a room says, and to whom: one text per kind of viewer, however many sockets there are of it."""

from collections.abc import Hashable, Mapping, Sequence

from app.clock import Clock
from app.matches.entries import SERVER, Entry
from app.players.auth import Player
from app.rooms.connection import Connection
from app.rooms.inbox import Asked
from app.rooms.presence import Presence
from app.rooms.table import Table
from app.wire import outbound
from app.wire.sheet import clock_of, columns_of, fairness_of, rounds_of, seats_of, sheet_of
from engine.clock import DAY
from engine.deadlines import CLAIM_AFTER, CLAIM_AFTER_UNTIMED
from engine.events import (
    AttemptVoided,
    DealEnded,
    DealStarted,
    MatchEnded,
    RoundEnded,
    Sealed,
    SeatLeft,
    SeatNotReady,
    SeatReady,
    SeatsSwapped,
    SeatTaken,
    SeedCommitted,
)
from engine.match import MatchPhase, MatchState
from engine.rules import rules_to_dict
from engine.shape import shape
from engine.view import Views, outcome_view

PING_EVERY = 5_000
"""Ms between two measurements of a line. They go along with what is told anyway: nothing here ticks."""

ROOM_FULL = 4403

_BESIDE_THE_TABLE = (
    SeatTaken,
    SeedCommitted,
    SeatLeft,
    SeatReady,
    SeatNotReady,
    SeatsSwapped,
    Sealed,
    AttemptVoided,
    DealStarted,
    DealEnded,
    RoundEnded,
    MatchEnded,
)
"""What changes the `Room` message."""


@shape
class Acting:
    """Whose accepted action this is: the player's sockets alone are told its id."""

    player: Player | None
    action_id: str


class Voice:
    def __init__(self, code: str, host: str | None, build: str, presence: Presence, clock: Clock) -> None:
        self._code = code
        self._host = host
        self._build = build
        self._presence = presence
        self._clock = clock
        self._told: object = None

    def change(self, table: Table, entries: Sequence[Entry], acting: Acting | None = None) -> None:
        """Tell everybody what was just stored."""
        beside = any(isinstance(entry.event, _BESIDE_THE_TABLE) for entry in entries)
        self._everybody(table, entries, acting, room=beside)

    def afresh(self, table: Table) -> None:
        """Tell everybody all there is: another match is on the table, or somebody has another name."""
        self._everybody(table, (), None, room=True)

    def greet(self, table: Table, connection: Connection) -> None:
        """All that a socket needs which has just said hello, and news of it for the others."""
        if self._is_turned_away(table, connection):
            return
        connection.send(self._room(table, connection))
        connection.send(self._update(table, self._views(table), connection.seat, (), None))
        connection.ping(self._clock.now(), every=0)
        self.presence(table, newcomer=connection)

    def answer(self, table: Table, connection: Connection, ack: str | None) -> None:
        """The present Update for one socket."""
        connection.send(self._update(table, self._views(table), connection.seat, (), ack))

    def refuse(self, table: Table, asked: Asked, code: str, args: dict[str, str | int] | None = None) -> None:
        """Tell who asked, and no one else; whoever was behind is told how things are now."""
        asked.connection.send(outbound.Refused(asked.message.id, code, args or {}))
        if code == "stale":
            self.answer(table, asked.connection, None)

    def say(self, seat: int, phrase: str) -> None:
        """Tell everybody here what a seat says."""
        for connection in self._presence:
            connection.send(outbound.Said(seat, phrase))

    def presence(self, table: Table, *, newcomer: Connection | None = None) -> None:
        """Tell who is here, where that is news."""
        here = self._presence.here()
        if not all(here):
            here = tuple(held.bot or there for held, there in zip(table.state.seats, here, strict=True))
        away = self._away_on_turn(table.state)
        news = (here, tuple(away.items()))
        is_news, self._told = news != self._told, news
        if not is_news and newcomer is None:
            return
        for connection in self._presence:
            if is_news or connection is newcomer:
                connection.send(outbound.Presence(here, self._claim_in(table.state, connection.seat, away)))

    def count_away(self, state: MatchState, seat: int, now: int) -> int:
        """For how long the seat to move at the table of `seat` has been away on its own turn, in ms."""
        table = state.table_of(seat)
        since = None if table is None or table.turn is None else self._away_on_turn(state).get(table.turn.seat)
        return 0 if since is None else max(0, now - since)

    def _everybody(self, table: Table, entries: Sequence[Entry], acting: Acting | None, *, room: bool) -> None:
        rooms: dict[Hashable, bytes] = {}  # by kind of viewer, which a dialect is part of
        updates: dict[Hashable, bytes] = {}
        now = self._clock.now()
        views = Views(table.state, now)
        for connection in self._presence:
            seat = connection.seat
            if self._is_turned_away(table, connection):
                continue
            if room:
                host = (seat, self.is_host(connection), connection.encode)
                if host not in rooms:
                    rooms[host] = connection.encode(self._room(table, connection))
                connection.tell(rooms[host])
            acts = acting is not None and acting.player == connection.player
            kind = (seat, acts, connection.encode)
            if kind not in updates:
                ack = acting.action_id if acting is not None and acts else None
                updates[kind] = connection.encode(self._update(table, views, seat, entries, ack))
            connection.tell(updates[kind])
            connection.ping(now, every=PING_EVERY)
        self.presence(table)

    def is_host(self, connection: Connection) -> bool:
        return connection.player is not None and connection.player.id == self._host

    def _is_turned_away(self, table: Table, connection: Connection) -> bool:
        """Nobody but seats looks on: a visitor may stay while there is a seat to take."""
        if connection.seat is not None:
            return False
        if table.state.phase is MatchPhase.SEATING and table.free_seat() is not None:
            return False
        self._presence.remove(connection, self._clock.now())
        connection.send(outbound.Refused(None, "room_full", {}))
        connection.close(ROOM_FULL, "room_full")
        return True

    def _views(self, table: Table) -> Views:
        return Views(table.state, self._clock.now())

    def _update(
        self, table: Table, views: Views, seat: int | None, entries: Sequence[Entry], ack: str | None
    ) -> outbound.Update:
        return outbound.Update(
            match=table.match_id,
            seq=table.seq,
            view=views.of(seat),
            events=views.seen([entry.event for entry in entries], seat),
            ack=ack,
        )

    def _room(self, table: Table, connection: Connection) -> outbound.Room:
        state = table.state
        made = state.made
        return outbound.Room(
            code=self._code,
            match=table.match_id,
            seq=table.seq,
            private=made.private,
            format=made.format,
            rules_id=made.rules_id,
            rules=rules_to_dict(made.rules),
            clock=clock_of(state),
            host=self.is_host(connection),
            you=connection.seat,
            seats=seats_of(
                state, {seat: holder.name for seat, holder in table.holders.items()}, table.seat_held_by(self._host)
            ),
            sides=state.plan.sides,
            fairness=fairness_of(state, table.seeds[SERVER]),
            sheet=sheet_of(state),
            rounds=rounds_of(state),
            columns=columns_of(state),
            outcome=outcome_view(state.outcome),
            rematch_of=made.rematch_of,
            build=self._build,
        )

    def _away_on_turn(self, state: MatchState) -> dict[int, int]:
        """The seats to move that are away on their own turn, and since when."""
        found: dict[int, int] = {}
        if all(self._presence.here_at_this_server()):
            return found
        for turn in (table.turn for table in state.tables):
            if turn is None or self._presence.is_here(turn.seat) or state.seats[turn.seat].bot:
                continue
            since = self._presence.away_since(turn.seat)
            if since is not None:
                found[turn.seat] = max(since, turn.started)
        return found

    def _claim_in(self, state: MatchState, seat: int | None, away: Mapping[int, int]) -> int | None:
        """In how many ms `seat` may claim the win from the seat to move at its own table."""
        table = state.table_of(seat)
        if seat is None or table is None or table.turn is None or table.claim is not None or table.stopped is not None:
            return None
        since = away.get(table.turn.seat)
        if since is None or table.turn.seat == seat or (state.clock is not None and state.clock.cap >= DAY):
            return None
        wait = CLAIM_AFTER_UNTIMED if state.clock is None else CLAIM_AFTER
        return max(0, since + wait - self._clock.now())
