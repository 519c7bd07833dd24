"""Databases for the server's tests: every test that asks for `database` runs on SQLite and on PostgreSQL."""

import shutil
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest

from highiron.server.database.engine import Database, database_url
from highiron.server.database.migrate import migrate
from tests.server.postgres import Cluster, find_programs

NUMBERS = count(1)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for this run of the tests."""
    programs, missing = find_programs()
    if programs is None:
        pytest.skip(missing)
    started = Cluster(programs)
    yield started
    started.remove()


@pytest.fixture(scope="session")
def model_postgres(cluster: Cluster) -> Cluster:
    """The PostgreSQL with a database `model` that has all tables and no rows."""
    with psycopg.connect(cluster.url(), autocommit=True) as connection:
        connection.execute("CREATE DATABASE model")
    made = Database(cluster.url("model"))
    migrate(made)
    made.close()
    return cluster


@pytest.fixture
def empty_postgres(model_postgres: Cluster) -> Iterator[Callable[[], str]]:
    """Makes databases that have all tables and no rows; gives their addresses. They go after the test."""
    names: list[str] = []

    def make() -> str:
        names.append(f"test_{next(NUMBERS)}")
        with psycopg.connect(model_postgres.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {names[-1]} TEMPLATE model")
        return model_postgres.url(names[-1])

    yield make
    with psycopg.connect(model_postgres.url(), autocommit=True) as connection:
        for name in names:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def empty_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file that has all tables and no rows."""
    place = tmp_path_factory.mktemp("model")
    made = Database(database_url(place))
    migrate(made)
    made.close()
    return place / "highiron.sqlite"


@pytest.fixture(params=["sqlite", "postgresql"])
def make_url(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Makes new, migrated databases of one kind and gives their addresses; the test runs once with each kind."""
    if request.param == "postgresql":
        made: Callable[[], str] = request.getfixturevalue("empty_postgres")
        return made
    model: Path = request.getfixturevalue("empty_sqlite")

    def make() -> str:
        place = tmp_path / f"data-{next(NUMBERS)}"
        place.mkdir()
        shutil.copy(model, place / model.name)
        return database_url(place)

    return make


@pytest.fixture
def url(make_url: Callable[[], str]) -> str:
    """The address of a new, migrated database."""
    return make_url()


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    """A new, migrated database."""
    opened = Database(url)
    yield opened
    opened.close()
