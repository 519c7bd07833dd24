"""Corridors under scenarios: shares, volumes, investments and what would be regretted."""

from typing import Any

import numpy as np

from highiron.study import modal
from highiron.study.geo import Floats
from highiron.study.scenarios import Scenario

CORRIDORS = ("west", "central", "east", "middle", "south")
BASE_DAYS = {"middle": 24.0, "south": 27.0}  # to the EU; the Caspian and the Caucasus take time
CONSTANT = {
    "middle": 0.7,
    "south": 0.4,
}  # so that the first takes about two per cent in 2024, the second half a per cent; JUDGE
MIX = {"Russia and Belarus": 0.50, "European Union": 0.42, "Caucasus and Turkey": 0.08}
STEPS = (2030, 2035, 2040, 2045, 2050)

INVESTMENTS: dict[str, dict[str, Any]] = {  # eight; what each changes, cost in bn USD (JUDGE)
    "Alashankou and Khorgos capacity": {"capacity": {"west": 1.35}, "days": {"west": -0.5}, "cost": 1.5},
    "Erenhot capacity": {"capacity": {"central": 1.5}, "days": {"central": -0.4}, "cost": 0.8},
    "Manzhouli capacity": {"capacity": {"east": 1.35}, "days": {"east": -0.8}, "cost": 1.0},
    "Małaszewicze upgrade": {"days": {"west": -0.6, "central": -0.6, "east": -0.6}, "cost": 1.1},
    "Caspian ferries and terminals": {"middle_days": -6.0, "cost": 1.8},
    "China–Kyrgyzstan–Uzbekistan": {"south_days": -4.0, "middle_days": -1.0, "cost": 8.0},
    "hubs and timetables in China": {
        "days": {"west": -1.0, "central": -1.0, "east": -1.0, "middle": -1.0},
        "cost": 1.2,
    },
    "containers and digital customs": {
        "days": {"west": -0.8, "central": -0.8, "east": -0.8, "middle": -1.2, "south": -1.2},
        "cost": 0.4,
    },
}


def outcome(
    base: Floats, given: dict[str, float], scenario: Scenario, trains: float, rail_lift: float, investment: str = ""
) -> dict[str, float]:
    """Trains a year by corridor: `base` are days of the three fitted routes by origin and destination."""
    change = INVESTMENTS.get(investment, {})
    days = {route: scenario.days.get(route, 0.0) + change.get("days", {}).get(route, 0.0) for route in CORRIDORS}
    middle = BASE_DAYS["middle"] + scenario.middle_days + change.get("middle_days", 0.0) + days["middle"]
    south = BASE_DAYS["south"] + scenario.south_days + change.get("south_days", 0.0) + days["south"]
    theta = given["theta"]
    origins = np.array([share for _, share in modal.ORIGINS.values()])
    found = dict.fromkeys(CORRIDORS, 0.0)
    for at, (zone, part) in enumerate(MIX.items()):
        utility = np.array(
            [
                -theta * (base[row, :, at] + days[route]) + given.get(f"constant_{route}", 0.0)
                for row, route in enumerate(modal.ROUTES)
            ]
            + [
                np.full(
                    len(origins), -theta * (middle - (8 if zone.startswith("Caucasus") else 0)) + CONSTANT["middle"]
                )
            ]
            + [np.full(len(origins), -theta * (south - (6 if zone.startswith("Caucasus") else 0)) + CONSTANT["south"])]
        )
        if zone.startswith("Russia"):
            utility[3:] -= 5.0  # no way round for what ends in the north
        if zone == "European Union" and scenario.eu_north < 1:
            utility[:3] += np.log(scenario.eu_north)
        chance = np.exp(utility - utility.max(axis=0))
        chance /= chance.sum(axis=0)
        share = (chance * origins[None]).sum(axis=1) / origins.sum()
        volume = trains * part
        if zone == "European Union":
            # What cannot go by rail any more goes by sea; a shut northern route keeps what the others can take.
            volume *= scenario.demand * rail_lift * (scenario.eu_north + (1 - scenario.eu_north) * 0.35)
        for route, part_of in zip(CORRIDORS, share, strict=True):
            found[route] += float(volume * part_of)
    for route in modal.ROUTES:
        room = modal.CAPACITY[route] * scenario.capacity.get(route, 1.0) * change.get("capacity", {}).get(route, 1.0)
        found[route] = (
            float(room * np.tanh(found[route] / room * 0.9) / np.tanh(0.9))
            if found[route] > 0.5 * room
            else found[route]
        )
    return found


def rail_lift(fit: dict[str, float], scenario: Scenario) -> float:
    """Rail's volume in a scenario over that of today, by the sea-rail-air model; at most threefold."""
    now = modal.moments(fit, modal.World.of())["rail_volume"]
    then = modal.moments(fit, modal.World.of(scenario.sea_price, scenario.sea_days, scenario.rail_price, 0.0))[
        "rail_volume"
    ]
    return float(np.clip(then / max(now, 1e-12), 0.33, 3.0))


