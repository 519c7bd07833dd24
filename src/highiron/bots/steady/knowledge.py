"""What only one title knows, from its module `steady`; a title without one is met without opinions.

Such a module has a `KNOWLEDGE`. Nothing else has to name the title.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING

from highiron.bots.bot import Decision, Sight
from highiron.core.actions import Action
from highiron.core.state import State
from highiron.titles import catalogue

if TYPE_CHECKING:
    from highiron.bots.steady.outlook import Outlook

SPREAD = 0.08  # how far an opinion lies from the common estimate at most


class Taste:
    """Small differences of opinion, so that several steady players do not all want the same things at the same prices.

    The same seed always thinks the same about the same thing.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def of(self, thing: str) -> float:
        """A factor near 1 for a company or private."""
        return Random(f"{self.seed}/{thing}").uniform(1 - SPREAD, 1 + SPREAD)


Answer = Callable[[Sight, "Outlook", Taste], Decision | None]  # None: nothing to say
Figure = Callable[[State, str], int]  # of a company
Plans = Callable[[Sight], list[Action]]


def nothing_owed(state: State, company: str) -> int:
    """Companies of most titles have no loans."""
    return 0


class Knowledge:
    """Opinions about the companies and privates of a title, and answers where its own frames ask."""

    def __init__(
        self,
        homes: Mapping[str, float] | None = None,
        gifts: Mapping[str, int] | None = None,
        powers: Mapping[str, int] | None = None,
        swaps: Mapping[str, str] | None = None,
        incomes: Mapping[str, int] | None = None,
        answers: Mapping[str, Answer] | None = None,
        credit: Figure = nothing_owed,
        interest: Figure = nothing_owed,
        exports: int = 0,
        guarantor: bool = True,
        plans: Plans | None = None,
        decisive: tuple[str, ...] = (),
    ) -> None:
        # How good a place a company starts from, 1.0 for an average one: cities near by, rich ends, rivals in the way.
        self.homes = homes or {}
        # Free shares that come with a private, as money for shares which the buyer would have bought anyway.
        self.gifts = gifts or {}
        self.powers = powers or {}  # what a privilege saves or earns the company that uses it
        self.swaps = swaps or {}  # private -> the company whose share it may be swapped for
        self.incomes = incomes or {}  # half of what an independent railway earns in a round goes to its owner
        self.answers = answers or {}  # kind of frame -> who answers for it; what he leaves open is met as usual
        self.credit = credit  # what the company could borrow without harm
        self.interest = interest  # what its loans cost in a round
        self.exports = exports  # trains that leave the depot after every operating round
        self.guarantor = guarantor  # a president pays for trains that the company has to have
        self.plans = plans  # what only this title has in a turn of the stock round and is worth trying
        self.decisive = decisive  # kinds of frame of its own in which looking ahead gains


def knowledge_of(state: State) -> Knowledge:
    """What is known about the title that is played."""
    return knowledge_about(state.facts.title)


def knowledge_about(title: str) -> Knowledge:
    return catalogue.told(title, "steady", "KNOWLEDGE", _NOTHING)


_NOTHING = Knowledge()
