"""Places are asked for without a person too."""

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_known_places_place", "known_places", ["place"])
