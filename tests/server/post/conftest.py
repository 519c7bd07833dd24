"""A server for each module of these tests, on both databases; `empty` is a new one for every test."""

from collections.abc import Iterator

import pytest

from highiron.server.database.engine import Database
from tests.server.house import open_house
from tests.server.site import Site, open_site


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def site(request: pytest.FixtureRequest) -> Iterator[Site]:
    yield from open_house(request)


@pytest.fixture
def empty(database: Database) -> Iterator[Site]:
    with open_site(database) as opened:
        yield opened
