"""A server in which passwords are hashed by the same function with less work."""

from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from highiron.server.auth import passwords
from highiron.server.database.engine import Database
from tests.server.site import Site, open_site


@pytest.fixture(autouse=True)
def _quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "_hasher", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
    passwords._nobodys.cache_clear()


@pytest.fixture
def site(database: Database) -> Iterator[Site]:
    """A running server, once on each kind of database."""
    with open_site(database) as opened:
        yield opened
