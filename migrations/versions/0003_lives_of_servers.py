"""Since when a server has been alive: from all lives together, whoever starts next sees when nobody was."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("heartbeats", sa.Column("began", sa.BigInteger(), server_default="0", nullable=False))


def downgrade() -> None:
    op.drop_column("heartbeats", "began")
