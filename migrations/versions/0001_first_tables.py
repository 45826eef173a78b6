"""The first tables: players, rooms, matches and their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "heartbeats",
        sa.Column("server", sa.String(length=36), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("server", name=op.f("pk_heartbeats")),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.String(length=36), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_players")),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.LargeBinary(length=32), nullable=False),
        sa.Column("player_id", sa.String(length=36), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_links_player_id_players"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_links")),
    )
    op.create_index("ix_links_expires_at", "links", ["expires_at"], unique=False)
    op.create_index(op.f("ix_links_player_id"), "links", ["player_id"], unique=False)

    op.create_table(
        "rooms",
        sa.Column("code", sa.String(length=8), nullable=False),
        sa.Column("match_id", sa.String(length=36), nullable=False),
        sa.Column("host_id", sa.String(length=36), nullable=True),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["host_id"], ["players.id"], name=op.f("fk_rooms_host_id_players")),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_rooms")),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary(length=32), nullable=False),
        sa.Column("player_id", sa.String(length=36), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_tokens_player_id_players"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_tokens")),
    )
    op.create_index(op.f("ix_tokens_player_id"), "tokens", ["player_id"], unique=False)

    op.create_table(
        "matches",
        sa.Column("id", sa.String(length=36), nullable=False),
        sa.Column("room_code", sa.String(length=8), nullable=False),
        sa.Column("v", sa.SmallInteger(), nullable=False),
        sa.Column("format", sa.String(length=16), nullable=False),
        sa.Column("rules_id", sa.String(length=32), nullable=False),
        sa.Column("rules", sa.JSON(), nullable=False),
        sa.Column("rules_hash", sa.String(length=64), nullable=False),
        sa.Column("clock_id", sa.String(length=16), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("reason", sa.String(length=16), nullable=True),
        sa.Column("winner", sa.SmallInteger(), nullable=True),
        sa.Column("totals", sa.JSON(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("rematch_of", sa.String(length=36), nullable=True),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["rematch_of"], ["matches.id"], name=op.f("fk_matches_rematch_of_matches")),
        sa.ForeignKeyConstraint(["room_code"], ["rooms.code"], name=op.f("fk_matches_room_code_rooms")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
        sa.UniqueConstraint("rematch_of", name=op.f("uq_matches_rematch_of")),
    )
    op.create_index("ix_matches_due", "matches", ["due"], unique=False)
    op.create_index(op.f("ix_matches_room_code"), "matches", ["room_code"], unique=False)

    op.create_table(
        "deals",
        sa.Column("match_id", sa.String(length=36), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("knocker", sa.SmallInteger(), nullable=True),
        sa.Column("winner", sa.SmallInteger(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("boxes", sa.Integer(), nullable=False),
        sa.Column("deadwoods", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_deals_match_id_matches")),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_deals")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "events",
        sa.Column("match_id", sa.String(length=36), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=True),
        sa.Column("action_id", sa.String(length=40), nullable=True),
        sa.Column("content", sa.String(length=64), nullable=True),
        sa.Column("kind", sa.String(length=24), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_events_match_id_matches")),
        sa.PrimaryKeyConstraint("match_id", "seq", name=op.f("pk_events")),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "uq_events_action",
        "events",
        ["match_id", "seat", "action_id"],
        unique=True,
        sqlite_where=sa.text("action_id IS NOT NULL"),
        postgresql_where=sa.text("action_id IS NOT NULL"),
    )

    op.create_table(
        "match_players",
        sa.Column("match_id", sa.String(length=36), nullable=False),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("player_id", sa.String(length=36), nullable=True),
        sa.Column("bot", sa.Boolean(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_match_players_match_id_matches")),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("fk_match_players_player_id_players")),
        sa.PrimaryKeyConstraint("match_id", "seat", name=op.f("pk_match_players")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_match_players_page", "match_players", ["player_id", "ended_at", "match_id"], unique=False)

    op.create_table(
        "seeds",
        sa.Column("match_id", sa.String(length=36), nullable=False),
        sa.Column("owner", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_seeds_match_id_matches")),
        sa.PrimaryKeyConstraint("match_id", "owner", name=op.f("pk_seeds")),
    )


def downgrade() -> None:
    for table in (
        "seeds",
        "match_players",
        "deals",
        "events",
        "matches",
        "tokens",
        "rooms",
        "links",
        "players",
        "heartbeats",
    ):
        op.drop_table(table)
