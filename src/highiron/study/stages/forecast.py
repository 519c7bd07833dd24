"""`study forecast`: volumes, links, scenarios, regrets, back-tests."""

from typing import Any

import numpy as np

from highiron.study import links, portfolio, volume
from highiron.study.demand import cell_of
from highiron.study.grid import Grid
from highiron.study.nulls import population_product
from highiron.study.scenarios import Scenario, read_scenarios
from highiron.study.score import betweenness
from highiron.study.stages.runner import Settings, Work, by_budget


def sizes(settings: Settings) -> dict[str, Any]:
    """Draws of scenarios."""
    return {"draws": by_budget(settings, 0.02, 0.03, 250, 2000)}


def run(work: Work) -> dict[str, Any]:
    """Everything of task 5."""
    sources = work.settings.sources
    grid = Grid.from_json(work.read("grid", "grid.json"))
    scenarios = read_scenarios(work.settings.scenarios)
    series = sources.table("cr_express_trains")
    years = np.array([float(row["year"]) for row in series])
    trains = np.array([float(row["trains"]) for row in series])
    work.tell("volumes", 0, 4)
    rolled = volume.rolling(years, trains)
    _, checks = volume.spread(years, trains)
    fans = volume.fans(years, trains, rolled["weights"])
    work.table("volume.csv", fans)
    params = work.read("revenue", "params.json")
    base = np.array(params["route_days"])
    work.tell("scenarios", 1, 4)
    flows, chosen = _draws(work, fans, base, params, scenarios)
    work.table("scenarios.csv", _by_scenario(flows, chosen, scenarios))
    work.tell("links", 2, 4)
    score = _scores(work, grid)
    lift = _lift(grid, sources.table("projects"), score)
    projects = links.chances(sources.table("projects"), lift, work.seeds("projects"), 2000)
    work.table("projects.csv", projects)
    watch = links.watch_list(grid, score)
    work.table("watch_list.csv", watch)
    work.tell("investments", 3, 4)
    fit = params["modal"][len(params["modal"]) // 2]
    regret = portfolio.regret(base, params["corridors"], fit, scenarios, fans[-1]["trains"])
    work.table("regret.csv", [
        {"investment": name, **row, "mean": regret["mean_regret"][name], "worst": regret["worst_regret"][name]}
        for name, row in regret["regret"].items()
    ])  # fmt: skip
    splits = work.read("fit")["splits"]
    names = [scenario.code for scenario in scenarios]
    for entry in regret["steady"]:
        entry["scenario"] = names[entry["scenario"]]
    return {
        "errors": rolled["errors"],
        "errors_mean": rolled["mean"],
        "weights": rolled["weights"],
        "ceilings": rolled["ceilings"],
        "coverage": float(np.mean([row["inside"] for row in checks])),
        "coverage_cases": len(checks),
        "fans": fans,
        "horizon": volume.HORIZON,
        "scenarios": {s.code: {"name": s.name, "weight": s.weight} for s in scenarios},
        "weights_sum": float(sum(s.weight for s in scenarios)),
        "shares": _shares(flows, chosen, scenarios),
        "projects": projects,
        "watch_list": watch,
        "regret": {key: value for key, value in regret.items() if key != "break_even"},
        "break_even": regret["break_even"],
        "backtest_links": splits,
        "speculative": bool(splits["1990"]["low"] <= 0.5 <= splits["1990"]["high"]),
        "directions": _directions(work, fit),
        "critical_edges": _critical(grid),
    }


def _draws(work: Work, fans: list[dict[str, float]], base: Any, params: Any, scenarios: list[Scenario]) -> Any:
    """Draws of the level at the horizon and slow growth after it, then of corridors."""
    luck = np.random.default_rng(work.seeds("levels"))
    count = work.parameters["draws"]
    last = fans[-1]
    sigma = np.log(last["high80"] / last["trains"]) / 1.28
    at_horizon = last["trains"] * np.exp(sigma * luck.standard_normal(count))
    growth = 0.01 + 0.015 * luck.standard_normal(count)  # a year after the horizon; SCENARIO
    first = np.interp(2030, [row["year"] for row in fans], [row["trains"] for row in fans]) / last["trains"]
    later = [first if year < volume.HORIZON else np.exp(growth * (year - volume.HORIZON)) for year in portfolio.STEPS]
    level = np.column_stack([at_horizon * factor for factor in later])
    return portfolio.draw_all(base, params["corridors"], params["modal"], scenarios, level, work.seeds("draws"))


def _by_scenario(flows: Any, chosen: list[int], scenarios: list[Scenario]) -> list[dict[str, Any]]:
    rows = []
    at = np.array(chosen)
    for number, scenario in enumerate(scenarios):
        part = flows[at == number]
        for column, year in enumerate(portfolio.STEPS):
            row: dict[str, Any] = {"scenario": scenario.code, "name": scenario.name, "year": year, "draws": len(part)}
            for k, corridor in enumerate(portfolio.CORRIDORS):
                values = part[:, column, k] if len(part) else np.zeros(1)
                row |= {corridor: float(np.median(values)), f"{corridor}_low80": float(np.quantile(values, 0.1)),
                        f"{corridor}_high80": float(np.quantile(values, 0.9))}  # fmt: skip
            rows.append(row)
    return rows


def _shares(flows: Any, chosen: list[int], scenarios: list[Scenario]) -> dict[str, Any]:
    """Shares of corridors in 2035 by scenario, and over all draws."""
    column = portfolio.STEPS.index(2035)
    share = flows[:, column] / flows[:, column].sum(axis=1, keepdims=True)
    total = flows[:, column].sum(axis=1)
    at = np.array(chosen)
    found: dict[str, Any] = {}
    for number, name in [(None, "all"), *((k, s.code) for k, s in enumerate(scenarios))]:
        rows = np.ones(len(at), dtype=bool) if number is None else at == number
        if not rows.any():
            continue
        found[name] = {
            "trains": float(np.median(total[rows])),
            "trains_interval": np.quantile(total[rows], [0.1, 0.9]),
            "shares": {c: float(np.median(share[rows, k])) for k, c in enumerate(portfolio.CORRIDORS)},
            "shares_interval": {c: np.quantile(share[rows, k], [0.1, 0.9]) for k, c in enumerate(portfolio.CORRIDORS)},
        }
    return found


def _scores(work: Work, grid: Grid) -> Any:
    """What the model from the network of 1990 on would build next; ties by people."""
    edges = work.read("fit", "edges.json")
    product = population_product(grid)
    return np.array(edges["probability"]) + 1e-3 * product / product.max()


def _lift(grid: Grid, projects: list[dict[str, str]], score: Any) -> dict[str, float]:
    """How much the model speaks for a project: the rank of its edges among empty ones, within its small skill."""
    from highiron.study.sources import number

    open_ = ~grid.real
    found = {}
    for project in projects:
        a = cell_of(grid, (number(project["from_lon"]), number(project["from_lat"])))
        b = cell_of(grid, (number(project["to_lon"]), number(project["to_lat"])))
        rows = open_ & (np.isin(grid.u, [a, b]) | np.isin(grid.v, [a, b]))
        rank = float((score[open_] < score[rows].mean()).mean()) if rows.any() else 0.5
        found[project["project"]] = links.SKILL * (2 * rank - 1)
    return found


def _directions(work: Work, fit: dict[str, float]) -> dict[str, float]:
    """Whether the model moves the way the world did: a sea shock as in early 2024."""
    from highiron.study import modal

    now = modal.moments(fit, modal.World.of())["rail_volume"]
    shock = modal.moments(fit, modal.World.of(sea_price=2.4, sea_days=12))["rail_volume"]
    return {"sea_shock_2024": shock / now, "seen": 1.802}


def _critical(grid: Grid, count: int = 15) -> list[dict[str, Any]]:
    """Real edges that carry the most between Chinese hubs and the west, by trips of people on both sides."""
    cells = np.flatnonzero(grid.population > 1_000_000)
    flow = betweenness(grid, grid.real, cells, grid.population[cells] / 1e6)
    between = grid.real & (grid.lonlat[grid.u, 0] > 45) & (grid.lonlat[grid.v, 0] > 45) & ~(
        (np.array(grid.country)[grid.u] == "CHN") & (np.array(grid.country)[grid.v] == "CHN")
    )  # fmt: skip
    rows = np.flatnonzero(between)
    best = rows[np.argsort(-flow[rows], kind="stable")[:count]]
    return [
        {
            "edge": int(row),
            "from": grid.labels[grid.u[row]],
            "to": grid.labels[grid.v[row]],
            "places": grid.between(int(row)),
            "load": float(flow[row] / flow.max()),
        }
        for row in best
    ]
