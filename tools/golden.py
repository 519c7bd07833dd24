"""Write the golden playthroughs in tests/golden: for each title a record of a game by bots, and the game as text.

Without arguments the kept records are told again: after a change of words, or to see what a change of the engine does
to them (`git diff tests/golden`). `--play` also lets the bots play new games, for when a change of the rules has made
a record illegal or its game a poor example.
"""

import sys
from pathlib import Path

from highiron import records
from highiron.arena.playing import play
from highiron.arena.schedule import Assignment, Tournament
from highiron.cli.playthrough import tell

MANY = 100_000  # more actions than any game has
GOLDEN = Path(__file__).resolve().parents[1] / "tests" / "golden"

# Title -> the bots of its seats and the deal. Random players among steady ones bring about what good play avoids.
GAMES = {
    "1830": (("steady", "steady", "random", "random"), 3),
    "1846": (("steady", "steady", "random", "random"), 1),
}


def main(arguments: list[str]) -> int:
    for title, (bots, deal) in GAMES.items():
        path = GOLDEN / f"{title}.jsonl"
        if "--play" in arguments:
            tournament = Tournament(title, bots, games=1, keep="highiron")
            path.write_text(play(Assignment(tournament, 0, deal, 0)).record, encoding="utf-8")
        text = told(path)
        path.with_suffix(".txt").write_text(text, encoding="utf-8")
        print(f"{title}: {len(text.splitlines()):,} lines")
    return 0


def told(path: Path) -> str:
    """The text of a kept record. Its last line, a hash of how the engine keeps the state, is left aside."""
    return "\n".join(tell(records.load(path, until=MANY).game)) + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
