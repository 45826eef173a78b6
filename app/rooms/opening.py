"""How a match begins: what the first append of its log holds."""

from collections.abc import Mapping
from dataclasses import dataclass

from app.matches import codec
from app.matches.entries import SERVER, Append, Entry, NewRoom, SeatHolder
from app.rooms.chance import Chance
from engine.events import MatchMade, SeatTaken
from engine.match import open_match
from engine.rules import Rules
from engine.shuffle import seed_commitment

BOT = SeatHolder(None, None, bot=True)


@dataclass(frozen=True, slots=True)
class Terms:
    """What is played and how."""

    rules_id: str
    rules: Rules
    clock_id: str
    private: bool
    format_id: str = "duel"

    @classmethod
    def of(cls, made: MatchMade) -> "Terms":
        return cls(made.rules_id, made.rules, made.clock_id, made.private, made.format)


def opening(
    terms: Terms,
    holders: Mapping[int, SeatHolder],
    *,
    match_id: str,
    at: int,
    chance: Chance,
    room: NewRoom | None = None,
    rematch_of: str | None = None,
) -> Append:
    """The first append of a match whose seats are `holders`' already. People have yet to commit, bots have done it.

    Raises IllegalAction: bad_rules, bad_clock, bad_format.
    """
    server_seed = chance.seed()
    seeds = {SERVER: server_seed}
    made = open_match(
        match_id=match_id,
        server_commit=_commitment(server_seed),
        rules_id=terms.rules_id,
        rules=terms.rules,
        clock_id=terms.clock_id,
        private=terms.private,
        rematch_of=rematch_of,
        format_id=terms.format_id,
    )
    entries = [Entry(made, at)]
    for seat, holder in sorted(holders.items()):
        if holder.bot:
            seeds[seat] = chance.seed()
            entries.append(Entry(SeatTaken(seat, _commitment(seeds[seat]), bot=True), at, seat))
        else:
            entries.append(Entry(SeatTaken(seat, None, bot=False), at, seat, player=holder.player_id))
    return Append(match_id, 1, tuple(entries), room, tuple(seeds.items()), v=codec.VERSION)


def _commitment(seed: str) -> str:
    return seed_commitment(bytes.fromhex(seed))
