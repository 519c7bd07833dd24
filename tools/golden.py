"""Write the golden files in tests/golden: for each title a record of a game by bots, the game as text, and counts.

Without arguments the kept records are told again and positions counted again: after a change of words, or to see what
a change of the engine does to them (`git diff tests/golden`). `--play` also lets the bots play new games, for when a
change of the rules has made a record illegal or its game a poor example.

The counts are those of `highiron perft` (prices of a range at both ends only), at the start of every title and number
of players and along one game of each. Those games are drawn from the legal actions sorted by what they say, so that
only the rules decide how they go, not the order in which the engine lists what is legal.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from highiron import records
from highiron.arena.playing import play
from highiron.arena.schedule import Assignment, Tournament
from highiron.cli.playthrough import tell
from highiron.core.actions import Action, action_to_data
from highiron.core.state import State
from highiron.flow import engine
from highiron.perft import perft
from highiron.titles import catalogue

MANY = 100_000  # more actions than any game has
GOLDEN = Path(__file__).resolve().parents[1] / "tests" / "golden"

# Title -> the bots of its seats and the deal. Random players among steady ones bring about what good play avoids.
GAMES = {
    "1830": (("steady", "steady", "random", "random"), 3),
    "1846": (("steady", "steady", "random", "random"), 1),
    "18CE": (("steady", "steady", "random", "random"), 2),
    "1817": (("steady", "steady", "random", "random"), 3),
}

# Title -> options of the games whose positions are counted.
COUNTED: dict[str, list[dict[str, str]]] = {
    "1830": [{}, {"board": "plus"}],
    "1846": [{}, {"privates_edition": "second"}],
    "18CE": [{}],
    "1817": [{}],
}
BANKS = ("depot", "pool")
START_DEPTH = 4
WIDE = 1_000  # sequences of two actions; where there are more, counting those of three takes seconds
AFTER = range(30, 241, 30)  # actions
SELDOM = {"pass": 0.1, "par": 0.3, "sell_shares": 0.1, "issue_shares": 0.2, "redeem_shares": 0.1}
SELDOM |= {"buy_private": 0.1, "exchange_private": 0.02, "trade_private": 0.02, "bankrupt": 0.01}


def main(arguments: list[str]) -> int:
    for title, (bots, deal) in GAMES.items():
        path = GOLDEN / f"{title}.jsonl"
        if "--play" in arguments:
            tournament = Tournament(title, bots, games=1, keep="highiron")
            path.write_text(play(Assignment(tournament, 0, deal, 0)).record, encoding="utf-8")
        text = told(path)
        path.with_suffix(".txt").write_text(text, encoding="utf-8")
        print(f"{title}: {len(text.splitlines()):,} lines")
    (GOLDEN / "perft.txt").write_text("\n".join(counted()) + "\n", encoding="utf-8")
    return 0


def told(path: Path) -> str:
    """The text of a kept record. Its last line, a hash of how the engine keeps the state, is left aside."""
    return "\n".join(tell(records.load(path, until=MANY).game)) + "\n"


def counted(titles: dict[str, list[dict[str, str]]] = COUNTED) -> Iterator[str]:
    """A line for each position: sequences of 1, 2, … legal actions from there."""
    for title, variants in titles.items():
        for options in variants:
            for players in catalogue.player_counts(title):
                state = catalogue.new_state(catalogue.facts_for(title, players, "", options), seed=players)
                name = " ".join([title, *options.values(), f"{players} players"])
                yield f"{name}, start: {_line(perft(state, START_DEPTH, price_ends=True))}"
                rng = Random(players)
                for number in range(1, AFTER[-1] + 1):
                    if state.ended:
                        break
                    state, _ = engine.apply(state, drawn(state, rng))
                    if number in AFTER:
                        counts = perft(state, 2, price_ends=True)
                        if counts[-1] <= WIDE:
                            counts = perft(state, 3, price_ends=True)
                        yield f"{name}, after {number}: {_line(counts)}"


def _line(counts: list[int]) -> str:
    return " ".join(f"{count:,}" for count in counts)


def drawn(state: State, rng: Random) -> Action:
    """A legal action of whoever is asked, rather one that needs nobody's consent."""
    families = {family.kind: family for family in engine.legal(state) if family.seat == state.actor}
    kinds = sorted(families)
    kind = rng.choices(kinds, [SELDOM.get(kind, 1.0) for kind in kinds])[0]
    actions = sorted(families[kind], key=lambda action: json.dumps(action_to_data(action), sort_keys=True))
    if kind == "buy_train":  # of another company only when the bank has none
        actions = [action for action in actions if action_to_data(action)["source"] in BANKS] or actions
    return actions[int(rng.random() * len(actions))]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
