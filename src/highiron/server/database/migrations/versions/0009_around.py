"""Around the game: e-mail, browsers to push to, messages to send, people who follow others, ratings, rematches."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("email", sa.String(254), nullable=False, server_default=""))
    op.add_column("people", sa.Column("email_confirmed", sa.BigInteger(), nullable=True))
    op.add_column("people", sa.Column("email_turns", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("people", sa.Column("email_secret", sa.String(64), nullable=False, server_default=""))
    op.add_column("games", sa.Column("rematch", sa.String(16), nullable=True))
    op.add_column("games", sa.Column("rated", sa.BigInteger(), nullable=True))
    op.create_index("games_to_rate", "games", ["status", "rated"])
    op.create_table(
        "outgoing",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("person_id", sa.Integer(), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_outgoing_person_id", "outgoing", ["person_id"])
    op.create_index("ix_outgoing_due", "outgoing", ["due"])
    op.create_table(
        "push_addresses",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("person_id", sa.Integer(), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("endpoint", sa.String(500), nullable=False, unique=True),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("secret", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_push_addresses_person_id", "push_addresses", ["person_id"])
    op.create_table(
        "follows",
        sa.Column("person_id", sa.Integer(), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("followed_id", sa.Integer(), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_follows_followed_id", "follows", ["followed_id"])
    op.create_table(
        "ratings",
        sa.Column("holder", sa.String(48), primary_key=True),
        sa.Column("title", sa.String(16), primary_key=True),
        sa.Column("person_id", sa.Integer(), sa.ForeignKey("people.id"), nullable=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
    )
    op.create_index("ix_ratings_person_id", "ratings", ["person_id"])
