"""How fast the engine is: one core, full validation on, figures beside what others reach.

Seconds are processor time, which on an idle machine is the same as the clock's, and each figure is the best of several
rounds: so the other users of a shared machine disturb least. Ratios are what counts.
"""

import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from time import process_time
from typing import Any

from highiron.core import state as state_module
from highiron.core.actions import Action
from highiron.core.state import State
from highiron.flow import engine
from highiron.game import Game
from highiron.selfplay import play_out, play_random_game
from highiron.titles import catalogue

ROUNDS = 5
SHORTEST = 1e-6  # seconds; some clocks stand still for that long
HERE = Path(__file__).resolve().parent

Line = tuple[State, tuple[Action, ...]]  # a first state and the actions from there on
Note = Callable[[str], None]

# What others reach with 1830 on two shared cores, and what we aim at: on the compiled build as many replayed actions as
# the fastest other engine.
REFERENCES: dict[str, dict[str, float]] = {
    "replay_actions_per_s": {"18xx.games": 3_600, "RL_18xx Python": 1_500, "RL_18xx Rust": 36_500},
    "copies_per_s": {"RL_18xx Rust": 1 / 0.000_35},
    "random_moves_per_s": {"RL_18xx Rust": 4_600},
}
GOALS: dict[str, float] = {
    "replay_actions_per_s": 36_500,
    "copies_per_s": 20_000,
    "random_moves_per_s": 5_000,
    "legal_ms_median": 1,
    "legal_ms_max": 5,
    "count_ms_max": 50,
    "import_ms": 200,
}


class NoGames(Exception):
    """The folder that was named holds no game that can be measured."""


def measure(folder: Path | None = None, rounds: int = ROUNDS, note: Note = lambda text: None) -> dict[str, Any]:
    """All figures. Uses the recorded games of the folder, or those beside the project, or self-played ones."""
    note("loading games")
    games, source = find_games(folder)
    lines = [(game.at(0), game.actions) for game in games]
    positions = [game.at(number) for game in games for number in range(len(game.actions))]
    note("replaying")
    found: dict[str, Any] = {"replay_actions_per_s": round(replay_rate(lines, rounds))}
    note("copying")
    found["copies_per_s"] = round(copy_rate(positions, rounds))
    note("playing at random")
    found["random_moves_per_s"] = round(random_rate(rounds))
    note("listing legal moves")
    median, most = spread(best_times(positions, engine.legal, rounds))
    found.update(legal_ms_median=median, legal_ms_max=most)
    median, most = spread(best_times(positions, count_all, rounds))
    found.update(count_ms_median=median, count_ms_max=most)
    note("importing")
    found["import_ms"] = import_ms(rounds)
    found["games"] = source
    found["positions"] = len(positions)
    found["ratios"] = {
        key: {name: round(found[key] / figure, 2) for name, figure in others.items()}
        for key, others in REFERENCES.items()
    }
    found["goals_met"] = {key: _met(key, found[key]) for key in GOALS}
    found.update(clock="processor time", commit=commit(), machine=machine())
    return found


def _met(key: str, figure: float) -> bool:
    return figure >= GOALS[key] if key.endswith("per_s") else figure <= GOALS[key]


# --- games ---------------------------------------------------------------------------------------------------------


def find_games(folder: Path | None) -> tuple[list[Game], str]:
    """Games to measure with, and where they come from."""
    place = folder or recorded_folder()
    games = list(recorded_games(place)) if place is not None and place.is_dir() else []
    if games:
        return games, f"{len(games)} from {place}"
    if folder is not None:
        raise NoGames(f"{folder} holds no game of {', '.join(catalogue.titles())} that can be replayed")
    players = (3, 4, 5)
    return [play_random_game("1830", count, seed=count, preset="18xx.games") for count in players], "self-played"


def recorded_folder() -> Path | None:
    """`shared/games` beside the project, wherever in it this file lies (it is copied when it is compiled)."""
    places = (parent / "shared" / "games" for parent in (*HERE.parents, Path.cwd().parent))
    return next((place for place in places if place.is_dir()), None)


def recorded_games(folder: Path) -> Iterable[Game]:
    """The games in a folder and below that can be replayed; others are passed over."""
    from highiron import records

    for path in sorted([*folder.rglob("*.json"), *folder.rglob("*.jsonl")]):
        if path.name.endswith(".trace.jsonl"):
            continue
        try:
            yield records.load(path).game
        except records.RecordError:
            continue


# --- rates ---------------------------------------------------------------------------------------------------------


def best_rate(work: Callable[[], int], rounds: int) -> float:
    """Units of work a second in the best of several rounds."""
    best = 0.0
    for _ in range(rounds):
        start = process_time()
        done = work()
        best = max(best, done / max(process_time() - start, SHORTEST))
    return best


def replay_rate(lines: list[Line], rounds: int) -> float:
    """Actions checked and applied a second."""

    def work() -> int:
        for first, actions in lines:
            # A fresh board: nothing may be remembered from the last round.
            state = catalogue.state_from_data(first.to_data())
            for action in actions:
                state, _ = engine.apply(state, action)
        return sum(len(actions) for _, actions in lines)

    return best_rate(work, rounds)


def copy_rate(positions: list[State], rounds: int) -> float:
    """Independent copies a second, over all positions."""

    def work() -> int:
        for state in positions:
            state.copy()
        return len(positions)

    return best_rate(work, rounds)


def random_rate(rounds: int) -> float:
    """Moves a second of whole random games: list, draw, check, apply."""
    facts = catalogue.facts_for("1830", 4, "18xx.games")

    def work() -> int:
        return sum(play_out(catalogue.new_state(facts, seed), seed, quick=True)[1] for seed in range(4))

    return best_rate(work, rounds)


def best_times(positions: list[State], work: Callable[[State], object], rounds: int) -> Iterable[float]:
    """Milliseconds per position, each time on a board that remembers nothing; the best round of each position."""
    for state in positions:
        data = state.to_data()
        best = float("inf")
        for _ in range(rounds):
            cold = catalogue.state_from_data(data)
            start = process_time()
            work(cold)
            best = min(best, process_time() - start)
        yield best * 1000


def count_all(state: State) -> int:
    """List the legal moves and count every one of them, sets of runs included as far as they are counted."""
    return sum(family.count() for family in engine.legal(state))


def spread(times: Iterable[float]) -> tuple[float, float]:
    """Median and highest value."""
    found = list(times)
    return round(statistics.median(found), 3), round(max(found), 2)


def import_ms(rounds: int) -> float:
    """Milliseconds that a fresh Python takes for `import highiron` and the first use of `Game`."""
    code = "from time import perf_counter as t; s = t(); import highiron; highiron.Game; print((t() - s) * 1000)"
    times = []
    for _ in range(max(2, rounds)):
        run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        times.append(float(run.stdout))
    return round(min(times), 1)


# --- where it was measured -----------------------------------------------------------------------------------------


def machine() -> dict[str, Any]:
    """Processor, cores, Python, and whether the hot packages are compiled."""
    return {
        "cpu": cpu_name(),
        "cores": os.cpu_count() or 1,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "compiled": not str(state_module.__file__).endswith(".py"),
    }


def cpu_name() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def commit() -> str:
    """The commit of the project, with a mark when files differ from it; "unknown" outside a checkout."""
    command = ["git", "-C", str(HERE), "describe", "--always", "--dirty", "--abbrev=12"]
    try:
        run = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return run.stdout.strip() or "unknown"
