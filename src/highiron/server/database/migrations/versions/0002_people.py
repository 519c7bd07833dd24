"""Names that look alike, places that an account is known from, and what a session tells its owner of itself."""

import sqlalchemy as sa
from alembic import op

from highiron.server.people.lookalikes import skeleton

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("skeleton", sa.String(80), nullable=True))
    op.create_index("ix_people_skeleton", "people", ["skeleton"])
    for column in (
        sa.Column("agent", sa.String(200), nullable=False, server_default=""),
        sa.Column("place", sa.String(64), nullable=False, server_default=""),
        sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0"),
    ):
        op.add_column("sessions", column)
    op.create_table(
        "known_places",
        sa.Column("person_id", sa.Integer(), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("place", sa.String(64), primary_key=True),
        sa.Column("seen", sa.BigInteger(), nullable=False),
    )
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("folded"), sa.column("skeleton"))
    connection = op.get_bind()
    for row in connection.execute(sa.select(people.c.id, people.c.name).where(people.c.folded.is_not(None))).all():
        connection.execute(sa.update(people).where(people.c.id == row.id).values(skeleton=skeleton(row.name)))
