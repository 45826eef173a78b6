"""The verdict on an exported record: commitments, cut, decks, moves and sheet, with nothing but the file at hand."""

from dataclasses import dataclass

from app.ids import id_bytes
from app.matches.records import BadRecord, RecordRead, read_record
from app.operating.replayed import Differs, play_again
from engine.events import AttemptVoided, MatchMade
from engine.match import MatchState
from engine.notation import BadNotation, parse_match
from engine.shuffle import SEED_BYTES, seed_commitment

AGREES, DIFFERS, UNREADABLE = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Verdict:
    """`code`: 0 where everything agrees, 1 where something does not, 2 where that cannot be found out."""

    code: int
    text: str


def check_text(text: str, server_seed: str | None = None) -> Verdict:
    """Check a record, JSON or text. `server_seed`: for a text, which does not hold it."""
    try:
        record = read_record(text) if text.lstrip().startswith("{") else _from_notation(text, server_seed)
    except (BadRecord, BadNotation) as error:
        return Verdict(UNREADABLE, f"This record cannot be read: {error}.")
    return check(record)


def check(record: RecordRead) -> Verdict:
    head = f"Match {record.match_id}"
    try:
        state = _checked(record)
    except Differs as differs:
        return Verdict(DIFFERS, f"{head} does not agree with itself: {differs}.")
    return Verdict(AGREES, "\n".join((f"{head}: {len(record.events)} events, {_deals(state)}.", *_found(state))))


def _checked(record: RecordRead) -> MatchState:
    """Raises `Differs`."""
    made = record.events[0] if record.events else None
    if not isinstance(made, MatchMade):
        raise Differs(1, "is not the making of a match")
    if made.match_id != record.match_id:
        raise Differs(1, f"makes another match, {made.match_id}")
    try:
        server_seed, match_id = bytes.fromhex(record.server_seed), id_bytes(made.match_id)
    except ValueError as error:
        raise Differs(1, "has no match id or server's seed to it that could be one") from error
    commit = made.server_commit
    for number, event in enumerate(record.events, 1):
        if isinstance(event, AttemptVoided):
            if seed_commitment(bytes.fromhex(event.server_seed)) != commit:
                raise Differs(number, "opens a server's seed that is not the one committed to")
            commit = event.server_commit
    if len(server_seed) != SEED_BYTES or seed_commitment(server_seed) != commit:
        raise Differs(1, "commits to another server's seed than the one that was opened")
    return play_again(record.events, server_seed, match_id)


def _found(state: MatchState) -> list[str]:
    """What agrees, and what a player may want to compare with what was seen at the table."""
    lines = [f"The server committed to {state.server_commit}"]
    for seat, held in enumerate(state.seats):
        lines.append(f"Seat {seat} committed to   {held.commit}")
    outcome = state.outcome
    if outcome is not None:
        winner = "no winner" if outcome.winner is None else f"{_side(state, outcome.winner)} won"
        lines.append(f"Totals {' : '.join(map(str, outcome.totals))}, {winner} ({outcome.reason.value}).")
    ended = "The commitments, the cut, every deck, every move and every number of the sheet agree."
    return [*lines, ended if outcome is not None else f"{ended} The match had not ended."]


def _side(state: MatchState, side: int) -> str:
    seats = state.plan.sides[side]
    return f"seat {seats[0]}" if len(seats) == 1 else f"seats {' and '.join(map(str, seats))}"


def _deals(state: MatchState) -> str:
    count = max((table.deal.number for table in state.tables), default=0)
    return f"{count} deal" if count == 1 else f"{count} deals"


def _from_notation(text: str, server_seed: str | None) -> RecordRead:
    events = parse_match(text)
    if server_seed is None:
        raise BadRecord("a text does not hold the server's seed; give it with --server-seed, or take the JSON record")
    made = events[0]
    return RecordRead(made.match_id if isinstance(made, MatchMade) else "", server_seed, events)
