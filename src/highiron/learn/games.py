"""Games to learn from: tables of steady players of all characters, with the position at each round's beginning."""

from random import Random

import msgspec

from highiron.bots.bot import sight_of
from highiron.bots.search.playout import round_of
from highiron.bots.steady.bot import SteadyBot
from highiron.bots.steady.character import CHARACTERS
from highiron.bots.table import MAX_ACTIONS
from highiron.core.shares import worth
from highiron.core.state import State
from highiron.flow import engine
from highiron.learn.features import features
from highiron.titles import catalogue

USUAL = (4, 3, 5, 4)
BLUNDERS = 0.02  # of the decisions are any legal move, so that odd positions are met too
BLUNDERED = ("buy_share", "sell_shares", "pass", "dividend", "buy_train")  # where a blunder does not wreck the game


class Position(msgspec.Struct, frozen=True):
    """What a position looked like and how its game ended."""

    game: int
    round: int  # operating rounds that have begun
    rows: list[list[float]]  # by seat
    parts: list[float]  # of the final wealth, by seat
    present: list[float]  # of the wealth at that time, by seat
    wins: list[float]  # 1 for the winner; ties share


def positions(title: str, players: int, seed: int) -> list[Position]:
    """One game, and what is kept of it. The same for the same arguments."""
    rng = Random(f"{title}/{players}/{seed}")
    state = catalogue.new_state(catalogue.facts_for(title, players), seed)
    seats = state.facts.seats
    table = {seat: SteadyBot(rng.randrange(2**31), rng.choice(CHARACTERS)) for seat in seats}
    kept: list[tuple[int, dict[str, list[float]], list[float]]] = []
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
        state = _next(state, table, number, rng)
    else:
        return []
    final = parts_now(state)
    best = max(final)
    winners = [part == best for part in final]
    wins = [float(won) / sum(winners) for won in winners]
    return [Position(seed, at, [rows[seat] for seat in seats], final, present, wins) for at, rows, present in kept]


def _next(state: State, table: dict[str, SteadyBot], number: int, rng: Random) -> State:
    sight = sight_of(state, number)
    if rng.random() < BLUNDERS:
        families = [family for family in sight.families if family.kind in BLUNDERED]
        if families:
            return engine.apply(state, rng.choice(families).sample(rng))[0]
    return engine.apply(state, table[state.actor].decide(sight).action)[0]


def parts_now(state: State) -> list[float]:
    """Each seat's part of the wealth if the game ended now."""
    wealth = [max(1.0, float(worth(state, seat))) for seat in state.facts.seats]
    return [amount / sum(wealth) for amount in wealth]


def usual_players(title: str) -> list[int]:
    """The numbers of players of one game after the other: those that people sit down with, four most often."""
    counts = catalogue.player_counts(title)
    return [count for count in USUAL if count in counts] or counts
