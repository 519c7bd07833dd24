"""The learned value: what part of the final wealth every seat will have, and its chance to win.

A small network looks at one seat's figures at a time, with the same weights for all seats, and corrects what that seat
has now and what estimates promise; parts and chances are softmaxes over the seats. So renaming the seats
renames the answer, and one network serves every number of players. It needs nothing but Python.
"""

from functools import cache
from importlib.resources import files
from math import exp, log, tanh

import msgspec

from highiron.core.state import State
from highiron.learn.features import FEATURES, features
from highiron.learn.prior import Prior
from highiron.learn.weights_file import Weights

SMALLEST = 1e-3  # a part below this counts as this much where its logarithm is taken


class Value:
    """A title's learned value."""

    def __init__(self, weights: Weights) -> None:
        if weights.features != FEATURES:
            raise ValueError("these weights were trained on other features; train anew")
        self.weights = weights
        self.prior = None if weights.prior is None else Prior(weights.prior)
        # The scales of the features lie in the weights already: a figure then counts as it is.
        self._biases: list[float] = []
        self._rows: list[list[float]] = []
        for unit in weights.hidden:
            row = [weight / scale for weight, scale in zip(unit[1:], weights.scales, strict=True)]
            self._biases.append(unit[0] - _dot(row, weights.means))
            self._rows.append(row)

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
            units = [tanh(bias + _dot(unit, row)) for bias, unit in zip(self._biases, self._rows, strict=True)]
            leads = [log(max(SMALLEST, row[0])), log(max(SMALLEST, row[1]))]
            parts[seat] = _dot(list(weights.part_lead), leads) + _dot(weights.part, units)
            wins[seat] = _dot(list(weights.win_lead), leads) + _dot(weights.win, units)
        return _softmax(parts), _softmax(wins)


def _dot(first: list[float], second: list[float]) -> float:
    """A plain loop over lists of one length: mypyc makes machine arithmetic of it."""
    total = 0.0
    for at in range(len(first)):
        total += first[at] * second[at]
    return total


def _softmax(scores: dict[str, float]) -> dict[str, float]:
    top = max(scores.values())
    raised = {seat: exp(score - top) for seat, score in scores.items()}
    total = sum(list(raised.values()), 0.0)
    return {seat: value / total for seat, value in raised.items()}


@cache
def value_of(title: str) -> Value | None:
    """The value that ships for the title; None where none was trained."""
    place = files("highiron.learn") / "weights" / f"{title}.json"
    if not place.is_file():
        return None
    return Value(msgspec.json.decode(place.read_bytes(), type=Weights))
