"""A server for each module of these tests, on both databases."""

from collections.abc import Iterator

import pytest

from highiron.analysis import Depth
from tests.server.house import open_house
from tests.server.site import Site


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def site(request: pytest.FixtureRequest) -> Iterator[Site]:
    for made in open_house(request):
        made.app.state.desk.depth = Depth(suspects=3, first=1, finalists=1, futures=1)
        yield made
