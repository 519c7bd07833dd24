"""Analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("person_id", sa.Integer(), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("part", sa.Float(), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.Column("form", sa.Integer(), nullable=False),
        sa.Column("document", sa.Text(), nullable=False),
    )
    op.create_index("ix_analyses_person_id", "analyses", ["person_id"])
    op.create_index("ix_analyses_status", "analyses", ["status"])
