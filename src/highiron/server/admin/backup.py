"""Backup: all rows at one moment, while the server goes on."""

import os
from pathlib import Path

from sqlalchemy.orm import Session

from highiron.server.admin.dump import FORMAT, DumpWriter, Header
from highiron.server.clock import now
from highiron.server.database.engine import Database
from highiron.server.database.migrate import check_shape, head
from highiron.server.database.tables import Base

STRETCH = 500  # rows fetched at a time
# What is of no use after a restore: who has tried what lately.
LEFT_OUT = ("attempts",)


def backup(database: Database, target: Path) -> int:
    """Write all rows, as they are at one moment, into a file that `restore` reads; gives their number.

    The file appears when it is complete; it can be read by its owner only, for it holds hashes of passwords. Raises
    FileExistsError, OSError, NotMigrated and Unavailable.
    """
    if target.exists():
        raise FileExistsError(17, "there is a file of this name already", str(target))
    unfinished = target.with_name(target.name + ".part")
    try:
        with (
            os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file,
            database.snapshot() as session,
        ):
            check_shape(session.connection())
            tables = [table for table in Base.metadata.sorted_tables if table.name not in LEFT_OUT]
            columns = {str(table.name): [str(column.name) for column in table.columns] for table in tables}
            writer = DumpWriter(file, Header(FORMAT, head(), now(), columns))
            for table in tables:
                _write_table(session, writer, str(table.name))
            writer.close()
            file.flush()
            os.fsync(file.fileno())
        unfinished.rename(target)
    finally:
        unfinished.unlink(missing_ok=True)
    return writer.rows


def _write_table(session: Session, writer: DumpWriter, name: str) -> None:
    table = Base.metadata.tables[name]
    rows = session.execute(table.select().order_by(*table.primary_key), execution_options={"yield_per": STRETCH})
    for row in rows:
        writer.add(name, list(row))
