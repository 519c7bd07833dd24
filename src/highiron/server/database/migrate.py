"""Bringing a database to the shape this program needs."""

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from highiron.server.database.engine import Database

PLACE = "highiron.server.database:migrations"
LOCK = 1830_1846  # so that of several processes starting at once only one migrates PostgreSQL


class NewerDatabase(Exception):
    """The database was made by a later version of this program."""


class NotMigrated(Exception):
    """The database has another shape than this program's."""


def configuration(connection: Connection | None = None) -> Config:
    """Alembic's configuration without a file."""
    config = Config()
    config.set_main_option("script_location", PLACE)
    config.set_main_option("path_separator", "os")
    if connection is not None:
        config.attributes["connection"] = connection
    return config


def migrate(database: Database) -> tuple[str, str]:
    """Upgrade to the newest shape; gives the revisions before ("" for an empty database) and after.

    All or nothing. Raises `NewerDatabase` when a later version of the program has been here, and `Unavailable`.
    """
    with database.writing() as session:
        connection = session.connection()
        if database.kind == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        before = revision_of(connection)
        newest = head()
        if before and before not in known_revisions():
            raise NewerDatabase(
                f"the database is at revision {before}, which this version of highiron does not know: use the version"
                " that made it, or a later one"
            )
        if before != newest:
            command.upgrade(configuration(connection), "head")
        return before, newest


def check_shape(connection: Connection) -> None:
    """Raises NotMigrated unless the database has the shape that this program uses."""
    if revision_of(connection) != head():
        raise NotMigrated("the database has another shape than this version uses: run `highiron admin migrate`")


def revision_of(connection: Connection) -> str:
    """The revision a database is at; "" when it is empty."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def head() -> str:
    """The newest revision of this program."""
    return ScriptDirectory.from_config(configuration()).get_current_head() or ""


def known_revisions() -> list[str]:
    return [script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()]
