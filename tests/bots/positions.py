"""Positions of seeded games, found by what may be done in them."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

from highiron.core.actions import Action
from highiron.core.events import Event
from highiron.core.families import Family
from highiron.core.state import State
from highiron.flow import engine
from highiron.game import Game
from highiron.selfplay import play_random_game

# Title, players, seed, options: boards, editions and options that the estimates ought to know about.
GAMES: tuple[tuple[str, int, int, tuple[tuple[str, str], ...]], ...] = (
    ("1830", 3, 1, ()),
    ("1830", 4, 2, (("board", "plus"),)),
    ("1846", 3, 3, ()),
    ("1846", 5, 4, (("half_threshold", "below"), ("privates_edition", "second"))),
)
EACH = 2  # actions of a family that are tried in one position


@cache
def game(number: int) -> Game:
    title, players, seed, options = GAMES[number]
    return play_random_game(title, players, seed, options=dict(options))


def positions(title: str = "") -> Iterator[State]:
    """Every position of the games of a title, or of all."""
    for number, (name, *_) in enumerate(GAMES):
        if title in ("", name):
            yield from (game(number).at(count) for count in range(len(game(number).actions)))


def families(kind: str, title: str = "") -> Iterator[tuple[State, Family]]:
    """Where actions of this kind are legal, and which."""
    for state in positions(title):
        yield from ((state, family) for family in engine.legal(state) if family.kind == kind)


def tried(kind: str, title: str = "") -> Iterator[tuple[State, Action, State, list[Event]]]:
    """A few actions of this kind in every position where there are any: before, action, after, events."""
    rng = Random(kind)
    for state, family in families(kind, title):
        few = list(islice(family, EACH)) + [family.sample(rng) for _ in range(EACH)]
        for action in few:
            after, events = engine.apply(state, action)
            yield state, action, after, events


def played(title: str = "") -> Iterator[tuple[State, Action, State, list[Event]]]:
    """What was really done."""
    for number, (name, *_) in enumerate(GAMES):
        if title in ("", name):
            for count, action in enumerate(game(number).actions):
                yield game(number).at(count), action, game(number).at(count + 1), game(number).events(count + 1)
