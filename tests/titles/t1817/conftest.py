"""1817 is in the catalogue while its tests run."""

from collections.abc import Iterator

import pytest

from highiron.titles import catalogue
from highiron.titles.t1817.title import T1817


@pytest.fixture(scope="module", autouse=True)
def in_the_catalogue() -> Iterator[None]:
    if T1817.name in catalogue.titles():
        yield
        return
    catalogue.register(T1817)
    yield
    catalogue.withdraw(T1817)
