"""Sea, rail and air between China and Europe by the value of goods; and the corridors that rail takes."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy.optimize import differential_evolution

from highiron.study.geo import Floats

MODES = ("sea", "rail", "air")
FEU = 10_000.0  # kg in a forty-foot container
PRICE = {"sea": 1_700 / FEU, "rail": 5_600 / FEU, "air": 5 * 5_600 / FEU}  # USD per kg, 2019
DAYS = {"sea": 37.0, "rail": 17.0, "air": 7.0}
SPREAD = {"sea": 5.0, "rail": 3.0, "air": 1.0}  # days that arrivals vary
TARGETS = {"rail_value_imports": 0.03, "rail_value_exports": 0.02, "rail_volume": 0.01}  # 2019
BOUNDS = {  # calibrated
    "tau": (0.006, 0.021),  # cost of a day, as a share of value (Hummels and Schaur 2013)
    "theta": (0.4, 6.0),  # how sharply the cheaper mode is taken
    "rail_constant": (-3.0, 3.0),  # USD per kg: what else keeps goods off the rails
    "kappa": (0.0, 2.0),  # of the spread of arrivals, in days of time cost
    "median_imports": (2.0, 12.0),  # value of goods, USD per kg
    "median_exports": (1.0, 14.0),
    "sigma": (0.8, 1.4),
}
PRIOR = {
    "tau": 0.012,
    "theta": 2.0,
    "rail_constant": 0.0,
    "kappa": 0.5,
    "median_imports": 5.0,
    "median_exports": 5.0,
    "sigma": 1.1,
}
LITERATURE = (1.2, 21.8)  # USD per kg between which rail is cheapest (Schramm and Zhang)
VALUES = np.exp(np.linspace(np.log(0.1), np.log(1000), 121))


@dataclass(frozen=True)
class World:
    """What a year or a scenario changes."""

    price: dict[str, float]
    days: dict[str, float]

    @classmethod
    def of(
        cls, sea_price: float = 1.0, sea_days: float = 0.0, rail_price: float = 1.0, rail_days: float = 0.0
    ) -> "World":
        return cls(
            {"sea": PRICE["sea"] * sea_price, "rail": PRICE["rail"] * rail_price, "air": PRICE["air"]},
            {"sea": DAYS["sea"] + sea_days, "rail": DAYS["rail"] + rail_days, "air": DAYS["air"]},
        )


def costs(given: dict[str, float], world: World) -> Floats:
    """The generalised cost of each mode by value of goods; one row per mode."""
    rows = []
    for mode in MODES:
        constant = given["rail_constant"] if mode == "rail" else 0.0
        days = world.days[mode] + given["kappa"] * SPREAD[mode]
        rows.append(world.price[mode] + given["tau"] * VALUES * days + constant)
    return np.array(rows)


def shares(given: dict[str, float], world: World) -> Floats:
    """The share of each mode by value of goods."""
    utility = -given["theta"] * costs(given, world)
    utility -= utility.max(axis=0)
    found: Floats = np.exp(utility) / np.exp(utility).sum(axis=0)
    return found


def moments(given: dict[str, float], world: World) -> dict[str, float]:
    """Shares of rail by value and by volume."""
    share = shares(given, world)[1]
    found = {}
    for side in ("imports", "exports"):
        weight = np.exp(-((np.log(VALUES) - np.log(given[f"median_{side}"])) ** 2) / (2 * given["sigma"] ** 2))
        found[f"rail_value_{side}"] = float((share * weight * VALUES).sum() / (weight * VALUES).sum())
        found[f"rail_volume_{side}"] = float((share * weight).sum() / weight.sum())
    found["rail_volume"] = (2 * found["rail_volume_imports"] + found["rail_volume_exports"]) / 3
    return found


def calibrate(seed: np.random.SeedSequence, fits: int) -> list[dict[str, float]]:
    """Parameter sets that reach the targets, from independent searches that begin at different priors."""
    names = list(BOUNDS)
    world = World.of()
    found = []
    for child in seed.spawn(fits):
        luck = np.random.default_rng(child)
        prior = {
            name: PRIOR[name] + 0.25 * (high - low) * luck.standard_normal() * 0.5
            for name, (low, high) in BOUNDS.items()
        }

        def loss(values: Floats, prior: dict[str, float] = prior) -> float:
            given = dict(zip(names, values.tolist(), strict=True))
            have = moments(given, world)
            miss = sum(float(np.log(max(have[name], 1e-9) / target)) ** 2 for name, target in TARGETS.items())
            far = sum(((given[name] - prior[name]) / (BOUNDS[name][1] - BOUNDS[name][0])) ** 2 for name in names)
            return float(miss + 0.02 * far)

        best = differential_evolution(
            loss, list(BOUNDS.values()), rng=luck, maxiter=40, popsize=8, tol=1e-8, polish=False
        )
        found.append(dict(zip(names, best.x.tolist(), strict=True)))
    return sorted(found, key=lambda row: row["theta"])


def through_bonus(fits: list[dict[str, float]], subsidy: float) -> int:
    """What a train from China to Europe earns on top, in tens: how much of a container's worth of time rail saves."""
    given = fits[len(fits) // 2]
    value = given["median_imports"]
    saved = (DAYS["sea"] - DAYS["rail"]) * given["tau"] * value * FEU / 1_000
    return int(10 * round(max(1.0, saved * (1 + subsidy)) ** 0.5 + 4))


def rail_wins(given: dict[str, float]) -> tuple[float, float]:
    """The values of goods between which rail is the cheapest mode without its constant; nan where it never is."""
    plain = costs({**given, "rail_constant": 0.0}, World.of())
    best = VALUES[plain.argmin(axis=0) == 1]
    return (float(best.min()), float(best.max())) if len(best) else (float("nan"), float("nan"))


CROSSINGS = {
    "west": (("Alashankou", (82.57, 45.17)), ("Khorgos", (80.41, 44.21))),
    "central": (("Erenhot", (111.98, 43.65)),),
    "east": (("Manzhouli", (117.43, 49.60)), ("Suifenhe", (131.15, 44.40))),
}
ROUTES = ("west", "central", "east")
ORIGINS = {  # shares of hubs, JUDGE
    "Xi'an": ((108.94, 34.34), 0.24),
    "Chongqing": ((106.55, 29.56), 0.10),
    "Chengdu": ((104.07, 30.67), 0.10),
    "Zhengzhou": ((113.65, 34.75), 0.12),
    "Wuhan": ((114.30, 30.59), 0.05),
    "Yiwu": ((120.07, 29.31), 0.12),
    "Suzhou": ((120.62, 31.30), 0.07),
    "Tianjin": ((117.20, 39.13), 0.05),
    "Shenyang": ((123.43, 41.80), 0.08),
    "Guangzhou": ((113.26, 23.13), 0.07),
}
DESTINATIONS = {"Russia and Belarus": ((37.62, 55.75), 0.50), "European Union": ((14.55, 52.34), 0.42),
                "Caucasus and Turkey": ((41.0, 40.0), 0.08)}  # fmt: skip
SHARES_2023 = {"west": 0.52, "central": 0.19, "east": 0.29}  # east 5,001, central above 3,000 of 17,523, west the rest
DWELL_H = {"west": 20.0, "central": 12.0, "east": 26.0}
DAY_KM = 900.0  # of a block train
CAPACITY = {"west": 30 * 365.0, "central": 14 * 365.0, "east": 18 * 365.0}  # trains a year


def corridor_costs(km: dict[str, Floats]) -> Floats:
    """Days from every origin by every route to every destination: `km[route]` is origins by destinations."""
    return np.array([km[route] / DAY_KM + DWELL_H[route] / 24 for route in ROUTES])


def corridor_shares(costs: Floats, given: dict[str, float], extra: dict[str, float] | None = None) -> Floats:
    """The share of each route in all trains; `extra` are days that a scenario adds, by route."""
    utility = -given["theta"] * costs
    for at, route in enumerate(ROUTES):
        utility[at] += given.get(f"constant_{route}", 0.0) - given["theta"] * (extra or {}).get(route, 0.0)
    chance = np.exp(utility - utility.max(axis=0))
    chance /= chance.sum(axis=0)
    origins = np.array([share for _, share in ORIGINS.values()])
    destinations = np.array([share for _, share in DESTINATIONS.values()])
    weight = origins[:, None] * destinations[None, :]
    found: Floats = (chance * weight[None]).sum(axis=(1, 2)) / weight.sum()
    return found


def fit_corridors(costs: Floats, seed: np.random.SeedSequence) -> dict[str, Any]:
    """The scale and two constants that give the shares of 2023; and how far distance alone gets."""
    target = np.array([SHARES_2023[route] for route in ROUTES])

    def miss(values: Floats) -> float:
        given = {"theta": values[0], "constant_central": values[1], "constant_east": values[2]}
        return float(abs(corridor_shares(costs, given) - target).sum() + 0.002 * abs(values).sum())

    best = differential_evolution(
        miss, [(0.05, 2.0), (-6, 6), (-6, 6)], rng=np.random.default_rng(seed), tol=1e-9, maxiter=200
    )
    given = {"theta": float(best.x[0]), "constant_central": float(best.x[1]), "constant_east": float(best.x[2])}
    plain = min(
        float(abs(corridor_shares(costs, {"theta": theta}) - target).sum()) for theta in np.linspace(0.02, 3.0, 150)
    )
    found = corridor_shares(costs, given)
    return {
        "parameters": given,
        "l1": float(abs(found - target).sum()),
        "l1_distance_only": plain,
        "shares": dict(zip(ROUTES, found.tolist(), strict=True)),
        "target": SHARES_2023,
    }
