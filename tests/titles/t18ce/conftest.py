"""The title is there for its own tests, whether or not the house has registered it."""

from collections.abc import Iterator

import pytest

from highiron.titles import catalogue
from highiron.titles.t18ce.title import T18CE


@pytest.fixture(scope="module", autouse=True)
def in_the_catalogue() -> Iterator[None]:
    known = "18CE" in catalogue.titles()
    if not known:
        catalogue.register(T18CE)
    yield
    if not known:
        catalogue.withdraw(T18CE)
