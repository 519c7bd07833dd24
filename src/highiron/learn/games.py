"""Games to learn from, with the position at each round's beginning and what some stock turns were found to be worth.

The first ones are of steady players of all characters. Later ones have players at the table who look ahead with what
was learned before, never only such: what is learned shall hold against anybody.
"""

from math import sqrt
from random import Random
from statistics import fmean, stdev

import msgspec

from highiron.bots.bot import Bot, Sight, sight_of
from highiron.bots.search.bot import SearchBot, described
from highiron.bots.search.moments import SHARES, moment_of, plans_for
from highiron.bots.search.playout import round_of
from highiron.bots.search.race import Effort
from highiron.bots.steady.bot import SteadyBot
from highiron.bots.steady.character import CHARACTERS, Character
from highiron.bots.table import MAX_ACTIONS
from highiron.core.shares import worth
from highiron.core.state import State
from highiron.flow import engine
from highiron.learn.features import features
from highiron.learn.value import Value, value_of
from highiron.learn.weights_file import Weights
from highiron.titles import catalogue

USUAL = (4, 3, 5, 4)
BLUNDERS = 0.02  # of the decisions are any legal move, so that odd positions are met too
BLUNDERED = ("buy_share", "sell_shares", "pass", "dividend", "buy_train")  # where a blunder does not wreck the game
LOOKING = 0.5  # of the players look ahead, where something was learned before
EFFORT = Effort(decisions=250, rounds=1, kept=2, glances=1)  # of those
WEIGHED = 0.06  # of all stock turns are looked at closely then: every plan in as many futures
WEIGHING = 4  # futures; they differ little as long as they end with the stock round


class Task(msgspec.Struct, frozen=True):
    """A game to be played."""

    title: str
    players: int
    seed: int
    learned: Weights | None = None  # what those who look ahead judge by; None: all are steady players


class Position(msgspec.Struct, frozen=True):
    """What a position looked like and how its game ended."""

    game: int
    round: int  # operating rounds that have begun
    rows: list[list[float]]  # by seat
    parts: list[float]  # of the final wealth, by seat
    present: list[float]  # of the wealth at that time, by seat
    wins: list[float]  # 1 for the winner; ties share


class Choice(msgspec.Struct, frozen=True):
    """A stock turn: the figures of every plan, and what it came to. The first is what would be done anyway."""

    game: int
    rows: list[list[float]]
    gains: list[float]  # against the first, in parts of the wealth, on average
    errors: list[float]  # the standard errors of these averages


class Lesson(msgspec.Struct, frozen=True):
    """What a game teaches."""

    positions: list[Position]
    choices: list[Choice] = []


def play(task: Task) -> Lesson:
    """One game, and what is kept of it. The same for the same task."""
    rng = Random(f"{task.title}/{task.players}/{task.seed}")
    state = catalogue.new_state(catalogue.facts_for(task.title, task.players), task.seed)
    seats = state.facts.seats
    value = None if task.learned is None else Value(task.learned)
    table = {seat: _player(rng, value) for seat in seats}
    kept: list[tuple[int, dict[str, list[float]], list[float]]] = []
    choices: list[Choice] = []
    last, begun = ("", 0, 0), 0
    for number in range(MAX_ACTIONS):
        if state.ended:
            break
        now = round_of(state)
        if now != last:
            last = now
            begun += now[0] == "operating"
            if state.pars:
                kept.append((begun, features(state), parts_now(state)))
        sight = sight_of(state, number)
        player = table[state.actor]
        if value is not None and rng.random() < WEIGHED:
            choices += _weighed(player.character, value, sight, task.seed)
        state = _next(state, player, sight, rng)
    else:
        return Lesson([])
    final = parts_now(state)
    best = max(final)
    winners = [part == best for part in final]
    wins = [float(won) / sum(winners) for won in winners]
    found = [
        Position(task.seed, at, [rows[seat] for seat in seats], final, present, wins) for at, rows, present in kept
    ]
    return Lesson(found, choices)


def _player(rng: Random, value: Value | None) -> SteadyBot | SearchBot:
    seed, character = rng.randrange(2**31), rng.choice(CHARACTERS)
    if value is not None and rng.random() < LOOKING:
        return _looking(seed, character, value)
    return SteadyBot(seed, character)


def _looking(seed: int, character: Character, value: Value) -> SearchBot:
    return SearchBot(seed, EFFORT, "learner", character, lambda title: value)


def _next(state: State, player: Bot, sight: Sight, rng: Random) -> State:
    if rng.random() < BLUNDERS:
        families = [family for family in sight.families if family.kind in BLUNDERED]
        if families:
            return engine.apply(state, rng.choice(families).sample(rng))[0]
    return engine.apply(state, player.decide(sight).action)[0]


def _weighed(character: Character, value: Value, sight: Sight, game: int) -> list[Choice]:
    """The turn with every plan followed into the same futures; nothing where there is no choice."""
    if moment_of(sight) != SHARES:
        return []
    player = _looking(game, character, value)
    first = player.habit(sight)
    plans = plans_for(sight, first, SHARES, Random(game))
    if len(plans) == 1:
        return []
    race = player.race(sight, plans)
    horizon, _ = player.horizons(sight.state, SHARES)
    for _ in range(WEIGHING):
        race.try_all(horizon)
    usual = race.results[0]
    gains = [[found - at_first for found, at_first in zip(each, usual, strict=True)] for each in race.results]
    errors = [stdev(gain) / sqrt(WEIGHING) for gain in gains]
    return [Choice(game, described(race, value), [fmean(gain) for gain in gains], errors)]


def parts_now(state: State) -> list[float]:
    """Each seat's part of the wealth if the game ended now."""
    wealth = [max(1.0, float(worth(state, seat))) for seat in state.facts.seats]
    return [amount / sum(wealth) for amount in wealth]


def usual_players(title: str) -> list[int]:
    """The numbers of players of one game after the other: those that people sit down with, four most often."""
    counts = catalogue.player_counts(title)
    return [count for count in USUAL if count in counts] or counts


def shipped(title: str) -> Weights | None:
    """What ships for the title, for who goes on from there."""
    value = value_of(title)
    return None if value is None else value.weights
