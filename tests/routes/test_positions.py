"""Best runs in positions of real and self-played games, against the integer programme over all runs."""

from pathlib import Path

import pytest

from highiron import records
from highiron.bots import make_bot
from highiron.bots.table import decisions
from highiron.core.actions import RunTrains
from highiron.core.route_rules import RouteRules
from highiron.core.state import State
from highiron.game import Game
from highiron.selfplay import play_random_game
from highiron.steps.run import best_set, check_runs, route_rules, trains_of
from highiron.titles import catalogue
from tests.conftest import GAMES
from tests.routes.oracle import Oracle, OracleRun

RECORDED = sorted(path for path in GAMES.glob("18*/*.json") if path.parent.name in catalogue.titles())
PICKED = {"1817": 20}  # runs of a recorded game that are compared, where they are too many for a test
LONGEST = 8  # stops; boards on which diesels run have more runs than can be listed
MOST_RUNS = 4_000


class TooManyRunsError(Exception):
    """The position is left out."""


class ShortOracle(Oracle):
    """Lists runs of no more than so many stops that count, as long as there are not too many."""

    def __init__(self, state: State, company: str, rules: RouteRules, longest: int, most_runs: int) -> None:
        super().__init__(state.board, company, state.phase_facts.values, rules)
        self.longest = longest
        self.most_runs = most_runs

    def _from_stop(
        self,
        found: dict[tuple[str, ...], OracleRun],
        stops: list[tuple[str, int]],
        path: list[str],
        used: list[frozenset[str]],
    ) -> None:
        if len(found) > self.most_runs:
            raise TooManyRunsError
        length = sum(self._stop(stop).kind in self.rules.counts for stop in stops)
        # At its full length a train still goes on to stops that do not count.
        if length < self.longest or (length == self.longest and "town" not in self.rules.counts):
            super()._from_stop(found, stops, path, used)


def compare(game: Game, most: int, most_runs: int = MOST_RUNS) -> int:
    """Compare the runs of a game, evenly picked, and return how many were compared."""
    at = [number for number, action in enumerate(game.actions) if isinstance(action, RunTrains)]
    compared = 0
    for number in at[:: max(1, len(at) // most)]:
        state, action = game.at(number), game.actions[number]
        assert isinstance(action, RunTrains)
        company = action.company
        trains, rules = trains_of(state, company), route_rules(state, company)
        longest = max(length if isinstance(length, int) else length[1] for _, length in trains)
        if longest > LONGEST:
            continue
        best = best_set(state, company)
        try:
            expected = ShortOracle(state, company, rules, longest, most_runs).best_total_by_program(trains)
        except TooManyRunsError:
            continue
        assert best.proved and best.total == best.bound == expected, (number, company)
        checked = check_runs(state, company, best.runs)
        assert checked.reasons == [] and checked.revenue == expected
        compared += 1
    return compared


@pytest.mark.games
@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_runs_of_recorded_games(path: Path) -> None:
    game = records.load(path).game
    runs = sum(isinstance(action, RunTrains) for action in game.actions)
    picked = PICKED.get(path.parent.name, 1000)
    assert compare(game, picked) >= min(picked, runs) * 0.6


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("title", ["1830", "1846"])
def test_the_runs_of_self_played_games(title: str, seed: int) -> None:
    game = play_random_game(title, 3 + seed % 3, seed, "18xx.games", max_actions=900)
    assert compare(game, 12) >= 5


@pytest.mark.parametrize("seed", range(10, 16))
def test_wagons_in_self_played_games(seed: int) -> None:
    """18CE-10.10: passenger and freight trains, wagons assigned; more than 200 positions in all."""
    game = play_random_game("18CE", 3 + seed % 4, seed)
    assert any(state.wagons for state in (game.at(len(game.actions) // 2), game.state))
    assert compare(game, 36, 800) >= 34


@pytest.mark.parametrize("seed", range(2))
def test_wagons_in_games_of_bots(seed: int) -> None:
    """18CE-10.10: bots build other boards and keep other trains than players who move by chance."""
    game = Game("18CE", 4 + seed, seed=seed)
    bots = {seat: make_bot("steady", seed + at) for at, seat in enumerate(game.state.facts.seats)}
    with_wagons = [bool(game.state.wagons) for _ in decisions(game, bots)]
    assert any(with_wagons) and game.over
    assert compare(game, 30, 800) >= 25
