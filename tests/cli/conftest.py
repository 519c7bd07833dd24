"""A played game in both formats, and a way to run commands."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from highiron import records
from highiron.cli import app
from highiron.game import Game
from highiron.selfplay import play_random_game

Run = Callable[..., Result]


@pytest.fixture
def run() -> Run:
    """Run a command in this process: `run("replay", file)`."""

    def call(*args: object) -> Result:
        return CliRunner().invoke(app, [str(arg) for arg in args])

    return call


@pytest.fixture(scope="session")
def game() -> Game:
    return play_random_game("1830", 3, seed=1, preset="18xx.games", max_actions=400)


@pytest.fixture(scope="session")
def own_file(game: Game, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("own") / "game.jsonl"
    records.save(game, path)
    return path


@pytest.fixture(scope="session")
def site_file(game: Game, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("site") / "game.json"
    records.save_site(game, path)
    return path
