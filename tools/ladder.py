#!/usr/bin/env python3
"""Ship a run of the ladder: `python tools/ladder.py FOLDER`.

Copies the TITLE.json that `highiron arena ladder` wrote to FOLDER into the package, and writes docs/ladder.md anew.
"""

import argparse
from pathlib import Path

import msgspec

from highiron.arena.ladder import Ladder
from highiron.arena.shipped import FOLDER
from highiron.cli.ladder import markdown

ROOT = Path(__file__).resolve().parent.parent
HEAD = """# The ladder of the house bots

The last runs of `highiron arena ladder TITLE`, by title. Every deal was dealt to different bots of the pool and
played once from every seat; of the last deal of a run that its time ended, some seats are missing. *Won* is the part
of its games that a bot won, with the interval that holds the truth in 95 of 100 cases (Wilson); *share of wealth* its
mean share of what all players had in the end; *rating* is openskill's (25 for a newcomer) ± 1.96 deviations; times
are processor time for a decision. Quick and strong bots play without a clock here, as far as their effort goes.
Ratings compare bots of one title and run only. How it is run: [bots.md](bots.md).
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where `highiron arena ladder` wrote to")
    folder = parser.parse_args().folder
    FOLDER.mkdir(exist_ok=True)
    texts = [HEAD]
    for path in sorted(folder.glob("*.json")):
        found = msgspec.json.decode(path.read_bytes(), type=Ladder)
        (FOLDER / f"{found.title}.json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
        texts.append(markdown(found))
    (ROOT / "docs" / "ladder.md").write_text("\n".join(texts), encoding="utf-8")


if __name__ == "__main__":
    main()
