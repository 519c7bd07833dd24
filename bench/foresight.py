"""How far anybody could tell at an operating round who will win: a bound for what can be learned.

    python -m bench.foresight 1830 [--games 48] [--futures 12] [--round 8]

Plays games that nothing was learned from, of steady players of drawn characters, to where that operating round
begins. There present worth, the estimates of `steady` and the learned value name their winner. Then the game is
played to its end many times by players of the very same characters, who differ only in their tastes: whoever wins
most of these futures is the best guess of somebody who knows all but that. How often each guess is right is told,
with its standard error.
"""

import argparse
from collections import Counter
from math import sqrt
from random import Random

from highiron.analysis import chances
from highiron.bots.bot import Bot, sight_of
from highiron.bots.search.playout import Playout
from highiron.bots.steady.bot import SteadyBot
from highiron.bots.steady.character import CHARACTERS
from highiron.bots.steady.wealth import parts
from highiron.bots.table import MAX_ACTIONS
from highiron.core.shares import worth
from highiron.core.state import State
from highiron.flow import engine
from highiron.learn.features import rounds_played
from highiron.titles import catalogue

Guess = dict[str, float]  # seat -> how good its prospects look


def played_on(state: State, bots: dict[str, Bot], until: int | None = None) -> State:
    """To the end, or to where that operating round begins."""
    for number in range(MAX_ACTIONS):
        begun = state.facts.rules.round_of(state).kind == "operating" and rounds_played(state) == until
        if state.ended or begun:
            break
        state = engine.apply(state, bots[state.actor].decide(sight_of(state, number)).action)[0]
    return state


def winners(state: State) -> list[str]:
    wealth = {seat: worth(state, seat) for seat in state.facts.seats}
    return [seat for seat in wealth if wealth[seat] == max(wealth.values())]


def right(guess: Guess, won: list[str]) -> float:
    """The part of the win that the guess names."""
    named = [seat for seat in guess if guess[seat] == max(guess.values())]
    return len(set(named) & set(won)) / len(named)


def one_game(title: str, players: int, seed: int, until: int, futures: int) -> dict[str, float] | None:
    """Which guesses were right; None where the game ended before."""
    rng = Random(seed)
    state = catalogue.new_state(catalogue.facts_for(title, players), seed)
    characters = {seat: rng.choice(CHARACTERS) for seat in state.facts.seats}

    def table() -> dict[str, Bot]:
        return {seat: SteadyBot(rng.randrange(2**31), character) for seat, character in characters.items()}

    bots = table()
    there = played_on(state, bots, until)
    if there.ended:
        return None
    won = winners(played_on(there, bots))
    same: Counter[str] = Counter()
    drawn: Counter[str] = Counter()
    soon: Counter[str] = Counter()
    for _ in range(futures):
        same.update(winners(played_on(there, table())))
        future = Playout(there.facts.seats, rng)
        drawn.update(winners(played_on(there, dict(future.players))))
        later = chances(future.play(there, 2, "stock")[0])
        soon.update({seat: round(1000 * chance) for seat, chance in later.items()})
    guesses: dict[str, Guess] = {
        "present worth": {seat: float(worth(there, seat)) for seat in characters},
        "estimates of steady": parts(there),
        "learned": chances(there),
        "learned, two stock rounds later": {seat: float(soon[seat]) for seat in characters},
        "any players, to the end": {seat: float(drawn[seat]) for seat in characters},
        "the same players, to the end": {seat: float(same[seat]) for seat in characters},
    }
    return {name: right(guess, won) for name, guess in guesses.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=48)
    parser.add_argument("--futures", type=int, default=12)
    parser.add_argument("--round", type=int, default=8)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=600_000)
    given = parser.parse_args()
    found = []
    for game in range(given.games):
        row = one_game(given.title, given.players, given.seed + game, given.round, given.futures)
        if row is not None:
            found.append(row)
    print(f"{given.title}: {len(found)} games that reached operating round {given.round}")
    for name in found[0] if found else ():
        rate = sum(row[name] for row in found) / len(found)
        print(f"{name}: {rate:.1%} ± {sqrt(rate * (1 - rate) / len(found)):.1%}")


if __name__ == "__main__":
    main()
