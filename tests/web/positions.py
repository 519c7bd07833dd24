"""Records of games at moments that a test wants, played by random players from a seed, so always the same ones."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

from highiron.core.families import Family
from highiron.core.frames import frame_kind
from highiron.core.state import State
from highiron.game import Game
from highiron.records.files import save
from highiron.selfplay import RandomPlayers, play_random_game
from highiron.steps.frames import OperatingTurn
from tests.web.serving import ROOT

NAMES = ["Ada", "Ben", "Cleo", "Dora"]
REAL_GAME = ROOT.parent / "shared" / "games" / "1830" / "1830_game_end_bank.json"  # not part of the project
LONGEST = 1_500  # actions of one game before the next seed is tried

Wanted = Callable[[State, list[Family]], bool]


def game_until(wanted: Wanted, title: str = "1830", players: int = 3) -> Game:
    """The first game, by its seed, that comes to a position as wanted; it stops there."""
    for seed in count():
        game = Game(title, NAMES[:players], seed=seed)
        hands = RandomPlayers(Random(seed), quick=True)
        for _ in range(LONGEST):
            if game.over:
                break
            families = game.legal()
            if wanted(game.state, families):
                return game
            game.play(hands.choose(game.state, families))
    raise AssertionError("seeds do not end")


def record_until(folder: Path, wanted: Wanted, title: str = "1830", players: int = 3) -> Path:
    """As a file of ours."""
    path = folder / f"{title}.jsonl"
    save(game_until(wanted, title, players), path)
    return path


def records_until(folder: Path, wanted: dict[str, Wanted], title: str, players: int = 3) -> dict[str, Path]:
    """Of each position that is wanted the first one in the same games, as files of ours."""
    found: dict[str, Path] = {}

    for seed in count():
        game = Game(title, NAMES[:players], seed=seed)
        hands = RandomPlayers(Random(seed), quick=True)
        for _ in range(LONGEST):
            if game.over:
                break
            families = game.legal()
            for name, is_wanted in wanted.items():
                if name not in found and is_wanted(game.state, families):
                    found[name] = folder / f"{title}-{name}.jsonl"
                    save(game, found[name])
            if len(found) == len(wanted):
                return found
            game.play(hands.choose(game.state, families))
    raise AssertionError("seeds do not end")


def asks(frame: str, *kinds: str) -> Wanted:
    """A position in which that is pending, by the tag of its frame, and all these kinds of move can be made."""

    def wanted(state: State, families: list[Family]) -> bool:
        return frame_kind(state.frame) == frame and set(kinds) <= {family.kind for family in families}

    return wanted


def whole_game(folder: Path) -> Path:
    """A whole game of 1830: one that people played where such files are, else one of random players."""
    if REAL_GAME.is_file():
        return REAL_GAME
    path = folder / "whole.jsonl"
    save(play_random_game("1830", NAMES[:3], seed=3), path)
    return path


def must_sell_for_a_train(state: State, families: list[Family]) -> bool:
    """A company without a train must buy one, and its president has to sell shares before the bank's can be paid."""
    kinds = {family.kind for family in families}
    bought = [box for family in families if family.kind == "buy_train" for box in family.boxes]
    return (
        isinstance(state.frames[-1], OperatingTurn)
        and "sell_shares" in kinds
        and "pass" not in kinds
        and not any(box["source"] in ("depot", "pool") for box in bought)
    )


def at_action(number: int) -> Wanted:
    """A position somewhere in the game: after so many actions of whoever plays."""
    seen = 0

    def wanted(state: State, families: list[Family]) -> bool:
        nonlocal seen
        seen += 1
        return seen > number

    return wanted
