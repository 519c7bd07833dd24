"""Games between what was learned before and what was learned now, to see whether the new one plays better."""

from math import sqrt

import msgspec

from highiron.bots.bot import Bot, sight_of
from highiron.bots.search.bot import SearchBot
from highiron.bots.search.race import Effort
from highiron.bots.steady.bot import SteadyBot
from highiron.bots.table import MAX_ACTIONS
from highiron.core.shares import worth
from highiron.flow import engine
from highiron.learn.value import Value
from highiron.learn.weights_file import Weights
from highiron.titles import catalogue

EFFORT = Effort(decisions=900, rounds=2, kept=3, glances=1)
FIRST_DEAL = 700_000  # deals of duels are their own: nothing is learned from them
SURE = 1.96  # deviations on either side that hold the truth in 95 of 100 cases
LEAST = 20  # games of which that can be said: of fewer nobody knows how far pairs lie apart


class Duel(msgspec.Struct, frozen=True):
    """A game in which every other seat judges by the new weights, the rest by the old ones."""

    title: str
    deal: int
    new_first: bool
    new: Weights
    old: Weights | None  # None: steady players


class Duelled(msgspec.Struct, frozen=True):
    """The part of the wealth, and of the win, that fell to the new ones."""

    wealth: float
    won: float


class Verdict(msgspec.Struct, frozen=True):
    """What all duels say; one half is par."""

    games: int
    wealth: float
    wealth_error: float  # half the width of the interval that holds the truth in 95 of 100 cases
    won: float

    @property
    def is_gain(self) -> bool:
        """Whether the new ones did better, as far as chance allows to say."""
        return self.wealth - self.wealth_error > 0.5


def rotated(title: str, games: int, new: Weights, old: Weights | None) -> list[Duel]:
    """Every deal twice, with the sides changed."""
    return [Duel(title, FIRST_DEAL + at // 2, at % 2 == 0, new, old) for at in range(games)]


def play_duel(game: Duel) -> Duelled:
    """One game of four, or of two where the title takes no four."""
    counts = catalogue.player_counts(game.title)
    players = 4 if 4 in counts else min(count for count in counts if count % 2 == 0)
    state = catalogue.new_state(catalogue.facts_for(game.title, players), game.deal)
    seats = state.facts.seats
    is_new = {seat: (at % 2 == 0) == game.new_first for at, seat in enumerate(seats)}
    new, old = Value(game.new), None if game.old is None else Value(game.old)
    bots = {seat: _bot(game.deal * 10 + at, new if is_new[seat] else old) for at, seat in enumerate(seats)}
    for number in range(MAX_ACTIONS):
        if state.ended:
            break
        state = engine.apply(state, bots[state.actor].decide(sight_of(state, number)).action)[0]
    wealth = {seat: max(1, worth(state, seat)) for seat in seats}
    best = [seat for seat in seats if wealth[seat] == max(wealth.values())]
    mine = sum(amount for seat, amount in wealth.items() if is_new[seat])
    return Duelled(mine / sum(wealth.values()), sum(is_new[seat] for seat in best) / len(best))


def verdict(duelled: list[Duelled]) -> Verdict:
    """Taken over deals: the two games of a deal hang together. Of one deal alone nothing is sure."""
    pairs = [(duelled[at].wealth + duelled[at + 1].wealth) / 2 for at in range(0, len(duelled) - 1, 2)]
    mean = sum(pairs) / len(pairs)
    won = sum(one.won for one in duelled) / len(duelled)
    error = 1.0
    if len(pairs) > 1:
        error = SURE * sqrt(sum((pair - mean) ** 2 for pair in pairs) / (len(pairs) - 1) / len(pairs))
    return Verdict(len(duelled), round(mean, 4), round(error, 4), round(won, 4))


def _bot(seed: int, value: Value | None) -> Bot:
    return SteadyBot(seed) if value is None else SearchBot(seed, EFFORT, "duellist", learned=lambda title: value)
