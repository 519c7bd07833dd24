"""How often a bot does what people did, in recorded games, by kind of decision: information, not a measure of strength.

    python -m bench.agreement [--games FOLDER] [--bot steady] [--title 1830]

Each decision of a recorded game is put to the bot as its seat saw it. Moves made in another's turn are left out, and
so are those for which there was no choice. Runs count as the same when they earn the same.
"""

import argparse
from collections import Counter
from itertools import islice
from pathlib import Path

from highiron.bench import find_games
from highiron.bots import make_bot, sight_of
from highiron.core.actions import Action, RunTrains, kind_of
from highiron.core.state import State
from highiron.flow import engine
from highiron.game import Game


def alike(state: State, one: Action, other: Action) -> bool:
    """Whether two moves are the same; runs that earn the same are."""
    if isinstance(one, RunTrains) and isinstance(other, RunTrains):
        return earned(state, one) == earned(state, other)
    return one == other


def earned(state: State, runs: RunTrains) -> int:
    """What these runs bring in all."""
    _, events = engine.apply(state, runs)
    return sum(event.args["revenue"] for event in events if event.code == "train-ran")


def choices(game: Game, bot: str) -> tuple[Counter[str], Counter[str]]:
    """Decisions by kind of what was done, and those in which the bot would have done the same."""
    count: Counter[str] = Counter()
    same: Counter[str] = Counter()
    asked = make_bot(bot, 0)
    state = game.at(0)
    for number, action in enumerate(game.actions):
        if action.seat == state.actor:
            sight = sight_of(state, number)
            if len(list(islice((move for family in sight.families for move in family), 2))) > 1:
                kind = kind_of(action)
                count[kind] += 1
                same[kind] += alike(state, asked.decide(sight).action, action)
        state, _ = engine.apply(state, action)
    return count, same


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=Path, help="a folder of recorded games; those beside the project if left out")
    parser.add_argument("--bot", default="steady")
    parser.add_argument("--title", default="", help="only this title")
    given = parser.parse_args()
    games, _ = find_games(given.games)
    by_title: dict[str, list[Game]] = {}
    for game in games:
        if given.title in ("", game.state.facts.title):
            by_title.setdefault(game.state.facts.title, []).append(game)
    for title, played in sorted(by_title.items()):
        count: Counter[str] = Counter()
        same: Counter[str] = Counter()
        for game in played:
            more, agreed = choices(game, given.bot)
            count += more
            same.update(agreed)
        print(f"{title}: {len(played)} games, {given.bot} agrees in {same.total()} of {count.total()}")
        for kind, decisions in count.most_common():
            print(f"  {kind:20} {same[kind]:5} of {decisions:5}  {same[kind] / decisions:4.0%}")


if __name__ == "__main__":
    main()
