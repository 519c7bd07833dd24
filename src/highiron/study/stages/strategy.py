"""`study strategy`: which inclinations win at 18CE, whether seats and privates are fair, what the network looks like.

Payoff is the share of total wealth less that of an equal split. Strategies meet one against three of another
(deviation-preserving reduction to two players), which needs a tenth of the games of all profiles.
"""

import math
from collections import Counter
from typing import Any

import numpy as np
from scipy.cluster.vq import kmeans2

from highiron.study import chapter_zero, egta, sensitivity
from highiron.study.games import play_game, replayed
from highiron.study.network import read_track
from highiron.study.planner import NAMES, Theta
from highiron.study.stages.runner import Settings, Work, by_budget, write_bytes
from highiron.study.sweep import sweep

TITLE: str = "18CE"
FUNCTION = "highiron.study.games:play_game"
PLAYERS = 4
COST = 1.4  # seconds a game of four planners, plain Python
NAMED = 6
MIDDLE = [0.5] * len(NAMES)


def sizes(settings: Settings) -> dict[str, Any]:
    """Numbers of games."""
    return {
        "morris": by_budget(settings, 0.04, COST * 22, 1, 16),
        "sobol": by_budget(settings, 0.10, COST * 24, 2, 512),
        "shapley": by_budget(settings, 0.03, COST * 18, 1, 32),
        "pairs": by_budget(settings, 0.06, COST * 36, 1, 16),
        "fairness": by_budget(settings, 0.05, COST * 4.5, 3, 1024),
        "network": by_budget(settings, 0.04, COST * 1.6, 6, 1024),
    }


def run(work: Work) -> dict[str, Any]:
    """Everything of task 1."""
    luck = np.random.default_rng(work.seeds("choices"))
    screened, points = _screen(work, luck)
    sobol, more = _sobol(work, luck)
    strategies = _strategies(points + more, luck)
    best = _best(work, strategies)
    game = _game(work, strategies, luck)
    mixture = np.array(game["nash"])
    seats = _fairness(work, strategies, mixture, luck)
    network, owners = _network(work, strategies, mixture, luck)
    work.table("screening.csv", screened)
    work.table("sobol.csv", sobol["indices"])
    work.table("seats.csv", seats)
    work.table("privates.csv", owners["privates"])
    work.table("companies.csv", owners["companies"])
    work.write("alpharank.json", game)
    return {
        "inclinations": NAMES,
        "screening": screened,
        "sobol": sobol,
        "shapley": _shapley(work, strategies[1][1], luck),
        "strategies": [{"name": name, "theta": theta} for name, theta in strategies],
        "best": best,
        "egta": {**game, "undecided": game["rank_tau"] < 0.6},
        "seats": seats,
        "privates": owners["privates"],
        "companies": owners["companies"],
        "network": network,
    }


def _play(work: Work, jobs: list[dict[str, Any]], name: str) -> list[dict[str, Any]]:
    settings = work.settings
    full = [{"title": TITLE, **job} for job in jobs]
    path = work.folder / f"{name}.jsonl"
    return sweep(
        FUNCTION,
        full,
        path,
        settings.jobs,
        settings.cluster,
        lambda done, total: work.tell(name, done, total),
        work.salt(FUNCTION),
    )


def _against_steady(theta: Any, deal: int, rotation: int) -> dict[str, Any]:
    return {"players": [theta, "steady", "steady", "steady"], "deal": deal, "rotation": rotation}


def _gain(result: dict[str, Any], player: int = 0) -> float:
    return float(result["share"][player]) - 1 / len(result["share"])


def _rounded(theta: Any) -> list[float]:
    return [round(float(value), 3) for value in theta]


def _screen(work: Work, luck: np.random.Generator) -> tuple[list[dict[str, Any]], list[tuple[list[float], float]]]:
    """Morris: every point plays from two seats with the same deals along a path."""
    paths = sensitivity.trajectories(len(NAMES), work.parameters["morris"], luck)
    deals = luck.integers(1 << 30, size=(len(paths), 2))
    jobs = [
        _against_steady(_rounded(theta), int(deal), (number * 2 + at) % PLAYERS)
        for number, path in enumerate(paths)
        for theta in path
        for at, deal in enumerate(deals[number])
    ]
    gains = np.array([_gain(result) for result in _play(work, jobs, "screening")])
    values = list(gains.reshape(len(paths), len(NAMES) + 1, 2).mean(axis=2))
    points = [
        (_rounded(theta), float(value))
        for path, row in zip(paths, values, strict=True)
        for theta, value in zip(path, row, strict=True)
    ]
    return sensitivity.effects(paths, values, NAMES), points


