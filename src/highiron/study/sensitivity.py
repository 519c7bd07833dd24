"""Which inclinations matter: Morris' elementary effects, Sobol's indices with the luck as a factor, Shapley values."""

from typing import Any

import numpy as np
from scipy.stats import qmc

from highiron.study.geo import Floats

LEVELS = 4


def trajectories(factors: int, count: int, luck: np.random.Generator) -> list[Floats]:
    """Morris' designs: paths through a grid of four levels that change one factor at a step."""
    jump = LEVELS / (2 * (LEVELS - 1))
    found = []
    for _ in range(count):
        start = luck.integers(0, LEVELS // 2, factors) / (LEVELS - 1)
        sign = luck.choice([-1, 1], factors)
        point = np.where(sign > 0, start, start + jump)
        path = [point.copy()]
        for factor in luck.permutation(factors):
            point[factor] += sign[factor] * jump
            path.append(point.copy())
        found.append(np.clip(np.array(path), 0, 1))
    return found


def effects(paths: list[Floats], values: list[Floats], names: tuple[str, ...]) -> list[dict[str, Any]]:
    """The mean, the mean size and the spread of the elementary effects of each factor."""
    by: dict[int, list[float]] = {at: [] for at in range(len(names))}
    for path, value in zip(paths, values, strict=True):
        for before, after, low, high in zip(path[:-1], path[1:], value[:-1], value[1:], strict=True):
            factor = int(np.argmax(abs(after - before)))
            by[factor].append(float((high - low) / (after[factor] - before[factor])))
    return [
        {
            "name": name,
            "mean": float(np.mean(by[at])),
            "size": float(np.mean(np.abs(by[at]))),
            "spread": float(np.std(by[at])),
            "runs": len(by[at]),
        }
        for at, name in enumerate(names)
    ]


def saltelli(factors: int, count: int, seed: int) -> tuple[Floats, Floats, list[Floats]]:
    """Two samples A and B, and A with each column of B in turn."""
    sample = qmc.Sobol(2 * factors, scramble=True, rng=np.random.default_rng(seed)).random(count)
    a, b = sample[:, :factors], sample[:, factors:]
    mixed = []
    for factor in range(factors):
        column = a.copy()
        column[:, factor] = b[:, factor]
        mixed.append(column)
    return a, b, mixed


def variance_of(at_a: Floats, at_b: Floats) -> float:
    """The variance of all results, never quite nothing."""
    return float(np.var(np.r_[at_a, at_b])) or 1e-12


def indices(at_a: Floats, at_b: Floats, at_mixed: list[Floats], variance: float | None = None) -> tuple[Floats, Floats]:
    """First-order (Saltelli 2010) and total-order (Jansen) indices, as shares of the variance."""
    variance = variance_of(at_a, at_b) if variance is None else variance
    first = np.array([np.mean(at_b * (mixed - at_a)) / variance for mixed in at_mixed])
    total = np.array([np.mean((at_a - mixed) ** 2) / (2 * variance) for mixed in at_mixed])
    return first, total


def sobol(
    at_a: Floats, at_b: Floats, at_mixed: list[Floats], names: tuple[str, ...], luck: np.random.Generator
) -> list[dict[str, Any]]:
    """The indices with 95 % bootstrap intervals; all as shares of one variance, for that of a few draws may vanish."""
    first, total = indices(at_a, at_b, at_mixed)
    variance = variance_of(at_a, at_b)
    draws = []
    for _ in range(200):
        rows = luck.integers(len(at_a), size=len(at_a))
        draws.append(indices(at_a[rows], at_b[rows], [mixed[rows] for mixed in at_mixed], variance))
    low = np.quantile(list(draws), 0.025, axis=0)
    high = np.quantile(list(draws), 0.975, axis=0)
    return [
        {
            "name": name, "first": first[at], "first_low": low[0][at], "first_high": high[0][at],
            "total": total[at], "total_low": low[1][at], "total_high": high[1][at],
        }
        for at, name in enumerate(names)
    ]  # fmt: skip
