"""More letters are known to look alike: what accounts' names are compared by is made anew."""

import sqlalchemy as sa
from alembic import op

from highiron.server.people.lookalikes import skeleton

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("folded"), sa.column("skeleton"))
    connection = op.get_bind()
    for row in connection.execute(sa.select(people.c.id, people.c.name).where(people.c.folded.is_not(None))).all():
        connection.execute(sa.update(people).where(people.c.id == row.id).values(skeleton=skeleton(row.name)))
