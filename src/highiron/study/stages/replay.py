"""`study replay`: Chapter 1 played from 1825 to 2024 by bots, and what comes of it beside the real network."""

from typing import Any

import numpy as np

from highiron.study import measure, score
from highiron.study.eras import ERAS
from highiron.study.errors import StudyError
from highiron.study.grid import Grid
from highiron.study.nulls import population_product
from highiron.study.stages import growing
from highiron.study.stages.runner import Settings, Work, by_budget
from highiron.study.sweep import sweep
from highiron.titles import catalogue

TITLE: str = "18CE1"
FUNCTION = "highiron.study.replaying:replay_game"


def sizes(settings: Settings) -> dict[str, Any]:
    """Numbers of games and of runs of the growth model on the same board."""
    games = settings.games or by_budget(settings, 0.08, 30.0, 1, 64)
    return {"games": games, "runs": by_budget(settings, 0.01, 0.6, 4, 32), "off": sorted(settings.without)}


def switched(without: tuple[str, ...]) -> dict[str, str]:
    """The options of the title that leave these rules out."""
    switches = {option.rule: option.name for option in catalogue.options_of(TITLE) if option.rule.startswith("18CE+-")}
    unknown = [rule for rule in without if rule not in switches]
    if unknown:
        raise StudyError(f"there is no switch for {unknown[0]}; there are: {', '.join(switches)}")
    return {switches[rule]: "off" for rule in without}


def run(work: Work) -> dict[str, Any]:
    """Games, the growth model on the same board, and the real network."""
    path = work.settings.out / "board" / "grid.json"
    grid = Grid.from_json(work.read("board", "grid.json"))
    options = switched(work.settings.without)
    seeds = [int(work.seeds("games").generate_state(1)[0] % 1_000_000) + at for at in range(work.parameters["games"])]
    games = sweep(
        FUNCTION,
        [{"title": TITLE, "seed": seed, "options": options} for seed in seeds],
        work.folder / "games.jsonl",
        work.settings.jobs,
        work.settings.cluster,
        lambda done, total: work.tell("games", done, total),
        work.salt(FUNCTION),
    )
    years = np.array([_years(grid, game["years"]) for game in games])
    share = measure.chances(years)
    entropies = growing.entropies(work, "growth", work.parameters["runs"])
    parameters = work.read("fit")["parameters"]
    grown = np.array(
        growing.run_all(work, [{"parameters": parameters, "entropy": seed} for seed in entropies], "growth", path)
    )
    count = round(float(np.isfinite(years).sum(axis=1).mean()))
    luck = np.random.default_rng(work.seeds("ties"))
    rule = score.top(population_product(grid), count, luck)
    network = score.top(share + 1e-6 * luck.random(len(share)), count, luck)
    where = grid.outside_europe
    model = measure.chances(grown) > 0.5
    often = share > 0.5
    edges = [
        {
            "from": grid.labels[grid.u[row]],
            "to": grid.labels[grid.v[row]],
            "probability": float(share[row]),
            "year": float(np.median(years[np.isfinite(years[:, row]), row])) if share[row] else "",
            "real": bool(grid.real[row]),
        }
        for row in range(len(grid.u))
    ]
    work.table("edges.csv", edges)
    work.write("edges.json", {"probability": share, "model_probability": measure.chances(grown)})
    return {
        "games": len(games),
        "rules_left_out": sorted(work.settings.without),
        "ended": sorted({game["ended"] for game in games}),
        "tiles": float(np.mean([game["tiles"] for game in games])),
        "floated": float(np.mean([game["floated"] for game in games])),
        "edges": count,
        "real_edges": int(grid.real.sum()),
        "precision": score.overlap(grid.real, network).precision,
        "precision_outside": score.overlap(grid.real, network, where).precision,
        "f1": score.overlap(grid.real, network).f1,
        "f1_outside": score.overlap(grid.real, network, where).f1,
        "n2_precision": score.overlap(grid.real, rule).precision,
        "n2_f1_outside": score.overlap(grid.real, rule, where).f1,
        "jaccard_with_model": float((often & model).sum() / max(1, (often | model).sum())),
        "jaccard_by_chance": by_chance(int(often.sum()), int(model.sum()), len(often)),
        "eras": {era.code: float(((years >= era.first) & (years <= era.last)).sum(axis=1).mean()) for era in ERAS[:-1]},
        "corridors": measure.corridors(grid, years),
        "order": measure.order(grid, years),
    }


def by_chance(one: int, other: int, of: int) -> float:
    """The Jaccard index to expect of two random sets of these sizes."""
    both = one * other / max(1, of)
    return both / max(1.0, one + other - both)


def _years(grid: Grid, found: dict[str, int]) -> Any:
    """The years of the grid's edges by the sides of the board."""
    row_of = {
        "-".join(sorted((grid.labels[a], grid.labels[b]))): row
        for row, (a, b) in enumerate(zip(grid.u.tolist(), grid.v.tolist(), strict=True))
    }
    years = np.full(len(grid.u), np.inf)
    for side, year in found.items():
        row = row_of.get(side)
        if row is not None:
            years[row] = year
    return years
