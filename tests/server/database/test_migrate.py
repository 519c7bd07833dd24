"""Migrations: they lead to exactly the tables of the program, once, and never backwards."""

from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text

from highiron.server.database.engine import Database, database_url
from highiron.server.database.migrate import NewerDatabase, head, migrate
from highiron.server.database.tables import Base


def test_migrations_make_the_tables_of_the_program(database: Database) -> None:
    with database.writing() as session:
        context = MigrationContext.configure(session.connection(), opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []


def test_an_empty_database_is_migrated_once(tmp_path: Path) -> None:
    database = Database(database_url(tmp_path))
    assert migrate(database) == ("", head())
    assert migrate(database) == (head(), head())
    database.close()


def test_a_database_of_a_later_version_is_left_alone(make_url: Callable[[], str]) -> None:
    database = Database(make_url())
    with database.writing() as session:
        session.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerDatabase, match="9999"):
        migrate(database)
    database.close()


def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    database = Database(database_url(tmp_path))
    with database.writing() as session:
        session.execute(text("CREATE TABLE votes (other INTEGER)"))  # in the way of the first migration
    with pytest.raises(Exception, match="votes"):
        migrate(database)
    with database.reading() as session:
        assert inspect(session.connection()).get_table_names() == ["votes"]
    database.close()
