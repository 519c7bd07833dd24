"""Keeping order: bans, mutes, blocks, reports, removed lines of chat, settings of the house, and the book."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("banned_until", sa.BigInteger(), nullable=True))
    op.add_column("people", sa.Column("ban_reason", sa.String(200), nullable=False, server_default=""))
    op.add_column("people", sa.Column("muted_until", sa.BigInteger(), nullable=True))
    op.add_column("chat", sa.Column("removed", sa.BigInteger(), nullable=True))
    op.create_table(
        "blocks",
        sa.Column("person_id", sa.Integer(), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("blocked_id", sa.Integer(), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("person_id", sa.Integer(), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("about_id", sa.Integer(), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("game_id", sa.String(16), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("quoted", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("settled", sa.BigInteger(), nullable=True),
        sa.Column("outcome", sa.String(200), nullable=False),
    )
    op.create_index("ix_reports_settled", "reports", ["settled"])
    op.create_table(
        "house",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=True),
        sa.Column("act", sa.String(40), nullable=False),
        sa.Column("about_id", sa.Integer(), nullable=True),
        sa.Column("place", sa.String(64), nullable=False),
        sa.Column("detail", sa.String(200), nullable=False),
    )
    for column in ("time", "person_id", "about_id"):
        op.create_index(f"ix_audit_{column}", "audit", [column])
