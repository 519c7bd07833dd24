"""Restore: a backup into an empty database, of either kind."""

from pathlib import Path
from typing import Any
from warnings import catch_warnings, simplefilter

from alembic import command
from sqlalchemy import Connection, MetaData, Table, func, insert, inspect, select, text
from sqlalchemy.exc import DBAPIError, SAWarning, StatementError

from highiron.server.admin.dump import BadBackup, check, read_rows
from highiron.server.database.engine import APPLICATION, Database
from highiron.server.database.errors import is_trouble
from highiron.server.database.migrate import configuration, known_revisions

STRETCH = 500  # rows written at a time


class NotAlone(Exception):
    """A server is connected to the database."""


class NotEmpty(Exception):
    """The database has rows that a restore would overwrite."""


def restore(database: Database, source: Path, force: bool = False) -> int:
    """Put all rows of a backup into the database and bring it to this program's shape; gives their number.

    All or nothing. No server may be running on the database. Raises BadBackup, NotEmpty (unless `force`: then all that
    was there goes), NotAlone and Unavailable.
    """
    header = check(source)
    if header.revision not in known_revisions():
        raise BadBackup(f"{source} was made by a later version of highiron (revision {header.revision})")
    with database.writing() as session:
        connection = session.connection()
        if database.kind == "postgresql":
            _check_alone(connection)
        _make_room(connection, force)
        command.upgrade(configuration(connection), header.revision)
        shape = _shape_of(connection)
        _check_fits(source, header.tables, shape)
        rows = _insert(connection, source, shape, header.tables)
        if database.kind == "postgresql":
            _count_on(connection, shape)
        command.upgrade(configuration(connection), "head")
    return rows


def _check_alone(connection: Connection) -> None:
    others = connection.scalar(
        text(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
            " AND application_name = :name AND pid <> pg_backend_pid()"
        ),
        {"name": APPLICATION},
    )
    if others:
        raise NotAlone("a highiron server is connected to the database: stop it first")


def _make_room(connection: Connection, force: bool) -> None:
    """Remove all tables; they may only be empty ones, unless forced."""
    shape = _shape_of(connection)
    for table in shape.sorted_tables:
        if table.name == "alembic_version" or force:
            continue
        if connection.scalar(select(func.count()).select_from(table)):
            raise NotEmpty(f"the database is not empty (there are rows in {table.name!r}): --force overwrites them")
    shape.drop_all(connection)


def _shape_of(connection: Connection) -> MetaData:
    """The tables that there are."""
    shape = MetaData()
    with catch_warnings():
        # Some of their indexes cannot be described; the tables can, which is all that is wanted here.
        simplefilter("ignore", SAWarning)
        shape.reflect(connection)
    return shape


def _check_fits(source: Path, tables: dict[str, list[str]], shape: MetaData) -> None:
    """Raises BadBackup unless the tables of the backup are those of its revision."""
    for name, columns in tables.items():
        there = shape.tables.get(name)
        if there is None or not set(columns) <= set(there.columns.keys()):
            raise BadBackup(f"{source} has a table {name!r} that does not fit its revision")


def _insert(connection: Connection, source: Path, shape: MetaData, columns: dict[str, list[str]]) -> int:
    """Put the rows in. Raises BadBackup for one that the database does not take: no database had it."""
    waiting: list[dict[str, Any]] = []
    count, current = 0, ""

    def put() -> None:
        try:
            connection.execute(insert(shape.tables[current]), waiting)
        except StatementError as error:
            if isinstance(error, DBAPIError) and is_trouble(error):
                raise
            raise BadBackup(f"{source} has a row of {current!r} that does not fit") from None
        waiting.clear()

    for name, values in read_rows(source):
        if waiting and (name != current or len(waiting) == STRETCH):
            put()
        current = name
        waiting.append(dict(zip(columns[name], values, strict=True)))
        count += 1
    if waiting:
        put()
    return count


def _count_on(connection: Connection, shape: MetaData) -> None:
    """Numbers that PostgreSQL gives out must go on behind those that came with the rows."""
    for table in shape.sorted_tables:
        if _is_counted(connection, table):
            highest = connection.scalar(select(func.max(table.c.id)))
            if highest is not None:
                connection.execute(
                    text("SELECT setval(pg_get_serial_sequence(:table, 'id'), :highest)"),
                    {"table": table.name, "highest": highest},
                )


def _is_counted(connection: Connection, table: Table) -> bool:
    columns = inspect(connection).get_columns(table.name)
    return any(column["name"] == "id" and str(column.get("default") or "").startswith("nextval(") for column in columns)