def draw_all(
    base: Floats,
    given: dict[str, float],
    fits: list[dict[str, float]],
    scenarios: list[Scenario],
    level: Floats,
    seed: np.random.SeedSequence,
) -> tuple[Floats, list[int]]:
    """Trains by draw, year and corridor; and the scenario of each draw. `level` is trains by draw and year."""
    luck = np.random.default_rng(seed)
    weights = np.array([scenario.weight for scenario in scenarios])
    chosen = luck.choice(len(scenarios), size=len(level), p=weights / weights.sum())
    lifts = {(at, k): rail_lift(fits[k], scenario) for at, scenario in enumerate(scenarios) for k in range(len(fits))}
    found = np.zeros((len(level), len(STEPS), len(CORRIDORS)))
    for row, at in enumerate(chosen):
        k = int(luck.integers(len(fits)))
        tilted = {**given, "theta": given["theta"] * float(np.exp(0.2 * luck.standard_normal()))}
        for column in range(len(STEPS)):
            flows = outcome(base, tilted, scenarios[at], float(level[row, column]), lifts[int(at), k])
            found[row, column] = [flows[route] for route in CORRIDORS]
    return found, [int(at) for at in chosen]


def value_of(flows: dict[str, float], cost: float) -> float:
    """Value of a portfolio in bn USD over twenty years: 60,000 USD margin a train, less its cost."""
    return sum(flows.values()) * 60_000 * 10 / 1e9 - cost


def regret(
    base: Floats, given: dict[str, float], fit: dict[str, float], scenarios: list[Scenario], trains: float
) -> dict[str, Any]:
    """What each investment falls short of the best one in each scenario; its mean by weight and its worst case."""
    table = {}
    for name, change in INVESTMENTS.items():
        row = []
        for scenario in scenarios:
            lift = rail_lift(fit, scenario)
            with_it = outcome(base, given, scenario, trains * attraction(name, given), lift, name)
            without = outcome(base, given, scenario, trains, lift)
            row.append(value_of(with_it, change["cost"]) - value_of(without, 0.0))
        table[name] = row
    values = np.array(list(table.values()))
    lost = values.max(axis=0) - values
    weights = np.array([scenario.weight for scenario in scenarios])
    mean, worst = lost @ weights, lost.max(axis=1)
    order = [list(table)[at] for at in np.argsort(mean, kind="stable")]
    return {
        "value": {name: dict(zip([s.code for s in scenarios], row, strict=True)) for name, row in table.items()},
        "regret": {
            name: dict(zip([s.code for s in scenarios], lost[at].tolist(), strict=True))
            for at, name in enumerate(table)
        },
        "mean_regret": dict(zip(table, mean.tolist(), strict=True)),
        "worst_regret": dict(zip(table, worst.tolist(), strict=True)),
        "order": order,
        "recommendations": order[:3],
        "steady": _steady(lost, weights, list(table), order[:3]),
        "break_even": {
            name: {s.code: _break_even(values[at], weights, k) for k, s in enumerate(scenarios)}
            for at, name in enumerate(table)
        },
    }


def attraction(name: str, given: dict[str, float]) -> float:
    """How many more trains come when a route is faster: by the same scale as the choice of routes, of its own share."""
    change = INVESTMENTS[name]
    saved = -0.5 * min(0.0, *change.get("days", {"west": 0.0}).values())
    saved -= 0.05 * change.get("middle_days", 0.0) + 0.04 * change.get("south_days", 0.0)
    return float(1 + 0.25 * given["theta"] * saved)


def _steady(lost: Floats, weights: Floats, names: list[str], best: list[str]) -> list[dict[str, Any]]:
    """Which of the three change when a weight moves by 0.1."""
    changed = []
    for at in range(len(weights)):
        for move in (-0.1, 0.1):
            shifted = weights.copy()
            shifted[at] = max(0.0, shifted[at] + move)
            shifted /= shifted.sum()
            order = [names[k] for k in np.argsort(lost @ shifted, kind="stable")][:3]
            if set(order) != set(best):
                changed.append(
                    {
                        "scenario": at,
                        "move": move,
                        "gone": sorted(set(best) - set(order)),
                        "new": sorted(set(order) - set(best)),
                    }
                )
    return changed


def _break_even(values: Floats, weights: Floats, at: int) -> float | None:
    """The weight of a scenario at which an investment just pays; None where it always or never does."""
    rest = np.delete(values, at) @ (np.delete(weights, at) / max(1e-9, np.delete(weights, at).sum()))
    if values[at] == rest:
        return None
    found = float(-rest / (values[at] - rest))
    return found if 0 <= found <= 1 else None
