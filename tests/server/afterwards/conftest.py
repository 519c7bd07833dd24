"""A server for each module of these tests, on both databases."""

from collections.abc import Iterator

import pytest

from tests.server.house import open_house
from tests.server.site import Site


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def site(request: pytest.FixtureRequest) -> Iterator[Site]:
    yield from open_house(request)
