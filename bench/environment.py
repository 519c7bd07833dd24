"""How fast the learning environments are, played at random within their masks.

    python -m bench.environment [--games GAMES] [--seed SEED]

For each environment: the number of actions and of numbers in an observation, how long a game is, steps per second
with an observation each, and the mean time of the parts in microseconds. `legal` is the engine's list of moves and
part of `mask`, which turns them into numbers; `step` is a whole step with the mask of the next position.
"""

import argparse
import time
from random import Random

import numpy as np

from highiron.env import make, names
from highiron.env.choices import Choices
from highiron.env.environment import Environment
from highiron.flow import engine


class Clock:
    """Seconds by part."""

    def __init__(self) -> None:
        self.spent = dict.fromkeys(("legal", "mask", "observation", "step"), 0.0)
        self.slowest_mask = 0.0

    def add(self, part: str, since: float) -> None:
        self.spent[part] += time.perf_counter() - since


def choose(env: Environment, rng: Random) -> int:
    """A random kind of action, then a random one of that kind."""
    mask = env.mask(env.agent_selection)
    part = rng.choice([part for part in env.actions.kinds.values() if mask[part].any()])
    return int(part.start) + int(rng.choice(np.flatnonzero(mask[part])))


def play(env: Environment, seed: int, clock: Clock) -> int:
    """Play one game and return its number of actions."""
    rng = Random(seed)
    env.reset(seed=seed)
    while not env.done:
        start = time.perf_counter()
        engine.legal(env.game.state)
        clock.add("legal", start)
        start = time.perf_counter()
        Choices(env.actions, env.game.state)
        env.mask(env.agent_selection)
        clock.add("mask", start)
        clock.slowest_mask = max(clock.slowest_mask, time.perf_counter() - start)
        start = time.perf_counter()
        env.observe(env.agent_selection)
        clock.add("observation", start)
        number = choose(env, rng)
        start = time.perf_counter()
        env.step(number)
        clock.add("step", start)
    return env.sequence


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5, help="games of each environment")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first one")
    given = parser.parse_args()
    heads = ("actions", "numbers", "length", "steps/s", "legal", "mask", "slowest", "observe", "step")
    print(f"{'environment':22}" + "".join(f"{head:>9}" for head in heads))
    for name in names():
        env, clock = make(name), Clock()
        steps = sum(play(env, given.seed + game, clock) for game in range(given.games))
        spent = clock.spent
        micro = {part: 1e6 * seconds / steps for part, seconds in spent.items()}
        columns: list[float] = [
            len(env.actions),
            env.layout().size,
            steps / given.games,
            steps / (spent["observation"] + spent["step"]),
            micro["legal"],
            micro["mask"],
            1e6 * clock.slowest_mask,
            micro["observation"],
            micro["step"],
        ]
        print(f"{name:22}" + "".join(f"{column:9.0f}" for column in columns), flush=True)


if __name__ == "__main__":
    main()
