"""From a message to a decision: whose seat it is, whether it is meant for this moment, and what it asks for."""

from hashlib import sha256

import orjson

from app.rooms.connection import Connection
from app.rooms.draft import Draft, Signed
from app.rooms.inbox import Asked
from app.rooms.ledger import Ledger
from app.rooms.table import Table
from app.wire.inbound import Sit, TurnAction
from app.wire.intents import ActionMessage, to_action
from engine.actions import Leave
from engine.errors import IllegalAction
from engine.match import MatchPhase, MatchState


def plan(ledger: Ledger, asked: Asked, signed: Signed, away: int) -> Draft:
    """The decision that an action comes to.

    Raises IllegalAction: not_seated, room_full, id_reused, stale, and the rules' own.
    """
    state = ledger.table.state
    seat = seat_for(ledger.table, asked.connection, asked.message)
    if ledger.table.seat_of(asked.connection.player) is None and ledger.table.answered(seat, asked.message.id):
        raise IllegalAction("id_reused")  # by who had this seat before; the log holds an id once for each seat
    if isinstance(asked.message, TurnAction) and asked.message.turn != present_turn(state):
        raise IllegalAction("stale")
    action = to_action(asked.message, away=away)
    draft = ledger.draft(asked.at)
    if isinstance(action, Leave) and state.phase is MatchPhase.REVEALING:
        draft.void(seat, signed)
    else:
        draft.do(seat, action, signed)
    return draft


def seat_for(table: Table, connection: Connection, message: ActionMessage) -> int:
    """The seat that acts: the player's own, or for `sit` the first that is free."""
    seat = table.seat_of(connection.player)
    if seat is not None:
        return seat
    if not isinstance(message, Sit):
        raise IllegalAction("not_seated")
    free = table.free_seat()
    if free is None:
        raise IllegalAction("room_full")
    return free


def present_turn(state: MatchState) -> str | None:
    return None if state.deal is None else f"{state.deal.number}.{state.deal.decision}"


def signed(asked: Asked) -> Signed:
    """The player is part of what was asked: the same from a seat's next holder is no repeat.

    A quarter of the digest is kept, since digests are most of what a packed log takes. Two actions of one name with the
    same one could be made by their own player only, who would gain nothing.
    """
    player = None if asked.connection.player is None else asked.connection.player.id
    fields = asked.message.__dict__.copy()  # in the order of their declaration, however they were sent
    action_id: str = fields.pop("id")
    return Signed(action_id, sha256(f"{player} ".encode() + orjson.dumps(fields)).hexdigest()[:16], player)
