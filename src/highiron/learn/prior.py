"""The learned prior: what the plans of a stock turn are likely to gain, before any is followed.

A small network gives every plan a score by its figures; what counts is the difference to the plan that comes first.
"""

from math import tanh

from highiron.learn.plan_figures import PLAN_FIGURES
from highiron.learn.weights_file import PriorWeights


class Prior:
    """A title's learned prior."""

    def __init__(self, weights: PriorWeights) -> None:
        if weights.figures != PLAN_FIGURES:
            raise ValueError("these weights were trained on other figures of plans; train anew")
        self.futures = weights.futures
        # The scales of the figures lie in the weights: a figure then counts as it is.
        self._out = weights.out
        self._straight = [weight / scale for weight, scale in zip(weights.straight, weights.scales, strict=True)]
        self._biases: list[float] = []
        self._rows: list[list[float]] = []
        for unit in weights.hidden:
            row = [weight / scale for weight, scale in zip(unit[1:], weights.scales, strict=True)]
            self._biases.append(unit[0] - _dot(row, weights.means))
            self._rows.append(row)

    def gains(self, rows: list[list[float]]) -> list[float]:
        """By plan: the part of all wealth that it is expected to bring beyond what the first one brings."""
        scores = [self._score(row) for row in rows]
        return [score - scores[0] for score in scores]

    def _score(self, row: list[float]) -> float:
        score = _dot(self._straight, row)
        for at in range(len(self._rows)):
            score += self._out[at] * tanh(self._biases[at] + _dot(self._rows[at], row))
        return score


def _dot(first: list[float], second: list[float]) -> float:
    """A plain loop over lists of one length: mypyc makes machine arithmetic of it."""
    total = 0.0
    for at in range(len(first)):
        total += first[at] * second[at]
    return total
