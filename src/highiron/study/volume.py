"""Trains a year: an ensemble of four growth curves, tested from rolling origins."""

from typing import Any

import numpy as np
from scipy.optimize import least_squares

from highiron.study.geo import Floats

ORIGINS = (2016, 2018, 2020, 2022)
HORIZON = 2032  # beyond it only scenarios, no point forecast
CROSSING_LIMIT = (30 + 14 + 18) * 365.0  # trains a year over all crossings; Eurailpress and JUDGE
MODELS = ("damped", "logistic", "gompertz", "capacity")
PHI = 0.7  # how fast the growth of the damped trend fades


def damped(years: Floats, trains: Floats, ahead: int, phi: float = PHI) -> Floats:
    """The last two years' growth of the logarithm, fading."""
    growth = np.diff(np.log(trains))[-2:].mean()
    fades = np.cumsum(phi ** np.arange(1, ahead + 1))
    found: Floats = trains[-1] * np.exp(growth * fades)
    return found


def curve(kind: str, years: Floats, trains: Floats, ahead: int, ceiling: float = 0.0) -> Floats:
    """A logistic or Gompertz curve through the logarithms, from several starts; `ceiling` fixes its limit."""

    def value(p: Floats, at: Floats) -> Floats:
        top = np.log(ceiling) if ceiling else p[2]
        inner = np.clip(p[1] * (at - p[0]), -60, 60)
        if kind == "gompertz":
            return np.asarray(top - np.exp(-inner))
        return np.asarray(top - np.log1p(np.exp(-inner)))

    best, least = None, np.inf
    for middle in (2015.0, 2018.0, 2021.0):
        for top in (9.0, 10.0, 11.0):
            start = [middle, 0.6, top]
            found = least_squares(lambda p: value(p, years) - np.log(trains), start, max_nfev=400)
            if found.cost < least:
                best, least = found.x, found.cost
    assert best is not None
    future = years[-1] + np.arange(1, ahead + 1)
    # A curve says how much is added to the last year, so that it begins where the series ends.
    step = value(best, future) - value(best, years[-1:])
    return np.asarray(trains[-1] * np.exp(np.clip(step, -3, 8)))


def ceiling_of(kind: str, years: Floats, trains: Floats) -> float:
    """Where a curve fitted to these years ends, in trains a year."""
    return float(curve(kind, years, trains, 200)[-1])


def forecast(kind: str, years: Floats, trains: Floats, ahead: int) -> Floats:
    """Trains of the next years by one model."""
    if kind == "damped":
        return damped(years, trains, ahead)
    if kind == "capacity":
        return curve("logistic", years, trains, ahead, max(CROSSING_LIMIT, 1.05 * trains[-1]))
    return curve(kind, years, trains, ahead)


def rolling(years: Floats, trains: Floats) -> dict[str, Any]:
    """Errors of every model from every origin, and the pooled logarithmic errors of the ensemble by lead time."""
    found: dict[str, Any] = {name: {} for name in MODELS}
    logs: dict[str, list[tuple[int, float]]] = {name: [] for name in MODELS}
    for origin in ORIGINS:
        known = years <= origin
        truth = trains[~known]
        for name in MODELS:
            guess = forecast(name, years[known], trains[known], len(truth))
            found[name][str(origin)] = float(np.mean(abs(guess / truth - 1)))
            logs[name] += [
                (lead + 1, float(np.log(t / g))) for lead, (t, g) in enumerate(zip(truth, guess, strict=True))
            ]
    mean = {name: float(np.mean(list(found[name].values()))) for name in MODELS}
    inverse = {name: 1 / value for name, value in mean.items()}
    weights = {name: value / sum(inverse.values()) for name, value in inverse.items()}
    return {"errors": found, "mean": mean, "weights": weights, "ceilings": _ceilings(years, trains), "logs": logs}


def _ceilings(years: Floats, trains: Floats) -> dict[str, dict[str, float]]:
    return {
        kind: {str(year): ceiling_of(kind, years[years <= year], trains[years <= year]) for year in (*ORIGINS, 2024)}
        for kind in ("logistic", "gompertz")
    }


def ensemble(years: Floats, trains: Floats, weights: dict[str, float], ahead: int) -> Floats:
    """The weighted geometric mean of the models."""
    logs = sum(weights[name] * np.log(forecast(name, years, trains, ahead)) for name in MODELS)
    return np.asarray(np.exp(logs))


def spread(years: Floats, trains: Floats) -> tuple[Floats, list[dict[str, Any]]]:
    """The spread of the ensemble's logarithmic errors by root of lead time, and whether 80 % intervals held.

    The weights of an origin come from the origins before it, so that nothing is known that was not.
    """
    scaled: list[float] = []
    checks: list[dict[str, Any]] = []
    equal = dict.fromkeys(MODELS, 1 / len(MODELS))
    for origin in (2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023):
        known = years <= origin
        truth = trains[~known]
        guess = ensemble(years[known], trains[known], equal, len(truth))
        errors = np.log(truth / guess) / np.sqrt(np.arange(1, len(truth) + 1))
        if len(scaled) >= 4:
            width = 1.28 * float(np.sqrt(np.mean(np.square(scaled))))
            checks += [
                {"origin": origin, "lead": lead + 1, "inside": bool(abs(e) <= width)} for lead, e in enumerate(errors)
            ]
        scaled += errors.tolist()
    return np.array(scaled), checks


def fans(years: Floats, trains: Floats, weights: dict[str, float], until: int = HORIZON) -> list[dict[str, float]]:
    """The ensemble to the horizon with 50 and 80 % intervals."""
    ahead = int(until - years[-1])
    middle = ensemble(years, trains, weights, ahead)
    # Errors of the years of take-off, before 2018, say nothing about a mature series.
    recent = []
    equal = dict.fromkeys(MODELS, 1 / len(MODELS))
    for origin in (2018, 2019, 2020, 2021, 2022, 2023):
        known = years <= origin
        truth = trains[~known]
        guess = ensemble(years[known], trains[known], equal, len(truth))
        recent += (np.log(truth / guess) / np.sqrt(np.arange(1, len(truth) + 1))).tolist()
    wide = float(np.sqrt(np.mean(np.square(recent))))
    rows = []
    for lead, value in enumerate(middle, 1):
        unit = wide * np.sqrt(lead)
        rows.append(
            {
                "year": int(years[-1]) + lead,
                "trains": float(value),
                "low80": float(value * np.exp(-1.28 * unit)),
                "high80": float(value * np.exp(1.28 * unit)),
                "low50": float(value * np.exp(-0.67 * unit)),
                "high50": float(value * np.exp(0.67 * unit)),
            }
        )
    return rows
