"""Positions of whole games in which a company runs its trains, and how long the best runs take to prove there.

Each position is looked at on a board that remembers nothing, as when a game is opened.
"""

import time
from collections.abc import Iterator

from highiron.bots import make_bot
from highiron.bots.table import decisions
from highiron.core.actions import RunTrains
from highiron.core.board import build_board
from highiron.core.state import State
from highiron.game import Game
from highiron.routes.solver import best_runs
from highiron.selfplay import play_random_game
from highiron.steps.run import BUDGET, route_rules, trains_of
from highiron.titles import catalogue

PLAYERS = ("random", "steady")


class Timed:
    """One position: where it is, what was proven, and the milliseconds of processor time."""

    def __init__(self, place: str, ms: float, proved: bool, nodes: int) -> None:
        self.place = place
        self.ms = ms
        self.proved = proved
        self.nodes = nodes


def games(title: str, bot: str, count: int) -> Iterator[tuple[str, Game]]:
    """So many games of that bot, the numbers of players in turn."""
    counts = catalogue.player_counts(title)
    for seed in range(count):
        players = counts[seed % len(counts)]
        if bot == "random":
            game = play_random_game(title, players, seed)
        else:
            game = Game(title, players, seed=seed)
            for _ in decisions(
                game, {seat: make_bot(bot, seed + at) for at, seat in enumerate(game.state.facts.seats)}
            ):
                pass
        yield f"{title}, {bot}, {players} players, seed {seed}", game


def timed(name: str, game: Game) -> Iterator[Timed]:
    """Every set of runs of a game."""
    for number, action in enumerate(game.actions):
        if isinstance(action, RunTrains):
            state = game.at(number)
            yield _time(f"{name}, {action.company} after {number}", state, action.company)


def _time(place: str, state: State, company: str) -> Timed:
    board = state.board
    fresh = build_board(board.plan, state.facts.tiles, board.tiles, board.stations)
    trains, rules = trains_of(state, company), route_rules(state, company)
    start = time.process_time()
    best = best_runs(fresh, company, trains, state.phase_facts.values, rules, BUDGET)
    return Timed(place, (time.process_time() - start) * 1000, best.proved, best.nodes)


def report(title: str, count: int) -> None:
    """For random players and for bots: how many positions, and the times that half, 99 in 100 and all stay below."""
    print(f"{'players':10} {'positions':>9} {'proved':>7} {'median ms':>10} {'99 % ms':>9} {'worst ms':>9}  worst at")
    for bot in PLAYERS:
        found = sorted(
            [one for name, game in games(title, bot, count) for one in timed(name, game)], key=lambda one: one.ms
        )
        proved = sum(one.proved for one in found)
        median, most = found[len(found) // 2].ms, found[(len(found) * 99 - 1) // 100].ms
        worst = found[-1]
        print(
            f"{bot:10} {len(found):9} {proved:7} {median:10.2f} {most:9.1f} {worst.ms:9.1f}  "
            f"{worst.place} ({worst.nodes} nodes)",
            flush=True,
        )
