"""Time controls of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("clock", sa.Text(), nullable=False, server_default=""))
    for column in ("deadline", "remind_at"):
        op.add_column("games", sa.Column(column, sa.BigInteger(), nullable=True))
        op.create_index(f"ix_games_{column}", "games", [column])
    op.add_column("seats", sa.Column("left", sa.BigInteger(), nullable=True))
