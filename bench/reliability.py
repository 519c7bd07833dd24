"""Whether chances to win mean what they say: of seats that are given 70 %, about 70 % should win.

    python -m bench.reliability 1830 [--games 40] [--seed 500000] [--players 4]

Plays games that nothing was learned from (their seeds are their own), of steady players of all characters, asks for
the chances of every seat at the end of every round and now and then in its middle, as the curve of an analysis does,
and counts how many of those seats won in the end.
"""

import argparse
from random import Random

from highiron.analysis.quiet import Quiet
from highiron.bots import make_bot
from highiron.bots.search.playout import round_of
from highiron.bots.steady.character import CHARACTERS
from highiron.bots.table import decisions
from highiron.core.shares import worth
from highiron.game import Game

CLASSES = 10  # of chances
WIDTH = 1 / CLASSES
EVERY = 7  # actions, in the middle of a round
ENDS, MIDDLE = "at the end of rounds", "in their middle"

Pair = tuple[float, float]  # a chance that was told, and what became of it: the part of the win


def one_game(title: str, players: int, seed: int) -> dict[str, list[Pair]]:
    """By where it was told: each chance, and what became of it."""
    rng = Random(seed)
    game = Game(title, players, seed=seed)
    seats = game.state.facts.seats
    bots = {seat: make_bot(rng.choice(CHARACTERS).name, rng.randrange(2**31)) for seat in seats}
    quiet = Quiet()
    told: list[tuple[str, dict[str, float]]] = []
    last = None
    for _ in decisions(game, bots):
        now = round_of(game.state)
        if game.state.pars and not game.over and (now != last or not len(game.actions) % EVERY):
            told.append((MIDDLE if now == last else ENDS, quiet.chances(game.state, begins=now != last)))
        last = now
    wealth = {seat: worth(game.state, seat) for seat in seats}
    best = [seat for seat in seats if wealth[seat] == max(wealth.values())]
    found: dict[str, list[Pair]] = {ENDS: [], MIDDLE: []}
    for where, row in told:
        found[where] += [(row[seat], 1 / len(best) if seat in best else 0.0) for seat in seats]
    return found


def table(pairs: list[Pair]) -> None:
    """How often what was told came true."""
    print("| told | how often | on average | won |\n|---|---|---|---|")
    for step in range(CLASSES):
        inside = [(chance, won) for chance, won in pairs if min(int(chance / WIDTH), CLASSES - 1) == step]
        if inside:
            mean, won = (sum(values) / len(inside) for values in zip(*inside, strict=True))
            print(f"| {step * WIDTH:.0%} to {(step + 1) * WIDTH:.0%} | {len(inside)} | {mean:.0%} | {won:.0%} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=500_000)
    parser.add_argument("--players", type=int, default=4)
    given = parser.parse_args()
    games = [one_game(given.title, given.players, given.seed + game) for game in range(given.games)]
    par = 1 / given.players
    for where in (ENDS, MIDDLE):
        pairs = [pair for game in games for pair in game[where]]
        print(f"{given.title}, {where}: {given.games} games, {len(pairs)} chances")
        table(pairs)
        error = sum((chance - won) ** 2 for chance, won in pairs) / len(pairs)
        print(f"mean square error {error:.3f}; {par * (1 - par):.3f} for always saying {par:.0%}")


if __name__ == "__main__":
    main()
