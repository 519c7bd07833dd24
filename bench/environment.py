"""How fast the learning environments are, played at random within their masks.

    python -m bench.environment [--games GAMES] [--seed SEED] [--batches 1,16,256] [--steps STEPS]

For each environment: the number of actions and of numbers in an observation, how long a game is, steps per second
with an observation each, and the mean time of the parts in microseconds. `legal` is the engine's list of moves and
part of `mask`, which turns them into numbers; `step` is a whole step with the mask of the next position. Then, for
each size of batch in the form for training, steps of games per second, and how many times those of a batch of one.
"""

import argparse
import time
from random import Random

import numpy as np

from highiron.env import make, names
from highiron.env.batch import Batch
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


def batch_speed(name: str, games: int, steps: int, seed: int) -> float:
    """Steps of games per second of a batch of so many."""
    batch, rng = Batch(name, games, seed=seed), Random(seed)
    batch.reset()
    start, rounds = time.perf_counter(), max(2, steps // games)
    for _ in range(rounds):
        batch.step([int(rng.choice(np.flatnonzero(row))) for row in batch.masks])
    return rounds * games / (time.perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5, help="games of each environment")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first one")
    parser.add_argument("--batches", default="1,16,256", help="sizes of batches, with commas")
    parser.add_argument("--steps", type=int, default=5_000, help="steps of games in each batch")
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
    sizes = [int(size) for size in given.batches.split(",")]
    print(f"\n{'steps/s of a batch of':22}" + "".join(f"{size:>16}" for size in sizes))
    for name in names():
        speeds = [batch_speed(name, size, given.steps, given.seed) for size in sizes]
        shown = "".join(f"{speed:>9.0f} ({speed / speeds[0]:4.2f})" for speed in speeds)
        print(f"{name:22}{shown}", flush=True)


if __name__ == "__main__":
    main()
