"""What a thought says is so: its figures are worked out again by other means, its reason is the one that holds."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from highiron.bots import make_bot, sight_of
from highiron.core.actions import BuyPrivate
from highiron.game import Game
from tests.bots.told import CHECKS, Moment
from tests.words.test_catalogue import ENGLISH, variables

WORDS = {"company", "private", "hex", "train", "seat", "target", "source", "wanted", "item", "to", "bot"}
NOT_STEADY = {"thought-looks-ahead"}
# What none of the games comes to: debts and sales of wagons in 18CE, and what steady players meet once in many games.
RARE = {"cannot-raise", "declines-merger", "issues-for-train"}
RARE |= {"owes-for-train", "repays-debt", "sells-wagon", "keeps-wagon"}
MOST = 25  # times that the same thought is looked at in one game
GAMES = [
    ("1830", 5, 22, ""),
    ("1830", 4, 3, "random"),
    ("1846", 3, 11, ""),
    ("1846", 4, 3, "random"),
    ("1817", 4, 3, ""),
    ("1817", 5, 20, ""),
    ("1817", 3, 11, ""),
    ("18CE", 4, 23, ""),
    ("18CE", 4, 23, "random"),
]
CASES = [f"{title}/{players}/{seed}/{guest}" for title, players, seed, guest in GAMES]


def moments(title: str, players: int, seed: int, guest: str) -> Iterator[Moment]:
    """The decisions of steady players of a whole game; with a guest in the last seat, who proposes much."""
    game = Game(title, players, seed=seed)
    seats = game.state.facts.seats
    table = {seat: make_bot("steady", seed + at) for at, seat in enumerate(seats)}
    if guest:
        table[seats[-1]] = make_bot(guest, seed)
    while not game.over and len(game.actions) < 3000:
        state, seat = game.state, game.state.actor
        decision = table[seat].decide(sight_of(state, len(game.actions)))
        if not guest or seat != seats[-1]:
            yield Moment(state, len(game.actions), decision, seed + seats.index(seat))
        game.play(decision.action)


@cache
def said(case: str) -> Counter[str]:
    """How often each thought with a check was said in the game and found to be so."""
    title, players, seed, guest = case.split("/")
    count: Counter[str] = Counter()
    for now in moments(title, int(players), int(seed), guest):
        if now.code in CHECKS and count[now.code] < MOST:
            CHECKS[now.code](now)
            count[now.code] += 1
        if isinstance(now.action, BuyPrivate):
            assert now.action.price > 1, "a private given away for a dollar"
    return count


@pytest.mark.parametrize("case", CASES)
def test_figures_and_reasons_of_a_whole_game(case: str) -> None:
    assert len(said(case)) > 12


def with_figures() -> set[str]:
    """Thoughts of steady that tell a figure."""
    told = {key: variables(message) - WORDS for key, message in ENGLISH.items() if key.startswith("thought-")}
    return {key.removeprefix("thought-") for key, figures in told.items() if figures and key not in NOT_STEADY}


def test_every_thought_with_a_figure_has_a_check() -> None:
    assert with_figures() <= set(CHECKS)


def test_nearly_every_check_is_put_to_use() -> None:
    met = set().union(*(said(case) for case in CASES))
    assert set(CHECKS) - met <= RARE
