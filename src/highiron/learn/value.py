"""The learned value: what part of the final wealth every seat will have, and its chance to win.

A small network looks at one seat's figures at a time, with the same weights for all seats, and corrects what that seat
has now and what estimates promise; parts and chances are softmaxes over the seats. So renaming the seats
renames the answer, and one network serves every number of players. It needs nothing but Python.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp, log, tanh

import msgspec

from highiron.core.state import State
from highiron.learn.features import FEATURES, features

SMALLEST = 1e-3  # a part below this counts as this much where its logarithm is taken


class Weights(msgspec.Struct, frozen=True):
    """A trained network and where it comes from."""

    features: tuple[str, ...]
    means: list[float]
    scales: list[float]
    hidden: list[list[float]]  # a row for each unit: its bias, then a weight for each feature
    part: list[float]  # a weight for each unit
    win: list[float]
    # What counts beside what the units say: the logarithms of the expected and of the present part.
    part_lead: tuple[float, float]
    win_lead: tuple[float, float]
    manifest: dict[str, object]


class Value:
    """A title's learned value."""

    def __init__(self, weights: Weights) -> None:
        if weights.features != FEATURES:
            raise ValueError("these weights were trained on other features; train anew")
        self.weights = weights

    def parts(self, state: State) -> dict[str, float]:
        """Seat -> the part it will have of all wealth; they add up to 1."""
        return self.judge(features(state))[0]

    def chances(self, state: State) -> dict[str, float]:
        """Seat -> its chance to win; they add up to 1."""
        return self.judge(features(state))[1]

    def judge(self, figures: dict[str, list[float]]) -> tuple[dict[str, float], dict[str, float]]:
        """Parts and chances by the seats' features."""
        weights = self.weights
        parts: dict[str, float] = {}
        wins: dict[str, float] = {}
        for seat, row in figures.items():
            scaled = [
                (value - mean) / scale for value, mean, scale in zip(row, weights.means, weights.scales, strict=True)
            ]
            units = [tanh(unit[0] + _dot(unit[1:], scaled)) for unit in weights.hidden]
            leads = [log(max(SMALLEST, row[0])), log(max(SMALLEST, row[1]))]
            parts[seat] = _dot(weights.part_lead, leads) + _dot(weights.part, units)
            wins[seat] = _dot(weights.win_lead, leads) + _dot(weights.win, units)
        return _softmax(parts), _softmax(wins)


def _dot(first: Sequence[float], second: Sequence[float]) -> float:
    return sum(one * other for one, other in zip(first, second, strict=True))


def _softmax(scores: dict[str, float]) -> dict[str, float]:
    top = max(scores.values())
    raised = {seat: exp(score - top) for seat, score in scores.items()}
    total = sum(raised.values())
    return {seat: value / total for seat, value in raised.items()}


@cache
def value_of(title: str) -> Value | None:
    """The value that ships for the title; None where none was trained."""
    place = files("highiron.learn") / "weights" / f"{title}.json"
    if not place.is_file():
        return None
    return Value(msgspec.json.decode(place.read_bytes(), type=Weights))
