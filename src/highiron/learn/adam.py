"""The steps by which networks are trained: Adam, with weights that decay. Needs numpy."""

from typing import Any

import numpy as np

RATE = 0.003

Array = np.ndarray[Any, np.dtype[np.float64]]
Values = dict[str, Array]


class Adam:
    """Keeps what the steps of one network need to know of those before."""

    def __init__(self, decays: dict[str, float]) -> None:
        self._decays = decays  # by name: the part of the values that every step takes away
        self._first: Values = {}
        self._second: Values = {}
        self._steps = 0

    def step(self, values: Values, gradients: Values) -> Values:
        """The values after a step against the gradients."""
        self._steps += 1
        found: Values = {}
        for name, gradient in gradients.items():
            first = self._first[name] = 0.9 * self._first.get(name, 0.0) + 0.1 * gradient
            second = self._second[name] = 0.999 * self._second.get(name, 0.0) + 0.001 * gradient**2
            step = (first / (1 - 0.9**self._steps)) / (np.sqrt(second / (1 - 0.999**self._steps)) + 1e-8)
            found[name] = values[name] * (1 - self._decays.get(name, 0.0)) - RATE * step
        return found


def short(values: Array) -> list[float]:
    """As they are written down: nobody needs more figures of a weight."""
    return [float(f"{value:.5g}") for value in values]
