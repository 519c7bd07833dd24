"""`study board`: write the title "18CE Chapter 1: Eurasia" and prove that it can be played.

The board has hexes of 300 km: with 250 km it has 27 rows, one more than there are letters, and games take longer.
"""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from highiron.conformance import check_game
from highiron.selfplay import play_random_game
from highiron.study import demand, modal
from highiron.study.board import COLOURS, write_board
from highiron.study.cells import read_layers
from highiron.study.geo import OFFSETS
from highiron.study.grid import Grid
from highiron.study.network import read_track
from highiron.study.stages.grid import grid_at
from highiron.study.stages.runner import Settings, Work, write_bytes
from highiron.titles.load import read_json

SPACING = 300.0
CHAPTER: str = "18CE1"
FITTED, FITS = 18, 3  # seed and number of calibrations behind the through bonus
RULES = tuple(f"18CE+-{number}" for number in range(1, 24))


def sizes(settings: Settings) -> dict[str, Any]:
    """Nothing depends on the budget."""
    return {"spacing_of_board": SPACING}


def run(work: Work) -> dict[str, Any]:
    """The board as a file; the packed one is played, and it is said whether both are equal."""
    sources = work.settings.sources
    work.tell("board", 0, 3)
    grid = grid_at(sources, SPACING, OFFSETS[0], read_layers(sources), read_track(sources))
    work.write("grid.json", grid.to_json())
    board = write_board(grid, *_numbers(work, grid))
    data = board_bytes(board)
    write_bytes(work.folder / "chapter1.json", data)
    work.tell("board", 1, 3)
    game = play_random_game(CHAPTER, 4, seed=work.settings.seed)
    work.tell("board", 2, 3)
    report = check_game(CHAPTER, 3, work.settings.seed, every=200)
    kinds = [entry.get("stops", [{}])[0].get("kind", "") for entry in board["hexes"].values()]
    return {
        "spacing": SPACING,
        "hexes": len(board["hexes"]),
        "cities": kinds.count("city"),
        "towns": kinds.count("town"),
        "rims": kinds.count("offboard"),
        "companies": len(board["corporations"]),
        "first_years": board["first_years"],
        "rules": list(RULES),
        "packed_is_equal": packed().read_bytes() == data,
        "random_game": {"ended": game.state.ended, "actions": len(game.actions)},
        "random_game_ended": bool(game.state.ended),
        "conformance": report.listed > 0,
        "conformance_actions": report.actions,
    }


def packed() -> Path:
    """The board that the title plays on."""
    import highiron.titles

    return Path(str(highiron.titles.__file__)).parent / "t18ce" / "eurasia" / "board.json"


def board_bytes(board: dict[str, Any]) -> bytes:
    """The file: one hex per line, so that changes can be read."""
    hexes = board["hexes"]
    head = {key: value for key, value in board.items() if key != "hexes"}
    lines = [
        f" {msgspec.json.encode(key).decode()}: {msgspec.json.encode(value).decode()}" for key, value in head.items()
    ]
    rows = ",\n".join(
        f"  {msgspec.json.encode(key).decode()}: {msgspec.json.encode(value).decode()}" for key, value in hexes.items()
    )
    return ("{\n" + ",\n".join(lines) + ',\n "hexes": {\n' + rows + "\n }\n}\n").encode()


def _numbers(work: Work, grid: Grid) -> tuple[list[str], dict[str, list[int]], int]:
    """Classes of cells by what they earn in the fourth era, freight numbers by colour, and the through bonus.

    All from the model of `study revenue` (18CE+-13, 18CE+-18), with a seed of its own: the board is the same for all.
    """
    sources = work.settings.sources
    cells = np.flatnonzero(grid.population >= demand.TOWN)
    wealth = demand.income(grid, sources.table("countries"))
    chapter = demand.chapter_zero(read_json("t18ce", "map.json"), grid, demand.places_of(sources))
    kinds: list[str] = []
    freight: dict[str, list[int]] = {}
    for code, colour in zip(("I", "II", "III", "IV"), COLOURS, strict=True):
        km = demand.distances(grid, demand.network_of_era(grid, code, None), cells)
        found = demand.revenues(grid, code, km, cells, wealth, demand.Taste())
        printed = np.array([values[colour] for _, _, values in chapter], dtype=float)
        line = demand.anchor(found["freight"][[cell for _, cell, _ in chapter]], printed, found["freight"])
        freight[colour] = demand.board_numbers(found["freight"], *line).tolist()
        kinds = demand.classes(grid, found["passenger"] + found["freight"])
    fits = modal.calibrate(np.random.SeedSequence(FITTED), FITS)
    return kinds, freight, modal.through_bonus(fits, 0.0)
