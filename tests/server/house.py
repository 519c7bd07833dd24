"""One server for a whole module of tests, which must not mind each other's games."""

import lzma
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

from highiron.server.admin.backup import backup
from highiron.server.admin.restore import restore
from highiron.server.database.engine import FILE, Database, database_url
from highiron.server.database.migrate import migrate
from tests.server.postgres import Cluster
from tests.server.site import Site, open_site

NUMBERS = count(1)


def open_house(request: pytest.FixtureRequest, **settings: Any) -> Iterator[Site]:
    """A server on a new database of the kind that the fixture's parameter names."""
    with new_database(request) as url:
        database = Database(url)
        with open_site(database, **settings) as site:
            yield site
        database.close()


@contextmanager
def new_database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a new, migrated database, for fixtures of any scope."""
    if request.param == "sqlite":
        model: Path = request.getfixturevalue("empty_sqlite")
        place: Path = request.getfixturevalue("tmp_path_factory").mktemp("house")
        shutil.copy(model, place / model.name)
        yield database_url(place)
        return
    cluster: Cluster = request.getfixturevalue("model_postgres")
    name = f"house_{next(NUMBERS)}"
    with psycopg.connect(cluster.url(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE model")
    yield cluster.url(name)
    with psycopg.connect(cluster.url(), autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def stored_database(request: pytest.FixtureRequest, place: Path, packed: Path) -> Iterator[Database]:
    """A packed SQLite file of an earlier version in the present shape: as a server finds it that is started anew, or,
    on PostgreSQL, by way of a backup.
    """
    (place / FILE).write_bytes(lzma.decompress(packed.read_bytes()))
    made = Database(database_url(place))
    migrate(made)
    if request.param == "sqlite":
        yield made
        made.close()
        return
    backup(made, place / "all.jsonl.gz")
    made.close()
    with new_database(request) as url:
        moved = Database(url)
        restore(moved, place / "all.jsonl.gz")
        yield moved
        moved.close()
