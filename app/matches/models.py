"""The tables of rooms and matches.

`events`, and `packed` for what is over, are the truth; `matches`, `deals` and `match_players` follow from it.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    SmallInteger,
    String,
    Table,
    Text,
)

from app.database import METADATA, Instant
from app.players.models import PLAYERS

_ID = String(36)

ROOMS = Table(
    "rooms",
    METADATA,
    Column("code", String(8), primary_key=True),
    # No foreign key: the match names its room, and the room its present match.
    Column("match_id", _ID, nullable=False),
    Column("host_id", _ID, ForeignKey(PLAYERS.c.id), nullable=True),
    Column("private", Boolean, nullable=False),
    Column("created_at", Instant, nullable=False),
)

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("room_code", String(8), ForeignKey(ROOMS.c.code), nullable=False, index=True),
    # The version of every line of this match's log, for its whole life.
    Column("v", SmallInteger, nullable=False),
    Column("format", String(16), nullable=False),
    Column("rules_id", String(32), nullable=False),
    Column("rules", JSON, nullable=False),
    Column("rules_hash", String(64), nullable=False),
    Column("clock_id", String(16), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("created_at", Instant, nullable=False),
    Column("started_at", Instant, nullable=True),
    Column("ended_at", Instant, nullable=True),
    Column("reason", String(16), nullable=True),
    Column("winner", SmallInteger, nullable=True),
    Column("totals", JSON, nullable=False),
    # Begun; the finished ones are in `deals`.
    Column("deals", Integer, nullable=False),
    Column("rematch_of", _ID, ForeignKey("matches.id"), nullable=True, unique=True),
    # A lease: when somebody has to look after the match at the latest, server ms.
    Column("due", BigInteger, nullable=True),
    Index("ix_matches_due", "due"),
)

OPEN_LOGS = Table(
    "open_logs",
    METADATA,
    # The matches whose log lies in rows. A row of `events` needs its match's here, and a packed match has none: so who
    # believes that it still lies in rows adds nothing to it. The key of `events` decides between all others.
    Column("match_id", _ID, ForeignKey(MATCHES.c.id), primary_key=True),
    # Since when it waits to be packed.
    Column("ended_at", Instant, nullable=True),
    Index("ix_open_logs_ended_at", "ended_at"),
    sqlite_with_rowid=False,
)

EVENTS = Table(
    "events",
    METADATA,
    Column("match_id", _ID, ForeignKey(OPEN_LOGS.c.match_id), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", SmallInteger, nullable=True),
    Column("action_id", String(40), nullable=True),
    Column("content", String(64), nullable=True),
    Column("kind", String(24), nullable=False),
    Column("data", Text, nullable=False),
    # The rows of a match lie together and in order: a fold reads a few neighbouring pages.
    sqlite_with_rowid=False,
)
Index(
    "uq_events_action",
    EVENTS.c.match_id,
    EVENTS.c.seat,
    EVENTS.c.action_id,
    unique=True,
    sqlite_where=EVENTS.c.action_id.is_not(None),
    postgresql_where=EVENTS.c.action_id.is_not(None),
)

PACKED = Table(
    "packed",
    METADATA,
    Column("match_id", _ID, ForeignKey(MATCHES.c.id), primary_key=True),
    # All rows of a match that is over, as `app.matches.packed` writes them.
    Column("lines", LargeBinary, nullable=False),
)

DEALS = Table(
    "deals",
    METADATA,
    Column("match_id", _ID, ForeignKey(MATCHES.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("knocker", SmallInteger, nullable=True),
    Column("winner", SmallInteger, nullable=True),
    Column("points", Integer, nullable=False),
    Column("boxes", Integer, nullable=False),
    Column("deadwoods", JSON(none_as_null=True), nullable=True),
    Column("turns", Integer, nullable=False),
    Column("ended_at", Instant, nullable=False),
    sqlite_with_rowid=False,
)

MATCH_PLAYERS = Table(
    "match_players",
    METADATA,
    Column("match_id", _ID, ForeignKey(MATCHES.c.id), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("player_id", _ID, ForeignKey(PLAYERS.c.id), nullable=True),
    Column("bot", Boolean, nullable=False),
    Column("created_at", Instant, nullable=False),
    Column("ended_at", Instant, nullable=True),
    # Of a match that has ended, for its seat: won, lost or none, and what else lists are narrowed by.
    Column("result", String(8), nullable=True),
    Column("computer", Boolean, nullable=True),
    Column("format", String(16), nullable=True),
    Column("rules_id", String(32), nullable=True),
    # Pages of a person's matches, newest first; the running ones are those that have not ended. With all that a page
    # may be narrowed by, so that whatever does not fit costs no look at its row.
    Index("ix_match_players_page", "player_id", "ended_at", "match_id", "result", "computer", "format", "rules_id"),
    sqlite_with_rowid=False,
)

CHAT = Table(
    "chat",
    METADATA,
    Column("match_id", _ID, ForeignKey(MATCHES.c.id), primary_key=True),
    # Who wrote it, and under which id: a repeat is the same row.
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("action_id", String(40), primary_key=True),
    # Whom it is for: roles change, and what was written to one is never read by the next.
    Column("to_seat", SmallInteger, nullable=False),
    # Who wrote it, so that it goes when its writer is forgotten.
    Column("player_id", _ID, ForeignKey(PLAYERS.c.id), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("text", String(200), nullable=False),
    Index("ix_chat_at", "at"),
    sqlite_with_rowid=False,
)

SEEDS = Table(
    "seeds",
    METADATA,
    Column("match_id", _ID, ForeignKey(MATCHES.c.id), primary_key=True),
    # A seat whose seed the server keeps (a bot's), or -1 for the server's own.
    Column("owner", SmallInteger, primary_key=True, autoincrement=False),
    Column("seed", String(64), nullable=False),
)

HEARTBEATS = Table(
    "heartbeats",
    METADATA,
    Column("server", String(36), primary_key=True),
    # Since when it has never been silent for long; 0: by a version that did not say.
    Column("began", BigInteger, nullable=False, server_default="0"),
    Column("at", BigInteger, nullable=False),
)
