"""From a message to a decision: whose seat it is, whether it is meant for this moment, and what it asks for."""

from hashlib import sha256

import orjson

from app.rooms.draft import Draft, Signed
from app.rooms.inbox import Asked
from app.rooms.ledger import Ledger
from app.rooms.table import Table
from app.wire.inbound import AddBot, Around, Remove, Sit, Swap, TurnAction
from app.wire.intents import ActionMessage, to_action
from engine.actions import ChangeSeat
from engine.errors import IllegalAction
from engine.match import MatchPhase, MatchState


def plan(ledger: Ledger, asked: Asked, signed: Signed, *, away: int, host: bool) -> Draft:
    """The decision that an action comes to. `host`: who asks has made the room.

    Raises IllegalAction: not_seated, not_host, room_full, seat_taken, bad_seat, id_reused, stale, and the rules' own.
    """
    state, message = ledger.table.state, asked.message
    own = ledger.table.seat_of(asked.connection.player)
    seat = seat_for(ledger.table, message) if own is None else own
    if own is None and ledger.table.answered(seat, message.id):
        raise IllegalAction("id_reused")  # by who had this seat before; the log holds an id once for each seat
    if isinstance(message, Swap | Remove | AddBot) and not host:
        raise IllegalAction("not_host")
    if isinstance(message, TurnAction) and message.turn != present_turn(state, seat):
        raise IllegalAction("stale")
    draft = ledger.draft(asked.at)
    match message:
        case AddBot():
            draft.add_bot(seat, message.seat, signed)
        case Sit(seat=int(to)) if to != seat:
            draft.do(seat, ChangeSeat(to), signed)
        case Around(type="leave") if state.phase is MatchPhase.REVEALING:
            draft.void(seat, seat, signed)
        case Remove(seat=late) if state.phase is MatchPhase.REVEALING:
            _check_late(state, seat, late)
            draft.void(late, seat, signed)
        case _:
            draft.do(seat, to_action(message, away=away), signed)
    return draft


def seat_for(table: Table, message: ActionMessage) -> int:
    """The seat that somebody without one acts for: one that `sit` may take."""
    if not isinstance(message, Sit):
        raise IllegalAction("not_seated")
    free = table.free_seat()
    if free is None:
        raise IllegalAction("room_full")
    if message.seat is None:
        return free
    if message.seat >= len(table.state.seats):
        raise IllegalAction("bad_seat")
    if table.state.seats[message.seat].taken:
        raise IllegalAction("seat_taken")
    return message.seat


def _check_late(state: MatchState, seat: int, late: int) -> None:
    """Once the seats are sealed the host may remove nobody but a seat whose seed is waited for."""
    if late == seat or late >= len(state.seats):
        raise IllegalAction("bad_seat")
    if state.seats[late].seed is not None:
        raise IllegalAction("wrong_phase")


def present_turn(state: MatchState, seat: int) -> str | None:
    """At the seat's own table."""
    table = state.table_of(seat)
    return None if table is None else f"{table.deal.number}.{table.deal.decision}"


def signed(asked: Asked) -> Signed:
    """The player is part of what was asked: the same from a seat's next holder is no repeat.

    A quarter of the digest is kept, since digests are most of what a packed log takes. Two actions of one name with the
    same one could be made by their own player only, who would gain nothing.
    """
    player = None if asked.connection.player is None else asked.connection.player.id
    fields = asked.message.__dict__.copy()  # in the order of their declaration, however they were sent
    action_id: str = fields.pop("id")
    return Signed(action_id, sha256(f"{player} ".encode() + orjson.dumps(fields)).hexdigest()[:16], player)