def _sobol(work: Work, luck: np.random.Generator) -> tuple[dict[str, Any], list[tuple[list[float], float]]]:
    """Indices of ten inclinations and of the luck of the deal, the eleventh factor: the noise floor."""
    names = (*NAMES, "luck")
    count = work.parameters["sobol"]
    a, b, mixed = sensitivity.saltelli(len(names), count, int(luck.integers(1 << 30)))
    jobs = []
    for table in (a, b, *mixed):
        for row in table:
            deal = int(row[-1] * (1 << 24))
            jobs += [_against_steady(_rounded(row[:-1]), deal, rotation) for rotation in (0, 2)]
    gains = (
        np.array([_gain(result) for result in _play(work, jobs, "sobol")])
        .reshape(2 + len(names), count, 2)
        .mean(axis=2)
    )
    found = sensitivity.sobol(gains[0], gains[1], list(gains[2:]), names, luck)
    floor = float(found[-1]["total"])
    above = float(sum(max(0.0, row["total"] - floor) for row in found[:-1]))
    points = [
        (_rounded(row[:-1]), float(value))
        for table, values in zip((a, b), gains[:2], strict=True)
        for row, value in zip(table, values, strict=True)
    ]
    return {
        "indices": found,
        "noise_floor": floor,
        "sum_above_noise": above,
        "mostly_noise": above < 0.5,
        "games": len(jobs),
    }, points


