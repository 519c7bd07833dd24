"""The empirical game of strategies: α-rank, Nash equilibria by replicator dynamics, and how sure the ranking is."""

from typing import Any

import numpy as np
from scipy.stats import kendalltau

from highiron.study.geo import Floats

POPULATION = 50
ALPHAS = np.geomspace(1e-2, 1e2, 13)


def fixation(payoff: Floats, resident: int, mutant: int, alpha: float, population: int = POPULATION) -> float:
    """The chance that one mutant takes a population of residents over (Fermi's rule)."""
    p = np.arange(1, population)  # mutants
    rest = population - p
    of_mutant = (payoff[mutant, mutant] * (p - 1) + payoff[mutant, resident] * rest) / (population - 1)
    of_resident = (payoff[resident, mutant] * p + payoff[resident, resident] * (rest - 1)) / (population - 1)
    steps = np.cumsum(-alpha * (of_mutant - of_resident))
    return float(1 / (1 + np.exp(np.clip(steps, -700, 700)).sum()))


def alpha_rank(payoff: Floats, alpha: float, population: int = POPULATION) -> Floats:
    """The stationary distribution over strategies of a population that mutates rarely; rows play against columns."""
    count = len(payoff)
    if count == 1:
        return np.ones(1)
    chain = np.zeros((count, count))
    for resident in range(count):
        for mutant in range(count):
            if resident != mutant:
                chain[resident, mutant] = fixation(payoff, resident, mutant, alpha, population) / (count - 1)
        chain[resident, resident] = 1 - chain[resident].sum()
    # The left eigenvector to the value 1, as the solution of a linear system.
    system = np.vstack([(chain.T - np.eye(count)), np.ones(count)])
    found = np.linalg.lstsq(system, np.r_[np.zeros(count), 1.0], rcond=None)[0]
    found = np.clip(found, 0, None)
    return np.asarray(found / found.sum())


def ranked(payoff: Floats) -> tuple[Floats, float]:
    """α-rank with α raised until the order of strategies no longer changes; and that α."""
    scale = max(1e-9, float(np.ptp(payoff)))
    before: tuple[int, ...] = ()
    chosen, at = alpha_rank(payoff, ALPHAS[0] / scale), float(ALPHAS[0])
    same = 0
    for alpha in ALPHAS:
        found = alpha_rank(payoff, alpha / scale * 10)
        order = tuple(np.argsort(-found, kind="stable").tolist())
        same = same + 1 if order == before else 0
        before, chosen, at = order, found, float(alpha)
        if same >= 3:
            break
    return chosen, at


def replicator(
    payoff: Floats, luck: np.random.Generator, starts: int = 100, rounds: int = 3000
) -> tuple[Floats, float]:
    """The symmetric mixture with the least regret that the dynamics reach from random starts; and the regret."""
    best, least = np.full(len(payoff), 1 / len(payoff)), np.inf
    speed = 0.5 / max(1e-9, float(abs(payoff).max()))
    for _ in range(starts):
        mix = luck.dirichlet(np.ones(len(payoff)))
        for _ in range(rounds):
            gain = payoff @ mix
            step = mix * np.exp(speed * (gain - mix @ gain))
            step /= step.sum()
            if abs(step - mix).max() < 1e-10:
                break
            mix = step
        regret = float((payoff @ mix).max() - mix @ payoff @ mix)
        if regret < least:
            best, least = mix, regret
    return best, least


def analyse(
    cells: dict[tuple[int, int], list[float]], count: int, luck: np.random.Generator, draws: int = 200
) -> dict[str, Any]:
    """Everything from the payoffs of each ordered pair: one against three of the other (deviation-preserving)."""

    def table(rows: dict[tuple[int, int], list[float]]) -> Floats:
        return np.array([[float(np.mean(rows[a, b])) for b in range(count)] for a in range(count)])

    payoff = table(cells)
    rank, alpha = ranked(payoff)
    mix, regret = replicator(payoff, luck, starts=30, rounds=1000)
    firsts = np.zeros(count)
    taus = []
    for _ in range(draws):
        drawn = {key: list(luck.choice(values, len(values))) for key, values in cells.items()}
        again, _ = ranked(table(drawn))
        firsts[int(np.argmax(again))] += 1
        tau = float(kendalltau(rank, again).statistic)
        taus.append(0.0 if np.isnan(tau) else tau)
    return {
        "payoff": payoff,
        "alpha_rank": rank,
        "alpha": alpha,
        "nash": mix,
        "regret": regret,
        "first_probability": firsts / draws,
        "rank_tau": float(np.median(taus)) if count > 1 else 1.0,
    }
