"""Advice for a person: what a bot would do in that seat, and why."""

from highiron.bots.bot import Decision, Sight, sight_of
from highiron.bots.registry import make_bot
from highiron.core.state import State


class NothingToDecide(ValueError):
    """The seat has no move now: it is another's turn, or the game is over."""


def sight_to_decide(state: State, seat: str = "", number: int = 0) -> Sight:
    """The sight of a seat, by default of the one that is asked. Raises NothingToDecide when it has no move."""
    sight = sight_of(state, number, seat)
    if not sight.families:
        raise NothingToDecide(f"seat {sight.seat} has nothing to decide now" if sight.seat else "the game is over")
    return sight


def hint(state: State, seat: str = "", bot: str = "steady", *, seed: int = 0, number: int = 0) -> Decision:
    """What the bot would do in that seat, by default in the one that is asked, after so many actions of the game.

    Thinks in this process and for as long as it takes; `BotWorkers.decide` answers within a limit. The bot sees no
    more than the person in the seat may.
    """
    return make_bot(bot, seed).decide(sight_to_decide(state, seat, number))
