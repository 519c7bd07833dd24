"""Seats that learn nothing: a game of 1846 in the PettingZoo environment, played at random within the action masks.

    pip install highiron[lab]
    python examples/play_environment.py [NAME] [SEED]

First a kind of action is drawn, then one of that kind: of all numbers that are not masked most lay a tile.
"""

import sys
from random import Random

import numpy as np

from highiron.env import make


def main(name: str, seed: int) -> dict[str, float]:
    """Play one game and return what every agent was rewarded with."""
    env = make(name, players=3, seed=seed, render_mode="ansi")
    env.reset()
    rng = Random(seed)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
            continue
        assert seen is not None
        mask = seen["action_mask"]
        kind = rng.choice([kind for kind, part in env.actions.kinds.items() if mask[part].any()])
        part = env.actions.kinds[kind]
        number = part.start + int(rng.choice(np.flatnonzero(mask[part])))
        if info["sequence"] % 100 == 0:
            cash = env.layout()["cash"].of(seen["observation"])[0]
            print(f"{info['sequence']:5} {agent} has ${cash:.0f} and chooses: {env.describe(number)}")
        env.step(number)
    print(env.render())
    print("shares of wealth:", {agent: round(reward, 3) for agent, reward in rewards.items()})
    return rewards


if __name__ == "__main__":
    given = sys.argv[1:]
    main(given[0] if given else "highiron/1846-v1", int(given[1]) if len(given) > 1 else 1)
