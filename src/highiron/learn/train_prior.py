"""Training a prior on stock turns that were looked at closely, and how good it is on games it has not seen.

Needs numpy.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import numpy as np

from highiron.learn.adam import Adam, Array, Values, short
from highiron.learn.games import WEIGHING, Choice
from highiron.learn.plan_figures import PLAN_FIGURES
from highiron.learn.prior import Prior
from highiron.learn.weights_file import PriorWeights

UNITS = 12
HELD_OUT = 5  # every fifth game is kept for judging, another fifth stops the training
DECAY = 0.001
PATIENCE = 30  # epochs without a better result
MOST_EPOCHS = 300
BATCH = 32  # decisions
UNIT = 0.01  # of all wealth: gains are learned in hundredths
LARGEST = 5.0  # units that a gain counts as at most: bankruptcies must not drown the rest
MOST_FUTURES = 20.0  # that the prior may count as
FEW = 6  # plans: how often the best one is among the likeliest of that number


class PriorScores(msgspec.Struct, frozen=True):
    """How good a prior is on decisions of games that were not learned from."""

    decisions: int
    explained: float  # of the variance of gains, as far as it is not the chance of the futures
    gain: float  # of the plan it names against the usual one, in parts of all wealth
    gain_error: float  # half the width of the interval that holds the truth in 95 of 100 cases
    best: float  # the same of the plan that came out best: what is there to be had, luck included
    kept: float  # how often the plan that came out best is among its few likeliest
    kept_by_chance: float


class _Network:
    def __init__(self, choices: Sequence[Choice], seed: int) -> None:
        rows = np.concatenate([np.array(choice.rows) for choice in choices])
        rng = np.random.default_rng(seed)
        size = len(PLAN_FIGURES)
        self.means, self.scales = rows.mean(axis=0), rows.std(axis=0) + 0.01
        self.values: Values = {
            "hidden": rng.normal(0, 1 / np.sqrt(size), (size, UNITS)),
            "bias": np.zeros(UNITS),
            "straight": np.zeros(size),
            "out": np.zeros(UNITS),
        }
        self._adam = Adam({"hidden": DECAY, "straight": DECAY, "out": DECAY})

    def learn(self, batch: Sequence[Choice]) -> None:
        """One step on the squared errors of gains; every decision counts alike."""
        values, count = self.values, len(batch)
        gradients = {name: np.zeros_like(value) for name, value in values.items()}
        for choice in batch:
            scaled, units, scores = self._forward(choice)
            error = (scores - scores[0] - _wanted(choice)) / len(scores) / count
            error[0] = -error[1:].sum()  # the first plan is what all the others are measured by
            back = np.outer(error, values["out"]) * (1 - units**2)
            gradients["straight"] += scaled.T @ error
            gradients["out"] += units.T @ error
            gradients["hidden"] += scaled.T @ back
            gradients["bias"] += back.sum(axis=0)
        self.values = self._adam.step(values, gradients)

    def loss(self, choices: Sequence[Choice]) -> float:
        return float(np.mean([np.mean((self.gains(choice) - _wanted(choice)) ** 2) for choice in choices]))

    def gains(self, choice: Choice) -> Array:
        """By plan, against the first one, in units."""
        scores = self._forward(choice)[2]
        against: Array = scores - scores[0]
        return against

    def _forward(self, choice: Choice) -> tuple[Array, Array, Array]:
        scaled = (np.array(choice.rows) - self.means) / self.scales
        units = np.tanh(scaled @ self.values["hidden"] + self.values["bias"])
        return scaled, units, scaled @ self.values["straight"] + units @ self.values["out"]

    def weights(self, futures: float) -> PriorWeights:
        values = self.values
        return PriorWeights(
            figures=PLAN_FIGURES,
            means=short(self.means),
            scales=short(self.scales),
            straight=short(values["straight"] * UNIT),
            hidden=[short(row) for row in np.column_stack([values["bias"], values["hidden"].T])],
            out=short(values["out"] * UNIT),
            futures=round(futures, 2),
        )


def train_prior(
    found: Sequence[Choice], seed: int, tell: Callable[[int, float], None]
) -> tuple[PriorWeights, PriorScores]:
    """Learn from three games in five; one fifth stops the training, one judges."""
    learning = [choice for choice in found if choice.game % HELD_OUT > 1]
    watch = [choice for choice in found if choice.game % HELD_OUT == 1]
    judging = [choice for choice in found if choice.game % HELD_OUT == 0]
    if not learning or not watch or not judging:
        raise ValueError("there are too few decisions to learn a prior from: play more games")
    network = _Network(learning, seed)
    _fit(network, learning, watch, seed, tell)
    weights = network.weights(_futures(network, watch))
    return weights, _scores(Prior(weights), judging)


def _fit(
    network: _Network,
    learning: Sequence[Choice],
    watch: Sequence[Choice],
    seed: int,
    tell: Callable[[int, float], None],
) -> None:
    best, kept, since = network.loss(watch), network.values, 0
    rng = np.random.default_rng(seed)
    for epoch in range(MOST_EPOCHS):
        order = rng.permutation(len(learning))
        for start in range(0, len(order), BATCH):
            network.learn([learning[at] for at in order[start : start + BATCH]])
        loss = network.loss(watch)
        tell(epoch, loss)
        if loss < best - 1e-5:
            best, kept, since = loss, network.values, 0
        else:
            since += 1
            if since > PATIENCE:
                break
    network.values = kept


def _wanted(choice: Choice) -> Any:
    return np.clip(np.array(choice.gains) / UNIT, -LARGEST, LARGEST)


def _futures(network: _Network, watch: Sequence[Choice]) -> float:
    """As many futures of a plan tell as much as the network: by its error, without that of what it is held against."""
    chance = _mean([(np.array(choice.errors[1:]) / UNIT) ** 2 for choice in watch])
    missed = _mean([(network.gains(choice) - np.array(choice.gains) / UNIT)[1:] ** 2 for choice in watch])
    return float(min(MOST_FUTURES, chance * WEIGHING / max(missed - chance, 1e-9)))


def _mean(arrays: Sequence[Array]) -> float:
    return float(np.concatenate(arrays).mean())


def _scores(prior: Prior, judging: Sequence[Choice]) -> PriorScores:
    told = [np.array(prior.gains(choice.rows)) for choice in judging]
    came = [np.array(choice.gains) for choice in judging]
    gains = np.array([gain[int(said.argmax())] for said, gain in zip(told, came, strict=True)])
    chance = _mean([np.array(choice.errors[1:]) ** 2 for choice in judging])
    missed = _mean([((said - gain) ** 2)[1:] for said, gain in zip(told, came, strict=True)])
    spread = _mean([(gain**2)[1:] for gain in came])
    few = [int(gain.argmax()) in np.argsort(-said)[:FEW] for said, gain in zip(told, came, strict=True)]
    return PriorScores(
        decisions=len(judging),
        explained=round(1 - max(0.0, missed - chance) / max(spread - chance, 1e-12), 4),
        gain=round(float(gains.mean()), 5),
        gain_error=round(float(1.96 * gains.std() / np.sqrt(len(gains))), 5),
        best=round(float(np.mean([gain.max() for gain in came])), 5),
        kept=round(float(np.mean(few)), 4),
        kept_by_chance=round(float(np.mean([min(1.0, FEW / len(gain)) for gain in came])), 4),
    )
