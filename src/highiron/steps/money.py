"""Who finds the money when a company has to pay more than it has: what a policy answers."""

from collections.abc import Callable
from typing import ClassVar

from highiron.core.actions import Action, BuyTrain
from highiron.core.events import Event, Reason
from highiron.core.families import Family
from highiron.core.state import State
from highiron.flow.checks import not_now, short_of_cash
from highiron.steps.frames import OperatingTurn

Buys = Callable[[State, BuyTrain, list[Event]], None]  # carries out a purchase


class MoneyPolicy:
    """As it stands, the treasury alone pays: no company must buy a train, nobody helps it, nothing can fail.

    A title with a duty to buy states a policy of its own: what may be bought with help, the actions that raise the
    money, and what follows when it cannot be found.
    """

    kinds: ClassVar[tuple[type[Action], ...]] = ()  # actions that raise money
    any_time = False  # some of them are accepted in every step of the turn
    needs_route: ClassVar[bool] = False  # a company without a route need not own a train

    # --- what may be bought ------------------------------------------------------------------------------------

    def must_buy(self, state: State, company: str) -> bool:
        """Whether the company may not go on without a train."""
        return False

    def hopes(self, state: State, company: str) -> int:
        """What a company that need not buy could spend at most, to see whether it is worth asking."""
        return state.cash[company]

    def explain_bank(self, state: State, turn: OperatingTurn, train: str, price: int) -> list[Reason]:
        """Why the bank's train cannot be paid now."""
        return short_of_cash(state, turn.company, price, "bank-trains")

    def explain_used(self, state: State, turn: OperatingTurn) -> list[Reason]:
        """Why no train of another company may be bought now, whatever it costs."""
        return []

    def used_range(self, state: State, turn: OperatingTurn, seller: str, train: str) -> tuple[int, int]:
        """Lowest and highest price for a train of another company; there is none when the lowest is above."""
        return 1, state.cash[turn.company]

    def is_paid(self, state: State, deal: BuyTrain) -> bool:
        """Whether an agreed price is at hand; if not, the policy has asked for it and buys later."""
        return True

    def contribute(self, state: State, company: str, price: int, events: list[Event]) -> None:
        """Bring the treasury up to the price."""

    def bought_unasked(self, state: State, turn: OperatingTurn) -> BuyTrain | None:
        """The train that a company buys by itself when nobody is asked."""
        return None

    # --- raising money -----------------------------------------------------------------------------------------

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family]) -> None:
        """Append the ways to raise money."""

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        """All reasons against an action that raises money."""
        return [not_now(state, action, "step-order", "trains")]

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        """Raise money by a legal action."""

    # --- when there is none ------------------------------------------------------------------------------------

    def may_declare(self, state: State, turn: OperatingTurn) -> bool:
        """Whether bankruptcy may be declared."""
        return False

    def is_lost(self, state: State, turn: OperatingTurn) -> bool:
        """Whether the money cannot be found and nobody is asked any more, unless another company's train helps."""
        return False

    def fail(self, state: State, turn: OperatingTurn, buys: Buys, events: list[Event]) -> None:
        """What follows then; `buys` is for a company that goes on without a president."""
