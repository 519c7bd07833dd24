"""Buying trains knows no rule about who pays: the policy that a title states decides."""

from typing import ClassVar

from highiron.core.actions import Action, Bankrupt, BuyTrain, IssueShares, Pass, SellShares
from highiron.core.events import Event, Reason
from highiron.core.families import Family
from highiron.core.ids import BANK
from highiron.core.state import State
from highiron.steps.frames import OperatingTurn
from highiron.steps.money import Buys, MoneyPolicy
from highiron.steps.trains import BuyTrains, Deals
from tests.scenario import Table


def at_trains(treasury: int) -> tuple[State, OperatingTurn]:
    """PRR of A, rich, at its train step, without a train but with a route; a 3 costs $180."""
    table = Table(4)
    table.set_phase("3")
    table.start("PRR", 100, "A", A=4, C=2, treasury=treasury)
    table.set_cash("A", 1000)
    table.lay("H10", "57", 1)
    table.operating_turn("PRR", "trains")
    turn = table.state.frame
    assert isinstance(turn, OperatingTurn) and turn.step == "trains"
    return table.state, turn


def offered(step: BuyTrains, state: State, turn: OperatingTurn) -> set[str]:
    found: list[Family] = []
    step.add_families(state, turn, found, True)
    return {family.kind for family in found}


def codes(reasons: list[Reason]) -> list[str]:
    return [reason.code for reason in reasons]


THREE = BuyTrain(seat="A", company="PRR", source="depot", train="3", price=180)


def test_with_the_treasury_alone_nobody_must_buy_and_nobody_helps() -> None:
    step = BuyTrains(MoneyPolicy(), Deals(asked=False))
    state, turn = at_trains(170)
    assert not step.asks(state, turn)
    assert step.explain(state, turn, Pass(seat="A"), True) == []
    assert codes(step.explain(state, turn, THREE, True)) == ["not-enough-cash"]
    assert codes(step.explain(state, turn, Bankrupt(seat="A", company="PRR"), True)) == ["not-bankrupt"]
    assert not step.handles(SellShares(seat="A", company="PRR", count=1))
    assert not step.settle(state, turn, [])
    state, turn = at_trains(200)
    assert step.asks(state, turn)
    assert offered(step, state, turn) == {"pass", "buy_train"}
    step.apply(state, turn, THREE, [])
    assert (state.trains["PRR"], state.cash["PRR"], state.cash["A"]) == (("3",), 20, 1000)


def lender() -> MoneyPolicy:
    """A policy of another title."""

    class Lender(MoneyPolicy):
        """The bank lends $100 at a time, twice at most; a company that is still short loses all it has."""

        kinds: ClassVar[tuple[type[Action], ...]] = (IssueShares,)  # stands for an action that takes a loan

        def __init__(self) -> None:
            self.lent = 0

        def must_buy(self, state: State, company: str) -> bool:
            return not state.trains[company]

        def add_families(self, state: State, turn: OperatingTurn, found: list[Family]) -> None:
            found.append(Family("issue_shares", turn.seat, [{"company": turn.company, "count": 1}]))

        def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
            return []

        def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
            self.lent += 1
            state.pay(BANK, turn.company, 100, events, "loan")

        def is_lost(self, state: State, turn: OperatingTurn) -> bool:
            return self.lent == 2 and state.cash[turn.company] < 180

        def fail(self, state: State, turn: OperatingTurn, buys: Buys, events: list[Event]) -> None:
            state.pay(turn.company, BANK, state.cash[turn.company], events, "liquidation")

    return Lender()


def test_a_policy_that_lends_needs_no_change_of_the_step() -> None:
    step = BuyTrains(lender(), Deals(asked=False))
    loan = IssueShares(seat="A", company="PRR", count=1)
    state, turn = at_trains(100)
    assert offered(step, state, turn) == {"issue_shares"}
    assert codes(step.explain(state, turn, Pass(seat="A"), True)) == ["must-buy-train"]
    assert step.handles(loan) and step.explain(state, turn, loan, True) == []
    step.apply(state, turn, loan, [])
    assert offered(step, state, turn) == {"buy_train", "issue_shares"}
    step.apply(state, turn, THREE, [])
    assert (state.trains["PRR"], state.cash["PRR"], state.cash["A"]) == (("3",), 20, 1000)


def test_what_follows_without_money_is_the_policys_to_say() -> None:
    step = BuyTrains(lender(), Deals(asked=False))
    state, turn = at_trains(0)
    for _ in range(2):
        assert not step.settle(state, turn, [])
        step.apply(state, turn, IssueShares(seat="A", company="PRR", count=1), [])
    state.cash["PRR"] -= 50
    state.cash[BANK] += 50
    assert step.settle(state, turn, [])
    assert (state.cash["PRR"], state.ended) == (0, "")


def test_a_kept_train_is_neither_offered_nor_sold() -> None:
    def kept(state: State, owner: str, train: str) -> list[Reason]:
        return [Reason("train-not-for-sale", "1830-5.7.4", {"train": train, "source": owner})] if train == "2" else []

    state, turn = at_trains(100)
    state.trains["NYC"] = ("2", "3")
    state.floated = (*state.floated, "NYC")
    step = BuyTrains(MoneyPolicy(), Deals(asked=False, kept=kept))
    assert [(box["source"], box["train"]) for box in step.used_boxes(state, turn)] == [("NYC", "3")]
    two = BuyTrain(seat="A", company="PRR", source="NYC", train="2", price=10)
    assert codes(step.explain(state, turn, two, True)) == ["train-not-for-sale"]
