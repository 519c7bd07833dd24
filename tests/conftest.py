"""What all tests share."""

from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[2] / "shared" / "games"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Recorded games are not part of the project: without them, the tests that replay them say so and are skipped."""
    if not GAMES.is_dir():
        for item in items:
            if item.get_closest_marker("games"):
                item.add_marker(pytest.mark.skip(reason="needs the recorded games in ../shared/games"))
