"""What all tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.leftovers import describe, end, leftovers, mark

GAMES = Path(__file__).resolve().parents[2] / "shared" / "games"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Recorded games are not part of the project: without them, the tests that replay them say so and are skipped."""
    if not GAMES.is_dir():
        for item in items:
            if item.get_closest_marker("games"):
                item.add_marker(pytest.mark.skip(reason="needs the recorded games in ../shared/games"))


@pytest.fixture(scope="session", autouse=True)
def no_process_is_left_behind() -> Iterator[None]:
    """Whatever tests start they end: a process that is still there when all are done is a fault, and is ended."""
    mark()
    yield
    alive = leftovers()
    text = describe(alive)
    end(alive)
    assert not alive, f"tests of this run have left processes behind (ended now):\n{text}"