def _strategies(points: list[tuple[list[float], float]], luck: np.random.Generator) -> list[tuple[str, Any]]:
    """`steady`, and centres of the best tenth of all points that were played."""
    best = sorted(points, key=lambda point: -point[1])[: max(3, len(points) // 10)]
    count = min(NAMED - 1, max(2, len(best) // 3))
    centres, _ = kmeans2(np.array([theta for theta, _ in best]), count, minit="++", rng=luck, missing="warn")
    return [("steady", "steady"), *((f"P{number}", _rounded(centre)) for number, centre in enumerate(centres, 1))]


def _best(work: Work, strategies: list[tuple[str, Any]]) -> dict[str, Any]:
    """How often the best of the centres wins against three `steady`, on deals that chose nothing."""
    games = 4 * work.parameters["fairness"]
    found = []
    for name, theta in strategies[1:]:
        jobs = [_against_steady(theta, 7_000_000 + number // PLAYERS, number % PLAYERS) for number in range(games // 2)]
        wins = [float(result["win"][0]) for result in _play(work, jobs, f"choice of {name}")]
        found.append((float(np.mean(wins)), name, theta))
    _, name, theta = max(found)
    jobs = [_against_steady(theta, 8_000_000 + number // PLAYERS, number % PLAYERS) for number in range(games)]
    results = _play(work, jobs, "best")
    wins = [float(result["win"][0]) for result in results]
    low, high = wilson(float(np.sum(wins)), len(wins))
    return {
        "name": name,
        "theta": theta,
        "games": len(wins),
        "win_rate": float(np.mean(wins)),
        "win_low": low,
        "win_high": high,
        "gain": float(np.mean([_gain(result) for result in results])),
    }


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate."""
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def _game(work: Work, strategies: list[tuple[str, Any]], luck: np.random.Generator) -> dict[str, Any]:
    """The payoff of one strategy against three of another, for all ordered pairs."""
    count, games = len(strategies), work.parameters["pairs"] * 2
    deals = [int(deal) for deal in luck.integers(1 << 30, size=games)]
    jobs, pairs = [], []
    for one, (_, mine) in enumerate(strategies):
        for other, (_, theirs) in enumerate(strategies):
            for number, deal in enumerate(deals):
                jobs.append({"players": [mine, theirs, theirs, theirs], "deal": deal, "rotation": number % PLAYERS})
                pairs.append((one, other))
    cells: dict[tuple[int, int], list[float]] = {}
    for pair, result in zip(pairs, _play(work, jobs, "pairs"), strict=True):
        cells.setdefault(pair, []).append(0.0 if pair[0] == pair[1] else _gain(result))
    found = egta.analyse(cells, count, luck)
    return {"names": [name for name, _ in strategies], "games": len(jobs), "reduction": "one against three", **found}


def _mixed(strategies: list[tuple[str, Any]], mixture: Any, players: int, luck: np.random.Generator) -> list[Any]:
    chosen = luck.choice(len(strategies), size=players, p=mixture / mixture.sum())
    return [strategies[int(at)][1] for at in chosen]


def _fairness(
    work: Work, strategies: list[tuple[str, Any]], mixture: Any, luck: np.random.Generator
) -> list[dict[str, Any]]:
    """The share of wealth by seat when the mixture plays itself."""
    rows = []
    for players in (3, 4, 5, 6):
        jobs = [
            {"players": _mixed(strategies, mixture, players, luck), "deal": 9_000_000 + number, "rotation": 0}
            for number in range(work.parameters["fairness"])
        ]
        shares = np.array([result["share"] for result in _play(work, jobs, f"{players} players")])
        for seat in range(players):
            gains = shares[:, seat] - 1 / players
            draws = [luck.choice(gains, len(gains)).mean() for _ in range(400)]
            low, high = np.quantile(draws, [0.025, 0.975])
            rows.append({"players": players, "seat": seat + 1, "advantage": float(gains.mean()), "low": float(low),
                         "high": float(high), "games": len(gains)})  # fmt: skip
    return rows


def _network(
    work: Work, strategies: list[tuple[str, Any]], mixture: Any, luck: np.random.Generator
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Games of the mixture in detail: the probability of every side, the core, the medoid; owners and what they won."""
    jobs: list[dict[str, Any]] = [
        {
            "players": _mixed(strategies, mixture, PLAYERS, luck),
            "deal": 10_000_000 + number,
            "rotation": number % PLAYERS,
            "detail": True,
        }
        for number in range(work.parameters["network"])
    ]
    results = _play(work, jobs, "network")
    count = len(results)
    seen = Counter(edge for result in results for edge in result["edges"])
    edges = [{"edge": edge, "probability": number / count} for edge, number in sorted(seen.items())]
    work.table("edges.csv", edges)
    colours: dict[str, Counter[str]] = {}
    for result in results:
        for hex_id, colour in result["colours"].items():
            colours.setdefault(hex_id, Counter())[colour] += 1
    work.table("hexes.csv", [
        {"hex": hex_id, **{colour: row[colour] / count for colour in ("yellow", "green", "brown", "gray")},
         "entropy": _entropy([*row.values(), count - sum(row.values())])}
        for hex_id, row in sorted(colours.items())
    ])  # fmt: skip
    sets = [set(result["edges"]) for result in results]
    likeness = np.array([[len(a & b) / max(1, len(a | b)) for b in sets] for a in sets])
    medoid = int(np.argmax(likeness.mean(axis=1)))
    chosen = jobs[medoid]
    again = play_game(TITLE, chosen["players"], chosen["deal"], chosen["rotation"], detail=True, record=True)
    write_bytes(work.folder / "medoid.jsonl", again["record"].encode())
    replays = replayed(again["record"]).state.fingerprint() == results[medoid]["fingerprint"]
    core = [row["edge"] for row in edges if row["probability"] > 0.8]
    network: dict[str, Any] = {
        "games": count,
        "edges_mean": float(np.mean([len(edges) for edges in sets])),
        "edges_seen": len(seen),
        "core": core,
        "core_edges": len(core),
        "probability": {row["edge"]: row["probability"] for row in edges},
        "likeness_mean": float(likeness[np.triu_indices(count, 1)].mean()) if count > 1 else 1.0,
        "medoid": medoid,
        "medoid_edges": results[medoid]["edges"],
        "medoid_likeness": float(likeness[medoid].mean()),
        "medoid_replays": bool(replays),
        "record": "medoid.jsonl",
    }
    network["real"] = chapter_zero.beside_real(
        network["probability"], network["medoid_edges"], read_track(work.settings.sources)
    )
    return network, {"privates": _privates(results, luck), "companies": _companies(results, luck)}


def _entropy(counts: list[int]) -> float:
    total = sum(counts)
    return -sum(n / total * math.log2(n / total) for n in counts if n)


def _privates(results: list[dict[str, Any]], luck: np.random.Generator) -> list[dict[str, Any]]:
    """What owning a private adds to the share of wealth; the fair price is what was paid plus that."""
    names = sorted({name for result in results for name in result["privates"]})
    rows, shares, games = [], [], []
    for number, result in enumerate(results):
        for player in range(PLAYERS):
            owned = [float(result["privates"].get(name, [-1])[0] == player) for name in names]
            seat = [float(result["seat"][player] == at) for at in range(PLAYERS - 1)]
            rows.append([1.0, *owned, *seat])
            shares.append(_gain(result, player))
            games.append(number)
    x, y, of_game = np.array(rows), np.array(shares), np.array(games)
    paid = {name: [result["privates"][name][1] for result in results if name in result["privates"]] for name in names}
    start = 2400.0  # all money at the beginning: one unit of share is so much

    def fit(weights: Any) -> Any:
        scaled = x * weights[of_game][:, None]
        return np.linalg.solve(scaled.T @ x + 0.5 * np.eye(x.shape[1]), scaled.T @ y)

    middle = fit(np.ones(len(results)))
    draws = np.array([fit(luck.multinomial(len(results), np.full(len(results), 1 / len(results)))) for _ in range(200)])
    found = []
    for at, name in enumerate(names, 1):
        price = float(np.mean(paid[name]))
        low, high = np.quantile(draws[:, at], [0.025, 0.975])
        effect = float(middle[at])
        row = {"private": name.removeprefix("p:"), "paid": price, "effect": effect, "fair": price + start * effect}
        row |= {"low": price + start * float(low), "high": price + start * float(high), "games": len(paid[name])}
        found.append(row)
    return found


def _companies(results: list[dict[str, Any]], luck: np.random.Generator) -> list[dict[str, Any]]:
    """The advantage of the last director of every company."""
    gains: dict[str, list[float]] = {}
    for result in results:
        for company, player in result["presidents"].items():
            gains.setdefault(company, []).append(_gain(result, player))
    found = []
    for company, values in sorted(gains.items()):
        draws = [luck.choice(values, len(values)).mean() for _ in range(400)]
        low, high = np.quantile(draws, [0.025, 0.975])
        found.append(
            {
                "company": company,
                "advantage": float(np.mean(values)),
                "low": float(low),
                "high": float(high),
                "games": len(values),
            }
        )
    return found


def _shapley(work: Work, theta: Any, luck: np.random.Generator) -> list[dict[str, Any]]:
    """What each inclination of the first centre adds, over sampled orders and their reverses."""
    best = Theta(*theta) if not isinstance(theta, str) else Theta()
    values = [getattr(best, name) for name in NAMES]
    orders = []
    for _ in range(work.parameters["shapley"]):
        order = [int(at) for at in luck.permutation(len(NAMES))]
        orders += [order, order[::-1]]
    deal = int(luck.integers(1 << 30))
    sets = sorted({tuple(sorted(order[:at])) for order in orders for at in range(len(NAMES) + 1)})
    jobs = []
    for chosen in sets:
        mine = _rounded([values[at] if at in chosen else 0.5 for at in range(len(NAMES))])
        jobs += [_against_steady(mine, deal + rotation, rotation) for rotation in (0, 2)]
    gains = np.array([_gain(result) for result in _play(work, jobs, "shapley")]).reshape(len(sets), 2).mean(axis=1)
    value = dict(zip(sets, gains.tolist(), strict=True))
    added: dict[str, list[float]] = {name: [] for name in NAMES}
    for order in orders:
        for at, factor in enumerate(order):
            added[NAMES[factor]].append(value[tuple(sorted(order[: at + 1]))] - value[tuple(sorted(order[:at]))])
    return [
        {
            "name": name,
            "value": float(np.mean(row)),
            "error": float(np.std(row) / math.sqrt(len(row))),
            "orders": len(row),
        }
        for name, row in added.items()
    ]
