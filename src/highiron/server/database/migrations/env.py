"""Run by Alembic: the steps go through the connection that `migrate` opened."""

from alembic import context

from highiron.server.database.tables import Base

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=Base.metadata,
    render_as_batch=connection.dialect.name == "sqlite",  # SQLite cannot alter columns in place
)
with context.begin_transaction():
    context.run_migrations()
