"""What lists of matches are narrowed by stands beside each of their seats, in the index that pages are read from."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_PAGE = "ix_match_players_page"

# A seat's side is its number, or, in partners, whether that is even.
_FILL = """
UPDATE match_players SET
  result = (SELECT CASE WHEN m.winner IS NULL THEN 'none'
                        WHEN m.winner = match_players.seat % json_array_length(m.totals) THEN 'won' ELSE 'lost' END
            FROM matches AS m WHERE m.id = match_players.match_id),
  computer = EXISTS (SELECT 1 FROM match_players AS o WHERE o.match_id = match_players.match_id AND o.bot),
  format = (SELECT m.format FROM matches AS m WHERE m.id = match_players.match_id),
  rules_id = (SELECT m.rules_id FROM matches AS m WHERE m.id = match_players.match_id)
WHERE ended_at IS NOT NULL
"""


def upgrade() -> None:
    op.add_column("match_players", sa.Column("result", sa.String(length=8), nullable=True))
    op.add_column("match_players", sa.Column("computer", sa.Boolean(), nullable=True))
    op.add_column("match_players", sa.Column("format", sa.String(length=16), nullable=True))
    op.add_column("match_players", sa.Column("rules_id", sa.String(length=32), nullable=True))
    op.execute(_FILL)
    op.drop_index(_PAGE, "match_players")
    op.create_index(
        _PAGE,
        "match_players",
        ["player_id", "ended_at", "match_id", "result", "computer", "format", "rules_id"],
    )


def downgrade() -> None:
    op.drop_index(_PAGE, "match_players")
    op.create_index(_PAGE, "match_players", ["player_id", "ended_at", "match_id"])
    for column in ("result", "computer", "format", "rules_id"):
        op.drop_column("match_players", column)
