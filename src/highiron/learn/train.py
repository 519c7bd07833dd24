"""Training a value on positions of self-played games, and how good it is on games it has not seen. Needs numpy."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import numpy as np

from highiron.learn.adam import Adam, Array, short
from highiron.learn.features import FEATURES
from highiron.learn.games import Position
from highiron.learn.value import SMALLEST
from highiron.learn.weights_file import Weights

UNITS = 16  # of one network: so many have the weights that ship
HELD_OUT = 5  # every fifth game is kept for judging; each of the others stops the training of one network
NETWORKS = HELD_OUT - 1
PATIENCE = 25  # epochs without a better result on the games that are held out for stopping
MOST_EPOCHS = 200  # of one network
DECAY = 0.002
BATCH = 256
EARLY, LATE = 6, 10  # rounds between which a game is half played


class Scores(msgspec.Struct, frozen=True):
    """How good predictions are on positions of games that were not learned from."""

    positions: int
    explained: float  # of the variance of the final parts, 1 is all of it
    named: float  # how often the likeliest winner won
    log_loss: float  # of the chances to win; log(players) for knowing nothing


class Trained(msgspec.Struct, frozen=True):
    """Weights, and what they are worth beside what was there before."""

    weights: Weights
    games: int
    learned: Scores
    present: Scores
    estimate: Scores
    halfway: dict[str, Scores]  # the same where a game is half played
    reliability: list[tuple[float, float, int]]  # mean chance, part that won, how many seats


class _Data:
    """Positions as arrays; a table with fewer seats than the largest is filled up and masked."""

    def __init__(self, found: Sequence[Position]) -> None:
        seats = max(len(position.rows) for position in found)
        shape = (len(found), seats)
        self.rows = np.zeros((*shape, len(FEATURES)))
        self.parts = np.zeros(shape)
        self.present = np.zeros(shape)
        self.wins = np.zeros(shape)
        self.mask = np.zeros(shape, dtype=bool)
        self.rounds = np.array([position.round for position in found])
        for at, position in enumerate(found):
            count = len(position.rows)
            self.rows[at, :count] = position.rows
            self.parts[at, :count] = position.parts
            self.present[at, :count] = position.present
            self.wins[at, :count] = position.wins
            self.mask[at, :count] = True

    def chosen(self, which: np.ndarray[Any, Any]) -> "_Data":
        new = object.__new__(_Data)
        for name, value in vars(self).items():
            setattr(new, name, value[which])
        return new


class _Network:
    """One layer of units, two heads; gradients by hand, for there are only three steps."""

    def __init__(self, means: Array, scales: Array, seed: int, units: int = UNITS) -> None:
        rng = np.random.default_rng(seed)
        self.means, self.scales = means, scales
        size = len(FEATURES)
        self.values: dict[str, Array] = {
            "hidden": rng.normal(0, 1 / np.sqrt(size), (size, units)),
            "bias": np.zeros(units),
            "part": np.zeros(units),
            "win": np.zeros(units),
            "part_lead": np.array([0.2, 0.6]),
            "win_lead": np.array([2.0, 2.0]),
        }
        self._adam = Adam({name: DECAY if name in ("hidden", "part", "win") else 0.0 for name in self.values})

    def judge(self, data: _Data) -> tuple[Array, Array]:
        """Parts and chances of all seats."""
        parts, wins, *_ = self._forward(data)
        return parts, wins

    def _forward(self, data: _Data) -> tuple[Array, Array, Array, Array, Array]:
        scaled = (data.rows - self.means) / self.scales
        units = np.tanh(scaled @ self.values["hidden"] + self.values["bias"])
        leads = np.log(np.maximum(SMALLEST, data.rows[:, :, :2]))
        parts = _softmax(leads @ self.values["part_lead"] + units @ self.values["part"], data.mask)
        wins = _softmax(leads @ self.values["win_lead"] + units @ self.values["win"], data.mask)
        return parts, wins, units, scaled, leads

    def learn(self, data: _Data) -> None:
        """One step on the cross-entropies of final parts and of winners."""
        parts, wins, units, scaled, leads = self._forward(data)
        count = len(data.rows)
        part_error = (parts - data.parts) * data.mask / count * 10  # parts differ little: they are given weight
        win_error = (wins - data.wins) * data.mask / count
        back = part_error[:, :, None] * self.values["part"] + win_error[:, :, None] * self.values["win"]
        back *= 1 - units**2
        size = scaled.shape[-1]
        self.values = self._adam.step(
            self.values,
            {
                "hidden": scaled.reshape(-1, size).T @ back.reshape(-1, back.shape[-1]),
                "bias": back.sum(axis=(0, 1)),
                "part": np.einsum("nsu,ns->u", units, part_error),
                "win": np.einsum("nsu,ns->u", units, win_error),
                "part_lead": np.einsum("nsl,ns->l", leads, part_error),
                "win_lead": np.einsum("nsl,ns->l", leads, win_error),
            },
        )

    def weights(self, manifest: dict[str, object]) -> Weights:
        values = self.values
        hidden = np.column_stack([values["bias"], values["hidden"].T])
        return Weights(
            features=FEATURES,
            means=short(self.means),
            scales=short(self.scales),
            hidden=[short(row) for row in hidden],
            part=short(values["part"]),
            win=short(values["win"]),
            part_lead=_pair(values["part_lead"]),
            win_lead=_pair(values["win_lead"]),
            manifest=manifest,
        )


def train(
    found: Sequence[Position], seed: int, manifest: dict[str, object], tell: Callable[[int, float], None]
) -> Trained:
    """Learn from four games in five; the fifth judges. `tell` hears the epoch and its loss on games held out.

    What is learned is the mean of several networks. Each leaves out another fifth of the games, which stops its
    training: so all but the judging games are learned from, and these have decided nothing.
    """
    networks, curves = [], []
    for number in range(1, 1 + NETWORKS):

        def counted(epoch: int, loss: float, before: int = (number - 1) * MOST_EPOCHS) -> None:
            tell(before + epoch, loss)

        network, curve = fit_one(found, seed, number, counted)
        networks.append(network)
        curves.append(curve)
    return judged(networks, curves, found, manifest)


def fit_one(
    found: Sequence[Position], seed: int, number: int, tell: Callable[[int, float], None]
) -> tuple["_Network", list[float]]:
    """One of the NETWORKS, the first is 1, and the curve of its loss on the games that stop its training."""
    data = _Data(found)
    fold = _folds(found)
    if not all((fold == each).any() for each in range(HELD_OUT)):
        raise ValueError("there are too few games to learn from: at least ten are needed")
    known = data.chosen(fold != 0)
    rows = known.rows[known.mask]
    network = _Network(rows.mean(axis=0), rows.std(axis=0) + SMALLEST, seed + number)
    learning, watch = data.chosen((fold != 0) & (fold != number)), data.chosen(fold == number)
    return network, _fit(network, learning, watch, seed + number, tell)


def judged(
    networks: Sequence["_Network"],
    curves: Sequence[list[float]],
    found: Sequence[Position],
    manifest: dict[str, object],
) -> Trained:
    """The networks together, judged by the games that none of them has seen."""
    network = _together(networks)
    test = _Data(found).chosen(_folds(found) == 0)
    half = test.chosen((test.rounds >= EARLY) & (test.rounds <= LATE))
    parts, wins = network.judge(test)
    halfway = {}
    if len(half.rows):
        halfway = {
            "learned": _scores(*network.judge(half), half),
            "present": _scores(half.present, half.present, half),
            "estimate": _scores(_expected(half), _expected(half), half),
        }
    learned = _scores(parts, wins, test)
    present = _scores(test.present, test.present, test)
    estimate = _scores(_expected(test), _expected(test), test)
    told: dict[str, object] = {
        **manifest,
        "epochs": [len(curve) for curve in curves],
        "curves": [curve[:: max(1, len(curve) // 10)] for curve in curves],
        "held_out": msgspec.to_builtins({"learned": learned, "present": present, "estimate": estimate}),
        "halfway": msgspec.to_builtins(halfway),
    }
    return Trained(
        weights=network.weights(told),
        games=len({position.game for position in found}),
        learned=learned,
        present=present,
        estimate=estimate,
        halfway=halfway,
        reliability=_reliability(wins, test),
    )


def _folds(found: Sequence[Position]) -> Any:
    """Which fifth the game of each position belongs to."""
    return np.array([position.game for position in found]) % HELD_OUT


def _fit(
    network: _Network, learning: _Data, watch: _Data, seed: int, tell: Callable[[int, float], None]
) -> list[float]:
    """Train until the games to watch are no longer judged better; the curve of their loss."""
    best, kept, since, curve = np.inf, network.values, 0, []
    rng = np.random.default_rng(seed)
    for epoch in range(MOST_EPOCHS):
        order = rng.permutation(len(learning.rows))
        for start in range(0, len(order), BATCH):
            network.learn(learning.chosen(order[start : start + BATCH]))
        parts, wins = network.judge(watch)
        loss = _scores(parts, wins, watch).log_loss + 10 * float(_part_loss(parts, watch))
        curve.append(round(loss, 5))
        tell(epoch, loss)
        if loss < best - 1e-5:
            best, kept, since = loss, dict(network.values), 0
        else:
            since += 1
            if since > PATIENCE:
                break
    network.values = kept
    return curve


def _together(networks: Sequence[_Network]) -> _Network:
    """One network that says what these say on average: it has the units of all."""
    count = len(networks)
    whole = _Network(networks[0].means, networks[0].scales, 0)
    for name in whole.values:
        each = [network.values[name] for network in networks]
        if name.endswith("lead"):
            whole.values[name] = np.mean(each, axis=0)
        else:
            joined = np.concatenate(each, axis=-1)
            whole.values[name] = joined if name in ("hidden", "bias") else joined / count
    return whole


def _expected(data: _Data) -> Array:
    """What the estimates of `steady` promise."""
    return data.rows[:, :, 0]


def _scores(parts: Array, wins: Array, data: _Data) -> Scores:
    errors = ((parts - data.parts) ** 2)[data.mask].sum()
    fair = data.mask / data.mask.sum(axis=1, keepdims=True)
    spread = ((fair - data.parts) ** 2)[data.mask].sum()
    likeliest = np.where(data.mask, wins, -1).argmax(axis=1)
    named = data.wins[np.arange(len(likeliest)), likeliest] > 0
    chances = np.clip(wins, 1e-6, 1)
    return Scores(
        positions=len(named),
        explained=round(float(1 - errors / spread), 4),
        named=round(float(named.mean()), 4),
        log_loss=round(float(-(data.wins * np.log(chances)).sum(axis=1).mean()), 4),
    )


def _part_loss(parts: Array, data: _Data) -> Any:
    truth = np.clip(data.parts, 1e-9, 1)
    return (data.parts * (np.log(truth) - np.log(np.clip(parts, 1e-9, 1))) * data.mask).sum(axis=1).mean()


def _reliability(wins: Array, data: _Data) -> list[tuple[float, float, int]]:
    """Ten classes of chances: what was said and what came."""
    said, came = wins[data.mask], data.wins[data.mask]
    found = []
    for low in np.arange(0, 1, 0.1):
        inside = (said >= low) & (said < low + 0.1 + (1e-9 if low > 0.85 else 0))
        if inside.any():
            found.append(
                (round(float(said[inside].mean()), 3), round(float(came[inside].mean()), 3), int(inside.sum()))
            )
    return found


def _softmax(scores: Array, mask: Array) -> Array:
    masked = np.where(mask, scores, -np.inf)
    raised = np.exp(masked - masked.max(axis=1, keepdims=True))
    result: Array = raised / raised.sum(axis=1, keepdims=True)
    return result


def _pair(values: Array) -> tuple[float, float]:
    first, second = short(values)
    return first, second
