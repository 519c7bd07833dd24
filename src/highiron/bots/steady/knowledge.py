"""What only one title knows, from its module `steady`; a title without one is met without opinions.

Such a module has a `KNOWLEDGE`. Nothing else has to name the title.
"""

from collections.abc import Callable, Mapping
from random import Random

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.outlook import Outlook
from highiron.core.state import State
from highiron.titles import catalogue

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


Answer = Callable[[Sight, Outlook, Taste], Decision | None]  # None: nothing to say


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
    ) -> None:
        # How good a place a company starts from, 1.0 for an average one: cities near by, rich ends, rivals in the way.
        self.homes = homes or {}
        # Free shares that come with a private, as money for shares which the buyer would have bought anyway.
        self.gifts = gifts or {}
        self.powers = powers or {}  # what a privilege saves or earns the company that uses it
        self.swaps = swaps or {}  # private -> the company whose share it may be swapped for
        self.incomes = incomes or {}  # half of what an independent railway earns in a round goes to its owner
        self.answers = answers or {}  # kind of frame -> who answers for it


def knowledge_of(state: State) -> Knowledge:
    """What is known about the title that is played."""
    return knowledge_about(state.facts.title)


def knowledge_about(title: str) -> Knowledge:
    return catalogue.told(title, "steady", "KNOWLEDGE", _NOTHING)


_NOTHING = Knowledge()
