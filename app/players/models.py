"""The tables of people. A player is one row, so forgetting one blanks one row and nobody else's matches."""

from sqlalchemy import Column, ForeignKey, Index, LargeBinary, String, Table

from app.database import METADATA, Instant

PLAYERS = Table(
    "players",
    METADATA,
    Column("id", String(36), primary_key=True),
    Column("name", String(80), nullable=True),
    Column("created_at", Instant, nullable=False),
    Column("seen_at", Instant, nullable=False),
)

TOKENS = Table(
    "tokens",
    METADATA,
    # SHA-256 of a cookie: whoever reads this table can play as nobody.
    Column("hash", LargeBinary(32), primary_key=True),
    Column("player_id", String(36), ForeignKey(PLAYERS.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("created_at", Instant, nullable=False),
)

LINKS = Table(
    "links",
    METADATA,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("player_id", String(36), ForeignKey(PLAYERS.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("expires_at", Instant, nullable=False),
    Column("used_at", Instant, nullable=True),
    Index("ix_links_expires_at", "expires_at"),
)
