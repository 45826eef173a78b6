"""Finished matches packed into one row each. A line of a log needs its match's row in `open_logs`, which a packed one
has not: so nothing can be added to it by anybody who believes that it still lies in rows.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "open_logs",
        sa.Column("match_id", sa.String(length=36), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_open_logs_match_id_matches")),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_open_logs")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_open_logs_ended_at", "open_logs", ["ended_at"], unique=False)
    op.create_table(
        "packed",
        sa.Column("match_id", sa.String(length=36), nullable=False),
        sa.Column("lines", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_packed_match_id_matches")),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_packed")),
    )
    op.execute("INSERT INTO open_logs (match_id, ended_at) SELECT id, ended_at FROM matches")
    _point_events_at("open_logs", "match_id", instead_of="matches")


def downgrade() -> None:
    packed = op.get_bind().execute(sa.text("SELECT count(*) FROM packed")).scalar_one()
    if packed:
        raise RuntimeError(f"{packed} matches are packed; the version before cannot read them")
    _point_events_at("matches", "id", instead_of="open_logs")
    op.drop_table("packed")
    op.drop_index("ix_open_logs_ended_at", "open_logs")
    op.drop_table("open_logs")


def _point_events_at(table: str, column: str, *, instead_of: str) -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.drop_constraint(f"fk_events_match_id_{instead_of}", "events", type_="foreignkey")
        op.create_foreign_key(f"fk_events_match_id_{table}", "events", table, ["match_id"], [column])
        return
    # SQLite changes no constraint of a table that is there.
    op.drop_index("uq_events_action", "events")
    op.rename_table("events", "events_before")
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
        sa.ForeignKeyConstraint(["match_id"], [f"{table}.{column}"], name=op.f(f"fk_events_match_id_{table}")),
        sa.PrimaryKeyConstraint("match_id", "seq", name=op.f("pk_events")),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO events SELECT match_id, seq, at, seat, action_id, content, kind, data FROM events_before")
    op.drop_table("events_before")
    op.create_index(
        "uq_events_action",
        "events",
        ["match_id", "seat", "action_id"],
        unique=True,
        sqlite_where=sa.text("action_id IS NOT NULL"),
    )
