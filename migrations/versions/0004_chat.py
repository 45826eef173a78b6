"""What captain and adviser write to each other, which is kept for a time."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "chat",
        sa.Column("match_id", sa.String(36), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("action_id", sa.String(40), nullable=False),
        sa.Column("to_seat", sa.SmallInteger(), nullable=False),
        sa.Column("player_id", sa.String(36), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", "action_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_chat_at", "chat", ["at"])
    op.create_index("ix_chat_player_id", "chat", ["player_id"])


def downgrade() -> None:
    op.drop_table("chat")
